// Numbers of a mission in a running game: written out, calculated, or looked up by heroes and difficulty. An unknown
// name is 0; the checks refuse such names before a mission is played.

import { alliesIn, heroesIn, heroIn, othersIn } from '../../actors';
import type { Game, ScriptScope } from '../../game';
import type { Kit } from '../../kit';
import type { BuiltInName, GameFunction } from '../../language/expression';
import { bounded, valueOfExpression, type ValueSources } from '../../language/expressionUse';
import type { Blanks, Num } from '../../language/nodes';
import type { FigureRef } from '../../language/words';
import type { FilledBlanks } from '../../prompt';
import type { MissionRun } from '../run';
import { thingStateOf } from '../table/things';
import { figuresOf, isOf, partyOf } from '../figures/who';

export function numberOf(run: MissionRun, num: Num, scope: ScriptScope): number {
  if (typeof num === 'number') return bounded(num);
  if (typeof num === 'string')
    return valueOfExpression(run.play.expressionOf(num), sourcesOf(run, scope)) ?? 0;
  const { difficulty } = run.game;
  if ('normal' in num) return numberOf(run, num[difficulty], scope);
  const heroes = heroesIn(run.game).length;
  if (heroes <= 2) return numberOf(run, num['2'], scope);
  return numberOf(run, heroes === 3 ? num['3'] : num['4'], scope);
}

/** For what can be counted: a whole number, never below 0. */
export const countOf = (run: MissionRun, num: Num, scope: ScriptScope): number =>
  Math.max(0, Math.trunc(numberOf(run, num, scope)));

/** The blanks of a text. `heroes` and `round` can be used in every text. */
export function fillBlanks(run: MissionRun, blanks: Blanks | undefined, scope: ScriptScope): FilledBlanks {
  const filled = Object.entries(blanks ?? {}).map(([name, blank]) => [
    name,
    typeof blank === 'object' && 'who' in blank
      ? namesOf(run, blank.who, scope)
      : numberOf(run, blank, scope),
  ]);
  return { heroes: heroesIn(run.game).length, round: run.game.round, ...Object.fromEntries(filled) };
}

function namesOf(run: MissionRun, who: FigureRef, scope: ScriptScope): FilledBlanks[string] {
  const heroes = partyOf(run, who, scope);
  if (heroes.length > 0) return { heroes };
  const cards = figuresOf(run, who, scope).flatMap((id) => run.game.figures[id]?.of ?? []);
  return { cards: [...new Set(cards)] };
}

function sourcesOf(run: MissionRun, { numbers }: ScriptScope): ValueSources {
  const { play, game } = run;
  return {
    name: (name) =>
      own(BUILT_IN, name)?.(game, numbers, play.kit) ?? own(numbers, name) ?? own(game.variables, name) ?? 0,
    game: (name, id) => GAME_VALUES[name](run, id),
  };
}

/** The entry itself, never something that every object has (a variable may be called `constructor`). */
const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

type Numbers = Readonly<Record<string, number>>;

const BUILT_IN: Readonly<Record<BuiltInName, (game: Game, numbers: Numbers, kit: Kit) => number>> = {
  heroes: (game) => heroesIn(game).length,
  round: ({ round }) => round,
  hard: ({ difficulty }) => (difficulty === 'hard' ? 1 : 0),
  tracked: ({ tracked }) => (tracked ? 1 : 0),
  medpacs: ({ medpacs }) => medpacs,
  supplies: ({ supplies }) => supplies,
  healthy: (game) => heroesIn(game).filter(({ wounded, gone }) => !wounded && gone === null).length,
  wounded: (game) => heroesIn(game).filter(({ wounded, gone }) => wounded && gone === null).length,
  withdrawn: (game) => heroesIn(game).filter(({ gone }) => gone === 'withdrew').length,
  escaped: (game) => heroesIn(game).filter(({ gone }) => gone === 'escaped').length,
  rescued: (game) =>
    othersIn(game).filter(({ kind, gone }) => kind === 'bystander' && gone === 'escaped').length,
  groups: ({ groups }) => groups.length,
  peril: ({ peril }) => peril.step,
  credits: ({ gains }) => gains.credits,
  fame: ({ gains }) => gains.fame,
  threat: ({ threat }) => threat?.amount ?? 0,
  threatLevel: ({ threat }) => threat?.level ?? 0,
  allyCost: (game, _, { cards }) => alliesIn(game).reduce((sum, { of }) => sum + (cards[of]?.cost ?? 0), 0),
  /** Of the last test, and what was entered last, in this script. */
  successes: (_game, numbers) => own(numbers, 'successes') ?? 0,
  entered: (_game, numbers) => own(numbers, 'entered') ?? 0,
};

const GAME_VALUES: Readonly<Record<GameFunction, (run: MissionRun, id: string) => number>> = {
  defeated: ({ game }, id) => own(game.defeated, id) ?? 0,
  inPlay: ({ game }, id) => game.groups.filter(({ of }) => of === id).length,
  figures: (run, id) => figuresOfGroup(run, id).length,
  flag: ({ game }, id) => own(game.flags, id) ?? 0,
  plays: ({ game }, id) => (heroIn(game, id) ? 1 : 0),
  injuries: ({ game }, id) => heroIn(game, id)?.injuries?.length ?? 0,
  damage: damageOf,
  ran: ({ game }, id) => own(game.ran, id)?.times ?? 0,
  left: ({ game }, id) => own(game.countdowns, id)?.left ?? 0,
  owns: ({ play }, id) => (play.kit.box.products.includes(id) ? 1 : 0),
};

const figuresOfGroup = ({ game }: MissionRun, id: string) =>
  Object.values(game.figures).filter(({ group }) => group !== null && isOf(game, group, id));

/** Of all figures of a group together, or of a thing. Nobody counts it in told play. */
function damageOf(run: MissionRun, id: string): number {
  const { play, game } = run;
  if (!game.tracked) return 0;
  if (play.things.has(id)) return thingStateOf(play, game, id).damage;
  return figuresOfGroup(run, id).reduce((sum, { damage }) => sum + damage, 0);
}
