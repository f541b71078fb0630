// Whether a state fits its setup: saves come from files that anybody may have written. Each field that a rule or a screen
// reads has a row here. The setup itself is read elsewhere, as content is (packs/legion/battleSetup.ts).

import {
  countUpTo,
  fitsFields,
  isFlag,
  isRandomState,
  keyIn,
  listUpTo,
  maybe,
  isOneOf,
  orNull,
  recordUpTo,
  textUpTo,
  type Fits,
} from '../kernel';
import { ARMIES, isStanding, LEGION_RANKS, MINI_ROLES, MOST_TOKENS, NERVES, UNIT_ROLES } from '../legion';
import { BATTLE_CONDS, BATTLE_STEPS, STANCES } from './automa/language';
import { BATTLE_CONDITIONS, DEPLOYMENTS, OBJECTIVE_RULES, OBJECTIVES, ROUNDS } from './battleCards';
import { STANDING_ORDERS } from './run/rounds';
import { BATTLE_STAGES, type BattleSetup, type BattleState } from './state';

export type ImpossibleBattle = 'round' | 'figures' | 'numbers' | 'steps';

/** The first of them; nothing: the state is sound. */
export function impossibleInBattle(setup: BattleSetup, state: unknown): ImpossibleBattle | undefined {
  try {
    return firstOf(setup, state as BattleState);
  } catch {
    // A field is missing or of another type.
    return 'figures';
  }
}

function firstOf(setup: BattleSetup, state: BattleState): ImpossibleBattle | undefined {
  const { round, stage, result } = state;
  if (!countUpTo(ROUNDS)(round) || round < 1) return 'round';
  const ids = new Set(state.units.map(({ id }) => id));
  if (ids.size !== state.units.length || !areUnits(setup, ids)(state.units)) return 'figures';
  if (!state.units.every(TOKENS) || !isRandomState(state.random)) return 'numbers';
  const isPlayed = stage === 'over' ? result !== null : result === null && state.units.some(isStanding);
  return isPlayed && isBattle(setup, ids)(state) ? undefined : 'steps';
}

/** Above what any battle has, below what a screen or a loop could not bear. */
const [MOST_UNITS, MOST_MINIS, MOST_DONE, MOST_DICE] = [99, 40, 2000, 500];
const isName = textUpTo(120);
const isCount = countUpTo(MOST_TOKENS);
const isArmy = isOneOf(ARMIES);
const isRank = isOneOf(LEGION_RANKS);
const isBand = countUpTo(5);
const isCover = countUpTo(2);
const names = listUpTo(isName, MOST_UNITS);

const TOKENS = fitsFields({ suppression: isCount, aims: isCount, dodges: isCount, ion: isCount });
const CONTACTS = listUpTo(fitsFields({ unit: isName, band: isBand, after: maybe(isFlag) }), MOST_UNITS);

const areUnits = ({ cards }: BattleSetup, ids: ReadonlySet<string>): Fits =>
  listUpTo(
    fitsFields({
      id: isName,
      army: isArmy,
      card: keyIn(cards.units),
      number: maybe(isCount),
      rank: isRank,
      upgrades: listUpTo(keyIn(cards.upgrades), MOST_UNITS),
      minis: listUpTo(
        fitsFields({ role: isOneOf(MINI_ROLES), wounds: isCount, upgrade: maybe(isName) }),
        MOST_MINIS,
      ),
      standby: isFlag,
      order: isOneOf(['pool', 'up', 'down']),
      exhausted: names,
      harm: maybe(isOneOf(['damaged', 'disabled', 'weapon'])),
      lostWeapon: maybe(isName),
      engaged: listUpTo((id) => ids.has(id as string), MOST_UNITS),
      goal: maybe(isName),
      seen: maybe(
        fitsFields({ round: isCount, contacts: CONTACTS, near: maybe(isBand), shots: maybe(names) }),
      ),
    }),
    MOST_UNITS,
  );

function isBattle(setup: BattleSetup, ids: ReadonlySet<string>): Fits {
  const isUnit: Fits = (id) => ids.has(id as string);
  const isCommand: Fits = (id) => id === STANDING_ORDERS || keyIn(setup.cards.commands)(id);
  const side = fitsFields({
    hand: listUpTo(isCommand, MOST_UNITS),
    chosen: orNull(isCommand),
    played: orNull(isCommand),
    pool: listUpTo(isRank, MOST_UNITS),
    score: isCount,
    inCommand: names,
  });
  return fitsFields({
    stage: isOneOf(BATTLE_STAGES),
    counter: isArmy,
    priority: isArmy,
    next: isArmy,
    rows: fitsFields({
      objective: listUpTo(isOneOf(OBJECTIVES), MOST_UNITS),
      deployment: listUpTo(isOneOf(DEPLOYMENTS), MOST_UNITS),
      condition: listUpTo(isOneOf(BATTLE_CONDITIONS), MOST_UNITS),
    }),
    removals: isCount,
    choice: fitsFields({
      objective: isOneOf(OBJECTIVES),
      deployment: isOneOf(DEPLOYMENTS),
      condition: isOneOf(BATTLE_CONDITIONS),
    }),
    sides: fitsFields({ empire: side, rebels: side }),
    ordersLeft: listUpTo(isArmy, ARMIES.length),
    drawn: orNull(isRank),
    turn: orNull(isTurn(isUnit)),
    fight: orNull(isFight(isUnit)),
    marks: listUpTo(fitsFields({ id: isOneOf(MARKS), holder: orNull(isName) }), MOST_UNITS),
    ask: orNull(isQuestion(isUnit)),
    result: orNull(fitsFields({ winner: isArmy, by: isOneOf(['defeat', 'score', 'points', 'blue']) })),
  });
}

const MARKS = Object.values(OBJECTIVE_RULES).flatMap(({ marks }) => marks);

const isTurn = (isUnit: Fits): Fits =>
  fitsFields({
    unit: isUnit,
    actions: countUpTo(9),
    done: listUpTo(isName, MOST_DONE),
    moved: isFlag,
    free: orNull(isOneOf(['any', 'ranged'])),
    nerve: isOneOf(NERVES),
    toward: maybe(isName),
    charged: maybe(isName),
    looking: maybe(fitsFields({ contacts: CONTACTS, near: maybe(isBand), friends: maybe(names) })),
    shots: recordUpTo(
      fitsFields({ cover: maybe(isCover), band: maybe(isBand), twice: maybe(isFlag), none: maybe(isFlag) }),
      MOST_UNITS,
    ),
    ask: maybe(isQuestion(isUnit)),
    order: maybe(isOrder(isUnit)),
    last: maybe(isFlag),
    pause: maybe(isFlag),
  });

const isQuestion = (isUnit: Fits): Fits =>
  fitsFields({
    kind: isOneOf(['looking', 'shot', 'inCommand']),
    unit: maybe(isUnit),
    target: maybe(isUnit),
    commander: maybe(isUnit),
    goal: maybe(isOneOf(MARKS)),
    band: maybe(isBand),
    friends: maybe(isFlag),
  });

const isOrder = (isUnit: Fits): Fits =>
  fitsFields({
    step: isOneOf(Object.keys(BATTLE_STEPS)),
    role: isOneOf(UNIT_ROLES),
    stance: isOneOf(STANCES),
    because: listUpTo(fitsFields({ kind: isOneOf(Object.keys(BATTLE_CONDS)) }), MOST_UNITS),
    target: maybe(isUnit),
    band: maybe(isBand),
    cover: maybe(isCover),
    mark: maybe(isOneOf(MARKS)),
    units: maybe(listUpTo(isUnit, MOST_UNITS)),
    ladder: listUpTo(fitsFields({ by: fitsFields({ kind: isName }), survivors: names }), MOST_UNITS),
    times: maybe(isOneOf([2])),
    equals: names,
    chance: maybe((value) => typeof value === 'number' && value >= 0 && value <= 1),
  });

function isFight(isUnit: Fits): Fits {
  const isDice = countUpTo(MOST_DICE);
  return fitsFields({
    attacker: isUnit,
    target: isUnit,
    band: isBand,
    attack: fitsFields({
      pool: fitsFields({
        dice: fitsFields({ red: isDice, black: isDice, white: isDice }),
        impact: isDice,
        pierce: isDice,
        sharpshooter: isDice,
        blast: isFlag,
      }),
      attacker: fitsFields({ surge: orNull(isOneOf(['hit', 'crit'])), aims: isCount, precise: isCount }),
      defender: fitsFields({
        die: isOneOf(['red', 'white']),
        blockSurge: isFlag,
        cover: isCount,
        dodges: isCount,
        armor: isFlag,
        immunePierce: isFlag,
        deflect: isFlag,
      }),
    }),
    hits: isDice,
    crits: isDice,
    suppressive: isDice,
    ion: isDice,
    waits: maybe(isFlag),
  });
}
