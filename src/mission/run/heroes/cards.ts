// The heroes' cards in a running mission: which of them can be used now, what a use of them changes in a fight, what it costs.
// Defenses and attacks ask here alike.

import {
  PLAIN_EFFECT,
  readRoll,
  settledAids,
  withAids,
  type AttackRoll,
  type Aid,
  type AttackSides,
  type Fighter,
  type GearEffect,
  type Offer,
  type UsedAid,
} from '../../../rules';
import type { Actor, HeroActor } from '../../actor';
import { heroesIn, heroIn } from '../../actors';
import { grown } from '../../bounds';
import type { CardPick, CardPlace, CardState, CardUse } from '../../cardUse';
import type { Game } from '../../game';
import { numbersOf } from '../figures/heroNumbers';
import type { Play } from '../play';
import { strainFigure } from '../round/upkeep';
import { emit, update, updateHero, type MissionRun } from '../run';

// ── Ready or not

export const cardState = ({ spent }: Pick<HeroActor, 'spent'>, card: string): CardState =>
  spent?.[card] ?? 'ready';

/** What the hero's cards offer now. Other paragraphs of an exhausted card still count; a depleted one is turned over. */
export function offersOf(play: Play, game: Game, hero: string): readonly Offer[] {
  const actor = heroIn(game, hero);
  if (!actor) return [];
  return (numbersOf(play, game, hero)?.offered ?? []).filter(({ from, place, effect }) => {
    if (isUsedUp(actor, from, place)) return false;
    const state = cardState(actor, from);
    return state === 'ready' || (state === 'exhausted' && !costsTheCard(effect));
  });
}

/** The app carries this ability out, or a part of it, when it is used. */
export const isCarriedOut = (offers: readonly Offer[], ability: string): boolean =>
  offers.some(({ from, effect }) => from === ability && effect.gives !== undefined);

const isUsedUp = ({ usedOnce = [] }: HeroActor, from: string, place: number): boolean =>
  usedOnce.some((used) => used.from === from && used.place === place);

/** With the end of an activation its own limits are over. */
export function forgetActivation(run: MissionRun, hero: string): void {
  const used = heroIn(run.game, hero)?.usedOnce ?? [];
  if (used.length > 0) updateHero(run, hero, { usedOnce: used.filter(({ per }) => per === 'round') });
}

export const costsTheCard = ({ exhaust, deplete, discard }: GearEffect): boolean =>
  exhaust || deplete || discard;

/** A card is turned only once: whoever uses it for one thing cannot use it for another. */
export const spendsCard = (play: Play, game: Game, use: CardUse, hero: string, card: string): boolean =>
  !('gives' in use) &&
  use.hero === hero &&
  use.from === card &&
  costsTheCard(offerAt(play, game, use)?.effect ?? PLAIN_EFFECT);

/** As it is printed, whether or not the card is ready: the players' word counts. */
export const offerAt = (play: Play, game: Game, { hero, from, place }: CardPlace): Offer | undefined =>
  numbersOf(play, game, hero)?.offered.find((offer) => offer.from === from && offer.place === place);

/** The players say how a card lies. */
export function layCard(run: MissionRun, hero: string, card: string, state: CardState): void {
  const { [card]: _before, ...others } = heroIn(run.game, hero)?.spent ?? {};
  updateHero(run, hero, { spent: state === 'ready' ? others : { ...others, [card]: state } });
}

/** When a hero's activation begins, exhausted cards are ready again; depleted ones are not. */
export function readyCards(run: MissionRun, id: string): void {
  const { spent = {} } = heroIn(run.game, id) ?? {};
  const turned = Object.entries(spent).filter(([, state]) => state !== 'exhausted');
  if (turned.length < Object.keys(spent).length) updateHero(run, id, { spent: Object.fromEntries(turned) });
}

/** With the new round, what can be used once in a round can be used again. */
export function withLimitsOver(actor: Actor): Actor {
  if (actor.kind !== 'hero' || !actor.usedOnce) return actor;
  const { usedOnce: _over, ...hero } = actor;
  return hero;
}

// ── In a fight

/** A fight with the cards that are used in it, of whichever side: dice, results, and what only they lend the attacker. */
export function withUses<D extends AttackSides>(
  play: Play,
  game: Game,
  sides: D,
  uses: readonly CardUse[],
  roll?: AttackRoll,
): D {
  const lent = uses.flatMap((use) => lentBy(play, game, use));
  const { attacker } = sides;
  const armed: Fighter = {
    ...attacker,
    surges: [...attacker.surges, ...lent.flatMap(({ surges }) => surges)],
    keywords: [...attacker.keywords, ...lent.flatMap(({ keywords }) => keywords)],
  };
  const held = lent.length === 0 ? sides : { ...sides, attacker: armed };
  const aids = usedAids(play, game, uses);
  const before = withAids(held, settledAids(aids, held, null));
  const read = roll && readRoll(before.attacker, before.defender, roll);
  return read?.ok ? withAids(held, settledAids(aids, held, read.value.final)) : before;
}

/** Uses of cards that nobody has change nothing. */
export const usedAids = (play: Play, game: Game, uses: readonly CardUse[]): readonly UsedAid[] =>
  uses.flatMap((use): UsedAid[] => {
    const { die, into, turned } = use;
    const gives = aidOfUse(play, game, use);
    return gives
      ? [{ gives, ...(die && { die }), ...(into && { into }), ...(turned !== undefined && { turned }) }]
      : [];
  });

export function aidOfUse(play: Play, game: Game, use: CardUse): Aid | undefined {
  if ('gives' in use) return use.gives;
  const effect = offerAt(play, game, use)?.effect;
  return effect && aidOf(effect, use);
}

const NUMBERS = ['accuracy', 'damage', 'surge', 'block', 'evade', 'dodge'] as const;

/** What is picked of a paragraph. Surges that it costs are taken off those that were rolled. */
export function aidOf(effect: GearEffect, { or, option = 0 }: CardPick): Aid {
  const { gives = {}, surgeCost, options } = effect;
  const given: Aid = or ? (effect.or ?? gives) : gives;
  const passives = options[option]?.passives ?? {};
  const sums = NUMBERS.map((of): [string, number] => [
    of,
    (given[of] ?? 0) + (passives[of] ?? 0) - (of === 'surge' ? surgeCost : 0),
  ]);
  return { ...given, ...Object.fromEntries(sums.filter(([, sum]) => sum !== 0)) };
}

type Lent = Pick<Fighter, 'surges' | 'keywords'>;

function lentBy(play: Play, game: Game, use: CardUse): readonly Lent[] {
  const effect = 'gives' in use ? undefined : offerAt(play, game, use)?.effect;
  if (!effect || 'gives' in use) return [];
  const { surge, keyword } = effect.options[use.option ?? 0] ?? {};
  const surges = [...effect.grantsSurges, ...(surge ? [surge] : [])];
  return [{ surges: surges.map((one) => ({ ...one, from: use.from })), keywords: keyword ? [keyword] : [] }];
}

// ── What it costs

/** Strain, the card itself, damage to its user. Actions are counted where they are taken, surges where they are rolled. */
export function payForUses(run: MissionRun, uses: readonly CardUse[]): void {
  for (const use of uses) if (!('gives' in use)) payFor(run, use);
}

export function payFor(run: MissionRun, use: CardPlace & CardPick): void {
  const strain = offerAt(run.play, run.game, use)?.effect.strainCost ?? 0;
  layDown(run, use);
  const figure = run.game.figures[use.hero];
  if (strain > 0 && figure && run.game.tracked) strainFigure(run, figure, strain);
}

/** The card itself: exhausted, depleted or gone. */
export function layDown(run: MissionRun, use: CardPlace): void {
  const { hero, from } = use;
  const offer = offerAt(run.play, run.game, use);
  if (!offer) return;
  const { exhaust, deplete, discard, once } = offer.effect;
  const { usedOnce = [] } = heroIn(run.game, hero) ?? {};
  if (once !== undefined)
    updateHero(run, hero, { usedOnce: grown(usedOnce, { from, place: use.place, per: once }) });
  emit(run, { kind: 'cardUsed', hero, card: cardIn(run.play, offer) });
  if (discard) discardCard(run, hero, from);
  else if (deplete) layCard(run, hero, from, 'depleted');
  else if (exhaust) layCard(run, hero, from, 'exhausted');
}

/** As events name it: by its id where it is a card, so that the log can call it as printed; abilities have only a name. */
export const cardIn = ({ kit }: Play, { from, name }: Offer): string => (kit.gear?.[from] ? from : name);

/** Out of the hero's hands, and out of the campaign where it was an item of the party. */
function discardCard(run: MissionRun, id: string, card: string): void {
  const hero = heroIn(run.game, id);
  if (!hero) return;
  const { gear = [], items } = hero;
  updateHero(run, id, { gear: gear.filter((held) => held.id !== card && held.on !== card) });
  if (!items.includes(card)) return;
  const { gains } = run.game;
  update(run, { gains: { ...gains, lostItems: grown(gains.lostItems, card) } });
}

/** Whose cards may be used in somebody's fight: the own first, then those of friends who are still there. */
export const cardHolders = (game: Game, id: string): readonly HeroActor[] =>
  heroesIn(game)
    .filter(({ gone }) => gone === null)
    .toSorted((a, b) => Number(b.id === id) - Number(a.id === id));
