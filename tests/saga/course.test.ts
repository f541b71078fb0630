// The course of campaigns that nobody would write by hand: whatever players do, something is open until a finale.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseExpression, valueOfExpression } from '../../src/mission';
import { openingsOf, type MissionOpening } from '../../src/saga/campaign/opening';
import { courseOf, type KnownSlots } from '../../src/saga/campaign/slots';

type Mission = KnownSlots & { readonly imported: { readonly id: string } };

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const flagOf = (name: string): string => `next-${name}`;

const missions = fc
  .array(fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 3 }), { minLength: 6, maxLength: 6 })
  .map((opens) =>
    NAMES.map((name, index): Mission => ({
      guid: name,
      custom: '',
      printed: '',
      type: 'Story',
      opens: (opens[index] ?? []).map(flagOf),
      imported: { id: `saga-${name.repeat(32)}` },
    })),
  );
const slots = fc.array(
  fc.record({ missionID: fc.constantFrom('', '', 'a', 'b', 'c'), missionType: fc.constantFrom(0, 1, 5) }),
  { minLength: 1, maxLength: 7 },
);

/** Whether its condition holds after these missions, with these flags. */
function isOpen(
  { open }: MissionOpening<Mission>,
  done: readonly string[],
  flags: ReadonlySet<string>,
): boolean {
  const parsed = parseExpression(open ?? '1');
  if (!parsed.ok) throw new Error(`${open}`);
  const game = (_: string, flag: string): number => (flags.has(flag) ? 1 : 0);
  return valueOfExpression(parsed.value, { name: () => done.length, game }) !== 0;
}

it('[saga 13] a campaign always goes on until it ends', () => {
  fc.assert(
    fc.property(missions, slots, fc.infiniteStream(fc.nat()), (all, structure, choices) => {
      const filled = structure.map((slot) => ({
        ...slot,
        itemTier: [],
        isForced: false,
        isAgendaMission: false,
        agendaType: 'NotSet' as const,
        customMissionIdentifier: '',
      }));
      const openings = openingsOf(courseOf(filled, all));
      const pick = <T>(list: readonly T[]): T | undefined => list[(choices.next().value ?? 0) % list.length];
      const done: string[] = [];
      const flags = new Set<string>();
      for (const _ of openings) {
        const open = openings.filter((one) => !done.includes(one.mission.guid) && isOpen(one, done, flags));
        const next = pick(open);
        expect(next).toBeDefined();
        if (!next || next.finale) return;
        done.push(next.mission.guid);
        flags.add(`won-${next.mission.imported.id}`);
        const named = pick([...next.mission.opens, undefined]);
        if (named !== undefined) flags.add(named);
      }
      expect(openings).toEqual([]);
    }),
    { numRuns: 1500, seed: 7 },
  );
});
