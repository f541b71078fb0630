// A saved game read from the files of a slot: what the app itself would load. How the files are reached is up to the browser.

import { makePlay, type Game, type Play, type Setup } from '../../src/mission';
import type { Slot } from '../../src/session';
import { readTip, RECORDS, type Tip } from '../../src/saves';
import { headName, TIP_SIDES, linesName, tipName } from '../../src/session/slots/names';

/** The texts of these files, in their order; nothing for a file that is not there. */
export type ReadFiles = (names: readonly string[]) => Promise<readonly (string | null | undefined)[]>;

/** Runs in the page, so it knows nothing from around it. */
export const readFilesInPage = (names: readonly string[]): Promise<(string | undefined)[]> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('redcell');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('files');
      const found = names.map((name) => reading.objectStore('files').get(name) as IDBRequest<string>);
      reading.oncomplete = () => {
        opening.result.close();
        resolve(found.map(({ result }) => result));
      };
    };
  });

/** Runs in a page of the app's origin in which the app does not run. */
export const writeFilesInPage = (files: readonly (readonly [name: string, text: string])[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('redcell', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('files'));
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('files', 'readwrite');
      for (const [name, text] of files) writing.objectStore('files').put(text, name);
      writing.addEventListener('abort', () => reject(writing.error));
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });

export async function playIn(
  read: ReadFiles,
  slot: Slot,
): Promise<{ readonly setup: Setup; readonly play: Play }> {
  const { game } = await newestTip(read, slot);
  const texts = await read(TIP_SIDES.map((side) => headName(slot, game, side)));
  const head = texts.map((text) => RECORDS.head.parse(text ?? '')).find(({ ok }) => ok);
  if (!head?.ok) throw new Error('the saved game cannot be read');
  const setup = head.value.setup as Setup;
  return { setup, play: makePlay(setup.kit) };
}

export const gameIn = async (read: ReadFiles, slot: Slot): Promise<Game> =>
  (await newestTip(read, slot)).state as Game;

async function newestTip(read: ReadFiles, slot: Slot): Promise<Tip> {
  const texts = await read(TIP_SIDES.map((side) => tipName(slot, side)));
  const tips = texts.flatMap((text) => {
    const tip = readTip(text ?? '');
    return tip.ok ? [{ text: text ?? '', tip: tip.value }] : [];
  });
  const [newest] = tips.toSorted((one, other) => other.tip.sequence - one.tip.sequence);
  if (!newest) throw new Error('no game was saved');
  const { game, sequence, writer } = newest.tip;
  const [lines] = await read([linesName(slot, game, sequence, writer)]);
  const whole = readTip(newest.text, [lines ?? '']);
  return whole.ok ? whole.value : newest.tip;
}
