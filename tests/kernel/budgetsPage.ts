// docs/budgets.md, from the numbers that the code uses.

import { BUDGETS, MOST_MEMORY, type Budget } from '../../src/kernel';

const sizeOf = (bytes: number): string =>
  bytes >= 1024 ** 2 ? `${bytes / 1024 ** 2} MB` : `${bytes / 1024} kB`;

const mostOf = (most: Budget['most']): string =>
  Object.entries(most ?? {})
    .map(
      ([what, count]) =>
        `${what} ${what === 'unpacked' || what === 'file' ? sizeOf(count) : count.toLocaleString('en')}`,
    )
    .join(', ') || '–';

export const budgetsPage = (): string =>
  [
    '# Budgets',
    'What each entrance of the app may cost, whatever comes in. The numbers stand in `src/kernel/budgets.ts`, the code uses them from there, ' +
      'and `tests/kernel/budgets.test.ts` holds them; `npx vitest run tests/kernel/budgets.test.ts -u` writes this page anew.',
    'Size is checked before a file is read. Work is counted in steps for each byte (looks at a letter, runs of a pattern, questions to ' +
      'a table), not in seconds, and grows no faster than the file. The largest file of any entrance is read within ' +
      `${sizeOf(MOST_MEMORY)} of heap.`,
    'That is for reading. Answering may take longer than any file is long, so `steps` bounds it: looks at a space, a figure, a line of sight or a ' +
      'roll, which the rules count themselves (`src/kernel/work.ts`).',
    [
      '| entrance | what | size | steps per byte | other limits |',
      '| --- | --- | --- | --- | --- |',
      ...Object.entries(BUDGETS).map(
        ([name, budget]: [string, Budget]) =>
          `| \`${name}\` | ${budget.what} | ${sizeOf(budget.bytes)} | ${budget.work} | ${mostOf(budget.most)} |`,
      ),
    ].join('\n'),
  ].join('\n\n');
