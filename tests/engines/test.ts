// A test in another engine: it gets a home for a browser, and starts one there as often as it wants.

import { test as base } from '@playwright/test';
import { start, type EngineName, type Home, type Running } from './engines';
import { Screen } from './screen';

export { expect } from '@playwright/test';

export type EngineOption = { readonly engine: EngineName };

type Started = { readonly screen: Screen; readonly kill: Running['kill'] };

type Fixtures = EngineOption & {
  readonly home: Home;
  /** Ends with the test at the latest. */
  readonly launch: () => Promise<Started>;
};

export const test = base.extend<Fixtures>({
  engine: ['WebKit', { option: true }],

  home: async ({ engine }, use, info) => {
    await use({
      profile: info.outputPath(engine, 'profile'),
      downloads: info.outputPath(engine, 'downloads'),
    });
  },

  launch: async ({ engine, home, baseURL }, use, info) => {
    const started: Started[] = [];
    await use(async () => {
      const { wire, kill } = await start(engine, home);
      const launched = { screen: new Screen(wire, baseURL ?? ''), kill };
      started.push(launched);
      return launched;
    });
    const last = started.at(-1);
    if (last && info.status !== info.expectedStatus)
      await info.attach('on the screen', { body: await last.screen.textOf('body').catch(String) });
    for (const { kill } of started) await kill();
  },
});
