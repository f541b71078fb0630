// How a figure fares: damage, strain and conditions, shown wherever it is named and set where it is selected.

import { useTranslation } from 'react-i18next';
import type { Fighter } from '../../rules';
import { VitalsRow } from '../parts/VitalsRow';
import type { TableFigure } from './figures';
import type { TableState } from './useTable';

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

export function FigureStateView({
  table,
  figure: { fighter, standing },
}: {
  table: TableState;
  figure: TableFigure;
}) {
  return (
    <VitalsRow
      damage={standing.damage}
      mostDamage={Math.max(0, (fighter.health ?? 99) - 1)}
      strain={fighter.hero && { value: standing.strain, most: fighter.hero.endurance }}
      conditions={standing.conditions}
      onChange={table.change}
    />
  );
}
