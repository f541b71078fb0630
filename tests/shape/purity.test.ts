// Pure rooms know no clock, no chance of their own and no browser. Planted offences must be found.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = process.cwd();
const OFFENCES: Record<string, string> = {
  'src/rules/chance.ts': 'export const chance = () => Math.random();\n',
  'src/mission/clock.ts': 'export const now = () => Date.now();\n',
  'src/sim/clock.ts': 'export const now = () => new Date();\n',
  'src/packs/browser.ts': 'export const title = () => document.title;\n',
};

describe('purity', () => {
  let folder: string;
  const lint = () => run(join(ROOT, 'node_modules/oxlint/bin/oxlint'), ['-c', '.oxlintrc.json', 'src']);
  const types = () =>
    run(join(ROOT, 'node_modules/typescript/bin/tsc'), [
      '-p',
      'tsconfig.pure.json',
      '--incremental',
      'false',
    ]);
  const run = (bin: string, args: string[]) => {
    const { stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd: folder, encoding: 'utf8' });
    return stdout + stderr;
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'redcell-pure-'));
    for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'tsconfig.pure.json'])
      cpSync(join(ROOT, file), join(folder, file));
    for (const [file, text] of Object.entries(OFFENCES)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('[pure rooms] the linter finds Math.random and Date', () => {
    const output = lint();
    expect(output).toContain('seeded generator');
    expect(output.match(/Pure rooms know no clock/g)).toHaveLength(2);
  });

  it('[pure rooms] the compiler knows no DOM there', () => {
    expect(types()).toMatch(/src\/packs\/browser\.ts.*document/);
  });
});
