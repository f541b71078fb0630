// The end of a mission. The source only knows that it ends; whether the heroes have won is in its texts. Where they say
// so plainly, so do we, and the report tells; otherwise the players are asked.

import { listsIn, triggersOf, type Effect, type Ending, type Mission, type TriggerKind } from '../../mission';
import { isGuid, addNote, type MissionDraft } from '../draft';
import type { NoteCode } from '../notes';
import type { SagaEvent } from '../source/mission';
import { verdictOf } from './verdict';

export const WON = 'won';
export const LOST = 'lost';

/** How an end came to be decided without asking. */
type Decision = { readonly won: boolean; readonly by: NoteCode & `${'won' | 'lost'}By${string}` };

/** A clear text counts most; then that every hero is down or the last round is over. Everything else is asked. */
function decisionFor(draft: MissionDraft, event: SagaEvent): Decision | null {
  const won = verdictFor(draft, event);
  if (won !== null) return won ? { won, by: 'wonByText' } : { won, by: 'lostByText' };
  const { missionProperties } = draft.source;
  const isLimit = isGuid(event.GUID) && missionProperties.roundLimitEvent === event.GUID;
  if (event.useAllHeroesWounded && event.behaviorAll && mentions(draft, event) === 1)
    return { won: false, by: 'lostByWounds' };
  return isLimit && mentions(draft, event) === 2 ? { won: false, by: 'lostByLimit' } : null;
}

/** What may be set off from elsewhere as well says nothing about how the mission went. */
const mentions = (draft: MissionDraft, { GUID }: SagaEvent): number => draft.mentions.get(GUID) ?? 0;

/** An event may end the mission in many places; its texts are read once. */
function verdictFor({ verdicts }: MissionDraft, event: SagaEvent): boolean | null {
  const before = verdicts.get(event.GUID);
  if (before !== undefined) return before;
  const verdict = verdictOf(event);
  verdicts.set(event.GUID, verdict);
  return verdict;
}

export function endEffects(draft: MissionDraft, event: SagaEvent): readonly Effect[] {
  const decision = decisionFor(draft, event);
  if (decision) {
    addNote(draft, decision.by, { event: event.name });
    return [decision.won ? win : lose];
  }
  const { words } = draft;
  return [
    {
      kind: 'question',
      text: words.own('whoWon'),
      options: [
        { id: 'yes', text: words.own('yes'), do: [win] },
        { id: 'no', text: words.own('no'), do: [lose] },
      ],
    },
  ];
}

const win: Effect = { kind: 'win', outcome: WON };
const lose: Effect = { kind: 'lose', outcome: LOST };

export const outcomesOf = ({ words }: MissionDraft): readonly Ending[] => [
  { id: WON, won: true, text: words.own('won') },
  { id: LOST, won: false, text: words.own('lost') },
];

/** Something that comes by itself leads to it: enough for most missions, and quickly seen. */
export function canBeWon({ scripts }: Mission): boolean {
  const byId = new Map(scripts.map((script) => [script.id, script]));
  const waiting = scripts.filter((script) => triggersOf(script).some(({ kind }) => SURE.has(kind)));
  const seen = new Set(waiting.map(({ id }) => id));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const effect of effectsIn(next.do)) {
      if (effect.kind === 'win') return true;
      const named = effect.kind === 'call' || effect.kind === 'queue' ? byId.get(effect.script) : undefined;
      if (!named || seen.has(named.id)) continue;
      seen.add(named.id);
      waiting.push(named);
    }
  }
  return false;
}

const SURE: ReadonlySet<TriggerKind> = new Set<TriggerKind>(['missionStart', 'roundStart', 'roundEnd']);

function* effectsIn(effects: readonly Effect[]): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    for (const list of listsIn(effect)) yield* effectsIn(list);
  }
}

/** Where nothing that can happen ends the mission well, the players are asked after every round. */
export function askForEnd({ words }: MissionDraft): readonly Effect[] {
  return [
    {
      kind: 'question',
      text: words.own('isOver'),
      options: [
        { id: 'not-yet', text: words.own('notYet') },
        { id: 'won', text: words.own('isWon'), do: [win] },
        { id: 'lost', text: words.own('isLost'), do: [lose] },
      ],
    },
  ];
}
