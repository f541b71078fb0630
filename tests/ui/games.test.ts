// Games in their slots, as the pages see them.

import { describe, expect, it } from 'vitest';
import { placedIn, turnOf, type Effect, type Setup } from '../../src/mission';
import {
  memoryFiles,
  type OpenGame,
  openGames,
  playOf,
  readSummary,
  type RunningMission,
  type Saves,
  type Slot,
} from '../../src/session';
import { readSlots } from '../../src/ui/games/useSlots';
import { sampleKit } from '../mission/sample';
import { gamesOn, savesOn, toldValue, valueOf } from '../session/gamesOn';
import { told } from '../session/toySaves';

const SETUP: Setup = {
  kit: sampleKit(),
  seed: 'games',
  party: { heroes: [{ id: 'ada' }, { id: 'bo' }] },
  difficulty: 'normal',
  tracked: false,
};

const missionOf = (result: Parameters<typeof valueOf<OpenGame>>[0]): RunningMission => {
  const game = valueOf(result);
  if (game.kind !== 'mission') throw new Error('no mission');
  return game.running;
};
const SLOT: Slot = 1;

describe('games in their slots', () => {
  it('[row 96] a game that was begun is in its slot, and is the same one when it is opened again', async () => {
    const games = gamesOn(memoryFiles());
    const begun = missionOf(await games.begin(SLOT, SETUP));
    expect(missionOf(await games.open(SLOT))).toBe(begun);
    const [first, second] = valueOf(await games.list());
    expect(first?.kind === 'playable' && readSummary(first.summary)).toMatchObject({
      mission: 'sample',
      heroes: ['ada', 'bo'],
      won: null,
    });
    expect(second?.kind).toBe('empty');
  });

  it('[saves] another start of the app finds what was played, undo included', async () => {
    const files = memoryFiles();
    const begun = missionOf(await gamesOn(files).begin(SLOT, SETUP));
    await toldValue(begun.dispatch({ kind: 'answer', answer: { kind: 'done' } }));
    await begun.flush();
    const again = missionOf(await gamesOn(files).open(SLOT));
    expect(again.store.getState().game).toEqual(begun.store.getState().game);
    await told(again.undo());
    await told(begun.undo());
    expect(again.store.getState().game).toEqual(begun.store.getState().game);
  });

  it('[saves] actions that players ticked off are there after another start, and undo takes them back', async () => {
    const files = memoryFiles();
    const begun = missionOf(await gamesOn(files).begin(SLOT, SETUP));
    while (begun.store.getState().game.prompt)
      await toldValue(begun.dispatch({ kind: 'answer', answer: { kind: 'done' } }));
    await toldValue(begun.dispatch({ kind: 'beginActivation', who: 'ada' }));
    await toldValue(begun.dispatch({ kind: 'spendActions', actions: 1 }));
    await toldValue(begun.dispatch({ kind: 'spendActions', actions: 2 }));
    await begun.flush();
    const again = missionOf(await gamesOn(files).open(SLOT));
    const spent = () => turnOf(playOf(SETUP.kit), again.store.getState().game)?.actions.spent;
    expect(spent()).toBe(2);
    await told(again.undo());
    expect(spent()).toBe(1);
    await told(again.redo());
    expect(spent()).toBe(2);
  });

  it('[saves] tiles that players ticked off are there after another start, and undo takes back one at a time', async () => {
    const files = memoryFiles();
    const begun = missionOf(await gamesOn(files).begin(SLOT, SETUP));
    expect(begun.store.getState().game.prompt?.kind).toBe('build');
    await toldValue(begun.dispatch({ kind: 'place', steps: ['tile 0,0'] }));
    await toldValue(begun.dispatch({ kind: 'place', steps: ['tile 0,0', 'door'] }));
    await begun.flush();
    const again = missionOf(await gamesOn(files).open(SLOT));
    const placed = () => placedIn(again.store.getState().game);
    expect(placed()).toEqual(['tile 0,0', 'door']);
    await told(again.undo());
    expect(placed()).toEqual(['tile 0,0']);
    await told(again.undo());
    expect(placed()).toEqual([]);
    await told(again.redo());
    expect(placed()).toEqual(['tile 0,0']);
  });

  it('[saves] dice that the app rolled for a test lie there after another start, and undo gives no others', async () => {
    const files = memoryFiles();
    const test: Effect = { kind: 'test', who: 'eachHero', attributes: ['tech'], text: 'q', outcomes: [] };
    const kit = sampleKit({ scripts: [{ id: 'start', on: { kind: 'missionStart' }, do: [test] }] });
    const begun = missionOf(await gamesOn(files).begin(SLOT, { ...SETUP, kit }));
    while (begun.store.getState().game.prompt?.kind !== 'test')
      await toldValue(begun.dispatch({ kind: 'answer', answer: { kind: 'done' } }));
    const roll = { kind: 'rollTest', hero: 'ada', attribute: 'tech', focused: true } as const;
    for (let times = 0; times < 5; times++) await toldValue(begun.dispatch(roll));
    const rolled = begun.store.getState().game.testRoll;
    expect(rolled?.faces.length).toBeGreaterThan(0);
    await begun.flush();
    const again = missionOf(await gamesOn(files).open(SLOT));
    expect(again.store.getState().game.testRoll).toEqual(rolled);
    await told(again.undo());
    await toldValue(again.dispatch(roll));
    expect(again.store.getState().game.testRoll).toEqual(rolled);
  });

  it('[saves] beginning in a slot replaces what lies there; removing leaves nothing open', async () => {
    const games = gamesOn(memoryFiles());
    const first = missionOf(await games.begin(SLOT, SETUP));
    const second = missionOf(await games.begin(SLOT, { ...SETUP, difficulty: 'hard' }));
    expect(second).not.toBe(first);
    expect(missionOf(await games.open(SLOT)).setup.difficulty).toBe('hard');
    await games.remove(SLOT);
    expect(await games.open(SLOT)).toEqual({ ok: false, error: { code: 'empty' } });
    expect(await games.open(SLOT)).toEqual({ ok: false, error: { code: 'empty' } });
  });

  it('[saves] a game that was carried out as a file can be brought into an empty slot', async () => {
    const games = gamesOn(memoryFiles());
    const begun = missionOf(await games.begin(SLOT, SETUP));
    await told(begun.dispatch({ kind: 'answer', answer: { kind: 'done' } }));
    const text = valueOf(await games.exportSlot(SLOT));
    expect(await games.importInto(SLOT, text)).toEqual({ ok: false, error: { code: 'occupied' } });
    valueOf(await games.importInto(2, text));
    expect(missionOf(await games.open(2)).store.getState().game).toEqual(begun.store.getState().game);
  });

  it('[saves] a game that broke while it was opened is opened anew by the next one who asks', async () => {
    const files = memoryFiles();
    await gamesOn(files).begin(SLOT, SETUP);
    const saves = savesOn(files);
    let isBroken = true;
    const load: Saves['load'] = (...asked) =>
      isBroken ? Promise.reject(new Error('broken')) : saves.load(...asked);
    const games = openGames({ ...saves, load }, true);
    await expect(games.open(SLOT)).rejects.toThrow('broken');
    isBroken = false;
    expect(missionOf(await games.open(SLOT)).setup.seed).toBe('games');
  });

  it('[damage] what of the past could not be read is known to whoever shows the game', async () => {
    const files = memoryFiles();
    const begun = missionOf(await gamesOn(files).begin(SLOT, SETUP));
    expect(begun.store.getState().lost).toBeNull();
    for (let times = 0; times < 60; times++)
      await toldValue(begun.dispatch({ kind: 'place', steps: times % 2 === 0 ? ['tile 0,0'] : [] }));
    await begun.flush();
    for (const name of await files.list('slot1.')) if (name.includes('.chunk-0-')) await files.remove(name);
    const opened = missionOf(await gamesOn(files).open(SLOT));
    await opened.readPast();
    expect(opened.store.getState().lost).toEqual({ undoBefore: 50, redo: false });
  });

  it('[failure] saved games that cannot be fetched are a list that failed, not a list that never comes', async () => {
    const noted: unknown[] = [];
    const failure = new Error('no connection');
    const services = { games: () => Promise.reject(failure), note: (error: unknown) => noted.push(error) };
    expect(await readSlots(services)).toEqual({ kind: 'failed' });
    expect(noted).toEqual([failure]);
  });

  it('[saves] a summary of whatever form does no harm', () => {
    const nothing = { kind: 'mission', mission: '', heroes: [], round: 0, won: null };
    for (const rubbish of [null, 'x', 3, undefined, [], { heroes: 'x', round: {}, won: 1 }])
      expect(readSummary(rubbish)).toMatchObject(nothing);
    expect(readSummary({ kind: 'campaign', heroes: [1, 'ada'], fame: 'much' })).toMatchObject({
      kind: 'campaign',
      heroes: ['ada'],
      fame: 0,
      mission: null,
      ending: null,
    });
  });
});
