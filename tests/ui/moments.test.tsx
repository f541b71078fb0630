// Cards at their moment on the screen: the bar, the hero's panel, the end of a turn, and the questions that a card asks.

import { describe, expect, it } from 'vitest';
import {
  advance,
  makePlay,
  momentOffers,
  type Command,
  type Game,
  type MomentOffer,
} from '../../src/mission';
import type { Kit } from '../../src/mission/kit';
import { PLAIN_EFFECT, type GearEffect, type GearFacts } from '../../src/rules';
import { EndingPanel } from '../../src/ui/mission/cards/EndingPanel';
import { MomentBar } from '../../src/ui/mission/cards/MomentBar';
import { draftOf, nextStep } from '../../src/ui/mission/cards/steps';
import { HeroCards } from '../../src/ui/mission/HeroCards';
import { NoticedBar } from '../../src/ui/mission/play/NoticedBar';
import { TestCards } from '../../src/ui/mission/prompts/TestCards';
import { figureState, heroState, sampleGame, sampleKit } from '../mission/sample';
import { missionHtml, readable } from './missionHtml';

const card = (name: string, change: Partial<GearEffect>): GearFacts => ({
  name,
  type: 'equipment',
  traits: [],
  keywords: [],
  passives: {},
  surges: [],
  effects: [{ ...PLAIN_EFFECT, ...change }],
});

const GEAR: NonNullable<Kit['gear']> = {
  boots: card('Boots', { moments: ['activationStart'], exhaust: true, gives: { movement: 2 } }),
  flask: card('Flask', { moments: ['activation'], strainCost: 2, gives: { recover: 1 } }),
  horn: card('Horn', { moments: ['activationEnd'], strainCost: 1, to: 'friend', needs: ['within3'], gives: { recoverStrain: 1 } }), // prettier-ignore
  calm: card('Calm', {
    moments: ['activationEnd'],
    needs: ['noFriendAdjacent'],
    gives: { recoverStrain: 1 },
  }),
  lens: card('Lens', { moments: ['testRolled'], exhaust: true, attributeTest: ['tech'], gives: { rerollAttack: 1 } }), // prettier-ignore
  wand: card('Wand', { moments: ['activation'], attributeTest: ['insight'], gives: { become: ['focused'] } }),
};
const kit: Kit = { ...sampleKit(), gear: GEAR };
const play = makePlay(kit);

function start(strain = 0, change: Partial<Game> = {}): Game {
  const gear = Object.keys(GEAR).map((id) => ({ id, on: null }));
  return sampleGame(kit, {
    tracked: true,
    actors: [heroState('ada', { gear }), heroState('bo')],
    figures: {
      ada: figureState('ada', 'hero', { at: [0, 0], strain, damage: 1 }),
      bo: figureState('bo', 'hero', { at: [1, 1], strain: 1 }),
    },
    moments: { open: [], used: [] },
    ...change,
  });
}
const told = (game: Game, ...commands: readonly Command[]): Game =>
  commands.reduce((now, command) => {
    const next = advance(play, now, command);
    if (!next.ok) throw new Error(next.error.code);
    return next.value.game;
  }, game);
const begin: Command = { kind: 'beginActivation', who: 'ada' };
const one = (game: Game, moment: 'activation' | 'activationEnd', from: string): MomentOffer => {
  const found = momentOffers(play, game, { moment, hero: 'ada' }).find(({ offer }) => offer.from === from);
  if (!found) throw new Error(from);
  return found;
};

describe('cards on the screen', () => {
  it('[7.11] the bar shows what has just become possible, with its cost, and nothing else', () => {
    const bar = (game: Game) => readable(missionHtml(play, game, <MomentBar />));
    expect(bar(start())).toBe('');
    expect(bar(told(start(), begin))).toContain('Boots: Gain 2 movement points (exhaust)');
    expect(bar(told(start(), begin))).not.toMatch(/Flask|Horn|Lens/);
    expect(bar(told(start(), begin, { kind: 'strainToMove' }))).toBe('');
  });

  it('[7.11, 7.13] the panel of whoever acts has the cards of a turn, with a warning where strain becomes damage', () => {
    const panel = (game: Game) => readable(missionHtml(play, game, <HeroCards id="ada" />));
    expect(panel(start())).toBe('');
    expect(panel(told(start(), begin))).toContain('Flask: Recover 1 damage (2 strain)');
    expect(panel(told(start(), begin))).not.toMatch(/Boots|Horn|becomes damage/);
    // Endurance 4.
    expect(panel(told(start(3), begin))).toContain('2 strain: 1 becomes damage');
  });

  it('[7.11] before the turn ends: what costs something, with the friend it goes to', () => {
    const html = readable(missionHtml(play, told(start(), begin), <EndingPanel who="ada" />));
    expect(html).toMatch(/Horn: Recover 1 strain for a friend \(1 strain\)\s+Bo/i);
    expect(html).not.toContain('Calm');
    expect(html).toContain('End activation');
  });

  it('[7.12] a card with a test asks for it, and the app may roll', () => {
    const game = told(start(), begin);
    const wand = one(game, 'activation', 'wand');
    const draft = draftOf(wand);
    expect(nextStep(game, wand, draft)).toEqual({ kind: 'test', attribute: 'insight' });
    const rolled = {
      act: { ...draft.act, tested: { attribute: 'insight' as const } },
      settled: ['test' as const],
    };
    expect(nextStep(game, wand, rolled)).toBeNull();
    expect(nextStep({ ...game, tracked: false }, wand, draft)).toBeNull();
  });

  it('[7.11] with one friend in reach nobody asks who is meant', () => {
    const game = told(start(), begin);
    expect(draftOf(one(game, 'activationEnd', 'horn')).act.on).toBe('bo');
    expect(
      nextStep(game, one(game, 'activationEnd', 'horn'), draftOf(one(game, 'activationEnd', 'horn'))),
    ).toBeNull();
  });

  it('[7.12] in a test its cards are there, and the dice to reroll once one is used', () => {
    const says = { text: 'title', with: {} };
    const prompt: Game['prompt'] = { kind: 'test', says, attributes: ['tech'], heroes: ['ada'], before: 0 };
    const tested = { hero: 'ada', attribute: 'tech', focused: false } as const;
    const html = (game: Game) =>
      readable(missionHtml(play, game, <TestCards tested={tested} rolled={game.testRoll ?? null} />));
    const rolled = told(start(0, { prompt }), { kind: 'rollTest', ...tested });
    expect(html(rolled)).toContain('Lens: Reroll 1 die (exhaust)');
    const used = told(rolled, { kind: 'useCard', hero: 'ada', from: 'lens', place: 0 });
    expect(html(used)).toContain('Lens: tap the die to reroll');
    expect(html(told(used, { kind: 'rollTest', ...tested, again: [0] }))).toBe('');
  });
});

it('[7.11] what a card gave is said with the name of the card', () => {
  const noticed = [{ kind: 'cardGave', name: 'Bo', card: 'boots', gave: { movement: 2 } }] as const;
  const bar = <NoticedBar noticed={noticed} onUndo={() => undefined} onClose={() => undefined} />;
  expect(readable(missionHtml(play, start(), bar))).toContain('Boots: Bo gains 2 movement points.');
});
