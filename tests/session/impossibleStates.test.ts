// States that carry a good checksum and cannot be: each is refused with its reason, and the last sound save is offered.

import { describe, expect, it } from 'vitest';
import { makeCampaignPlay, startCampaign } from '../../src/campaign';
import { impossibleIn, type Game, type Kit, type KitFigure, type Setup } from '../../src/mission';
import { readTip, RECORDS } from '../../src/saves';
import { campaignGame, memoryFiles, missionGame, playOf } from '../../src/session';
import { playRandomly } from '../../src/sim';
import { sampleCampaignKit } from '../campaign/sampleCampaign';
import { sampleKit, SCOPE, withTroopers } from '../mission/sample';
import { gamesOn, valueOf } from './gamesOn';

const SETUP: Setup = {
  kit: sampleKit(),
  seed: 'impossible',
  party: { heroes: [{ id: 'ada' }, { id: 'bo' }] },
  difficulty: 'normal',
  tracked: true,
};
const PLAY = playOf(SETUP.kit);
const sound = playRandomly(SETUP, { maxCommands: 30, seed: '1' }).game;

const withFigure = (change: object): Game => {
  const [first] = Object.values(sound.figures);
  if (!first) throw new Error('no figure');
  return { ...sound, figures: { ...sound.figures, [first.id]: { ...first, ...change } } };
};

const mapped = <T>(record: Readonly<Record<string, T>>, change: (one: T) => unknown): object =>
  Object.fromEntries(Object.entries(record).map(([id, one]) => [id, change(one)]));

const withFigures = (cards: Kit['cards'], change: (figure: KitFigure) => unknown): object =>
  mapped(cards, (card) => ({ ...card, figure: change(card.figure) }));

describe('the integrity of a state', () => {
  it('[saves] every state of games played by chance is sound', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6'])
      for (const most of [0, 5, 40, 200])
        expect(impossibleIn(PLAY, playRandomly(SETUP, { maxCommands: most, seed }).game)).toBeUndefined();
  });

  it.each<[string, unknown, string]>([
    ['of another mission', { ...sound, mission: 'elsewhere' }, 'mission'],
    ['in round 1e15', { ...sound, round: 1e15 }, 'round'],
    ['in round -1', { ...sound, round: -1 }, 'round'],
    ['that is over without a result', { ...sound, stage: 'over', result: null }, 'round'],
    ['with a hero of no box', { ...sound, actors: [{ ...sound.actors[0], of: 'constructor' }] }, 'heroes'],
    ['with the same hero twice', { ...sound, actors: [sound.actors[0], sound.actors[0]] }, 'heroes'],
    ['with damage -5', withFigure({ damage: -5 }), 'figures'],
    ['with half a damage', withFigure({ damage: 0.5 }), 'figures'],
    ['with a figure far away', withFigure({ at: [1e9, 0] }), 'figures'],
    ['with a figure of nobody', withFigure({ actor: 'nobody-here' }), 'figures'],
    ['with a card called constructor', withFigure({ of: 'constructor' }), 'figures'],
    ['with a condition that is none', withFigure({ conditions: ['sleepy'] }), 'figures'],
    ['with a power token that is none', withFigure({ powerTokens: ['luck'] }), 'figures'],
    ['with three power tokens', withFigure({ powerTokens: ['block', 'block', 'evade'] }), 'figures'],
    ['with half a size', withFigure({ size: 0.5 }), 'figures'],
    ['with an endless size', withFigure({ size: [1e9, 1e9] }), 'figures'],
    ['with a prompt of no kind', { ...sound, prompt: { kind: 'constructor' } }, 'steps'],
    ['with a question without options', { ...sound, prompt: { kind: 'question', options: null } }, 'steps'],
    ['with an unknown section', { ...sound, map: { ...sound.map, sections: ['nowhere'] } }, 'map'],
    ['without a map', { ...sound, map: null }, 'map'],
    ['with endless medpacs', { ...sound, medpacs: 1e300 }, 'numbers'],
    ['with chance that no die has', { ...sound, random: { ...sound.random, s0: 1e15 } }, 'numbers'],
    ['with chance in words', { ...sound, random: { ...sound.random, c: 'constructor' } }, 'numbers'],
    ['with a script that is none', { ...sound, agenda: [{ kind: 'begin', script: 'none' }] }, 'steps'],
    [
      'with an endless agenda',
      { ...sound, agenda: Array.from({ length: 5000 }, () => ({ kind: 'enter' })) },
      'steps',
    ],
    ['of no difficulty', { ...sound, difficulty: 'constructor' }, 'round'],
    ['with a result of no kind', { ...sound, stage: 'over', result: -1 }, 'round'],
    [
      'with a reward that is no name',
      { ...sound, stage: 'over', result: { outcome: 'escaped', won: true, rewards: [[]] } },
      'round',
    ],
    ['with gains that are no list', { ...sound, gains: { ...sound.gains, items: 5 } }, 'numbers'],
    [
      'with allies that nobody can count',
      { ...sound, gains: { ...sound.gains, allies: { friend: 'many' } } },
      'numbers',
    ],
    ['with a thing that is none', { ...sound, map: { ...sound.map, things: { door: -1 } } }, 'map'],
    ['with things that are none', { ...sound, map: { ...sound.map, things: 1e300 } }, 'map'],
    ['with a memory of nothing', { ...sound, memory: {} }, 'steps'],
    ['with moments that nobody can list', { ...sound, moments: { open: 'now', used: [] } }, 'steps'],
    ['with a step of no kind', { ...sound, agenda: [{ kind: 'constructor' }] }, 'steps'],
    [
      'with a step that ends never',
      { ...sound, agenda: [{ kind: 'repeat', block: 0, left: 1e300, scope: SCOPE }] },
      'steps',
    ],
    [
      'with a script that knows no numbers',
      { ...sound, agenda: [{ kind: 'block', block: 0, at: 0, scope: { ...SCOPE, numbers: { a: 'b' } } }] },
      'steps',
    ],
    [
      'with orders that are none',
      { ...sound, groups: withTroopers(sound).groups.map((group) => ({ ...group, orders: {} })) },
      'groups',
    ],
    [
      'with a target that is none',
      { ...sound, groups: withTroopers(sound).groups.map((group) => ({ ...group, target: true })) },
      'groups',
    ],
    ['that is no object', null, 'mission'],
  ])('[saves] a state %s is found out', (_, state, what) =>
    expect(missionGame.impossible?.(SETUP, state)).toBe(what),
  );

  it.each<[string, (kit: Kit) => unknown]>([
    [
      'bases without end',
      ({ cards }) =>
        withFigures(cards, ({ piece, ...others }) => ({ ...others, piece: { ...piece, size: [1e9, 1e9] } })),
    ],
    ['groups without end', ({ cards }) => mapped(cards, (card) => ({ ...card, groupSize: 1e9 }))],
    [
      'thousands of attack dice',
      ({ cards }) =>
        withFigures(cards, ({ fighter, ...others }) => ({
          ...others,
          fighter: { ...fighter, attack: { type: 'ranged', dice: Array(2000).fill('any') } },
        })),
    ],
    [
      'thousands of defense dice',
      ({ cards }) =>
        withFigures(cards, ({ fighter, ...others }) => ({
          ...others,
          fighter: { ...fighter, defense: Array(2000).fill('black') },
        })),
    ],
  ])('[saves] a kit with %s is found out', (_, cardsOf) => {
    const kit = { ...SETUP.kit, cards: cardsOf(SETUP.kit) } as Kit;
    expect(missionGame.impossible?.({ ...SETUP, kit }, sound)).toBe('mission');
  });

  it('[saves] so is a kit with figures or spaces without end', () => {
    const { kit } = SETUP;
    const { mission, box } = kit;
    const [hall, ...sections] = mission.sections;
    const [tile] = hall?.tiles ?? [];
    if (!hall || !tile) throw new Error('no tile');
    const wide = { ...hall, tiles: Array.from({ length: 5000 }, () => tile) };
    for (const change of [
      { box: { ...box, figures: { ...box.figures, trooper: 1e9 } } },
      { mission: { ...mission, sections: [wide, ...sections] } },
      { heroes: { ...kit.heroes, ada: { ...kit.heroes['ada'], healthy: { piece: { size: [1, 1e9] } } } } },
    ])
      expect(missionGame.impossible?.({ ...SETUP, kit: { ...kit, ...change } as Kit }, sound)).toBe(
        'mission',
      );
  });

  it('[saves] and the kit of a campaign', () => {
    const kit = sampleCampaignKit();
    const setup = { kind: 'campaign', kit, seed: 'kits', difficulty: 'normal', heroes: ['ada', 'bo'], name: 'Kits', products: ['core'] } as const; // prettier-ignore
    const { state } = startCampaign(setup, makeCampaignPlay(kit));
    expect(campaignGame.impossible?.(setup, state)).toBeUndefined();
    const endless = {
      ...kit,
      cards: mapped(kit.cards, (card) => ({ ...card, groupSize: 1e9 })) as typeof kit.cards,
    };
    expect(campaignGame.impossible?.({ ...setup, kit: endless }, state)).toBe('campaign');
  });

  it('[saves] an impossible state is told, and the last sound save is offered and can be gone back to', async () => {
    const files = memoryFiles();
    const games = gamesOn(files);
    const opened = valueOf(await games.begin(1, SETUP));
    if (opened.kind !== 'mission') throw new Error('no mission');
    for (const command of playRandomly(SETUP, { maxCommands: 60, seed: '2' }).commands)
      opened.running.dispatch(command);
    await opened.running.flush();
    const names = (await files.list('slot1.')).filter((name) => name.includes('.tip-'));
    for (const name of names) {
      const tip = readTip((await files.read(name)) ?? '');
      if (!tip.ok) throw new Error(tip.error.code);
      // Without the lines after it, which say what they changed.
      const { chain: _, ...alone } = tip.value;
      await files.write(
        name,
        RECORDS.tip.format({ ...alone, state: { ...(alone.state as Game), round: 1e15 } }),
      );
    }
    const again = gamesOn(files);
    const refused = await again.open(1);
    expect(refused).toMatchObject({ ok: false, error: { code: 'impossible', what: 'round' } });
    if (refused.ok || refused.error.code !== 'impossible') return;
    const [last] = refused.error.recoverable;
    if (!last) throw new Error('nothing is offered');
    valueOf(await again.recover(1, last.generation));
    expect((await again.open(1)).ok).toBe(true);
  });
});
