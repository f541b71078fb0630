// Who is to be put on the board: heroes first, then everyone else, found by the name in the player's language or in English.

import { IonRouterLink } from '@ionic/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../packs';
import { usePrintedNames } from '../parts/names';
import { SearchField } from '../parts/SearchField';
import { useCollection } from '../services';
import { ownedFigures } from './ownedFigures';
import type { TableState } from './useTable';

const MOST_SHOWN = 40;

export function FigureChooser({ pack, table }: { pack: Pack; table: TableState }) {
  const { t } = useTranslation();
  const printed = usePrintedNames();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const standing = new Set(table.figures.map(({ standing: { of } }) => of));
  const offered = ownedFigures(pack, useCollection().owned);
  const heroes = offered.heroes.filter(({ id }) => !standing.has(id));
  const found = [
    ...heroes.map(({ id, name }) => ({
      id: id as string,
      name: printed('heroes', id) ?? name,
      english: name,
      hint: t('sight.hero'),
    })),
    ...offered.cards.map(({ id, name, elite, affiliation }) => ({
      id: id as string,
      name: printed('cards', id) ?? name,
      english: name,
      hint: [t(`sight.sides.${affiliation}`), ...(elite ? [t('sight.elite')] : [])].join(' · '),
    })),
  ].filter(({ name, english }) => [name, english].some((called) => called.toLowerCase().includes(wanted)));
  return (
    <>
      <h2>{t('sight.chooseTitle')}</h2>
      <SearchField label={t('sight.search')} value={search} onChange={setSearch} />
      {found.length === 0 && <p role="status">{t('sight.nobodyFound')}</p>}
      <ul className="choose-list">
        {found.slice(0, MOST_SHOWN).map(({ id, name, hint }) => (
          <li key={id}>
            <button type="button" className="choose" onClick={() => table.setHand({ does: 'put', of: id })}>
              <span>{name}</span> <span className="choose-hint">{hint}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && (
        <p className="lead">{t('sight.more', { count: found.length - MOST_SHOWN })}</p>
      )}
      <p className="lead">
        {t('sight.ownedOnly')}{' '}
        <IonRouterLink className="link" routerLink="/collection">
          {t('collection.title')}
        </IonRouterLink>
      </p>
    </>
  );
}
