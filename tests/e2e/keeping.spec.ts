// Browsers delete games: what the app says about it, and a copy that brings everything back.

import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { writePackFile } from '../../src/packs';
import { begin, openFile, savedCampaign } from './campaignSaves';
import { expect, expectNothingSerious, test, topPage } from './test';

const example = (name: string) => readFileSync(`docs/examples/${name}`, 'utf8');

const PACK = {
  name: 'harbour.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    writePackFile(
      {
        id: 'harbour',
        version: '1.0.0',
        title: 'Harbour nights',
        authors: ['Ada'],
        minApp: '0.1.0',
        languages: [],
        needs: [],
      },
      new Map([
        ['mission.json', example('first-mission.json')],
        ['words.json', example('first-mission.en.json')],
      ]),
    ),
  ),
};

/** What a browser answers; `never`: it asks its user, who does not say. */
type Answer = boolean | 'never' | 'fails' | 'missing';

/** Makes this browser another one, before the app starts. */
const answering = (page: Page, persisted: Answer, persist: Answer = persisted) =>
  page.addInitScript(
    (answers) => {
      const answer = (given: Answer) => (): Promise<boolean> => {
        if (given === 'never') return new Promise(() => undefined);
        return given === 'fails' ? Promise.reject(new TypeError('no')) : Promise.resolve(given === true);
      };
      const storage =
        answers.persisted === 'missing'
          ? undefined
          : { persisted: answer(answers.persisted), persist: answer(answers.persist) };
      Object.defineProperty(navigator, 'storage', { value: storage });
    },
    { persisted, persist },
  );

const AT_RISK = /This browser may delete your games after a week/;
const PROMISED = /this browser has agreed to keep them/;

const overMission = () =>
  savedCampaign([begin('first-steps'), { kind: 'play', command: { kind: 'giveUp' } }]);

test('[rows 142-144] a copy after a mission brings everything back after the browser has deleted it', async ({
  page,
  context,
}) => {
  await answering(page, false);
  await page.goto('/content');
  await topPage(page).locator('input[type=file]').setInputFiles(PACK);
  await expect(page.getByRole('heading', { name: 'Harbour nights' })).toBeVisible();
  await page.goto('/collection');
  await page.getByRole('checkbox', { name: /Twin Shadows/ }).check();
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Larger' }).check({ force: true });
  await openFile(page, await overMission());

  const offer = page.getByRole('region', { name: 'Save a copy' });
  await expect(offer).toContainText('This browser may delete your games');
  await expectNothingSerious(page, 'the offer of a copy');
  const download = page.waitForEvent('download');
  await offer.getByRole('button', { name: 'Save a copy' }).click();
  const path = await (await download).path();
  await expect(offer).toContainText('Copy saved: 1 game');

  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });

  await page.goto('/load');
  await expect(page.getByText('No saved games on this device yet.')).toBeVisible();
  await expect(page.getByText('No copy saved yet.')).toBeVisible();
  await page.getByLabel('Open a copy').setInputFiles(path);
  const copy = page.getByRole('region', { name: 'Open a copy' });
  await expect(copy).toContainText('Red Nine');
  await expect(copy).toContainText('Goes into slot 1');
  await expectNothingSerious(page, 'the copy');
  await copy.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: 'Restored' })).toBeVisible();
  await expect(page.locator('.slot').filter({ hasText: 'Slot 1' })).toContainText('Red Nine');

  await page.goto('/collection');
  await expect(page.getByRole('checkbox', { name: /Twin Shadows/ })).toBeChecked();
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Larger' })).toBeChecked();
  await page.goto('/content');
  await expect(page.getByRole('heading', { name: 'Harbour nights' })).toBeVisible();
  await page.goto('/play/1');
  await expect(page.locator('[data-saving]')).toBeVisible();
});

test('[row 144] a copy is restored once, however often it is tapped, and the answer to the file before is gone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function held() {
      while ('isHeld' in window) await new Promise((resolve) => setTimeout(resolve, 50));
      return read.call(this);
    };
  });
  await page.goto('/load');
  await page
    .getByLabel('Open a file')
    .first()
    .setInputFiles({
      name: 'a.json',
      mimeType: 'application/json',
      buffer: Buffer.from(await overMission()),
    });
  const first = page.locator('.slot').filter({ hasText: 'Slot 1' });
  await expect(first).toContainText('Red Nine');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  const path = await (await download).path();
  await first.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(first).toContainText('Empty');

  const opener = page.getByLabel('Open a copy');
  const noCopy = page.getByText('This file is no copy of your games.');
  await opener.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('a note') });
  await expect(noCopy).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isHeld: true }));
  await opener.setInputFiles(path);
  await expect(noCopy).toHaveCount(0);
  await expect(opener).toBeDisabled();
  await page.evaluate(() => Reflect.deleteProperty(window, 'isHeld'));

  await page.getByRole('button', { name: 'Restore' }).dblclick();
  const restored = page.getByRole('status').filter({ hasText: 'Red Nine' });
  await expect(restored).toContainText('Restored');
  await expect(first).toContainText('Red Nine');
  await expect(page.getByText('This slot already holds a game.')).toHaveCount(0);
});

test('[row 144] where no slot is free, the copy shows the game that it would replace', async ({ page }) => {
  const opener = page.getByLabel('Open a file');
  const bringIn = async (text: string) => {
    const before = await opener.count();
    await opener
      .first()
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(opener).toHaveCount(before - 1);
  };
  await page.goto('/load');
  await expect(opener).toHaveCount(6);
  await bringIn(await overMission());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  const path = await (await download).path();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(opener).toHaveCount(6);
  const running = await savedCampaign([begin('first-steps')]);
  for (let slot = 1; slot <= 6; slot++) await bringIn(running);
  await page.getByLabel('Open a copy').setInputFiles(path);
  const choice = page.getByRole('group', { name: 'Slot 1 holds another game' });
  await expect(choice).toContainText('Red Nine');
  await choice.getByRole('radio', { name: 'Replace it with the copy' }).check({ force: true });
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Red Nine' })).toContainText('Restored');
});

for (const [name, persisted, persist, before, after] of [
  ['has promised', true, true, PROMISED, PROMISED],
  ['promises at the first save', false, true, AT_RISK, PROMISED],
  ['refuses', false, false, AT_RISK, AT_RISK],
  ['asks its user for ever', false, 'never', AT_RISK, AT_RISK],
  ['fails', 'fails', 'fails', AT_RISK, AT_RISK],
  ['cannot be asked', 'missing', 'missing', AT_RISK, AT_RISK],
] as const) {
  test(`[rows 140, 141] a browser that ${name}`, async ({ page }) => {
    await answering(page, persisted, persist);
    await page.goto('/load');
    const line = page.getByRole('region', { name: 'Where your games are kept' });
    await expect(line).toContainText(before);
    await page
      .getByLabel('Open a file')
      .first()
      .setInputFiles({
        name: 'a.json',
        mimeType: 'application/json',
        buffer: Buffer.from(await overMission()),
      });
    await expect(page.locator('.slot').first()).toContainText('Red Nine');
    await expect(line).toContainText(after);
  });
}

test('[rows 140, 142] games at risk: the settings say so, and the menu offers a copy when the last one is old', async ({
  page,
}) => {
  await answering(page, false);
  await openFile(page, await overMission());
  await page.goto('/settings');
  await expect(page.getByText(AT_RISK)).toBeVisible();
  await page
    .getByRole('region', { name: 'Where your games are kept' })
    .getByText('Add to the home screen')
    .click();
  await expect(topPage(page).getByRole('heading', { name: 'iPhone and iPad' })).toBeVisible();
  await expectNothingSerious(page, 'the way to the home screen');
  // A way to the page that one is on would do nothing.
  await expect(topPage(page).getByRole('link', { name: 'Add to the home screen' })).toHaveCount(0);

  const offer = page.getByRole('region', { name: 'Save a copy' });
  await page.goto('/');
  await expect(page.locator('.go-on')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('CapacitorStorage.copies', '{"last":null,"since":1}'));
  await page.goto('/');
  await expect(offer).toContainText('there is no copy yet');
  const download = page.waitForEvent('download');
  await offer.getByRole('button', { name: 'Save a copy' }).click();
  expect((await download).suggestedFilename()).toMatch(/^redcell-copy-\d{4}-\d\d-\d\d\.zip$/);
  await expect(offer).toContainText('Copy saved');
  await page.goto('/');
  await expect(page.locator('.go-on')).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('[row 96] the last game comes late to the menu: no tap that was meant for what it pushes away is lost on something else', async ({
  page,
}) => {
  await openFile(page, await overMission());
  await page.addInitScript(() => {
    const late = new MutationObserver(() => {
      const goOn = document.querySelector('.go-on');
      if (!goOn) return;
      late.disconnect();
      requestAnimationFrame(() =>
        Object.assign(window, { takesTapsAtFirst: getComputedStyle(goOn).pointerEvents }),
      );
    });
    late.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await page.waitForFunction(() => 'takesTapsAtFirst' in window);
  expect(await page.evaluate(() => ('takesTapsAtFirst' in window ? window.takesTapsAtFirst : ''))).toBe(
    'none',
  );
  await expect(page.locator('.go-on')).not.toHaveCSS('pointer-events', 'none');
  await page.locator('.go-on').click();
  await expect(page).toHaveURL(/play\/1$/);
});

test('[row 145] plain http: the app says once what is missing, and a silent video keeps the screen on in a mission', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
  });
  await page.goto('/');
  const notice = page.getByRole('region', { name: 'On an address with plain http' });
  await expect(notice).toContainText('This address is plain http.');
  await expectNothingSerious(page, 'the notice');
  await notice.getByText('What helps').click();
  await expect(topPage(page).getByText(/a small silent video keeps the screen on/)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(notice).toHaveCount(0);

  const video = page.locator('video[data-awake]');
  await expect(video).toHaveCount(0);
  await openFile(page, await overMission());
  await expect(video).toHaveCount(1);
  const isPlaying = () =>
    video.evaluate((element) => element instanceof HTMLVideoElement && !element.paused && element.muted);
  await expect.poll(isPlaying).toBe(true);
  await topPage(page).getByRole('button', { name: 'Back' }).click();
  await expect(video).toHaveCount(0);
});

test('[files] storage that never answers: the list of games says so, and a second try finds them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...asked: Parameters<typeof open>) => {
      const request = open(...asked);
      if (!('isAwake' in window)) request.addEventListener = () => undefined;
      return request;
    };
  });
  await page.goto('/load');
  const again = topPage(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isAwake: true }));
  await again.click();
  await expect(topPage(page).locator('.slot')).toHaveCount(6);
});

test('[files] a slow disk: the sign that says so can be read, whatever it lies on', async ({ page }) => {
  await page.addInitScript(() => {
    const add = IDBTransaction.prototype.addEventListener;
    IDBTransaction.prototype.addEventListener = function listen(...asked: Parameters<typeof add>) {
      if (!('isSlow' in window && asked[0] === 'complete')) add.apply(this, asked);
    };
  });
  await openFile(page, await savedCampaign([begin('first-steps')]));
  const placed = page.locator('.step-buttons .btn-main');
  await expect(placed).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSlow: true }));
  await placed.click();
  const sign = page.getByText('Saving…');
  await expect(sign).toBeVisible();
  await expect(sign).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const { height = 0 } = (await sign.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(16);
  // A tap that comes too early is seen to wait.
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(sign).toHaveText('Saving… 1 tap is waiting');
});
