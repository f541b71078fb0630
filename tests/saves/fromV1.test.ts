// Saves of version 1 are lifted: what `ally` meant, wherever it stood, and nothing that only looks like it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExport, RECORDS, setupChecksum } from '../../src/saves';
import { decodeRecord } from '../../src/saves/record';
import { countedWork } from '../kernel/countedWork';
import { sealed } from './samples';

type Json = Readonly<Record<string, unknown>>;

const HERO = { id: 'ada', activated: 1, wounded: true, withdrawn: false, items: ['blaster'] };
const GONE_HERO = { id: 'bo', activated: 0, wounded: true, withdrawn: true, items: [] };
const ALLY = { card: 'friend', activated: true, defeated: false };
const FIGURE = {
  group: null,
  at: [1, 2],
  size: [1, 1],
  damage: 2,
  strain: 0,
  conditions: [],
  powerTokens: [],
};

/** As far as lifting looks at it; the other fields are an author's who calls everything `ally`. */
const state = (change: Json = {}): Json => ({
  mission: 'ally',
  heroes: [HERO, GONE_HERO],
  ally: ALLY,
  active: 'ally',
  figures: {
    ada: { id: 'ada', kind: 'hero', of: 'ada', ...FIGURE },
    'ally-1': { id: 'ally-1', kind: 'ally', of: 'friend', ...FIGURE },
    'ally-1-1': { id: 'ally-1-1', kind: 'imperial', of: 'trooper', ...FIGURE, group: 'ally-1' },
  },
  agenda: [
    { kind: 'block', block: 1, at: 0, scope: { script: 'ally', numbers: {}, active: 'ally', asked: [] } },
    {
      kind: 'script',
      script: 'ally',
      trigger: 0,
      scope: { script: 'ally', numbers: {}, active: null, asked: [] },
    },
    { kind: 'reveal', section: 'ally' },
    { kind: 'prompt', prompt: { kind: 'gain', what: 'ally', amount: 1, of: ['friend'] } },
  ],
  variables: { ally: 3 },
  map: { things: { ally: { onMap: true, carriedBy: 'ally-1' } } },
  ...change,
});

const HERO_NOW = { id: 'ada', kind: 'hero', of: 'ada', side: 'rebel', controller: 'players', activated: 1, gone: null, wounded: true, items: ['blaster'] }; // prettier-ignore
const GONE_NOW = { ...HERO_NOW, id: 'bo', of: 'bo', activated: 0, gone: 'withdrew', items: [] };
const ALLY_NOW = { id: 'friend', kind: 'ally', of: 'friend', side: 'rebel', controller: 'players', activated: 1, gone: null }; // prettier-ignore

const chunkOf = (checkpoint: unknown, entries: readonly Json[] = []): Json => {
  const content = JSON.stringify({ start: 0, checkpoint, entries, previous: null });
  const decoded = decodeRecord(sealed('chunk', content, 1), 'chunk');
  if (!decoded.ok) throw new Error(decoded.error.code);
  return decoded.value.body as Json;
};
const lifted = (checkpoint: unknown): unknown => chunkOf(checkpoint)['checkpoint'];
const entriesOf = (checkpoint: unknown, entries: readonly Json[]): unknown =>
  chunkOf(checkpoint, entries)['entries'];

describe('the state of a mission', () => {
  it('[migrate] heroes and ally become actors, figures know whose they are, and only names of people change', () => {
    const { heroes: _heroes, ally: _ally, ...old } = state();
    expect(lifted(state())).toEqual({
      ...old,
      actors: [HERO_NOW, GONE_NOW, ALLY_NOW],
      active: 'friend',
      turn: { actions: 0, points: 0 },
      figures: {
        ada: { id: 'ada', actor: 'ada', of: 'ada', ...FIGURE },
        'ally-1': { id: 'ally-1', actor: 'friend', of: 'friend', ...FIGURE },
        'ally-1-1': { id: 'ally-1-1', actor: null, of: 'trooper', ...FIGURE, group: 'ally-1' },
      },
      agenda: [
        {
          kind: 'block',
          block: 1,
          at: 0,
          scope: { script: 'ally', numbers: {}, active: 'friend', asked: [] },
        },
        {
          kind: 'script',
          script: 'ally',
          trigger: 0,
          scope: { script: 'ally', numbers: {}, active: null, asked: [] },
        },
        { kind: 'reveal', section: 'ally' },
        { kind: 'prompt', prompt: { kind: 'gain', what: 'ally', amount: 1, of: ['friend'] } },
      ],
    });
  });

  it.each([
    [{ ...ALLY, defeated: true }, 'defeated'],
    [{ ...ALLY, defeated: true, left: true }, 'left'],
    [ALLY, null],
  ])('[migrate] an ally is gone for a reason: %j', (ally, gone) => {
    expect(lifted(state({ ally }))).toMatchObject({ actors: [HERO_NOW, GONE_NOW, { ...ALLY_NOW, gone }] });
  });

  it('[migrate] a turn under way has spent nothing, and nobody’s turn is none', () => {
    expect(lifted(state({ active: 'ada' }))).toMatchObject({ turn: { actions: 0, points: 0 } });
    expect(lifted(state({ active: null }))).toMatchObject({ active: null, turn: null });
  });

  it('[migrate] without an ally there are only heroes', () => {
    expect(lifted(state({ ally: null, active: 'ada' }))).toMatchObject({
      actors: [HERO_NOW, GONE_NOW],
      active: 'ada',
    });
  });

  it('[migrate] an ally with the name of a hero gets the one that the game would give', () => {
    const ally = { ...ALLY, card: 'ada' };
    expect(lifted(state({ ally }))).toMatchObject({
      actors: [HERO_NOW, GONE_NOW, { ...ALLY_NOW, id: 'ada-2', of: 'ada' }],
      active: 'ada-2',
      figures: { 'ally-1': { actor: 'ada-2' }, ada: { actor: 'ada' } },
    });
  });

  it('[migrate] the mission that a campaign is in, and a campaign that is in none', () => {
    const campaign = { kind: 'campaign', heroes: [{ id: 'ada' }], allies: { friend: 1 } };
    expect(lifted({ ...campaign, game: state() })).toEqual({ ...campaign, game: lifted(state()) });
    expect(lifted({ ...campaign, game: null })).toEqual({ ...campaign, game: null });
  });
});

describe('commands and events', () => {
  const entry = (command: Json, ...events: readonly Json[]): Json => ({ command, events });
  const turn = (who: string): Json =>
    entry({ kind: 'endActivation', who }, { kind: 'activationBegan', who }, { kind: 'activationEnded', who });
  const use = (who: string): Json =>
    entry(
      { kind: 'interact', thing: 'ally', option: 'ally', who },
      { kind: 'interacted', thing: 'ally', option: 'ally', who },
    );

  it('[migrate] name whoever was meant, also after somebody else has joined', () => {
    const joined = entry({ kind: 'answer', answer: { kind: 'done' } }, { kind: 'allyLeft', card: 'friend' }, { kind: 'allyJoined', card: 'captain' }); // prettier-ignore
    const lost = entry({ kind: 'defeatAlly' }, { kind: 'allyDefeated' });
    expect(entriesOf(state(), [turn('ally'), use('ally'), turn('ada'), joined, turn('ally'), lost])).toEqual([
      turn('friend'),
      use('friend'),
      turn('ada'),
      entry(
        { kind: 'answer', answer: { kind: 'done' } },
        { kind: 'actorGone', actor: 'friend', of: 'friend', why: 'left' },
        { kind: 'actorJoined', actor: 'captain', of: 'captain', figures: [] },
      ),
      turn('captain'),
      entry(
        { kind: 'defeat', actor: 'captain' },
        { kind: 'actorGone', actor: 'captain', of: 'captain', why: 'defeated' },
      ),
    ]);
  });

  it('[migrate] those of a mission within a campaign', () => {
    const campaign = { kind: 'campaign', game: state() };
    const inMission = ({ command, events }: Json): Json => ({
      command: { kind: 'play', command },
      events: (events as readonly Json[]).map((event) => ({ kind: 'mission', mission: 'm', event })),
    });
    expect(entriesOf(campaign, [inMission(turn('ally'))])).toEqual([inMission(turn('friend'))]);
  });

  it('[migrate] an interaction without anybody stays without', () => {
    const search = entry({ kind: 'interact', thing: 'crate', option: 'search' });
    expect(entriesOf(state(), [search])).toEqual([search]);
  });
});

describe('whole saves', () => {
  const setup = {
    kit: { mission: { id: 'm' } },
    party: { heroes: [{ id: 'ada' }, { id: 'bo' }], ally: 'friend' },
  };
  const head = {
    game: 'g1',
    setup,
    setupChecksum: setupChecksum(setup),
    events: [{ kind: 'missionStarted' }, { kind: 'allyDefeated' }],
  };

  it('[migrate] the head keeps its setup, and events before the first command know who came along', () => {
    const read = RECORDS.head.parse(sealed('head', JSON.stringify(head), 1));
    expect(read).toMatchObject({
      ok: true,
      value: {
        setup,
        setupChecksum: head.setupChecksum,
        events: [
          { kind: 'missionStarted' },
          { kind: 'actorGone', actor: 'friend', of: 'friend', why: 'defeated' },
        ],
      },
    });
  });

  it('[migrate] an export is lifted in all of its parts, and stays whole', () => {
    const piece = {
      start: 0,
      checkpoint: state(),
      entries: [{ command: { kind: 'defeatAlly' }, events: [] }],
    };
    const open = { ...piece, start: 1, previous: null };
    const tip = { game: 'g1', setupChecksum: head.setupChecksum, sequence: 1, writer: 'w1', savedAt: 0, summary: {}, state: state(), cursor: 1, open }; // prettier-ignore
    const read = parseExport(sealed('export', JSON.stringify({ head, pieces: [piece], tip }), 1));
    const defeat = { kind: 'defeat', actor: 'friend' };
    expect(read).toMatchObject({
      ok: true,
      value: {
        pieces: [{ checkpoint: lifted(state()), entries: [{ command: defeat }] }],
        tip: {
          state: lifted(state()),
          open: { checkpoint: lifted(state()), entries: [{ command: defeat }] },
        },
      },
    });
  });

  it('[migrate] what is no record of a game is unfit, not half lifted', () => {
    for (const body of ['[]', '"tip"', '{"state":{}}', '{"open":[]}', '{"state":1,"open":{"entries":{}}}'])
      expect(decodeRecord(sealed('tip', body, 1), 'tip')).toEqual({ ok: false, error: { code: 'unfit' } });
  });

  it('[migrate] other games are left alone, whatever they hold', () => {
    const json = fc
      .jsonValue({ maxDepth: 3 })
      .filter((value) => !JSON.stringify(value).includes('__proto__'));
    fc.assert(
      fc.property(json, fc.array(json), json, (checkpoint, commands, event) => {
        const entries = commands.map((command) => ({ command, events: [event] }));
        const plain = JSON.parse(
          JSON.stringify({ start: 0, checkpoint, entries, previous: null }),
        ) as unknown;
        const decoded = decodeRecord(sealed('chunk', JSON.stringify(plain), 1), 'chunk');
        if (decoded.ok) expect(decoded.value.body).toEqual(plain);
      }),
    );
  });
});

describe('many heroes and many who join', () => {
  const head = (many: number): string => {
    const ids = Array.from({ length: many }, (_, index) => `h${index}`);
    return JSON.stringify({
      game: 'g1',
      setup: { party: { heroes: ids.map((id) => ({ id })) } },
      setupChecksum: '0'.repeat(32),
      events: ids.map((id) => ({ kind: 'allyJoined', card: `${id}x` })),
    });
  };
  /** Steps, and items that a list was searched for. */
  const workOf = (many: number): number => {
    const text = sealed('head', head(many));
    const includes = Array.prototype.includes;
    let searched = 0;
    // oxlint-disable-next-line no-extend-native
    Array.prototype.includes = function counted(this: unknown[], ...args) {
      searched += this.length;
      return includes.apply(this, args);
    };
    try {
      return countedWork(() => expect(RECORDS.head.parse(text).ok).toBe(true)) + searched;
    } finally {
      // oxlint-disable-next-line no-extend-native
      Array.prototype.includes = includes;
    }
  };

  it('[migrate] are lifted in time that grows with the file', () => {
    expect(workOf(3000)).toBeLessThan(13 * workOf(300));
  });
});
