// The drill: a table, a drawn activation, and what players told about it. Finishing puts everybody where they ended.

import { useMemo, useState } from 'react';
import { seedRandom } from '../../kernel';
import { rollFor, type Pending } from '../../imperial';
import type { DrawnOrders } from '../../mission';
import type { CardId, DeploymentCard, Pack } from '../../packs';
import { useNames } from '../parts/names';
import { newSeed } from '../parts/seed';
import type { TableState } from '../table/useTable';
import { drawOrders } from './draw';
import { situationOfTable } from './situation';

export function useDrill(pack: Pack, table: TableState) {
  const [random, setRandom] = useState(() => seedRandom(newSeed()));
  const [drawn, setDrawn] = useState<DrawnOrders | null>(null);
  const [last, setLast] = useState<DrawnOrders | null>(null);
  const { table: set, figures } = table;
  const nameOf = useNames();

  const situation = useMemo(() => (set ? situationOfTable(set, pack) : null), [set, pack]);
  const groups = useMemo(
    () =>
      [
        ...new Set(
          figures.filter(({ piece }) => piece.side === 'imperial').map(({ standing }) => standing.of),
        ),
      ].map((card) => ({
        card,
        name: nameOf('cards', pack.cards.get(card as CardId), card),
        elite: isElite(pack.cards.get(card as CardId)),
        group: pack.groups.get(card as CardId),
      })),
    [figures, pack, nameOf],
  );
  const rebels = figures.some(({ piece }) => piece.side === 'rebel');

  return {
    drawn,
    situation,
    groups,
    rebels,
    draw: (card: string) => {
      const group = pack.groups.get(card as CardId);
      const ids = figures.filter(({ standing }) => standing.of === card).map(({ id }) => id);
      const next = group && drawOrders(group, card, ids, random, last?.card === card ? last : null);
      if (!next) return;
      table.choose(null);
      setRandom(next.random);
      setDrawn(next.drawn);
      setLast(next.drawn);
    },
    close: () => setDrawn(null),
    roll: (pending: Extract<Pending, { kind: 'attack' | 'roll' }>) => {
      const rolled = rollFor(pending, random);
      setRandom(rolled.random);
      return rolled.answer;
    },
  };
}

/** Said of groups only: a villain is not "the elite one" of anything. */
const isElite = (card: DeploymentCard | undefined): boolean =>
  card !== undefined && card.elite && !card.unique;

export type Drill = ReturnType<typeof useDrill>;
