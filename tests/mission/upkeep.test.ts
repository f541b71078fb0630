// Upkeep of a turn in tracked play: movement points over several ways, strain for them, rests, Bleeding, the conditions that are
// used up, and cards that ready or exhaust. The app counts and carries out; it keeps nobody from anything.

import { describe, expect, it } from 'vitest';
import { advance, makePlay, turnOf, type Command, type Event, type Game } from '../../src/mission';
import type { Condition, Point } from '../../src/rules';
import { allyState, figureState, heroState as hero, sampleGame, sampleKit, withTroopers } from './sample';

const kit = sampleKit();
const script = {
  id: 'tested',
  on: { kind: 'interacted', thing: 'crate', option: 'search' },
  do: [{ kind: 'test', text: 'question', attributes: ['tech'], who: 'active', outcomes: [{ atLeast: 1 }] }],
} as const;
const crate = {
  id: 'crate',
  kind: 'crate',
  section: 'hall',
  at: [0, 2],
  options: [{ id: 'search', text: 'search', again: true }],
} as const;
const play = makePlay({
  ...kit,
  // A long corridor: the hall is 4 wide, the cell 3; its door is gone.
  mission: {
    ...kit.mission,
    things: kit.mission.things
      .filter(({ id }) => id !== 'door')
      .map((thing) => (thing.id === 'crate' ? crate : thing)),
    scripts: [script as never],
  },
});
/** As printed on the sample's sheets: Speed 4, Endurance 4, Health 10 and 10 more with two heroes. */
const SPEED = 4;

function tracked(ada: Parameters<typeof figureState>[2] = {}, change: Partial<Game> = {}): Game {
  const { map } = sampleGame(kit);
  return withTroopers(
    sampleGame(kit, {
      tracked: true,
      map: { ...map, sections: ['hall', 'cell'] },
      figures: {
        ada: figureState('ada', 'hero', { at: [0, 0], ...ada }),
        bo: figureState('bo', 'hero', { at: [0, 2] }),
      },
      ...change,
    }),
  );
}

const begin: Command = { kind: 'beginActivation', who: 'ada' };
const end: Command = { kind: 'endActivation', who: 'ada', upkeep: true };
const walk = (to: Point): Command => ({ kind: 'moveFigure', figure: 'ada', to });
const tick = (actions: number): Command => ({ kind: 'spendActions', actions });
const strain: Command = { kind: 'strainToMove' };
const attack: Command = { kind: 'takeAction', as: 'attack' };
const rest: Command = { kind: 'takeAction', as: 'rest' };
const discard = (condition: 'stunned' | 'bleeding'): Command => ({
  kind: 'takeAction',
  as: 'discard',
  condition,
});
const suffer: Command = { kind: 'bleed', suffer: true };
const waive: Command = { kind: 'bleed', suffer: false };
const search: Command = { kind: 'interact', thing: 'crate', option: 'search', who: 'ada' };

const events: Event[] = [];
function told(start: Game, ...commands: readonly Command[]): Game {
  events.length = 0;
  return commands.reduce((game, command) => {
    const next = advance(play, game, command);
    if (!next.ok) throw new Error(`${command.kind}: ${next.error.code}`);
    events.push(...next.value.events);
    return next.value.game;
  }, start);
}
const refusal = (game: Game, command: Command) => {
  const next = advance(play, game, command);
  return next.ok ? null : next.error.code;
};
/** Points left, points too many, actions spent. */
const counted = (...commands: readonly Command[]) => {
  const turn = turnOf(play, told(tracked(), begin, ...commands));
  return [turn?.pointsLeft, turn?.pointsOver, turn?.actions.spent];
};
const sheet = ({ figures }: Game, id = 'ada') => {
  const { damage, strain: strained, conditions } = figures[id] ?? figureState(id, 'hero');
  return { damage, strain: strained, conditions };
};

describe('movement points', () => {
  it('[7.1] the sample walks 4', () => {
    expect(turnOf(play, told(tracked(), begin))?.speed).toBe(SPEED);
  });

  it('[7.1] the first way begins a move; what is left of it takes no action', () => {
    expect(counted(walk([2, 0]))).toEqual([2, 0, 1]);
    expect(counted(walk([2, 0]), walk([4, 0]))).toEqual([0, 0, 1]);
    expect(counted(walk([2, 0]), walk([4, 0]), walk([5, 0]))).toEqual([3, 0, 2]);
  });

  it('[7.1] points stay while something else is done', () => {
    expect(counted(walk([2, 0]), attack, walk([4, 0]))).toEqual([0, 0, 2]);
  });

  it('[7.1] a way that is longer than one move begins two', () => {
    expect(counted(walk([5, 0]))).toEqual([3, 0, 2]);
  });

  it('[7.1] without actions a figure walks as far as the players say, and it is told', () => {
    expect(counted(tick(2), walk([3, 0]))).toEqual([0, 3, 2]);
    expect(counted(tick(1), walk([5, 0]))).toEqual([0, 1, 2]);
  });

  it('[7.1, 7.3] points gained later pay for what was too much', () => {
    expect(counted(tick(1), walk([5, 0]), strain)).toEqual([0, 0, 2]);
    expect(counted(tick(1), walk([5, 0]), strain, strain)).toEqual([1, 0, 2]);
  });

  it('[7.2] a move that is taken back gives no more points, and what was walked stays', () => {
    expect(counted(walk([2, 0]), tick(0))).toEqual([0, 0, 0]);
    expect(counted(walk([2, 0]), tick(0), walk([3, 0]))).toEqual([3, 0, 1]);
    expect(counted(walk([5, 0]), tick(1))).toEqual([0, 0, 1]);
  });

  it('[7.2] an action that was no move leaves the points alone', () => {
    expect(counted(walk([2, 0]), attack, tick(1))).toEqual([2, 0, 1]);
  });

  it('[7.1] a turn of an older save has nothing left and nothing too much', () => {
    const old: Game = { ...told(tracked(), begin), turn: { actions: 1, points: 3 } };
    expect(turnOf(play, old)).toMatchObject({ pointsLeft: 0, pointsOver: 0, strained: 0, due: 0 });
    expect(turnOf(play, told(old, walk([1, 0])))).toMatchObject({ pointsLeft: 3, actions: { spent: 2 } });
  });
});

describe('strain for movement', () => {
  it('[7.3] 1 strain gives 1 point', () => {
    const game = told(tracked(), begin, strain);
    expect(sheet(game).strain).toBe(1);
    expect(turnOf(play, game)).toMatchObject({ pointsLeft: 1, strained: 1, actions: { spent: 0 } });
    expect(turnOf(play, told(game, walk([1, 0])))).toMatchObject({ pointsLeft: 0, actions: { spent: 0 } });
  });

  it('[7.3] a third time, or beyond the endurance, is counted all the same', () => {
    expect(turnOf(play, told(tracked(), begin, strain, strain, strain))?.strained).toBe(3);
    expect(sheet(told(tracked({ strain: 4 }), begin, strain))).toMatchObject({ strain: 4, damage: 1 });
  });

  it('[7.3] is for heroes', () => {
    const ally = { figures: { 'ally-1': figureState('ally-1', 'ally', { at: [0, 0], of: 'friend' }) } };
    const game = tracked({}, { actors: [hero('ada'), hero('bo'), allyState('friend')], ...ally });
    expect(refusal(told(game, { kind: 'beginActivation', who: 'friend' }), strain)).toBe('cannotAct');
    expect(refusal(told(game, { kind: 'beginActivation', who: 'friend' }), rest)).toBe('cannotAct');
  });
});

describe('rest', () => {
  it('[7.4] an action that takes strain up to the endurance and heals no damage', () => {
    const game = told(tracked({ strain: 3, damage: 6 }), begin, rest);
    expect(sheet(game)).toMatchObject({ strain: 0, damage: 6 });
    expect(turnOf(play, game)?.actions.spent).toBe(1);
  });

  it('[7.4] [row 74] with a medpac it heals 5, in one action', () => {
    const medpac: Command = { kind: 'takeAction', as: 'rest', medpac: true };
    const game = told(tracked({ strain: 2, damage: 6 }, { medpacs: 1 }), begin, medpac);
    expect(sheet(game)).toMatchObject({ strain: 0, damage: 1 });
    expect([game.medpacs, turnOf(play, game)?.actions.spent]).toEqual([0, 1]);
    expect(refusal(game, medpac)).toBe('noMedpac');
  });

  it('[7.4] [row 74] the medpac of an ally is an action, of a hero it is none by itself', () => {
    const figures = {
      ...tracked().figures,
      'ally-1': figureState('ally-1', 'ally', { at: [1, 1], of: 'friend' }),
    };
    const game = tracked({}, { medpacs: 2, actors: [hero('ada'), hero('bo'), allyState('friend')], figures });
    const ally = told(game, { kind: 'beginActivation', who: 'friend' }, { kind: 'useMedpac', who: 'ally-1' });
    expect(turnOf(play, ally)?.actions.spent).toBe(1);
    expect(turnOf(play, told(game, begin, { kind: 'useMedpac', who: 'ada' }))?.actions.spent).toBe(0);
  });
});

describe('Bleeding', () => {
  const bleeding = { conditions: ['bleeding'] as readonly Condition[] };
  const due = (...commands: readonly Command[]) =>
    turnOf(play, told(tracked(bleeding), begin, ...commands))?.due;

  it.each([
    ['a move', [walk([2, 0])], 1],
    ['two moves in one way', [walk([5, 0])], 2],
    ['the rest of a move', [walk([2, 0]), suffer, walk([4, 0])], 0],
    ['an attack', [attack], 1],
    ['a rest', [rest], 1],
    ['a tick', [tick(2)], 2],
    ['a tick that is taken back', [tick(2), tick(1)], 1],
    ['strain for a point, which is no action', [strain], 0],
    ['the action that discards it', [discard('bleeding')], 0],
    ['what was due before it was discarded', [attack, discard('bleeding')], 1],
  ] as const)('[7.5] asks for strain after each action: %s', (_, commands, strained) => {
    expect(due(...commands)).toBe(strained);
  });

  it('[7.5] nobody else is asked, and told play knows nothing of it', () => {
    expect(turnOf(play, told(tracked(), begin, attack))?.due).toBe(0);
    const play0 = { ...tracked(bleeding), tracked: false };
    expect(turnOf(play, told(play0, begin, tick(1)))?.due).toBe(0);
    expect(refusal(told(play0, begin), attack)).toBe('notTracked');
  });

  it('[7.5] one tap suffers it, another waives it', () => {
    const suffered = told(tracked(bleeding), begin, tick(2), suffer);
    expect([sheet(suffered).strain, turnOf(play, suffered)?.due]).toEqual([2, 0]);
    const waived = told(tracked(bleeding), begin, tick(2), waive);
    expect([sheet(waived).strain, turnOf(play, waived)?.due]).toEqual([0, 0]);
    expect(refusal(waived, suffer)).toBe('badNumber');
  });

  it('[7.5, 6.4] beyond the endurance it is damage, and may wound', () => {
    const hurt = told(tracked({ ...bleeding, strain: 4, damage: 18 }), begin, attack, suffer);
    expect(sheet(hurt)).toMatchObject({ strain: 4, damage: 19 });
    const wounded = told(tracked({ ...bleeding, strain: 4, damage: 19 }), begin, attack, suffer);
    expect(wounded.actors[0]).toMatchObject({ id: 'ada', wounded: true });
    // The wounded side has an endurance of 3.
    expect(sheet(wounded)).toMatchObject({ strain: 3, damage: 0 });
  });

  it('[7.5] what is still due is suffered when the activation ends', () => {
    const ended = told(tracked(bleeding), begin, tick(2), end);
    expect(sheet(ended).strain).toBe(2);
    expect(events).toContainEqual({ kind: 'bled', figure: 'ada', strain: 2, damage: 0 });
    expect(sheet(told(tracked(bleeding), begin, tick(2), waive, end)).strain).toBe(0);
  });

  it('[7.5, row 40] whoever falls by it at the end has ended the activation; the Empire follows', () => {
    const actors = [hero('ada', { wounded: true }), hero('bo')];
    const start = tracked({ ...bleeding, strain: 4, damage: 19 }, { actors });
    const ended = told(start, begin, tick(1), end);
    expect(ended.actors[0]).toMatchObject({ gone: 'withdrew', activated: 1 });
    expect([ended.active, ended.window?.group]).toEqual([null, 'troopers-1']);
  });

  it('an ending without upkeep leaves everything as it is: recorded games go as they went', () => {
    const plain: Command = { kind: 'endActivation', who: 'ada' };
    const ended = told(tracked({ conditions: ['bleeding', 'weakened'] }), begin, tick(2), plain);
    expect(sheet(ended)).toEqual({ damage: 0, strain: 0, conditions: ['bleeding', 'weakened'] });
  });
});

describe('other conditions', () => {
  const conditions: readonly Condition[] = ['stunned', 'weakened', 'focused', 'hidden'];

  it('[7.6] Stunned is discarded by an action, for which a Bleeding figure bleeds', () => {
    const game = told(tracked({ conditions: ['stunned', 'bleeding'] }), begin, discard('stunned'));
    expect(sheet(game).conditions).toEqual(['bleeding']);
    expect(turnOf(play, game)).toMatchObject({ actions: { spent: 1 }, due: 1 });
  });

  it('[7.6] nobody discards what they do not have, nor what no action discards', () => {
    const game = told(tracked({ conditions }), begin);
    expect(refusal(game, discard('bleeding'))).toBe('cannotAct');
    expect(refusal(game, discard('focused' as 'stunned'))).toBe('cannotAct');
  });

  it('[7.6] Stunned keeps nobody from what the players say', () => {
    expect(turnOf(play, told(tracked({ conditions }), begin, walk([1, 0]), attack))?.actions.spent).toBe(2);
  });

  it('[7.7, 6.7] an attack uses up Focused and Hidden', () => {
    const game = told(tracked({ conditions }), begin, attack);
    expect(sheet(game).conditions).toEqual(['stunned', 'weakened']);
    expect(events).toContainEqual({
      kind: 'conditionsEnded',
      figure: 'ada',
      conditions: ['focused', 'hidden'],
    });
  });

  it('[7.7, 6.7] a test that Focused gave a die to uses it up, and no other test', () => {
    const tested = { kind: 'tested', hero: 'ada', attribute: 'tech', successes: 1 } as const;
    const asked = told(tracked({ conditions }), begin, search);
    expect(asked.prompt?.kind).toBe('test');
    const after = (answer: Extract<Command, { kind: 'answer' }>['answer']) =>
      sheet(told(asked, { kind: 'answer', answer })).conditions;
    expect(after({ ...tested, focused: true })).toEqual(['stunned', 'weakened', 'hidden']);
    expect(after(tested)).toEqual(conditions);
  });

  it('[7.7, 6.7] Weakened ends with the activation', () => {
    expect(sheet(told(tracked({ conditions }), begin, end)).conditions).toEqual([
      'stunned',
      'focused',
      'hidden',
    ]);
  });
});

describe('cards that ready or exhaust', () => {
  const ready = (actor: string, on: boolean): Command => ({ kind: 'readyActor', actor, ready: on });
  const group = (id: string, on: boolean): Command => ({ kind: 'readyGroup', group: id, ready: on });
  const activated = (game: Game, id: string) => game.actors.find((actor) => actor.id === id)?.activated;

  it('[7.8] a hero loses an activation of the round, and gets one back', () => {
    const exhausted = told(tracked(), ready('bo', false));
    expect(activated(exhausted, 'bo')).toBe(1);
    expect(activated(told(exhausted, ready('bo', true)), 'bo')).toBe(0);
  });

  it('[7.8] nothing more is given back than was used, nothing more is taken than there is', () => {
    expect(refusal(tracked(), ready('bo', true))).toBe('alreadyReady');
    // Two heroes have two activations each (row 44).
    const none = told(tracked(), ready('bo', false), ready('bo', false));
    expect(refusal(none, ready('bo', false))).toBe('alreadyActivated');
    expect(refusal(told(tracked(), begin), ready('ada', false))).toBe('cannotAct');
    expect(refusal(tracked(), ready('nobody', true))).toBe('unknownHero');
  });

  it('[7.8] where nobody is left to act, the round goes on', () => {
    const off = ready('ada', false);
    const over = told(tracked(), off, ready('bo', false), off, ready('bo', false));
    expect([over.stage, over.window?.group]).toEqual(['imperial', 'troopers-1']);
  });

  it('[7.8] an exhausted group does not activate in this round, a readied one does again', () => {
    const exhausted = told(tracked(), group('troopers-1', false));
    expect(exhausted.groups[0]?.activated).toBe(true);
    expect(told(exhausted, begin, end).window).toBeNull();
    expect(told(exhausted, group('troopers-1', true), begin, end).window?.group).toBe('troopers-1');
    expect(refusal(exhausted, group('troopers-1', false))).toBe('alreadyActivated');
    expect(refusal(tracked(), group('troopers-1', true))).toBe('alreadyReady');
    expect(refusal(tracked(), group('nobody', true))).toBe('unknownGroup');
  });

  it('all of it is plain data: a reload in the middle of a turn shows the same', () => {
    const game = told(tracked({ conditions: ['bleeding'] }), begin, walk([2, 0]), strain);
    expect(turnOf(play, JSON.parse(JSON.stringify(game)) as Game)).toEqual(turnOf(play, game));
  });
});
