import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, browserPath } from './tests/e2e/browser';
import { calmTable } from './tests/e2e/table';

// npm test picks a free one, so that whatever else runs on the machine is not in the way.
const PORT = Number(process.env['E2E_PORT'] ?? 4199);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  // A busy machine must not fail what works: these only end what hangs for good.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    storageState: calmTable(PORT),
    launchOptions: { executablePath: browserPath(), args: BROWSER_ARGS },
  },
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
