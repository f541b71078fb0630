// Whatever is valid by the format imports without a crash, loses nothing in silence, and becomes content that loads.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContent, kitFor, loadPack } from '../../src/packs';
import { importSaga } from '../../src/saga';
import { playRandomly } from '../../src/sim';
import { anyMission } from './arbitrary';
import { contentFiles, fileOf, NONE, tools } from './builder';
import { sized } from '../sized';

type Json = Readonly<Record<string, unknown>>;
const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);

const eventsIn = (data: Json): readonly Json[] => [
  ...list(data['globalEvents']),
  ...list(data['mapSections']).flatMap((section) => list(section['missionEvents'])),
];
/** What stands first in the lists of the editor: no id, no name, and nothing that it waits for, tells or does. */
const isNothing = ({ GUID, name, eventText, additionalTriggers, ...rest }: Json): boolean =>
  hasNoId(GUID) &&
  ['', 'None'].includes(String(name ?? '').trim()) &&
  String(eventText ?? '').trim() === '' &&
  [...list(additionalTriggers), ...list(rest['eventActions'])].length === 0 &&
  !Object.entries(rest).some(([field, value]) => field.startsWith('use') && value === true);
const hasNoId = (GUID: unknown): boolean => [undefined, null, '', NONE].includes(GUID as string);

type Row = { readonly what: string; readonly name: unknown; readonly guid: unknown };
/** Each with its id, if it has one. */
const rowsFor = (data: Json): readonly Row[] => {
  const real = eventsIn(data).filter((event) => !isNothing(event));
  const idOf = (GUID: unknown): unknown => (hasNoId(GUID) ? 'its own' : GUID);
  return real.flatMap(({ name, GUID, eventActions }) => [
    { what: 'event', name: name ?? '', guid: idOf(GUID) },
    ...list(eventActions).map((action) => ({
      what: 'action',
      name: action['displayName'] ?? '',
      guid: idOf(action['GUID']),
    })),
  ]);
};
const sorted = (rows: readonly Row[]): readonly string[] => rows.map((row) => JSON.stringify(row)).toSorted();

describe('[saga] any valid mission', () => {
  it('[saga] imports, and every event and action of it is accounted for exactly once', () => {
    fc.assert(
      fc.property(anyMission, (data) => {
        const made = importSaga(fileOf(data), tools());
        expect(made.ok ? [] : made.error).toEqual([]);
        if (!made.ok) return;
        const account = made.value.missions[0]?.account ?? [];
        expect(new Set(account.map(({ guid }) => guid)).size).toBe(account.length);
        const rows = account.map(({ what, name, guid }) => ({
          what,
          name,
          guid: /^(event|action) \d+$/.test(guid) ? 'its own' : guid,
        }));
        expect(sorted(rows)).toEqual(sorted(rowsFor(data)));
      }),
      { numRuns: sized(30, 80), seed: 20 },
    );
  });

  it('[saga] becomes content without a mistake, whatever its author calls things', () => {
    fc.assert(
      fc.property(anyMission, (data) => {
        const made = importSaga(fileOf(data), tools());
        if (!made.ok) throw new Error(JSON.stringify(made.error));
        const pack = loadPack(made.value.files, contentFiles());
        expect(pack.ok ? [] : pack.error).toEqual([]);
      }),
      { numRuns: sized(25, 60), seed: 22 },
    );
  });

  it('[saga] becomes content without a mistake, and a mission that can be begun and played', () => {
    fc.assert(
      fc.property(anyMission, (data) => {
        const made = importSaga(fileOf(data), tools());
        if (!made.ok) throw new Error(JSON.stringify(made.error));
        const { pack } = checkContent([...contentFiles(), ...made.value.files]);
        expect(pack.ok ? [] : pack.error).toEqual([]);
        if (!pack.ok) return;
        const party = { heroes: [{ id: 'diala-passil' }, { id: 'fenn-signis' }] };
        const products = [...pack.value.products.keys()];
        const kit = kitFor(pack.value, made.value.missions[0]?.id ?? '', party, products);
        if (!kit.ok) throw new Error(JSON.stringify(kit.error));
        const setup = { kit: kit.value, seed: 'any', party, difficulty: 'hard', tracked: false } as const;
        const played = playRandomly(setup, { seed: 'any', maxCommands: 300 });
        expect(['over', 'tooLong']).toContain(played.end);
      }),
      { numRuns: 12, seed: 21 },
    );
  });
});
