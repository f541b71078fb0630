import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DieId, Pack } from '../../../src/packs';
import {
  ATTACK_DICE,
  CONDITIONS,
  DEFENSE_DICE,
  oddsOf,
  resolveAttack,
  type AttackContext,
  type Fighter,
  type Odds,
  type RolledDie,
  type SurgeEffect,
} from '../../../src/rules';
import { enumerate, type Enumerated } from './enumeration';
import { at, cardFighter, contentPack, heroFighter, heroVitals, imperial, rebel, surge } from './fighters';
import { sized } from '../../sized';

let pack: Pack;
beforeAll(async () => {
  pack = await contentPack();
});

const EXACT = 1e-12;
const near = (found: number, ways: number, rolls: number) =>
  expect(Math.abs(found - ways / rolls)).toBeLessThanOrEqual(EXACT);

function expectSame(odds: Odds, slow: Enumerated, defender: Fighter): void {
  near(odds.hit, slow.hit, slow.rolls);
  expect(odds.damage.length).toBe(slow.damage.length);
  odds.damage.forEach((chance, damage) => near(chance, slow.damage[damage] ?? 0, slow.rolls));
  near(
    odds.expectedDamage,
    slow.damage.reduce((sum, ways, damage) => sum + ways * damage, 0),
    slow.rolls,
  );
  for (const condition of CONDITIONS)
    near(odds.conditions[condition], slow.conditions[condition], slow.rolls);
  const stays = defender.hero !== undefined && !defender.hero.wounded;
  near(odds.wounds, stays ? slow.defeats : 0, slow.rolls);
  near(odds.removes, stays ? 0 : slow.defeats, slow.rolls);
}

const withoutFocus = (dice: readonly DieId[], attacker: Fighter): readonly DieId[] =>
  attacker.conditions.includes('focused') ? dice.toSpliced(dice.lastIndexOf('green'), 1) : dice;

function compare(attacker: Fighter, defender: Fighter, context: AttackContext): void {
  const odds = oddsOf(attacker, defender, context);
  expectSame(
    odds,
    enumerate(pack.dice, withoutFocus(odds.dice, attacker), attacker, defender, context),
    defender,
  );
}

const DISTANCES = [1, 3, 5, 8];
const distancesOf = ({ attack, keywords }: Fighter): readonly number[] => {
  if (attack?.type === 'ranged') return DISTANCES;
  return keywords.some(({ name }) => name === 'reach') ? [1, 2] : [1];
};
const crowd = { blast: 2, cleave: 1, splash: 2 };

function coreCards(): Fighter[] {
  const core = [...pack.products.values()].find(({ kind }) => kind === 'core');
  return (core?.cards ?? []).flatMap(({ card }) => {
    const found = pack.cards.get(card);
    return found ? [cardFighter(found)] : [];
  });
}

function coreHeroes(): Fighter[] {
  const core = [...pack.products.values()].find(({ kind }) => kind === 'core');
  const heroes = (core?.heroes ?? []).flatMap((id) => pack.heroes.get(id) ?? []);
  return heroes.flatMap((hero) => [heroFighter(pack, hero, false), heroFighter(pack, hero, true)]);
}

describe('exact odds against the enumeration of every face', () => {
  test('the core box is all there', () => {
    expect(coreCards()).toHaveLength(24);
    expect(coreHeroes()).toHaveLength(12);
  });

  test('[6.5] every core card attacks every core hero', () => {
    for (const attacker of coreCards()) {
      for (const defender of coreHeroes()) {
        for (const distance of distancesOf(attacker)) compare(attacker, defender, at(distance));
      }
    }
  });

  test('[6.5] every core card, hurt and with others around, attacks every core hero that is nearly done for', () => {
    for (const card of coreCards()) {
      const attacker: Fighter = { ...card, damage: 2 };
      for (const hero of coreHeroes()) {
        const defender: Fighter = { ...hero, damage: (hero.health ?? 0) - 3 };
        for (const distance of distancesOf(attacker))
          compare(attacker, defender, at(distance, { others: crowd }));
      }
    }
  });

  test('every core hero attacks every core card', () => {
    for (const attacker of coreHeroes()) {
      for (const defender of coreCards()) {
        for (const distance of distancesOf(attacker))
          compare(attacker, defender, at(distance, { others: crowd }));
      }
    }
  });

  test('[6.5] attacks share their odds exactly where no roll can tell them apart', () => {
    const healthy = rebel({ surges: [surge({ damage: 1 })] });
    const healing = rebel({ surges: [surge({ recover: 2 })] });
    const target = imperial({ health: 40 });
    const odds = (attacker: Fighter, defender: Fighter): Odds => oddsOf(attacker, defender, at(1));
    // Damage of the attacker counts where it can be recovered, health of the target as far as the dice reach.
    expect(odds({ ...healthy, damage: 3 }, target)).toBe(odds(healthy, target));
    expect(odds(healthy, { ...target, damage: 5 })).toBe(odds(healthy, target));
    expect(odds({ ...healing, damage: 3 }, target)).not.toBe(odds(healing, target));
    expect(odds(healthy, { ...target, damage: 37 })).not.toBe(odds(healthy, target));
    for (const attacker of [healthy, healing])
      for (const damage of [0, 3])
        for (const hurt of [0, 5, 37]) compare({ ...attacker, damage }, { ...target, damage: hurt }, at(1));
  });

  test('[6.6] [6.7] conditions and power tokens on both sides', () => {
    const heroes = coreHeroes().slice(0, 4);
    for (const card of coreCards().filter(
      ({ side, attack }) => side === 'imperial' && attack?.dice[0] !== 'any',
    )) {
      const attacker: Fighter = {
        ...card,
        conditions: ['focused', 'hidden'],
        powerTokens: ['damage', 'surge'],
      };
      for (const hero of heroes) {
        const defender: Fighter = {
          ...hero,
          conditions: ['weakened', 'hidden', 'stunned'],
          powerTokens: ['evade', 'block'],
        };
        compare(attacker, defender, at(distancesOf(card).at(-1) ?? 1, { tokens: { defender: 'block' } }));
      }
    }
  });
});

const effects: fc.Arbitrary<SurgeEffect> = fc.oneof(
  fc.record({ damage: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ pierce: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ accuracy: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ accuracy: fc.integer({ min: 1, max: 2 }), damage: fc.constant(1) }),
  fc.record({ accuracy: fc.integer({ min: 1, max: 2 }), pierce: fc.constant(1) }),
  fc.record({ removeDodge: fc.constant(1) }),
  fc.record({ recover: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ blast: fc.constant(1) }),
  fc.record({ cleave: fc.constant(2) }),
  fc.record({
    inflict: fc.subarray(['stunned', 'bleeding', 'weakened'] as const, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({ become: fc.subarray(['focused', 'hidden'] as const, { minLength: 1 }) }),
  fc.record({ become: fc.constant(['focused'] as const), inflict: fc.constant(['weakened'] as const) }),
);
const surges = fc.array(fc.record({ cost: fc.constantFrom(1, 1, 1, 2), effect: effects }), { maxLength: 5 });
const conditions = fc.subarray([...CONDITIONS]);
const fighters: fc.Arbitrary<Fighter> = fc.record({
  side: fc.constantFrom('imperial', 'rebel'),
  attack: fc.record({
    type: fc.constantFrom('ranged', 'melee'),
    dice: fc.array(fc.constantFrom(...ATTACK_DICE), { minLength: 1, maxLength: 3 }),
  }),
  defense: fc.array(fc.constantFrom(...DEFENSE_DICE), { maxLength: 2 }),
  surges,
  bonusSurges: fc.array(fc.record({ cost: fc.constant(1), effect: effects }), { maxLength: 1 }),
  passives: fc.record({
    accuracy: fc.integer({ min: -1, max: 2 }),
    damage: fc.integer({ min: -2, max: 2 }),
    surge: fc.integer({ min: -1, max: 1 }),
    block: fc.integer({ min: -1, max: 2 }),
    evade: fc.integer({ min: -1, max: 1 }),
    dodge: fc.constantFrom(0, 0, 0, 1),
  }),
  keywords: fc.subarray(
    [
      { name: 'pierce', value: 1 },
      { name: 'bleed' },
      { name: 'cleave', value: 1 },
      { name: 'weaken' },
    ] as const,
    { maxLength: 2 },
  ),
  health: fc.integer({ min: 3, max: 14 }),
  damage: fc.integer({ min: 0, max: 2 }),
  conditions,
  powerTokens: fc.array(fc.constantFrom('damage', 'surge', 'block', 'evade'), { maxLength: 2 }),
  blockPerEvade: fc.constantFrom(0, 0, 1),
  guards: fc.subarray(
    [
      { block: 1, from: 4 },
      { block: 1, against: 'ranged' },
      { evade: 1, against: 'melee' },
      { dodge: -1 },
      { blockPerEvade: 1 },
      { blockIfNone: 1 },
      { turnsBlock: true },
      { block: 3, friend: true },
    ] as const,
    { maxLength: 2 },
  ),
});
const contexts = fc.record({
  distance: fc.integer({ min: 1, max: 6 }),
  others: fc.constantFrom({}, crowd),
  spending: fc.constantFrom('priority', 'best'),
});

describe('random fighters', () => {
  test('[6.5] exact odds agree with the enumeration', () => {
    fc.assert(
      fc.property(fighters, fighters, contexts, (attacker, defender, { distance, others, spending }) => {
        const melee = attacker.attack?.type === 'melee';
        compare(attacker, defender, at(melee ? 1 : distance, { others, spending }));
      }),
      { seed: 605, numRuns: sized(60, 300) },
    );
  });

  test('odds are what resolving every roll adds up to', () => {
    fc.assert(
      fc.property(fighters, fighters, contexts, (attacker, defender, { distance, others, spending }) => {
        fc.pre(attackRolls(attacker, defender) <= 7776);
        const context = at(attacker.attack?.type === 'melee' ? 1 : distance, { others, spending });
        const odds = oddsOf(attacker, defender, context);
        const rolls = attackRolls(attacker, defender);
        const damage = Array<number>(odds.damage.length).fill(0);
        let hit = 0;
        for (const faces of everyRoll([...odds.dice, ...defender.defense])) {
          const resolved = resolveAttack({ attacker, defender, context, roll: { kind: 'faces', faces } });
          if (!resolved.ok) throw new Error(resolved.error.code);
          damage[resolved.value.damage] = (damage[resolved.value.damage] ?? 0) + 1;
          if (resolved.value.hit) hit++;
        }
        near(odds.hit, hit, rolls);
        odds.damage.forEach((chance, index) => near(chance, damage[index] ?? 0, rolls));
      }),
      { seed: 606, numRuns: sized(20, 60) },
    );
  });

  test('chances add up to 1, and the mean is that of the chances', () => {
    fc.assert(
      fc.property(fighters, fighters, contexts, (attacker, defender, { distance, others, spending }) => {
        const odds = oddsOf(attacker, defender, at(distance, { others, spending }));
        expect(odds.damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
        expect(odds.damage.reduce((sum, chance, damage) => sum + chance * damage, 0)).toBeCloseTo(
          odds.expectedDamage,
          12,
        );
        expect(odds.damage.length - 1).toBeLessThanOrEqual((defender.health ?? 0) - defender.damage);
        expect(1 - (odds.damage[0] ?? 0)).toBeLessThanOrEqual(odds.hit + EXACT);
      }),
      { seed: 607, numRuns: sized(80, 500) },
    );
  });

  test('[6.2] more distance never raises the chance to hit, nor the damage players can do', () => {
    fc.assert(
      fc.property(fighters, fighters, fc.integer({ min: 1, max: 8 }), (attacker, defender, distance) => {
        const ranged: Fighter = {
          ...attacker,
          attack: { type: 'ranged', dice: attacker.attack?.dice ?? [] },
        };
        for (const spending of ['priority', 'best'] as const) {
          const near = oddsOf(ranged, defender, at(distance, { spending }));
          const far = oddsOf(ranged, defender, at(distance + 1, { spending }));
          expect(far.hit).toBeLessThanOrEqual(near.hit + EXACT);
          if (spending === 'best')
            expect(far.expectedDamage).toBeLessThanOrEqual(near.expectedDamage + EXACT);
        }
      }),
      { seed: 608, numRuns: sized(80, 500) },
    );
  });

  test('[6.3] one more block never raises the damage players can do', () => {
    fc.assert(
      fc.property(fighters, fighters, contexts, (attacker, defender, { distance }) => {
        const context = at(attacker.attack?.type === 'melee' ? 1 : distance, { spending: 'best' });
        const harder = {
          ...defender,
          passives: { ...defender.passives, block: (defender.passives.block ?? 0) + 1 },
        };
        expect(oddsOf(attacker, harder, context).expectedDamage).toBeLessThanOrEqual(
          oddsOf(attacker, defender, context).expectedDamage + EXACT,
        );
      }),
      { seed: 609, numRuns: sized(80, 500) },
    );
  });

  test('the best spending is never worse than the priority', () => {
    fc.assert(
      fc.property(fighters, fighters, contexts, (attacker, defender, { distance, others }) => {
        const context = at(attacker.attack?.type === 'melee' ? 1 : distance, { others });
        const best = oddsOf(attacker, defender, { ...context, spending: 'best' });
        const priority = oddsOf(attacker, defender, { ...context, spending: 'priority' });
        expect(priority.expectedDamage).toBeLessThanOrEqual(best.expectedDamage + EXACT);
      }),
      { seed: 610, numRuns: sized(80, 500) },
    );
  });
});

const attackRolls = (attacker: Fighter, defender: Fighter): number =>
  6 **
  ((attacker.attack?.dice.length ?? 0) +
    Number(attacker.conditions.includes('focused')) +
    defender.defense.length);

function* everyRoll(dice: readonly DieId[]): Generator<readonly RolledDie[]> {
  const [die, ...rest] = dice;
  if (die === undefined) yield [];
  else
    for (const others of everyRoll(rest))
      for (let face = 0; face < 6; face++) yield [{ die, face }, ...others];
}

describe('special cases', () => {
  test('[6.2] an attack that cannot be made has no chance', () => {
    const melee = imperial({ attack: { type: 'melee', dice: ['red'] } });
    expect(oddsOf(melee, rebel(), at(2))).toMatchObject({ hit: 0, expectedDamage: 0, damage: [1] });
    expect(oddsOf(imperial(), rebel(), at(2, { sight: false }))).toMatchObject({ hit: 0, damage: [1] });
  });

  test('dice of any colour: the colours with the most expected damage, at most two of one', () => {
    const attacker = imperial({ attack: { type: 'melee', dice: ['any', 'any', 'any'] } });
    const odds = oddsOf(attacker, rebel({ defense: [] }), at(1));
    // A red die does 13/6 damage, a green one 8/6; blue and yellow do less.
    expect(odds.dice).toEqual(['green', 'red', 'red']);
    expect(odds.expectedDamage).toBeCloseTo(34 / 6, 12);
  });

  test('dice of any colour look at the distance: red dice have no accuracy', () => {
    const attacker = imperial({ attack: { type: 'ranged', dice: ['any', 'any'] } });
    expect(oddsOf(attacker, rebel({ defense: [] }), at(8)).dice).toEqual(['blue', 'blue']);
  });

  test('[6.4] [D51] a healthy hero is wounded, a wounded one leaves, and who leaves gains nothing', () => {
    const attacker = imperial({
      attack: { type: 'melee', dice: ['red'] },
      keywords: [{ name: 'bleed' }],
    });
    const hero = rebel({ defense: [], health: 1, hero: heroVitals() });
    expect(oddsOf(attacker, hero, at(1))).toMatchObject({
      wounds: 1,
      removes: 0,
      conditions: { bleeding: 1 },
    });
    const wounded = rebel({ defense: [], health: 1, hero: heroVitals({ wounded: true }) });
    expect(oddsOf(attacker, wounded, at(1))).toMatchObject({
      wounds: 0,
      removes: 1,
      conditions: { bleeding: 0 },
    });
  });

  test('a target without a health limit takes all of it', () => {
    const { health: _, ...endless } = rebel({ defense: [] });
    const attacker = imperial({ attack: { type: 'melee', dice: ['red', 'red'] }, passives: { damage: 20 } });
    expect(oddsOf(attacker, endless, at(1)).damage).toHaveLength(27);
    expect(oddsOf(attacker, { ...endless, health: 12 }, at(1)).damage).toHaveLength(13);
  });

  test('[6.5] under a priority, block can backfire: no damage yet, so no stun, so the surge goes into damage', () => {
    const attacker = imperial({ surges: [surge({ inflict: ['stunned'] }), surge({ damage: 2 })] });
    const totals = { kind: 'totals', accuracy: 5, damage: 1, surge: 1, evade: 0, dodge: 0 } as const;
    const damage = [0, 1].map((block) => {
      const resolved = resolveAttack({
        attacker,
        defender: rebel(),
        context: at(3),
        roll: { ...totals, block },
      });
      return resolved.ok ? resolved.value.damage : null;
    });
    expect(damage).toEqual([1, 2]);
  });
});
