// A whole battle on the plane: two minds, one set of rules, every answer measured. A refused command is an illegal one and
// ends the battle with a note; so does a battle that takes too long.

import {
  advanceBattle,
  chooseCommandCard,
  chooseOrders,
  choosePromoted,
  commanderOf,
  commandOfOrder,
  foeOf,
  leaderless,
  mayNeedCommander,
  nextOrder,
  ordersAllowed,
  pickDrawn,
  pickUnit,
  playable,
  startBattle,
  waitingUnits,
  type BattleCommand,
  type BattleSetup,
  type BattleState,
  type PerArmy,
  type BattleTurn,
} from '../../battle';
import {
  ARMIES,
  unitCardFor,
  isStanding,
  keywordOf,
  TOLD,
  type ArmyName,
  type LegionUnit,
} from '../../legion';
import { isAsk } from '../../orders';
import { legalAttacks, closestAct, drawn, randomAct, type BattleBot, type BattleChance } from './bots';
import { deployOn } from './deploy';
import { carryOutOn, compulsory, flee } from './moves';
import { gapBetween, type Plane } from './plane';
import { scoredRound, touchingTerrain } from './scoring';
import { findStanding, planeField, standingUnits } from './truth';

export type BattleRecord = {
  readonly winner: ArmyName | null;
  readonly by: string;
  readonly rounds: number;
  readonly activations: number;
  /** Activations by the opponent, and those in which it could act, but only aimed or dodged. */
  readonly automa: number;
  readonly idle: number;
  readonly questions: number;
  /** The most questions that one activation asked. */
  readonly mostQuestions: number;
  /** Decisions in which told play and the plane disagreed. */
  readonly disagreed: number;
  readonly trouble: string | null;
};

type Run = {
  readonly setup: BattleSetup;
  readonly bots: PerArmy<BattleBot>;
  readonly plane: Plane;
  readonly chance: BattleChance;
  state: BattleState;
  /** Of the app that is told: whose activation asks, and how often it has. */
  asking: { readonly unit: string; readonly times: number } | null;
  readonly counts: {
    activations: number;
    automa: number;
    idle: number;
    questions: number;
    most: number;
    disagreed: number;
  };
};

const MOST_COMMANDS = 3000;

/** Thrown where a bot does what the rules refuse. */
class Trouble extends Error {}

export function playBattle(setup: BattleSetup, bots: PerArmy<BattleBot>): BattleRecord {
  const { state } = startBattle(setup);
  const { plane, chance } = deployOn(setup, state);
  const counts = { activations: 0, automa: 0, idle: 0, questions: 0, most: 0, disagreed: 0 };
  const run: Run = { setup, bots, plane, chance, state, counts, asking: null };
  let trouble: string | null = null;
  try {
    for (let step = 0; run.state.stage !== 'over'; step += 1) {
      if (step > MOST_COMMANDS) throw new Trouble('no end');
      playStage(run);
    }
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    trouble = error.message;
  }
  const { result, round } = run.state;
  const { activations, automa, idle, questions, most, disagreed } = counts;
  return {
    winner: result?.winner ?? null,
    by: result?.by ?? 'trouble',
    rounds: round,
    activations,
    automa,
    idle,
    questions,
    mostQuestions: most,
    disagreed,
    trouble,
  };
}

function say(run: Run, command: BattleCommand): void {
  const advanced = advanceBattle(run.setup, run.state, command);
  if (!advanced.ok) throw new Trouble(`${command.kind} ${JSON.stringify(command)}: ${advanced.error.code}`);
  run.state = advanced.value.state;
}

const knowing = ({ setup, state }: Run) => ({ setup, state });

function playStage(run: Run): void {
  const { state } = run;
  switch (state.stage) {
    case 'deploy':
      return say(run, { kind: 'deployed' });
    case 'command': {
      const army = ARMIES.find((one) => state.sides[one].chosen === null && commanderOf(knowing(run), one));
      if (!army) throw new Trouble('nobody chooses a card');
      return say(run, { kind: 'playCard', army, card: cardBy(run, army) });
    }
    case 'orders':
      return orderUnits(run);
    case 'activation':
      return activateUnit(run);
    case 'score':
      return say(run, scoredRound(run));
    case 'shelter':
      return say(run, { kind: 'sheltered', units: touchingTerrain(run) });
    case 'promote': {
      const army = leaderless(knowing(run));
      const unit = army && choosePromoted(knowing(run), army);
      if (unit === undefined) throw new Trouble('nobody to promote');
      return say(run, { kind: 'promote', unit });
    }
    default:
      throw new Trouble(`stuck in ${state.stage}`);
  }
}

function cardBy(run: Run, army: ArmyName): string {
  if (run.bots[army] !== 'automa') return drawn(run.chance, playable(knowing(run), army)) ?? '';
  // The opponent draws among equal cards: from the chance of this run, as the state is not its own to change.
  const draft = { setup: run.setup, state: { ...run.state, random: run.chance.random }, events: [] };
  const card = chooseCommandCard(draft, army);
  run.chance.random = draft.state.random;
  return card;
}

function orderUnits(run: Run): void {
  const { state, setup, plane } = run;
  if (state.ask?.kind === 'inCommand') {
    const told = planeField(plane, setup, state).inCommand(state.ask);
    return say(run, { kind: 'tellInCommand', units: isAsk(told) ? [] : told });
  }
  const [army] = state.ordersLeft;
  if (army === undefined) throw new Trouble('nobody gives orders');
  const commander = commanderOf(knowing(run), army);
  if (!commander) return say(run, { kind: 'giveOrders', army, units: [] });
  const near = planeField(plane, setup, state).inCommand({ kind: 'inCommand', commander: commander.id });
  const inCommand = isAsk(near) ? [] : [...near, commander.id];
  const units =
    run.bots[army] === 'automa'
      ? chooseOrders(knowing(run), army, inCommand)
      : inCommand.slice(0, ordersAllowed(knowing(run), army));
  say(run, { kind: 'giveOrders', army, units });
}

function activateUnit(run: Run): void {
  const { state } = run;
  if (state.fight) return say(run, { kind: 'defend' });
  if (state.turn) return followApp(run, state.turn);
  const army = state.next;
  if (state.drawn === null) {
    const picked = run.bots[army] === 'automa' ? pickUnit(knowing(run), army) : simplePick(run, army);
    if ('draws' in picked) return say(run, { kind: 'draw', army });
    return playUnit(run, picked.unit);
  }
  const unit =
    run.bots[army] === 'automa'
      ? pickDrawn(knowing(run), army)
      : waitingUnits(state, army).find(({ rank, order }) => order === 'pool' && rank === state.drawn)?.id;
  if (unit === undefined) throw new Trouble('nobody has the rank that was drawn');
  playUnit(run, unit);
}

function simplePick({ state }: Run, army: ArmyName): { readonly unit: string } | { readonly draws: true } {
  const waiting = waitingUnits(state, army);
  const ordered = waiting.find(({ order }) => order === 'up');
  return ordered ? { unit: ordered.id } : { draws: true };
}

function playUnit(run: Run, id: string): void {
  const { counts, bots } = run;
  const before = findStanding(run.state, id);
  const steadied = mayNeedCommander(knowing(run), before) && isNearCommander(run, before);
  say(run, { kind: 'activate', unit: id, ...(steadied && { steadied }) });
  counts.activations += 1;
  if (run.state.turn?.nerve === 'panicked') {
    const isOff = flee(run, before);
    return say(run, { kind: 'endActivation', ...(isOff && { off: true }) });
  }
  if (bots[before.army] === 'automa') playAutoma(run, id);
  else playSimple(run, id, bots[before.army] === 'random' ? randomAct : closestAct);
  if (run.state.turn?.unit === id) say(run, { kind: 'endActivation' });
}

const isNearCommander = (run: Run, unit: LegionUnit): boolean =>
  standingUnits(run.state).some(
    (one) => one.army === unit.army && one.rank === 'commander' && gapBetween(run.plane, unit, one) <= 18,
  );

const isStillActing = ({ state }: Run, id: string): boolean =>
  state.turn?.unit === id && state.units.some((unit) => unit.id === id && isStanding(unit));

function playAutoma(run: Run, id: string): void {
  const { counts, setup, plane } = run;
  counts.automa += 1;
  let asked = 0;
  const done: string[] = [];
  const hadActions = (run.state.turn?.actions ?? 0) > 0;
  while (isStillActing(run, id)) {
    const field = planeField(plane, setup, run.state);
    const measured = nextOrder(setup, run.state, field);
    let order = nextOrder(setup, run.state, TOLD);
    while (isAsk(order)) {
      asked += 1;
      answer(run, order.ask, field);
      order = nextOrder(setup, run.state, TOLD);
    }
    if (JSON.stringify(order) !== JSON.stringify(measured)) counts.disagreed += 1;
    if (!order) break;
    done.push(order.step);
    const isStopped = carryOutOn(run, findStanding(run.state, id), order);
    const command = commandOfOrder(order, id);
    say(run, isStopped ? { kind: 'act', act: 'compulsory', stopped: true } : command);
    settle(run, id);
  }
  counts.questions += asked;
  counts.most = Math.max(counts.most, asked);
  const isOfUse = done.some((step) => step !== 'dodge' && step !== 'aim' && step !== 'compulsory');
  if (hadActions && !isOfUse) counts.idle += 1;
}

type Asked = Extract<ReturnType<typeof nextOrder>, { readonly ask: unknown }>['ask'];

function answer(run: Run, question: Asked, field: ReturnType<typeof planeField>): void {
  if (question.kind === 'looking') {
    const looking = field.looking(question);
    if (!isAsk(looking)) say(run, { kind: 'tellLooking', looking });
    return;
  }
  if (question.kind !== 'shot') throw new Trouble('an odd question');
  const shot = field.shot(question);
  const { turn } = run.state;
  if (isAsk(shot) || !turn) throw new Trouble('the plane asks');
  run.state = { ...run.state, turn: { ...turn, ask: question } };
  say(run, { kind: 'tellShot', shot });
}

/** The app leads this army: it asks, and the table answers; it orders, and the table is moved. */
function followApp(run: Run, { unit: id, ask, order, nerve, pause }: BattleTurn): void {
  const { counts, plane, setup, state } = run;
  const unit = findStanding(state, id);
  const key = `${state.round} ${id}`;
  if (run.asking?.unit !== key) {
    run.asking = { unit: key, times: 0 };
    counts.automa += 1;
    counts.activations += 1;
  }
  if (ask) {
    run.asking = { unit: key, times: run.asking.times + 1 };
    counts.questions += 1;
    counts.most = Math.max(counts.most, run.asking.times);
    return answer(run, ask, planeField(plane, setup, state));
  }
  if (order) {
    const isStopped = carryOutOn(run, unit, order);
    if (order.times) carryOutOn(run, unit, order);
    say(run, { kind: 'carriedOut', ...(isStopped && { stopped: true }) });
    return shootFromStandby(run, id);
  }
  if (pause) {
    shootFromStandby(run, id);
    if (run.state.turn?.unit === id) say(run, { kind: 'endActivation' });
    return;
  }
  if (nerve !== 'panicked') throw new Trouble('the app waits for nothing');
  const isOff = flee(run, unit);
  say(run, { kind: 'endActivation', ...(isOff && { off: true }) });
}

function playSimple(run: Run, id: string, act: typeof randomAct): void {
  const unit = findStanding(run.state, id);
  if (keywordOf(unitCardFor(run.setup.cards, unit.card).keywords, 'speeder') > 0) {
    const isStopped = compulsory(run, unit);
    say(run, { kind: 'act', act: 'compulsory', ...(isStopped && { stopped: true }) });
  }
  while (isStillActing(run, id)) {
    const command = act({ ...run, unit: findStanding(run.state, id) });
    if (!command) break;
    say(run, command);
    settle(run, id);
  }
}

/** Defence dice, then enemies on standby, who shoot at whoever moved, attacked or acted at range 1 or 2. */
function settle(run: Run, id: string): void {
  if (run.state.fight) say(run, { kind: 'defend' });
  shootFromStandby(run, id);
}

function shootFromStandby(run: Run, id: string): void {
  if (!isStillActing(run, id) || run.state.fight) return;
  const acting = findStanding(run.state, id);
  for (const guard of standingUnits(run.state).filter(
    (unit) => unit.army === foeOf(acting.army) && unit.standby,
  )) {
    if (!isStillActing(run, id)) return;
    const shot = legalAttacks({ ...run, unit: guard }, false).find(
      ({ target, band }) => target === id && band >= 1 && band <= 2,
    );
    if (!shot) continue;
    say(run, { ...shot, standby: true });
    if (run.state.fight) say(run, { kind: 'defend' });
  }
}
