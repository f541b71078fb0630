// Which cards of the heroes fit a moment outside of fights: ready, with all that the app can see of their needs, and with everybody
// whom they may be used on. The screens ask here, and what goes by itself is decided here.

import {
  isFreeEffect,
  type Aid,
  type AttackDie,
  type Attribute,
  type FigureId,
  type GearEffect,
  type Moment,
  type Offer,
  type PowerToken,
} from '../../../rules';
import type { HeroActor } from '../../actor';
import { heroesIn, sideOf } from '../../actors';
import type { CardPick, CardPlace } from '../../cardUse';
import type { Game } from '../../game';
import type { ComeMoment } from '../../moments';
import { isResolvable } from '../groups/activation';
import { fighterInMission } from '../groups/situation';
import type { Play } from '../play';
import { boardOf } from '../table/board';
import { aidOf, offersOf } from './cards';
import { needsHold } from './needs';
import { excessOf } from './strain';
import { wouldChange } from './worth';

export type MomentOffer = {
  readonly come: ComeMoment;
  readonly offer: Offer;
  /** Whose card it is. */
  readonly hero: string;
  readonly pick: CardPick;
  /** What of the paragraph is picked. */
  readonly aid: Aid;
  /** Figures one of which it is used on, best known first; `null`: it needs none. */
  readonly on: readonly string[] | null;
  /** With nobody as well: the hero alone gains something. */
  readonly alone: boolean;
  /** Power tokens one of which is gained, where the card leaves it open. */
  readonly tokens: readonly PowerToken[];
  /** The card asks for a test of one of these. */
  readonly tests: readonly Attribute[];
  readonly die: AttackDie | null;
  /** The app sees all that must hold. */
  readonly sure: boolean;
  /** How much of its strain becomes damage. */
  readonly over: number;
};

const FIGHTS: ReadonlySet<Moment> = new Set<Moment>([
  'attack',
  'attackRolled',
  'afterAttack',
  'defend',
  'defendRolled',
  'afterDefense',
]);
/** Without a price and left to the players, a card is worth a word only when something begins, ends or falls. */
const REMINDED: ReadonlySet<Moment> = new Set<Moment>([
  'roundStart',
  'missionStart',
  'activationStart',
  'activationEnd',
  'enemyDefeated',
  'rest',
]);

export const paragraphKey = ({ hero, from, place }: CardPlace): string => `${hero} ${from} ${place}`;

/** The players give something for it, or can do it only so often. */
export const hasPrice = ({ actionCost, strainCost, exhaust, deplete, discard, once }: GearEffect): boolean =>
  actionCost + strainCost > 0 || exhaust || deplete || discard || once !== undefined;

function isWorthIt({ effect }: Offer, moment: Moment): boolean {
  if (effect.gives) return true;
  // What attacks make use of is paid for there.
  if (effect.moments.some((one) => FIGHTS.has(one))) return false;
  return hasPrice(effect) || REMINDED.has(moment);
}

const isOf = ({ of }: GearEffect, hero: string, whose: string | null): boolean =>
  of === 'both' || whose === null || (of === 'self') === (hero === whose);

/** What goes with an ability of the hero's turn waits until that is used; of any other, the players know. */
function goesWith({ effect }: Offer, offers: readonly Offer[], { moment, ability }: ComeMoment): boolean {
  if (ability !== undefined) return effect.with === ability;
  const waits = offers.some(
    (other) =>
      other.name === effect.with && other.effect.moments.includes('activation') && hasPrice(other.effect),
  );
  return moment !== 'activation' || !waits;
}

/** What the heroes' cards offer at this moment. */
export const momentOffers = (play: Play, game: Game, come: ComeMoment): readonly MomentOffer[] =>
  inOrder(game, come.hero).flatMap(({ id }) => {
    const offers = offersOf(play, game, id);
    return offers
      .filter((offer) => offer.effect.moments.includes(come.moment) && isWorthIt(offer, come.moment))
      .filter((offer) => isOf(offer.effect, id, come.hero) && goesWith(offer, offers, come))
      .flatMap((offer) => picksOf(offer).flatMap((pick) => fitting(play, game, come, id, offer, pick)));
  });

/** The same without what could change nothing. The app itself goes by the whole list, so that recorded games go as they went. */
const worthwhile = (play: Play, game: Game, come: ComeMoment): readonly MomentOffer[] =>
  momentOffers(play, game, come).flatMap((one) => {
    const { offer, aid, on, alone, hero } = one;
    if (!offer.effect.gives || offer.effect.more === true || harmsEnemies(aid)) return [one];
    const gains = (id: string): boolean => wouldChange(game, id, aid);
    const { to, of } = offer.effect;
    if (on === null)
      return gains(to === undefined && of !== 'self' ? (come.hero ?? hero) : hero) ? [one] : [];
    const left = on.filter(gains);
    if (left.length > 0) return [{ ...one, on: left }];
    return alone && gains(hero) ? [{ ...one, on: null }] : [];
  });

/** What cards can do at any time of the hero's turn. */
export const turnOffers = (play: Play, game: Game, hero: string): readonly MomentOffer[] =>
  worthwhile(play, game, { moment: 'activation', hero });

/** What can be used now, for all that has just come; nothing once the orders of a group are being told. */
export function openOffers(play: Play, game: Game): readonly MomentOffer[] {
  const { moments, window } = game;
  if (!moments || (window && window.told.length > 0 && isResolvable(play, game, window))) return [];
  const found = new Map<string, MomentOffer>();
  for (const one of moments.open.flatMap((come) => worthwhile(play, game, come))) {
    const key = paragraphKey({ hero: one.hero, ...one.offer });
    // What had to be decided before the end of a turn was decided then.
    const isOver = one.come.moment === 'activationEnd' && isDecision(one);
    if (!isOver && !moments.used.includes(key)) found.set(`${key} ${one.pick.or ? 'or' : ''}`, one);
  }
  return [...found.values()];
}

/** Before a turn ends: what the players should decide about. The rest the app sees to by itself. */
export const endingOffers = (play: Play, game: Game, who: string): readonly MomentOffer[] =>
  worthwhile(play, game, { moment: 'activationEnd', hero: who }).filter(
    (one) =>
      !isAutomatic(game, one) &&
      isDecision(one) &&
      !game.moments?.used.includes(paragraphKey({ hero: one.hero, ...one.offer })),
  );

const isDecision = (one: MomentOffer): boolean =>
  hasPrice(one.offer.effect) || one.offer.effect.optional || hasChoice(one);

const hasChoice = ({ on, tokens, offer }: MomentOffer): boolean =>
  on !== null || tokens.length > 0 || offer.effect.or !== undefined || offer.effect.more === true;

/** Walking is told in pieces, and an activation is the players' own. */
const BY_HAND: ReadonlySet<Moment> = new Set<Moment>([
  'move',
  'activation',
  'interact',
  'test',
  'testRolled',
]);

/** It costs nothing, leaves nothing open, and the app sees that it holds. */
export function isAutomatic(game: Game, one: MomentOffer): boolean {
  const { come, offer, aid, sure, hero } = one;
  const { effect, weapon } = offer;
  return (
    game.tracked &&
    sure &&
    isFreeEffect(effect) &&
    effect.gives !== undefined &&
    !BY_HAND.has(come.moment) &&
    !hasChoice(one) &&
    one.tests.length === 0 &&
    (weapon === null || come.moment !== 'enemyDefeated' || weapon === come.weapon) &&
    (aid.movement === undefined || game.active === hero)
  );
}

const inOrder = (game: Game, first: string | null): readonly HeroActor[] =>
  heroesIn(game)
    .filter(({ gone }) => gone === null)
    .toSorted((a, b) => Number(b.id === first) - Number(a.id === first));

const picksOf = ({ effect: { or } }: Offer): readonly CardPick[] => (or ? [{}, { or: true }] : [{}]);

function fitting(
  play: Play,
  game: Game,
  come: ComeMoment,
  hero: string,
  offer: Offer,
  pick: CardPick,
): readonly MomentOffer[] {
  const { effect } = offer;
  const aid = aidOf(effect, pick);
  const judged = (other: string | null) =>
    needsHold(effect.needs, { play, game, holder: hero, ...(other !== null && { other }) });
  const may = (other: string | null) => judged(other) !== false;
  const isSure = (other: string | null) => judged(other) === true;
  const whom = usedOn(play, game, hero, effect, aid);
  const on = whom && whom.filter(may);
  const alone = whom === null || effect.to === 'each';
  if (on ? on.length === 0 && !alone : !subjects(game, come, hero).some(may)) return [];
  const { powerToken = [] } = aid;
  return [
    {
      come,
      offer,
      hero,
      pick,
      aid,
      on: on && on.length > 0 ? on : null,
      alone,
      tokens: powerToken.length > 1 ? powerToken : [],
      tests: isTested(effect) ? effect.attributeTest : [],
      die: aid.hurtDie ?? null,
      sure: (on ?? subjects(game, come, hero)).some(isSure),
      over: strainOver(play, game, hero, effect.strainCost),
    },
  ];
}

/** In the moments of tests an attribute says which tests it helps. */
const isTested = ({ moments }: GearEffect): boolean =>
  !moments.some((moment) => moment === 'test' || moment === 'testRolled');

/** Whom the needs of a card are about that is used on nobody: in the Empire's turn any enemy, else whose moment it is. */
function subjects(game: Game, { moment, hero: whose }: ComeMoment, hero: string): readonly (string | null)[] {
  if (moment === 'enemyTurn') {
    const enemies = figuresOf(game, 'imperial');
    return enemies.length === 0 ? [null] : enemies;
  }
  return [moment === 'enemyDefeated' || whose === null || whose === hero ? null : whose];
}

export const harmsEnemies = ({ hurt, hurtDie, inflict }: Aid): boolean =>
  hurt !== undefined || hurtDie !== undefined || inflict !== undefined;

/** `null`: it is used on nobody in particular. */
function usedOn(
  play: Play,
  game: Game,
  hero: string,
  { to, gives }: GearEffect,
  aid: Aid,
): readonly string[] | null {
  if (harmsEnemies(aid)) return figuresOf(game, 'imperial').filter((id) => isOnMap(play, game, id));
  if (to === undefined || to === 'self' || !gives) return null;
  const friends = figuresOf(game, 'rebel').filter((id) => id !== hero && isOnMap(play, game, id));
  return to === 'both' ? [hero, ...friends] : friends;
}

const figuresOf = (game: Game, side: 'rebel' | 'imperial'): readonly string[] =>
  Object.values(game.figures)
    .filter((figure) => sideOf(game, figure) === side && !figure.incapacitated)
    .map(({ id }) => id);

/** As far as the app knows the map. */
function isOnMap(play: Play, game: Game, id: string): boolean {
  const board = game.tracked ? boardOf(play, game) : null;
  return !board || board.figures.has(id as FigureId) || game.figures[id]?.at === null;
}

/** How much of so much strain a hero would suffer as damage. */
function strainOver(play: Play, game: Game, hero: string, strain: number): number {
  const figure = game.figures[hero];
  const vitals = figure && game.tracked ? fighterInMission(play, game, figure).hero : undefined;
  return vitals ? excessOf(vitals.strain, strain, vitals.endurance) : 0;
}
