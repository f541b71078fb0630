// Community missions: brought in by hand, played, updated and removed while a game is under way.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { writePackFile, type Texts } from '../../src/packs';
import { zipOf } from '../packs/zip/zips';
import { follow } from './follow';
import { beginGame, next } from './newGame';
import { planFor } from './plan';
import { savedPlay } from './savedGame';
import { expectOutcome } from './taps';
import { axeOn, expect, test, topPage } from './test';

// It takes what a share sheet sends.
test.use({ serviceWorkers: 'allow' });

const example = (name: string) => readFileSync(`docs/examples/${name}`, 'utf8');

/** The mission of the guide, under another title. */
const texts = (title: string): Texts =>
  new Map([
    ['mission.json', example('first-mission.json')],
    ['words.json', example('first-mission.en.json').replace('"After Hours"', JSON.stringify(title))],
  ]);

const packed = (version: string, title: string) => ({
  name: `harbour-${version}.zip`,
  mimeType: 'application/zip',
  buffer: Buffer.from(
    writePackFile(
      {
        id: 'harbour',
        version,
        title: 'Harbour nights',
        authors: ['Ada'],
        minApp: '0.1.0',
        languages: [],
        needs: [],
      },
      texts(title),
    ),
  ),
});

const choose = (page: Page, ...files: readonly ReturnType<typeof packed>[]) =>
  topPage(page)
    .locator('input[type=file]')
    .setInputFiles([...files]);

test('[packs] a pack is brought in, played, updated and removed; the game goes on as it began', async ({
  page,
}) => {
  await page.goto('/content');
  await expect(page.getByText('You have not imported anything yet.')).toBeVisible();
  const evil = {
    name: 'evil.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipOf([{ name: '../evil.json' }])),
  };
  await choose(page, packed('1.0.0', 'Old <b>Harbour</b>'), evil);
  await expect(page.getByText('“Harbour nights” is ready to play.')).toBeVisible();
  await expect(page.getByText('A file in this zip has a forbidden name.')).toBeVisible();
  const card = topPage(page).getByRole('listitem').filter({ hasText: 'Harbour nights' });
  await expect(card).toContainText('Version 1.0.0');
  await expect(card).toContainText('Old <b>Harbour</b>');
  await expect(card).toContainText('Languages: English');
  expect((await axeOn(page).analyze()).violations).toEqual([]);

  await page.getByRole('link', { name: 'Play Old <b>Harbour</b>' }).click();
  const chosen = topPage(page).getByRole('radio', { name: /Old <b>Harbour<\/b>.*From: Harbour nights/ });
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeInViewport();
  await next(page);
  await expect(page.getByRole('radio', { name: /Normal/ })).toBeVisible();
  await beginGame(page, { game: /Old <b>/, heroes: ['Diala Passil', 'Gaarkhan'], way: 'You do' });
  await expect(topPage(page).getByText('Old <b>Harbour</b>').first()).toBeVisible();

  await page.goto('/content');
  await choose(page, packed('1.1.0', 'New Harbour'));
  await expect(page.getByText('is now version 1.1.0 (was 1.0.0)')).toBeVisible();
  await choose(page, packed('1.0.0', 'Old'));
  await expect(page.getByText('You already have the newer version 1.1.0.')).toBeVisible();
  await page.reload();
  await expect(topPage(page).locator('b', { hasText: 'New Harbour' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toBe('harbour-1.1.0.zip');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have not imported anything yet.')).toBeVisible();

  await page.goto('/play/1');
  await expect(topPage(page).getByText('Old <b>Harbour</b>').first()).toBeVisible();
});

test('[packs] a link is fetched on a tap, and a file from the share sheet waits for one', async ({
  page,
}) => {
  const { buffer } = packed('1.0.0', 'Shared Harbour');
  const fetched: string[] = [];
  await page.route('**/harbour.zip', (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ body: buffer, contentType: 'application/zip' });
  });
  await page.goto('/content');
  await page.getByRole('textbox', { name: 'Link to a file' }).fill(new URL('/harbour.zip', page.url()).href);
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: 'Fetch' }).click();
  await expect(page.getByText('“Harbour nights” is ready to play.')).toBeVisible();
  expect(fetched).toHaveLength(1);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have not imported anything yet.')).toBeVisible();

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  // What a phone sends when somebody picks the app in its share sheet.
  await page.evaluate((letters) => {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/content/shared',
      enctype: 'multipart/form-data',
    });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
    const given = new DataTransfer();
    given.items.add(new File([bytes], 'from a friend.zip', { type: 'application/zip' }));
    input.files = given.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, buffer.toString('base64'));
  await expect(page.getByText('The app received 1 file: from a friend.zip.')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('“Harbour nights” is ready to play.')).toBeVisible();
});

test('[packs] a Saga mission is converted, says what became of it, and is played to its end', async ({
  page,
}) => {
  await page.goto('/content');
  await choose(page, {
    name: 'the-quiet-depot.json',
    mimeType: 'application/json',
    buffer: readFileSync('tests/saga/files/the-quiet-depot.json'),
  });
  await expect(page.getByText('“The Quiet Depot” is ready to play.')).toBeVisible();
  await expect(topPage(page).getByText('Converted from Saga')).toBeVisible();
  await expect(topPage(page).getByText(/from the original/)).toBeVisible();
  await beginGame(page, { game: /The Quiet Depot/, heroes: ['Diala Passil', 'Gaarkhan'], way: 'You do' });
  await expect(topPage(page).getByText('The Quiet Depot').first()).toBeVisible();
  const { setup } = await savedPlay(page);
  await follow(
    page,
    planFor(setup, ({ result }) => result?.won === true),
  );
  await expectOutcome(page, true);
});
