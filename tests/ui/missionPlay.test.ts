// The mission screen between two taps: whose turn a portrait begins, who is in hand, whom the app does not see, and what it
// says when somebody falls.

import { describe, expect, it } from 'vitest';
import {
  advance,
  figureOfActor,
  makePlay,
  mayBegin,
  mayTakeOver,
  turnKey,
  turnStateOf,
  type Command,
  type Event,
  type Game,
} from '../../src/mission';
import { handOf } from '../../src/ui/mission/play/hand';
import { noticedIn } from '../../src/ui/mission/play/noticed';
import { nextPlace, unplacedFigures } from '../../src/ui/mission/play/places';
import {
  allyState as ally,
  figureState,
  heroState as hero,
  sampleGame,
  sampleKit,
  withTroopers,
} from '../mission/sample';

const kit = sampleKit();
const play = makePlay(kit);
const ADA = figureState('ada', 'hero', { at: [3, 1] });
const BO = figureState('bo', 'hero', { at: [1, 1] });
const ALLY = figureState('ally-1', 'ally', { of: 'trooper', at: [2, 2] });

/** Both rooms, everybody in place. */
function tracked(change: Partial<Game> = {}): Game {
  const { map } = sampleGame(kit);
  return withTroopers(
    sampleGame(kit, {
      tracked: true,
      map: { ...map, sections: ['hall', 'cell'] },
      figures: { ada: ADA, bo: BO },
      ...change,
    }),
  );
}

function tell(game: Game, command: Command): { game: Game; events: readonly Event[] } {
  const told = advance(play, game, command);
  if (!told.ok) throw new Error(told.error.code);
  return told.value;
}

const states = (game: Game): readonly string[] => game.actors.map((one) => turnStateOf(game, one));

describe('portraits', () => {
  it('[rows 39, 41] a portrait begins whoever may act, and shows who acts and who is done', () => {
    const before = sampleGame(kit, { actors: ['ada', 'bo', 'cy', 'di'].map((id) => hero(id)) });
    expect(states(before)).toEqual(['ready', 'ready', 'ready', 'ready']);
    expect(mayBegin(before, 'ada')).toBe(true);
    const begun = tell(before, { kind: 'beginActivation', who: 'ada' }).game;
    expect(states(begun)).toEqual(['acting', 'ready', 'ready', 'ready']);
    expect(mayBegin(begun, 'bo')).toBe(false);
    expect(mayTakeOver(begun, 'bo')).toBe(true);
    expect(mayTakeOver(begun, 'ada')).toBe(false);
    expect(turnStateOf(begun, hero('ada', { activated: 1 }))).toBe('acting');
    expect(turnStateOf({ ...begun, active: null }, hero('ada', { activated: 1 }))).toBe('done');
  });

  it('[rows 44, 46] a second activation waits until everybody has had one', () => {
    const waiting = sampleGame(kit, { actors: [hero('ada', { activated: 1 }), hero('bo')] });
    expect(states(waiting)).toEqual(['waiting', 'ready']);
    expect(mayBegin(waiting, 'ada')).toBe(false);
    const free = sampleGame(kit, { actors: [hero('ada', { activated: 1 }), hero('bo', { activated: 1 })] });
    expect(states(free)).toEqual(['ready', 'ready']);
  });

  it('[row 43] who has withdrawn never begins', () => {
    const game = sampleGame(kit, { actors: [hero('ada', { wounded: true, gone: 'withdrew' }), hero('bo')] });
    expect(states(game)).toEqual(['withdrawn', 'ready']);
    expect(mayBegin(game, 'ada')).toBe(false);
  });

  it('[row 77] the ally may act instead of a hero', () => {
    const game = sampleGame(kit, { actors: [hero('ada'), ally('trooper')] });
    expect(states(game)).toEqual(['ready', 'ready']);
    expect(mayBegin(game, 'trooper')).toBe(true);
    expect(states({ ...game, active: 'trooper' })).toEqual(['ready', 'acting']);
    expect(turnStateOf(game, ally('trooper', { activated: 1 }))).toBe('done');
    expect(turnStateOf(game, ally('trooper', { gone: 'defeated' }))).toBe('defeated');
  });

  it('[rows 40, 62] nobody begins while the app asks or a group acts', () => {
    const game = sampleGame(kit, { prompt: { kind: 'message', with: {} } });
    expect(mayBegin(game, 'ada')).toBe(false);
    expect(mayBegin({ ...game, prompt: null, stage: 'imperial' }, 'ada')).toBe(false);
  });
});

describe('the figure in hand', () => {
  it('[row 97] whoever acts is in hand without a tap, also after a reload in told play', () => {
    expect(handOf(tracked(), null)).toBeNull();
    expect(handOf(tracked({ active: 'ada' }), null)).toBe('ada');
    const told = sampleGame(kit, { active: 'ada' });
    expect(handOf(told, null)).toBe('ada');
    expect(handOf(told, { figure: null, turn: turnKey(told) })).toBeNull();
  });

  it('[tracked play] another figure can be taken, or all put away, until the turn is over', () => {
    const game = tracked({ active: 'ada' });
    const turn = turnKey(game);
    expect(handOf(game, { figure: 'troopers-1-2', turn })).toBe('troopers-1-2');
    expect(handOf(game, { figure: null, turn })).toBeNull();
    const next = { ...game, active: 'bo' };
    expect(handOf(next, { figure: 'troopers-1-2', turn })).toBe('bo');
    expect(handOf({ ...game, active: null }, { figure: 'ada', turn })).toBeNull();
  });

  it('[tracked play] who is defeated drops out of the hand, and undo brings nobody back who is not there', () => {
    const game = tracked({ active: 'ada' });
    const held = { figure: 'troopers-1-1', turn: turnKey(game) };
    const { game: after } = tell(game, { kind: 'defeatFigure', figure: 'troopers-1-1' });
    expect(handOf(after, held)).toBe('ada');
    expect(handOf(game, held)).toBe('troopers-1-1');
  });

  it('[row 44] with two heroes, what was held or put away in the first turn is forgotten in the second', () => {
    const first = { ...tracked({ active: 'ada' }), actors: [hero('ada'), hero('bo', { gone: 'withdrew' })] };
    const put = { figure: null, turn: turnKey(first) };
    expect(handOf(first, put)).toBeNull();
    const second = { ...first, actors: [hero('ada', { activated: 1 }), hero('bo', { gone: 'withdrew' })] };
    expect(handOf(second, put)).toBe('ada');
    expect(handOf({ ...first, round: 2 }, put)).toBe('ada');
  });

  it('[row 77] an ally is held by the first of its figures that stands', () => {
    const game = tracked({ active: 'trooper', figures: { ada: ADA, 'ally-1': ALLY } });
    expect(figureOfActor(game, 'trooper')).toBe('ally-1');
    expect(handOf(game, null)).toBe('ally-1');
    expect(figureOfActor(tracked(), 'trooper')).toBeNull();
  });
});

describe('what the app notices', () => {
  const same = (id: string) => id;
  const names = {
    figure: same,
    group: same,
    who: same,
    thing: same,
    owner: (id: string) => (id === 'ally-1' ? 'friend' : null),
  };
  const noticed = (game: Game, command: Command) => {
    const { game: after, events } = tell(game, command);
    return { after, said: noticedIn(command, events, names).map(({ kind, name }) => `${kind} ${name}`) };
  };
  const hurt = (figure: string, damage: number): Command => ({ kind: 'setFigure', figure, set: { damage } });

  it('[row 53] damage up to the last point defeats a figure, the last one its group, and nobody is asked', () => {
    const game = tracked();
    const scratched = noticed(game, hurt('troopers-1-1', 1));
    expect(scratched.said).toEqual([]);
    const first = noticed(scratched.after, hurt('troopers-1-1', 99));
    expect(first.said).toEqual(['figureDefeated troopers-1-1']);
    const second = noticed(first.after, hurt('troopers-1-2', 99));
    const last = noticed(second.after, { kind: 'defeatFigure', figure: 'troopers-1-3' });
    expect(last.said).toEqual(['groupDefeated troopers-1']);
    expect(last.after.groups).toEqual([]);
  });

  it('[row 53] whom the damage of a mission takes on the side of the heroes is told', () => {
    const read: Command = { kind: 'answer', answer: { kind: 'done' } };
    const said = (...events: Event[]) => noticedIn(read, events, names).map(({ kind }) => kind);
    expect(said({ kind: 'figureDefeated', figure: 'ally-1' }, { kind: 'heroWounded', hero: 'ada' })).toEqual([
      'figureDefeated',
      'heroWounded',
    ]);
    expect(said({ kind: 'figureDefeated', figure: 'troopers-1-1' })).toEqual([]);
  });

  it('[row 30] whoever opens a door is told of its token', () => {
    const open: Command = { kind: 'interact', thing: 'door', option: 'open', who: 'ada' };
    const game = tracked({ map: sampleGame(kit).map, active: 'ada' });
    expect(noticed(game, open).said).toEqual(['doorOpened door']);
    const byScript: Event[] = [
      { kind: 'doorChanged', thing: 'door', door: 'open' },
      { kind: 'shown', prompt: { kind: 'door', thing: 'door', door: 'open' } },
    ];
    expect(noticedIn(open, byScript, names)).toEqual([]);
  });

  it('[row 42] a hero without health is wounded, once more and withdraws', () => {
    const wounded = noticed(tracked(), hurt('ada', 99));
    expect(wounded.said).toEqual(['heroWounded ada']);
    expect(wounded.after.figures['ada']?.damage).toBe(0);
    expect(noticed(wounded.after, hurt('ada', 99)).said).toEqual(['heroWithdrew ada']);
  });

  it('what players told themselves is not told back to them', () => {
    expect(noticed(tracked(), { kind: 'wound', hero: 'ada' }).said).toEqual([]);
  });
});

describe('where are they?', () => {
  it('[tracked play] switched on in the middle: heroes are asked for first, whoever is skipped stays unknown', () => {
    const told = withTroopers(sampleGame(kit, { figures: { ada: ADA, bo: { ...BO, at: null } } }));
    expect(unplacedFigures(told)).toEqual([]);
    const { game } = tell(told, { kind: 'track', on: true });
    expect(unplacedFigures(game).map(({ id }) => id)).toEqual([
      'ada',
      'bo',
      'troopers-1-1',
      'troopers-1-2',
      'troopers-1-3',
    ]);
    expect(nextPlace(game, ['ada'])).toBe('bo');
    const { game: placed } = tell(game, { kind: 'moveFigure', figure: 'bo', to: [1, 1] });
    expect(nextPlace(placed, ['ada'])).toBe('troopers-1-1');
    expect(nextPlace(placed, Object.keys(placed.figures))).toBeNull();
  });

  it('[tracked play] nothing old comes back when tracking is switched off and on again', () => {
    const hurt = tell(tracked(), { kind: 'setFigure', figure: 'ada', set: { damage: 2, strain: 1 } }).game;
    const off = tell(hurt, { kind: 'track', on: false }).game;
    const { game } = tell(off, { kind: 'track', on: true });
    expect(game.figures['ada']).toMatchObject({ at: null, damage: 0, strain: 0, conditions: [] });
  });
});
