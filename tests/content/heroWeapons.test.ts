// Every weapon of the core box against every card of the core box: the odds that players see before an attack are those of all
// rolls played out one by one, whether surges are spent as helps most or as the players pick.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Pack } from '../../src/packs';
import { gearFacts, heroCard } from '../../src/packs';
import { CONDITIONS, heroNumbers, oddsOf, wielding, type AttackContext, type Fighter } from '../../src/rules';
import { sized } from '../sized';
import { enumerate } from '../rules/combat/enumeration';
import { at, cardFighter, contentPack, heroFighter, heroVitals } from '../rules/combat/fighters';

let pack: Pack;
beforeAll(async () => {
  pack = await contentPack();
});

const core = () => [...pack.products.values()].find(({ kind }) => kind === 'core');

/** In the hands of a hero who owns the class card; items in those of the first hero. Strain that a surge could recover. */
function weapons(): readonly (readonly [id: string, Fighter])[] {
  const box = core();
  const heroes = (box?.heroes ?? []).flatMap((id) => pack.heroes.get(id) ?? []);
  const [first] = heroes;
  if (!first) throw new Error('nobody is in the core box');
  const cards = [
    ...[...pack.classCards.values()].map((card) => ({
      id: card.id,
      hero: heroes.find(({ id }) => id === card.hero),
    })),
    ...(box?.items ?? []).map((id) => ({ id, hero: first })),
  ];
  return cards.flatMap(({ id, hero }) => {
    const card = heroCard(pack, id);
    if (!hero || !card?.attack) return [];
    const { attributes, health, endurance, speed, defense } = hero.healthy;
    const facts = gearFacts(card);
    const sheet = { health, endurance, speed, defense, attributes, abilities: [] };
    const [weapon] = heroNumbers(sheet, [{ id, on: null, facts }]).weapons;
    const bare = { ...heroFighter(pack, hero, false), passives: {}, hero: heroVitals({ strain: 1 }) };
    return weapon ? [[id, wielding(bare, weapon)] as const] : [];
  });
}

/** Cards that defend alike are one. */
function defenders(): readonly Fighter[] {
  const known = new Map<string, Fighter>();
  for (const { card } of core()?.cards ?? []) {
    const found = pack.cards.get(card);
    if (!found || found.affiliation === 'rebel') continue;
    const fighter = cardFighter(found);
    known.set(
      JSON.stringify([fighter.defense, fighter.health, fighter.passives, fighter.blockPerEvade]),
      fighter,
    );
  }
  return [...known.values()];
}

const crowd = { blast: 2, cleave: 1, splash: 2 };
const distancesOf = ({ attack, keywords }: Fighter): readonly number[] => {
  if (attack?.type === 'ranged') return [sized(3, 1), sized(3, 5)];
  return keywords.some(({ name }) => name === 'reach') ? [2] : [1];
};

/** The last ability first, then the first: nobody's best, but somebody's wish. */
const wishOf = ({ surges }: Fighter): readonly number[] =>
  surges.length === 0 ? [] : [surges.length - 1, 0];

const EXACT = 1e-12;

/** Chances of hit, damage, defeat and conditions, by hand and by the rules. */
function compare(attacker: Fighter, defender: Fighter, context: AttackContext): void {
  const odds = oddsOf(attacker, defender, context);
  const slow = enumerate(pack.dice, odds.dice, attacker, defender, context);
  const pairs: readonly (readonly [number, number])[] = [
    [odds.hit, slow.hit],
    [odds.removes, slow.defeats],
    ...Array.from(slow.damage, (ways = 0, damage) => [odds.damage[damage] ?? 0, ways] as const),
    ...CONDITIONS.map((condition) => [odds.conditions[condition], slow.conditions[condition]] as const),
  ];
  expect(odds.damage.length).toBe(slow.damage.length);
  const worst = Math.max(...pairs.map(([found, ways]) => Math.abs(found - ways / slow.rolls)));
  expect(worst).toBeLessThanOrEqual(EXACT);
}

describe("odds of heroes' attacks", () => {
  it('[7.9] all weapons and cards of the core box are there', () => {
    expect(weapons()).toHaveLength(20);
    expect(defenders().length).toBeGreaterThan(8);
  });

  it('[7.9] every weapon against every card, surges spent as helps most', { timeout: 300_000 }, () => {
    for (const [, attacker] of weapons())
      for (const defender of defenders())
        for (const distance of new Set(distancesOf(attacker)))
          compare(attacker, defender, at(distance, { others: crowd, spending: 'best' }));
  });

  it('[7.9] every weapon against every card, surges spent as the players wish', { timeout: 300_000 }, () => {
    for (const [, attacker] of weapons())
      for (const defender of defenders())
        for (const distance of new Set(distancesOf(attacker)))
          compare(attacker, defender, at(distance, { others: crowd, spending: wishOf(attacker) }));
  });
});
