// The shape check must bite: each rule is broken once in a small tree of its own, and must be reported by name.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../sized';

const ROOT = process.cwd();

const TREE: Record<string, string> = {
  'src/kernel/index.ts': 'export const kernel = 1;\n',
  'src/kernel/hidden.ts': 'export type Hidden = 1;\n',
  'src/rules/index.ts': "export { kernel } from '../kernel';\n",
  'src/rules/upward.ts': "import type { Ui } from '../ui';\nexport type Upward = Ui;\n",
  'src/rules/backDoor.ts':
    "import type { Hidden } from '../kernel/hidden';\nexport type BackDoor = Hidden;\n",
  'src/rules/package.ts': "export { z } from 'zod';\n",
  'src/ui/index.ts': 'export type Ui = 1;\n',
  'src/ui/solid.ts': "export { Vector3 } from 'three';\n",
  'src/attic/index.ts': "export { kernel } from '../kernel';\n",
  'src/kernel/circleA.ts': "import { b } from './circleB';\nexport const a = () => b;\n",
  'src/kernel/circleB.ts': "import { a } from './circleA';\nexport const b = () => a;\n",
};

const BROKEN: readonly (readonly [rule: string, from: string])[] = [
  ['rules-imports-only-its-rooms', 'src/rules/upward.ts'],
  ['kernel-is-entered-through-its-index', 'src/rules/backDoor.ts'],
  ['rules-imports-only-its-packages', 'src/rules/package.ts'],
  ['three-is-loaded-lazily', 'src/ui/solid.ts'],
  ['ui-imports-only-its-packages', 'src/ui/solid.ts'],
  ['every-file-lives-in-a-room', 'src/attic/index.ts'],
  ['no-circles', 'src/kernel/circleA.ts'],
];

type Report = { summary: { violations: { from: string; rule: { name: string } }[]; totalCruised: number } };

describe('the shape of src/', () => {
  let folder: string;
  let report: Report;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'redcell-shape-'));
    for (const [file, text] of Object.entries(TREE)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      '{ "compilerOptions": { "moduleResolution": "bundler", "module": "ESNext" } }',
    );
    writeFileSync(join(folder, 'package.json'), '{ "dependencies": { "zod": "*", "three": "*" } }');
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    report = cruise(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(BROKEN)('[rooms] reports a broken %s', (rule, from) => {
    expect(report.summary.violations.map((found) => `${found.rule.name} in ${found.from}`)).toContain(
      `${rule} in ${from}`,
    );
  });

  it('[rooms] says nothing against the legal import', () => {
    expect(report.summary.violations.filter(({ from }) => from === 'src/rules/index.ts')).toEqual([]);
  });

  // `npm run check:shape` says the second half of it every time.
  it.runIf(IS_LONG)('[rooms] the real tree is looked at and clean', () => {
    const { summary } = cruise(ROOT);
    expect(summary.violations).toEqual([]);
    // dependency-cruiser silently sees nothing when it cannot parse TypeScript.
    expect(summary.totalCruised).toBeGreaterThan(50);
  });
});

function cruise(cwd: string): Report {
  const bin = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [bin, 'src', '--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 1e8 }),
  ) as Report;
}
