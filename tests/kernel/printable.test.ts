import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { printable } from '../../src/kernel';

describe('text for a terminal', () => {
  it.each([
    ['\u001b[31mred', String.raw`\u001b[31mred`],
    ['a\u202eb\u2066c', String.raw`a\u202eb\u2066c`],
    ['zero\u200bwidth', String.raw`zero\u200bwidth`],
    ['\u009b31m\u0007\r', String.raw`\u009b31m\u0007\u000d`],
    ['\u2028', String.raw`\u2028`],
    ['\u{e0041}', String.raw`\udb40\udc41`],
    ['blank\u2800\u{1d159}', String.raw`blank\u2800\ud834\udd59`],
    ['two lines\n\tand more: ä ё 漢 🙂', 'two lines\n\tand more: ä ё 漢 🙂'],
  ])('[cli] %j is written as it can be seen', (text, shown) => expect(printable(text)).toBe(shown));

  it('[cli] JSON stays JSON, with the same meaning', () => {
    const value = { title: 'a\u202e\u{e0041}\u007f' };
    expect(JSON.parse(printable(JSON.stringify(value)))).toEqual(value);
  });

  it('[cli] whatever the command prints goes this way', async () => {
    const run = promisify(execFile)('npx', ['tsx', 'src/cli/main.ts', 'no\u001b[2Jpe\u202e']);
    const { stderr } = (await run.catch((error: unknown) => error)) as { stderr: string };
    expect(stderr).toContain(String.raw`no\u001b[2Jpe\u202e`);
  }, 60_000);
});
