// Packs for the tests of what is installed: a small mission as a zip, and a device to install it on.

import { writePackFile, type PackToWrite, type Texts } from '../../src/packs';
import {
  fromBytes,
  memoryFiles,
  openInstalled,
  type FileStore,
  type InstalledParts,
  type KeyValueStore,
} from '../../src/session';
import { CONTENT, edited, GOOD_MISSION, GOOD_WORDS, type Json } from '../packs/missionSamples';

export const APP_VERSION = '1.4.0';

export const memoryIndex = (kept = new Map<string, string>()): KeyValueStore => ({
  get: async (key) => kept.get(key) ?? null,
  set: async (key, value) => void kept.set(key, value),
});

export const installedOn = (files: FileStore = memoryFiles(), others: Partial<InstalledParts> = {}) =>
  openInstalled({
    files: async () => files,
    index: memoryIndex(),
    base: async () => CONTENT,
    appVersion: APP_VERSION,
    convert: () => ({ ok: false, error: [] }),
    clock: () => 7,
    ...others,
  });

export const ABOUT: PackToWrite = {
  id: 'sample-pack',
  version: '1.0.0',
  title: 'Samples',
  authors: ['Ada'],
  minApp: '1.0.0',
  languages: ['en'],
  needs: [],
};

export const fileText = (kind: string, ...entries: readonly unknown[]): string =>
  JSON.stringify({ kind, entries });

/** The mission of the samples under another id and title. */
export const missionTexts = (id = 'sample', title = 'Sample', mission: Json = GOOD_MISSION): Texts =>
  new Map([
    ['missions.json', fileText('missions', edited(mission, [['id'], id]))],
    ['text/words.json', fileText('words', wordsOf(id, title))],
  ]);

const wordsOf = (id: string, title: string): Json =>
  edited(GOOD_WORDS, [['id'], `${id}-en`], [['of'], id], [['words', 'title'], title]);

export const packBytes = (about: Partial<PackToWrite> = {}, texts: Texts = missionTexts()): Uint8Array =>
  writePackFile({ ...ABOUT, ...about }, texts);

export const packZip = (about: Partial<PackToWrite> = {}, texts: Texts = missionTexts()) =>
  fromBytes('pack.zip', packBytes(about, texts));

export const looseFile = (name: string, text: string) => fromBytes(name, new TextEncoder().encode(text));
