// One mission on its way from the Saga format to ours: the parts made so far, the fate of each event and action, and
// the notes for the person who imports it.

import {
  isReserved,
  type ScriptCond,
  type Effect,
  type MissionGroup,
  type MissionRule,
  type Script,
  type Variable,
} from '../mission';
import type { DeploymentCard } from '../packs';
import type { Point } from '../rules';
import type { Group, Line } from '../imperial';
import { makeCamelNamer, makeNamer, type Namer } from './ids';
import type { AccountRow, ActionFate, SagaTools } from './imported';
import { makeNote, type FactsOf, type ImportNote, type LeftCode, type NoteCode } from './notes';
import { NO_GUID, ONE_GUID } from './source/enums';
import type { SagaCharacter } from './source/group';
import {
  eventsIn,
  type SagaEvent,
  type SagaEventGroup,
  type SagaMission,
  type SagaTrigger,
} from './source/mission';
import type { Allowance } from './allowance';
import { partCount } from './parts';
import type { Placed, WordsDraft } from './story/words';

/** A card of the source and the group of the mission that stands for it. */
export type DraftGroup = {
  readonly id: string;
  /** In our content, or of the mission's own. */
  readonly card: DeploymentCard;
  readonly name: string;
  /** Made up on the spot: no reset takes away what it was told. */
  readonly custom?: true;
};

export type DraftVariable = { readonly id: string; readonly trigger: SagaTrigger; readonly script: string };

/** Rules of which the last one replaces the others (`standing.ts`). */
export type RuleSlot = { readonly script: string; readonly rules: string[] };

/** By what it is: things of which a variable holds the number, from 1. */
export type Numbered<T> = Map<string, { readonly number: number; readonly is: T }>;

export function takeNumber<T>(all: Numbered<T>, key: string, is: T): number {
  const before = all.get(key);
  if (before) return before.number;
  const number = all.size + 1;
  all.set(key, { number, is });
  return number;
}

/** What a group, or all of them, may go for by chance, and which of it holds (`aims.ts`). */
export type DraftAim = {
  readonly variable: string;
  readonly said: Numbered<{ readonly target: Placed; readonly percent: number }>;
};

/** Of groups that the source names somewhere, and of all of them together with those that chance may bring. */
type Everybody = { readonly named: readonly DraftGroup[]; readonly all: readonly DraftGroup[] };
export type Later = { readonly script: string; readonly make: (everybody: Everybody) => Iterable<Effect> };

/** What all groups may be told, and which of it holds. */
export type ForAll = {
  readonly variable: string;
  readonly said: Numbered<(group: DraftGroup) => readonly Effect[]>;
};

/** Whose defeat it is. */
export type Defeat = Extract<Script['on'], { readonly kind: 'groupDefeated' | 'allyDefeated' }>;

/** All that may follow a defeat (`consequences.ts`). */
export type Consequences = {
  readonly on: Defeat;
  readonly name: string;
  readonly variable: string;
  readonly all: Numbered<Consequence>;
};
/** What it sets off, and what is done besides. */
export type Consequence = {
  readonly trigger: string;
  readonly event: string;
  readonly then: readonly Effect[];
};

export type MissionDraft = {
  readonly id: string;
  readonly source: SagaMission;
  readonly tools: SagaTools;
  readonly words: WordsDraft;
  readonly nameScript: Namer;
  readonly nameVariable: Namer;
  readonly nameRule: Namer;
  readonly nameGroup: Namer;
  readonly nameCountdown: Namer;
  /** Without placeholders; by id. */
  readonly events: ReadonlyMap<string, SagaEvent>;
  readonly triggers: ReadonlyMap<string, DraftVariable>;
  readonly triggersByName: ReadonlyMap<string, DraftVariable>;
  readonly eventGroups: ReadonlyMap<string, SagaEventGroup>;
  /** The script of each group of events. */
  readonly groupScripts: ReadonlyMap<string, string>;
  /** Variables that remember events for the end of the round. */
  readonly parked: Map<string, string>;
  /** The script of each event. */
  readonly eventScripts: ReadonlyMap<string, string>;
  /** By event: how often the source names it, its own id included. */
  readonly mentions: ReadonlyMap<string, number>;
  /** By event: who has won, as its texts say. */
  readonly verdicts: Map<string, boolean | null>;
  readonly groups: Map<string, DraftGroup>;
  readonly missionGroups: MissionGroup[];
  /** By the number or id of the source: cards of the mission's own. */
  readonly madeUp: Map<string, DeploymentCard>;
  /** Characters that lie beside the mission. */
  readonly characters: readonly SagaCharacter[];
  /** By ally: the variable that tells of the defeat. */
  readonly alliesDown: Map<string, string>;
  readonly ownCards: DeploymentCard[];
  readonly ownGroups: Group[];
  readonly scripts: Script[];
  /** What may still be made of all scripts together. */
  readonly parts: Allowance;
  readonly variables: Variable[];
  /** Every button of every thing, and what it sets off. */
  readonly pressed: {
    readonly thing: string;
    readonly option: string;
    readonly trigger: string;
    readonly event: string;
  }[];
  /** By whose defeat: what may follow it. */
  readonly consequences: Map<string, Consequences>;
  /** By name: rules that replace each other. */
  readonly slots: Map<string, RuleSlot>;
  /** By key: what is written when all groups are known. */
  readonly later: Map<string, Later>;
  readonly forAll: Map<string, ForAll>;
  /** By group, or `''` for all: aims by chance. */
  readonly aims: Map<string, DraftAim>;
  /** Countdowns by the name that actions stop them by. */
  readonly countdowns: Map<string, string[]>;
  readonly stopScripts: Map<string, string>;
  /** Sentences that were read, or could not be. */
  readonly orders: Map<string, Line | null>;
  /** How many more may be read. */
  readonly readings: Allowance;
  /** The round limit as actions change it. */
  readonly limitVariable: string;
  /** By flag: missions that come next, as the source calls them. */
  readonly next: Map<string, string>;
  readonly rules: MissionRule[];
  readonly objectives: { readonly id: string; readonly text: string }[];
  /** Walls that a door leads through. */
  readonly doorways: (readonly [Point, Point])[];
  /** Variables that texts show, which nobody can fill in there. */
  readonly shown: Set<string>;
  /** Products beyond the core box. */
  readonly needs: Set<string>;
  readonly account: AccountRow[];
  /** By all that they say: nothing is told twice. */
  readonly notes: Map<string, ImportNote>;
};

/** The check that follows every change of a trigger. It is called before it is written, so its name is kept free. */
export const CHECK_CHANGE = 'check-change';

/** Words look up variables of the draft they are for. */
export function makeDraft(
  id: string,
  source: SagaMission,
  tools: SagaTools,
  characters: readonly SagaCharacter[],
  { parts, readings, orders }: Pick<MissionDraft, 'parts' | 'readings' | 'orders'>,
  wordsFor: (draft: Pick<MissionDraft, 'triggersByName' | 'shown' | 'notes'>) => WordsDraft,
): MissionDraft {
  const nameScript = makeNamer([CHECK_CHANGE]);
  const nameVariable = makeCamelNamer(isReserved);
  const events = new Map(eventsIn(source).map((event) => [event.GUID, event]));
  const triggers = new Map(
    triggersOf(source).map((trigger) => [
      trigger.GUID,
      {
        id: nameVariable(trigger.name, 'trigger'),
        trigger,
        script: nameScript(`fire-${trigger.name}`, 'fire'),
      },
    ]),
  );
  const triggersByName = new Map(
    [...triggers.values()].toReversed().map((one) => [one.trigger.name.trim().toLowerCase(), one]),
  );
  const shown = new Set<string>();
  const notes: MissionDraft['notes'] = new Map();
  return {
    id,
    source,
    tools,
    words: wordsFor({ triggersByName, shown, notes }),
    nameScript,
    nameVariable,
    nameRule: makeNamer(),
    nameGroup: makeNamer(),
    nameCountdown: makeNamer(),
    events,
    triggers,
    triggersByName,
    eventGroups: new Map(source.eventGroups.map((group) => [group.GUID, group])),
    eventScripts: new Map([...events.values()].map(({ GUID, name }) => [GUID, nameScript(name, 'event')])),
    mentions: mentionsOf(source, events),
    verdicts: new Map(),
    groupScripts: new Map(
      source.eventGroups.map(({ GUID, name }) => [GUID, nameScript(`one of ${name}`, 'one-of')]),
    ),
    parked: new Map(),
    groups: new Map(),
    missionGroups: [],
    madeUp: new Map(),
    characters,
    alliesDown: new Map(),
    ownCards: [],
    ownGroups: [],
    scripts: [],
    parts,
    variables: [],
    pressed: [],
    consequences: new Map(),
    slots: new Map(),
    later: new Map(),
    forAll: new Map(),
    aims: new Map(),
    countdowns: new Map(),
    stopScripts: new Map(),
    orders,
    readings,
    limitVariable: nameVariable('round limit', 'limit'),
    next: new Map(),
    rules: [],
    objectives: [],
    doorways: [],
    shown,
    needs: new Set(),
    account: [],
    notes,
  };
}

/** Every text of the source is looked at once, however many events there are. */
function mentionsOf(source: SagaMission, events: ReadonlyMap<string, unknown>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const waiting: unknown[] = [source];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (events.has(next)) counts.set(next, (counts.get(next) ?? 0) + 1);
    } else if (typeof next === 'object' && next !== null)
      for (const held of Object.values(next)) waiting.push(held);
  }
  return counts;
}

/** Triggers of sections begin at 0, whatever their file says. */
const triggersOf = ({ globalTriggers, mapSections }: SagaMission): readonly SagaTrigger[] => [
  ...globalTriggers,
  ...mapSections.flatMap(({ triggers }) => triggers.map((trigger) => ({ ...trigger, initialValue: 0 }))),
];

export const isGuid = (guid: string): boolean => guid !== NO_GUID && guid !== ONE_GUID;

export function addNote<Code extends NoteCode>(
  { notes }: Pick<MissionDraft, 'notes'>,
  code: Code,
  facts: FactsOf<Code>,
): void {
  notes.set(JSON.stringify([code, facts]), makeNote(code, facts));
}

export const addAccountRow = ({ account }: MissionDraft, row: AccountRow): void => {
  account.push(row);
};

export const IMPORTED: ActionFate = { kind: 'imported' };
export const AS_WORDS: ActionFate = { kind: 'words' };
export const nothing = (why: LeftCode): ActionFate => ({ kind: 'nothing', why });

/** So much of a text is enough to know which one is meant. */
export const SHOWN = 60;

/**
 * A script of its own; lists that are too long for one are nested. Effects are taken one by one as long as there is room for
 * their parts, so that what is made of the whole file by each of its lines need not be made to its end.
 */
export function addScript(
  draft: MissionDraft,
  script: Omit<Script, 'do'> & { readonly do: Iterable<Effect> },
): void {
  const effects: Effect[] = [];
  if (draft.parts.isSpent()) return;
  for (const effect of script.do) {
    if (!draft.parts.take(partCount(effect))) return;
    effects.push(effect);
  }
  draft.scripts.push({ ...script, do: fitted(effects) });
}

/** As many effects as a list may have; more stand in lists inside of it. */
const MOST_EFFECTS = 90;

export function fitted(effects: readonly Effect[]): readonly Effect[] {
  if (effects.length === 0) return [{ kind: 'return' }];
  if (effects.length <= MOST_EFFECTS) return effects;
  const parts = Array.from({ length: Math.ceil(effects.length / MOST_EFFECTS) }, (_, index) =>
    effects.slice(index * MOST_EFFECTS, (index + 1) * MOST_EFFECTS),
  );
  return fitted(parts.map((part): Effect => ({ kind: 'repeat', times: 1, do: part })));
}

export const when = (cond: ScriptCond, then: readonly Effect[]): readonly Effect[] =>
  then.length === 0 ? [] : [{ kind: 'if', if: cond, then: fitted(then) }];

/** What a mission may have at most of a list; the rest is told otherwise. */
export const MOST_LISTED = 90;

/** A rule of the mission that is shown while it holds; `null`: there are too many already. */
export function addRule(draft: MissionDraft, name: string, text: string, start = false): string | null {
  if (draft.rules.length >= MOST_LISTED) return null;
  const id = draft.nameRule(name, 'rule');
  draft.rules.push({ id, text, ...(start && { start: true as const }) });
  return id;
}
