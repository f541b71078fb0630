// Targets that are things of a story and hold by chance: the app rolls when a group is activated, and tells the players when
// it goes for them this time. Each group remembers the number of its aim, 0 for none.

import { memo } from '../../kernel';
import type { Effect } from '../../mission';
import { addScript, takeNumber, when, type DraftAim, type DraftGroup, type MissionDraft } from '../draft';
import { nameOf } from '../source/text';
import type { Placed } from '../story/words';

type Groups = readonly DraftGroup[] | 'all';

/** `''`: the aim of all groups. */
const keysOf = (groups: Groups): readonly string[] => (groups === 'all' ? [''] : groups.map(({ id }) => id));

const aimOf = (draft: MissionDraft, key: string): DraftAim => {
  const before = draft.aims.get(key);
  if (before) return before;
  const made: DraftAim = { variable: draft.nameVariable(`aim ${key}`, 'aim'), said: new Map() };
  draft.aims.set(key, made);
  draft.variables.push({ id: made.variable });
  return made;
};

export function setAims(
  draft: MissionDraft,
  groups: Groups,
  target: Placed,
  percent: number,
): readonly Effect[] {
  return keysOf(groups).map((key): Effect => {
    const { variable, said } = aimOf(draft, key);
    return { kind: 'set', variable, to: takeNumber(said, `${percent} ${target.raw}`, { target, percent }) };
  });
}

/** Where the mission has any: events that come later in the file may set one, too. */
export const forgetAims = (draft: MissionDraft, groups: Groups): readonly Effect[] =>
  hasAimsIn(draft.events)
    ? keysOf(groups).map((key): Effect => ({ kind: 'set', variable: aimOf(draft, key).variable, to: 0 }))
    : [];

const hasAimsIn = memo((events: MissionDraft['events']): boolean =>
  [...events.values()].some(({ eventActions }) =>
    eventActions.some(
      (action) => action.type === 'GM2' && action.targetType === 'Other' && action.percentChance < 100,
    ),
  ),
);

/** A roll before each activation, for every group that may have an aim: its own one counts before that of all. */
export function addAims(draft: MissionDraft): void {
  if (draft.aims.size === 0) return;
  const all = draft.aims.get('');
  for (const group of draft.groups.values()) {
    const own = draft.aims.get(group.id);
    if (!own && !all) continue;
    const isFree = own ? `${own.variable} = 0 and ` : '';
    addScript(draft, {
      id: draft.nameScript(`aim-${group.id}`, 'aim'),
      on: { kind: 'groupActivation', moment: 'before', group: group.id },
      runs: 'always',
      do: both(rolls(draft, group, own, ''), rolls(draft, group, all, isFree)),
    });
  }
}

function* both(one: Iterable<Effect>, other: Iterable<Effect>): Iterable<Effect> {
  yield* one;
  yield* other;
}

function* rolls(
  draft: MissionDraft,
  { name }: DraftGroup,
  aim: DraftAim | undefined,
  isFree: string,
): Iterable<Effect> {
  if (!aim) return;
  const who = nameOf(name);
  for (const { number, is } of aim.said.values())
    yield* when(
      `${isFree}${aim.variable} = ${number}`,
      when({ kind: 'chance', percent: is.percent }, [
        { kind: 'message', rules: draft.words.own('aimNow', { who, target: is.target }) },
      ]),
    );
}
