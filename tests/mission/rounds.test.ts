// The course of a mission: setting up, activations by the number of heroes, rounds, peril, the end.

import { describe, expect, it } from 'vitest';
import type { Command, Script, Setup } from '../../src/mission';
import { activationsOf, advance, heroesIn, makePlay, startMission } from '../../src/mission';
import { sampleKit } from './sample';
import { Table, tableDoing, tableWith } from './table';

const partyOf = (...ids: string[]): Pick<Setup, 'party'> => ({
  party: { heroes: ids.map((id) => ({ id })) },
});
const FOUR = partyOf('ada', 'bo', 'cy', 'dee');
const THREE = partyOf('ada', 'bo', 'cy');

const DEPLOY: Script = {
  id: 'enemies',
  on: { kind: 'missionStart' },
  do: [
    { kind: 'reveal', section: 'cell' },
    { kind: 'deploy', group: 'troopers' },
  ],
};

describe('setting up', () => {
  it('[row 27] lays down the start sections, then the heroes enter, then the scripts begin', () => {
    const table = new Table(sampleKit());
    expect(table.game.prompt).toMatchObject({ kind: 'build', section: 'hall' });
    table.answer({ kind: 'done' });
    expect(table.game.prompt).toMatchObject({ kind: 'enter', spaces: [[0, 0], [1, 0], [0, 1], [1, 1]] }); // prettier-ignore
    expect(table.game.objective).toBeNull();
    table.answer({ kind: 'done' });
    expect(table.game).toMatchObject({ round: 1, stage: 'heroes', prompt: null });
    expect(table.game.objective?.id).toBe('find-plans');
  });

  it('[row 15] tracked play puts the heroes on their first spaces', () => {
    const { game } = tableWith({}, { tracked: true });
    expect(game.figures['ada']?.at).not.toBeNull();
    expect(game.figures['bo']?.at).not.toEqual(game.figures['ada']?.at);
  });

  it('[row 15] an ally enters with the heroes, on one of the marked spaces, which are shown', () => {
    const party = { heroes: ['ada', 'bo'].map((id) => ({ id })), ally: 'friend' };
    const table = new Table(sampleKit(), { party, tracked: true });
    table.answer({ kind: 'done' });
    const { prompt } = table.game;
    if (prompt?.kind !== 'enter') throw new Error('nobody enters');
    table.read();
    const places = ['ada', 'bo', 'ally-1'].map((id) => String(table.game.figures[id]?.at));
    expect(new Set(places).size).toBe(3);
    for (const at of places) expect(prompt.spaces.map(String)).toContain(at);
  });
});

describe('activations of heroes', () => {
  it('[row 44] two heroes act twice each, [row 46] the second time only once everybody has acted', () => {
    const table = tableWith();
    table.end('ada');
    expect(table.refusal({ kind: 'endActivation', who: 'ada' })).toBe('bonusTooEarly');
    table.end('bo').end('ada');
    expect(table.game.round).toBe(1);
    expect(table.refusal({ kind: 'endActivation', who: 'ada' })).toBe('alreadyActivated');
    table.end('bo');
    expect(table.game.round).toBe(2);
  });

  it('[row 45] with three heroes one has a bonus activation, in turn by round', () => {
    const table = tableWith({}, THREE);
    const bonus = () =>
      heroesIn(table.game)
        .filter((hero) => activationsOf(table.game, hero) === 2)
        .map(({ id }) => id);
    const seen = [1, 2, 3, 4].map((round) => {
      expect(table.game.round).toBe(round);
      const who = bonus();
      table.endRound();
      return who;
    });
    expect(seen).toEqual([['ada'], ['bo'], ['cy'], ['ada']]);
  });

  it('[row 45] the bonus goes past who has withdrawn', () => {
    const table = tableWith({}, THREE);
    table.do({ kind: 'wound', hero: 'ada' }).do({ kind: 'withdraw', hero: 'ada' });
    const bonus = heroesIn(table.game).filter((hero) => activationsOf(table.game, hero) === 2);
    expect(bonus.map(({ id }) => id)).toEqual(['bo']);
  });

  it('[rows 40, 43] whoever withdraws in the own activation has ended it: one group follows', () => {
    const table = tableWith({ scripts: [DEPLOY] });
    table.do({ kind: 'wound', hero: 'ada' }).do({ kind: 'beginActivation', who: 'ada' });
    table.do({ kind: 'withdraw', hero: 'ada' });
    expect(table.game).toMatchObject({ active: null, window: { group: 'troopers-1' } });
    expect(table.read().game).toMatchObject({ round: 1, stage: 'heroes' });
  });

  it('[row 43] after the last activation of the round the next round begins', () => {
    const table = tableWith();
    table.end('bo').end('ada').end('bo');
    table.do({ kind: 'wound', hero: 'ada' }).do({ kind: 'beginActivation', who: 'ada' });
    table.do({ kind: 'withdraw', hero: 'ada' }).read();
    expect(table.game).toMatchObject({ round: 2, stage: 'heroes', active: null });
  });

  it('[row 43] if the last one who had to act withdraws before it, the round goes on as well', () => {
    const table = tableWith();
    table.end('bo').end('ada').end('bo');
    table.do({ kind: 'wound', hero: 'ada' }).do({ kind: 'withdraw', hero: 'ada' }).read();
    expect(table.game).toMatchObject({ round: 2, stage: 'heroes' });
  });

  it('[row 39] four heroes act once each, in any order', () => {
    const table = tableWith({}, FOUR);
    table.end('dee').end('bo').end('ada');
    expect(table.game.round).toBe(1);
    expect(table.end('cy').game.round).toBe(2);
  });

  it('[row 43] who has withdrawn does not act any more', () => {
    const table = tableWith({}, FOUR);
    expect(table.refusal({ kind: 'withdraw', hero: 'bo' })).toBe('notWounded');
    table.do({ kind: 'wound', hero: 'bo' });
    expect(table.refusal({ kind: 'wound', hero: 'bo' })).toBe('alreadyWounded');
    table.do({ kind: 'withdraw', hero: 'bo' });
    expect(table.refusal({ kind: 'endActivation', who: 'bo' })).toBe('withdrawn');
    table.end('ada').end('cy').end('dee');
    expect(table.game.round).toBe(2);
  });

  it('a mistake can be corrected: withdrawn, wounded, healthy again', () => {
    const table = tableWith({}, FOUR);
    table.do({ kind: 'wound', hero: 'bo' }).do({ kind: 'withdraw', hero: 'bo' });
    table.do({ kind: 'stand', hero: 'bo' });
    expect(heroesIn(table.game)[1]).toMatchObject({ wounded: true, gone: null });
    expect(table.game.figures['bo']).toBeDefined();
    table.do({ kind: 'stand', hero: 'bo' });
    expect(heroesIn(table.game)[1]).toMatchObject({ wounded: false, gone: null });
    expect(table.refusal({ kind: 'stand', hero: 'bo' })).toBe('notWounded');
  });

  it('[row 77] an ally may act instead of a hero, and a group follows', () => {
    const table = tableWith(
      { also: [DEPLOY] },
      { party: { heroes: [{ id: 'ada' }, { id: 'bo' }], ally: 'friend' } },
    );
    expect(table.game.figures['ally-1']).toBeDefined();
    table.do({ kind: 'endActivation', who: 'friend' });
    expect(table.game.window?.group).toBe('troopers-1');
    table.read();
    expect(table.refusal({ kind: 'endActivation', who: 'friend' })).toBe('alreadyActivated');
    table.do({ kind: 'defeat', actor: 'friend' });
    expect(table.refusal({ kind: 'defeat', actor: 'friend' })).toBe('cannotAct');
  });
});

describe('Imperial turns', () => {
  it('[row 40] exactly one group follows each hero, [row 59] chosen by chance among those who have not acted', () => {
    const first = (seed: string) => {
      const table = tableDoing(
        [
          { kind: 'reveal', section: 'cell' },
          { kind: 'deploy', group: 'troopers' },
          { kind: 'deploy', group: 'boss' },
        ],
        {
          groups: [
            { id: 'troopers', cards: [{ card: 'trooper' }] },
            { id: 'boss', cards: [{ card: 'captain' }] },
          ],
        },
        { seed },
      );
      table.do({ kind: 'endActivation', who: 'ada' });
      const group = table.game.window?.group;
      table.read().do({ kind: 'endActivation', who: 'bo' });
      expect(table.game.window?.group).not.toBe(group);
      table.read().do({ kind: 'endActivation', who: 'ada' });
      expect(table.game.window).toBeNull();
      return group;
    };
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(first))).toEqual(
      new Set(['troopers-1', 'boss-1']),
    );
  });

  it('[D31] groups that are left when the heroes are done follow one after another', () => {
    const table = tableDoing(
      [
        { kind: 'reveal', section: 'cell' },
        ...[1, 2, 3].map(() => ({ kind: 'deploy', group: 'troopers' }) as const),
      ],
      {},
      partyOf('ada', 'bo'),
    );
    while (table.game.prompt?.kind === 'colour')
      table.answer({ kind: 'colour', colour: table.game.prompt.colours[0] ?? 'red' }).read();
    table.do({ kind: 'wound', hero: 'bo' }).do({ kind: 'withdraw', hero: 'bo' });
    table.end('ada').end('ada');
    expect(table.has('groupActivated')).toBe(3);
    expect(table.game.round).toBe(2);
  });

  it('[D32] a group that comes in the middle of a round is ready', () => {
    const table = tableWith();
    table.do({ kind: 'interact', thing: 'door', option: 'open', who: 'ada' }).read();
    expect(table.game.groups[0]?.activated).toBe(false);
    table.do({ kind: 'endActivation', who: 'ada' });
    expect(table.game.window?.group).toBe('troopers-1');
  });

  it('[row 52] the most recent window opens again with the same content, and nothing follows from it', () => {
    const table = tableWith({ also: [DEPLOY] });
    table.do({ kind: 'endActivation', who: 'ada' });
    const { list, bonus } = table.game.window ?? {};
    expect(table.refusal({ kind: 'endActivation', who: 'bo' })).toBe('windowOpen');
    table.read();
    const { agenda, groups, round } = table.game;
    table.do({ kind: 'reopenWindow', group: 'troopers-1' });
    expect(table.game.window).toMatchObject({ group: 'troopers-1', list, bonus, again: true });
    table.do({ kind: 'finishActivation' });
    expect(table.game).toMatchObject({ window: null, agenda, groups, round, stage: 'heroes' });
    expect(table.refusal({ kind: 'reopenWindow', group: 'nobody' })).toBe('unknownGroup');
  });

  it('[row 50] a group is off the tracker when it is defeated, also in the middle of its own window', () => {
    const table = tableWith({
      also: [
        DEPLOY,
        {
          id: 'gone',
          on: { kind: 'groupDefeated', group: 'troopers' },
          do: [{ kind: 'message', rules: 'm' }],
        },
      ],
    });
    table.do({ kind: 'endActivation', who: 'ada' }).do({ kind: 'defeatGroup', group: 'troopers-1' });
    expect(table.game.window).toBeNull();
    expect(table.game.prompt).toMatchObject({ kind: 'message' });
    table.read();
    expect(table.game).toMatchObject({ stage: 'heroes', groups: [] });
  });
});

describe('the end', () => {
  it('[row 18, D30] the mission is lost at the moment when every hero is wounded, even in a window', () => {
    const table = tableWith({ also: [DEPLOY] });
    table.do({ kind: 'endActivation', who: 'ada' }).do({ kind: 'wound', hero: 'ada' });
    expect(table.game.result).toBeNull();
    table.do({ kind: 'wound', hero: 'bo' });
    expect(table.game).toMatchObject({ stage: 'over', window: null, prompt: { kind: 'over' } });
    expect(table.game.result).toMatchObject({ outcome: 'all-wounded', won: false });
    expect(table.refusal({ kind: 'wound', hero: 'ada' })).toBe('over');
    table.read();
    expect(table.game.prompt).toBeNull();
  });

  it('the round limit ends it with its outcome', () => {
    const table = tableWith({ rounds: { limit: 2, outcome: 'too-late' } });
    table.endRound().endRound();
    expect(table.game.result).toMatchObject({ outcome: 'too-late', won: false });
  });

  it('players may give up', () => {
    expect(tableWith().do({ kind: 'giveUp' }).game.result).toMatchObject({ outcome: 'given-up', won: false });
  });

  it('[row 81] rewards go by outcome and condition', () => {
    const table = tableWith({
      rewards: [
        { id: 'always', credits: 50 },
        { id: 'won', won: true, fame: 3, items: ['blaster'], flags: { hero: 1 } },
        { id: 'quick', won: true, if: 'round <= 1', credits: { normal: 100, hard: 200 } },
        { id: 'slow', won: true, if: 'round > 1', credits: 1000 },
        { id: 'other', outcome: 'too-late', credits: 1000 },
        { id: 'lost', won: false, credits: 1000 },
      ],
    });
    table.do({ kind: 'interact', thing: 'door', option: 'open', who: 'ada' }).read();
    table.do({ kind: 'interact', thing: 'plans', option: 'retrieve', who: 'ada' });
    expect(table.game.result).toEqual({ outcome: 'escaped', won: true, rewards: ['always', 'won', 'quick'] });
    expect(table.game.gains).toMatchObject({ credits: 150, fame: 3, items: ['blaster'] });
    expect(table.game.flags).toEqual({ hero: 1 });
  });
});

describe('peril', () => {
  const peril = [
    { id: 'first', round: 2, rules: 'p1', do: [{ kind: 'add', variable: 'alarm', by: 1 }] },
    { id: 'second', round: 3, story: 'p2', do: [{ kind: 'add', variable: 'alarm', by: 10 }], again: true },
  ] as const;

  it('[row 73] strikes at the end of its rounds, harder and harder, the last step again and again', () => {
    const table = tableWith({ peril });
    const alarms = [1, 2, 3, 4].map(() => table.endRound().game.variables['alarm']);
    expect(alarms).toEqual([0, 1, 11, 21]);
    expect(table.shown.filter((prompt) => prompt.kind === 'message' && prompt.peril)).toHaveLength(3);
  });

  it('[effect:peril] can be brought forward or switched off', () => {
    const hurried = tableDoing([{ kind: 'peril', steps: 2 }], { peril });
    expect(hurried.game.variables['alarm']).toBe(11);
    const off = tableDoing([{ kind: 'peril', off: true }], { peril });
    off.endRound().endRound().endRound();
    expect(off.game.variables['alarm']).toBe(0);
  });
});

describe('refused commands', () => {
  const strange: readonly Command[] = [
    { kind: 'endActivation', who: 'nobody' },
    { kind: 'beginActivation', who: 'friend' },
    { kind: 'interact', thing: 'nothing', option: 'x' },
    { kind: 'interact', thing: 'door', option: 'x' },
    { kind: 'interact', thing: 'plans', option: 'retrieve' },
    { kind: 'interact', thing: 'door', option: 'open', who: 'nobody' },
    { kind: 'report', script: 'door-opens' },
    { kind: 'wound', hero: 'nobody' },
    { kind: 'defeatGroup', group: 'x' },
    { kind: 'destroy', thing: 'crate' },
    { kind: 'destroy', thing: 'x' },
    { kind: 'drop', thing: 'plans' },
    { kind: 'useMedpac', who: 'ada' },
    { kind: 'tell', told: [] },
    { kind: 'finishActivation' },
    { kind: 'moveFigure', figure: 'ada', to: [0, 0] },
    { kind: 'setFigure', figure: 'ada', set: { damage: 1 } },
    { kind: 'defeatFigure', figure: 'x' },
    { kind: 'answer', answer: { kind: 'done' } },
  ];
  it.each(strange)('$kind that cannot be: said why, nothing changed', (command) => {
    const { play, game } = tableWith();
    const before = structuredClone(game);
    expect(advance(play, game, command)).toMatchObject({ ok: false });
    expect(game).toEqual(before);
  });

  it('a game stays as it was while the next one is made from it', () => {
    const kit = sampleKit();
    const play = makePlay(kit);
    const heroes = ['ada', 'bo'].map((id) => ({ id }));
    const { game } = startMission(
      { kit, seed: 's', party: { heroes }, difficulty: 'hard', tracked: true },
      play,
    );
    const frozen = deepFreeze(structuredClone(game));
    expect(advance(play, frozen, { kind: 'answer', answer: { kind: 'done' } }).ok).toBe(true);
  });
});

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

it('[row 85] an encounter has no map and no rounds: it is over when its scripts are', () => {
  const table = tableWith({
    encounter: true,
    sections: [],
    things: [],
    scripts: [
      {
        id: 'meet',
        on: { kind: 'missionStart' },
        do: [
          { kind: 'message', story: 's' },
          { kind: 'credits', add: 50 },
        ],
      },
    ],
    rewards: [{ id: 'thanks', gear: 'heroes', fame: 1 }],
  });
  expect(table.game).toMatchObject({ stage: 'over', round: 0, gains: { credits: 50, gear: 2, fame: 1 } });
  expect(table.game.result).toMatchObject({ outcome: 'encounter-over', won: true });
  expect(table.shown.map(({ kind }) => kind)).toEqual(['message', 'gain', 'over']);
});
