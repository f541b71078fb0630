// The content of a slot as the list of slots shows it, and the problems a slot can have.

import type { ImpossibleCampaign } from '../../campaign';
import type { RecordProblem, Tip } from '../../saves';
import type { Generation, Slot } from './names';
import type { FailureCode, FileStore } from '../storage/fileStore';
import { readGenerations } from './readSlot';
import type { Label } from './slotWriter';
import { readTips, type Tips } from './tips';

/** An older save of a game that can be gone back to. */
export type Recoverable = Label & { readonly generation: Generation };

export type SlotInfo = { readonly slot: Slot } & (
  | { readonly kind: 'empty' }
  | ({ readonly kind: 'playable'; readonly game: string } & Label)
  | {
      readonly kind: 'damaged';
      readonly problem: RecordProblem;
      /** Newest first. */
      readonly recoverable: readonly Recoverable[];
    }
  /** Written by a later version of the app, and left alone by this one. */
  | { readonly kind: 'newer'; readonly version: number }
);

export type SaveProblem =
  | { readonly code: 'storage'; readonly reason: FailureCode }
  | { readonly code: 'empty' }
  | { readonly code: 'occupied' }
  | {
      readonly code: 'damaged';
      readonly problem: RecordProblem;
      readonly recoverable: readonly Recoverable[];
    }
  | { readonly code: 'newer'; readonly version: number }
  /** Whole, but its mission or campaign does not allow it. */
  | {
      readonly code: 'impossible';
      readonly what: ImpossibleCampaign;
      /** Older saves that are sound, newest first. */
      readonly recoverable: readonly Recoverable[];
    }
  /** Whole, but no save of this game; `recoverable`: older saves that are one, newest first. */
  | { readonly code: 'otherGame'; readonly recoverable: readonly Recoverable[] };

export type Inspected = {
  readonly info: SlotInfo;
  readonly tips: Tips;
  readonly generations: ReadonlyMap<Generation, Tip>;
};

/** What the list shows. Older saves are read only where the newest cannot be. */
export async function lookIntoSlot(files: FileStore, slot: Slot): Promise<Pick<Inspected, 'info' | 'tips'>> {
  const tips = await readTips(files, slot);
  const isKnown = tips.newest !== null || tips.problem?.code === 'newer';
  return {
    info: infoOf(slot, tips, isKnown ? NO_GENERATIONS : await readGenerations(files, slot, tips)),
    tips,
  };
}

const NO_GENERATIONS: Inspected['generations'] = new Map();

export async function inspectSlot(files: FileStore, slot: Slot): Promise<Inspected> {
  const tips = await readTips(files, slot);
  const generations = await readGenerations(files, slot, tips);
  return { info: infoOf(slot, tips, generations), tips, generations };
}

function infoOf(slot: Slot, { newest, problem }: Tips, generations: Inspected['generations']): SlotInfo {
  if (newest !== null) {
    const { game, summary, savedAt } = newest.tip;
    return { slot, kind: 'playable', game, summary, savedAt };
  }
  if (problem?.code === 'newer') return { slot, kind: 'newer', version: problem.version };
  if (problem === null && generations.size === 0) return { slot, kind: 'empty' };
  return {
    slot,
    kind: 'damaged',
    problem: problem ?? { code: 'damaged' },
    recoverable: recoverableOf(generations),
  };
}

/** Newest first; `isFit`: those that may be gone back to. */
export const recoverableOf = (
  generations: Inspected['generations'],
  isFit: (tip: Tip) => boolean = () => true,
): readonly Recoverable[] =>
  [...generations]
    .filter(([, tip]) => isFit(tip))
    .toSorted(([, one], [, other]) => other.sequence - one.sequence)
    .map(([generation, { summary, savedAt }]) => ({ generation, summary, savedAt }));

/** Why a slot cannot be played. */
export function problemOf(info: Exclude<SlotInfo, { kind: 'playable' }>): SaveProblem {
  switch (info.kind) {
    case 'empty':
      return { code: 'empty' };
    case 'newer':
      return { code: 'newer', version: info.version };
    case 'damaged':
      return { code: 'damaged', problem: info.problem, recoverable: info.recoverable };
  }
}
