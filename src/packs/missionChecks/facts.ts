// Facts about one mission for its checks, gathered once.

import type { Result } from '../../kernel';
import {
  parseExpression,
  type Effect,
  type Expression,
  type ExpressionFault,
  type Mission,
  type Script,
  type Thing,
} from '../../mission';
import type { Pack } from '../pack';
import { guesser, type EntryProblem, type Guess } from '../problem';
import { groundsOf, type MissionGround } from './ground';
import { enclosing, itemsIn, type MissionItem } from './walk';

export type Facts = {
  readonly mission: Mission;
  readonly items: readonly MissionItem[];
  readonly things: ReadonlyMap<string, Thing>;
  readonly effects: readonly EffectAt[];
  readonly expressions: readonly {
    readonly item: MissionItem;
    readonly parsed: Result<Expression, ExpressionFault>;
  }[];
  /** What could be loaded: entries that are wrong are missing in it. */
  readonly pack: Pack;
  /** Each map of the mission by its name, with all of its sections laid. */
  readonly grounds: ReadonlyMap<string, MissionGround>;
  readonly live: Live;
  readonly guess: Guess;
};

/** `script`: whose effect it is; `null`: of a step of peril. */
export type EffectAt = {
  readonly effect: Effect;
  readonly item: MissionItem;
  readonly script: string | null;
};

/** What can happen in the mission at all: scripts that can run, their effects, and what these bring about. */
export type Live = {
  readonly scripts: ReadonlySet<string>;
  readonly effects: readonly EffectAt[];
  readonly world: World;
};
export type World = Readonly<Record<WorldName, ReadonlySet<string>>>;
type WorldName =
  | 'section'
  | 'thing'
  | 'group'
  | 'person'
  | 'countdown'
  | 'variable'
  | 'script'
  | 'objective'
  | 'decision'
  | 'rule'
  | 'outcome';

export type Report = (problem: EntryProblem) => void;
/** Looks at one concern and tells what is wrong. */
export type Check = (facts: Facts, report: Report) => void;

/** `guess`: shared by all missions that are checked together. */
export function factsAbout(mission: Mission, pack: Pack, guess = guesser()): Omit<Facts, 'live'> {
  const items = itemsIn(mission);
  return {
    mission,
    items,
    // Of two with the same id, which is told elsewhere, the first one.
    things: new Map(mission.things.toReversed().map((thing) => [thing.id, thing])),
    effects: items
      .filter(({ type }) => type === 'effect')
      .map((item) => ({ effect: item.value as Effect, item, script: scriptAround(item) })),
    expressions: items
      .filter(({ type }) => type === 'expression')
      .map((item) => ({ item, parsed: parseExpression(item.value as string) })),
    pack,
    grounds: groundsOf(mission, pack),
    guess,
  };
}

function scriptAround(item: MissionItem): string | null {
  const script = enclosing(item, 'Script')?.value as Script | undefined;
  return script?.id ?? null;
}
