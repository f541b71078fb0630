// When an event of the Saga format fires by itself. Its conditions are looked at in certain moments; most of them can
// only hold in one of these. So each moment has a check of its own, with what is already decided there left out.

import type { ScriptCond, Effect, ScriptTrigger } from '../../mission';
import { addScript, CHECK_CHANGE, addNote, when, type MissionDraft } from '../draft';
import { fireEvent, parkedFor, queued } from './firing';
import { allyDownFor, groupNamed, heroOf, isGroup } from '../people/people';
import type { SagaEvent } from '../source/mission';

type Moment =
  | {
      readonly kind: 'start' | 'end' | 'change' | 'wounded' | 'withdrawn' | 'ally' | 'cleared' | 'allWounded';
    }
  | { readonly kind: 'activation'; readonly group: string };

/** Known in that moment, or something to ask. */
type Verdict = boolean | ScriptCond;

const CONDITIONS = [
  'additionalTriggers',
  'useStartOfRound',
  'useStartOfEachRound',
  'useEndOfRound',
  'useEndOfEachRound',
  'useAllHeroesWounded',
  'useAnyHeroWounded',
  'useAnyHeroDefeated',
  'useHeroWounded',
  'useHeroWithdraws',
  'useAllyDefeated',
  'useAllGroupsDefeated',
  'useActivation',
] as const;
type Condition = (typeof CONDITIONS)[number];

const VERDICTS: Readonly<
  Record<Condition, (draft: MissionDraft, event: SagaEvent, moment: Moment) => readonly Verdict[]>
> = {
  additionalTriggers: (draft, { additionalTriggers }) =>
    additionalTriggers.flatMap(({ triggerGUID, triggerName, triggerValue }): readonly Verdict[] => {
      const variable = draft.triggers.get(triggerGUID);
      if (variable) return [`${variable.id} = ${triggerValue}`];
      addNote(draft, 'waitsInVain', { trigger: triggerName });
      return [false];
    }),
  useStartOfRound: (_, { startOfRound }, { kind }) => [kind === 'start' && `round = ${startOfRound}`],
  useStartOfEachRound: (_draft, _event, { kind }) => [kind === 'start'],
  useEndOfRound: (_, { endOfRound }, { kind }) => [kind === 'end' && `round = ${endOfRound}`],
  useEndOfEachRound: (_draft, _event, { kind }) => [kind === 'end'],
  useAllHeroesWounded: () => ['healthy = 0'],
  useAnyHeroWounded: (_draft, _event, { kind }) => [kind === 'wounded'],
  useAnyHeroDefeated: (_draft, _event, { kind }) => [kind === 'withdrawn'],
  useHeroWounded: (draft, { heroWounded }) => {
    const hero = heroOf(draft, heroWounded);
    if (hero === null) return [false];
    const is = (state: 'wounded' | 'withdrawn'): ScriptCond => ({
      kind: 'heroIs',
      who: `hero:${hero}`,
      is: state,
    });
    return [{ kind: 'any', of: [is('wounded'), is('withdrawn')] }];
  },
  useHeroWithdraws: (draft, { heroWithdraws }) => {
    const hero = heroOf(draft, heroWithdraws);
    return [hero !== null && { kind: 'heroIs', who: `hero:${hero}`, is: 'withdrawn' }];
  },
  useAllyDefeated: (draft, { allyDefeated }) => {
    const down = allyDownFor(draft, allyDefeated);
    return [down !== null && `${down} = 1`];
  },
  useAllGroupsDefeated: () => ['groups = 0'],
  useActivation: (draft, event, moment) => [
    moment.kind === 'activation' && activated(draft, event) === moment.group,
  ],
};

/** Whose activation an event waits for. */
function activated(draft: MissionDraft, { name, activationOf }: SagaEvent): string | null {
  if (isGroup(draft, activationOf, '')) return groupNamed(draft, activationOf, '')?.id ?? null;
  addNote(draft, 'waitsForNobody', { event: name, card: activationOf || '–' });
  return null;
}

const isSet = (event: SagaEvent, condition: Condition): boolean =>
  condition === 'additionalTriggers' ? event.additionalTriggers.length > 0 : event[condition];

export const hasConditions = (event: SagaEvent): boolean =>
  CONDITIONS.some((condition) => isSet(event, condition));

/** All of its conditions, or one of them, as the event says; an event without any never fires by itself. */
function verdictOf(draft: MissionDraft, event: SagaEvent, moment: Moment): Verdict {
  const set = CONDITIONS.filter((condition) => isSet(event, condition));
  const verdicts = set.flatMap((condition) => VERDICTS[condition](draft, event, moment));
  const deciding = !event.behaviorAll;
  if (verdicts.length === 0) return false;
  if (verdicts.includes(deciding)) return deciding;
  const [first, ...others] = verdicts.filter(
    (verdict): verdict is ScriptCond => typeof verdict !== 'boolean',
  );
  if (first === undefined) return !deciding;
  if (others.length === 0) return first;
  return joined(event.behaviorAll ? 'all' : 'any', [first, ...others]);
}

/** A list of conditions has an end; longer ones stand inside of each other. */
const MOST_CONDS = 20;
function joined(kind: 'all' | 'any', of: readonly ScriptCond[]): ScriptCond {
  if (of.length <= MOST_CONDS) return { kind, of };
  const rest = joined(kind, of.slice(MOST_CONDS - 1));
  return { kind, of: [...of.slice(0, MOST_CONDS - 1), rest] };
}

function checksIn(draft: MissionDraft, moment: Moment): readonly Effect[] {
  if (draft.parts.isSpent()) return [];
  return [...draft.events.values()].flatMap((event) => {
    const verdict = verdictOf(draft, event, moment);
    if (verdict === false) return [];
    const fire = fireEvent(draft, event.GUID);
    return verdict === true ? fire : when(verdict, fire);
  });
}

const WATCHED = [
  ['start', { kind: 'roundStart' }],
  ['wounded', { kind: 'heroWounded' }],
  ['withdrawn', { kind: 'heroWithdrawn' }],
  ['ally', { kind: 'allyDefeated' }],
  ['cleared', { kind: 'lastGroupDefeated' }],
  ['allWounded', { kind: 'allHeroesWounded' }],
] as const satisfies readonly (readonly [Moment['kind'], ScriptTrigger])[];

/** A script for every moment in which events may fire by themselves. */
export function addChecks(draft: MissionDraft): void {
  for (const [kind, on] of WATCHED)
    watch(draft, `check-${kind.toLowerCase()}`, on, checksIn(draft, { kind }));
  for (const group of activatedGroups(draft)) {
    const on: ScriptTrigger = { kind: 'groupActivation', moment: 'before', group };
    watch(draft, `check-activation-${group}`, on, checksIn(draft, { kind: 'activation', group }));
  }
  watch(draft, 'check-end', { kind: 'roundEnd' }, [
    ...checksIn(draft, { kind: 'end' }),
    ...parkedEvents(draft),
  ]);
  // Called from scripts, so it is there even where it does nothing.
  addScript(draft, { id: CHECK_CHANGE, runs: 'always', do: checksIn(draft, { kind: 'change' }) });
}

function watch(draft: MissionDraft, id: string, on: ScriptTrigger, effects: readonly Effect[]): void {
  if (effects.length > 0) addScript(draft, { id: draft.nameScript(id, id), on, runs: 'always', do: effects });
}

const activatedGroups = (draft: MissionDraft): readonly string[] => [
  ...new Set(
    [...draft.events.values()]
      .filter(({ useActivation }) => useActivation)
      .flatMap((event) => activated(draft, event) ?? []),
  ),
];

/** What was fired during the round and kept for its end; its own conditions must hold now. */
const parkedEvents = (draft: MissionDraft): readonly Effect[] =>
  [...draft.events.values()]
    .filter(({ isEndOfCurrentRound }) => isEndOfCurrentRound)
    .flatMap((event) => {
      const variable = parkedFor(draft, event);
      const script = draft.eventScripts.get(event.GUID) ?? '';
      const verdict = hasConditions(event) ? verdictOf(draft, event, { kind: 'end' }) : true;
      const queue = [queued(draft, script)];
      const then = verdict === true ? queue : verdict === false ? [] : when(verdict, queue);
      return when(`${variable} = 1`, [{ kind: 'set', variable, to: 0 }, ...then]);
    });
