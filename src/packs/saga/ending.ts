// How a mission ends. The source only knows that it does; whether the heroes have won is in its texts. Where it is sure
// that they have lost, we say so; otherwise the players are asked.

import { listsIn, triggersOf, type Effect, type Ending, type Mission, type TriggerKind } from '../../mission';
import { isGuid, type Draft } from './draft';
import type { SagaEvent } from './source/mission';

export const WON = 'won';
export const LOST = 'lost';

/** Every hero is down, or the last round is over. */
function isLost({ source }: Draft, { useAllHeroesWounded, behaviorAll, GUID }: SagaEvent): boolean {
  const { roundLimitEvent } = source.missionProperties;
  return (useAllHeroesWounded && behaviorAll) || (isGuid(roundLimitEvent) && roundLimitEvent === GUID);
}

const VICTORY = /\b(rebels?|heroes|hero(?:es)?)\s+(?:have\s+)?(?:win|won|are victorious)\b|\bvictory\b/i;
const DEFEAT =
  /\b(rebels?|heroes)\s+(?:have\s+)?(?:lose|lost)\b|\bempire\s+wins\b|\bimperials?\s+win\b|\bdefeat\b/i;

/** What the texts of an event say, if they are clear about it. */
function verdictOf({ name, eventText, eventActions }: SagaEvent): boolean | null {
  const texts = [
    name,
    eventText,
    ...eventActions.flatMap((action) => (action.type === 'G7' ? action.theText : [])),
  ];
  const text = texts.join('\n');
  const [won, lost] = [VICTORY.test(text), DEFEAT.test(text)];
  return won === lost ? null : won;
}

export function endEffects(draft: Draft, event: SagaEvent): readonly Effect[] {
  const verdict = isLost(draft, event) ? false : verdictOf(event);
  if (verdict === true) return [win];
  if (verdict === false) return [lose];
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

export const outcomesOf = ({ words }: Draft): readonly Ending[] => [
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
export function askForEnd({ words }: Draft): readonly Effect[] {
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
