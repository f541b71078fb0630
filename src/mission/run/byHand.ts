// What players change by hand, whatever the rules say: the Empire's threat and hand, groups, the round, scripts, difficulty. Each is
// a command like any other, so undo takes it back and the log tells it.

import type { CommandKind, Command, Refusal, RefusalCode } from '../command';
import type { OfKind } from '../../kernel';
import type { DifficultyWish, Game } from '../game';
import { removeGroup } from './figures/damage';
import { allowedCards, fullChoices } from './groups/choice';
import { deployCard, openSpawns } from './groups/deploy';
import type { Play } from './play';
import { withPressure } from './round/pressure';
import { MOST_THREAT, putInHand, takeFromHand, updateThreat } from './round/threat';
import { emit, makeRun, scopeOf, showNext, update, type MissionRun } from './run';
import { callScript } from './scripts/scripts';

type Answer = RefusalCode | Refusal | undefined;
type CommandOf<K extends CommandKind> = OfKind<Command, K>;

const NOBODY = scopeOf('', null);
const MOST_ROUNDS = 99;

const isCount = (count: number, most: number, least = 0): boolean =>
  Number.isInteger(count) && count >= least && count <= most;

export function setThreat(run: MissionRun, amount?: number, level?: number): Answer {
  const { threat } = run.game;
  if (!threat) return 'noThreat';
  const most = Math.min(threat.most ?? MOST_THREAT, MOST_THREAT);
  if (amount !== undefined && !isCount(amount, most)) return 'badNumber';
  if (level !== undefined && !isCount(level, most)) return 'badNumber';
  if (amount !== undefined && amount !== threat.amount) {
    updateThreat(run, { amount });
    emit(run, { kind: 'byHand', did: 'threat', to: amount });
  }
  if (level !== undefined && level !== threat.level) {
    updateThreat(run, { level });
    emit(run, { kind: 'byHand', did: 'level', to: level });
  }
  return undefined;
}

/** Out of the hand, if it lies there. */
export function deployByHand(run: MissionRun, { group: id, card, at }: CommandOf<'deployByHand'>): Answer {
  const group = run.play.groups.get(id);
  if (!group) return { code: 'unknownGroup', of: id };
  const all = allowedCards(run, group, NOBODY);
  const cards = card === undefined ? all : all.filter((one) => one.card === card);
  // By hand also who was left out.
  const [choice] = fullChoices({ ...run, game: { ...run.game, leftOut: [] } }, cards);
  if (!choice) return 'noFigures';
  const points = openSpawns(run, id);
  const point = at === undefined ? points[0] : points.find((one) => one.id === at);
  if (at !== undefined && !point) return { code: 'unknownThing', of: at };
  takeFromHand(run, id);
  showNext(run, ...deployCard(run, group, choice, { as: 'group', ...(point && { at: [point.at] }) }, NOBODY));
  return undefined;
}

export function withdrawGroup(run: MissionRun, id: string): Answer {
  const group = run.game.groups.find((one) => one.id === id);
  if (!group) return { code: 'unknownGroup', of: id };
  removeGroup(run, id);
  emit(run, { kind: 'groupRemoved', group: id });
  return undefined;
}

export function setHand(run: MissionRun, id: string, to: 'hand' | 'reserve'): Answer {
  const { threat } = run.game;
  if (!threat) return 'noThreat';
  const group = run.play.groups.get(id);
  if (!group) return { code: 'unknownGroup', of: id };
  if (threat.hand.includes(id) === (to === 'hand')) return undefined;
  if (to === 'hand') putInHand(run, id);
  else takeFromHand(run, id);
  const known = group.cards.find(({ card }) => run.play.kit.cards[card]) ?? group.cards[0];
  emit(run, { kind: 'byHand', did: to, group: id, card: known?.card ?? '' });
  return undefined;
}

export function leaveOut(run: MissionRun, card: string, out: boolean): Answer {
  if (!Object.hasOwn(run.play.kit.cards, card)) return { code: 'unknownCard', of: card };
  const { leftOut = [] } = run.game;
  if (leftOut.includes(card) === out) return undefined;
  update(run, { leftOut: out ? [...leftOut, card] : leftOut.filter((one) => one !== card) });
  emit(run, { kind: 'byHand', did: out ? 'leftOut' : 'takenBack', card });
  return undefined;
}

export function setRound(run: MissionRun, round: number): Answer {
  if (!isCount(round, MOST_ROUNDS, 1)) return 'badNumber';
  if (run.game.round === 0) return 'notYourTurn';
  if (round === run.game.round) return undefined;
  update(run, { round });
  emit(run, { kind: 'byHand', did: 'round', to: round });
  return undefined;
}

export function fireScript(run: MissionRun, id: string): Answer {
  const script = run.play.scripts.get(id);
  if (!script) return { code: 'unknownScript', of: id };
  emit(run, { kind: 'byHand', did: 'script', script: id });
  callScript(run, script, {}, scopeOf('', run.game.active), null);
  return undefined;
}

/** `adaptive` begins where it stands, and judges at the end of the round. */
export function setDifficulty(run: MissionRun, to: DifficultyWish): Answer {
  const { pressure, difficulty } = run.game;
  if (pressure?.wish === to) return undefined;
  update(run, withPressure({ wish: to, now: to === 'adaptive' ? (pressure?.now ?? difficulty) : to }));
  emit(run, { kind: 'byHand', did: 'difficulty', to });
  return undefined;
}

/** A group with a card that could come now, whether it is left out or not. */
export type HandDeployment = { readonly group: string; readonly card: string };

export function deployableByHand(play: Play, game: Game): readonly HandDeployment[] {
  const run = makeRun(play, { ...game, leftOut: [] });
  return play.mission.groups.flatMap((group) =>
    fullChoices(run, allowedCards(run, group, NOBODY)).map(({ card }) => ({ group: group.id, card })),
  );
}

/** Deployment points that let this group come. */
export const pointsByHand = (play: Play, game: Game, group: string): readonly string[] =>
  openSpawns(makeRun(play, game), group).map(({ id }) => id);
