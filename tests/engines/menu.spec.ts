// Every page of the menu in another engine, there and back by taps.

import ui from '../../content/text/en/start.json' with { type: 'json' };
import { expectFits } from './fits';
import { until } from './screen';
import { expect, test } from './test';

const PAGES = [
  'New game',
  'Continue / Load',
  'Collection',
  'Community missions',
  'Tile table',
  'Sight and reach',
  'Drill',
  'Rules',
  'Settings',
];

test('[rows 1, 2] the menu leads everywhere and back, and every page fits', async ({ launch }) => {
  const { screen } = await launch();
  await screen.goto('/');
  for (const page of PAGES)
    await test.step(page, async () => {
      await screen.tap('.menu-link', new RegExp(`^${page}`));
      await screen.see('ion-title', page);
      await until(async () => !(await screen.isShown('p', ui.common.loading)), 'loaded');
      await expectFits(screen);
      await screen.tap('ion-back-button');
      await screen.see('.menu-link');
    });
  expect(await screen.complaints()).toEqual([]);
});
