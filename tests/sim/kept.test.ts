// Everything that is kept between two questions, against the same worked out from nothing: a copy of the game and its
// kit shares no object with the original, so nothing that is kept can be found for it.

import { beforeAll, describe, expect, it } from 'vitest';
import { memo, memoPair, memoText } from '../../src/kernel';
import {
  boardOf,
  makePlay,
  mapOf,
  resolvedWindow,
  situationOfGame,
  type Game,
  type Play,
} from '../../src/mission';
import { kitFor, type Pack } from '../../src/packs';
import { countSpaces, distanceField, distanceTo, theFigure } from '../../src/rules';
import { jobsFor, PLAY_LIMITS, playRandomly, playWithBots, setupOf } from '../../src/sim';
import { surveyFrom } from '../../src/sim/bot/scene';
import { leadsOf, leadsThroughDoors } from '../../src/sim/plan/leads';
import { builtInPack } from '../cli/samplePack';

type Answers = Readonly<Record<string, (play: Play, game: Game) => unknown>>;

const ANSWERS: Answers = {
  board: boardOf,
  situation: situationOfGame,
  leads: leadsOf,
  'leads through doors': leadsThroughDoors,
  'the open window': (play, game) => resolvedWindow(play, game)?.resolution,
  // As whoever finishes the activation finds it.
  'the open window, moments closed': (play, game) =>
    resolvedWindow(play, { ...game, moments: { open: [], used: [] } })?.resolution,
  distances: (play, game) => {
    const board = boardOf(play, game);
    const subjects = board?.pieces.map(theFigure) ?? [];
    return subjects.map((one) =>
      subjects.map((other) => [
        board && countSpaces(board, one, other),
        board && distanceTo(distanceField(board, one), other),
      ]),
    );
  },
};

/** Every so many commands: copies are dear. */
const EVERY = { told: 3, other: 25 } as const;

describe('[sim] answers that are kept', () => {
  let pack: Pack;
  beforeAll(async () => {
    pack = await builtInPack();
  });

  it.each([
    ['first-steps', 2],
    ['signal-fire', 4],
  ])('[sim] %s with %i heroes: are those of a copy that knows nothing', (id, heroes) => {
    const [job] = jobsFor(pack, {
      stories: [{ kind: 'mission', id }],
      seeds: 1,
      heroes: [heroes],
      difficulties: ['hard'],
      tempers: ['steady'],
    });
    const setup = job && setupOf(pack, job);
    if (!setup?.ok) throw new Error('no such mission');
    const { kit } = setup.value;
    const play = makePlay(kit);
    let asked = 0;
    playWithBots(
      setup.value,
      {
        seed: id,
        temper: 'steady',
        limits: PLAY_LIMITS,
        onAdvance: (_before, command, { game }) => {
          asked += 1;
          if (asked % (command.kind === 'tell' ? EVERY.told : EVERY.other) !== 0) return;
          const fresh = makePlay(structuredClone(kit));
          for (const [name, answer] of Object.entries(ANSWERS))
            expect(answer(play, game), name).toEqual(answer(fresh, structuredClone(game)));
        },
      },
      play,
    );
    expect(asked).toBeGreaterThan(EVERY.other);
  });
});

describe('[sim] the board without figures', () => {
  it.each(['rubble', 'shield'] as const)('[sim] is another one when %s lies on it', async (cover) => {
    const pack = await builtInPack();
    const party = { heroes: [{ id: 'diala-passil' }, { id: 'gaarkhan' }] };
    const kit = kitFor(pack, 'first-steps', party, ['core']);
    if (!kit.ok) throw new Error(kit.error.code);
    const setup = { kit: kit.value, seed: 'a', party, difficulty: 'normal', tracked: true } as const;
    const play = makePlay(kit.value);
    const { game } = playRandomly(setup, { seed: 'a', maxCommands: 12 });
    const [space] = mapOf(play, game)?.spaces ?? [];
    if (!space) throw new Error('no map');
    const covered: Game = { ...game, map: { ...game.map, covers: [{ at: [space.x, space.y], cover }] } };
    const before = surveyFrom(play, game)?.bare;
    const after = surveyFrom(play, covered)?.bare;
    expect(after).not.toEqual(before);
    const fresh = structuredClone({ kit: kit.value, covered });
    expect(after).toEqual(surveyFrom(makePlay(fresh.kit), fresh.covered)?.bare);
  });
});

describe('[sim] memos', () => {
  it('[sim] work once for the very same object, and again for an equal one', () => {
    let worked = 0;
    const ask = memo<object, number>(() => (worked += 1));
    const one = {};
    expect([ask(one), ask(one), ask({})]).toEqual([1, 1, 2]);
  });

  it('[sim] keep an answer that is nothing', () => {
    let worked = 0;
    const ask = memo<object, undefined>(() => void (worked += 1));
    const one = {};
    ask(one);
    ask(one);
    expect(worked).toBe(1);
  });

  it('[sim] of pairs ask for both, of texts for their letters', () => {
    const pair = memoPair<object, object, object>(() => ({}));
    const [a, b] = [{}, {}];
    expect(pair(a, b)).toBe(pair(a, b));
    expect(pair(a, b)).not.toBe(pair(b, a));
    let worked = 0;
    const text = memoText((word) => `${word} ${(worked += 1)}`);
    expect([text('x'), text('x'), text('y')]).toEqual(['x 1', 'x 1', 'y 2']);
  });
});
