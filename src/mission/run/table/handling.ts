// What scripts and figures do to the things on the map: doors turn, things come and go.

import type { Point } from '../../../rules';
import type { Thing } from '../../definition';
import type { ThingState } from '../../game';
import { emit, showNext, updateMap, updateThing, type MissionRun } from '../run';
import { thingStateOf } from './things';
import { setOff } from '../scripts/triggers';

/** Things that lie on the table as tokens; the others are only spoken of. */
export const isTangible = ({ kind }: Thing): boolean =>
  kind !== 'region' && kind !== 'spawn' && kind !== 'entry';

/** Nothing happens to a door that is so already. */
export function turnDoor(run: MissionRun, id: string, to: 'open' | 'closed' | 'locked'): void {
  if (thingStateOf(run.play, run.game, id).door === to) return;
  updateThing(run, id, { door: to });
  emit(run, { kind: 'doorChanged', thing: id, door: to });
  if (to === 'open') setOff(run, { kind: 'opened', door: id });
}

/** On the map; `at` left out: where it was, or where its author put it, at the latest with its section. */
export function placeThing(run: MissionRun, id: string, at?: Point): void {
  const thing = run.play.things.get(id);
  if (!thing) return;
  const { destroyed, hidden } = thingStateOf(run.play, run.game, id);
  if (hidden) updateThing(run, id, { hidden: false });
  if (hidden && at === undefined && waitsForSection(run, id)) return;
  layDown(run, id, { onMap: true, destroyed: false, ...(destroyed && { damage: 0 }), ...(at && { at }) });
  emit(run, { kind: 'thingPlaced', thing: id });
  if (isTangible(thing))
    showNext(run, { kind: 'placeThing', thing: id, at: thingStateOf(run.play, run.game, id).at });
}

/** With its section it does not lie there yet. */
function waitsForSection({ play, game }: MissionRun, id: string): boolean {
  const { section } = thingStateOf(play, game, id);
  return section !== null && !game.map.sections.includes(section);
}

/** Off the map; what has not come yet will not. */
export function removeThing(run: MissionRun, id: string): void {
  const thing = run.play.things.get(id);
  if (thing && waitsForSection(run, id)) updateThing(run, id, { hidden: true });
  const { onMap, carriedBy } = thingStateOf(run.play, run.game, id);
  if (!thing || (!onMap && carriedBy === null)) return;
  layDown(run, id, { onMap: false });
  emit(run, { kind: 'thingRemoved', thing: id });
  if (isTangible(thing)) showNext(run, { kind: 'removeThing', thing: id });
}

/** Off the map and onto somebody's base. */
export function carryThing(run: MissionRun, id: string, carrier: string): void {
  updateThing(run, id, { onMap: false, carriedBy: carrier });
  emit(run, { kind: 'retrieved', thing: id, hero: carrier });
  setOff(run, { kind: 'retrieved', thing: id }, carrier);
}

/** Nobody carries it any more. */
export function layDown(run: MissionRun, id: string, change: Partial<ThingState>): void {
  const { things } = run.game.map;
  const { carriedBy: _, ...state } = things[id] ?? { onMap: false };
  updateMap(run, { things: { ...things, [id]: { ...state, ...change } } });
}
