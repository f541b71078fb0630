// The headless player: plays every mission of the app to its end, the same way for the same seed.

import { beforeAll, describe, expect, it } from 'vitest';
import { advance, makePlay, startMission, type Setup } from '../../src/mission';
import { kitFor, type Pack } from '../../src/packs';
import { playRandomly, survey } from '../../src/sim';
import { builtInPack } from '../cli/samplePack';
import { edited, GOOD_MISSION, packWith } from '../packs/missionSamples';

const OPTIONS = {
  seeds: 4,
  heroes: [2, 3],
  difficulties: ['normal', 'hard'],
  tracked: [false],
  maxCommands: 2000,
} as const;

function setupOf(pack: Pack, tracked = false): Setup {
  const party = { heroes: [{ id: 'ada' }, { id: 'bo' }] };
  const kit = kitFor(pack, 'sample', party, []);
  if (!kit.ok) throw new Error(kit.error.code);
  return { kit: kit.value, seed: 'a', party, difficulty: 'normal', tracked };
}

describe('[sim] one game by chance', () => {
  it.each([false, true])('[sim] comes to an end, and can be played again (tracked: %s)', (tracked) => {
    const setup = setupOf(packWith(), tracked);
    const played = playRandomly(setup, { seed: 'b', maxCommands: 2000 });
    expect(played.end).toBe('over');
    expect(playRandomly(setup, { seed: 'b', maxCommands: 2000 })).toEqual(played);
    const play = makePlay(setup.kit);
    const again = played.commands.reduce((game, command) => {
      const next = advance(play, game, command);
      if (!next.ok) throw new Error(next.error.code);
      return next.value.game;
    }, startMission(setup, play).game);
    expect(again).toEqual(played.game);
  });

  it.each(['normal', 'hard'] as const)(
    '[row 48] nothing that is told changes the difficulty: %s',
    (difficulty) => {
      const setup = { ...setupOf(packWith()), difficulty };
      const play = makePlay(setup.kit);
      let { game } = startMission(setup, play);
      for (const command of playRandomly(setup, { seed: 'c', maxCommands: 2000 }).commands) {
        const next = advance(play, game, command);
        if (!next.ok) throw new Error(next.error.code);
        ({ game } = next.value);
        expect(game.difficulty).toBe(difficulty);
      }
      expect(game.result).not.toBeNull();
    },
  );

  it('[sim] gives up after so many commands', () => {
    const { end, commands } = playRandomly(setupOf(packWith()), { seed: 'b', maxCommands: 3 });
    expect([end, commands.length]).toEqual(['tooLong', 3]);
  });
});

describe('[sim] a survey', () => {
  it('[sim] tells outcomes, rounds and what never ran', () => {
    const dead = { id: 'dead', on: { kind: 'roundStart', round: 99 }, do: [{ kind: 'clearMap' }] };
    const pack = packWith(edited(GOOD_MISSION, [['scripts', 7], dead]));
    const found = survey(pack, { ...OPTIONS, mission: 'sample', seeds: 10 });
    if (!found.ok) throw new Error(found.error.code);
    expect(found.value).toMatchObject({ mission: 'sample', neverRan: ['dead'], troubles: [] });
    expect(found.value.rows.map(({ heroes, difficulty, games }) => [heroes, difficulty, games])).toEqual([
      [2, 'normal', 10],
      [2, 'hard', 10],
      [3, 'normal', 10],
      [3, 'hard', 10],
    ]);
    for (const { outcomes, games, rounds } of found.value.rows) {
      expect(Object.values(outcomes).reduce((sum, count) => sum + count)).toBe(games);
      expect(rounds.least).toBeLessThanOrEqual(rounds.most);
    }
  });

  it('[sim] a loop that no check could see is stopped and told', () => {
    const loop = {
      id: 'loop',
      on: { kind: 'missionStart' },
      do: [{ kind: 'if', if: 'round >= 0', then: [{ kind: 'call', script: 'loop' }] }],
    };
    const pack = packWith(edited(GOOD_MISSION, [['scripts', 7], loop]));
    const found = survey(pack, { ...OPTIONS, mission: 'sample', seeds: 1, heroes: [2] });
    expect(found.ok && found.value.troubles[0]).toMatchObject({ end: 'over', stopped: ['loop'] });
  });

  it('[sim] what cannot be played is told', () => {
    expect(survey(packWith(), { ...OPTIONS, mission: 'none' })).toMatchObject({
      ok: false,
      error: { code: 'unknownMission' },
    });
    expect(survey(packWith(), { ...OPTIONS, mission: 'sample', heroes: [1] })).toMatchObject({
      ok: false,
      error: { code: 'partySize' },
    });
  });
});

describe('[sim] the missions of the app', () => {
  let pack: Pack;
  beforeAll(async () => {
    pack = await builtInPack();
  });

  it('[sim] come to an end with every number of heroes, on every difficulty', () => {
    for (const mission of pack.missions.keys()) {
      const found = survey(pack, { ...OPTIONS, mission, heroes: [2, 3, 4] });
      expect(found.ok && found.value.troubles, mission).toEqual([]);
    }
  });
});
