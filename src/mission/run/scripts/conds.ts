// Whether a condition holds now. Most are read from the game; chance is drawn; what only the players can see is asked.
// Players answer later, so a condition that asks is evaluated again from its beginning, with its answers in
// `scope.asked`. It leaves the generator as it was: the second time, chance decides as it did the first time.

import type { HeroActor } from '../../actor';
import type { Point } from '../../../rules';
import { alliesIn, heroesIn, heroIn, personIn, sideOf } from '../../actors';
import type { Game, ScriptScope } from '../../game';
import { COMPARE } from '../../language/expressionUse';
import type { ScriptCond, CondKind, CondNode, CondOf } from '../../language/nodes';
import { heroFlag } from '../../heroFlags';
import type { FigureRef, ScriptWord } from '../../language/words';
import type { Prompt } from '../../prompt';
import { countOf, fillBlanks, numberOf } from './numbers';
import { draw, update, type MissionRun } from '../run';
import { isIncapacitated } from '../round/turns';
import { controlOfThing } from '../table/near';
import { thingStateOf, type ThingNow } from '../table/things';
import { figuresOf, isWalker, partyOf, standsOn } from '../figures/who';

export type Evaluation =
  /** `asked`: the answers that were used; what is left of `scope.asked` belongs to the next condition. */
  | { readonly kind: 'known'; readonly value: boolean; readonly asked: readonly boolean[] }
  /** To be evaluated again, with the answer added to `scope.asked`. */
  | { readonly kind: 'ask'; readonly prompt: Prompt };

export function evaluate(run: MissionRun, cond: ScriptCond, scope: ScriptScope): Evaluation {
  const { random } = run.game;
  const asking: Asking = { scope, used: 0 };
  const judged = judge(run, cond, asking);
  if (typeof judged === 'boolean') {
    return { kind: 'known', value: judged, asked: scope.asked.slice(0, asking.used) };
  }
  update(run, { random });
  return { kind: 'ask', prompt: judged };
}

/** Not known to be false: who is asked may say yes. Chance is not used up by it. */
export function mayHold(run: MissionRun, cond: ScriptCond | undefined, scope: ScriptScope): boolean {
  if (cond === undefined) return true;
  const { random } = run.game;
  const held = evaluate(run, cond, scope);
  update(run, { random });
  return held.kind === 'ask' || held.value;
}

/** One evaluation under way: how many of the answers are used up. */
type Asking = { readonly scope: ScriptScope; used: number };
/** A prompt: it depends on what the players say. */
type Judged = boolean | Prompt;
type Judge<K extends CondKind> = (run: MissionRun, cond: CondOf<K>, asking: Asking) => Judged;

const JUDGES: { readonly [K in CondKind]: Judge<K> } = {
  compare: (run, { left, is, right }, { scope }) =>
    COMPARE[is](numberOf(run, left, scope), numberOf(run, right, scope)),
  between: (run, { value, from, to }, { scope }) => {
    const number = numberOf(run, value, scope);
    return (
      (from === undefined || number >= numberOf(run, from, scope)) &&
      (to === undefined || number <= numberOf(run, to, scope))
    );
  },
  all: (run, { of }, asking) => firstOther(run, of, true, asking),
  any: (run, { of }, asking) => firstOther(run, of, false, asking),
  not: (run, { of }, asking) => {
    const judged = judge(run, of, asking);
    return typeof judged === 'boolean' ? !judged : judged;
  },
  difficulty: ({ game }, { is }) => game.difficulty === is,
  playMode: ({ game }, { is }) => game.tracked === (is === 'tracked'),
  heroPlays: ({ game }, { hero }) => heroIn(game, hero) !== undefined,
  heroTrait: ({ play, game }, { trait }) =>
    heroesIn(game).some(({ id }) => play.kit.heroes[id]?.traits.includes(trait)),
  heroIs: (run, { who, is }, { scope }) => areHeroes(run, partyOf(run, who, scope), is),
  isAmong: (run, { who, of }, { scope }) => {
    const meant = meantBy(run, who, scope);
    const among = meantBy(run, of, scope);
    return meant.length > 0 && meant.every((id) => among.includes(id));
  },
  injured: (run, { who, injury }, { scope }) =>
    partyOf(run, who, scope).some((id) => {
      const { injuries = [] } = heroIn(run.game, id) ?? {};
      return injury === undefined ? injuries.length > 0 : injuries.includes(injury);
    }),
  hasItem: (run, { item }) => itemsLeft(run, item) > 0,
  allyPlays: ({ game }, { card }) => alliesIn(game).some(({ of }) => card === undefined || of === card),
  owns: ({ play }, { product }) => play.kit.box.products.includes(product),
  flag: (run, { flag, atLeast = 1, who }, { scope }) => {
    const flags = who === undefined ? [flag] : partyOf(run, who, scope).map((hero) => heroFlag(flag, hero));
    const least = numberOf(run, atLeast, scope);
    return flags.length > 0 && flags.every((name) => (run.game.flags[name] ?? 0) >= least);
  },
  groupInPlay: ({ game }, { group }) => game.groups.some(({ of }) => of === group),
  groupDefeated: (run, { group, times = 1 }, { scope }) =>
    (run.game.defeated[group] ?? 0) >= numberOf(run, times, scope),
  inHand: ({ game }, { group }) => game.threat?.hand.includes(group) ?? false,
  thing: ({ play, game }, { thing, is }) => THING_IS[is](thingStateOf(play, game, thing)),
  carries: (run, { who, thing }, { scope }) => {
    const { carriedBy } = thingStateOf(run.play, run.game, thing);
    return carriedBy !== null && figuresOf(run, who, scope).includes(carriedBy);
  },
  sectionRevealed: ({ game }, { section }) => game.map.sections.includes(section),
  objective: ({ game }, { objective, is }) => {
    if (game.achieved.includes(objective)) return is === 'done';
    return is === (game.objective?.id === objective ? 'open' : 'never');
  },
  tested: (run, { atLeast }, { scope }) => numberOf(run, 'successes', scope) >= numberOf(run, atLeast, scope),
  chance: (run, { percent }, { scope }) => draw(run, 100) < numberOf(run, percent, scope),
  controls: judgeControl,
  person: ({ game }, { person, is }) => personStateOf(game, person) === is,
  covered: ({ game }, { at, with: cover }) =>
    (game.map.covers ?? []).some((one) => one.cover === cover && isSamePoint(one.at, at)),
  inRegion: judgeRegion,
};

function judge(run: MissionRun, cond: ScriptCond, asking: Asking): Judged {
  if (typeof cond === 'string') return numberOf(run, cond, asking.scope) !== 0;
  return judgeNode(run, cond, asking);
}

// The table holds a judge for each kind; TypeScript cannot see that kind and judge belong together.
const judgeNode = <K extends CondKind>(
  run: MissionRun,
  cond: CondNode & { kind: K },
  asking: Asking,
): Judged => (JUDGES[cond.kind] as Judge<K>)(run, cond as CondOf<K>, asking);

/** From left to right, up to the first one that is not `usual`. */
function firstOther(run: MissionRun, conds: readonly ScriptCond[], usual: boolean, asking: Asking): Judged {
  for (const cond of conds) {
    const judged = judge(run, cond, asking);
    if (judged !== usual) return judged;
  }
  return usual;
}

/** Heroes also after they have left the map; of everybody else, those who stand there. */
const meantBy = (run: MissionRun, who: FigureRef, scope: ScriptScope): readonly string[] => [
  ...new Set([...partyOf(run, who, scope), ...figuresOf(run, who, scope)]),
];

/** All of them, and at least one. Who has left the map is left out, unless that is what is asked. */
function areHeroes({ game }: MissionRun, ids: readonly string[], is: ScriptWord<'heroState'>): boolean {
  const heroes = heroesIn(game).filter(
    ({ id, gone }) => ids.includes(id) && (is === 'withdrawn' || is === 'escaped' || gone === null),
  );
  return heroes.length > 0 && heroes.every(HERO_IS[is]);
}

const HERO_IS: Readonly<Record<ScriptWord<'heroState'>, (hero: HeroActor) => boolean>> = {
  healthy: ({ wounded }) => !wounded,
  wounded: ({ wounded }) => wounded,
  withdrawn: ({ gone }) => gone === 'withdrew',
  escaped: ({ gone }) => gone === 'escaped',
  activated: ({ activated }) => activated > 0,
};

/** A locked door is closed as well. A door that is not on the map is neither open nor closed. */
const THING_IS: Readonly<Record<ScriptWord<'thingState'>, (thing: ThingNow) => boolean>> = {
  onMap: ({ onMap }) => onMap,
  offMap: ({ onMap }) => !onMap,
  open: ({ onMap, door }) => onMap && door === 'open',
  closed: ({ onMap, door }) => onMap && (door === 'closed' || door === 'locked'),
  locked: ({ onMap, door }) => onMap && door === 'locked',
  used: ({ usedUp }) => usedUp,
  unused: ({ usedUp }) => !usedUp,
  carried: ({ carriedBy }) => carriedBy !== null,
  destroyed: ({ destroyed }) => destroyed,
};

/** What heroes brought and found, without what they lost. */
function itemsLeft({ game }: MissionRun, item: string): number {
  const { gains } = game;
  const count = (list: readonly string[]): number => list.filter((id) => id === item).length;
  return count([...heroesIn(game).flatMap(({ items }) => items), ...gains.items]) - count(gains.lostItems);
}

function judgeRegion(run: MissionRun, cond: CondOf<'inRegion'>, asking: Asking): Judged {
  const { play, game } = run;
  const thing = play.things.get(cond.region);
  const figures = Object.values(game.figures).filter((figure) => isWalker(game, figure, cond.who));
  const wanted = countOf(run, cond.atLeast ?? 1, asking.scope);
  const { onMap } = thingStateOf(play, game, cond.region);
  if (wanted === 0) return true;
  if (thing?.kind !== 'region' || !onMap || figures.length < wanted) return false;
  if (game.tracked && figures.every(({ at }) => at !== null)) {
    return figures.filter((figure) => standsOn(figure, thing.spaces)).length >= wanted;
  }
  return askPlayers(run, cond, wanted, [cond.region], asking);
}

/** What they said, or the question. */
function askPlayers(
  run: MissionRun,
  { ask, with: blanks, rule }: CondOf<'inRegion' | 'controls'>,
  count: number,
  light: readonly string[],
  asking: Asking,
): Judged {
  const answer = asking.scope.asked[asking.used];
  if (answer !== undefined) {
    asking.used++;
    return answer;
  }
  const says = { text: ask, with: { ...fillBlanks(run, blanks, asking.scope), count } };
  return { kind: 'confirm', says, about: 'region', ...(rule && { rule }), light };
}

/** At least so many of them, all if no number is given. What is not on the map is nobody's. */
function judgeControl(run: MissionRun, cond: CondOf<'controls'>, asking: Asking): Judged {
  const { play, game } = run;
  const things = cond.of.flatMap((id) => play.things.get(id) ?? []);
  const there = things.filter(({ id }) => thingStateOf(play, game, id).onMap);
  const wanted = cond.atLeast === undefined ? things.length : countOf(run, cond.atLeast, asking.scope);
  if (wanted === 0) return true;
  const figures = Object.values(game.figures).filter((figure) => sideOf(game, figure) !== 'neutral');
  if (there.length < wanted || !figures.some((figure) => sideOf(game, figure) === cond.who)) return false;
  const isSeen = game.tracked && figures.every(({ at }) => at !== null);
  if (!isSeen) return askPlayers(run, cond, wanted, cond.of, asking);
  return there.filter((thing) => controlOfThing(play, game, thing) === cond.who).length >= wanted;
}

const isSamePoint = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

function personStateOf(game: Game, id: string): ScriptWord<'personState'> {
  const person = personIn(game, id);
  if (!person) return 'never';
  if (person.gone === null) return isIncapacitated(game, person) ? 'incapacitated' : 'there';
  return person.gone === 'withdrew' ? 'defeated' : person.gone;
}
