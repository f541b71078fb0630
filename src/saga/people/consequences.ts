// What follows the defeat of a group or an ally. Each deployment sets it anew and the last one counts: a variable holds
// the number of the consequence, 0 for none.

import type { Effect } from '../../mission';
import {
  addScript,
  takeNumber,
  when,
  type Consequence,
  type Consequences,
  type Defeat,
  type MissionDraft,
} from '../draft';
import { fireBoth } from '../story/firing';

const keyOf = (on: Defeat): string => JSON.stringify(on);

export function setConsequence(
  draft: MissionDraft,
  on: Defeat,
  name: string,
  what: Consequence,
): readonly Effect[] {
  const { variable, all } = consequencesOf(draft, on, name);
  if (effectsOf(draft, what).length === 0) return [{ kind: 'set', variable, to: 0 }];
  const { trigger, event, then } = what;
  return [{ kind: 'set', variable, to: takeNumber(all, JSON.stringify([trigger, event, then]), what) }];
}

/** Events only come into line by it: what is done besides is done before they run. */
const effectsOf = (draft: MissionDraft, { trigger, event, then }: Consequence): readonly Effect[] => [
  ...fireBoth(draft, trigger, event),
  ...then,
];

function consequencesOf(draft: MissionDraft, on: Defeat, name: string): Consequences {
  const before = draft.consequences.get(keyOf(on));
  if (before) return before;
  const made: Consequences = {
    on,
    name,
    variable: draft.nameVariable(`defeat ${name}`, 'defeat'),
    all: new Map(),
  };
  draft.consequences.set(keyOf(on), made);
  draft.variables.push({ id: made.variable });
  return made;
}

/** Nothing follows any more, as far as anything ever did. */
export function forgetConsequence(draft: MissionDraft, on: Defeat): readonly Effect[] {
  const known = draft.consequences.get(keyOf(on));
  return known && known.all.size > 0 ? [{ kind: 'set', variable: known.variable, to: 0 }] : [];
}

export function addConsequences(draft: MissionDraft): void {
  for (const { on, name, variable, all } of draft.consequences.values()) {
    if (all.size === 0) continue;
    addScript(draft, {
      id: draft.nameScript(`defeated-${name}`, 'defeated'),
      on,
      runs: 'always',
      do: [...all.values()].flatMap(({ number, is }) =>
        when(`${variable} = ${number}`, effectsOf(draft, is)),
      ),
    });
  }
}
