// A tiny mission with everything it is played with, and a game of it in the first round: two rooms with a door
// between them, a crate, a terminal, a token to carry, one group. Tests change what they are about.
//
//   hall (core-01A, 4x3)   cell (core-02A, 3x3)
//   e e . .                . . .      e entry, C crate, T terminal, D door, t token, s spawn
//   e e . .  D             . t s
//   C . . T                . . .

import { seedRandom } from '../../src/kernel';
import { NO_MEMORY, PLAIN_FACTS, type Group } from '../../src/imperial';
import type { Mission } from '../../src/mission/definition';
import type { HeroActor, OtherActor } from '../../src/mission/actor';
import type { FigureState, Game, ScriptScope } from '../../src/mission/game';
import type { Kit, KitCard, KitFigure, KitHero } from '../../src/mission/kit';
import { makePlay } from '../../src/mission/run/play';
import { makeRun, scopeOf, type MissionRun } from '../../src/mission/run/run';
import { makePiece, type Fighter, type TileId, type TileSide } from '../../src/rules';

export const SAMPLE_MISSION: Mission = {
  id: 'sample',
  version: 1,
  title: 'title',
  briefing: 'briefing',
  sections: [
    { id: 'hall', start: true, tiles: [{ tile: 'core-01A', at: [0, 0] }] },
    { id: 'cell', story: 'cell.story', tiles: [{ tile: 'core-02A', at: [4, 0] }] },
  ],
  things: [
    { id: 'start', kind: 'entry', section: 'hall', spaces: [[0, 0], [1, 0], [0, 1], [1, 1]] }, // prettier-ignore
    { id: 'door', kind: 'door', section: 'hall', between: [[[3, 1], [4, 1]]] }, // prettier-ignore
    { id: 'crate', kind: 'crate', section: 'hall', at: [0, 2], options: [{ id: 'search', text: 'search' }] },
    { id: 'terminal', kind: 'terminal', section: 'hall', at: [3, 2], health: 4, defense: ['black'] },
    { id: 'corner', kind: 'region', section: 'hall', spaces: [[2, 0], [3, 0]] }, // prettier-ignore
    { id: 'plans', kind: 'token', section: 'cell', at: [5, 1], colour: 'blue', carried: true },
    { id: 'back', kind: 'spawn', section: 'cell', at: [6, 1] },
  ],
  groups: [{ id: 'troopers', cards: [{ card: 'trooper' }] }],
  objectives: [{ id: 'find-plans', text: 'objective' }],
  variables: [{ id: 'alarm' }],
  scripts: [
    { id: 'begin', on: { kind: 'missionStart' }, do: [{ kind: 'objective', objective: 'find-plans' }] },
    {
      id: 'door-opens',
      on: { kind: 'opened', door: 'door' },
      do: [
        { kind: 'reveal', section: 'cell' },
        { kind: 'deploy', group: 'troopers' },
      ],
    },
    {
      id: 'plans-found',
      on: { kind: 'retrieved', thing: 'plans' },
      do: [{ kind: 'win', outcome: 'escaped' }],
    },
  ],
  outcomes: [
    { id: 'escaped', won: true, text: 'escaped' },
    { id: 'too-late', won: false, text: 'tooLate' },
  ],
  rounds: { limit: 8, outcome: 'too-late' },
};

const WORDS = {
  title: 'Sample',
  briefing: 'Fetch the plans.',
  'cell.story': 'The door slides open.',
  search: 'Search',
  objective: 'Find the plans.',
  escaped: 'You got away with them.',
  tooLate: 'Too late.',
};

/** All spaces open; every edge of the outline may be joined. */
function tile(id: string, width: number, height: number): TileSide {
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  return {
    id: id as TileId,
    expansion: 'core',
    number: Number.parseInt(id.slice(-3), 10),
    side: 'A',
    environment: 'interior',
    interior: true,
    copies: 1,
    width,
    height,
    spaces: rows.map(() => columns.map(() => 'open' as const)),
    lines: [],
    openings: [
      ...columns.flatMap((x) => [0, height].map((y) => ({ axis: 'h' as const, x, y }))),
      ...rows.flatMap((y) => [0, width].map((x) => ({ axis: 'v' as const, x, y }))),
    ],
  };
}

const FIGHTER: Fighter = {
  side: 'imperial',
  health: 3,
  damage: 0,
  conditions: [],
  powerTokens: [],
  attack: { type: 'ranged', dice: ['blue', 'green'] },
  defense: ['black'],
  surges: [],
  passives: {},
  keywords: [],
};

const figure = (id: string, fighter: Partial<Fighter> = {}): KitFigure => {
  const whole = { ...FIGHTER, ...fighter };
  return {
    piece: makePiece(id, whole.side, [0, 0]),
    fighter: whole,
    facts: { ...PLAIN_FACTS, ...(whole.health !== undefined && { printedHealth: whole.health }) },
  };
};

const card = (id: string, change: Partial<KitCard> = {}): KitCard => ({
  name: id,
  elite: false,
  unique: false,
  side: 'imperial',
  groupSize: 3,
  cost: 6,
  family: 'trooper',
  figure: figure(id),
  abilities: [],
  ...change,
});

const ATTRIBUTES = { strength: ['blue'], insight: ['green'], tech: ['yellow'] } as const;

function hero(id: string, traits: readonly string[]): KitHero {
  const side = (wounded: boolean) => ({
    ...figure(id, {
      side: 'rebel',
      health: 10,
      hero: { endurance: wounded ? 3 : 4, strain: 0, wounded, woundedSide: { health: 10, endurance: 3 } },
    }),
    attributes: ATTRIBUTES,
  });
  return { name: id, traits, healthy: side(false), wounded: side(true) };
}

const TROOPERS: Group = {
  id: 'trooper',
  cards: ['trooper', 'trooper-elite'],
  lists: [
    { id: 'advance', lines: [{ cost: 'action', do: [{ kind: 'toward', points: 4 }] }] },
    { id: 'fire', lines: [{ cost: 'attack', do: [{ kind: 'attack' }] }] },
  ],
  bonuses: [
    { id: 'steady', name: { en: 'Steady', de: 'Ruhig', ru: 'Спокойно' }, rules: [] },
    { id: 'eager', name: { en: 'Eager', de: 'Eifrig', ru: 'Рьяно' }, rules: [] },
  ],
  surges: {},
  abilities: [],
  ignored: [],
  clarifications: [],
};

/** The sample mission with parts of it replaced, and what it is played with. Heroes: ada, bo, cy, dee. */
export const sampleKit = (change: Partial<Mission> = {}): Kit => ({
  mission: { ...SAMPLE_MISSION, ...change },
  words: { en: WORDS },
  tiles: { 'core-01A': tile('core-01A', 4, 3), 'core-02A': tile('core-02A', 3, 3) },
  cards: {
    trooper: card('trooper'),
    'trooper-elite': card('trooper-elite', { elite: true, cost: 9 }),
    captain: card('captain', { unique: true, groupSize: 1, family: 'captain', cost: 5 }),
    friend: card('friend', {
      side: 'rebel',
      groupSize: 1,
      family: 'friend',
      figure: figure('friend', { side: 'rebel', health: 8 }),
    }),
  },
  groups: {
    trooper: TROOPERS,
    'trooper-elite': TROOPERS,
    captain: { ...TROOPERS, id: 'captain', cards: ['captain'] },
  },
  heroes: {
    ada: hero('ada', ['leader']),
    bo: hero('bo', ['hunter']),
    cy: hero('cy', []),
    dee: hero('dee', []),
  },
  items: { blaster: 'Blaster' },
  box: {
    products: ['core'],
    tiles: { 'core-01': 1, 'core-02': 1 },
    figures: { trooper: 9, captain: 1, friend: 1 },
    doors: 4,
    crates: 8,
    terminals: 4,
    tokens: 8,
  },
});

export const heroState = (id: string, change: Partial<HeroActor> = {}): HeroActor => ({
  id,
  kind: 'hero',
  of: id,
  side: 'rebel',
  controller: 'players',
  activated: 0,
  gone: null,
  wounded: false,
  items: [],
  ...change,
});

/** Named like the card. */
export const allyState = (card: string, change: Partial<OtherActor> = {}): OtherActor => ({
  id: card,
  kind: 'ally',
  of: card,
  side: 'rebel',
  controller: 'players',
  activated: 0,
  gone: null,
  ...change,
});

/** Whose figure it is follows from its kind: heroes are named like their figures, allies like their cards. */
const OWNERS = {
  hero: (id: string) => id,
  ally: (_: string, of: string) => of,
  imperial: () => null,
} as const;

export const figureState = (
  id: string,
  kind: keyof typeof OWNERS,
  change: Partial<FigureState> = {},
): FigureState => ({
  id,
  of: id,
  actor: OWNERS[kind](id, change.of ?? id),
  group: null,
  at: null,
  size: [1, 1],
  damage: 0,
  strain: 0,
  conditions: [],
  powerTokens: [],
  ...change,
});

/** Round 1 of a told game with ada and bo, the start section on the table, nothing waiting. */
export function sampleGame({ mission }: Kit, change: Partial<Game> = {}): Game {
  const starts = mission.sections.filter(({ start }) => start).map(({ id }) => id);
  const things = mission.things.filter(({ section }) => section !== undefined && starts.includes(section));
  return {
    mission: mission.id,
    random: seedRandom('sample'),
    difficulty: 'normal',
    tracked: false,
    round: 1,
    stage: 'heroes',
    actors: [heroState('ada'), heroState('bo')],
    active: null,
    turn: null,
    groups: [],
    deployed: {},
    defeated: {},
    window: null,
    windows: {},
    figures: { ada: figureState('ada', 'hero'), bo: figureState('bo', 'hero') },
    memory: NO_MEMORY,
    map: {
      sections: starts,
      things: Object.fromEntries(things.map(({ id }) => [id, { onMap: true }])),
      terrain: [],
      edges: [],
      camera: null,
    },
    variables: {},
    chosen: {},
    countdowns: {},
    objective: null,
    achieved: [],
    rules: [],
    roundLimit: null,
    peril: { step: 0, off: false },
    medpacs: 0,
    supplies: 0,
    flags: {},
    gains: { credits: 0, fame: 0, items: [], gear: 0, lostItems: [], allies: {}, classCards: [] },
    ran: {},
    picked: {},
    agenda: [],
    prompt: null,
    result: null,
    ...change,
  };
}

/** Three troopers as the first group on the tracker, standing from the top right space of the cell downward. */
export const withTroopers = (game: Game): Game => ({
  ...game,
  groups: [
    ...game.groups,
    {
      id: 'troopers-1',
      of: 'troopers',
      card: 'trooper',
      colour: null,
      bonusHealth: 0,
      activated: false,
      size: 3,
      orders: [],
      target: null,
    },
  ],
  deployed: { ...game.deployed, troopers: 1 },
  figures: {
    ...game.figures,
    ...Object.fromEntries(
      [1, 2, 3].map((n) => {
        const id = `troopers-1-${n}`;
        const at = game.tracked ? ([6, n - 1] as const) : null;
        return [id, figureState(id, 'imperial', { of: 'trooper', group: 'troopers-1', at })];
      }),
    ),
  },
});

export const runOf = (kit: Kit, game: Game = sampleGame(kit)): MissionRun => makeRun(makePlay(kit), game);

export const SCOPE: ScriptScope = scopeOf('begin', null);
