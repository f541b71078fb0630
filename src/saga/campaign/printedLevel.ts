// How strong the Empire is in a printed mission, as far as the printed campaigns say it: by the slot that names the mission,
// by the finale, or by the middle one of the slots that it may stand in.

import type { Pack } from '../../packs';

export function printedLevel({ structures }: Pack, printed: string | null): number | null {
  if (printed === null) return null;
  const all = [...structures.values()];
  const named = all.flatMap(({ slots }) => slots).find(({ mission }) => mission === printed);
  if (named) return named.threat;
  const own = all.find(({ missions }) => missions.some(({ id }) => id === printed));
  const facts = own?.missions.find(({ id }) => id === printed);
  if (!own || !facts) return null;
  const wanted = facts.finale ? 'finale' : facts.role === 'story' ? 'story' : 'side';
  const levels = own.slots
    .filter(({ kind, mission }) => kind === wanted && mission === undefined)
    .map(({ threat }) => threat)
    .toSorted((a, b) => a - b);
  return levels[Math.floor((levels.length - 1) / 2)] ?? null;
}
