// A change at the table in the middle of an activation: the players report it, and the rest is resolved anew.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from '../../imperial';
import { CONDITIONS, type Condition, type Fighter, type FigureId } from '../../rules';
import type { NameOf } from './names';

type Props = {
  /** Everybody on the map, as they are now. */
  readonly figures: ReadonlyMap<FigureId, Fighter>;
  readonly nameOf: NameOf;
  readonly onReport: (changes: readonly Change[]) => void;
  /** The next tap on the board says where this figure stands now. */
  readonly onMoved: (figure: FigureId) => void;
};

export function ChangeReport({ figures, nameOf, onReport, onMoved }: Props) {
  const { t } = useTranslation();
  const [who, setWho] = useState<FigureId | ''>('');
  const [noted, setNoted] = useState(false);
  const fighter = who === '' ? undefined : figures.get(who);
  return (
    <details className="change">
      <summary>{t('activation.change.title')}</summary>
      <label>
        {t('activation.change.who')}
        <select
          className="field"
          value={who}
          onChange={(event) => {
            setWho(event.target.value as FigureId);
            setNoted(false);
          }}
        >
          <option value="">{t('activation.change.nobody')}</option>
          {[...figures.keys()].map((id) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </select>
      </label>
      {who !== '' && fighter && (
        <div className="buttons">
          {changesFor(who, fighter).map(({ change, word }) => (
            <button
              key={JSON.stringify(change)}
              type="button"
              className="btn"
              onClick={() => {
                onReport([change]);
                setNoted(true);
              }}
            >
              {word.kind === 'condition'
                ? t(word.gained ? 'activation.change.gained' : 'activation.change.lost', {
                    what: t(`conditions.${word.condition}`),
                  })
                : t(`activation.change.${word.kind}`, { count: word.count })}
            </button>
          ))}
          <button type="button" className="btn" onClick={() => onMoved(who)}>
            {t('activation.change.moved')}
          </button>
        </div>
      )}
      {noted && <p role="status">{t('activation.change.noted', { name: nameOf(who) })}</p>}
    </details>
  );
}

type ChangeWord =
  | { readonly kind: 'damage' | 'recovered' | 'strain' | 'gone'; readonly count: number }
  | { readonly kind: 'condition'; readonly condition: Condition; readonly gained: boolean };

/** What can have happened to a figure, one tap each. */
function changesFor(
  figure: FigureId,
  { damage, hero, conditions }: Fighter,
): readonly { readonly change: Change; readonly word: ChangeWord }[] {
  const amount = (kind: 'damage' | 'recovered' | 'strain', count: number) => ({
    change: { kind, figure, amount: count } as const,
    word: { kind, count } as const,
  });
  return [
    ...[1, 2, 3].map((count) => amount('damage', count)),
    ...(damage > 0 ? [amount('recovered', 1)] : []),
    ...(hero ? [amount('strain', 1)] : []),
    ...CONDITIONS.map((condition) => {
      const gained = !conditions.includes(condition);
      const kind = gained ? ('gained' as const) : ('lost' as const);
      return {
        change: { kind, figure, conditions: [condition] },
        word: { kind: 'condition', condition, gained } as const,
      };
    }),
    { change: { kind: 'gone', figure }, word: { kind: 'gone', count: 1 } },
  ];
}
