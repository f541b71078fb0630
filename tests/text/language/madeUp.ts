// A made-up language, added to a copy of the project with the files that CONTRIBUTING names and no others.

import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { WORD_FILES } from '../../../src/text';

/** A real code, so that numbers and plural forms have rules; the language itself is English with a mark. */
export const CODE = 'eo';
export const MARK = 'Ĝ';

const ROOT = resolve(import.meta.dirname, '../../..');
const LEFT_OUT = new Set(['node_modules', '.git', 'android', 'ios', 'dist', 'docs', 'bench', 'public']);

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The files that CONTRIBUTING names for a language; a folder ends with a slash. */
export function namedFiles(): readonly string[] {
  const [, after = ''] = read('CONTRIBUTING.md').split('**a language**');
  const [list = ''] = after.split('That is all it takes');
  return [...list.matchAll(/`([^`]*\/[^`]*)`/g)].map(([, path = '']) => path.replaceAll('<code>', CODE));
}

export class Copy {
  readonly root = mkdtempSync(join(tmpdir(), 'redcell-language-'));
  readonly written: string[] = [];

  constructor() {
    for (const entry of readdirSync(ROOT))
      if (!LEFT_OUT.has(entry))
        cpSync(join(ROOT, entry), join(this.root, entry), { recursive: true, filter });
    symlinkSync(join(ROOT, 'node_modules'), join(this.root, 'node_modules'));
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** Only what CONTRIBUTING names. */
  write(path: string, text: string): void {
    const isNamed = namedFiles().some((named) =>
      named.endsWith('/') ? path.startsWith(named) : path === named,
    );
    if (!isNamed) throw new Error(`CONTRIBUTING does not name ${path}`);
    this.written.push(path);
    this.plant(path, text);
  }

  plant(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  edit(path: string, from: string, to: string): void {
    const before = this.read(path);
    if (!before.includes(from)) throw new Error(`${path} has no ${from}`);
    this.write(path, before.replace(from, to));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

const filter = (path: string): boolean => !/[\\/](node_modules|e2e)$/.test(path);

/** Every text with the mark before it. */
const marked = (value: unknown): unknown => {
  if (typeof value === 'string') return `${MARK} ${value}`;
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, held]) => [key, marked(held)]))
    : value;
};

export function addLanguage(copy: Copy): void {
  copy.edit(
    'src/kernel/languages.ts',
    '\n} as const satisfies Readonly<Record<string, LanguageRow>>',
    `\n  ${CODE}: { name: 'Esperanto', inEnglish: 'Esperanto', endings: 'ojn oj on o' },` +
      '\n} as const satisfies Readonly<Record<string, LanguageRow>>',
  );
  for (const file of WORD_FILES)
    copy.write(
      `content/text/${CODE}/${file}.json`,
      JSON.stringify(marked(JSON.parse(copy.read(`content/text/en/${file}.json`)))),
    );
  copy.write(`content/text/${CODE}/glossary.json`, copy.read('content/text/en/glossary.json'));
  for (const file of readdirSync(join(copy.root, 'src/text/orders/en')))
    copy.write(
      `src/text/orders/${CODE}/${file}`,
      copy
        .read(`src/text/orders/en/${file}`)
        .replaceAll('ENGLISH_GRAMMAR', 'ESPERANTO_GRAMMAR')
        .replace("language: 'en'", `language: '${CODE}'`)
        .replaceAll("plain('the target')", `plain('${MARK.toLowerCase()} target')`),
    );
  copy.edit(
    'src/text/orders/orders.ts',
    'import { ENGLISH_GRAMMAR }',
    `import { ESPERANTO_GRAMMAR } from './${CODE}/grammar';\nimport { ENGLISH_GRAMMAR }`,
  );
  copy.edit(
    'src/text/orders/orders.ts',
    'en: ENGLISH_GRAMMAR,',
    `en: ENGLISH_GRAMMAR,\n  ${CODE}: ESPERANTO_GRAMMAR,`,
  );
}
