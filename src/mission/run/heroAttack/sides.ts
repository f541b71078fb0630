// A hero's or an ally's attack before the dice fall: who fights whom, from where, with what help. Odds, screen and the
// attack itself ask here, so that they cannot differ.

import {
  attackRefusal,
  gainConditions,
  stunForbids,
  theFigure,
  type AttackRefusal,
  type AttackSides,
  type Fighter,
  type Side,
} from '../../../rules';
import { controllerOf, sideOf } from '../../actors';
import type { CardUse } from '../../cardUse';
import type { AttackAsk } from '../../command';
import type { Game } from '../../game';
import { numbersOf } from '../figures/heroNumbers';
import { armedFighter, fighterInMission, objectOf, withoutSurgesOf } from '../groups/situation';
import { aidOfUse, offerAt, spendsCard, withUses } from '../heroes/cards';
import { duelForbids } from '../duels';
import type { Play } from '../play';
import { thingStateOf } from '../table/things';
import {
  pieceOnBoard,
  attackPlaceOf,
  friendsBeside,
  reachedBy,
  spotsOf,
  type AttackPlace,
  type Reached,
} from './place';

/** Why the rules forbid it; a card may allow it all the same. `unplaced`: the app does not know where they stand. */
export type AttackObjection = AttackRefusal | { readonly code: 'stunned' | 'unplaced' | 'duel' };

export type HeroAttack = AttackSides & {
  readonly whyNot: AttackObjection | null;
  /** Whom Blast, Cleave and the like would hurt. */
  readonly reached: Reached;
};

const NOBODY: Reached = { blast: [], cleave: [], splash: [] };
const ANYWHERE: AttackPlace = { distance: null, adjacent: true, sight: true };

/** `null`: nobody attacks, or nothing can be attacked. */
export function attackSides(play: Play, game: Game, ask: AttackAsk): HeroAttack | null {
  const { uses = [], surges, tokens, allowed } = ask;
  const figure = game.figures[ask.attacker];
  const defender = targetOf(play, game, ask.target);
  if (!figure || !defender) return null;
  const armed = armedFighter(play, game, figure, ask.weapon);
  const bare = withoutSurgesOf(armed, (card) =>
    uses.some((use) => spendsCard(play, game, use, ask.attacker, card)),
  );
  const attacker = gainConditions(strained(play, game, bare, ask), helpBefore(play, game, uses));
  const standing = pieceOnBoard(play, game, ask.attacker);
  const spots = standing && spotsOf(play, game, standing.board, ask.target);
  const placing =
    standing && spots ? attackPlaceOf(standing.board, theFigure(standing.piece), spots) : ANYWHERE;
  const helped = standing ? friendsBeside(play, game, standing.board, ask.target) : null;
  const context =
    helped && helped.block + helped.evade > 0 ? { ...placing, bonus: { defender: helped } } : placing;
  const sides = withUses(play, game, { attacker, defender, context }, uses, ask.roll);
  const reached =
    standing && spots
      ? reachedBy(standing.board, standing.piece, sides.attacker, { id: ask.target, spots })
      : NOBODY;
  const isForbidden = duelForbids(game, ask.attacker, ask.target);
  const whyNot = isForbidden
    ? ({ code: 'duel' } as const)
    : standing && spots
      ? objection(sides)
      : ({ code: 'unplaced' } as const);
  return {
    ...sides,
    context: {
      ...sides.context,
      others: {
        blast: reached.blast.length,
        cleave: reached.cleave.length,
        splash: reached.splash.length,
      },
      ...(surges && { spending: surges }),
      ...(tokens && { tokens }),
      ...(allowed && { allowed }),
    },
    whyNot,
    reached,
  };
}

function objection({ attacker, defender, context }: AttackSides): AttackObjection | null {
  const isStunned = stunForbids(attacker, { playedByApp: false, ownActivation: true });
  return isStunned ? { code: 'stunned' } : (attackRefusal(attacker, defender, context) ?? null);
}

/** With the strain that the own cards cost: a surge that is left may recover it again. */
function strained(play: Play, game: Game, fighter: Fighter, { attacker, uses = [] }: AttackAsk): Fighter {
  const cost = uses.reduce(
    (sum, use) =>
      'gives' in use || use.hero !== attacker
        ? sum
        : sum + (offerAt(play, game, use)?.effect.strainCost ?? 0),
    0,
  );
  const { hero } = fighter;
  return hero && cost > 0
    ? { ...fighter, hero: { ...hero, strain: Math.min(hero.endurance, hero.strain + cost) } }
    : fighter;
}

/** Conditions that cards give before the roll: Focused adds its die to this very attack. */
const helpBefore = (play: Play, game: Game, uses: readonly CardUse[]) =>
  uses.flatMap((use) => (isBefore(play, game, use) ? (aidOfUse(play, game, use)?.become ?? []) : []));

export const isBefore = (play: Play, game: Game, use: CardUse): boolean =>
  'gives' in use || (offerAt(play, game, use)?.effect.moments.includes('attack') ?? false);

function targetOf(play: Play, game: Game, id: string): Fighter | undefined {
  const figure = game.figures[id];
  if (figure) return fighterInMission(play, game, figure);
  const thing = play.things.get(id);
  const { onMap, carriedBy, destroyed } = thingStateOf(play, game, id);
  return thing && onMap && carriedBy === null && !destroyed ? objectOf(play, game, thing) : undefined;
}

const isEnemy = (own: Side | undefined, other: Side): boolean =>
  own !== undefined && own !== other && own !== 'neutral' && other !== 'neutral';

/** Whatever can be attacked at all: enemies, then things with health. */
export function attackTargets(play: Play, game: Game, attacker: string): readonly string[] {
  const figures = Object.values(game.figures);
  const own = game.figures[attacker];
  const side = own && sideOf(game, own);
  const enemies = figures.filter(
    (figure) =>
      !figure.incapacitated &&
      controllerOf(game, figure) !== 'players' &&
      isEnemy(side, sideOf(game, figure)),
  );
  const things = [...play.things.keys()].filter((id) => targetOf(play, game, id) !== undefined);
  return [...enemies.map(({ id }) => id), ...things];
}

/** The first weapon that can attack the target, or anybody; where none can, the first of all. */
export function handyWeapon(play: Play, game: Game, attacker: string, target: string | null): string | null {
  const weapons = numbersOf(play, game, attacker)?.weapons ?? [];
  const targets = target === null ? attackTargets(play, game, attacker) : [target];
  const reaches = (weapon: string): boolean =>
    targets.some((id) => attackSides(play, game, { attacker, target: id, weapon })?.whyNot === null);
  return (weapons.find(({ id }) => reaches(id)) ?? weapons[0])?.id ?? null;
}
