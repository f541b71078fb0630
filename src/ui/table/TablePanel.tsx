// The parts of the panel that every table page shares: what the next tap does, who stands there, who could come.

import { IonRouterLink } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../packs';
import type { FigureId } from '../../rules';
import { Icon } from '../icons';
import type { Table } from './useTable';

/** What the next tap on the board does, while that is not moving a figure. */
export function HandHint({ table, pack }: { table: Table; pack: Pack }) {
  const { t } = useTranslation();
  const { hand } = table;
  if (hand.does === 'move') return null;
  return (
    <div className="hand" role="status">
      <p>
        {hand.does === 'put'
          ? t('sight.putHelp', { name: nameOf(hand.of, pack) })
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

/** A link that was cut off or edited says so instead of losing figures in silence. */
export function LeftOut({ table }: { table: Table }) {
  const { t } = useTranslation();
  if (table.leftOut === 0) return null;
  return (
    <p className="warning" role="status">
      {t('sight.leftOut', { count: table.leftOut })}
    </p>
  );
}

export function FigureChips({ table, onChoose }: { table: Table; onChoose: (id: FigureId) => void }) {
  return (
    <ul className="chips">
      {table.figures.map(({ id, name, label }) => (
        <li key={id}>
          <button type="button" className="btn" onClick={() => onChoose(id)}>
            {name} ({label})
          </button>
        </li>
      ))}
    </ul>
  );
}

export function TableTools({ table }: { table: Table }) {
  const { t } = useTranslation();
  return (
    <div className="buttons">
      <button type="button" className="btn" onClick={() => table.setHand({ does: 'door' })}>
        <Icon name="door" /> {t('sight.door')}
      </button>
      <IonRouterLink className="link" routerLink={`/tiles?way=type&map=${encodeURIComponent(table.mapText)}`}>
        {t('sight.changeMap')}
      </IonRouterLink>
    </div>
  );
}
