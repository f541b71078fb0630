// The list, played: each entry on the journal of the game. What the rules refuse is void, on every device alike, because all
// devices play the same entries on the same state.

import {
  applyCommand,
  beginJournal,
  checksum,
  goToIndex,
  type Journal,
  type Reducer,
  type Rules,
} from '../saves';
import type { PartyEntry, PartyStep } from './list';

export type PlayedEntry<State, Command, Event> = {
  readonly journal: Journal<State, Command, Event>;
  /** Why the entry counts for nothing; null if it counts. */
  readonly refusal: unknown;
};

export function playEntry<State, Command, Event, Refusal>(
  journal: Journal<State, Command, Event>,
  rules: Rules<State, Command, Event, Refusal>,
  step: PartyStep,
): PlayedEntry<State, Command, Event> {
  const next =
    step.kind === 'play'
      ? played(journal, rules, step.command as Command)
      : goToIndex(journal, rules, indexOf(journal.cursor, step));
  if (!next.ok) return { journal, refusal: next.error };
  return { journal: 'journal' in next.value ? next.value.journal : next.value, refusal: null };
}

/** Commands come from other devices: whatever the rules did not foresee in them is void, too. */
function played<State, Command, Event, Refusal>(
  journal: Journal<State, Command, Event>,
  rules: Rules<State, Command, Event, Refusal>,
  command: Command,
) {
  try {
    return applyCommand(journal, rules, command);
  } catch {
    return { ok: false, error: { code: 'broken' } } as const;
  }
}

const indexOf = (cursor: number, step: Exclude<PartyStep, { kind: 'play' }>): number =>
  step.kind === 'undo' ? cursor - 1 : step.kind === 'redo' ? cursor + 1 : step.index;

/** A whole list from the beginning. */
export function playList<Setup, State, Command, Event, Refusal>(
  rules: Reducer<Setup, State, Command, Event, Refusal>,
  setup: Setup,
  entries: readonly PartyEntry[],
): Journal<State, Command, Event> {
  let journal: Journal<State, Command, Event> = beginJournal(rules.start(setup).state);
  for (const { step } of entries) ({ journal } = playEntry(journal, rules, step));
  return journal;
}

/** Equal states have equal sums, in whatever order their fields lie: one that was loaded counts like one that was played. */
export const stateSum = (state: unknown): string => checksum(JSON.stringify(inOrder(state)));

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([field, inner]) => [field, inOrder(inner)]));
}
