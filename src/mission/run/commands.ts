// What each command of the players does, or why it is refused. A refused command changes nothing.

import type { OfKind } from '../../kernel';
import type { Resolution } from '../../imperial';
import { applyMedpac, type Place } from '../../rules';
import type { Actor, HeroActor } from '../actor';
import { actorIn, heroIn, isHero, isOfHero, sideOf } from '../actors';
import { grown, isBounded } from '../bounds';
import type { Command, CommandKind, Refusal, RefusalCode } from '../command';
import { GIVEN_UP, type ThingOption } from '../definition';
import type { Activation, FigureState, Game, Task } from '../game';
import { actsBefore, bringCompanion, companionDue } from './companions/ofHeroes';
import { decide, lead } from './people';
import { finishWindow, resolvedWindow } from './groups/activation';
import { answerPrompt } from './answers';
import {
  deployByHand,
  fireScript,
  leaveOut,
  setDifficulty,
  setHand,
  setRound,
  setThreat,
  withdrawGroup,
} from './byHand';
import {
  defeatActor,
  defeatFigure,
  defeatGroup,
  destroyThing,
  dropThing,
  withdrawHero,
  woundHero,
} from './figures/damage';
import { countFigures } from './figures/counting';
import { BOARD_EFFECTS } from './effects/board';
import { endMission } from './round/ending';
import { turnDoor } from './table/handling';
import { asksAt, notice, reportable } from './scripts/noticing';
import { OPEN, optionsOf, RETRIEVE } from './table/options';
import { tickPlaced } from './table/placing';
import { correctFigure, correctPlace } from './figures/corrections';
import { standHero } from './figures/recovery';
import {
  doNext,
  emit,
  scopeOf,
  update,
  updateActor,
  updateFigure,
  updateThing,
  type MissionRun,
} from './run';
import { fighterInMission } from './groups/situation';
import { coverByCard } from './table/covers';
import { thingStateOf } from './table/things';
import { setOff } from './scripts/triggers';
import { freshTurn, NOBODYS_TURN, spendAction, tickActions } from './round/turn';
import { readyActor, readyGroup } from './round/readiness';
import { bleed, endOfTurn, strainToMove, takeAction } from './round/upkeep';
import { attackByHero } from './heroAttack/attack';
import { forgetActivation, readyCards } from './heroes/cards';
import { comeNow } from './heroes/coming';
import { setCard, useCard } from './heroes/useCard';
import { rollTest } from './testRoll';
import { whyNotActor } from './round/turns';

type CommandOf<K extends CommandKind> = OfKind<Command, K>;
type Answer = RefusalCode | Refusal | undefined;

const HANDLERS: { readonly [K in CommandKind]: (run: MissionRun, command: CommandOf<K>) => Answer } = {
  answer: (run, { answer }) => answerPrompt(run, answer),
  beginActivation: (run, { who }) => onTurn(run) ?? begin(run, who),
  endActivation: (run, { who, upkeep }) => onTurn(run) ?? endActivation(run, who, upkeep),
  spendActions: (run, { actions }) => tickActions(run, actions),
  takeAction: (run, action) => onTurn(run) ?? takeAction(run, action),
  attack: (run, told) => whenTracked(run) ?? attackByHero(run, told),
  cover: (run, { at, cover, on }) => whenFree(run) ?? coverByCard(run, at, cover, on),
  bringCompanion: (run, { companion }) => onTurn(run) ?? bringCompanion(run, companion),
  lead: (run, { person, to }) => onTurn(run) ?? lead(run, person, to),
  decide: (run, { decision }) => onTurn(run) ?? decide(run, decision),
  strainToMove: (run) => onTurn(run) ?? strainToMove(run),
  bleed: (run, { suffer }) => onTurn(run) ?? bleed(run, suffer),
  readyActor: (run, { actor, ready }) => whenFree(run) ?? readyActor(run, actor, ready),
  readyGroup: (run, { group, ready }) => whenFree(run) ?? readyGroup(run, group, ready),
  place: (run, { steps }) => tickPlaced(run, steps),
  rollTest,
  interact: (run, command) => onTurn(run) ?? interact(run, command),
  report: (run, { script }) => {
    const refusal = onTurn(run);
    if (refusal) return refusal;
    const reported = reportable(run).find((armed) => armed.script.id === script);
    if (!reported) return { code: 'unknownScript', of: script };
    const { index: trigger } = reported;
    doNext(run, { kind: 'script', script, trigger, scope: scopeOf(script, run.game.active) });
    return undefined;
  },
  wound: (run, { hero }) =>
    whenFree(run) ??
    aboutHero(run, hero, (state) => {
      if (state.gone !== null) return 'withdrawn';
      if (state.wounded) return 'alreadyWounded';
      woundHero(run, hero);
      return undefined;
    }),
  withdraw: (run, { hero }) =>
    whenFree(run) ??
    aboutHero(run, hero, (state) => {
      if (state.gone !== null) return 'withdrawn';
      if (!state.wounded) return 'notWounded';
      withdrawHero(run, hero);
      return undefined;
    }),
  stand: (run, { hero }) =>
    whenFree(run) ??
    aboutHero(run, hero, (state) => {
      if (state.gone === 'escaped') return 'withdrawn';
      if (!state.wounded) return 'notWounded';
      standHero(run, hero);
      return undefined;
    }),
  defeat: (run, { actor: id }) => {
    const actor = actorIn(run.game, id);
    if (!actor || isHero(actor) || actor.gone !== null) return 'cannotAct';
    return whenFree(run) ?? done(defeatActor(run, id));
  },
  defeatGroup: (run, { group }) => {
    if (!run.game.groups.some(({ id }) => id === group)) return { code: 'unknownGroup', of: group };
    return whenFree(run) ?? done(defeatGroup(run, group));
  },
  countFigures: (run, { group, figures }) => {
    if (run.game.tracked) return 'tracked';
    const state = run.game.groups.find(({ id }) => id === group);
    return state ? countFigures(run, state, figures) : { code: 'unknownGroup', of: group };
  },
  destroy: (run, { thing }) => {
    const definition = run.play.things.get(thing);
    const state = thingStateOf(run.play, run.game, thing);
    if (!definition || !state.onMap) return { code: 'unknownThing', of: thing };
    if (!('health' in definition) || definition.health === undefined || state.destroyed)
      return 'notBreakable';
    return whenFree(run) ?? done(destroyThing(run, thing));
  },
  drop: (run, { thing }) => {
    if (thingStateOf(run.play, run.game, thing).carriedBy === null) return 'notCarried';
    return whenFree(run) ?? done(dropThing(run, thing));
  },
  useMedpac,
  useCard: (run, act) => whenNothingIsTold(run) ?? useCard(run, act),
  setCard: (run, { hero, card, state }) => setCard(run, hero, card, state),
  reopenWindow: (run, { group }) => {
    const window = run.game.windows[group];
    if (run.game.prompt) return 'promptOpen';
    if (run.game.window) return 'windowOpen';
    if (!window) return { code: 'unknownGroup', of: group };
    // To be read again: what was resolved on the board stays as it is.
    update(run, { window: { ...window, told: [], again: true } });
    return undefined;
  },
  tell: (run, { told }) => {
    const { window, windows } = run.game;
    if (!window) return 'noWindow';
    if (!isBounded(told)) return 'badNumber';
    const next = { ...window, told };
    update(run, { window: next, windows: { ...windows, [window.group]: next } });
    return undefined;
  },
  finishActivation: (run) => {
    if (run.game.prompt) return 'promptOpen';
    if (!run.game.window) return 'noWindow';
    return finishActivation(run, run.game.window);
  },
  track: (run, { on }) => {
    if (on === run.game.tracked) return undefined;
    const figures = Object.values(run.game.figures).map((figure) => [figure.id, { ...figure, ...UNKNOWN }]);
    update(run, { tracked: on, figures: Object.fromEntries(figures) as Game['figures'] });
    emit(run, { kind: 'tracking', on });
    return undefined;
  },
  moveFigure: (run, { figure, to, size }) =>
    whenTracked(run) ?? aboutFigure(run, figure, (state) => correctPlace(run, state, to, size)),
  setFigure: (run, { figure, set }) =>
    whenTracked(run) ?? aboutFigure(run, figure, (state) => correctFigure(run, state, set)),
  defeatFigure: (run, { figure }) =>
    whenFree(run) ?? aboutFigure(run, figure, () => done(defeatFigure(run, figure))),
  setThreat: (run, { amount, level }) => setThreat(run, amount, level),
  deployByHand: (run, command) => whenFree(run) ?? deployByHand(run, command),
  withdrawGroup: (run, { group }) => whenFree(run) ?? withdrawGroup(run, group),
  setHand: (run, { group, to }) => setHand(run, group, to),
  leaveOut: (run, { card, out }) => leaveOut(run, card, out),
  setRound: (run, { round }) => setRound(run, round),
  fireScript: (run, { script }) => whenFree(run) ?? fireScript(run, script),
  setDifficulty: (run, { to }) => setDifficulty(run, to),
  giveUp: (run) => done(endMission(run, GIVEN_UP)),
};

/** Nothing is known of a figure while the app does not track it, and nothing old may come back when it does again. */
const UNKNOWN = {
  at: null,
  damage: 0,
  strain: 0,
  conditions: [],
  powerTokens: [],
} satisfies Partial<FigureState>;

/** Carries a command out; hands back why not. */
export function obey(run: MissionRun, command: Command): Refusal | undefined {
  const { stage, prompt } = run.game;
  if (stage === 'over' && !(command.kind === 'answer' && prompt)) return { code: 'over' };
  const handler = HANDLERS[command.kind] as (run: MissionRun, command: Command) => Answer;
  const answer = handler(run, command);
  return typeof answer === 'string' ? { code: answer } : answer;
}

const done = (_what: void): undefined => undefined;

/** The players decide what happens next. */
function onTurn({ game }: MissionRun): RefusalCode | undefined {
  if (game.prompt) return 'promptOpen';
  if (game.window) return 'windowOpen';
  return game.stage === 'heroes' ? undefined : 'notYourTurn';
}

/** While an activation is being resolved on the board, whatever happens to figures is told in its window. */
const whenFree = ({ play, game }: MissionRun): RefusalCode | undefined =>
  resolvedWindow(play, game) ? 'windowOpen' : undefined;

/** Before the first answer of an activation nothing depends on the figures yet. */
const whenNothingIsTold = (run: MissionRun): RefusalCode | undefined =>
  run.game.window?.told.length === 0 ? undefined : whenFree(run);

const whenTracked = (run: MissionRun): RefusalCode | undefined =>
  run.game.tracked ? whenFree(run) : 'notTracked';

function aboutHero(run: MissionRun, id: string, act: (hero: HeroActor) => Answer): Answer {
  const hero = heroIn(run.game, id);
  return hero ? act(hero) : { code: 'unknownHero', of: id };
}

function aboutFigure(run: MissionRun, id: string, act: (figure: FigureState) => Answer): Answer {
  const figure = run.game.figures[id];
  return figure ? act(figure) : { code: 'unknownFigure', of: id };
}

function begin(run: MissionRun, who: string): Answer {
  const actor = actorIn(run.game, who);
  const refusal = actor ? whyNotActor(run.game, actor) : ({ code: 'unknownHero', of: who } as const);
  if (!actor || refusal || run.game.active === who) return refusal;
  update(run, freshTurn(who));
  readyCards(run, who);
  emit(run, { kind: 'activationBegan', who });
  fireActivation(run, actor, 'before', who);
  return undefined;
}

/** Scripts wait for heroes and for allies; nothing waits for anybody else. */
function fireActivation(
  run: MissionRun,
  { id, kind }: Actor,
  moment: 'before' | 'after',
  active: string,
): void {
  if (kind === 'hero') setOff(run, { kind: 'heroActivation', moment, hero: id }, active);
  if (kind === 'ally') setOff(run, { kind: 'allyActivation', moment }, active);
}

function endActivation(run: MissionRun, who: string, upkeep = false): Answer {
  const refusal = begin(run, who);
  if (refusal) return refusal;
  if (upkeep) endOfTurn(run, who);
  if (upkeep && heroIn(run.game, who)) comeNow(run, { moment: 'activationEnd', hero: who });
  closeActivation(run, who);
  return undefined;
}

/** Then exactly one Imperial group follows (row 40). */
export function closeActivation(run: MissionRun, who: string): void {
  const actor = actorIn(run.game, who);
  if (actor) updateActor(run, who, { activated: actor.activated + 1 });
  emit(run, { kind: 'activationEnded', who });
  forgetActivation(run, who);
  if (actor) fireActivation(run, actor, 'after', who);
  const asks = asksAt(run, 'activation', 'rebel');
  update(run, { ...NOBODYS_TURN, agenda: [...run.game.agenda, ...asks, ...tasksAfter(run.game, who)] });
}

/** A companion that acts before its hero is followed by nobody; one that has not acted follows the hero. */
function tasksAfter(game: Game, who: string): readonly Task[] {
  const actor = actorIn(game, who);
  if (actor?.kind === 'companion' && actsBefore(game, actor)) return [{ kind: 'nextTurn' }];
  const due = companionDue(game, who);
  return due ? [{ kind: 'companionTurn', who: due.id }] : [{ kind: 'imperialTurn' }, { kind: 'nextTurn' }];
}

function interact(
  run: MissionRun,
  { thing, option, who = run.game.active ?? undefined }: CommandOf<'interact'>,
): Answer {
  const { play, game } = run;
  const definition = play.things.get(thing);
  if (!definition || !thingStateOf(play, game, thing).onMap) return { code: 'unknownThing', of: thing };
  const offered = optionsOf(play, game, thing).find(({ id }) => id === option);
  if (!offered) return { code: 'unknownOption', of: option };
  const actor = who === undefined ? undefined : actorIn(game, who);
  if (who !== undefined && !actor) return { code: 'unknownHero', of: who };
  if (actor && !isHero(actor) && (offered.heroesOnly || actor.kind === 'companion')) return 'cannotAct';
  emit(run, { kind: 'interacted', thing, option, who: who ?? null });
  if (!offered.free && who === game.active) spendAction(run);
  const written = 'options' in definition ? definition.options?.find(({ id }) => id === option) : undefined;
  const scope = scopeOf('', who ?? null);
  if (written) useOption(run, thing, written);
  else if (option === OPEN) turnDoor(run, thing, 'open');
  else if (option === RETRIEVE) BOARD_EFFECTS.carry(run, { kind: 'carry', thing, who: 'active' }, scope);
  setOff(run, { kind: 'interacted', thing, option }, who ?? null);
  return undefined;
}

function useOption(run: MissionRun, thing: string, { id, again }: ThingOption): void {
  const used = grown(run.game.map.things[thing]?.used ?? [], id);
  updateThing(run, thing, again ? { used } : { used, usedUp: true });
  emit(run, { kind: 'thingUsed', thing });
}

function finishActivation(run: MissionRun, window: Activation): Answer {
  if (window.again) return done(update(run, { window: null }));
  const before = run.game;
  const routes = routesOf(resolvedWindow(run.play, before)?.resolution);
  const refusal = finishWindow(run);
  if (!refusal) notice(run, before, routes);
  return refusal;
}

/** Where each figure went. */
function routesOf(resolution: Resolution | undefined): ReadonlyMap<string, readonly Place[]> {
  const routes = new Map<string, readonly Place[]>();
  for (const act of resolution?.steps.flatMap(({ acts }) => acts) ?? [])
    if (act.kind === 'move') routes.set(act.figure, [...(routes.get(act.figure) ?? []), ...act.route]);
  return routes;
}

function useMedpac(run: MissionRun, { who }: CommandOf<'useMedpac'>): Answer {
  const { medpacs, figures, tracked } = run.game;
  if (medpacs === 0) return 'noMedpac';
  const figure = figures[who];
  if (!figure || sideOf(run.game, figure) !== 'rebel') return { code: 'unknownFigure', of: who };
  const refusal = whenFree(run);
  if (refusal) return refusal;
  update(run, { medpacs: medpacs - 1 });
  emit(run, { kind: 'medpacUsed', who });
  // A hero's goes with a rest (row 74).
  if (figure.actor === run.game.active && !isOfHero(run.game, figure)) spendAction(run);
  if (tracked)
    updateFigure(run, who, { damage: applyMedpac(fighterInMission(run.play, run.game, figure)).damage });
  return undefined;
}
