import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, browserPath, FLAT_ARGS } from './tests/e2e/browser';
import { calmTable, TAG_3D } from './tests/e2e/table';

// npm test picks a free one, so that whatever else runs on the machine is not in the way.
const PORT = Number(process.env['E2E_PORT'] ?? 4199);

const LONGEST = 'wholeMissions.spec.ts';
const withArgs = (args: readonly string[]) => ({ executablePath: browserPath(), args: [...args] });
const FLAT = {
  launchOptions: withArgs(FLAT_ARGS),
  // It would fetch the whole app anew for every test. Tests with the 3D board keep it; one of them is about it.
  serviceWorkers: 'block',
} as const;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  // A busy machine must not fail what works: these only end what hangs for good, and one that hangs is tried again.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 2,
  // Test by test, and the longest ones first: at the end no worker is left alone with a whole file.
  fullyParallel: true,
  retries: process.env['CI'] ? 2 : 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    storageState: calmTable(PORT),
  },
  projects: [
    { name: '3D', grep: new RegExp(TAG_3D), use: { launchOptions: withArgs(BROWSER_ARGS) } },
    { name: 'missions', timeout: 900_000, grepInvert: new RegExp(TAG_3D), testMatch: LONGEST, use: FLAT },
    { name: 'flat', grepInvert: new RegExp(TAG_3D), testIgnore: LONGEST, use: FLAT },
  ],
  webServer: {
    command: 'node tools/serveTests.mjs',
    env: { E2E_PORT: `${PORT}` },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
