// The tests of one room, as tools/mutate.mjs names them: a mistake in a room is to be noticed by the tests of that room.

import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { BrokenFilesFail } from './brokenFiles.mjs';

/** Stryker stops at the first test that fails, so the quickest files go first. Vitest itself begins with the slowest. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed();
  }
}

export default defineConfig({
  test: {
    include: (process.env['MUTATION_TESTS'] ?? '').split(','),
    exclude: ['tests/e2e/**', 'tests/shape/**'],
    reporters: [new BrokenFilesFail()],
    sequence: { sequencer: QuickestFirst },
    // Twice as fast where tests do not mind: modules are loaded once for all files of a run, with all mutants inside.
    isolate: process.env['MUTATION_ISOLATED'] === '1',
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
