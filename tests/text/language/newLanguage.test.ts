// Another language needs the files that CONTRIBUTING names, and no others: one is made up, in a copy of the project.
// What only the compiler and the other tests can say there takes minutes and is asked with REDCELL_LONG=1.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as App from '../../../src/app/glossary';
import type * as Words from '../../../src/app/words';
import type * as Kernel from '../../../src/kernel';
import type * as Orders from '../../../src/packs/schemas/orders';
import type * as Session from '../../../src/session';
import type * as Text from '../../../src/text';
import { IS_LONG } from '../../sized';
import { addLanguage, CODE, Copy, MARK, namedFiles } from './madeUp';

let copy: Copy;
/** A module of the copy, which knows one language more than ours. */
const from = async <T>(path: string): Promise<T> => (await import(join(copy.root, path))) as T;
/** Our compiler does not know the code. */
const code = CODE as Text.Language;

beforeAll(() => {
  copy = new Copy();
  addLanguage(copy);
});
afterAll(() => copy.remove());

describe('[languages] a made-up language in a copy', () => {
  it('[languages] needed every file that CONTRIBUTING names', () => {
    const idle = namedFiles().filter(
      (named) =>
        !copy.written.some((path) => (named.endsWith('/') ? path.startsWith(named) : path === named)),
    );
    expect(namedFiles()).toHaveLength(8);
    expect(idle).toEqual([]);
    expect(() => copy.write('src/app/main.tsx', '')).toThrow('CONTRIBUTING does not name src/app/main.tsx');
  });

  it('[languages] can be chosen, and is found on a device that speaks it', async () => {
    const { SETTINGS } = await from<typeof Session>('src/session/index.ts');
    const { pickLanguage } = await from<typeof Text>('src/text/index.ts');
    expect(SETTINGS.language).toEqual(['system', 'en', 'de', 'ru', CODE]);
    expect(pickLanguage(['eo-001', 'de'])).toBe(CODE);
  });

  it('[languages] has the words of the app and the rules at hand', async () => {
    const { addWords, createText, WORD_FILES } = await from<typeof Text>('src/text/index.ts');
    const { words } = await from<typeof Words>('src/app/words.ts');
    const { glossary } = await from<typeof App>('src/app/glossary.ts');
    const text = await createText(code, words);
    for (const file of WORD_FILES) await addWords(text, file, words);
    expect(text.t('common.close')).toBe(`${MARK} ${words.en.common.close}`);
    expect(text.t('tiles.tileCount', { count: 3 })).toMatch(new RegExp(`^${MARK} .*3`));
    expect((await glossary(code)).length).toBeGreaterThan(50);
  });

  it('[languages] writes orders and reads them back', async () => {
    const { formatPieces, orderReader, orderWriter } = await from<typeof Text>('src/text/index.ts');
    const line = { cost: 'action', do: [{ kind: 'damage', amount: 1, who: 'target' }] } as const;
    const pieces = orderWriter(code).line(line);
    expect(formatPieces(pieces)).toBe(`[action] ${MARK} target suffers 1 [damage].`);
    expect(orderReader(code).line(pieces)).toEqual([line]);
  });

  it('[languages] reads English where a group has no words in it, and its own where there are some', async () => {
    const { inLanguage } = await from<typeof Kernel>('src/kernel/index.ts');
    const { localText } = await from<typeof Orders>('src/packs/schemas/orders.ts');
    const name = { en: 'Steady aim', de: 'Ruhige Hand', ru: 'Твёрдая рука' };
    expect(inLanguage(name, CODE)).toBe('Steady aim');
    const own = { ...name, [CODE]: `${MARK} celo` };
    expect(inLanguage(localText.parse(own), CODE)).toBe(`${MARK} celo`);
  });

  it('[languages] no other file of the app asks for a language by its code', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    const naming = files
      .filter((file) => !/^(kernel\/languages\.ts|text\/orders\/(en|de|ru)\/)/.test(file))
      .filter((file) => /'(de|ru)'/.test(readFileSync(join('src', file), 'utf8')));
    expect(naming).toEqual([]);
  });
});

describe.runIf(IS_LONG)('[languages] the same copy, asked thoroughly', () => {
  const run = (...command: readonly string[]) =>
    spawnSync(process.execPath, command, {
      cwd: copy.root,
      encoding: 'utf8',
      env: { ...process.env, REDCELL_LONG: '' },
    });
  const check = (part: string) =>
    run('node_modules/typescript7/bin/tsc', '-p', part, '--noEmit', '--incremental', 'false');

  it.each(['tsconfig.pure.json', 'tsconfig.app.json'])(
    '[languages] the compiler misses nothing: %s',
    (part) => {
      const { stdout, status } = check(part);
      expect(stdout).toBe('');
      expect(status).toBe(0);
    },
  );

  it('[languages] its words, its rules and its orders are complete', () => {
    const tests = ['words', 'glossary', 'orders/grammars', 'orders/roundTrip', 'orders/content'];
    const { status, stdout } = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--maxWorkers=1',
      ...tests.map((test) => `tests/text/${test}.test.ts`),
    );
    expect(status, stdout).toBe(0);
    expect(stdout).toMatch(/5 passed/);
  });

  it('[languages] a table of languages elsewhere would be found', () => {
    copy.plant(
      'src/sim/planted.ts',
      "import type { Language } from '../kernel';\nexport const GREETINGS: Record<Language, string> = { en: 'Hello', de: 'Hallo', ru: 'Привет' };\n",
    );
    expect(check('tsconfig.pure.json').stdout).toContain(`Property '${CODE}' is missing`);
  });
});
