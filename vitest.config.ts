import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const TESTS = 'tests';
const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

/** `vi` replaces modules, globals or the clock, which other tests must not meet. Only waiting changes nothing. */
const needsOwnWorld = (file: string): boolean => /\bvi\.(?!waitFor\b)\w/.test(readFileSync(file, 'utf8'));

const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .map((name) => join(TESTS, name))
  .filter(isTest);
const alone = files.filter(needsOwnWorld);

export default defineConfig({
  test: {
    // A busy machine must not fail what works: these only end what hangs for good.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    // Left to itself it keeps one core free, which is half of a small machine.
    maxWorkers: '100%',
    // Loading modules and content anew for every file is a good part of the time. Most files can share them.
    projects: [
      {
        extends: true,
        test: { name: 'together', include: ['tests/**/*.test.{ts,tsx}'], exclude: alone, isolate: false },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
