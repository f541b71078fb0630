// The choices before a battle: the Empire by points, and a draft that comes from an address.

import { describe, expect, it } from 'vitest';
import { armyPoints } from '../../src/legion';
import { blueOf, FIRST_DRAFT, musterEmpire, readDraft, battleSetupOf } from '../../src/ui/battle/new/draft';
import { CONTENT } from '../legion/content';

const { cards } = CONTENT;

describe('the army of the opponent', () => {
  it.each([100, 244, 379, 500, 650, 800, 1000])('[legion 18.6] %i points are never exceeded', (points) => {
    const army = musterEmpire(cards, points);
    expect(army.length).toBeGreaterThan(0);
    expect(armyPoints(cards, army)).toBeLessThanOrEqual(points);
    expect(army.filter(({ card }) => card === 'darth-vader').length).toBeLessThanOrEqual(1);
  });

  it('[legion 18.6] one core box against one core box comes near to even', () => {
    const rebels = armyPoints(cards, FIRST_DRAFT.rebels);
    // Luke 160, two Rebel Troopers 40 with Z-6 22 and MPL-57 32, AT-RT 55 with its rotary blaster 30.
    expect(rebels).toBe(379);
    expect(armyPoints(cards, musterEmpire(cards, rebels))).toBeGreaterThan(rebels - 40);
  });

  it('[legion 3.1, 18.6] the cheaper army chooses its colour', () => {
    const more = { ...FIRST_DRAFT, level: 'most' as const };
    expect(blueOf(cards, { ...more, blue: 'empire' })).toBe('empire');
    expect(blueOf(cards, { ...more, blue: 'rebels' })).toBe('rebels');
    // Fewer points than the players: the opponent takes blue.
    expect(blueOf(cards, { ...FIRST_DRAFT, blue: 'rebels' })).toBe('empire');
  });
});

describe('a draft from an address', () => {
  it('[legion 18.7] is read, and whatever does not fit is left out', () => {
    expect(readDraft(null, CONTENT)).toBe(FIRST_DRAFT);
    expect(readDraft('{', CONTENT)).toBe(FIRST_DRAFT);
    const draft = readDraft(JSON.stringify({ rebels: [{ card: 'death-star' }, { card: 'at-rt' }] }), CONTENT);
    expect(draft.rebels).toEqual([{ card: 'at-rt' }]);
    expect(battleSetupOf(CONTENT, draft)).toMatchObject({
      kind: 'battle',
      app: 'empire',
      armies: { rebels: draft.rebels },
    });
  });
});
