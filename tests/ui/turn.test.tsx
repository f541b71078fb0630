// A hero's turn on the screen: what is offered, what the board shows of the way that is left, and what is said when the app has
// seen to something.

import { describe, expect, it } from 'vitest';
import { advance, makePlay, turnOf, type Command, type Event, type Game } from '../../src/mission';
import { GroupPanel } from '../../src/ui/mission/GroupPanel';
import { HeroPanel } from '../../src/ui/mission/HeroPanel';
import { handMarks } from '../../src/ui/mission/play/handMarks';
import { InReach } from '../../src/ui/mission/play/InReach';
import { noticedIn } from '../../src/ui/mission/play/noticed';
import { HandVitals, VitalsReadout } from '../../src/ui/mission/play/HandVitals';
import { TurnActs } from '../../src/ui/mission/play/TurnActs';
import { TurnNotes } from '../../src/ui/mission/play/TurnNotes';
import { figureState, heroState as hero, sampleGame, sampleKit, withTroopers } from '../mission/sample';
import { missionHtml, readable } from './missionHtml';

const kit = sampleKit();
const play = makePlay(kit);

/** The hall alone, 4 by 3; Speed 4, Endurance 4. */
function tracked(ada: Parameters<typeof figureState>[2] = {}, change: Partial<Game> = {}): Game {
  const figures = { ada: figureState('ada', 'hero', { at: [0, 0], ...ada }), bo: figureState('bo', 'hero') };
  return sampleGame(kit, { tracked: true, figures, ...change });
}

const begin: Command = { kind: 'beginActivation', who: 'ada' };
const walk = (x: number, y: number): Command => ({ kind: 'moveFigure', figure: 'ada', to: [x, y] });

function told(start: Game, ...commands: readonly Command[]): { game: Game; events: readonly Event[] } {
  return commands.reduce<{ game: Game; events: readonly Event[] }>(
    ({ game }, command) => {
      const next = advance(play, game, command);
      if (!next.ok) throw new Error(next.error.code);
      return next.value;
    },
    { game: start, events: [] },
  );
}

function acts(start: Game, ...commands: readonly Command[]): string {
  const { game } = told(start, begin, ...commands);
  const [turn, figure] = [turnOf(play, game), game.figures['ada']];
  return turn && figure ? readable(missionHtml(play, game, <TurnActs figure={figure} turn={turn} />)) : '';
}

describe('what can be done now', () => {
  it('[7.3, 7.4] attack, rest and strain for a point; the medpac where it helps', () => {
    expect(acts(tracked())).toMatch(/Attack Rest/);
    expect(acts(tracked())).toContain('Suffer 1 strain for 1 movement point, 0 of 2');
    expect(acts(tracked({}, { medpacs: 1 }))).not.toContain('medpac');
    expect(acts(tracked({ damage: 1 }, { medpacs: 1 }))).toContain('Rest with a medpac');
  });

  it('[7.3] where the rules forbid strain for a point, the button says why', () => {
    const strain: Command = { kind: 'strainToMove' };
    expect(acts(tracked(), strain, strain)).toContain('2 of 2');
    expect(acts(tracked({ strain: 4 }))).toContain('Endurance is full: becomes damage');
  });

  it('[7.13] without actions only strain for a point invites; what a card gives is one tap away', () => {
    const text = acts(tracked(), { kind: 'spendActions', actions: 2 });
    expect(text).toMatch(/Suffer 1 strain for 1 movement point.*A card gives another action/);
    expect(text).not.toMatch(/Attack|Rest/);
  });

  it('[7.13] what takes an action is within reach while there is one', () => {
    const near = (...commands: readonly Command[]) => {
      const { game } = told(tracked({ at: [0, 1] }), begin, ...commands);
      return readable(missionHtml(play, game, <InReach near />));
    };
    expect(near()).toContain('Crate');
    expect(near({ kind: 'spendActions', actions: 1 })).toContain('Crate');
    expect(near({ kind: 'spendActions', actions: 2 })).toBe('');
  });

  it('[7.6] Stunned and Bleeding can be discarded, nothing else', () => {
    const text = acts(tracked({ conditions: ['stunned', 'bleeding', 'weakened', 'focused'] }));
    expect(text).toContain('Discard Stunned');
    expect(text).toContain('Discard Bleeding');
    expect(text).not.toMatch(/Discard (Weakened|Focused)/);
  });

  it('[7.5] Bleeding asks after an action, in damage where strain is too much', () => {
    const attack: Command = { kind: 'takeAction', as: 'attack' };
    expect(acts(tracked({ conditions: ['bleeding'] }))).not.toContain('Skip');
    expect(acts(tracked({ conditions: ['bleeding'] }), attack)).toMatch(/Suffer 1 strain Skip/);
    expect(acts(tracked({ conditions: ['bleeding'], strain: 4 }), attack)).toContain(
      'the excess becomes damage',
    );
  });

  it('[7.7, row 171] the bar shows damage and strain out of the most there can be, and a sign for each condition', () => {
    const game = tracked({ damage: 3, strain: 4, conditions: ['stunned', 'focused', 'hidden'] });
    const figure = game.figures['ada'];
    if (!figure) throw new Error('Ada is not there');
    for (const part of [
      <HandVitals key="row" figure={figure} conditions={false} />,
      <VitalsReadout key="short" figure={figure} />,
    ]) {
      const text = readable(missionHtml(play, game, part));
      expect(text).toMatch(/3\/\d+/);
      expect(text).toContain('4/4');
      expect(text).toMatch(/\(Stunned\).*\(Focused\).*\(Hidden\)/);
      expect(text).not.toMatch(/Bleeding|Weakened/);
    }
    expect(readable(missionHtml(play, game, <HeroPanel id="ada" />))).toContain('4 / 4');
  });

  it('[7.7] every condition says what it means for the turn', () => {
    const start = tracked({ conditions: ['focused', 'weakened'] });
    const notes = (game: Game) => readable(missionHtml(play, game, <TurnNotes />));
    const text = notes(told(start, begin).game);
    expect(notes(start)).toBe('');
    expect(text).toContain('in your next attack or test');
    expect(text).toContain('Ends with this activation');
  });
});

describe('the way that is left', () => {
  const marks = (...commands: readonly Command[]) => {
    const { game } = told(tracked(), begin, ...commands);
    const figure = game.figures['ada'];
    const found = figure ? handMarks(play, game, figure) : [];
    const costs = (tone: string) => [
      ...new Set(found.filter((mark) => mark.tone === tone).map(({ text }) => Number(text))),
    ];
    return { reach: costs('reach').toSorted(), later: costs('later').toSorted() };
  };

  it('[7.1] at first a whole move; then what is left, and less loudly one more action', () => {
    // The hall ends after 3 steps.
    expect(marks()).toEqual({ reach: [1, 2, 3], later: [] });
    expect(marks(walk(1, 1), walk(0, 0), walk(1, 1))).toEqual({ reach: [1], later: [2] });
  });

  it('[7.1] nothing is shown where neither points nor actions are left', () => {
    expect(marks({ kind: 'spendActions', actions: 2 })).toEqual({ reach: [], later: [] });
  });
});

describe('what the app has seen to', () => {
  const names = {
    figure: (id: string) => id,
    group: (id: string) => id,
    who: (id: string) => id,
    thing: (id: string) => id,
    owner: (id: string) => id,
  };
  const noticed = (start: Game, ...commands: readonly Command[]) => {
    const last = commands.at(-1) ?? begin;
    return noticedIn(last, told(start, begin, ...commands).events, names);
  };
  const end: Command = { kind: 'endActivation', who: 'ada', upkeep: true };

  it('[7.5, 7.7] the end of a turn says what was due and what is over', () => {
    const start = tracked({ conditions: ['bleeding', 'weakened'] });
    expect(noticed(start, { kind: 'spendActions', actions: 1 }, end)).toEqual([
      { kind: 'bled', name: 'ada', strain: 1, damage: 0 },
      { kind: 'conditionsEnded', name: 'ada', conditions: ['weakened'] },
    ]);
    expect(noticed(tracked(), end)).toEqual([]);
  });

  it('[7.7] an attack says what it used up', () => {
    expect(noticed(tracked({ conditions: ['hidden'] }), { kind: 'takeAction', as: 'attack' })).toEqual([
      { kind: 'conditionsEnded', name: 'ada', conditions: ['hidden'] },
    ]);
  });
});

describe('cards that ready or exhaust', () => {
  const buttons = (game: Game, id: string) => readable(missionHtml(play, game, <HeroPanel id={id} />));

  it('[7.8] a hero with something left can be exhausted, one who has used something readied, the acting one neither', () => {
    const [READY, EXHAUST] = ['Ready (by a card)', 'Exhaust (by a card)'];
    const withActed = (activated: number) =>
      tracked({}, { actors: [hero('ada', { activated }), hero('bo')] });
    const offered = (game: Game) => [READY, EXHAUST].filter((label) => buttons(game, 'ada').includes(label));
    expect(offered(withActed(0))).toEqual([EXHAUST]);
    expect(offered(withActed(1))).toEqual([READY, EXHAUST]);
    expect(offered(withActed(2))).toEqual([READY]);
    expect(offered(told(withActed(0), begin).game)).toEqual([]);
  });

  it('[row 42] who has withdrawn can be brought back wounded, who is wounded can be healthy again', () => {
    const as = (change: Parameters<typeof hero>[1]) =>
      buttons(tracked({}, { actors: [hero('ada', change), hero('bo')] }), 'ada');
    expect(as({ wounded: true })).toContain('Mark as healthy');
    expect(as({ wounded: true, gone: 'withdrew' })).toContain('Bring back, wounded');
  });

  it('[7.8] so can a group', () => {
    const text = readable(missionHtml(play, withTroopers(tracked()), <GroupPanel id="troopers-1" />));
    expect(text).toContain('Exhaust (by a card)');
  });
});
