// Rubble and energy shields: laid down and taken away by missions and by cards of the players.

import { hasSpace, type Point } from '../../../rules';
import type { RefusalCode } from '../../command';
import { grown, isPoint } from '../../bounds';
import type { Cover } from '../../game';
import { SCRIPT_WORDS } from '../../language/words';
import { emit, showNext, updateMap, type MissionRun } from '../run';
import { boardOf } from './board';

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** What lies there already is not laid down again, and only what lies there is taken away. */
function change(
  run: MissionRun,
  spaces: readonly Point[],
  cover: Cover['cover'],
  off: boolean,
): readonly Point[] {
  const { covers = [] } = run.game.map;
  const isHere = (at: Point) => covers.some((one) => one.cover === cover && isSame(one.at, at));
  const changed = spaces.filter((at) => isHere(at) === off);
  if (changed.length === 0) return [];
  const kept = covers.filter((one) => one.cover !== cover || !changed.some((at) => isSame(one.at, at)));
  updateMap(run, { covers: off ? kept : grown(covers, ...changed.map((at) => ({ at, cover }))) });
  emit(run, { kind: 'covered', cover, spaces: changed.length, on: !off });
  return changed;
}

/** By the mission: the players are told what to lay down or take away. */
export function changeCovers(
  run: MissionRun,
  spaces: readonly Point[],
  cover: Cover['cover'],
  off: boolean,
): void {
  const changed = change(run, spaces, cover, off);
  if (changed.length > 0) showNext(run, { kind: 'cover', cover, spaces: changed, ...(off && { off }) });
}

/** By a card of the players, who have done it already. */
export function coverByCard(
  run: MissionRun,
  at: Point,
  cover: Cover['cover'],
  on: boolean,
): RefusalCode | undefined {
  const board = boardOf(run.play, run.game);
  if (!board || !isPoint(at) || !hasSpace(board, at) || !COVERS.includes(cover)) return 'badPlace';
  return change(run, [at], cover, !on).length > 0 ? undefined : 'unknownOption';
}
const COVERS: readonly string[] = SCRIPT_WORDS.cover;

/** Tokens on a part of the map that is gone went with it. */
export function dropLostCovers(run: MissionRun): void {
  const { covers } = run.game.map;
  if (!covers) return;
  const board = boardOf(run.play, run.game);
  updateMap(run, { covers: covers.filter(({ at }) => board && hasSpace(board, at)) });
}
