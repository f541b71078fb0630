// Something happened at the table in the middle of an activation: the players say what, the rest is resolved anew.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from '../../imperial';
import type { FigureId } from '../../rules';
import type { NameOf } from './names';

type Props = {
  readonly figures: readonly FigureId[];
  readonly nameOf: NameOf;
  readonly onReport: (changes: readonly Change[]) => void;
};

export function ChangeReport({ figures, nameOf, onReport }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [who, setWho] = useState<FigureId | ''>('');
  const figure = figures.find((id) => id === who);
  const report = (change: Change) => {
    onReport([change]);
    setOpen(false);
  };
  return (
    <details className="change" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('activation.change.title')}</summary>
      <label>
        {t('activation.change.who')}
        <select className="field" value={who} onChange={(event) => setWho(event.target.value as FigureId)}>
          <option value="">{t('activation.change.nobody')}</option>
          {figures.map((id) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </select>
      </label>
      {figure && (
        <div className="buttons">
          {([1, 2, 3] as const).map((amount) => (
            <button
              key={amount}
              type="button"
              className="btn"
              onClick={() => report({ kind: 'damage', figure, amount })}
            >
              {t('activation.change.damage', { count: amount })}
            </button>
          ))}
          <button
            type="button"
            className="btn"
            onClick={() => report({ kind: 'gained', figure, conditions: ['stunned'] })}
          >
            {t('activation.change.stunned')}
          </button>
          <button type="button" className="btn" onClick={() => report({ kind: 'gone', figure })}>
            {t('activation.change.gone')}
          </button>
        </div>
      )}
    </details>
  );
}
