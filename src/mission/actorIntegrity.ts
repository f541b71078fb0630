// Whether the people and figures of a state can be some of its mission, field by field.

import {
  fitsFields,
  isFlag,
  isGiven,
  isOneOf,
  isPlainId,
  keyIn,
  listUpTo,
  maybe,
  orNull,
  recordUpTo,
  textUpTo,
  type Fits,
} from '../kernel';
import {
  CONDITIONS,
  CONTROLLERS,
  INJURIES,
  isGearFacts,
  MAX_POWER_TOKENS,
  PASSIVES,
  POWER_TOKENS,
  SIDES,
} from '../rules';
import { ACTOR_KINDS, GONE } from './actor';
import { isNumber, isPoint, isTally, LONGEST_LIST, MOST_CHANGES, MOST_NAMES, MOST_SIDE } from './bounds';
import type { Game } from './game';
import type { Kit } from './kit';

const tally: Fits = (value) => isTally(value);
const isText = textUpTo(5000);
const list = (fits: Fits): Fits => listUpTo(fits, LONGEST_LIST);

const ACTOR = {
  id: isPlainId,
  kind: isOneOf(ACTOR_KINDS),
  side: isOneOf(SIDES),
  controller: isOneOf(CONTROLLERS),
  activated: tally,
  gone: orNull(isOneOf(GONE)),
};

const HERO = {
  wounded: isFlag,
  items: list(isPlainId),
  gear: maybe(list(fitsFields({ id: isPlainId, on: orNull(isPlainId), facts: maybe(isGearFacts) }))),
  changes: maybe(
    listUpTo(fitsFields({ of: isOneOf(PASSIVES), from: isText, value: isNumber }), MOST_CHANGES),
  ),
  injuries: maybe(listUpTo(isOneOf(INJURIES), INJURIES.length)),
  spent: maybe(recordUpTo(isOneOf(['exhausted', 'depleted']), MOST_NAMES)),
  usedOnce: maybe(list(fitsFields({ from: isText, place: tally, per: isOneOf(['activation', 'round']) }))),
};

export function areActors(kit: Kit, { actors, active }: Pick<Game, 'actors' | 'active'>): boolean {
  const isHero = fitsFields({ ...ACTOR, ...HERO, of: keyIn(kit.heroes) });
  const isOther = fitsFields({
    ...ACTOR,
    of: keyIn(kit.cards),
    health: maybe(isNumber),
    with: maybe(isPlainId),
  });
  return (
    list((actor) => ((actor as Game['actors'][number]).kind === 'hero' ? isHero : isOther)(actor))(actors) &&
    actors.some(({ kind }) => kind === 'hero') &&
    new Set(actors.map(({ id }) => id)).size === actors.length &&
    (active === null || actors.some(({ id }) => id === active))
  );
}

const isSide: Fits = (side) => isTally(side, MOST_SIDE) && side !== 0;

const FIGURE = {
  damage: tally,
  strain: tally,
  at: orNull(isPoint),
  size: (size: unknown) => isPoint(size) && listUpTo(isSide, 2)(size),
  conditions: listUpTo(isOneOf(CONDITIONS), CONDITIONS.length),
  powerTokens: listUpTo(isOneOf(POWER_TOKENS), MAX_POWER_TOKENS),
  incapacitated: maybe(isGiven),
};

export function areFigures(
  kit: Kit,
  { figures, actors, groups }: Pick<Game, 'figures' | 'actors' | 'groups'>,
): boolean {
  const [isCard, isHero] = [keyIn(kit.cards), keyIn(kit.heroes)];
  const isFigure = fitsFields({
    ...FIGURE,
    id: isPlainId,
    of: (of) => isCard(of) || isHero(of),
    actor: orNull(isOneOf(actors.map(({ id }) => id))),
    group: orNull(isOneOf(groups.map(({ id }) => id))),
    form: maybe(keyIn(kit.forms ?? {})),
  });
  return (
    recordUpTo(isFigure, LONGEST_LIST)(figures) &&
    Object.entries(figures).every(([id, figure]) => figure.id === id)
  );
}
