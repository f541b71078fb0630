import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    // A busy machine must not fail what works: these only end what hangs for good.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    // Left to itself it keeps one core free, which is half of a small machine.
    maxWorkers: '100%',
  },
});
