import { defineConfig } from '@playwright/test';
import type { EngineOption } from './tests/engines/test';

// The steps of the journey, also when npm run test:long adds a reporter that counts.
process.env['PLAYWRIGHT_LIST_PRINT_STEPS'] = '1';

const PORT = Number(process.env['E2E_PORT'] ?? 4199);

/** The same journey in browsers that Playwright cannot drive: here it only runs tests, counts them and serves the app. */
export default defineConfig<EngineOption>({
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
  // A busy machine must not fail what works: this only ends what hangs for good.
  timeout: 900_000,
  // One browser at a time: a kill has to meet a machine that writes as fast as it can.
  workers: 1,
  reporter: 'list',
  projects: [
    { name: 'WebKit', use: { engine: 'WebKit' } },
    { name: 'Firefox', use: { engine: 'Firefox' } },
  ],
  use: { baseURL: `http://localhost:${PORT}` },
  webServer: {
    command: 'node tools/serveTests.mjs',
    env: { E2E_PORT: `${PORT}` },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
