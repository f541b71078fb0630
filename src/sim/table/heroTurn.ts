// One activation of a hero or of an ally's figures: plan, walk, act, until nothing is left to do.

import {
  actorIn,
  fighterInMission,
  figuresOfActor,
  mapOf,
  thingsOn,
  thingStateOf,
  type Game,
} from '../../mission';
import { afterActivation, afterRebelAction, recoverStrain, sufferStrain, type Fighter } from '../../rules';
import { useKey, type BotAct } from '../bot/acts';
import { actorOf, FRESH_TURN, type BotActor, type BotTurn } from '../bot/actor';
import { placesAt } from '../bot/goals';
import { bestPlan, type Plan } from '../bot/plans';
import { leadsIn, surveyFrom, type BotScene } from '../bot/scene';
import type { BotTarget } from '../bot/targets';
import { decideNow, leadOthers } from './leading';
import { putDown } from './lost';
import { answerForHeroes } from './prompts';
import { reportFighter } from './reports';
import { botStrike } from './strike';
import { sayCommand, type BotTable } from './table';
import { continueWindow } from './window';

/** More than anyone can do in one activation. */
const MOST_STEPS = 20;

/** `who`: an actor's id. */
export function takeTurn(table: BotTable, who: string): void {
  if (!sayCommand(table, { kind: 'beginActivation', who })) return;
  for (const id of figuresOf(table.game, who)) {
    if (isActive(table, who)) leadOthers(table, id);
    settle(table);
    act(table, who, id);
    settle(table);
    if (isActive(table, who)) leadOthers(table, id);
  }
  settle(table);
  if (isActive(table, who)) decideNow(table);
  settle(table);
  if (!isActive(table, who)) return;
  for (const id of figuresOf(table.game, who)) {
    const fighter = fighterNow(table, id);
    if (fighter) reportFighter(table, id, fighter, afterActivation(fighter));
  }
  settle(table);
  if (isActive(table, who)) sayCommand(table, { kind: 'endActivation', who });
}

/** Whoever withdraws in the middle of an activation has ended it. */
const isActive = ({ game }: BotTable, who: string): boolean =>
  game.result === null && game.active === who && actorIn(game, who)?.gone === null;

const mayGoOn = (table: BotTable, who: string, id: string): boolean =>
  isActive(table, who) && table.game.figures[id] !== undefined;

const figuresOf = (game: Game, who: string): readonly string[] =>
  figuresOfActor(game, who).map(({ id }) => id);

/** Reads whatever the app shows in the middle, and resolves groups that scripts let act. */
function settle(table: BotTable): void {
  for (let steps = 0; steps < 200 && !table.game.result; steps++) {
    const { prompt, window } = table.game;
    if (prompt ? !answerForHeroes(table, prompt) : !window || !continueWindow(table)) return;
  }
}

function act(table: BotTable, who: string, id: string): void {
  let turn = FRESH_TURN;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    settle(table);
    if (!mayGoOn(table, who, id)) return;
    putDown(table, id);
    const thought = planFor(table, id, turn);
    if (!thought || (thought.plan.act === null && thought.plan.place.cost === 0)) return;
    turn = carryOut(table, who, thought.actor, thought.plan);
  }
}

type Thought = { readonly scene: BotScene; readonly actor: BotActor; readonly plan: Plan };

const thoughts = new WeakMap<BotScene, Map<string, Thought | null>>();

/**
 * Whoever thought about the whole activation already, when it was asked whose turn it is, need not do so again. A thought of
 * somebody who has less to gain than another (`atLeast`) is not finished, so it is not kept.
 */
export function planFor(table: BotTable, id: string, turn: BotTurn, atLeast?: number): Thought | null {
  const scene = surveyFrom(table.play, table.game);
  if (!scene) return null;
  if (turn !== FRESH_TURN) return think(table, scene, id, turn);
  const known = thoughts.get(scene) ?? new Map<string, Thought | null>();
  thoughts.set(scene, known);
  if (known.has(id)) return known.get(id) ?? null;
  const thought = think(table, scene, id, turn, atLeast);
  if (atLeast === undefined || thought === null || thought.plan.gain > atLeast) known.set(id, thought);
  return thought;
}

function think(
  table: BotTable,
  scene: BotScene,
  id: string,
  turn: BotTurn,
  atLeast?: number,
): Thought | null {
  const { play, game, weights, uses } = table;
  const actor = actorOf(play, game, scene.board, id, { turn, weights });
  if (!actor) return null;
  return { scene, actor, plan: bestPlan(scene, actor, breakables(table, scene), { uses }, atLeast) };
}

/** Things that the mission wants broken. */
function breakables({ play, game, hits }: BotTable, scene: BotScene): readonly BotTarget[] {
  const wanted = leadsIn(scene).flatMap(({ aim }) => (aim.kind === 'break' ? [aim.thing] : []));
  if (wanted.length === 0) return [];
  return thingsOn(play, game, scene.board).flatMap(({ id, fighter }): BotTarget[] => {
    if (!fighter || !wanted.includes(id)) return [];
    const { at } = thingStateOf(play, game, id);
    const spaces = at ? [at] : placesAt(scene, id);
    return [
      {
        kind: 'thing',
        id,
        fighter: { ...fighter, damage: fighter.damage + (hits.get(id) ?? 0) },
        at: spaces,
      },
    ];
  });
}

function carryOut(table: BotTable, who: string, actor: BotActor, plan: Plan): BotTurn {
  const id = actor.figure.id;
  let turn: BotTurn = {
    ...actor.turn,
    actions: actor.turn.actions - plan.moves,
    points: actor.turn.points + plan.moves * actor.speed,
  };
  for (let moves = 0; moves < plan.moves; moves++) payForAction(table, id);
  // Bleeding may have been too much.
  if (!mayGoOn(table, who, id)) return turn;
  if (plan.strain > 0) {
    turn = { ...turn, strained: turn.strained + plan.strain, points: turn.points + plan.strain };
    changeFighter(table, id, (fighter) => sufferStrain(fighter, plan.strain).figure);
    // So may strain; and whatever waits for that may have ended the turn, or the mission.
    if (table.game.window || !mayGoOn(table, who, id)) return { ...turn, actions: 0, points: 0 };
  }
  const { at, size, cost } = plan.place;
  if (cost > 0) {
    if (!sayCommand(table, { kind: 'moveFigure', figure: id, to: at, size }))
      return { ...turn, actions: 0, points: 0 };
    turn = { ...turn, points: turn.points - cost };
  }
  // Whatever the walk set off comes first, and may have changed everything.
  const undisturbed = !table.game.prompt && !table.game.window && mayGoOn(table, who, id);
  return plan.act && undisturbed ? perform(table, who, actor, plan.act, turn) : turn;
}

function perform(table: BotTable, who: string, actor: BotActor, deed: BotAct, turn: BotTurn): BotTurn {
  const id = actor.figure.id;
  const spent: BotTurn = { ...turn, actions: turn.actions - 1 };
  switch (deed.kind) {
    case 'attack': {
      const { play, game, weights } = table;
      const scene = surveyFrom(play, game);
      const now = scene && actorOf(play, game, scene.board, id, { turn, weights });
      if (!now) return spent;
      const points = botStrike(table, scene, now, deed.shot, deed.exert) ?? 0;
      payForAction(table, id);
      return { ...spent, points: turn.points + points, attacks: turn.attacks + 1 };
    }
    case 'use': {
      const key = useKey(deed.thing, deed.option);
      table.uses.set(key, (table.uses.get(key) ?? 0) + 1);
      sayCommand(table, { kind: 'interact', thing: deed.thing, option: deed.option, who });
      if (deed.free) return turn;
      settle(table);
      payForAction(table, id);
      return spent;
    }
    case 'rest': {
      if (deed.medpac) sayCommand(table, { kind: 'useMedpac', who: id });
      changeFighter(table, id, (fighter) =>
        fighter.hero ? recoverStrain(fighter, fighter.hero.endurance) : fighter,
      );
      payForAction(table, id);
      return spent;
    }
    case 'shake': {
      changeFighter(table, id, (fighter) => afterRebelAction(fighter, deed.condition).figure);
      return spent;
    }
  }
}

/** Who bleeds suffers for every action. */
const payForAction = (table: BotTable, id: string): void =>
  changeFighter(table, id, (fighter) => afterRebelAction(fighter).figure);

function changeFighter(table: BotTable, id: string, change: (fighter: Fighter) => Fighter): void {
  const before = fighterNow(table, id);
  if (before && !table.game.result) reportFighter(table, id, before, change(before));
}

function fighterNow({ play, game }: BotTable, id: string): Fighter | undefined {
  const figure = game.figures[id];
  return figure && mapOf(play, game) ? fighterInMission(play, game, figure) : undefined;
}
