// The tests of one room, as tools/mutate.mjs names them: a mistake in a room is to be noticed by the tests of that room.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: (process.env['MUTATION_TESTS'] ?? '').split(','),
    exclude: ['tests/e2e/**', 'tests/shape/**'],
    // Twice as fast where tests do not mind: modules are loaded once for all files of a run, with all mutants inside.
    isolate: process.env['MUTATION_ISOLATED'] === '1',
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
