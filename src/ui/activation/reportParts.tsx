// What can have happened to a figure, one part of the report each. A part is handed the figure as it was at that moment and
// reports any number of changes at once: a whole hero attack is one more row here.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from '../../imperial';
import { CONDITIONS, remainingHealth, type Fighter, type FigureId } from '../../rules';

export type ReportPartProps = {
  readonly figure: FigureId;
  readonly fighter: Fighter;
  readonly onReport: (changes: readonly Change[]) => void;
  readonly name: string;
  /** The next tap on the board says where the figure stands now. */
  readonly moving: boolean;
  readonly onMove: () => void;
};

type Amount = 'damage' | 'strain' | 'recovered';

/** As many as one tap tells at most. */
const MOST = 12;
const MOST_STRAIN = 4;

const MOST_OF: Readonly<Record<Amount, (fighter: Fighter) => number>> = {
  damage: (fighter) => Math.min(MOST, fighter.health === undefined ? MOST : remainingHealth(fighter)),
  strain: ({ hero }) => (hero ? MOST_STRAIN : 0),
  recovered: ({ damage }) => Math.min(MOST, damage),
};

/** One tap each, whatever the number. */
function Amounts({ figure, fighter, onReport }: ReportPartProps) {
  const { t } = useTranslation();
  return (['damage', 'strain', 'recovered'] as const).map((kind) => {
    const most = MOST_OF[kind](fighter);
    const label = t(`activation.change.amounts.${kind}`);
    return (
      most > 0 && (
        <div key={kind} className="number-row" role="group" aria-label={label}>
          <span className="number-label">{label}</span>
          {Array.from({ length: most }, (_, index) => index + 1).map((amount) => (
            <button
              key={amount}
              type="button"
              className="number"
              aria-label={t(`activation.change.${kind}`, { count: amount })}
              onClick={() => onReport([{ kind, figure, amount }])}
            >
              {amount}
            </button>
          ))}
        </div>
      )
    );
  });
}

function Conditions({ figure, fighter, onReport }: ReportPartProps) {
  const { t } = useTranslation();
  return (
    <div className="buttons">
      {CONDITIONS.map((condition) => {
        const kind = fighter.conditions.includes(condition) ? 'lost' : 'gained';
        return (
          <button
            key={condition}
            type="button"
            className="btn"
            onClick={() => onReport([{ kind, figure, conditions: [condition] }])}
          >
            {t(`activation.change.${kind}`, { what: t(`conditions.${condition}`) })}
          </button>
        );
      })}
    </div>
  );
}

function Whereabouts({ figure, name, moving, onReport, onMove }: ReportPartProps) {
  const { t } = useTranslation();
  return (
    <div className="buttons">
      <button type="button" className="btn" aria-pressed={moving} onClick={onMove}>
        {t('activation.change.moved')}
      </button>
      <button type="button" className="btn" onClick={() => onReport([{ kind: 'gone', figure }])}>
        {t('activation.change.gone')}
      </button>
      {moving && (
        <p className="hand" role="status">
          {t('sight.putHelp', { name })}
        </p>
      )}
    </div>
  );
}

export const REPORT_PARTS: readonly {
  readonly id: string;
  readonly Part: (props: ReportPartProps) => ReactNode;
}[] = [
  { id: 'amounts', Part: Amounts },
  { id: 'conditions', Part: Conditions },
  { id: 'whereabouts', Part: Whereabouts },
];
