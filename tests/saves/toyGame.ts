// A game small enough to be seen through: numbers on a board of fixed size, changed by chance that lives in the state.

import { err, ok, randomInt, seedRandom, type RandomState } from '../../src/kernel';
import type { Reducer } from '../../src/saves';
import type { GameKind } from '../../src/session';

export type ToySetup = { readonly seed: string; readonly size: number; readonly roundLength: number };
export type ToyState = {
  readonly round: number;
  readonly played: number;
  readonly board: readonly number[];
  readonly random: RandomState;
};
export type ToyCommand = { readonly kind: 'roll'; readonly add: number } | { readonly kind: 'refuseMe' };
export type ToyEvent = { readonly kind: 'rolled'; readonly space: number; readonly sum: number };
export type ToyRefusal = { readonly code: 'refused' | 'broken' | 'late' | 'away' | 'watching' };
export type ToyReducer = Reducer<ToySetup, ToyState, ToyCommand, ToyEvent, ToyRefusal>;

export const TOY_SETUP: ToySetup = { seed: 'toy', size: 8, roundLength: 9 };

const reducerFor = ({ roundLength }: ToySetup): ToyReducer => ({
  start: ({ seed, size }) => ({
    state: { round: 1, played: 0, board: Array.from({ length: size }, () => 100), random: seedRandom(seed) },
    events: [{ kind: 'rolled', space: 0, sum: 0 }],
  }),
  advance: (state, command) => {
    if (command.kind === 'refuseMe') return err({ code: 'refused' });
    const { value: space, state: random } = randomInt(state.random, state.board.length);
    // Three digits always, so that no state is longer than another.
    const sum = 100 + (((state.board[space] ?? 0) + command.add) % 900);
    const played = state.played + 1;
    return ok({
      state: {
        round: 1 + Math.floor(played / roundLength),
        played,
        board: state.board.with(space, sum),
        random,
      },
      events: [{ kind: 'rolled', space, sum }],
    });
  },
  isMilestone: (before, after) => before.round !== after.round,
});

export const TOY: GameKind<ToySetup, ToyState, ToyCommand, ToyEvent, ToyRefusal> = {
  reducerFor,
  summarise: ({ round, played }) => ({ round, played }),
  broken: { code: 'broken' },
  late: { code: 'late' },
  away: { code: 'away' },
  watching: { code: 'watching' },
  accepts: (setup, state) => isObjectWith(setup, 'seed') && isObjectWith(state, 'board'),
};

const isObjectWith = (value: unknown, field: string): boolean =>
  typeof value === 'object' && value !== null && field in value;

export const roll = (add: number): ToyCommand => ({ kind: 'roll', add });
export const TOY_RULES = reducerFor(TOY_SETUP);
