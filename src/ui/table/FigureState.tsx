// How a figure fares: damage, strain and conditions, shown wherever it is named and set where it is selected.

import { useTranslation } from 'react-i18next';
import type { Fighter } from '../../rules';
import { Vitals } from '../parts/Vitals';
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

export function FigureState({ table, figure: { fighter, standing } }: { table: Table; figure: TableFigure }) {
  return (
    <Vitals
      damage={standing.damage}
      mostDamage={Math.max(0, (fighter.health ?? 99) - 1)}
      strain={fighter.hero && { value: standing.strain, most: fighter.hero.endurance }}
      conditions={standing.conditions}
      onChange={table.change}
    />
  );
}
