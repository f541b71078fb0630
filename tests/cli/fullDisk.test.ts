// `redcell` where its answer cannot be written: one line, no stack trace.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const FULL = '/dev/full';

/** The exit code, and what the stream that still works was told. */
async function runInto(full: 'stdout' | 'stderr', args: readonly string[]) {
  const disk = await open(FULL, 'w');
  const command = ['--import', 'tsx', 'src/cli/main.ts', ...args];
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', full === 'stdout' ? disk.fd : 'pipe', full === 'stderr' ? disk.fd : 'pipe'],
  });
  let told = '';
  const other = full === 'stdout' ? child.stderr : child.stdout;
  other?.setEncoding('utf8').on('data', (text: string) => (told += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  await disk.close();
  return { code, told };
}

describe.skipIf(!existsSync(FULL))('on a full disk', () => {
  it('[cli] an answer that cannot be written is told in one line', async () => {
    const { code, told } = await runInto('stdout', ['--help']);
    expect(code).toBe(2);
    expect(told).toMatch(/^redcell: the answer cannot be written: ENOSPC[^\n]*\n$/);
  });

  it('[cli] a complaint that cannot be written ends with the exit code alone', async () => {
    expect(await runInto('stderr', ['frobnicate'])).toEqual({ code: 2, told: '' });
  });
});
