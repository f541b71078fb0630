// The names of the files of a slot. Tips and generations belong to the slot, so that two games can never both believe
// to have it; heads and chunks carry the id of their game, so that leftovers of another one are never taken for them.

import type { ChunkRef } from '../../saves';

export const SLOTS = [1, 2, 3, 4, 5, 6] as const;
export type Slot = (typeof SLOTS)[number];

/** Most things exist twice; these are the two. */
export const TIP_SIDES = ['a', 'b'] as const;
export type TipSide = (typeof TIP_SIDES)[number];

/** Copies of the tip as it was at the last checkpoints, for when both tips are bad. */
export const GENERATIONS = [0, 1, 2] as const;
export type Generation = (typeof GENERATIONS)[number];

export const slotPrefix = (slot: Slot): string => `slot${slot}.`;
export const tipName = (slot: Slot, side: TipSide): string => `${slotPrefix(slot)}tip-${side}`;
export const generationName = (slot: Slot, generation: Generation): string =>
  `${slotPrefix(slot)}generation-${generation}`;
export const headName = (slot: Slot, game: string, side: TipSide): string =>
  `${slotPrefix(slot)}${game}.head-${side}`;
export const chunkPrefix = (slot: Slot, game: string): string => `${slotPrefix(slot)}${game}.chunk-`;
export const chunkName = (slot: Slot, game: string, { start, checksum }: ChunkRef): string =>
  `${chunkPrefix(slot, game)}${start}-${checksum}`;

export const linesPrefix = (slot: Slot, game: string): string => `${slotPrefix(slot)}${game}.lines-`;
/** The lines after a tip, of the writer of that tip alone. */
export const linesName = (slot: Slot, game: string, sequence: number, writer: string): string =>
  `${linesPrefix(slot, game)}${sequence}-${writer}`;
/** The sequence number in such a name; -1: it is none. */
export const sequenceIn = (name: string): number => Number(/\.lines-([0-9]{1,15})-/.exec(name)?.[1] ?? -1);
