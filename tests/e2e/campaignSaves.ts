// Campaigns that have come to a wanted place, made without a browser: the same content, a known seed, and whatever goods a
// test needs. They lie in the first slot before the app starts.

import type { Page } from '@playwright/test';
import type { CampaignCommand, CampaignSetup, StartGoods } from '../../src/campaign';
import { campaignKitFor } from '../../src/packs';
import { memoryFiles, openGames, openSaves, type RunningCampaign } from '../../src/session';
import { builtIn } from '../content/missions';
import { writeFilesInPage } from './savedFiles';
import { expect } from './test';

export const HEROES = ['diala-passil', 'gaarkhan'] as const;

export const begin = (mission: string): CampaignCommand => ({
  kind: 'begin',
  mission,
  ally: null,
  tracked: false,
});

/** Set out, give up, and come back with what little it brought. */
export const lost = (mission: string): readonly CampaignCommand[] => [
  begin(mission),
  { kind: 'play', command: { kind: 'giveUp' } },
  { kind: 'conclude' },
];

/** The text of a file with a campaign in which these commands were given. */
export async function savedCampaign(
  commands: readonly CampaignCommand[],
  start: StartGoods = {},
  heroes: readonly string[] = HEROES,
  of = 'ember-line',
) {
  const { pack } = await builtIn();
  const kit = campaignKitFor(pack, of, heroes);
  if (!kit.ok) throw new Error(JSON.stringify(kit.error));
  const { campaign } = kit.value;
  const setup: CampaignSetup = {
    kind: 'campaign',
    kit: { ...kit.value, campaign: { ...campaign, start: { ...campaign.start, ...start } } },
    seed: 'browser',
    difficulty: 'normal',
    heroes,
    name: 'Red Nine',
    products: ['core'],
  };
  const games = openGames(savesInMemory(), true);
  const begun = await games.begin(1, setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const running = begun.value.running as RunningCampaign;
  for (const command of commands) {
    const step = running.dispatch(command);
    const told = step.ok === 'later' ? await step.told : step;
    if (!told.ok) throw new Error(`${command.kind}: ${JSON.stringify(told.error)}`);
  }
  const text = await games.exportSlot(1);
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  return text.value;
}

export function savesInMemory(disk?: Map<string, string>) {
  let ids = 0;
  return openSaves({
    files: memoryFiles(disk),
    clock: () => Date.UTC(2030, 0, 1),
    newId: () => `id${ids++}`,
  });
}

/**
 * Puts a saved game into the first slot and goes on with it. The slot's files are made here by the code that imports a file, and lie
 * in the browser before the app starts, so that no test opens the list of games first.
 */
export async function bringIn(page: Page, text: string): Promise<void> {
  const disk = new Map<string, string>();
  const brought = await openGames(savesInMemory(disk), true).importInto(1, text);
  if (!brought.ok) throw new Error(JSON.stringify(brought.error));
  // Of the same origin, and without the app.
  await page.goto('/icons/icon.svg');
  await page.evaluate(writeFilesInPage, [...disk]);
  await page.goto('/play/1');
  await expectOpen(page);
}

/** The same by taps, as players do it. */
export async function openFile(page: Page, text: string): Promise<void> {
  await page.goto('/load');
  await page
    .getByLabel('Open a file')
    .first()
    .setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page
    .getByRole('link', { name: 'Continue' })
    .or(page.locator('ion-router-link.btn-main'))
    .first()
    .click();
  await expect(page).toHaveURL(/\/play\/1$/);
  await expectOpen(page);
}

async function expectOpen(page: Page): Promise<void> {
  await expect(page.locator('[data-saving]')).toBeVisible();
  // Ionic can leave a page in place and yet invisible, which no click notices.
  await expect(page.locator('.ion-page-invisible')).toHaveCount(0);
}
