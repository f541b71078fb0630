// A corridor with a deployment point at each end and a terminal, for the Empire's decisions: distances can be counted by eye.
//
//   x 0 .. 23, y 0 .. 2        w west point [0, 1]   T terminal [20, 0]   e east point [23, 1]   heroes: as a test puts them

import type { Kit, KitCard, Mission, MissionGroup, Setup, Thing } from '../../src/mission';
import type { Point } from '../../src/rules';
import { sampleKit } from './sample';
import { Table } from './table';

const LENGTH = 24;
const HEIGHT = 3;

export const POINTS: readonly Thing[] = [
  { id: 'west', kind: 'spawn', section: 'hall', at: [0, 1] },
  { id: 'east', kind: 'spawn', section: 'hall', at: [LENGTH - 1, 1] },
];
export const START: Thing = { id: 'start', kind: 'entry', section: 'hall', spaces: [[11, 1], [12, 1]] }; // prettier-ignore
export const CONSOLE: Thing = {
  id: 'console',
  kind: 'terminal',
  section: 'hall',
  at: [20, 0],
  options: [{ id: 'slice', text: 'search' }],
};

export const HAND: readonly MissionGroup[] = [
  { id: 'troopers', cards: [{ card: 'trooper' }] },
  { id: 'elite', cards: [{ card: 'trooper-elite' }] },
  { id: 'boss', cards: [{ card: 'captain' }] },
];

type Corridor = Partial<Mission> & {
  readonly threat?: Partial<NonNullable<Mission['deployment']>>;
  readonly cards?: Readonly<Record<string, Partial<KitCard>>>;
  readonly kit?: Partial<Kit>;
  readonly setup?: Partial<Setup>;
  /** Where the heroes stand; left out: nobody knows. */
  readonly heroes?: Readonly<Record<string, Point>>;
};

/** Troopers cost 6, elite ones 9, the captain 5; each has figures of its own. */
export function corridor({ threat, cards = {}, kit: more, setup, heroes, ...change }: Corridor = {}): Table {
  const base = sampleKit();
  const hall = base.tiles['core-01A'];
  if (!hall) throw new Error('no tile');
  const columns = Array.from({ length: LENGTH }, () => 'open' as const);
  const kit: Kit = {
    ...base,
    imperial: {},
    tiles: {
      'core-01A': {
        ...hall,
        width: LENGTH,
        height: HEIGHT,
        spaces: Array.from({ length: HEIGHT }, () => columns),
        openings: [],
      },
    },
    cards: Object.fromEntries(
      Object.entries(base.cards).map(([id, card]) => [id, { ...card, family: id, ...cards[id] }]),
    ),
    box: { ...base.box, figures: { ...base.box.figures, 'trooper-elite': 9 } },
    mission: {
      ...base.mission,
      sections: [{ id: 'hall', start: true, tiles: [{ tile: 'core-01A', at: [0, 0] }] }],
      things: [START, ...POINTS],
      groups: HAND,
      scripts: [],
      deployment: {
        model: 'threat',
        level: 4,
        hand: HAND.map(({ id }) => id),
        size: 3,
        ...threat,
      },
      ...change,
    },
    ...more,
  };
  const { rounds, ...mission } = kit.mission;
  const table = new Table(
    { ...kit, mission: change.rounds && rounds ? { ...mission, rounds } : mission },
    { tracked: true, ...setup },
  ).read();
  for (const [id, at] of Object.entries(heroes ?? {})) {
    const figure = table.game.figures[id];
    if (figure) table.game = { ...table.game, figures: { ...table.game.figures, [id]: { ...figure, at } } };
  }
  return table;
}

/** With this much threat at the moment of the decision. */
export function withThreat(table: Table, amount: number): Table {
  const { threat } = table.game;
  if (threat) table.game = { ...table.game, threat: { ...threat, amount } };
  return table;
}
