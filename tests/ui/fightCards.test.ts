// What cards in a fight leave open, which of them exclude one another, and that a reroll is paid for by naming its die.

import { describe, expect, it } from 'vitest';
import type { AttackAid } from '../../src/imperial';
import type { AttackHelp, DefenseOffer } from '../../src/mission';
import { PLAIN_EFFECT, type Aid, type FigureId, type GearEffect } from '../../src/rules';
import { pickedAtFirst, rowsOf, type Choices } from '../../src/ui/activation/defense/picks';
import { changedByOffer, rerollsFor, withinCards, withReroll } from '../../src/ui/activation/defense/offers';
import { cardFor, cardsFor, diceWith } from '../../src/ui/mission/attack/again';
import { chipsOf, chipUses } from '../../src/ui/mission/attack/chips';
import { toldApart, numbered } from '../../src/ui/parts/distinct';

const CHOICES: Choices = { attack: ['blue', 'green'], defense: ['black', 'white'], there: 2, on: [] };
const open = (gives: Aid, change: Partial<Choices> = {}, repeatable = false) =>
  rowsOf(gives, { ...CHOICES, ...change }, repeatable).map(({ of, options }) => [of, options]);

describe('what a card leaves open', () => {
  it('[7.9] is asked only where there is more than one answer', () => {
    expect(open({ dropDefenseDice: 1 })).toEqual([['die', ['black', 'white']]]);
    expect(open({ dropDefenseDice: 1 }, { defense: ['black', 'black'] })).toEqual([]);
    expect(open({ swapAttackDie: 'red' })).toEqual([['die', ['blue', 'green']]]);
    expect(open({ swapAttackDie: 'any' }, { attack: ['blue'] }).map(([of]) => of)).toEqual(['into']);
    expect(open({ turn: { from: 'surge', to: 'damage', most: 9 } })).toEqual([['turned', [1, 2]]]);
    expect(open({ turn: { from: 'damage', to: 'surge', most: 1 } })).toEqual([]);
    expect(open({ hurtDie: 'green' })).toEqual([['shown', [0, 1, 2]]]);
    expect(open({ recover: 2 }, { on: ['bo'] })).toEqual([]);
    expect(open({ recover: 2 }, { on: ['bo', 'cy'] })).toEqual([['on', ['bo', 'cy']]]);
  });

  it('[7.9] a card that says so is used as often as it can be paid', () => {
    expect(open({ damage: 1 })).toEqual([]);
    expect(open({ damage: 1 }, {}, true)).toEqual([['times', [1, 2, 3, 4, 5]]]);
    const [chip] = chipsOf([help('tokens', { repeatable: true, gives: { damage: 1 } })]);
    expect(chip && chipUses(chip, { times: 3 })).toHaveLength(3);
  });

  it('[D60] blocks are turned only as far as somebody says, unless the card does nothing else', () => {
    const turn = { from: 'block', to: 'evade', most: 9 } as const;
    expect(pickedAtFirst({ turn }, CHOICES)).toEqual({ turned: 1 });
    expect(pickedAtFirst({ block: 1, turn }, CHOICES)).toEqual({ turned: 0 });
    expect(pickedAtFirst({ turn: { ...turn, from: 'evade', to: 'block' } }, CHOICES)).toEqual({ turned: 2 });
  });

  it('[D60] who defends takes the best die', () => {
    expect(pickedAtFirst({ swapAttackDie: 'any' }, CHOICES, 'defender')).toEqual({
      die: 'green',
      into: 'blue',
    });
    expect(pickedAtFirst({ swapAttackDie: 'any' }, CHOICES)).toEqual({});
  });
});

function help(from: string, effect: Partial<GearEffect>, place = 0): AttackHelp {
  const whole = { ...PLAIN_EFFECT, moments: ['attackRolled'] as const, ...effect };
  return {
    use: { hero: 'ada', from, place },
    offer: { from, name: from, place, weapon: null, effect: whole },
    isSure: true,
    isFree: whole.strainCost === 0,
    on: [],
    excess: 0,
  };
}

describe('rerolls of a hero’s attack', () => {
  const roll = { kind: 'faces', faces: [{ die: 'red', face: 0 }, { die: 'blue', face: 1 }, { die: 'black', face: 2 }] } as const; // prettier-ignore
  const chips = chipsOf([
    help('adept', { strainCost: 1, gives: { rerollAttack: 1 } }),
    help('free', { gives: { rerollAttack: 1 } }),
    help('both', { exhaust: true, gives: { rerollAttack: 9, rerollDefense: 9, together: true } }),
  ]);
  const names = (at: number, again: Parameters<typeof cardsFor>[2] = []) =>
    cardsFor(chips, roll, again, at).map(({ name }) => name);
  const [adept, , both] = chips;

  it('[7.9] each die once, each card as often as it says', () => {
    expect(names(0)).toEqual(['adept', 'free', 'both']);
    expect(names(2)).toEqual(['both']);
    const again = [{ key: adept?.key ?? '', at: 0, to: { die: 'red', face: 3 } }] as const;
    expect(names(0, again)).toEqual([]);
    expect(names(1, again)).toEqual(['free', 'both']);
  });

  it('[7.9] the free card before one that costs something, unless another was picked', () => {
    expect(cardFor(chips, null)?.name).toBe('free');
    expect(cardFor(chips, adept?.key ?? null)?.name).toBe('adept');
  });

  it('[7.9] all dice or none', () => {
    expect(both && diceWith(chips, both, roll, [], 2)).toEqual([0, 1, 2]);
    expect(adept && diceWith(chips, adept, roll, [], 0)).toEqual([0]);
  });

  it('[7.10] paragraphs that turn the same card exclude one another', () => {
    const [one, two, three] = chipsOf([
      help('beam', { exhaust: true, gives: { pierce: 1 } }),
      help('beam', { exhaust: true, gives: { dodge: -1 } }, 1),
      help('beam', { gives: { damage: 1 } }, 2),
    ]);
    expect(one?.card).toBe(two?.card);
    expect(one?.card).not.toBe(three?.card);
  });
});

describe('cards in defense', () => {
  const ada = 'ada' as FigureId;
  const offer = (from: string, change: Partial<GearEffect>, place = 0, isStanding = false): DefenseOffer => {
    const effect = { ...PLAIN_EFFECT, moments: ['defendRolled'] as const, ...change };
    return {
      offer: { from, name: from, place, weapon: null, effect },
      hero: ada,
      pick: {},
      aid: { gives: effect.gives ?? {}, hero: ada, from, place },
      excess: 0,
      isStanding,
    };
  };
  const sight = offer('Foresight', { strainCost: 1, gives: { rerollDefense: 1 } });
  const stance = offer('Stance', { with: 'Foresight', gives: { block: 1 } }, 0, true);
  const roll = { kind: 'faces', faces: [{ die: 'red', face: 0 }, { die: 'black', face: 2 }] } as const; // prettier-ignore

  it('[D60] a tap on the die uses the card; taken back, the die lies as before', () => {
    expect(rerollsFor(roll, 1, [], [sight])).toEqual({ isLeft: false, cards: [sight] });
    expect(rerollsFor(roll, 0, [], [sight])).toEqual({ isLeft: false, cards: [] });
    const again = withReroll(roll, 1, { die: 'black', face: 5 });
    expect(rerollsFor(again, 1, [sight.aid], [sight])).toEqual({ isLeft: false, cards: [] });
    expect(withinCards(again, [sight.aid], [])).toEqual(roll);
    expect(withinCards(again, [sight.aid], [sight.aid])).toEqual(again);
  });

  it('[D60] what goes with a card comes with it, and goes with it', () => {
    const offersWith = (aids: readonly AttackAid[]) => (aids.length > 0 ? [sight, stance] : [sight]);
    const both = changedByOffer(sight, [], [sight], offersWith);
    expect(both).toEqual([sight.aid, stance.aid]);
    expect(changedByOffer(stance, both, [sight, stance], offersWith)).toEqual([sight.aid]);
    expect(changedByOffer(sight, both, [sight, stance], offersWith)).toEqual([]);
  });

  it('[D60] of one card one half', () => {
    const one = offer('cloak', { deplete: true, gives: { evade: 1 } });
    const other = offer('cloak', { deplete: true, gives: { accuracy: -2 } });
    expect(changedByOffer(other, [one.aid], [one, other], () => [one, other])).toEqual([other.aid]);
  });
});

describe('options that read the same', () => {
  it('[7.9] say where they come from, or are counted', () => {
    expect(toldApart(['+1', '+1', '+2'], ['Axe', 'Hilt', 'Axe'])).toEqual(['+1 (Axe)', '+1 (Hilt)', '+2']);
    expect(toldApart(['+1', '+1'], ['Axe', 'Axe'])).toEqual(['+1 (Axe) (1)', '+1 (Axe) (2)']);
    expect(numbered(['Coat', 'Coat', 'Plate'])).toEqual(['Coat (1)', 'Coat (2)', 'Plate']);
  });
});
