// A draft for tests of single steps of an import: what a mission has in it before anything is made of it.

import { makeAllowance } from '../../src/saga/allowance';
import { MOST_PARTS } from '../../src/saga/parts';
import { makeDraft, type DraftGroup, type MissionDraft } from '../../src/saga/draft';
import { sagaMissionSchema } from '../../src/saga/source/mission';
import { makeWords } from '../../src/saga/story/words';
import { groupNamed } from '../../src/saga/people/people';
import { mission, tools } from './builder';

export const draftOf = (more: Readonly<Record<string, unknown>> = {}): MissionDraft => {
  const room = { parts: makeAllowance(MOST_PARTS), readings: makeAllowance(500), orders: new Map() };
  return makeDraft('test', sagaMissionSchema.parse(mission(more)), tools(), [], room, () =>
    makeWords('en', [], () => null, () => {}),
  ); // prettier-ignore
};

/** The first groups of the format's list. */
export const groupsIn = (draft: MissionDraft, count: number): readonly DraftGroup[] =>
  Array.from({ length: count }, (_, index) => groupNamed(draft, numbered(index), '')).filter(
    (group) => group !== null,
  );
export const numbered = (index: number): string => `DG${String(index + 1).padStart(3, '0')}`;
