// The list of mends that `npm run test:mends` takes out again one by one: each of them is still where the list says.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MENDS } from '../../tools/mends/list.mjs';

describe('a mend', () => {
  it.each(MENDS)('[mends] is in its file once: $mend', ({ file, find, left, test }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(left).not.toBe(find);
    expect(existsSync(test)).toBe(true);
  });

  it('[mends] has a name of its own', () =>
    expect(new Set(MENDS.map(({ mend }) => mend)).size).toBe(MENDS.length));
});
