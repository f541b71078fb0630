// Everybody who is no Imperial group: several allies at once, each for itself, and people whom nobody or the app plays.

import { describe, expect, it } from 'vitest';
import type { Actor } from '../../src/mission/actor';
import {
  actorIn,
  alliesIn,
  cardOfActor,
  controllerOf,
  figuresOfActor,
  newAlly,
  othersIn,
  sideOf,
} from '../../src/mission/actors';
import { legalCommands, whyNotActor, type Effect, type Script, type Setup } from '../../src/mission';
import { fighterInMission } from '../../src/mission/run/groups/situation';
import { allyState, figureState, heroState, runOf, sampleGame, sampleKit } from './sample';
import { tableDoing, tableWith, type Table } from './table';

const BOTH: Partial<Setup> = {
  party: { heroes: [{ id: 'ada' }, { id: 'bo' }], ally: ['friend', 'captain'] },
};

const groups = (count: number): readonly Effect[] => [
  { kind: 'reveal', section: 'cell' },
  ...Array.from({ length: count }, (): Effect => ({ kind: 'deploy', group: 'troopers' })),
];
const plan = (count: number): Script => ({ id: 'enemies', on: { kind: 'missionStart' }, do: groups(count) });

/** Three groups need more troopers than a box holds, and colours to tell them apart. */
const withGroups = (count: number, also: readonly Script[] = []): Table => {
  const table = tableWith({ scripts: [plan(count), ...also] }, BOTH);
  while (table.game.prompt?.kind === 'colour') {
    const [colour] = table.game.prompt.colours;
    if (colour) table.answer({ kind: 'colour', colour }).read();
  }
  return table;
};

const figuresIn = ({ game }: Table, actor: string): readonly string[] =>
  figuresOfActor(game, actor).map(({ id }) => id);

describe('two allies at once', () => {
  it('[row 80] both are actors of the one list, on the side of the heroes and played by the players', () => {
    const { game } = tableWith({}, BOTH);
    expect(game.actors.map(({ id, kind, side, controller }) => [id, kind, side, controller])).toEqual([
      ['ada', 'hero', 'rebel', 'players'],
      ['bo', 'hero', 'rebel', 'players'],
      ['friend', 'ally', 'rebel', 'players'],
      ['captain', 'ally', 'rebel', 'players'],
    ]);
    expect(figuresOfActor(game, 'friend').map(({ id, of }) => [id, of])).toEqual([['ally-1', 'friend']]);
    expect(figuresOfActor(game, 'captain').map(({ id, of }) => [id, of])).toEqual([['ally-2', 'captain']]);
  });

  it('[row 77, D31] each acts once a round, and one group follows each of them', () => {
    const table = withGroups(2);
    expect(table.game.groups).toHaveLength(2);
    table.do({ kind: 'endActivation', who: 'friend' });
    expect(table.game.window).not.toBeNull();
    table.read();
    expect(table.game.groups.filter(({ activated }) => activated)).toHaveLength(1);
    expect(table.refusal({ kind: 'beginActivation', who: 'friend' })).toBe('alreadyActivated');
    expect(table.refusal({ kind: 'beginActivation', who: 'captain' })).toBeUndefined();
    table.end('captain');
    expect(table.game.groups.filter(({ activated }) => activated)).toHaveLength(2);
    expect(table.has('groupActivated')).toBe(2);
    expect(table.game.actors.map(({ activated }) => activated)).toEqual([0, 0, 1, 1]);
  });

  it('[trigger:allyActivation] is set off by each of them, and `active` is the one who acts', () => {
    const hurt: Script = {
      id: 'hurt',
      on: { kind: 'allyActivation', moment: 'after' },
      runs: 'always',
      do: [{ kind: 'suffer', who: 'active', damage: 1 }],
    };
    const table = tableWith({ scripts: [hurt] }, { ...BOTH, tracked: true }).end('captain');
    expect([table.game.figures['ally-1']?.damage, table.game.figures['ally-2']?.damage]).toEqual([0, 1]);
    table.end('friend');
    expect([table.game.figures['ally-1']?.damage, table.game.figures['ally-2']?.damage]).toEqual([1, 1]);
  });

  it('[row 78] one is defeated, by its own id; the other goes on', () => {
    const lost: Script = { id: 'lost', on: { kind: 'allyDefeated', card: 'friend' }, do: [] };
    const table = withGroups(1, [lost]);
    table.do({ kind: 'beginActivation', who: 'friend' }).do({ kind: 'defeat', actor: 'friend' }).read();
    expect(actorIn(table.game, 'friend')?.gone).toBe('defeated');
    expect([figuresIn(table, 'friend'), figuresIn(table, 'captain')]).toEqual([[], ['ally-2']]);
    // Whoever was to act has left the map: the round goes on, and a group has followed.
    expect(table.game).toMatchObject({ active: null, stage: 'heroes' });
    expect(table.ran('lost')).toBe(1);
    expect(table.refusal({ kind: 'defeat', actor: 'friend' })).toBe('cannotAct');
    expect(table.refusal({ kind: 'beginActivation', who: 'friend' })).toBe('cannotAct');
    table.end('captain').endRound();
    expect(table.game.round).toBe(2);
    expect(table.refusal({ kind: 'beginActivation', who: 'captain' })).toBeUndefined();
  });

  it('[row 78] an ally of several figures is gone with the last of them, not with the first', () => {
    const lost: Script = { id: 'lost', on: { kind: 'allyDefeated', card: 'trooper' }, do: [] };
    const squad: Partial<Setup> = { party: { heroes: [{ id: 'ada' }, { id: 'bo' }], ally: ['trooper'] } };
    const table = tableWith({ scripts: [lost] }, squad);
    const defeat = (figure: string) => table.do({ kind: 'defeatFigure', figure }).read();
    defeat('ally-2');
    expect(actorIn(table.game, 'trooper')?.gone).toBeNull();
    expect(figuresIn(table, 'trooper')).toEqual(['ally-1', 'ally-3']);
    expect(table.refusal({ kind: 'beginActivation', who: 'trooper' })).toBeUndefined();
    defeat('ally-1');
    expect([actorIn(table.game, 'trooper')?.gone, table.ran('lost')]).toEqual([null, 0]);
    defeat('ally-3');
    expect([actorIn(table.game, 'trooper')?.gone, table.ran('lost')]).toEqual(['defeated', 1]);
  });

  it('[effect:allyLeaves] one leaves with that reason and is not defeated; without a card, all do', () => {
    const lost: Script = { id: 'lost', on: { kind: 'allyDefeated' }, do: [] };
    const one = tableDoing([{ kind: 'allyLeaves', card: 'captain' }], { scripts: [lost] }, BOTH);
    expect(othersIn(one.game).map(({ id, gone }) => [id, gone])).toEqual([['friend', null], ['captain', 'left']]); // prettier-ignore
    expect(one.events).toContainEqual({ kind: 'actorGone', actor: 'captain', of: 'captain', why: 'left' });
    const all = tableDoing([{ kind: 'allyLeaves' }], { scripts: [lost] }, BOTH);
    expect(othersIn(all.game).map(({ gone }) => gone)).toEqual(['left', 'left']);
    expect([one.ran('lost'), all.ran('lost')]).toEqual([0, 0]);
  });

  it('[cond:allyPlays] and `allyCost` count whoever is there', () => {
    const effects: readonly Effect[] = [
      { kind: 'set', variable: 'alarm', to: 'allyCost' },
      { kind: 'allyLeaves', card: 'friend' },
      {
        kind: 'if',
        if: { kind: 'allyPlays', card: 'captain' },
        then: [{ kind: 'set', variable: 'there', to: 1 }],
      },
      {
        kind: 'if',
        if: { kind: 'allyPlays', card: 'friend' },
        then: [{ kind: 'set', variable: 'gone', to: 1 }],
      },
      { kind: 'set', variable: 'left', to: 'allyCost' },
    ];
    const { game, play } = tableDoing(effects, {}, BOTH);
    const costOf = (card: string): number => play.kit.cards[card]?.cost ?? 0;
    expect(game.variables).toMatchObject({
      alarm: costOf('friend') + costOf('captain'),
      there: 1,
      left: costOf('captain'),
    });
    expect(game.variables['gone']).toBeUndefined();
  });
});

describe('joining', () => {
  const joins = (card: string, beside?: true): Effect => ({
    kind: 'allyJoins',
    card,
    ...(beside && { beside }),
  });
  const idsAfter = (...effects: readonly Effect[]): readonly string[] =>
    alliesIn(tableDoing(effects).game).map(({ id }) => id);

  it('[effect:allyJoins] only if there is none, unless somebody comes beside the other', () => {
    expect(idsAfter(joins('friend'), joins('captain'))).toEqual(['friend']);
    expect(idsAfter(joins('friend'), joins('captain', true))).toEqual(['friend', 'captain']);
  });

  it('[effect:allyJoins] of whom there is only one, there is no second; of others, each has its own id and figures', () => {
    expect(idsAfter(joins('captain'), joins('captain', true))).toEqual(['captain']);
    const table = tableDoing([joins('trooper'), joins('trooper', true)]);
    expect(alliesIn(table.game).map(({ id, of }) => [id, of])).toEqual([['trooper', 'trooper'], ['trooper-2', 'trooper']]); // prettier-ignore
    expect(figuresIn(table, 'trooper')).toEqual(['ally-1', 'ally-2', 'ally-3']);
    expect(figuresIn(table, 'trooper-2')).toEqual(['ally-4', 'ally-5', 'ally-6']);
    const joined = table.events.filter(({ kind }) => kind === 'actorJoined');
    expect(joined).toMatchObject([{ figures: ['ally-1', 'ally-2', 'ally-3'] }, { figures: ['ally-4', 'ally-5', 'ally-6'] }]); // prettier-ignore
  });

  it('[effect:allyJoins] who was gone comes back as the same', () => {
    const { game } = tableDoing([
      joins('friend'),
      { kind: 'allyLeaves' },
      joins('captain'),
      joins('friend', true),
    ]);
    expect(othersIn(game)).toEqual([allyState('friend'), allyState('captain')]);
  });

  it('names: like the card, with the first free number where somebody is called so, and back', () => {
    const heroes: readonly Actor[] = [heroState('friend'), heroState('bo')];
    const first = newAlly(heroes, 'friend');
    const second = newAlly([...heroes, first], 'friend');
    expect([first.id, second.id]).toEqual(['friend-2', 'friend-3']);
    expect([first, second].map(({ id }) => cardOfActor({ friend: 1 }, id))).toEqual(['friend', 'friend']);
    expect(cardOfActor({ 'squad-7': 1 }, 'squad-7')).toBe('squad-7');
  });
});

describe('side and controller', () => {
  const kit = sampleKit();
  const game = (change: Partial<Actor>) =>
    sampleGame(kit, {
      tracked: true,
      actors: [heroState('ada'), heroState('bo'), allyState('captain', change as Partial<typeof ALLY>)],
      figures: {
        ada: figureState('ada', 'hero', { at: [0, 0] }),
        'ally-1': figureState('ally-1', 'ally', { of: 'captain', at: [2, 2] }),
      },
    });
  const ALLY = allyState('captain');

  it('a bystander whom nobody plays has no turn, and the round does not wait for one', () => {
    const neutral = game({ kind: 'bystander', side: 'neutral', controller: 'nobody' });
    const bystander = neutral.actors[2];
    if (!bystander) throw new Error('nobody is there');
    expect(whyNotActor(neutral, bystander)).toBe('cannotAct');
    const commands = legalCommands(runOf(kit, neutral).play, neutral);
    expect(commands.some((command) => command.kind === 'endActivation' && command.who === 'captain')).toBe(
      false,
    );
    expect(commands.some((command) => command.kind === 'moveFigure' && command.figure === 'ally-1')).toBe(
      false,
    );
    const done = { ...neutral, actors: neutral.actors.map((actor) => (actor.kind === 'hero' ? { ...actor, activated: 2 } : actor)) }; // prettier-ignore
    expect(legalCommands(runOf(kit, done).play, done).some(({ kind }) => kind === 'endActivation')).toBe(
      false,
    );
  });

  it('a companion acts like an ally, but no script that waits for allies is set off', () => {
    const waits: Script = { id: 'waits', on: { kind: 'allyActivation', moment: 'after' }, do: [] };
    const table = tableWith({ scripts: [waits] }, BOTH);
    table.game = {
      ...table.game,
      actors: table.game.actors.map((actor) =>
        actor.id === 'friend' && actor.kind !== 'hero' ? { ...actor, kind: 'companion' } : actor,
      ),
    };
    table.end('friend');
    expect([table.ran('waits'), table.game.actors[2]?.activated]).toEqual([0, 1]);
    table.end('captain');
    expect(table.ran('waits')).toBe(1);
  });

  it('a fighter says whose side it is on and who plays it, whatever the card says', () => {
    const prisoner = game({ side: 'imperial', controller: 'players' });
    const turned = game({ side: 'rebel', controller: 'app' });
    const of = (now: typeof prisoner) => {
      const figure = figureState('ally-1', 'ally', { of: 'captain', at: [2, 2] });
      const { side, controller } = fighterInMission(runOf(kit, now).play, now, figure);
      expect([side, controller]).toEqual([sideOf(now, figure), controllerOf(now, figure)]);
      return [side, controller];
    };
    expect([of(prisoner), of(turned)]).toEqual([['imperial', 'players'], ['rebel', 'app']]); // prettier-ignore
  });
});
