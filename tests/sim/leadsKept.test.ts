// Leads are kept as long as nothing changes that a condition may ask for. Here they are compared, in games of missions whose
// conditions ask for different things, with leads that were found on a game that nobody has looked at before.

import { beforeAll, describe, expect, it } from 'vitest';
import { makePlay, type Game, type Play } from '../../src/mission';
import { changedGame } from '../../src/mission/run/changed';
import type { Pack } from '../../src/packs';
import { jobsFor, PLAY_LIMITS, playWithBots, setupOf, storiesNamed } from '../../src/sim';
import { leadsOf, leadsThroughDoors } from '../../src/sim/plan/leads';
import { builtInPack } from '../cli/samplePack';
import { sized } from '../sized';

describe('[sim] leads that are kept', () => {
  let pack: Pack;
  beforeAll(async () => {
    pack = await builtInPack();
  });

  function setupFor(id: string) {
    const [job] = jobsFor(pack, {
      stories: [{ kind: 'mission', id }],
      seeds: 1,
      heroes: [3],
      difficulties: ['normal'],
      tempers: ['rash'],
    });
    const setup = job && setupOf(pack, job);
    if (!setup?.ok) throw new Error(`no mission ${id}`);
    return setup.value;
  }

  it('[sim] are those of a table that nobody has seen before, after every few commands', () => {
    const all = storiesNamed(pack, 'all').map(({ id }) => id);
    const some = all.filter((_, index) => index % sized(4, 1) === 0);
    let compared = 0;
    for (const id of some) {
      const setup = setupFor(id);
      const play = makePlay(setup.kit);
      let heard = 0;
      const onAdvance = (_before: Game, _command: unknown, { game }: { readonly game: Game }) => {
        leadsOf(play, game);
        heard += 1;
        if (heard % sized(9, 1) !== 0) return;
        compared += 1;
        const unseen = makePlay(setup.kit);
        expect(leadsOf(play, game), id).toEqual(leadsOf(unseen, game));
        expect(leadsThroughDoors(play, game), id).toEqual(leadsThroughDoors(unseen, game));
      };
      playWithBots(setup, { seed: id, temper: 'rash', limits: PLAY_LIMITS, onAdvance }, play);
    }
    expect(compared).toBeGreaterThan(some.length);
  });

  it('[sim] are the very same while heroes only walk and suffer, and others once the story goes on', () => {
    const setup = setupFor('signal-fire');
    const play: Play = makePlay(setup.kit);
    let kept = 0;
    let last: { readonly game: Game; readonly leads: unknown } | undefined;
    const onAdvance = (_before: Game, _command: unknown, { game }: { readonly game: Game }) => {
      const leads = leadsOf(play, game);
      if (last?.leads === leads && last.game.figures !== game.figures) kept += 1;
      last = { game, leads };
    };
    const { game } = playWithBots(
      setup,
      { seed: 'a', temper: 'steady', limits: PLAY_LIMITS, onAdvance },
      play,
    );
    expect(kept).toBeGreaterThan(10);
    const [objective] = play.mission.objectives ?? [];
    const other = changedGame(game, {
      objective: objective ? { id: objective.id, with: {} } : null,
      ran: {},
    });
    expect(leadsOf(play, other)).toEqual(leadsOf(makePlay(setup.kit), other));
  });
});

describe('[sim] a changed game', () => {
  it('[sim] has every field of the game, and only those of the change are others', async () => {
    const pack = await builtInPack();
    const [job] = jobsFor(pack, {
      stories: [{ kind: 'mission', id: 'signal-fire' }],
      seeds: 1,
      heroes: [2],
      difficulties: ['hard'],
      tempers: ['steady'],
    });
    const setup = job && setupOf(pack, job);
    if (!setup?.ok) throw new Error('no such mission');
    const games: Game[] = [];
    playWithBots(setup.value, {
      seed: 'a',
      temper: 'steady',
      limits: { commands: 60, rounds: 25 },
      onAdvance: (_before, _command, { game }) => void games.push(game),
    });
    for (const game of games) {
      expect(changedGame(game, {})).toEqual({ ...game });
      expect(changedGame(game, { round: 99, agenda: [] })).toEqual({ ...game, round: 99, agenda: [] });
    }
    expect(games.length).toBeGreaterThan(20);
  });
});
