// Cards in an attack on the players: the list that buttons add to, and the buttons.

import { describe, expect, it } from 'vitest';
import type { AttackAid } from '../../src/imperial';
import type { DefenseOffer } from '../../src/mission';
import type { FigureId, GearEffect } from '../../src/rules';
import {
  byHand,
  diceByHand,
  isUsed,
  steppedIn,
  toggled,
  withByHand,
  withDiceByHand,
  withStepIn,
} from '../../src/ui/activation/defense/aids';
import { DefenseCards } from '../../src/ui/activation/defense/DefenseCards';
import { NumberRow } from '../../src/ui/activation/NumberRow';
import { readable, textHtml } from './missionHtml';

const id = (name: string) => name as FigureId;
const plate: AttackAid = { gives: { block: 1 }, hero: id('ada'), from: 'plate', place: 0 };
const temper: AttackAid = { gives: { become: ['focused'] }, hero: id('ada'), from: 'temper', place: 0, after: true }; // prettier-ignore

describe('the cards of one attack', () => {
  it('[D60] a tap uses a card, another one takes it back', () => {
    expect(toggled([], plate)).toEqual([plate]);
    expect(toggled([plate], { ...plate, gives: { block: 1 } })).toEqual([]);
    expect(isUsed([plate], { ...plate, gives: { evade: 1 } })).toBe(false);
  });

  it('[D60] what followed from the attack is asked anew when the attack is another', () => {
    expect(toggled([temper], plate)).toEqual([plate]);
    expect(toggled([plate], temper)).toEqual([plate, temper]);
    expect(withByHand([plate, temper], { block: 2 })).toEqual([plate, { gives: { block: 2 } }]);
  });

  it('[D60] by hand there is one entry, which goes with its last number', () => {
    const said = withByHand(withByHand([plate], { prevent: 2 }), { dodge: 1 });
    expect(byHand(said)).toEqual({ prevent: 2, dodge: 1 });
    expect(withByHand(withByHand(said, { prevent: 0 }), { dodge: 0 })).toEqual([plate]);
    const dice = withDiceByHand(withDiceByHand([], 'black', 1), 'white', 2);
    expect(byHand(dice).defenseDice).toEqual(['black', 'white', 'white']);
    expect([diceByHand(dice, 'black'), diceByHand(dice, 'white')]).toEqual([1, 2]);
    expect(withDiceByHand(withDiceByHand(dice, 'white', 0), 'black', 0)).toEqual([]);
  });

  it('[D60] another target is one figure, beside all else', () => {
    const stepped = withStepIn(withStepIn([plate], id('bo')), id('cy'));
    expect(steppedIn(stepped)).toBe('cy');
    expect(withStepIn(stepped, null)).toEqual([plate]);
  });
});

describe('the buttons', () => {
  const effect = { actionCost: 0, strainCost: 1, surgeCost: 0, repeatable: false, exhaust: true, deplete: false, discard: false, optional: false, attributeTest: [], grantsSurges: [], options: [], moments: ['defend'], of: 'both', needs: [], gives: { block: 2 }, or: { evade: 1 } } as const satisfies GearEffect; // prettier-ignore
  const offer = (hero: string, excess = 0): DefenseOffer => ({
    offer: { from: 'dig', name: 'Dig In', place: 0, weapon: null, effect },
    hero: id(hero),
    pick: {},
    aid: { gives: { block: 2 }, hero: id(hero), from: 'dig', place: 0, strain: 1 },
    excess,
    isStanding: false,
  });
  const html = (offers: readonly DefenseOffer[], aids: readonly AttackAid[] = []) =>
    textHtml(
      <DefenseCards
        aids={aids}
        onChange={() => undefined}
        offers={offers}
        offersWith={() => offers}
        dice={{ attack: ['red'], defense: ['black'] }}
        token={{ held: [], spent: null, onSpend: () => undefined }}
        target="ada"
        nameOf={(name) => name.toUpperCase()}
        others={[]}
      />,
    );

  it('[D60] a card says what it gives and costs; a friend’s card says whose it is', () => {
    expect(readable(html([offer('ada')]))).toContain('Dig In +2 block (1 strain, exhaust)');
    expect(readable(html([offer('bo')]))).toContain('BO’s Dig In +2 block (1 strain, exhaust)');
    const { aid } = offer('ada');
    expect(html([offer('ada')], [aid])).toContain('aria-pressed="true"');
  });

  it('[D60, 6.4] strain beyond Endurance is said before the tap, and refused to nobody', () => {
    expect(readable(html([offer('ada')]))).not.toContain('Endurance');
    expect(readable(html([offer('ada', 1)]))).toContain('Beyond Endurance: 1 damage');
    expect(html([offer('ada', 1)])).not.toContain('disabled');
  });

  it('[D60] totals go past what the dice can show', () => {
    const row = (value: number) =>
      textHtml(<NumberRow label="Block" value={value} most={1} beyond onChoose={() => undefined} />);
    expect(row(0)).toContain('More: Block');
    expect(row(0)).not.toContain('Block: 2');
    expect(row(5)).toContain('Block: 5');
  });
});
