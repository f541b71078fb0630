// People of a mission: they come, stand, are hurt, fall, rise, leave and escape; and heroes escape as well.

import { describe, expect, it } from 'vitest';
import { actorIn, figuresOfActor, heroIn } from '../../src/mission/actors';
import {
  boardOf,
  fighterInMission,
  numbersOf,
  turnStateOf,
  type Effect,
  type Script,
  type Setup,
} from '../../src/mission';
import { reach, type FigureId } from '../../src/rules';
import { tableDoing, type Table } from './table';

const TRACKED: Partial<Setup> = { tracked: true };
const PERSONS = [
  { id: 'guide', name: 'guide' },
  { id: 'medic', name: 'medic', health: 'heroes + 2', side: 'rebel', falls: true },
  { id: 'pilot', name: 'pilot', card: 'friend', side: 'rebel', played: true },
] as const;

const joins = (person: string, at: readonly [number, number]): Effect => ({
  kind: 'personJoins',
  person,
  at: [at],
});
const play = (effects: readonly Effect[], scripts: readonly Script[] = [], setup: Partial<Setup> = TRACKED) =>
  tableDoing(effects, { persons: PERSONS, scripts } as never, setup);
const figureOf = ({ game }: Table, id: string) => figuresOfActor(game, id)[0];
const pieceOf = ({ play: of, game }: Table, id: string) =>
  boardOf(of, game)?.figures.get(figuresOfActor(game, id)[0]?.id as FigureId);

describe('who they are', () => {
  it("[1.6] somebody neutral stands on the map, on nobody's side, and nobody plays them", () => {
    const table = play([joins('guide', [2, 2])]);
    expect(actorIn(table.game, 'guide')).toMatchObject({
      kind: 'bystander',
      side: 'neutral',
      controller: 'nobody',
    });
    expect(figureOf(table, 'guide')).toMatchObject({ at: [2, 2], actor: 'guide' });
    expect(pieceOf(table, 'guide')).toMatchObject({ side: 'neutral', incapacitated: false });
    const guide = actorIn(table.game, 'guide');
    expect(guide && turnStateOf(table.game, guide)).toBe('idle');
    expect(table.refusal({ kind: 'beginActivation', who: 'guide' })).toBe('cannotAct');
  });

  it("health is the mission's; numbers come from a card where one is named, and such a person may act", () => {
    const table = play([joins('medic', [2, 2]), joins('pilot', [1, 2])]);
    const [medic, pilot] = [figureOf(table, 'medic'), figureOf(table, 'pilot')];
    expect(medic && fighterInMission(table.play, table.game, medic).health).toBe(4);
    expect(pilot && fighterInMission(table.play, table.game, pilot)).toMatchObject({
      health: 8,
      side: 'rebel',
    });
    expect(table.refusal({ kind: 'beginActivation', who: 'pilot' })).toBeUndefined();
  });

  it('[told play] the players are told where to put them', () => {
    const { shown, game } = play([joins('guide', [2, 2])], [], {});
    const figures = [{ id: 'bystander-1', of: 'guide', at: [2, 2] }];
    expect(shown).toContainEqual({ kind: 'figures', does: 'joins', figures });
    expect(game.figures['bystander-1']?.at).toBeNull();
  });

  it('nobody comes twice; who left comes back as new', () => {
    const twice = play([joins('guide', [2, 2]), joins('guide', [3, 2])]);
    expect(figuresOfActor(twice.game, 'guide')).toHaveLength(1);
    const back = play([
      joins('guide', [2, 2]),
      { kind: 'personLeaves', person: 'guide' },
      joins('guide', [3, 2]),
    ]);
    expect(actorIn(back.game, 'guide')?.gone).toBeNull();
    expect(figureOf(back, 'guide')?.at).toEqual([3, 2]);
    expect(back.shown).toContainEqual(expect.objectContaining({ does: 'leaves' }));
  });
});

describe('hurt, down and up again', () => {
  const fell: Script = {
    id: 'fell',
    on: { kind: 'personIncapacitated', person: 'medic' },
    runs: 'always',
    do: [],
  };
  const died: Script = { id: 'died', on: { kind: 'personDefeated' }, do: [] };

  it("[1.5] defeated, a person who falls stays: without conditions, in nobody's way, but in the space", () => {
    const table = play(
      [
        joins('medic', [1, 1]),
        { kind: 'gain', who: 'person:medic', conditions: ['stunned'] },
        { kind: 'suffer', who: 'person:medic', damage: 9 },
      ],
      [fell, died],
    );
    expect(figureOf(table, 'medic')).toMatchObject({ incapacitated: true, conditions: [], at: [1, 1] });
    expect([table.ran('fell'), table.ran('died')]).toEqual([1, 0]);
    expect(pieceOf(table, 'medic')?.incapacitated).toBe(true);
    const board = boardOf(table.play, table.game);
    const ada = board?.figures.get('ada' as FigureId);
    if (!board || !ada) throw new Error('nobody stands there');
    const ends = reach(board, ada, 4).ends.map(({ at }) => at.join());
    expect(ends).not.toContain('1,1');
  });

  it('[1.5] nothing hurts who is incapacitated, and no condition holds', () => {
    const down: readonly Effect[] = [joins('medic', [1, 1]), { kind: 'incapacitate', who: 'person:medic' }];
    const quiet = play(down);
    const hurt = play([
      ...down,
      { kind: 'suffer', who: 'eachRebel', damage: 1 },
      { kind: 'gain', who: 'person:medic', conditions: ['bleeding'] },
    ]);
    expect(figureOf(hurt, 'medic')).toEqual(figureOf(quiet, 'medic'));
    expect(hurt.game.figures['ada']?.damage).toBe(1);
  });

  it('[told play] the players say who is defeated; who falls stays, who does not is gone', () => {
    const table = play([joins('medic', [1, 1]), joins('guide', [2, 2])], [fell, died], {});
    table.do({ kind: 'defeat', actor: 'medic' }).read();
    expect([table.ran('fell'), actorIn(table.game, 'medic')?.gone]).toEqual([1, null]);
    expect(table.shown).toContainEqual(expect.objectContaining({ kind: 'figures', does: 'falls' }));
    table.do({ kind: 'defeat', actor: 'guide' }).read();
    expect([table.ran('died'), actorIn(table.game, 'guide')?.gone]).toEqual([1, 'defeated']);
  });

  it('[effect:revive] on their feet again, with the damage that is named or none', () => {
    const down: readonly Effect[] = [
      joins('medic', [1, 1]),
      { kind: 'suffer', who: 'person:medic', damage: 9 },
    ];
    const fresh = play([...down, { kind: 'revive', who: 'person:medic' }]);
    expect(figureOf(fresh, 'medic')).toMatchObject({ damage: 0 });
    expect(figureOf(fresh, 'medic')).not.toHaveProperty('incapacitated');
    expect(
      figureOf(play([...down, { kind: 'revive', who: 'person:medic', damage: 3 }]), 'medic')?.damage,
    ).toBe(3);
  });

  it('[1.5] somebody whom the players play has no turn while incapacitated', () => {
    const table = play([joins('pilot', [1, 2]), { kind: 'incapacitate', who: 'person:pilot' }]);
    expect(table.refusal({ kind: 'beginActivation', who: 'pilot' })).toBe('cannotAct');
  });

  it('[effect:moveFigures] puts figures down as close as possible to the places', () => {
    const table = play([joins('guide', [2, 2]), { kind: 'moveFigures', who: 'person:guide', to: [[3, 0]] }]);
    expect(figureOf(table, 'guide')?.at).toEqual([3, 0]);
  });
});

describe('escape', () => {
  const escape = (who: 'eachHero' | 'hero:ada' | 'person:guide'): Effect => ({ kind: 'escape', who });
  const last: Script = {
    id: 'last',
    on: { kind: 'allHeroesEscaped' },
    do: [{ kind: 'win', outcome: 'escaped' }],
  };

  it('[1.8] a hero leaves the map unharmed and has no more turns; the others go on', () => {
    const table = play([escape('hero:ada')]);
    expect(heroIn(table.game, 'ada')).toMatchObject({ gone: 'escaped', wounded: false });
    expect(table.game.figures['ada']).toBeUndefined();
    expect(table.refusal({ kind: 'beginActivation', who: 'ada' })).toBe('withdrawn');
    expect(table.refusal({ kind: 'beginActivation', who: 'bo' })).toBeUndefined();
    table.endRound();
    expect(table.game.round).toBe(2);
  });

  it('[1.8, D30] who has escaped is not wounded: the last healthy hero on the map may fall', () => {
    const table = play([escape('hero:ada')])
      .do({ kind: 'wound', hero: 'bo' })
      .read();
    expect(table.game.result).toBeNull();
  });

  it('[1.8] with the last hero gone the scripts decide', () => {
    expect(play([escape('eachHero')], [last]).game.result).toMatchObject({ outcome: 'escaped', won: true });
  });

  it('[1.8] the script that lets them go may end the mission itself', () => {
    const table = play([escape('eachHero'), { kind: 'lose', outcome: 'too-late' }]);
    expect(table.game.result).toMatchObject({ outcome: 'too-late' });
  });

  it('[1.8] if no script does, the mission is over all the same', () => {
    expect(play([escape('eachHero')]).game.result).toMatchObject({ outcome: 'all-escaped', won: false });
  });

  it('[1.8] some withdrew, the last one escapes: nobody is left', () => {
    const table = play([{ kind: 'withdraw', who: 'hero:bo' }, escape('hero:ada')], [last]);
    expect(table.game.result).toMatchObject({ outcome: 'escaped' });
  });

  it('[1.8] what is carried goes along', () => {
    const table = play([
      { kind: 'reveal', section: 'cell' },
      { kind: 'carry', thing: 'plans', who: 'hero:ada' },
      escape('hero:ada'),
    ]);
    expect(table.game.map.things['plans']).toMatchObject({ onMap: false, carriedBy: 'ada' });
  });

  it('[trigger:escaped] names a hero or a person, and does not take one for the other', () => {
    const seen = (id: string, on: Script['on']): Script => ({ id, ...(on && { on }), do: [] });
    const table = play(
      [joins('guide', [2, 2]), escape('person:guide')],
      [
        seen('guide-gone', { kind: 'escaped', person: 'guide' }),
        seen('ada-gone', { kind: 'escaped', hero: 'ada' }),
        seen('anyone', { kind: 'escaped' }),
      ],
    );
    expect([table.ran('guide-gone'), table.ran('ada-gone'), table.ran('anyone')]).toEqual([1, 0, 1]);
    expect(actorIn(table.game, 'guide')?.gone).toBe('escaped');
  });
});

describe('numbers of heroes that a mission changes', () => {
  const slower: Effect = { kind: 'heroNumber', who: 'hero:ada', number: 'speed', by: -1 };

  it('[gear] they change for these heroes alone, and the source is the mission', () => {
    const before = play([]);
    const table = play([slower, { kind: 'heroNumber', who: 'hero:ada', number: 'health', by: 'heroes' }]);
    const [was, is] = [before, table].map(({ play: of, game }) => numbersOf(of, game, 'ada'));
    const heroes = table.game.actors.filter(({ kind }) => kind === 'hero').length;
    expect(is?.speed).toBe((was?.speed ?? 0) - 1);
    expect(is?.health).toBe((was?.health ?? 0) + heroes);
    expect(is?.sources.speed?.at(-1)).toEqual({ from: 'mission', value: -1 });
    expect(numbersOf(table.play, table.game, 'bo')).toEqual(numbersOf(before.play, before.game, 'bo'));
  });

  it('[gear] who has more damage than health by it is wounded', () => {
    const table = play([
      { kind: 'suffer', who: 'hero:ada', damage: 4 },
      { kind: 'heroNumber', who: 'hero:ada', number: 'health', by: -99 },
    ]);
    expect(heroIn(table.game, 'ada')?.wounded).toBe(true);
  });
});
