// A page looks the same whether players came by taps or by a reload: whatever it shows, it brings the styles for. Styles that only
// another page has loaded are there by accident.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['src/ui', 'src/scene'];
const THEME = 'src/ui/theme';

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
);

const rulesIn = (sheet: string): readonly string[] =>
  [
    ...readFileSync(sheet, 'utf8')
      .replaceAll(/\/\*.*?\*\//gs, '')
      .matchAll(/([^{}]+)\{/g),
  ]
    .flatMap(([, selectors = '']) => selectors.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => !selector.startsWith('@'));
const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
/** What a rule hangs on: the classes of its first part. */
const holdersIn = (selector: string): readonly string[] =>
  classesIn(selector.replaceAll(/:has\(>?\s*([^)]*)\)/g, '$1').split(/[\s>+~]/)[0] ?? '');

const sheets = files.filter((file) => file.endsWith('.css'));
const isTheme = (sheet: string): boolean => sheet.startsWith(THEME);
/** Everybody has them. */
const themeClasses = new Set(sheets.filter(isTheme).flatMap(rulesIn).flatMap(holdersIn));

/** Which sheets say something of a class by itself. Beside a class of their own, one of the theme is only the place for it. */
const sheetsOf = new Map<string, Set<string>>();
for (const sheet of sheets.filter((one) => !isTheme(one)))
  for (const holders of rulesIn(sheet).map(holdersIn)) {
    const own = holders.filter((name) => !themeClasses.has(name));
    for (const name of own.length > 0 ? own : holders)
      sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(sheet));
  }

type Source = {
  readonly imports: readonly string[];
  readonly later: readonly string[];
  readonly sheets: readonly string[];
  readonly classes: readonly string[];
};

const found = (from: string, name: string): readonly string[] => {
  const base = path.join(path.dirname(from), name);
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].filter(
    (file) => /\.\w+$/.test(file) && existsSync(file),
  );
};

const CLASS_NAMES = /className=(?:"([^"]*)"|\{(.*?)\}(?=[\s>/]))/gs;

const sources = new Map<string, Source>(
  files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      const all = (pattern: RegExp) =>
        [...text.matchAll(pattern)].flatMap(([, name = '']) => found(file, name));
      const classes = [...text.matchAll(CLASS_NAMES)].flatMap(([, plain, code = '']) =>
        plain === undefined ? [...code.matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, one = '']) => one) : [plain],
      );
      return [
        file,
        {
          imports: all(/^(?:import|export)(?! type)[^;]*?from '(\.[^']+)'/gm),
          later: all(/import\('(\.[^']+)'\)/g),
          sheets: all(/^import '(\.[^']+\.css)'/gm),
          classes: classes.flatMap((names) => names.replaceAll(/\$\{[^}]*\}/g, '').match(/[\w-]+/g) ?? []),
        },
      ] as const;
    }),
);

/** Everything that is loaded with a file. */
function loadedWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !sources.has(file)) return seen;
  seen.add(file);
  for (const other of sources.get(file)?.imports ?? []) loadedWith(other, seen);
  return seen;
}

/** What is fetched when it is first shown; the board's parts come with the board, which is shown around them. */
const pages = [...new Set([...sources.values()].flatMap(({ later }) => later))].filter((file) =>
  file.startsWith('src/ui'),
);

describe('styles', () => {
  it.each(pages)('[row 146] %s brings the styles of all that it shows', (page) => {
    const parts = [...loadedWith(page)].flatMap((file) => {
      const source = sources.get(file);
      return source ? [{ file, ...source }] : [];
    });
    const brought = new Set(parts.flatMap((part) => part.sheets));
    const missing = parts.flatMap(({ file, classes }) =>
      classes.flatMap((name) =>
        [...(sheetsOf.get(name) ?? [])]
          .filter((sheet) => !brought.has(sheet))
          .map((sheet) => `${file}: .${name} of ${sheet}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('[row 146] the test sees pages, sheets and classes', () => {
    expect(pages).toContain('src/ui/pages/LoadPage.tsx');
    expect(sheetsOf.get('slots')).toEqual(new Set(['src/ui/games/games.css']));
    expect(sources.get('src/ui/pages/LoadPage.tsx')?.classes).toContain('slots');
  });
});
