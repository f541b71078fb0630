// Told play: the players say how many figures of a group stand. The numbers of figures mean nothing at such a table, so
// the last ones fall first and the first ones come back first.

import type { RefusalCode } from '../../command';
import type { GroupState } from '../../game';
import { figuresOfGroup, missingFigures } from '../groups/crowd';
import { addFigures } from '../groups/deploy';
import type { MissionRun } from '../run';
import { defeatFigure } from './damage';

export function countFigures(run: MissionRun, group: GroupState, count: number): RefusalCode | undefined {
  if (!Number.isInteger(count) || count < 0 || count > group.size) return 'badNumber';
  setCount(run, group, count);
  return undefined;
}

/** The answer before the Empire pays to bring figures back. */
export function countFallen(run: MissionRun, fallen: Readonly<Record<string, number>>): void {
  for (const group of run.game.groups) {
    const lost = fallen[group.id];
    if (lost !== undefined) setCount(run, group, group.size - lost);
  }
}

function setCount(run: MissionRun, group: GroupState, count: number): void {
  const standing = figuresOfGroup(run.game, group.id);
  for (const id of standing.slice(count)) defeatFigure(run, id);
  addFigures(run, group, missingFigures(run.game, group).slice(0, Math.max(0, count - standing.length)));
}
