// The words a mission asks for, and the blanks that it fills in them.

import type { Blanks, Effect } from '../../mission';
import type { Use, Uses } from '../checks/checkWords';
import type { Facts } from './facts';
import type { MissionItem } from './walk';

type Known = Omit<Facts, 'live'>;

export function usesOf(facts: Known): Uses {
  const uses = new Map<string, Use[]>();
  for (const item of facts.items) {
    if (item.type !== 'text') continue;
    const key = item.value as string;
    const known = uses.get(key) ?? [];
    uses.set(key, known);
    known.push({ path: item.path, blanks: blanksFor(item, facts) });
  }
  return uses;
}

/** Filled wherever a script shows a text that may have blanks. */
const ALWAYS_FILLED = ['heroes', 'round'];

function blanksFor({ parent, path }: MissionItem, { effects, mission }: Known): Use['blanks'] {
  // A voice shows nothing: it points at texts that are shown elsewhere.
  if (parent?.type === 'Voice') return null;
  // Read at a thing at any time, so with the variables as they are then.
  if (path.at(-1) === 'examine') return [...ALWAYS_FILLED, ...(mission.variables ?? []).map(({ id }) => id)];
  if (parent?.type === 'effect') return filledBy(parent.value as Effect);
  if (ASKING.has(parent?.type ?? '')) return namesIn(parent?.value as Filling);
  if (parent?.type === 'Outcome') {
    const around = parent.parent?.parent?.value as Effect;
    return around.kind === 'test' ? ['successes'] : ['entered'];
  }
  if (parent?.type !== 'Objective') return [];
  const { id } = parent.value as { readonly id: string };
  const shown = effects.flatMap(({ effect }) =>
    effect.kind === 'objective' && effect.objective === id ? [filledBy(effect)] : [],
  );
  const [first, ...others] = shown;
  return first === undefined ? null : first.filter((name) => others.every((blanks) => blanks.includes(name)));
}

const FILLING: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>([
  'message',
  'question',
  'input',
  'test',
  'chooseHeroes',
  'objective',
]);

function filledBy(effect: Effect): readonly string[] {
  if (!FILLING.has(effect.kind)) return [];
  return namesIn(effect as Filling);
}

/** Rules, and whatever asks the players about the table, bring their own blanks. */
const ASKING: ReadonlySet<string> = new Set(['MissionRule', 'cond', 'trigger']);
type Filling = { readonly with?: Blanks };

const namesIn = ({ with: blanks = {} }: Filling): readonly string[] => [
  ...ALWAYS_FILLED,
  ...Object.keys(blanks),
];
