// What must hold in any situation: random ones on maps of real tiles, from fixed seeds.

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  NO_MEMORY,
  PLAIN_FACTS,
  resolveActivation,
  rollFor,
  type Answer,
  type FigureFacts,
  type Line,
  type Orders,
  type Resolution,
  type Rule,
  type Situation,
  type StepResult,
} from '../../../src/imperial';
import { seedRandom } from '../../../src/kernel';
import { figureFromCard, figureFromHero, type Pack } from '../../../src/packs';
import {
  attackContextOf,
  attackRefusal,
  costTo,
  figureOf,
  isFreeFor,
  makePiece,
  reach,
  setUpBoard,
  standProblem,
  type Board,
  type Fighter,
  type FigureId,
  type Piece,
  type Point,
} from '../../../src/rules';
import { builtInPack } from '../../cli/samplePack';
import { lines as anyLine, rules as anyRule } from '../../text/orders/arbitraries';
import { growTileMap, pick, randomFrom, type Random } from '../../rules/randomBoards';
import { closest, healthiest, rolled } from './play';
import { IS_LONG, sized } from '../../sized';

const LINES: readonly Line[] = [
  { cost: 'attack', do: [{ kind: 'moveAttack', points: 3, target: healthiest }] },
  { cost: 'action', do: [{ kind: 'reposition', points: 4, distance: 3 }] },
  { cost: 'attack', do: [{ kind: 'attack', target: closest }] },
  {
    cost: 'action',
    do: [{ kind: 'engage', points: 4, target: { filter: [{ kind: 'wounded' }], soft: true } }],
  },
  {
    cost: 'action',
    do: [
      {
        kind: 'toward',
        points: 4,
        target: { noun: 'hero', order: [{ kind: 'least', of: 'health' }], soft: true },
      },
    ],
  },
  { cost: 'twoActions', do: [{ kind: 'toward', points: 6, target: closest }] },
  { do: [{ kind: 'gain', conditions: ['focused'] }] },
];

let pack: Pack;
beforeAll(async () => {
  pack = await builtInPack();
});

type Setup = { readonly situation: Situation; readonly orders: Orders };

/** Heroes, an ally and four to six Imperial figures of all sizes, somewhere on a map of a few tiles. */
function randomSetup(random: Random): Setup {
  const lattice = growTileMap(random, [...pack.tiles.values()], 3 + Math.floor(random() * 5));
  const bare = setUpBoard({ lattice });
  if (!bare.ok) throw new Error(JSON.stringify(bare.error));
  const spaces = lattice.spaces.map(({ x, y }): Point => [x, y]);
  const imperial = [...pack.cards.values()].filter(
    ({ affiliation, attack }) => affiliation !== 'rebel' && attack,
  );
  const made = [
    ...[0, 1, 2].map((index) =>
      figureFromHero(pick(random, [...pack.heroes.values()]), pack, `h${index}`, [0, 0], {
        wounded: random() < 0.3,
      }),
    ),
    ...[0, 1, 2, 3, 4].map((index) => figureFromCard(pick(random, imperial), `i${index}`, [0, 0])),
  ];
  let board = bare.value;
  const standing: { piece: Piece; fighter: Fighter; speed: number }[] = [];
  for (const { piece, fighter, speed } of made) {
    const places = spaces.filter(
      (at) => !standProblem(board, piece, { ...piece, at }) && isFreeFor(board, piece, { ...piece, at }),
    );
    if (places.length === 0) continue;
    const placed = { ...piece, at: pick(random, places) };
    const next = setUpBoard({ lattice, figures: [...standing.map((one) => one.piece), placed] });
    if (!next.ok) continue;
    board = next.value;
    standing.push({ piece: placed, fighter: harmed(fighter, random), speed });
  }
  const figures = standing.filter(({ piece }) => piece.side === 'imperial').map(({ piece }) => piece.id);
  return {
    situation: {
      board,
      fighters: new Map(standing.map(({ piece, fighter }) => [piece.id, fighter])),
      facts: new Map(
        standing.map(({ piece, speed }, index): [FigureId, FigureFacts] => [
          piece.id,
          { ...PLAIN_FACTS, speed, portrait: index, group: piece.side },
        ]),
      ),
      things: new Map(),
      tiles: [],
      round: 1,
      heroes: 3,
      activations: 0,
      memory: NO_MEMORY,
      fallen: [],
    },
    orders: {
      card: 'any',
      figures: figures.slice(0, 3),
      lines: Array.from({ length: 5 }, () => pick(random, LINES)),
    },
  };
}

function harmed(fighter: Fighter, random: Random): Fighter {
  const conditions = (['stunned', 'bleeding', 'weakened'] as const).filter(() => random() < 0.15);
  return { ...fighter, conditions, damage: Math.floor(random() * Math.max(1, (fighter.health ?? 1) - 1)) };
}

/** To the end, with dice from the same random numbers. */
function playOut(
  { situation, orders }: Setup,
  random: Random,
): { resolution: Resolution; answers: readonly Answer[] } {
  const answers: Answer[] = [];
  for (;;) {
    const resolution = resolveActivation(situation, orders, answers);
    const { pending } = resolution;
    if (!pending) return { resolution, answers };
    expect(pending.refused).toBeUndefined();
    answers.push(
      rolled({
        accuracy: Math.floor(random() * 8),
        damage: Math.floor(random() * 4),
        surge: Math.floor(random() * 3),
        block: Math.floor(random() * 2),
      }),
    );
  }
}

/** To the end with the app's own dice; tests fail, and of options the first is taken. */
function playByChance(situation: Situation, orders: Orders): Resolution {
  const answers: Answer[] = [];
  let random = seedRandom('content');
  for (;;) {
    const resolution = resolveActivation(situation, orders, answers);
    const { pending } = resolution;
    if (!pending || pending.refused || answers.length > 99) return resolution;
    if (pending.kind === 'test') answers.push({ kind: 'successes', of: {} });
    else if (pending.kind === 'choice') answers.push({ kind: 'choice', option: 0 });
    else {
      const rolled = rollFor(pending, random);
      random = rolled.random;
      answers.push(rolled.answer);
    }
  }
}

const SEEDS = Array.from({ length: 80 }, (_, index) => index + 1);

/** The board before each step, by playing the steps' moves one after the other. */
/** Pairs in which each of the longer list comes once, and each of the shorter one at least once. */
const isPair = (list: number, bonus: number, lists: number, bonuses: number): boolean =>
  lists > bonuses ? list % bonuses === bonus : bonus % lists === list;

const movesOf = (step: StepResult) => step.acts.flatMap((act) => (act.kind === 'move' ? [act] : []));

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value))
    return value;
  if (value instanceof Map) for (const [key, held] of value) deepFreeze([key, held]);
  Object.freeze(value);
  for (const held of Object.values(value)) deepFreeze(held);
  return value;
}

describe('in any situation', () => {
  it('never more than two actions, never more than one attack action', () => {
    for (const seed of SEEDS) {
      const { resolution } = playOut(randomSetup(randomFrom(seed)), randomFrom(seed));
      for (const figure of new Set(resolution.steps.map((step) => step.figure))) {
        const own = resolution.steps.filter((step) => step.figure === figure && step.source.kind === 'line');
        expect(own.reduce((sum, { cost }) => sum + cost.actions, 0)).toBeLessThanOrEqual(2);
        expect(own.filter(({ cost }) => cost.attack).length).toBeLessThanOrEqual(1);
      }
    }
  });

  it('never ends on somebody, never takes a dearer route than there is, never makes an illegal step', () => {
    for (const seed of SEEDS) {
      const setup = randomSetup(randomFrom(seed));
      const { orders, situation } = setup;
      for (const figure of orders.figures) {
        for (const line of LINES) {
          const { steps } = resolveActivation(
            situation,
            { ...orders, figures: [figure], lines: [line] },
            [],
            { mode: 'plan' },
          );
          for (const move of steps.flatMap(movesOf)) checkMove(situation.board, move);
        }
      }
    }
  });

  it('a resolved line has a legal target, and a skipped one has none', () => {
    for (const seed of SEEDS) {
      const { orders, situation } = randomSetup(randomFrom(seed));
      for (const figure of orders.figures) {
        const line: Line = { cost: 'attack', do: [{ kind: 'attack', target: closest }] };
        const [step] = resolveActivation(situation, { ...orders, figures: [figure], lines: [line] }, [], {
          mode: 'plan',
        }).steps;
        const { board, fighters } = situation;
        const own = fighters.get(figure) as Fighter;
        const legal = board.pieces.filter(
          (rebel) =>
            rebel.side === 'rebel' &&
            !attackRefusal(own, own, attackContextOf(board, figureOf(board, figure), own, rebel)),
        );
        expect(step?.status).toBe(legal.length > 0 ? 'resolved' : 'skipped');
        const attack = step?.acts.find((act) => act.kind === 'attack');
        if (attack?.kind === 'attack') expect(legal.map(({ id }) => id)).toContain(attack.target);
      }
    }
  });

  it('a wish that is legal and best is never passed over', () => {
    for (const seed of SEEDS) {
      const { orders, situation } = randomSetup(randomFrom(seed));
      const { board, fighters } = situation;
      for (const figure of orders.figures) {
        const line: Line = { cost: 'attack', do: [{ kind: 'attack', target: healthiest }] };
        const [step] = resolveActivation(situation, { ...orders, figures: [figure], lines: [line] }, [], {
          mode: 'plan',
        }).steps;
        const attack = step?.acts.find((act) => act.kind === 'attack');
        if (attack?.kind !== 'attack') continue;
        const own = fighters.get(figure) as Fighter;
        const left = (id: FigureId): number =>
          (fighters.get(id)?.health ?? 0) - (fighters.get(id)?.damage ?? 0);
        const legal = board.pieces.filter(
          ({ id, side }) =>
            side === 'rebel' &&
            fighters.get(id)?.hero &&
            !attackRefusal(
              own,
              own,
              attackContextOf(board, figureOf(board, figure), own, figureOf(board, id)),
            ),
        );
        expect(left(attack.target as FigureId)).toBe(Math.max(...legal.map(({ id }) => left(id))));
      }
    }
  });

  it('the same answers make the same resolution, and nothing handed in is changed', () => {
    for (const seed of SEEDS.slice(0, 60)) {
      const setup = deepFreeze(randomSetup(randomFrom(seed)));
      const occupants = setup.situation.board.occupant.slice();
      const { resolution, answers } = playOut(setup, randomFrom(seed));
      expect(resolveActivation(setup.situation, setup.orders, answers)).toEqual(resolution);
      expect(setup.situation.board.occupant).toEqual(occupants);
      for (let given = 0; given < answers.length; given++) {
        const { steps } = resolveActivation(setup.situation, setup.orders, answers.slice(0, given));
        expect(resolution.steps.slice(0, steps.length - 1)).toEqual(steps.slice(0, -1));
      }
    }
  });

  it('every list and every bonus effect of the content is played to its end', () => {
    const setups = [1, 2, 3].map((seed) => randomSetup(randomFrom(seed)));
    for (const group of new Set(pack.groups.values())) {
      const bonuses = group.bonuses.length > 0 ? group.bonuses : [{ rules: [] }];
      for (const [index, list] of group.lists.entries()) {
        for (const [place, { rules }] of bonuses.entries()) {
          // Each of them with one of the others, in the long run with all.
          if (!IS_LONG && !isPair(index, place, group.lists.length, bonuses.length)) continue;
          const setup = setups[index % setups.length];
          if (!setup) throw new Error('there are setups');
          const target = list.target ?? group.target;
          const orders: Orders = { ...setup.orders, lines: list.lines, rules, ...(target ? { target } : {}) };
          expect(playByChance(setup.situation, orders).pending).toBeUndefined();
        }
      }
    }
  });

  it('whatever an author may write is resolved, skipped or told, and never crashes', () => {
    const setups = [1, 2, 3, 4].map((seed) => randomSetup(randomFrom(seed)));
    const orders = fc.record({
      lines: fc.array(anyLine(2), { minLength: 1, maxLength: 4 }),
      rules: fc.array(anyRule(2), { maxLength: 2 }),
      setup: fc.constantFrom(...setups),
    });
    fc.assert(
      fc.property(orders, ({ lines, rules, setup }) => {
        const written: Orders = { ...setup.orders, lines, rules: rules as readonly Rule[] };
        const { pending, steps } = resolveActivation(setup.situation, written, [], { mode: 'plan' });
        expect(pending).toBeUndefined();
        for (const step of steps) expect(step.status).not.toBe('pending');
      }),
      { numRuns: sized(200, 1500), seed: 11 },
    );
  });
});

function checkMove(
  board: Board,
  { figure, route, spent, end, points }: ReturnType<typeof movesOf>[number],
): void {
  const piece = figureOf(board, figure);
  const reached = reach(board, piece, 60);
  expect(costTo(reached, end)).toBe(spent);
  expect(spent).toBeLessThanOrEqual(points);
  if (!piece.massive) expect(isFreeFor(board, piece, end)).toBe(true);
  expect(route[0]).toEqual({ at: piece.at, size: piece.size });
  expect(route.at(-1)).toEqual(end);
  // Each step by itself is one that a figure which may stop anywhere could take.
  for (const [index, place] of route.slice(1).entries()) {
    const from = route[index];
    if (!from) throw new Error('a route has no gaps');
    const ghost = makePiece(piece.id, piece.side, from.at, {
      ...piece,
      at: from.at,
      size: from.size,
      companion: true,
    } as never);
    expect(costTo(reach(board, ghost, 3), place)).toBeLessThanOrEqual(3);
  }
}
