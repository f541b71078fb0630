// How a figure fares: damage, strain and conditions, shown wherever it is named and set where it is selected.

import { useTranslation } from 'react-i18next';
import { CONDITIONS, type Fighter } from '../../rules';
import { Stepper } from '../parts/Stepper';
import type { TableFigure } from './figures';
import type { Table } from './useTable';

/** The state of a figure in a few words; none for one that is unharmed. */
export function useFigureState(): (fighter: Fighter) => readonly string[] {
  const { t } = useTranslation();
  return ({ damage, hero, conditions }) => [
    ...(hero?.wounded ? [t('table.wounded')] : []),
    ...(damage > 0 ? [t('table.damage', { count: damage })] : []),
    ...(hero && hero.strain > 0 ? [t('table.strain', { count: hero.strain })] : []),
    ...conditions.map((condition) => t(`conditions.${condition}`)),
  ];
}

export function FigureState({ table, figure }: { table: Table; figure: TableFigure }) {
  const { t } = useTranslation();
  const { fighter, standing } = figure;
  const { damage, strain, conditions } = standing;
  return (
    <>
      <Stepper
        label={t('table.damageLabel')}
        value={damage}
        most={Math.max(0, (fighter.health ?? 99) - 1)}
        onChange={(value) => table.change({ damage: value })}
      />
      {fighter.hero && (
        <Stepper
          label={t('table.strainLabel')}
          value={strain}
          most={fighter.hero.endurance}
          onChange={(value) => table.change({ strain: value })}
        />
      )}
      <div className="chips" role="group" aria-label={t('table.conditions')}>
        {CONDITIONS.map((condition) => (
          <button
            key={condition}
            type="button"
            className="btn"
            aria-pressed={conditions.includes(condition)}
            onClick={() =>
              table.change({
                conditions: conditions.includes(condition)
                  ? conditions.filter((other) => other !== condition)
                  : [...conditions, condition],
              })
            }
          >
            {t(`conditions.${condition}`)}
          </button>
        ))}
      </div>
    </>
  );
}
