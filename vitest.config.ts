import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/shape/fixtures/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Left to itself it keeps one core free, which is half of a small machine.
    maxWorkers: '100%',
  },
});
