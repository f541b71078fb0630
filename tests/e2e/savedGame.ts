// The running game as it lies in the browser: what the app itself would load, read from outside.

import type { Page } from '@playwright/test';
import { makePlay, type Game, type Play, type Setup } from '../../src/mission';
import { readTip, RECORDS, type Tip } from '../../src/saves';
import { headName, TIP_SIDES, linesName, tipName } from '../../src/session/slots/names';
import { expect } from './test';

const SLOT = 1;

/** Killed while it writes, the app may be one command behind: wait until everything is kept. */
export const whenSaved = (page: Page): Promise<void> =>
  expect(page.locator('.mission')).toHaveAttribute('data-saving', 'saved', { timeout: 30_000 });

export async function savedPlay(page: Page): Promise<{ readonly setup: Setup; readonly play: Play }> {
  const { game } = await newestTip(page);
  const texts = await readFiles(
    page,
    TIP_SIDES.map((side) => headName(SLOT, game, side)),
  );
  const head = texts.map((text) => RECORDS.head.parse(text ?? '')).find(({ ok }) => ok);
  if (!head?.ok) throw new Error('the saved game cannot be read');
  const setup = head.value.setup as Setup;
  return { setup, play: makePlay(setup.kit) };
}

export const savedGame = async (page: Page): Promise<Game> => (await newestTip(page)).state as Game;

async function newestTip(page: Page): Promise<Tip> {
  await whenSaved(page);
  const texts = await readFiles(
    page,
    TIP_SIDES.map((side) => tipName(SLOT, side)),
  );
  const tips = texts.flatMap((text) => {
    const tip = readTip(text ?? '');
    return tip.ok ? [{ text: text ?? '', tip: tip.value }] : [];
  });
  const [newest] = tips.toSorted((one, other) => other.tip.sequence - one.tip.sequence);
  if (!newest) throw new Error('no game was saved');
  const { game, sequence, writer } = newest.tip;
  const [lines = ''] = await readFiles(page, [linesName(SLOT, game, sequence, writer)]);
  const whole = readTip(newest.text, [lines]);
  return whole.ok ? whole.value : newest.tip;
}

const readFiles = (page: Page, names: readonly string[]): Promise<readonly (string | undefined)[]> =>
  page.evaluate(
    (wanted) =>
      new Promise<(string | undefined)[]>((resolve) => {
        const opening = indexedDB.open('redcell');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('files');
          const found = wanted.map((name) => reading.objectStore('files').get(name) as IDBRequest<string>);
          reading.oncomplete = () => {
            opening.result.close();
            resolve(found.map(({ result }) => result));
          };
        };
      }),
    names,
  );
