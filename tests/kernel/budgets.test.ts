// The budgets of all entrances: stated on a page, kept by the size checks, and by counted work on files made to be bad.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readJsonInput } from '../../src/cli/input';
import { locate } from '../../src/cli/located';
import { BUDGETS, MOST_MEMORY } from '../../src/kernel';
import {
  checkContent,
  type ContentFile,
  parseContentFile,
  parseScenario,
  readZip,
  type Pack,
} from '../../src/packs';
import { closest } from '../../src/packs/problem';
import { inflate } from '../../src/packs/zip/inflate';
import { readJson } from '../../src/saga/source/readSource';
import { readKeywords, readPool, readSurges } from '../../src/saga/people/profile';
import { slugOf } from '../../src/saga/ids';
import { decodeRecord, encodeRecord } from '../../src/saves/record';
import { formatCopy, parseCopy, type Copy } from '../../src/session/copies/copyFile';
import { parseDoors, parseStandings } from '../../src/ui/table/standing';
import { parseMapText } from '../../src/ui/tiles/mapText';
import { budgetsPage } from './budgetsPage';
import { countedWork } from './countedWork';
import { markdown } from '../markdown';

describe('the page', () => {
  it('[budgets] says what the code uses', async () => {
    const page = await markdown(budgetsPage(), { printWidth: 120, proseWrap: 'always' });
    await expect(page).toMatchFileSnapshot('../../docs/budgets.md');
  });
});

const over = (bytes: number): string => ' '.repeat(bytes + 1);

describe('sizes', () => {
  it('[budgets] one byte too many is refused, and the limit is named', async () => {
    expect(decodeRecord(over(BUDGETS.save.bytes), 'export')).toEqual({
      ok: false,
      error: { code: 'tooLarge' },
    });
    expect(parseContentFile('a.json', over(BUDGETS.pack.bytes))).toMatchObject({
      error: { code: 'tooLarge', expected: `a file of at most ${BUDGETS.pack.bytes} letters` },
    });
    expect(readZip(new Uint8Array(BUDGETS.zip.bytes + 1))).toMatchObject({ error: { code: 'zipTooLarge' } });
    expect(parseCopy(new Uint8Array(BUDGETS.copy.bytes + 1))).toMatchObject({ error: { code: 'tooLarge' } });
    expect(readJson('a.json', over(BUDGETS.saga.bytes))).toMatchObject({
      error: { code: 'tooLarge', expected: `a file of at most ${BUDGETS.saga.bytes} letters` },
    });
    const io = { out: () => undefined, err: () => undefined, readInput: async () => over(BUDGETS.ask.bytes) };
    expect(await readJsonInput('-', io)).toEqual({
      ok: false,
      error: `standard input: larger than ${BUDGETS.ask.bytes} bytes`,
    });
  });

  it('[budgets] an address is cut where it has to be', () => {
    const { tiles, figures, doors } = BUDGETS.address.most;
    expect(parseMapText('01a 0,0;'.repeat(900)).placements).toHaveLength(tiles);
    expect(parseStandings('ada@1,1;'.repeat(900))).toHaveLength(figures);
    expect(parseDoors('1,1-1,2;'.repeat(900))).toHaveLength(doors);
    expect(parseStandings(`${' '.repeat(BUDGETS.address.bytes)}ada@1,1`)).toEqual([]);
  });
});

/** A zip that could not be made smaller: letters without a pattern. */
const letter = (letters: number): string =>
  Array.from({ length: letters }, (_, at) => String.fromCharCode(97 + ((at * at * 7919) % 26))).join('');

function copyWith(games: Copy['games'], packs: Copy['packs']): Uint8Array {
  const copy = formatCopy({ app: '1', madeAt: 0, games, packs, preferences: {} });
  if (!copy.ok) throw new Error(copy.error.code);
  return copy.value;
}

/** By entrance: texts of about so many letters that are hard on it. */
const HARD: Readonly<Record<string, readonly ((letters: number) => () => unknown)[]>> = {
  save: [
    (letters) => {
      const { text } = encodeRecord('export', { list: Array.from({ length: letters / 3 }, () => []) });
      return () => decodeRecord(text, 'export');
    },
    (letters) => () => decodeRecord(`{"redcell":"${'a'.repeat(letters)}`, 'export'),
  ],
  pack: [
    (letters) => () => parseContentFile('a.json', `[${'[],'.repeat(letters / 3)}1]`),
    (letters) => () => parseContentFile('a.json', `"${'\\"'.repeat(letters / 2)}`),
    (letters) => () => parseContentFile('a.json', '\n'.repeat(letters)),
  ],
  zip: [
    (letters) => {
      const packed = Buffer.concat([deflateRawSync(Buffer.from('words')), Buffer.alloc(letters)]);
      return () => inflate(packed, 5);
    },
    (letters) => {
      const data = Uint8Array.from({ length: letters }, (_, at) => (at * 7919) & 255);
      const packed = deflateRawSync(data, { level: 0 });
      return () => inflate(packed, letters);
    },
  ],
  copy: [
    (letters) => {
      const bytes = copyWith(new Map([[1, letter(letters)]]), new Map());
      return () => parseCopy(bytes);
    },
    (letters) => {
      const files = Array.from({ length: letters / 30 }, (_, at) => [`file-${at}.json`, '{}'] as const);
      const bytes = copyWith(new Map(), new Map([['many', new Map(files)]]));
      return () => parseCopy(bytes);
    },
  ],
  saga: [
    (letters) => () => readPool('1'.repeat(letters)),
    (letters) => () => readPool(' '.repeat(letters)),
    (letters) => () => readSurges([`{B}${' '.repeat(letters)}\n`]),
    (letters) => () => readSurges(['{B} '.repeat(letters / 4)]),
    (letters) => () => readKeywords([`pierce${' '.repeat(letters)}`]),
    (letters) => () => slugOf('-'.repeat(letters)),
    (letters) => () => readJson('a.json', `[${'[],'.repeat(letters / 3)}1]`),
  ],
  address: [
    (letters) => () => parseMapText(';'.repeat(letters)),
    (letters) => () => parseMapText(`01a${' '.repeat(letters)}`),
    (letters) => () => parseStandings(`${'a-'.repeat(letters / 2)}`),
    (letters) => () => parseDoors('1,1-'.repeat(letters / 4)),
  ],
  ask: [
    (letters) => () =>
      parseScenario({ board: Array.from({ length: letters / 3 }, () => '.') }, {
        tiles: new Map(),
      } as unknown as Pack),
  ],
  check: [
    (letters) => {
      const problems = Array.from({ length: letters / 8 }, (_, at) => {
        return { file: 'a.json', path: `[${at}].x`, code: 'wrongType', expected: 'x', found: 'y' } as const;
      });
      const texts = new Map([['a.json', `[${'{"x":1},'.repeat(letters / 8)}1]`]]);
      return () => locate(problems, texts);
    },
  ],
};

describe('memory', () => {
  it('[budgets] the largest files of values only are read within the heap that is promised', async () => {
    const heap = `--max-old-space-size=${MOST_MEMORY / 1024 ** 2}`;
    const { stdout } = await promisify(execFile)('node', [
      heap,
      '--import',
      'tsx',
      'tests/kernel/largestFiles.ts',
    ]);
    expect(stdout.trim().split('\n')).toEqual(['save', 'pack', 'saga']);
  }, 120_000);
});

const [FEW, MANY] = [3000, 30_000];
/** Ten times the letters, ten times the work, and a little for what is done once. */
const MOST_GROWTH = 13;

describe.each(Object.entries(HARD))('the work of the entrance %s', (entrance, texts) => {
  it.each(texts.map((make, index) => [index, make] as const))(
    '[budgets] is bounded: hard text %i',
    (_, make) => {
      const [few, many] = [countedWork(make(FEW)), countedWork(make(MANY))];
      expect(many).toBeLessThanOrEqual(BUDGETS[entrance as keyof typeof BUDGETS].work * MANY + 1000);
      expect(many).toBeLessThan(MOST_GROWTH * Math.max(few, 200));
    },
  );
});

/** Names that are nearly those of cards: each could be guessed at. */
const nearlyRight = (count: number, written: string): readonly string[] =>
  Array.from({ length: count }, (_, at) => `a-card-with-a-${written}-name-${at}`);

/** About so many letters of groups: cards that no group has, and that no entry is. */
const hardGroups = (letters: number): readonly ContentFile[] => [
  {
    file: 'a.json',
    data: {
      kind: 'groups',
      entries: Array.from({ length: letters / 2500 }, (_, at) => ({
        id: `g${at}`,
        cards: nearlyRight(30, `long${at}`),
        lists: [{ id: 'l', cards: nearlyRight(30, `lung${at}`), lines: [{ do: [{ kind: 'text', text: { en: 'x' } }] }] }], // prettier-ignore
        surges: Object.fromEntries(nearlyRight(30, `lang${at}`).map((card) => [card, []])),
      })),
    },
  },
];

describe('checking what a pack says', () => {
  it('[budgets] takes steps in proportion to the file, however many names are nearly right', () => {
    const [few, many] = [4 * FEW, 4 * MANY];
    const steps = (letters: number): number => countedWork(() => checkContent(hardGroups(letters)));
    const most = steps(many);
    expect(most).toBeLessThan(11 * steps(few));
    expect(most).toBeLessThan(40 * many);
  });

  it('[budgets] a guess compares with so many names and no more', () => {
    const steps = (count: number): number => {
      const known = nearlyRight(count, 'x');
      return countedWork(() => closest('z'.repeat(24), known));
    };
    expect(steps(6000)).toBe(steps(3000));
  });
});
