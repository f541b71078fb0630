// What a sensible party does on the map between missions: learns, buys what helps most, hands it out. One errand after
// another; `undefined` when there is nothing left to do.

import {
  cardsToLearn,
  gearOf,
  heldCards,
  legalCampaignCommands,
  lessonsLeft,
  priceOf,
  type CampaignCommand,
  type CampaignPlay,
  type CampaignState,
  type Gear,
} from '../../campaign';
import type { Pack } from '../../packs';
import { meanDamage } from '../party/expectation';
import { armsAmong, inHand } from '../party/arms';

export function nextErrand(
  pack: Pack,
  play: CampaignPlay,
  state: CampaignState,
): CampaignCommand | undefined {
  return (
    lesson(play, state) ??
    handOut(play, state) ??
    fixUp(play, state) ??
    (isMarketOpen(state) ? purchase(pack, play, state) : undefined) ??
    stageEnd(play, state)
  );
}

/** In a classic campaign only in one of its stages. */
const isMarketOpen = ({ classic }: CampaignState): boolean =>
  classic === undefined || (classic.stage === 'rebel' && classic.forced.length === 0);

/** Nothing is left to do in this stage of a classic campaign: any green cards, and on. */
function stageEnd(play: CampaignPlay, state: CampaignState): CampaignCommand | undefined {
  const { classic } = state;
  if (!classic || classic.forced.length > 0 || classic.stage === 'mission') return undefined;
  if (classic.stage !== 'deck') return { kind: 'endStage' };
  return legalCampaignCommands(play, state).find(({ kind }) => kind === 'chooseSides');
}

function lesson(play: CampaignPlay, state: CampaignState): CampaignCommand | undefined {
  for (const hero of state.heroes) {
    if (lessonsLeft(state, hero) === 0) continue;
    // The dearest card that may be learnt is usually the best one.
    const cards = cardsToLearn(play, state, hero.id);
    const [card] = cards.toSorted(
      (a, b) => (play.kit.classCards[b]?.xp ?? 0) - (play.kit.classCards[a]?.xp ?? 0),
    );
    if (card !== undefined) return { kind: 'train', hero: hero.id, card };
  }
  return undefined;
}

const LIMITS = { weapon: 2, armor: 1, equipment: 3 } as const;

const carriedBy = (gear: readonly Gear[], hero: string, kind: Gear['kind']): readonly Gear[] =>
  gear.filter((piece) => piece.hero === hero && piece.kind === kind);

/** Armor and equipment that lies in the ship goes to whoever has least of it. */
function handOut(play: CampaignPlay, state: CampaignState): CampaignCommand | undefined {
  const gear = gearOf(play, state);
  const idle = gear.find(
    ({ hero, kind, owner }) => hero === null && owner === null && (kind === 'armor' || kind === 'equipment'),
  );
  if (!idle || (idle.kind !== 'armor' && idle.kind !== 'equipment')) return undefined;
  const { id, kind } = idle;
  const counts = state.heroes.map((hero) => ({
    hero: hero.id,
    count: carriedBy(gear, hero.id, kind).length,
  }));
  const [least] = counts.toSorted((a, b) => a.count - b.count);
  return least && least.count < LIMITS[kind] ? { kind: 'assign', item: id, hero: least.hero } : undefined;
}

/** Modifications that lie in the ship go to the first weapon that takes them. */
function fixUp(play: CampaignPlay, state: CampaignState): CampaignCommand | undefined {
  const gear = gearOf(play, state);
  const loose = gear.find(({ kind, on }) => kind === 'modification' && on === null);
  if (!loose) return undefined;
  const weapon = gear.find(({ id, kind, hero, reach, slots }) => {
    const used = gear.filter(({ on }) => on === id).length;
    const fits = loose.owner === null || loose.owner === hero;
    return kind === 'weapon' && hero !== null && reach === loose.reach && used < slots && fits;
  });
  return weapon && { kind: 'fix', item: loose.id, on: weapon.id };
}

/** Less than that is not worth the credits. */
const LEAST_GAIN = 0.25;

/** The weapon, on sale or in the ship, that helps somebody most; and it into that one's hands. */
function purchase(pack: Pack, play: CampaignPlay, state: CampaignState): CampaignCommand | undefined {
  const gear = gearOf(play, state);
  const owned = gear
    .filter(({ kind, hero, owner }) => kind === 'weapon' && hero === null && owner === null)
    .map(({ id }) => id);
  const onSale = state.stock.filter(
    (item) => play.kit.items[item]?.kind === 'weapon' && priceOf(play, state, item) <= state.credits,
  );
  const best = (ids: readonly string[]): number =>
    Math.max(0, ...armsAmong(pack, ids.map(inHand)).map(meanDamage));
  const offers = [...owned, ...onSale].flatMap((item) =>
    state.heroes.map(({ id }) => {
      const arms = armsAmong(pack, heldCards(play, state, id));
      return { item, hero: id, gain: best([item]) - Math.max(0, ...arms.map(meanDamage)) };
    }),
  );
  const [top] = offers.toSorted((a, b) => b.gain - a.gain);
  if (!top || top.gain < LEAST_GAIN) return undefined;
  if (!owned.includes(top.item)) return { kind: 'buy', item: top.item };
  const weapons = carriedBy(gear, top.hero, 'weapon');
  const worst =
    weapons.length < LIMITS.weapon ? undefined : weapons.toSorted((a, b) => best([a.id]) - best([b.id]))[0];
  return worst
    ? { kind: 'assign', item: worst.id, hero: null }
    : { kind: 'assign', item: top.item, hero: top.hero };
}
