import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/shape/fixtures/**'],
    // Generous: a busy machine must not fail what works.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Left to itself it keeps one core free, which is half of a small machine.
    maxWorkers: '100%',
  },
});
