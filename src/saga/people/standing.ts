// Settings that last until another replaces them, whatever the order of events in the file: rules of which one holds at
// a time, and orders for all groups. They are complete only when every event was read, so their scripts are written
// last.

import type { Effect } from '../../mission';
import {
  addRule,
  addScript,
  takeNumber,
  when,
  type MissionDraft,
  type DraftGroup,
  type ForAll,
  type Later,
  type RuleSlot,
} from '../draft';

/** Known from now on, even if none of its rules is. */
export function slotOf(draft: MissionDraft, name: string): RuleSlot {
  const before = draft.slots.get(name);
  if (before) return before;
  const made: RuleSlot = { script: draft.nameScript(`clear ${name}`, 'clear'), rules: [] };
  draft.slots.set(name, made);
  return made;
}

/** None of the rules of a slot holds any more. */
export const clearSlot = (draft: MissionDraft, slot: string): Effect => ({
  kind: 'call',
  script: slotOf(draft, slot).script,
});

/** A rule that holds from now on instead of the others of its slot; where there are too many, a message. */
export function holdRule(draft: MissionDraft, slot: string, text: string): readonly Effect[] {
  const { rules } = slotOf(draft, slot);
  const known = draft.rules.find((rule) => rule.text === text && rules.includes(rule.id))?.id;
  const rule = known ?? addRule(draft, slot, text);
  if (rule !== null && known === undefined) rules.push(rule);
  const shown: Effect = rule === null ? { kind: 'message', rules: text } : { kind: 'rule', rule };
  return [clearSlot(draft, slot), shown];
}

/** A rule that holds from the start. */
export function holdAtStart(draft: MissionDraft, slot: string, text: string): void {
  const rule = addRule(draft, slot, text, true);
  if (rule !== null) slotOf(draft, slot).rules.push(rule);
}

/** What is done when everybody is known; the same thing, by its `key`, is written once. */
export function later(draft: MissionDraft, key: string, name: string, make: Later['make']): Effect {
  const script = draft.later.get(key)?.script ?? draft.nameScript(name, 'all');
  draft.later.set(key, { script, make });
  return { kind: 'call', script };
}

/** Said to all of them, until something else is; `who`: only those that the source names, or everybody. */
export function tellAll(
  draft: MissionDraft,
  what: 'orders' | 'target',
  who: 'named' | 'all',
  key: string,
  tell: (group: DraftGroup) => readonly Effect[],
): readonly Effect[] {
  const { variable, said } = forAll(draft, what);
  const number = takeNumber(said, key, tell);
  return [
    { kind: 'set', variable, to: number },
    later(draft, `${what} ${key}`, `${what} of all`, function* (everybody) {
      for (const group of everybody[who]) yield* tell(group);
    }),
  ];
}

function forAll(draft: MissionDraft, what: string): ForAll {
  const before = draft.forAll.get(what);
  if (before) return before;
  const made: ForAll = { variable: draft.nameVariable(`${what} of all`, 'all'), said: new Map() };
  draft.forAll.set(what, made);
  draft.variables.push({ id: made.variable });
  return made;
}

/** A group that has forgotten what it was told alone: what all are told now. */
export function* remind(draft: MissionDraft, group: DraftGroup): Iterable<Effect> {
  for (const { variable, said } of draft.forAll.values())
    for (const { number, is: tell } of said.values()) yield* when(`${variable} = ${number}`, tell(group));
}

/** `named`: before the hand was filled. */
export function addLater(draft: MissionDraft, named: readonly DraftGroup[]): void {
  const everybody = { named, all: [...draft.groups.values()] };
  for (const { script, make } of draft.later.values())
    addScript(draft, { id: script, runs: 'always', do: make(everybody) });
  for (const { script, rules } of draft.slots.values())
    addScript(draft, {
      id: script,
      runs: 'always',
      do: rules.map((rule): Effect => ({ kind: 'rule', rule, off: true })),
    });
}
