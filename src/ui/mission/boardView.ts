// From a running mission to what the board shows: tiles and doors, things, marks, figures where the app knows them, and
// the tiles that are about to be laid down.

import {
  mapOf,
  thingStateOf,
  type Colour,
  type Game,
  type Play,
  type Prompt,
  type Thing,
} from '../../mission';
import { edgeBetween, edgeKey, type EdgeAt, type Point, type TileMap } from '../../rules';
import type { BoardView, FigureView, MarkView } from '../../scene';
import { initials, shapeOf } from '../table/figures';
import { COLOUR_VALUES } from './colours';

/** What stands for a colour beside it. */
type Letters = (colour: Colour) => string;

export type MissionView = { readonly view: BoardView; readonly map: TileMap };

const NOTHING: TileMap = { spaces: [], edges: [], tiles: [], looseOpenings: [] };

export function missionView(play: Play, game: Game, letters: Letters): MissionView {
  const unbuilt = unbuiltSections(game);
  const lying = game.map.sections.filter((id) => !unbuilt.includes(id));
  const map = mapOf(play, withSections(game, lying)) ?? NOTHING;
  const current = game.prompt?.kind === 'build' ? game.prompt.section : null;
  const ghost = current === null ? null : mapOf(play, withSections(game, [current]));
  const shown = things(play, game).filter(
    ({ section }) => section === undefined || section === current || !unbuilt.includes(section),
  );
  return {
    map,
    view: {
      lattice: withDoors(map, doorEdges(play, game, shown)),
      figures: figures(play, game, letters),
      tokens: tokens(play, game, shown, letters),
      marks: marks(play, game, shown),
      lines: [],
      ...(ghost && { ghost }),
    },
  };
}

const withSections = (game: Game, sections: readonly string[]): Game => ({
  ...game,
  map: { ...game.map, sections },
});

/** Revealed, but the players have not been told yet, or are being told just now. */
function unbuiltSections({ prompt, agenda }: Game): readonly string[] {
  const prompts = [prompt, ...agenda.map((task) => (task.kind === 'prompt' ? task.prompt : null))];
  return prompts.flatMap((one) => (one?.kind === 'build' ? [one.section] : []));
}

const things = (play: Play, game: Game): readonly Thing[] =>
  [...play.things.values()].filter(({ id }) => thingStateOf(play, game, id).onMap);

/** The edges of shut doors, with the door that each belongs to. */
function doorEdges(
  play: Play,
  game: Game,
  shown: readonly Thing[],
): readonly { readonly door: string; readonly edge: EdgeAt }[] {
  return shown.flatMap((thing) => {
    if (thing.kind !== 'door') return [];
    const { door, destroyed } = thingStateOf(play, game, thing.id);
    if (door === 'open' || destroyed) return [];
    return thing.between.map((between) => ({ door: thing.id, edge: edgeBetween(...between) }));
  });
}

function withDoors(map: TileMap, doors: ReturnType<typeof doorEdges>): BoardView['lattice'] {
  const hung = new Set(doors.map(({ edge: { axis, x, y } }) => edgeKey(axis, x, y)));
  const isFree = ({ axis, x, y }: EdgeAt) => !hung.has(edgeKey(axis, x, y));
  return {
    ...map,
    edges: [...map.edges.filter(isFree), ...doors.map(({ edge }) => ({ ...edge, kind: 'door' as const }))],
    looseOpenings: map.looseOpenings.filter(isFree),
  };
}

/** Which door was tapped. */
export function doorAt(play: Play, game: Game, { axis, x, y }: EdgeAt): string | undefined {
  const key = edgeKey(axis, x, y);
  return doorEdges(play, game, things(play, game)).find(
    ({ edge }) => edgeKey(edge.axis, edge.x, edge.y) === key,
  )?.door;
}

const USED_UP = '#5c6672';

function tokens(play: Play, game: Game, shown: readonly Thing[], letters: Letters): BoardView['tokens'] {
  return shown.flatMap((thing): BoardView['tokens'] => {
    if (thing.kind !== 'crate' && thing.kind !== 'terminal' && thing.kind !== 'token') return [];
    const { at, carriedBy, destroyed, usedUp } = thingStateOf(play, game, thing.id);
    if (!at || carriedBy !== null || destroyed) return [];
    const colour = thing.kind === 'token' ? thing.colour : undefined;
    return [
      {
        id: thing.id,
        at,
        shape: thing.kind === 'token' ? 'disc' : thing.kind,
        ...(colour && { label: letters(colour), colour: COLOUR_VALUES[colour] }),
        ...(usedUp && { colour: USED_UP }),
      },
    ];
  });
}

const mark =
  (tone: MarkView['tone']) =>
  (at: Point): MarkView => ({ at, tone });

function marks(play: Play, game: Game, shown: readonly Thing[]): readonly MarkView[] {
  const highlighted = shown.flatMap((thing) =>
    thing.kind === 'region' && thingStateOf(play, game, thing.id).highlighted
      ? thing.spaces.map(mark('route'))
      : [],
  );
  return [...highlighted, ...promptMarks(game.prompt)];
}

function promptMarks(prompt: Prompt | null): readonly MarkView[] {
  switch (prompt?.kind) {
    case 'enter':
      return prompt.spaces.map(mark('deploy'));
    case 'deploy':
      return (prompt.as === 'group' ? prompt.near : prompt.figures.flatMap(({ at }) => (at ? [at] : []))).map(
        mark('deploy'),
      );
    case 'placeThing':
      return prompt.at ? [mark('deploy')(prompt.at)] : [];
    default:
      return [];
  }
}

/** Tracked: everybody whose place is known. Told: those who are being put down. */
function figures(play: Play, game: Game, letters: Letters): readonly FigureView[] {
  const coming = game.prompt?.kind === 'deploy' ? game.prompt.figures : [];
  return Object.values(game.figures).flatMap((figure) => {
    const at = figure.at ?? coming.find(({ id }) => id === figure.id)?.at;
    if (!at) return [];
    const { id, kind, of, group, size } = figure;
    const card = play.kit.cards[of];
    const name = (kind === 'hero' ? play.kit.heroes[of]?.name : card?.name) ?? of;
    const colour = game.groups.find((one) => one.id === group)?.colour;
    const isAlone = kind === 'hero' || card?.groupSize === 1;
    return [
      {
        id,
        at,
        size,
        side: kind === 'imperial' ? (card?.side ?? 'imperial') : 'rebel',
        shape: kind === 'hero' ? 'hero' : shapeOf(card?.figure.facts ?? { traits: [] }),
        label: [
          initials(name).slice(0, colour ? 1 : 2),
          isAlone ? '' : id.slice(id.lastIndexOf('-') + 1),
          colour ? letters(colour) : '',
        ].join(''),
        ...(colour && { colour: COLOUR_VALUES[colour] }),
      },
    ];
  });
}
