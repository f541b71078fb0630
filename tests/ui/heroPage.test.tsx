// A hero's page as markup: sums with their parts, weapons, and what waits for its moment.

import { expect, it } from 'vitest';
import { heroOnPaper, startingCards, type HeroId } from '../../src/packs';
import { HeroPage } from '../../src/ui/hero/HeroPage';
import { pack } from './activationTable';
import { readable, textHtml } from './missionHtml';

function page(heroes: number, ...items: readonly string[]): string {
  const hero = pack.heroes.get('diala-passil' as HeroId);
  if (!hero) throw new Error('no Diala');
  const cards = [...startingCards(pack, hero.id).map(({ id }) => id), ...items].map((id) => ({
    id,
    on: null,
  }));
  const numbers = heroOnPaper(pack, hero, { cards, wounded: false, heroes });
  const names = new Map<string, string>([...pack.items.values(), ...pack.classCards.values()].map(({ id, name }) => [id, name])); // prettier-ignore
  return readable(
    textHtml(
      <HeroPage
        numbers={numbers}
        cardName={(id) => names.get(id) ?? id}
        stateOf={(id) => (id === 'combat-coat-tier-1' ? 'exhausted' : undefined)}
      />,
    ),
  );
}

it('[gear] Health is a sum that says where it comes from', () => {
  expect(page(4)).toMatch(/Health 12 Sheet 12 Endurance/);
  expect(page(4, 'combat-coat-tier-1')).toMatch(/Health 14 Sheet 12 · Combat Coat \+2/);
  expect(page(3, 'combat-coat-tier-1')).toMatch(/Health 17 Sheet 12 · Combat Coat \+2 · Small party \+3/);
});

it('[gear] weapons with their surges, offers with their moments and what has become of the card', () => {
  const shown = page(4, 'combat-coat-tier-1');
  expect(shown).toMatch(/Weapons .*Melee: 1 green die, 1 yellow die.*Surge: /);
  expect(shown).toMatch(/Cards to use.*Foresight.*Reroll 1 defense die \(1 strain\) Defense, after the roll/); // prettier-ignore
  expect(shown).toMatch(/Combat Coat exhausted .*evade/);
});
