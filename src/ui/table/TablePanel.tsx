// The parts of the panel that every table page shares: what the next tap does, who stands there, who could come.

import { IonRouterLink } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../packs';
import type { FigureId } from '../../rules';
import { Icon } from '../icons';
import { usePrintedNames } from '../parts/names';
import { useFigureState } from './FigureStateView';
import type { TableState } from './useTable';

/** What the next tap on the board does, while that is not moving a figure. */
export function HandHint({ table, pack }: { table: TableState; pack: Pack }) {
  const { t } = useTranslation();
  const { hand } = table;
  const printed = usePrintedNames();
  if (hand.does === 'move') return null;
  return (
    <div className="hand" role="status">
      <p>
        {hand.does === 'put'
          ? t('sight.putHelp', {
              name: printed('cards', hand.of) ?? printed('heroes', hand.of) ?? nameOf(hand.of, pack),
            })
          : t(hand.from ? 'sight.doorHelp2' : 'sight.doorHelp')}
      </p>
      <button type="button" className="btn" onClick={() => table.setHand({ does: 'move' })}>
        {t('sight.cancel')}
      </button>
    </div>
  );
}

const nameOf = (id: string, { cards, heroes }: Pack): string =>
  [...cards.values(), ...heroes.values()].find((entry) => entry.id === id)?.name ?? id;

/** Nothing is refused or lost in silence. */
export function TableNotes({ table }: { table: TableState }) {
  const { t } = useTranslation();
  return (
    <>
      {table.refused && (
        <p className="warning" role="alert">
          {t('sight.refused')}
        </p>
      )}
      {table.leftOut > 0 && (
        <p className="warning" role="status">
          {t('sight.leftOut', { count: table.leftOut })}
        </p>
      )}
    </>
  );
}

export function FigureChips({ table, onChoose }: { table: TableState; onChoose: (id: FigureId) => void }) {
  const stateOf = useFigureState();
  return (
    <ul className="chips">
      {table.figures.map(({ id, name, label, fighter }) => (
        <li key={id}>
          <button type="button" className="btn" onClick={() => onChoose(id)}>
            {[`${name} (${label})`, ...stateOf(fighter)].join(' · ')}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function TableTools({ table }: { table: TableState }) {
  const { t } = useTranslation();
  return (
    <div className="buttons">
      <button type="button" className="btn" onClick={() => table.setHand({ does: 'door' })}>
        <Icon name="door" /> {t('sight.door')}
      </button>
      {table.figures.length > 0 && (
        <button type="button" className="btn" onClick={() => table.stand([])}>
          {t('table.clear')}
        </button>
      )}
      <IonRouterLink className="link" routerLink={`/tiles?way=type&map=${encodeURIComponent(table.mapText)}`}>
        {t('sight.changeMap')}
      </IonRouterLink>
    </div>
  );
}
