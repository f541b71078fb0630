// An army as players put it together: what it costs and which rules of the list it leaves (legion 2.1, 2.2). One box
// cannot keep all of them, so these are remarks and refuse nothing.

import { LEGION_RANKS, type LegionCards, type LegionRank } from '../cards';
import { unitCardFor, unitPoints, type ArmyEntry } from './unit';

export const ARMY_POINTS = 800;

export const RANK_LIMITS: Readonly<Record<LegionRank, readonly [number, number]>> = {
  commander: [1, 2],
  corps: [3, 6],
  special: [0, 3],
  support: [0, 3],
  heavy: [0, 2],
};

export type ArmyRemark =
  | { readonly code: 'tooManyPoints'; readonly points: number }
  | { readonly code: 'rank'; readonly rank: LegionRank; readonly count: number }
  | { readonly code: 'twice'; readonly card: string }
  | { readonly code: 'upgradeTwice' | 'upgradeNotForUnit'; readonly card: string; readonly upgrade: string };

export const armyPoints = (cards: LegionCards, entries: readonly ArmyEntry[]): number =>
  entries.reduce((all, entry) => all + unitPoints(cards, entry), 0);

export function armyRemarks(cards: LegionCards, entries: readonly ArmyEntry[]): readonly ArmyRemark[] {
  const points = armyPoints(cards, entries);
  const ranks = LEGION_RANKS.flatMap((rank): readonly ArmyRemark[] => {
    const count = entries.filter(({ card }) => unitCardFor(cards, card).rank === rank).length;
    const [least, most] = RANK_LIMITS[rank];
    return count < least || count > most ? [{ code: 'rank', rank, count }] : [];
  });
  const unique = [...new Set(entries.map(({ card }) => card))].flatMap((card): readonly ArmyRemark[] =>
    unitCardFor(cards, card).unique && entries.filter((entry) => entry.card === card).length > 1
      ? [{ code: 'twice', card }]
      : [],
  );
  const upgrades = entries.flatMap(({ card, upgrades: taken = [] }) =>
    taken.flatMap((upgrade, index): readonly ArmyRemark[] => {
      if (taken.indexOf(upgrade) < index) return [{ code: 'upgradeTwice', card, upgrade }];
      return cards.upgrades[upgrade]?.for.includes(card)
        ? []
        : [{ code: 'upgradeNotForUnit', card, upgrade }];
    }),
  );
  return [
    ...(points > ARMY_POINTS ? [{ code: 'tooManyPoints' as const, points }] : []),
    ...ranks,
    ...unique,
    ...upgrades,
  ];
}
