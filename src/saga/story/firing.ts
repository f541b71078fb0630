// How events and triggers of the Saga format are set off here. Its events stand in line: one fired while another runs
// waits right behind it, or with the other system at the end of the line. Our scripts stand in line the same way.

import type { Effect } from '../../mission';
import { addScript, CHECK_CHANGE, fitted, isGuid, addNote, type MissionDraft } from '../draft';
import type { SagaEvent } from '../source/mission';

/** An event comes into line, or is kept for the end of the round. */
export function fireEvent(draft: MissionDraft, guid: string): readonly Effect[] {
  if (!isGuid(guid)) return [];
  const event = draft.events.get(guid);
  const script = draft.eventScripts.get(guid);
  if (!event || script === undefined) {
    addNote(draft, 'noSuchEvent', { id: guid });
    return [];
  }
  if (event.isEndOfCurrentRound) return [{ kind: 'set', variable: parkedFor(draft, event), to: 1 }];
  return [queued(draft, script)];
}

export const queued = ({ source }: MissionDraft, script: string): Effect => ({
  kind: 'queue',
  script,
  ...(source.missionProperties.useAlternateEventSystem && { last: true }),
});

/** Remembers until the end of the round that an event was fired. */
export function parkedFor(draft: MissionDraft, { GUID, name }: SagaEvent): string {
  const before = draft.parked.get(GUID);
  if (before !== undefined) return before;
  const id = draft.nameVariable(`parked ${name}`, 'parked');
  draft.variables.push({ id });
  draft.parked.set(GUID, id);
  return id;
}

/** One up, and all that follows from it. */
export function fireTrigger(draft: MissionDraft, guid: string): readonly Effect[] {
  if (!isGuid(guid)) return [];
  const variable = draft.triggers.get(guid);
  if (variable) return [{ kind: 'call', script: variable.script }];
  addNote(draft, 'noSuchTrigger', { id: guid });
  return [];
}

/** Buttons and the like fire their trigger first, then their event. */
export const fireBoth = (draft: MissionDraft, trigger: string, event: string): readonly Effect[] => [
  ...fireTrigger(draft, trigger),
  ...fireEvent(draft, event),
];

export const capped = (value: string, most: number): string => (most >= 0 ? `min(${value}, ${most})` : value);

/** A variable for each trigger, and a script that fires it. */
export function addTriggers(draft: MissionDraft): void {
  for (const { id, trigger, script } of draft.triggers.values()) {
    const { initialValue, maxValue, useReset, eventGUID } = trigger;
    draft.variables.push({ id, ...(initialValue !== 0 && { start: initialValue }) });
    const bound = [...draft.eventGroups.values()].find(({ triggerGUID }) => triggerGUID === trigger.GUID);
    addScript(draft, {
      id: script,
      runs: 'always',
      do: [
        { kind: 'set', variable: id, to: capped(`${id} + 1`, maxValue) },
        ...fireEvent(draft, eventGUID),
        { kind: 'call', script: CHECK_CHANGE },
        ...(useReset ? [{ kind: 'set', variable: id, to: 0 } as const] : []),
        ...(bound ? fireEventGroup(draft, bound.GUID) : []),
      ],
    });
  }
}

/** As many as chance may choose from. */
const MOST_PICKED = 100;

/** One of the events of a group by chance: a script for each group. */
export function addEventGroups(draft: MissionDraft): void {
  for (const [guid, script] of draft.groupScripts) {
    const group = draft.eventGroups.get(guid);
    const lists = (group?.missionEvents ?? [])
      .map((event) => fireEvent(draft, event))
      .filter((effects) => effects.length > 0)
      .map((effects) => ({ do: effects }));
    if (group && lists.length > MOST_PICKED)
      addNote(draft, 'groupCut', { group: group.name, most: MOST_PICKED });
    const how = group?.isUnique ? (group.repeateable ? 'shuffled' : 'noRepeat') : 'random';
    const pick: readonly Effect[] =
      lists.length > 0 ? [{ kind: 'pick', id: script, how, from: lists.slice(0, MOST_PICKED) }] : [];
    addScript(draft, { id: script, runs: 'always', do: pick });
  }
}

export function fireEventGroup(draft: MissionDraft, guid: string): readonly Effect[] {
  const script = draft.groupScripts.get(guid);
  return script === undefined ? [] : [{ kind: 'call', script }];
}

/** Effects as the list of an option or an outcome, which must not be empty. */
export const followUp = (effects: readonly Effect[]): { readonly do?: readonly Effect[] } =>
  effects.length === 0 ? {} : { do: fitted(effects) };
