// Files that are small to send and dear to open: every list, record and text of a state and of its setup has a bound, and what is
// counted is counted once.

import { describe, expect, it } from 'vitest';
import { makeCampaignPlay, startCampaign, type CampaignSetup } from '../../src/campaign';
import type { Game, Kit, Setup } from '../../src/mission';
import { LONGEST_LIST, MOST_NAMES } from '../../src/mission/bounds';
import { makeRun } from '../../src/mission/run/run';
import { performTask } from '../../src/mission/run/tasks';
import { campaignGame, missionGame, playOf } from '../../src/session';
import { playRandomly } from '../../src/sim';
import { sampleCampaignKit } from '../campaign/sampleCampaign';
import { sampleKit, SCOPE, withTroopers } from '../mission/sample';

const SETUP: Setup = {
  kit: sampleKit(),
  seed: 'bounds',
  party: { heroes: [{ id: 'ada' }, { id: 'bo' }] },
  difficulty: 'normal',
  tracked: true,
};
const sound = withTroopers(playRandomly(SETUP, { maxCommands: 30, seed: '1' }).game);
const impossible = (state: unknown, setup: Setup = SETUP) => missionGame.impossible?.(setup, state);

const many = <T>(value: T, count = MOST_NAMES + 1): Readonly<Record<string, T>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name-${index}`, value]));
const long = <T>(value: T, count = LONGEST_LIST + 1): readonly T[] =>
  Array.from({ length: count }, () => value);
const withGroups = (change: object): unknown => ({
  ...sound,
  groups: sound.groups.map((group) => ({ ...group, ...change })),
});
const withOrder = (line: unknown): unknown =>
  withGroups({ orders: [{ put: 'before', lines: [line], once: false }] });
const withFigures = (change: object): unknown => ({
  ...sound,
  figures: Object.fromEntries(Object.entries(sound.figures).map(([id, one]) => [id, { ...one, ...change }])),
});
const window = { group: 'troopers-1', card: 'trooper', list: 'a', bonus: 'b', before: [], after: [], instead: null, target: null, told: [] }; // prettier-ignore
const threat = { amount: 5, level: 1, hand: [], size: 1, paused: [] };

describe('what a state may hold', () => {
  it.each<[string, unknown]>([
    ['nothing changed', sound],
    ['a line of orders', withOrder({ do: [{ kind: 'toward', points: 1 }] })],
    ['threat', { ...sound, threat }],
    ['countdowns', { ...sound, countdowns: many({ left: 5, text: null }, MOST_NAMES) }],
    ['a window', { ...sound, windows: { 'troopers-1': window } }],
  ])('[saves] %s passes', (_, state) => expect(impossible(state)).toBeUndefined());

  it.each<[string, unknown, string]>([
    ['countdowns', { ...sound, countdowns: many({ left: 5, text: null }) }, 'numbers'],
    ['variables', { ...sound, variables: many(1) }, 'numbers'],
    ['flags', { ...sound, flags: many(1) }, 'numbers'],
    ['scripts that ran', { ...sound, ran: many({ times: 1, round: 1 }) }, 'numbers'],
    ['picked lists', { ...sound, picked: many([1]) }, 'numbers'],
    ['chosen heroes', { ...sound, chosen: many(['ada']) }, 'numbers'],
    ['deployed groups', { ...sound, deployed: many(1) }, 'numbers'],
    ['defeated groups', { ...sound, defeated: many(1) }, 'numbers'],
    ['gained allies', { ...sound, gains: { ...sound.gains, allies: many(1) } }, 'numbers'],
    ['windows', { ...sound, windows: many(window) }, 'groups'],
    ['standing orders', { ...sound, standing: many({ orders: [], target: null }) }, 'groups'],
    [
      'numbers of a script',
      { ...sound, agenda: [{ kind: 'block', block: 0, at: 0, scope: { ...SCOPE, numbers: many(1) } }] },
      'steps',
    ],
    ['conditions of a figure', withFigures({ conditions: long('stunned', 300_000) }), 'figures'],
    ['orders of a group', withGroups({ orders: long({ put: 'before', lines: [], once: false }) }), 'groups'],
    [
      'marked spaces',
      { ...sound, map: { ...sound.map, terrain: long({ at: [0, 0], terrain: 'open' }) } },
      'map',
    ],
    ['letters of an id', { ...sound, objective: { id: 'x'.repeat(1e6), with: {} } }, 'steps'],
  ])('[saves] not so many %s', (_, state, what) => expect(impossible(state)).toBe(what));

  it.each(['paused', 'size', 'hand', 'amount', 'level'])(
    '[saves] threat without %s locks no mission',
    (field) => {
      const { [field]: _, ...others } = threat as Readonly<Record<string, unknown>>;
      expect(impossible({ ...sound, threat: others })).toBe('numbers');
    },
  );

  it.each<[string, unknown]>([
    ['that does nothing', {}],
    ['of a kind that every object has', { do: [{ kind: 'constructor' }] }],
    ['with a target that is none', { do: [{ kind: 'toward', points: 1, target: 5 }] }],
    ['with points without end', { do: [{ kind: 'toward', points: 1e15 }] }],
    ['with a wrong line inside', { do: [{ kind: 'insertLines', lines: [{ do: [{ kind: 'no' }] }] }] }],
    ['without end', { do: long({ kind: 'endActivation' }) }],
  ])('[saves] a line of orders %s is found out', (_, line) => {
    expect(impossible(withOrder(line))).toBe('groups');
    expect(impossible({ ...sound, windows: { 'troopers-1': { ...window, before: [line] } } })).toBe('groups');
  });

  it('[saves] a mission or a campaign of nobody is none', () => {
    const { actors, ...others } = sound;
    const nobody = {
      ...others,
      actors: actors.filter(({ kind }) => kind !== 'hero'),
      figures: {},
      active: null,
    };
    expect(impossible(nobody)).toBe('heroes');
    const kit = sampleCampaignKit();
    const setup: CampaignSetup = { kind: 'campaign', kit, seed: 's', difficulty: 'normal', heroes: ['ada', 'bo'], name: 'N', products: ['core'] }; // prettier-ignore
    const { state } = startCampaign(setup, makeCampaignPlay(kit));
    expect(campaignGame.impossible?.(setup, state)).toBeUndefined();
    expect(campaignGame.impossible?.(setup, { ...state, heroes: [] })).toBe('heroes');
    expect(campaignGame.impossible?.({ ...setup, seed: 'x'.repeat(1e6) }, state)).toBe('campaign');
  });
});

describe('what a setup may hold', () => {
  const { kit } = SETUP;
  const letters = 'x'.repeat(1e6);

  it.each<[string, Partial<Setup>]>([
    ['a name', { kit: { ...kit, items: { blaster: letters } } }],
    ['a text', { kit: { ...kit, words: { en: { title: letters } } } }],
    ['a key', { kit: { ...kit, words: { en: { [letters]: 'title' } } } }],
    ['the seed', { seed: letters }],
    ['a hero', { party: { heroes: [{ id: letters }] } }],
  ])('[saves] %s of a million letters is found out', (_, change) =>
    expect(impossible(sound, { ...SETUP, ...change })).toBe('mission'),
  );

  it('[saves] the spaces of a tile are counted once, however often it lies in a mission', () => {
    const [hall, ...sections] = kit.mission.sections;
    const [tile] = hall?.tiles ?? [];
    const side = kit.tiles[tile?.tile ?? ''];
    if (!hall || !tile || !side) throw new Error('no tile');
    let counted = 0;
    const spaces = new Proxy(side.spaces, {
      get: (target, field, receiver): unknown => {
        if (field === 'reduce') counted += 1;
        return Reflect.get(target, field, receiver);
      },
    });
    const kitWith = (count: number): Kit => ({
      ...kit,
      tiles: { ...kit.tiles, [tile.tile]: { ...side, spaces } },
      mission: { ...kit.mission, sections: [{ ...hall, tiles: long(tile, count) }, ...sections] },
    });
    impossible(sound, { ...SETUP, kit: kitWith(2000) });
    expect(counted).toBe(1);
  });
});

it('[saves] all countdowns of a round go down in one pass', () => {
  let written = 0;
  let game: Game = { ...sound, agenda: [], countdowns: many({ left: 5, text: null }, MOST_NAMES) };
  const run = makeRun(playOf(SETUP.kit), game);
  Object.defineProperty(run, 'game', {
    get: () => game,
    set: (next: Game) => {
      written += 1;
      game = next;
    },
  });
  performTask(run, { kind: 'peril' });
  expect(Object.values(game.countdowns).every(({ left }) => left === 4)).toBe(true);
  expect(written).toBeLessThan(10);
});
