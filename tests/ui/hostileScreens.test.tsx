// Saves, packs, links and Saga files with one value spoiled, all the way to the screen: what opens is shown, what cannot be
// opened is told, and nothing is thrown or blank.

import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { startMission, makePlay, type Game, type Play, type Setup } from '../../src/mission';
import { kitFor, loadPack, type Pack } from '../../src/packs';
import { encodeRecord } from '../../src/saves/record';
import { importSaga } from '../../src/saga';
import { memoryFiles, playOf } from '../../src/session';
import { playRandomly } from '../../src/sim';
import { SlotContent } from '../../src/ui/games/SlotContent';
import { useProblemText } from '../../src/ui/games/problems';
import { Home } from '../../src/ui/mission/Home';
import { Portraits } from '../../src/ui/mission/Portraits';
import { Tracker } from '../../src/ui/mission/Tracker';
import { ServicesProvider, type Services } from '../../src/ui/services';
import { parseDoors, parseStandings } from '../../src/ui/table/standing';
import { parseMapText } from '../../src/ui/tiles/mapText';
import type { SaveProblem } from '../../src/session';
import { sampleKit } from '../mission/sample';
import { CONTENT, GOOD_MISSION, GOOD_WORDS, missionFiles } from '../packs/missionSamples';
import { contentFiles, event, action, mission, tools } from '../saga/builder';
import { gamesOn, valueOf } from '../session/gamesOn';
import { sized } from '../sized';
import { spoiled } from './hostile';
import { missionHtml, readable, textHtml } from './missionHtml';

const RUNS = sized(60, 400);

const PACK = {
  heroes: new Map(),
  missions: new Map(),
  campaigns: new Map(),
  words: new Map(),
  names: {},
} as unknown as Pack;
const SERVICES = { settings: createStore(() => ({})) } as unknown as Services;
const seen = (part: ReactNode): string =>
  readable(textHtml(<ServicesProvider value={SERVICES}>{part}</ServicesProvider>)).trim();

const Problem = ({ of }: { of: SaveProblem }) => useProblemText()(of);

/** What players read of a running mission between two taps. */
const screenOf = (play: Play, game: Game): string =>
  [<Portraits key="p" />, <Tracker key="t" />, <Home key="h" />]
    .map((panel) => readable(missionHtml(play, game, panel)))
    .join(' ')
    .trim();

/** In a browser its boundary says so in its place; on a server it throws. */
function isShown(draw: () => string): boolean {
  try {
    return draw() !== '';
  } catch {
    return false;
  }
}

const SETUP: Setup = {
  kit: sampleKit(),
  seed: 'screens',
  party: { heroes: [{ id: 'ada' }, { id: 'bo' }] },
  difficulty: 'normal',
  tracked: true,
};

describe('spoiled saves', () => {
  it('[hostile] each is told or shown: its slot, and its mission where it opens', async () => {
    const files = memoryFiles();
    const games = gamesOn(files);
    const begun = valueOf(await games.begin(1, SETUP));
    if (begun.kind !== 'mission') throw new Error('no mission');
    for (const command of playRandomly(SETUP, { maxCommands: 25, seed: '3' }).commands)
      begun.running.dispatch(command);
    const { body } = JSON.parse(valueOf(await games.exportSlot(1))) as {
      body: { tip: unknown; head: object };
    };
    const broken: string[] = [];
    const told = { refused: 0, impossible: 0, shown: 0 };
    const changes = spoiled(body.tip, 'saves');
    for (let run = 0; run < RUNS; run++) {
      const { value: tip, how } = changes.next().value;
      const other = gamesOn(memoryFiles());
      const { text } = encodeRecord('export', { ...body, tip });
      const imported = await other.importInto(2, text);
      if (!imported.ok) {
        told.refused++;
        expect(seen(<Problem of={imported.error} />), how).not.toBe('');
        continue;
      }
      for (const info of valueOf(await other.list()))
        expect(seen(<SlotContent pack={PACK} info={info} onDone={() => undefined} />), how).not.toBe('');
      const opened = await other.open(2);
      if (!opened.ok) {
        told.impossible++;
        expect(seen(<Problem of={opened.error} />), how).not.toBe('');
      } else if (opened.value.kind === 'mission') {
        told.shown++;
        const { game } = opened.value.running.store.getState();
        const play = playOf(opened.value.running.setup.kit as Setup['kit']);
        if (!isShown(() => screenOf(play, game))) broken.push(how);
      }
    }
    expect(broken).toEqual([]);
    expect(Math.min(...Object.values(told)), JSON.stringify(told)).toBeGreaterThan(0);
  }, 300_000);
});

function shownFirst(pack: Pack, id: string, heroes: readonly string[]): string {
  const party = { heroes: heroes.map((hero) => ({ id: hero })) };
  const kit = kitFor(pack, id, party, []);
  if (!kit.ok) return 'refused';
  const play = makePlay(kit.value);
  const { game } = startMission(
    { kit: kit.value, seed: 'a', party, difficulty: 'normal', tracked: true },
    play,
  );
  return screenOf(play, game);
}

describe('spoiled packs', () => {
  it('[hostile] each is refused with its problems, or its mission begins and is shown', () => {
    const changes = spoiled(GOOD_MISSION, 'packs');
    for (let run = 0; run < RUNS; run++) {
      const { value, how } = changes.next().value;
      const pack = loadPack(missionFiles(value as typeof GOOD_MISSION, GOOD_WORDS), CONTENT);
      if (!pack.ok) expect(pack.error.length, how).toBeGreaterThan(0);
      else
        for (const [id] of pack.value.missions)
          expect(shownFirst(pack.value, id, [...pack.value.heroes.keys()].slice(0, 2)), how).not.toBe('');
    }
  }, 300_000);
});

describe('spoiled Saga files', () => {
  const sound = mission({ globalEvents: [event('x', [action(3)])] });

  it('[hostile] each is refused with one sentence, or becomes content that loads or is refused', () => {
    const changes = spoiled(sound, 'saga');
    for (let run = 0; run < RUNS / 3; run++) {
      const { value, how } = changes.next().value;
      const made = importSaga(new Map([['a.json', JSON.stringify(value)]]), tools());
      if (!made.ok) {
        expect(made.error.length, how).toBeGreaterThan(0);
        continue;
      }
      const pack = loadPack(made.value.files, contentFiles());
      expect(pack.ok || pack.error.length > 0, how).toBe(true);
      if (pack.ok)
        for (const { id } of made.value.missions)
          expect(shownFirst(pack.value, id, ['diala-passil', 'fenn-signis']), how).not.toBe('');
    }
  }, 300_000);
});

describe('spoiled links', () => {
  it('[hostile] whatever an address says, it is read as far as it can be', () => {
    const parts = [
      '01A 0,0 90',
      'stormtrooper.2@3,4t',
      '3,4-3,5',
      ';',
      '\u202e',
      '__proto__@1,1',
      '-9999,9999',
      '%',
      '\0',
    ];
    const changes = spoiled(parts, 'links');
    for (let run = 0; run < RUNS * 5; run++) {
      const text = (changes.next().value.value as unknown[]).map(String).join(run % 2 ? ';' : '');
      for (const read of [parseMapText, parseStandings, parseDoors]) expect(() => read(text)).not.toThrow();
    }
  });
});
