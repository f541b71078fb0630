// What an author may do to a running game, and that the rules go on from there.

import { describe, expect, it } from 'vitest';
import { changeGame, heroesIn, type AuthorChange, type Script } from '../../src/mission';
import { Table } from './table';
import { SAMPLE_MISSION, sampleKit } from './sample';

const SCRIPTS: readonly Script[] = [
  { id: 'never', if: '0', do: [{ kind: 'add', variable: 'alarm', by: 5 }] },
  {
    id: 'loud',
    on: { kind: 'variableChanged', variable: 'alarm', when: 'alarm > 3' },
    do: [{ kind: 'setFlag', flag: 'loud' }],
  },
  { id: 'third', on: { kind: 'roundStart', round: 3 }, do: [{ kind: 'setFlag', flag: 'third' }] },
];

const begin = (): Table =>
  new Table(
    sampleKit({
      scripts: [...SAMPLE_MISSION.scripts, ...SCRIPTS],
    }),
  );

const changed = (table: Table, change: AuthorChange) => changeGame(table.play, table.game, change);

describe('[author] changes of a running game', () => {
  it('[author] a variable, with everything that waits for it', () => {
    const table = begin().read();
    const { game, events } = changed(table, { kind: 'variable', variable: 'alarm', to: 4 });
    expect(game.variables['alarm']).toBe(4);
    expect(game.flags['loud']).toBe(1);
    expect(events).toContainEqual({ kind: 'scriptRan', script: 'loud', trigger: 0 });
    expect(table.game.variables['alarm']).toBe(0);
  });

  it('[author] a flag', () => {
    const table = begin().read();
    expect(changed(table, { kind: 'flag', flag: 'known', to: 2 }).game.flags['known']).toBe(2);
  });

  it('[author] a script runs, whatever its condition says, also while something is asked', () => {
    const table = begin();
    expect(table.game.prompt).not.toBe(null);
    const { game, events } = changed(table, { kind: 'script', script: 'never' });
    expect(game.variables['alarm']).toBe(5);
    expect(events).toContainEqual({ kind: 'scriptRan', script: 'never' });
    // The map is still laid, and the heroes still enter.
    expect(game.prompt?.kind).toBe('enter');
    expect(changed(table, { kind: 'script', script: 'nobody' }).game).toEqual(table.game);
  });

  it('[author] a round begins, with all that belongs to its beginning', () => {
    const table = begin().read();
    const [hero] = heroesIn(table.game);
    table.do({ kind: 'endActivation', who: hero?.id ?? '' });
    const { game } = changed(table, { kind: 'round', round: 3 });
    expect(game.round).toBe(3);
    expect(game.flags['third']).toBe(1);
    expect(game.actors.every(({ activated }) => activated === 0)).toBe(true);
  });

  it('[author] a mission that is over goes on with a round', () => {
    const table = begin().read().do({ kind: 'giveUp' });
    expect(table.game.stage).toBe('over');
    const { game } = changed(table, { kind: 'round', round: 2 });
    expect(game).toMatchObject({ stage: 'heroes', result: null, round: 2 });
  });
});
