// From a running mission to what the board shows: tiles and doors, things, marks, figures where the app knows them, and
// what is about to be laid down or taken away.

import { NO_NAMES, type NameFinder } from '../../kernel';
import {
  heroesIn,
  isOfHero,
  placedIn,
  sideOf,
  thingStateOf,
  type Colour,
  type Cover,
  type FigureState,
  type Game,
  type Play,
  type Thing,
} from '../../mission';
import { edgeBetween, edgeKey, type EdgeAt, type Point, type TileMap } from '../../rules';
import { COVER_COLOURS, type BoardView, type FigureView, type MarkView } from '../../scene';
import { NO_FACES, type FaceFinder } from '../art/boardFace';
import { initials, shapeOf } from '../table/figures';
import { groundOf } from './build/ground';
import { edgesOf, focusOf, joinLines, sharedSpaces, withoutJoins } from './build/place';
import { resumed } from './build/progress';
import { unbuiltSections, walkOf, type BuildPlacement } from './build/steps';
import { COLOUR_VALUES, heroColour } from './colours';

/** What stands for a colour beside it. */
type Letters = (colour: Colour) => string;

export type MissionView = {
  readonly view: BoardView;
  readonly map: TileMap;
  /** What the players should see now: the board looks there if it does not show it. */
  readonly focus: readonly Point[];
};

export function missionView(
  play: Play,
  game: Game,
  letters: Letters,
  placing: BuildPlacement = asTheGameHasIt(play, game),
  printed: NameFinder = NO_NAMES,
  faceOf: FaceFinder = NO_FACES,
): MissionView {
  const step = placing.steps.find(({ key }) => key === placing.current);
  const { map, ghosts } = groundOf(play, game, placing);
  const shown = things(play, game).filter((thing) => isShown(thing, game, placing));
  return {
    map,
    view: {
      lattice: withDoors(withoutJoins(map, step), doorEdges(play, game, shown)),
      figures: figures(play, game, letters, printed, faceOf),
      tokens: [...covers(game), ...tokens(play, game, shown, letters)],
      marks: marks(play, game, shown, placing),
      lines: joinLines(step),
      ...(ghosts && { ghosts }),
    },
    focus: focusOf(game.prompt, placing, step),
  };
}

function asTheGameHasIt(play: Play, game: Game): BuildPlacement {
  const walk = walkOf(play, game);
  return {
    ...walk,
    ...resumed(
      walk.steps.map(({ key }) => key),
      placedIn(game),
    ),
  };
}

/** Things of a section that is not built yet wait for their own step. */
function isShown({ id, section }: Thing, game: Game, { steps, done, current }: BuildPlacement): boolean {
  if (steps.some(({ key }) => key === id)) return done.has(id) || id === current;
  return section === undefined || !unbuiltSections(game).includes(section);
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

/** Rubble and shields are no things: a tap on one is a tap on its space. */
const coverKey = ({ at, cover }: Cover): string => `${cover} ${at.join()}`;
export const coverAt = ({ map }: Game, token: string): Point | undefined =>
  map.covers?.find((one) => coverKey(one) === token)?.at;

const covers = ({ map }: Game): BoardView['tokens'] =>
  (map.covers ?? []).map((one) => ({
    id: coverKey(one),
    at: one.at,
    shape: one.cover,
    colour: COVER_COLOURS[one.cover],
  }));

const USED_UP = '#5c6672';
/** Incapacitated. */
const DOWN = '#5c6672';

function tokens(play: Play, game: Game, shown: readonly Thing[], letters: Letters): BoardView['tokens'] {
  return shown.flatMap((thing): BoardView['tokens'] => {
    if (thing.kind !== 'crate' && thing.kind !== 'terminal' && thing.kind !== 'token') return [];
    const { at, carriedBy, destroyed, usedUp, colour } = thingStateOf(play, game, thing.id);
    if (!at || carriedBy !== null || destroyed) return [];
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

function marks(
  play: Play,
  game: Game,
  shown: readonly Thing[],
  { steps, done, current }: BuildPlacement,
): readonly MarkView[] {
  const { prompt } = game;
  const highlighted = shown.flatMap((thing) =>
    thing.kind === 'region' && thingStateOf(play, game, thing.id).highlighted
      ? thing.spaces.map(mark('route'))
      : [],
  );
  const isBuilding = prompt?.kind === 'build';
  const isAtThings = steps.some(({ key, kind }) => key === current && kind === 'thing');
  const now = mark(prompt?.kind === 'removeThing' ? 'threat' : 'deploy');
  const waiting = steps.flatMap((step) => {
    if (step.kind === 'tile' || done.has(step.key) || edgesOf(step).length > 0) return [];
    if (!isBuilding || step.key === current) return step.spaces.map(now);
    return isAtThings ? step.spaces.map(mark('later')) : [];
  });
  // Where somebody has a space of their own, that one is marked until they stand there.
  const own = steps.flatMap(({ spaces }) => spaces);
  const free = sharedSpaces(prompt).filter(([x, y]) => !own.some((at) => at[0] === x && at[1] === y));
  return [...highlighted, ...waiting, ...free.map(mark('deploy'))];
}

/** Tracked: everybody whose place is known. Told: those who are being put down. */
function figures(
  play: Play,
  game: Game,
  letters: Letters,
  printed: NameFinder,
  faceOf: FaceFinder,
): readonly FigureView[] {
  const coming = game.prompt?.kind === 'deploy' ? game.prompt.figures : [];
  return Object.values(game.figures).flatMap((figure) => {
    const at = figure.at ?? coming.find(({ id }) => id === figure.id)?.at;
    if (!at) return [];
    const { id, of, size, group, incapacitated, powerTokens } = figure;
    const card = play.kit.cards[of];
    const colour = colourOf(game, figure);
    const face = faceOf(of);
    const seat = isOfHero(game, figure) ? heroesIn(game).findIndex((hero) => hero.id === of) : -1;
    return [
      {
        id,
        at,
        size,
        side: group === null ? sideOf(game, figure) : (card?.side ?? 'imperial'),
        shape: isOfHero(game, figure) ? 'hero' : shapeOf(card?.figure.facts ?? { traits: [] }),
        label: figureLabel(play, game, figure, letters, printed),
        ...(colour && { colour: COLOUR_VALUES[colour] }),
        ...(seat >= 0 && { seat, colour: heroColour(seat) }),
        ...(card?.elite && !card.unique && { elite: true }),
        ...(face && { face }),
        ...(incapacitated && { colour: DOWN, faded: true }),
        ...(powerTokens.length > 0 && { powerTokens }),
      },
    ];
  });
}

/** What stands beside a figure on the board: one to three letters. */
export function figureLabel(
  play: Play,
  game: Game,
  figure: FigureState,
  letters: Letters,
  printed: NameFinder,
): string {
  const { id, of } = figure;
  const isHero = isOfHero(game, figure);
  const card = play.kit.cards[of];
  const english = (isHero ? play.kit.heroes[of]?.name : card?.name) ?? of;
  const name = printed(isHero ? 'heroes' : 'cards', of) ?? english;
  const colour = colourOf(game, figure);
  const isAlone = isHero || card?.groupSize === 1;
  return [
    initials(name).slice(0, colour ? 1 : 2),
    isAlone ? '' : id.slice(id.lastIndexOf('-') + 1),
    colour ? letters(colour) : '',
  ].join('');
}

const colourOf = ({ groups }: Game, { group }: FigureState): Colour | null =>
  groups.find((one) => one.id === group)?.colour ?? null;
