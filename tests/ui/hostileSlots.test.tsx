// Saves that somebody made to lock the list of slots: each slot is shown, or says that it can't be, and can be deleted.

import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { BUDGETS } from '../../src/kernel';
import type { Pack } from '../../src/packs';
import { encodeRecord } from '../../src/saves/record';
import { memoryFiles, readSummary, type Games, type SlotInfo } from '../../src/session';
import { CardPortrait } from '../../src/ui/art/CardPortrait';
import { HeroPortrait } from '../../src/ui/art/HeroPortrait';
import { bringInto } from '../../src/ui/games/bringInto';
import { BrokenSlot, SlotContent } from '../../src/ui/games/SlotContent';
import { FailureBoundary } from '../../src/ui/parts/FailureBoundary';
import { ServicesProvider, type Services } from '../../src/ui/services';
import { gamesOn, valueOf } from '../session/gamesOn';
import { readable, textHtml } from './missionHtml';
import { sampleKit } from '../mission/sample';

const PACK = {
  heroes: new Map(),
  missions: new Map(),
  campaigns: new Map(),
  words: new Map(),
  names: {},
} as unknown as Pack;
const SERVICES = { settings: createStore(() => ({})) } as unknown as Services;

const slotHtml = (info: SlotInfo): string =>
  readable(
    textHtml(
      <ServicesProvider value={SERVICES}>
        <SlotContent pack={PACK} info={info} onDone={() => undefined} />
      </ServicesProvider>,
    ),
  );

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'];

describe('hostile slots', () => {
  it.each(NAMES)('[saves] a hero, a card and a mission called %s are shown like any unknown one', (name) => {
    expect(textHtml(<HeroPortrait id={name} />)).toContain('<svg');
    expect(textHtml(<CardPortrait id={name} traits={[name]} />)).toContain('<svg');
    const summary = { mission: name, heroes: [name], round: 3 };
    expect(slotHtml({ slot: 1, kind: 'playable', game: 'a', savedAt: 0, summary })).toContain(name);
  });

  it('[saves] names that nobody sees, or that turn the way of reading round, are written out', () => {
    const name = '\u202e\u001ba';
    const shown = String.raw`\u202e\u001ba`;
    const summary = { kind: 'campaign', name, campaign: name, heroes: [name], ending: name, mission: name };
    const read = readSummary(summary);
    expect(read).toMatchObject({
      name: shown,
      campaign: shown,
      heroes: [shown],
      ending: shown,
      mission: shown,
    });
    expect(slotHtml({ slot: 1, kind: 'playable', game: 'a', savedAt: 0, summary })).toContain(shown);
  });

  it.each([1e300, 8.64e15, -1, 0.5, '2020'])(
    '[saves] a save of the time %s is not taken in',
    async (savedAt) => {
      const games = gamesOn(memoryFiles());
      const setup = {
        kit: sampleKit(),
        seed: 'a',
        party: { heroes: [{ id: 'ada' }] },
        difficulty: 'normal',
        tracked: false,
      } as const;
      valueOf(await games.begin(1, setup));
      const whole = JSON.parse(valueOf(await games.exportSlot(1))).body;
      const text = encodeRecord('export', { ...whole, tip: { ...whole.tip, savedAt } }).text;
      expect(await games.importInto(2, text)).toMatchObject({ ok: false, error: { code: 'damaged' } });
      expect(
        valueOf(await games.list())
          .map(({ kind }) => kind)
          .slice(0, 2),
      ).toEqual(['playable', 'empty']);
    },
  );

  it('[saves] what the list shows of a game is bounded', () => {
    const long = 'x'.repeat(100_000);
    const heroes = Array.from({ length: 500 }, (_, number) => `hero${number}`);
    expect(readSummary({ mission: long, heroes, round: 1e15 })).toMatchObject({ mission: '', round: 0 });
    expect(readSummary({ heroes }).heroes).toHaveLength(4);
    expect(
      readSummary({ kind: 'campaign', name: long, missions: -3, fame: 1e300, round: 0.5 }),
    ).toMatchObject({
      name: '',
      missions: 0,
      fame: 0,
      round: null,
    });
    expect(readSummary({ heroes: ['ada', 'ada'] }).heroes).toEqual(['ada']);
  });

  it('[saves] a slot that cannot be shown is told in a line, with the file and deleting in reach', () => {
    const info = { slot: 1, kind: 'playable', game: 'a', savedAt: 0, summary: {} } as const;
    const html = readable(
      textHtml(
        <ServicesProvider value={SERVICES}>
          <BrokenSlot pack={PACK} info={info} onDone={() => undefined} />
        </ServicesProvider>,
      ),
    );
    for (const words of ['This slot can', 'Save as a file', 'Delete']) expect(html).toContain(words);
  });

  it('[failure] a boundary shows its fallback, and tries anew when it shows something else', () => {
    const props = { children: 'inside', fallback: () => 'instead', of: 2 };
    const boundary = new FailureBoundary(props);
    expect(boundary.render()).toBe('inside');
    boundary.state = { ...FailureBoundary.getDerivedStateFromError(), of: 2 };
    expect(boundary.render()).toBe('instead');
    expect(FailureBoundary.getDerivedStateFromProps(props, boundary.state)).toEqual({ failed: true, of: 2 });
    expect(FailureBoundary.getDerivedStateFromProps({ ...props, of: 3 }, boundary.state)).toEqual({
      failed: false,
      of: 3,
    });
  });

  it('[saves] a save of 2,000 commands, 0.7 MB, fits many times over', () =>
    expect(BUDGETS.save.bytes).toBeGreaterThan(20 * 0.7e6));
});

describe('a file that is brought in', () => {
  const watched = async <T,>(work: (watch: object) => Promise<T>): Promise<T> => work({});

  it.each<[string, () => Promise<Games>]>([
    ['the worker that reads it dies', async () => ({ ...gamesOn(memoryFiles()), bringIn: () => Promise.reject(new Error('out of memory')) })], // prettier-ignore
    ['no games can be opened', () => Promise.reject(new Error('out of memory'))],
  ])('[saves] %s: players are told, and the error is noted', async (_, games) => {
    const noted: unknown[] = [];
    const services = { games, note: (error: unknown) => void noted.push(error) };
    const brought = await bringInto(1, new Blob(['x']), services, watched);
    expect(brought).toEqual({ ok: false, error: { code: 'storage', reason: 'failed' } });
    expect(noted).toEqual([new Error('out of memory')]);
  });
});
