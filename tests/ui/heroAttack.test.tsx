// A hero's attack on the screen: the targets with their chances or the reason why not, cards as chips, the thing that can be attacked.

import { describe, expect, it } from 'vitest';
import {
  advance,
  makePlay,
  type AttackHelp,
  type Command,
  type Game,
  type HeroActor,
} from '../../src/mission';
import { PLAIN_EFFECT, type GearEffect, type GearFacts } from '../../src/rules';
import { isNothingEntered } from '../../src/ui/mission/attack/AttackAt';
import { AttackPanel } from '../../src/ui/mission/attack/AttackPanel';
import { chipsOf, isOnAtFirst } from '../../src/ui/mission/attack/chips';
import { AttackFirst } from '../../src/ui/mission/play/AttackFirst';
import { HeroPanel } from '../../src/ui/mission/HeroPanel';
import { ThingPanel } from '../../src/ui/mission/ThingPanel';
import { figureState, heroState, sampleGame, sampleKit, withTroopers } from '../mission/sample';
import { missionHtml, readable } from './missionHtml';

const kit = sampleKit();
const play = makePlay(kit);
const begin: Command = { kind: 'beginActivation', who: 'ada' };

/** Ada shoots with a blue and a green die; one trooper three spaces away, the others nowhere. */
function turn(change: Partial<Game> = {}): Game {
  const game = sampleGame(kit, { tracked: true, ...change });
  const trooper = (id: string, at: [number, number] | null) =>
    figureState(id, 'imperial', { of: 'trooper', group: 'troopers-1', at });
  const started = advance(
    play,
    {
      ...game,
      groups: withTroopers(game).groups,
      figures: {
        ada: figureState('ada', 'hero', { at: [0, 0] }),
        'troopers-1-1': trooper('troopers-1-1', null),
        'troopers-1-2': trooper('troopers-1-2', [3, 0]),
      },
    },
    begin,
  );
  if (!started.ok) throw new Error(started.error.code);
  return started.value.game;
}

const panel = (target: string | null, game = turn()) =>
  readable(missionHtml(play, game, <AttackPanel attacker="ada" target={target} weapon={null} />));

const EFFECT: GearEffect = {
  ...PLAIN_EFFECT,
  moments: ['attack'],
};
const help = (effect: Partial<GearEffect>, change: Partial<AttackHelp> = {}): AttackHelp => ({
  use: { hero: 'ada', from: 'card', place: 0 },
  offer: { from: 'card', name: 'Card', place: 0, weapon: null, effect: { ...EFFECT, ...effect } },
  isSure: true,
  isFree: true,
  on: [],
  excess: 0,
  ...change,
});

describe("a hero's attack", () => {
  it('[7.9] whoever can be attacked comes first, with the chances; the others say why not', () => {
    const text = panel(null);
    expect(text).toMatch(/trooper 2 Hits \d+ ?%/);
    expect(text.indexOf('trooper 2')).toBeLessThan(text.indexOf('trooper 1'));
    expect(text).toContain('The app does not know where this figure stands.');
    expect(text).toContain('We resolve it ourselves: use 1 action');
  });

  it('[7.9] on one target: accuracy, chances, dice, and the roll', () => {
    const text = panel('troopers-1-2');
    expect(text).toContain('Needs 3 accuracy.');
    expect(text).toMatch(/Hits \d+ ?%/);
    expect(text).toContain('Roll for us');
  });

  it('[7.9] an enemy in hand: the attack of whoever acts, while there is an action for it', () => {
    const first = (game: Game, id: string) => {
      const figure = game.figures[id];
      return figure ? missionHtml(play, game, <AttackFirst figure={figure} />) : '';
    };
    const game = turn();
    expect(first(game, 'troopers-1-2')).toMatch(/class="btn attack-first" aria-label="ada attacks"/);
    // Nobody knows where it stands: possible, but not inviting.
    expect(first(game, 'troopers-1-1')).toContain('turn-unusual');
    expect(first(game, 'ada')).toBe('');
    const spent = advance(play, game, { kind: 'spendActions', actions: 2 });
    expect(spent.ok && first(spent.value.game, 'troopers-1-2')).toBe('');
  });

  it('[7.9] totals that nobody has entered are no miss', () => {
    const totals = { accuracy: 0, damage: 0, surge: 0, block: 0, evade: 0, dodge: 0 };
    expect(isNothingEntered({ way: 'totals', totals })).toBe(true);
    expect(isNothingEntered({ way: 'totals', totals: { ...totals, block: 1 } })).toBe(false);
    expect(isNothingEntered({ way: 'roll', totals })).toBe(false);
  });

  it('[7.9] what the rules forbid is said, and can be done', () => {
    const text = panel('troopers-1-1');
    expect(text).toContain('you can attack anyway');
    expect(text).toContain('Roll for us');
  });

  it('[7.9] a thing with health can be attacked', () => {
    expect(readable(missionHtml(play, turn(), <ThingPanel id="terminal" />))).toContain('Attack');
    expect(readable(missionHtml(play, turn(), <ThingPanel id="crate" />))).not.toContain('Attack');
  });
});

describe("a hero's cards", () => {
  const facts = (name: string, effect: Partial<GearEffect>): GearFacts => ({
    name,
    type: 'equipment',
    traits: [],
    keywords: [],
    passives: {},
    surges: [],
    effects: [{ ...EFFECT, ...effect }],
  });
  const gear = [
    {
      id: 'tonic',
      on: null,
      facts: facts('Tonic', { moments: ['activation'], exhaust: true, gives: { recover: 2 } }),
    },
    { id: 'scope', on: null, facts: facts('Scope', { exhaust: true, gives: { damage: 1 } }) },
  ];
  const shown = (spent: HeroActor['spent'] = {}) => {
    const healthy = turn({ actors: [heroState('ada', { gear })] });
    const { ada } = healthy.figures;
    if (!ada) throw new Error('Ada is not there');
    const begun = { ...healthy, figures: { ...healthy.figures, ada: { ...ada, damage: 2 } } };
    const game = { ...begun, actors: begun.actors.map((actor) => ({ ...actor, spent }) as HeroActor) };
    return readable(missionHtml(play, game, <HeroPanel id="ada" />));
  };

  it('[7.10] what can be used now is a tap away; what is exhausted can be readied', () => {
    expect(shown()).toContain('Tonic: Recover 2 damage (exhaust)');
    expect(shown()).not.toContain('Scope');
    const used = shown({ tonic: 'exhausted', scope: 'depleted' });
    expect(used).not.toContain('Recover 2 damage');
    expect(used).toContain('Ready Tonic');
    expect(used).toContain('Ready Scope');
  });
});

describe('cards as chips', () => {
  it('[7.9] one chip for each thing that can be picked', () => {
    expect(chipsOf([help({ gives: { damage: 1 } })])).toHaveLength(1);
    expect(
      chipsOf([help({ gives: { damage: 1 }, or: { surge: 1 } })]).map(({ effect }) => effect.gives),
    ).toEqual([{ damage: 1 }, { surge: 1 }]);
    const options = [{ passives: { damage: 1 } }, { keyword: { name: 'reach' } }] as const;
    expect(chipsOf([help({ options })]).map(({ use }) => use)).toMatchObject([{ option: 0 }, { option: 1 }]);
  });

  it('[7.9] on from the beginning: what is free and in no doubt', () => {
    const isOn = (one: AttackHelp) => chipsOf([one]).map(isOnAtFirst);
    expect(isOn(help({ gives: { damage: 1 } }))).toEqual([true]);
    expect(isOn(help({ gives: { damage: 1 } }, { isSure: false }))).toEqual([false]);
    expect(isOn(help({ gives: { damage: 1 } }, { isFree: false }))).toEqual([false]);
    expect(isOn(help({ gives: { rerollAttack: 1 } }))).toEqual([false]);
    expect(isOn(help({ moments: ['afterAttack'], gives: { become: ['focused'] } }))).toEqual([true]);
    expect(isOn(help({ moments: ['afterAttack'], gives: { hurt: 1 } }, { on: ['a', 'b'] }))).toEqual([false]);
  });
});
