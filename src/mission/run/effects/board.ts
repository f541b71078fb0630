// Effects on the map and on what lies on it.

import { shuffled } from '../../../kernel';
import { grown } from '../../bounds';
import type { MapState, ThingState } from '../../game';
import { hasSpace, spacesOf, type Point } from '../../../rules';
import { boardOf } from '../table/board';
import { changeCovers, dropLostCovers } from '../table/covers';
import { pushFromDoor } from '../table/doors';
import { dropThing, removeGroup } from '../figures/damage';
import { namedSpaces, standFigures } from '../groups/deploy';
import { carryThing, isTangible, placeThing, removeThing, turnDoor } from '../table/handling';
import {
  doNext,
  emit,
  showNext,
  update,
  updateFigure,
  updateMap,
  updateThing,
  type MissionRun,
} from '../run';
import { thingStateOf } from '../table/things';
import { landIfWaiting } from '../round/threatMoves';
import { setOff } from '../scripts/triggers';
import { figuresOf } from '../figures/who';
import type { EffectHandler } from './handler';

type BoardEffect =
  | 'reveal'
  | 'removeSection'
  | 'clearMap'
  | 'place'
  | 'move'
  | 'remove'
  | 'open'
  | 'close'
  | 'lock'
  | 'unlock'
  | 'use'
  | 'highlight'
  | 'camera'
  | 'terrain'
  | 'edge'
  | 'cover'
  | 'spawn'
  | 'carry'
  | 'drop'
  | 'describe'
  | 'shuffle';

export const BOARD_EFFECTS: { readonly [K in BoardEffect]: EffectHandler<K> } = {
  reveal: (run, { section }) => {
    const { sections } = run.game.map;
    if (sections.includes(section)) return;
    const things = thingsOf(run, section).filter((id) => mayAppear(run, id));
    updateMap(run, { sections: [...sections, section], things: onMap(run, things, true) });
    emit(run, { kind: 'sectionRevealed', section });
    landIfWaiting(run);
    // A new map in the middle of a mission: the heroes enter it as they entered the first one.
    const isNewMap = run.game.round > 0 && things.some((id) => run.play.things.get(id)?.kind === 'entry');
    if (isNewMap) doNext(run, { kind: 'enter' });
    showNext(run, { kind: 'build', section, things: things.filter((id) => canBeSeen(run, id)) });
    setOff(run, { kind: 'revealed', section });
  },
  removeSection: (run, { section, to }) => {
    const { sections } = run.game.map;
    if (!sections.includes(section)) return;
    updateMap(run, {
      sections: sections.filter((id) => id !== section),
      things: onMap(run, thingsOf(run, section), false),
    });
    emit(run, { kind: 'sectionRemoved', section });
    const lost = loseWhoIsOffMap(run);
    dropLostCovers(run);
    if (to && lost.length > 0) {
      standFigures(run, lost, namedSpaces(run, to));
      const figures = lost.flatMap((id) => run.game.figures[id] ?? []);
      showNext(run, {
        kind: 'figures',
        does: 'moves',
        figures: figures.map(({ id, of, at }) => ({ id, of, at })),
      });
    }
    showNext(run, { kind: 'removeSection', section });
  },
  clearMap: (run) => {
    for (const { id } of run.game.groups) {
      removeGroup(run, id);
      emit(run, { kind: 'groupRemoved', group: id });
    }
    const { sections, things: known } = run.game.map;
    const things = onMap(run, Object.keys(known), false);
    update(run, { map: { sections: [], things, terrain: [], edges: [], camera: null } });
    loseWhoIsOffMap(run);
    emit(run, { kind: 'mapCleared' });
    showNext(run, { kind: 'clearMap', sections });
  },
  place: (run, { thing, at }) => {
    placeThing(run, thing, at);
    landIfWaiting(run);
  },
  move: (run, { thing, at }) => {
    if (thingStateOf(run.play, run.game, thing).onMap) placeThing(run, thing, at);
    else updateThing(run, thing, { at });
  },
  remove: (run, { thing }) => removeThing(run, thing),
  open: (run, { door }) => turnAndShow(run, door, 'open'),
  close: (run, { door }) => {
    if (thingStateOf(run.play, run.game, door).door === 'open') turnAndShow(run, door, 'closed');
  },
  lock: (run, { door }) => turnAndShow(run, door, 'locked'),
  unlock: (run, { door }) => {
    if (thingStateOf(run.play, run.game, door).door === 'locked') turnAndShow(run, door, 'closed');
  },
  use: (run, { thing, undo }) => {
    updateThing(run, thing, undo ? { usedUp: false, used: [] } : { usedUp: true });
    if (!undo) emit(run, { kind: 'thingUsed', thing });
  },
  highlight: (run, { region, off }) => updateThing(run, region, { highlighted: !off }),
  camera: (run, { at }) => updateMap(run, { camera: at }),
  terrain: (run, { spaces, terrain }) => {
    const kept = run.game.map.terrain.filter(({ at }) => !spaces.some((space) => isSame(space, at)));
    updateMap(run, { terrain: grown(kept, ...spaces.map((at) => ({ at, terrain }))) });
  },
  edge: (run, { between, kindOfEdge }) => {
    const kept = run.game.map.edges.filter((edge) => !between.some((pair) => isSameEdge(pair, edge.between)));
    updateMap(run, { edges: grown(kept, ...between.map((pair) => ({ between: pair, kind: kindOfEdge }))) });
  },
  cover: (run, { spaces, with: cover, off }) => changeCovers(run, spaces, cover, off === true),
  spawn: (run, { spawn, off }) => {
    updateThing(run, spawn, { off: off === true });
    landIfWaiting(run);
  },
  carry: (run, { thing, who }, scope) => {
    const [carrier] = figuresOf(run, who, scope);
    if (carrier !== undefined) carryThing(run, thing, carrier);
  },
  drop: (run, { thing }) => dropThing(run, thing),
  describe: (run, { thing, examine = null, offer = [], name, colour }) => {
    const before = thingStateOf(run.play, run.game, thing);
    updateThing(run, thing, {
      examine,
      offered: offer,
      usedUp: false,
      ...(name !== undefined && { name }),
      ...(colour && { colour }),
    });
    const isExchanged = colour !== undefined && before.onMap && colour !== before.colour;
    // Players exchange the token. Crates and terminals have one colour in the box.
    if (isExchanged && run.play.things.get(thing)?.kind === 'token')
      showNext(run, { kind: 'placeThing', thing, at: before.at });
  },
  shuffle: (run, { things }) => changePlaces(run, things),
};

/**
 * Every thing comes to lie where one of them lay; each is a part of the section that this place belongs to. Where that section
 * does not lie there yet, the thing waits for it.
 */
function changePlaces(run: MissionRun, things: readonly string[]): void {
  const places = things.flatMap((id) => {
    const { at, section, onMap: isThere, carriedBy } = thingStateOf(run.play, run.game, id);
    const isLaid = section === null ? isThere : run.game.map.sections.includes(section);
    const waits = !isThere && !isLaid && section !== null && mayAppear(run, id);
    const isAway = !isThere && !waits && carriedBy === null;
    return at ? [{ id, at, section, isLaid, isThere, waits, isAway }] : [];
  });
  const { value: shuffledPlaces, state } = shuffled(run.game.random, places);
  update(run, { random: state });
  for (const [index, { id, isThere, waits, isAway }] of places.entries()) {
    const place = shuffledPlaces[index];
    if (!place) continue;
    updateThing(run, id, { at: place.at, ...(place.section !== null && { section: place.section }) });
    if (place.isLaid && (isThere || waits)) placeThing(run, id);
    else if (isThere) takeUp(run, id);
    // What a script has taken away does not come back with another section.
    else if (isAway && !place.isLaid) updateThing(run, id, { hidden: true });
  }
}

/** Off the map until its section is laid. */
function takeUp(run: MissionRun, id: string): void {
  updateThing(run, id, { onMap: false });
  emit(run, { kind: 'thingRemoved', thing: id });
  if (canBeSeen(run, id)) showNext(run, { kind: 'removeThing', thing: id });
}

/** The players see to the token, where the door lies on the map. */
function turnAndShow(run: MissionRun, thing: string, door: 'open' | 'closed' | 'locked'): void {
  const { onMap, door: state } = thingStateOf(run.play, run.game, thing);
  if (onMap && state !== door) showNext(run, { kind: 'door', thing, door });
  const before = run.game;
  turnDoor(run, thing, door);
  if (onMap && door !== 'open') pushFromDoor(run, before);
}

const thingsOf = ({ play, game }: MissionRun, section: string): readonly string[] =>
  [...play.things.keys()].filter((id) => thingStateOf(play, game, id).section === section);

/** What was destroyed or is being carried does not come a second time; what is hidden waits for a script. */
function mayAppear({ play, game }: MissionRun, id: string): boolean {
  const { destroyed, carriedBy, hidden } = thingStateOf(play, game, id);
  return !destroyed && carriedBy === null && !hidden;
}

const canBeSeen = ({ play }: MissionRun, id: string): boolean => {
  const thing = play.things.get(id);
  return thing !== undefined && isTangible(thing);
};

/** What happened to them before still holds: a crate that was searched stays searched. */
const onMap = (run: MissionRun, ids: readonly string[], there: boolean): MapState['things'] => {
  const { things } = run.game.map;
  const changed = ids.map((id): [string, ThingState] => [id, { ...things[id], onMap: there }]);
  return { ...things, ...Object.fromEntries(changed) };
};

/** The app no longer knows where they are whose spaces are gone. */
function loseWhoIsOffMap(run: MissionRun): readonly string[] {
  const board = boardOf(run.play, run.game);
  const lost: string[] = [];
  for (const { id, at, size } of Object.values(run.game.figures)) {
    if (!at || (board && spacesOf({ at, size }).every((space) => hasSpace(board, space)))) continue;
    updateFigure(run, id, { at: null });
    emit(run, { kind: 'figureMoved', figure: id, from: at, to: null });
    lost.push(id);
  }
  return lost;
}

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** From either side. */
const isSameEdge = ([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean =>
  (isSame(a, c) && isSame(b, d)) || (isSame(a, d) && isSame(b, c));
