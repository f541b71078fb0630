// The graph of a mission: triggers, the scripts they set off, and the results of these scripts.

import { listsIn, triggersOf, type Effect, type Mission, type ScriptTrigger } from '../../mission';

export const NODE_KINDS = [
  'trigger',
  'script',
  'peril',
  'section',
  'group',
  'countdown',
  'variable',
  'objective',
  'won',
  'lost',
] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

export type GraphNode = { readonly id: string; readonly kind: NodeKind; readonly label: string };
export type GraphEdge = { readonly from: string; readonly to: string };
export type Graph = { readonly nodes: readonly GraphNode[]; readonly edges: readonly GraphEdge[] };

export function missionGraph(mission: Mission): Graph {
  const nodes = new Map<string, GraphNode>();
  const edges = new Map<string, GraphEdge>();
  const node = (kind: NodeKind, name: string): string => {
    const id = `${kind} ${name}`;
    nodes.set(id, { id, kind, label: `${LABELS[kind]}${name}` });
    return id;
  };
  const join = (from: string, to: string): void => {
    if (from !== to) edges.set(`${from}\n${to}`, { from, to });
  };
  const won = new Map(mission.outcomes.map((outcome) => [outcome.id, outcome.won]));
  const ending = (outcome: string): string => node(won.get(outcome) ? 'won' : 'lost', outcome);
  const bring = (from: string, effects: readonly Effect[]): void => {
    for (const effect of allIn(effects)) {
      for (const [kind, name] of broughtBy(effect))
        join(from, kind === 'outcome' ? ending(name) : node(kind, name));
    }
  };

  for (const script of mission.scripts) {
    const id = node('script', script.id);
    for (const trigger of triggersOf(script)) join(causeOf(trigger, node), id);
    bring(id, script.do);
  }
  for (const step of mission.peril ?? []) bring(node('peril', step.id), step.do);
  if (mission.rounds) {
    const { rounds } = mission;
    const then = 'outcome' in rounds ? ending(rounds.outcome) : node('script', rounds.script);
    join(node('trigger', 'round limit'), then);
  }
  return { nodes: [...nodes.values()], edges: [...edges.values()] };
}

/** What stands before the name. */
const LABELS: Readonly<Record<NodeKind, string>> = {
  trigger: '',
  script: '',
  peril: 'peril: ',
  section: 'section ',
  group: 'group ',
  countdown: 'countdown ',
  variable: 'variable ',
  objective: 'objective ',
  won: 'won: ',
  lost: 'lost: ',
};

/** Where a script brought the trigger about, the chain goes on from there. */
function causeOf(trigger: ScriptTrigger, node: (kind: NodeKind, name: string) => string): string {
  switch (trigger.kind) {
    case 'revealed':
      return node('section', trigger.section);
    case 'countdownOver':
      return node('countdown', trigger.countdown);
    case 'variableChanged':
      return node('variable', trigger.variable);
    case 'groupDefeated':
    case 'groupActivation':
      if (trigger.group !== undefined) return node('group', trigger.group);
      break;
    default:
  }
  return node('trigger', labelOf(trigger));
}

/** The kind in words, then whatever names something. */
function labelOf({ kind, ...fields }: ScriptTrigger): string {
  const words = kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const names = Object.entries(fields).flatMap(([field, value]) =>
    field !== 'ask' && field !== 'asked' && (typeof value === 'string' || typeof value === 'number')
      ? [String(value)]
      : [],
  );
  return [words, ...names].join(' ');
}

function* allIn(effects: readonly Effect[]): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    for (const inner of listsIn(effect)) yield* allIn(inner);
  }
}

type Brought = readonly [kind: NodeKind | 'outcome', name: string];

function broughtBy(effect: Effect): readonly Brought[] {
  switch (effect.kind) {
    case 'call':
    case 'queue':
      return [['script', effect.script]];
    case 'reveal':
      return [['section', effect.section]];
    case 'deploy':
    case 'reinforce':
      return [['group', effect.group]];
    case 'deployBudget':
      return (effect.from ?? []).map((group) => ['group', group]);
    case 'countdown':
      return [['countdown', effect.countdown]];
    case 'set':
    case 'add':
      return [['variable', effect.variable]];
    case 'test':
      return effect.total === undefined ? [] : [['variable', effect.total]];
    case 'objective':
    case 'achieve':
      return [['objective', effect.objective]];
    case 'open':
      return [['trigger', `opened ${effect.door}`]];
    case 'win':
    case 'lose':
      return [['outcome', effect.outcome]];
    case 'roundLimit':
      return effect.outcome === undefined ? [] : [['outcome', effect.outcome]];
    default:
      return [];
  }
}
