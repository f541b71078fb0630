// Bots and the people whom they lead, and decisions that only players can take: small missions, played to their end.

import { describe, expect, it } from 'vitest';
import { advance, type Mission, type Script } from '../../src/mission';
import { playOn, sitDown } from '../../src/sim/table/playMission';
import { PLAY_LIMITS } from '../../src/sim';
import { tableWith } from '../mission/table';

const PERSON = { id: 'witness', name: 'witness', health: 4, side: 'rebel', led: 2 } as const;
const COMES: Script = {
  id: 'comes',
  on: { kind: 'missionStart' },
  do: [{ kind: 'personJoins', person: 'witness', at: [[0, 1]] }],
};
const played = (scripts: readonly Script[], more: Partial<Mission> = {}) => {
  const { play, game } = tableWith({ persons: [PERSON], scripts, ...more } as never, { tracked: true });
  const table = sitDown(play, game, (now, command) => advance(play, now, command), {
    seed: 'leading',
    temper: 'steady',
    onAdvance: () => undefined,
  });
  playOn(table, PLAY_LIMITS);
  return table;
};

describe('[row 457] bots', () => {
  it('bring somebody to where a script waits for them', () => {
    const brought: Script = {
      id: 'brought',
      on: { kind: 'endsInRegion', region: 'corner', who: 'person', ask: 'ask' },
      do: [{ kind: 'win', outcome: 'escaped' }],
    };
    const { game, commands } = played([COMES, brought]);
    expect(game.result).toMatchObject({ outcome: 'escaped', won: true });
    expect(commands.filter(({ kind }) => kind === 'lead').length).toBeGreaterThan(0);
  });

  it('take a decision that leads to a win, and none that does not', () => {
    const decisions = [{ id: 'signal', text: 'signal', start: true as const }];
    const on = { kind: 'decided', decision: 'signal' } as const;
    const won = played([{ id: 'signalled', on, do: [{ kind: 'win', outcome: 'escaped' }] }], { decisions });
    expect(won.game.result?.won).toBe(true);
    const lost = played([{ id: 'signalled', on, do: [{ kind: 'lose', outcome: 'too-late' }] }], {
      decisions,
    });
    expect(lost.commands.some(({ kind }) => kind === 'decide')).toBe(false);
  });
});
