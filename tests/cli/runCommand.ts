// A command of `redcell` as a terminal sees it: its exit code and what it wrote.

import type { CliCommand } from '../../src/cli/command';

export async function run(
  command: CliCommand,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await command.run(args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    readInput: () => Promise.resolve(''),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
