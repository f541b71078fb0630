// A battle goes on: a command is obeyed or refused, then the opponent plays up to the next thing that needs the players.

import { err, ok, type Result } from '../kernel';
import {
  chooseCommandCard,
  chooseOrders,
  choosePromoted,
  chooseRemoval,
  commanderOf,
  marksFor,
  pickDrawn,
  pickUnit,
} from './automa/command';
import { commandOfOrder } from './automa/carryOut';
import { nextOrder } from './automa/nextOrder';
import type { AutomaOrder } from './automa/order';
import type { BattleCommand, BattleRefusal } from './command';
import type { BattleEvent } from './event';
import { ARMIES, isStanding, isTrooper, TOLD, type ArmyName } from '../legion';
import { isAsk } from '../orders';
import {
  act,
  activate,
  finishActivation,
  inspire,
  mayNeedCommander,
  breakContact,
  standbyMove,
} from './run/actions';
import {
  unitCardOf,
  change,
  changeSide,
  changeTurn,
  changeUnit,
  findUnit,
  BattleRefused,
  refuseUnless,
  tellEvent,
  tokens,
  unitIn,
  type Draft,
} from './run/draft';
import { attack, defend } from './run/fight';
import {
  checkDefeat,
  drawToken,
  giveOrders,
  leaderless,
  passOn,
  playCard,
  promote,
  scoreControl,
  scoreZone,
  sheltered,
} from './run/rounds';
import { beginBattle, deployed, remover, removeCard } from './run/setUp';
import { suppress, wound } from './run/wounds';
import type { BattleSetup, BattleState } from './state';

type Advanced = { readonly state: BattleState; readonly events: readonly BattleEvent[] };

export function startBattle(setup: BattleSetup): Advanced {
  const draft: Draft = { setup, state: beginBattle(setup), events: [] };
  sendToGoals(draft);
  proceed(draft);
  return { state: draft.state, events: draft.events };
}

export function advanceBattle(
  setup: BattleSetup,
  state: BattleState,
  command: BattleCommand,
): Result<Advanced, BattleRefusal> {
  const draft: Draft = { setup, state, events: [] };
  try {
    obey(draft, command);
    proceed(draft);
    return ok({ state: draft.state, events: draft.events });
  } catch (error) {
    if (error instanceof BattleRefused) return err(error.refusal);
    throw error;
  }
}

type Handlers = {
  readonly [K in BattleCommand['kind']]: (draft: Draft, command: Extract<BattleCommand, { kind: K }>) => void;
};

const HANDLERS: Handlers = {
  removeCard: (draft, command) => {
    removeCard(draft, command);
    sendToGoals(draft);
  },
  deployed: (draft) => {
    deployed(draft);
    sendToGoals(draft);
  },
  playCard,
  giveOrders,
  draw: drawToken,
  activate: (draft, command) => {
    activate(draft, command);
    sendToGoals(draft);
    if (command.done) obey(draft, { kind: 'endActivation' });
  },
  act,
  attack: (draft, command) => {
    attack(draft, command);
    if (command.last && draft.state.turn?.unit === command.unit) changeTurn(draft, { last: true });
  },
  defend: (draft, command) => {
    defend(draft, command);
    if (draft.state.turn?.last) obey(draft, { kind: 'endActivation' });
  },
  standbyMove,
  disengage: breakContact,
  inspire,
  endActivation: (draft, command) => {
    finishActivation(draft, command);
    checkDefeat(draft);
    passOn(draft);
  },
  score: scoreControl,
  scoreZone,
  sheltered,
  promote,
  adjust: (draft, { unit: id, what, by }) => {
    const unit = unitIn(draft.state, id);
    if (what === 'wounds' && by > 0) wound(draft, id, 1);
    else if (what === 'wounds') heal(draft, id);
    else if (what === 'suppression' && by > 0) suppress(draft, id, 1);
    else changeUnit(draft, id, { [what]: tokens(unit[what as 'aims'] + by) });
  },
  tellLooking: (draft, { looking }) => {
    const { turn, round } = draft.state;
    refuseUnless(turn !== null && turn.looking === undefined, 'notNow');
    changeTurn(draft, { looking });
    dropAsk(draft);
    const { contacts, near } = looking;
    changeUnit(draft, turn.unit, { seen: { round, contacts, ...(near !== undefined && { near }) } });
    inspireFriends(draft, looking.friends ?? []);
  },
  tellShot: (draft, { shot }) => {
    const { turn } = draft.state;
    const ask = turn?.ask;
    refuseUnless(turn !== null && ask?.kind === 'shot', 'notNow');
    changeTurn(draft, { shots: { ...turn.shots, [ask.target]: shot } });
    dropAsk(draft);
  },
  tellInCommand: (draft, { units }) => {
    const { ask, stage, ordersLeft } = draft.state;
    const [army] = ordersLeft;
    refuseUnless(stage === 'orders' && ask?.kind === 'inCommand' && army !== undefined, 'notNow');
    change(draft, { ask: null });
    changeSide(draft, army, { inCommand: [...units, ask.commander] });
    giveOrders(draft, {
      kind: 'giveOrders',
      army,
      units: chooseOrders(draft, army, [...units, ask.commander]),
    });
  },
  carriedOut: (draft, { target, stopped, rolled }) => {
    const order = draft.state.turn?.order;
    refuseUnless(draft.state.turn !== null && order !== undefined, 'notNow');
    refuseUnless(target === undefined || order.equals.includes(target), 'notPossible');
    dropOrder(draft);
    const { unit } = draft.state.turn;
    const command = commandOfOrder(order, unit, target);
    const isShort = stopped && command.kind === 'act' && command.act === 'compulsory';
    if (command.kind === 'attack' && rolled) obey(draft, { ...command, rolled });
    else obey(draft, isShort ? { ...command, stopped } : command);
    if (order.times) obey(draft, command);
  },
};

const obey = (draft: Draft, command: BattleCommand): void => {
  if (draft.state.stage === 'over') throw new BattleRefused('notNow');
  (HANDLERS[command.kind] as (draft: Draft, command: BattleCommand) => void)(draft, command);
  if (draft.state.fight === null) checkDefeat(draft);
};

function dropAsk(draft: Draft): void {
  const { turn } = draft.state;
  if (!turn) return;
  const { ask: _, ...rest } = turn;
  change(draft, { turn: rest });
}

function dropOrder(draft: Draft): void {
  const { turn } = draft.state;
  if (!turn) return;
  const { order: _, ...rest } = turn;
  change(draft, { turn: rest });
}

function heal(draft: Draft, id: string): void {
  const unit = unitIn(draft.state, id);
  const hurt = unit.minis.findIndex(({ wounds }) => wounds > 0);
  refuseUnless(hurt >= 0, 'notPossible');
  changeUnit(draft, id, {
    minis: unit.minis.map((mini, index) => (index === hurt ? { ...mini, wounds: mini.wounds - 1 } : mini)),
  });
}

function inspireFriends(draft: Draft, friends: readonly string[]): void {
  const { turn } = draft.state;
  const unit = turn && findUnit(draft.state, turn.unit);
  if (!turn || !unit || turn.done.includes('inspire')) return;
  const most = unitCardOf(draft, unit).keywords?.inspire ?? 0;
  const units = friends
    .filter((id) => (findUnit(draft.state, id)?.suppression ?? 0) > 0)
    .toSorted(
      (a, b) => (findUnit(draft.state, b)?.suppression ?? 0) - (findUnit(draft.state, a)?.suppression ?? 0),
    )
    .slice(0, most);
  if (units.length > 0) inspire(draft, { kind: 'inspire', units });
}

/** Each army's units know where to go, whoever commands them. */
function sendToGoals(draft: Draft): void {
  for (const army of ARMIES) {
    const goals = marksFor(draft.setup, draft.state, army);
    change(draft, {
      units: draft.state.units.map((unit) => {
        if (unit.army !== army || unit.goal === goals.get(unit.id)) return unit;
        const { goal: _, ...rest } = unit;
        const goal = goals.get(unit.id);
        return goal === undefined ? rest : { ...rest, goal };
      }),
    });
  }
}

/** Everything that the opponent does by itself. Each pass does one thing; it ends where the players are needed. */
function proceed(draft: Draft): void {
  const { app } = draft.setup;
  if (app === null) return;
  for (let command = appCommand(draft, app); command; command = appCommand(draft, app)) obey(draft, command);
}

function appCommand(draft: Draft, app: ArmyName): BattleCommand | undefined {
  const { state, setup } = draft;
  switch (state.stage) {
    case 'cards':
      return remover(setup, state) === app
        ? { kind: 'removeCard', row: chooseRemoval(draft, app) }
        : undefined;
    case 'command':
      return state.sides[app].chosen === null && commanderOf(draft, app)
        ? { kind: 'playCard', army: app, card: chooseCommandCard(draft, app) }
        : undefined;
    case 'orders':
      return ordersCommand(draft, app);
    case 'activation':
      return activationCommand(draft, app);
    case 'promote': {
      const unit = leaderless(draft) === app ? choosePromoted(draft, app) : undefined;
      return unit === undefined ? undefined : { kind: 'promote', unit };
    }
    default:
      return undefined;
  }
}

/** Players are asked who is near the commander, unless he is alone (legion 4.3). */
function ordersCommand(draft: Draft, app: ArmyName): BattleCommand | undefined {
  const { state } = draft;
  if (state.ordersLeft[0] !== app || state.ask) return undefined;
  const commander = commanderOf(draft, app);
  if (!commander) return { kind: 'giveOrders', army: app, units: [] };
  const others = state.units.filter(
    ({ army, id, minis }) => army === app && id !== commander.id && minis.length > 0,
  );
  if (others.length === 0) return { kind: 'giveOrders', army: app, units: [commander.id] };
  change(draft, { ask: { kind: 'inCommand', commander: commander.id } });
  return undefined;
}

function activationCommand(draft: Draft, app: ArmyName): BattleCommand | undefined {
  const { state } = draft;
  const { turn, fight } = state;
  if (fight)
    return findUnit(state, fight.target)?.army === app && !fight.waits ? { kind: 'defend' } : undefined;
  if (!turn) {
    if (state.next !== app) return undefined;
    const picked = state.drawn === null ? pickUnit(draft, app) : { unit: pickDrawn(draft, app) ?? '' };
    if ('draws' in picked) return { kind: 'draw', army: app };
    const unit = unitIn(state, picked.unit);
    const steadied = mayNeedCommander(draft, unit) && state.sides[app].inCommand.includes(unit.id);
    return { kind: 'activate', unit: unit.id, ...(steadied && { steadied }) };
  }
  const unit = findUnit(state, turn.unit);
  if (unit?.army !== app) return undefined;
  if (!isStanding(unit)) return { kind: 'endActivation' };
  if (turn.ask || turn.order || turn.pause) return undefined;
  return orderCommand(draft, turn.unit);
}

/** Bookkeeping happens at once; what moves or rolls waits for the players. */
const AT_ONCE: ReadonlySet<string> = new Set(['aim', 'dodge', 'standby', 'recover', 'spotter', 'takeCover']);

/** An enemy on standby may answer the last action, too (legion 5.6). */
const mayBeAnswered = ({ state, setup }: Draft): boolean =>
  (state.turn?.done.length ?? 0) > 0 &&
  state.units.some(({ army, standby }) => standby && army !== setup.app);

function orderCommand(draft: Draft, id: string): BattleCommand | undefined {
  const next = nextOrder(draft.setup, draft.state, TOLD);
  if (isAsk(next)) {
    changeTurn(draft, { ask: next.ask });
    return undefined;
  }
  if (!next) {
    const { turn } = draft.state;
    // Players move a panicked unit, and say when they have.
    if (turn?.nerve === 'panicked' && isTrooper(unitCardOf(draft, unitIn(draft.state, id)))) return undefined;
    if (!mayBeAnswered(draft)) return { kind: 'endActivation' };
    changeTurn(draft, { pause: true });
    return undefined;
  }
  tellEvent(draft, { kind: 'orderGiven', unit: id, order: next });
  const isChoice = next.equals.length > 0;
  if (AT_ONCE.has(next.step) && !isChoice) return commandOfOrder(next, id);
  changeTurn(draft, { order: isTwice(draft, id, next) ? { ...next, times: 2 } : next });
  return undefined;
}

/** Whether the same move follows: nobody is asked in between, so that the second one is certain. */
function isTwice({ setup, state }: Draft, id: string, order: AutomaOrder): boolean {
  const isMove = order.step === 'advance' || order.step === 'close';
  if (
    !isMove ||
    order.equals.length > 0 ||
    state.units.some(({ standby, army }) => standby && army !== setup.app)
  )
    return false;
  const copy: Draft = { setup, state, events: [] };
  act(copy, commandOfOrder(order, id) as Extract<BattleCommand, { kind: 'act' }>);
  const next = nextOrder(setup, copy.state, TOLD);
  return (
    !isAsk(next) &&
    next?.step === order.step &&
    next.target === order.target &&
    next.mark === order.mark &&
    next.equals.length === 0
  );
}
