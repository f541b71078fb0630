// Of every card of the heroes it is known what the app does with it. `npx vitest run tests/content/heroCards.test.ts -u`
// writes docs/hero-cards.md anew.

import { beforeAll, describe, expect, it } from 'vitest';
import type { CardEffect, ClassCardId, ItemId, Pack, RewardId } from '../../src/packs';
import { handlingOf, type Handling, type Passives } from '../../src/rules';
import { createText } from '../../src/text';
import { ENGLISH_WORDS } from '../text/uiWords';
import { heroCardsPage } from './heroCardsTable';
import { builtIn } from './missions';
import { markdown } from '../markdown';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

type Paragraph = { readonly of: string; readonly hero?: string | undefined; readonly effect: CardEffect };

/** `gideon-argus: Disabling Shot`, `balanced-hilt`; abilities of both sides. */
function paragraphs(): readonly Paragraph[] {
  const sheets = [...pack.heroes.values()].flatMap(({ id, healthy, wounded }) =>
    [...healthy.abilities, ...wounded.abilities].map((effect) => ({
      of: `${id}: ${effect.name}`,
      hero: id,
      effect,
    })),
  );
  const gear = [...pack.classCards.values(), ...pack.items.values(), ...rewards()];
  return [
    ...sheets,
    ...gear.flatMap((card) =>
      card.effects.map((effect) => ({ of: card.id, hero: 'hero' in card ? card.hero : undefined, effect })),
    ),
  ];
}
const rewards = () => [...pack.rewards.values()].filter(({ side }) => side === 'rebel');

const namesOf = (list: readonly Paragraph[]): readonly string[] =>
  [...new Set(list.map(({ of }) => of))].sort();
const handled = (handling: Handling) => paragraphs().filter(({ effect }) => handlingOf(effect) === handling);

/** Paragraphs of which no moment of a mission can be said: shops, threat, upkeep of cards, what companions are. */
const NO_MOMENT = [
  'allied-operations',
  'ct-1701-reload',
  'cybernetic-arm',
  'fearless-leader',
  'heroic',
  'jarrod-kelvin-mutual-progression',
  'jarrod-kelvin-scouts-loadout',
  'jarrod-kelvin: Droid Mastery',
  'jyn-odan-smugglers-luck',
  'legendary',
  'lessons-of-history',
  'mhd-19: Mechanical',
  'murne-rin-company-of-heroes',
  'populist-support',
  'saska-teft-gadgeteer',
  'x-8-upgrade',
];

/** Paragraphs that hold with every weapon, or with every weapon of a kind: they need nobody's decision. */
const COUNTED = [
  'ct-1701: Focus Fire',
  'davith-elso: Cloak and Dagger',
  'extended-haft',
  'gideon-argus: Disabling Shot',
  'loku-kanoloa: Clear-Minded',
  'vibrogenerator',
];

/** As printed: what the card adds at all times. */
const NUMBERS: Readonly<Record<string, Passives>> = {
  'diala-passil-art-of-movement': { speed: 1 },
  'diala-passil-defensive-stance': {},
  'fenn-signis-rebel-elite': { health: 3, endurance: 1 },
  'fenn-signis-superior-positioning': {},
  'fenn-signis-trench-fighter': {},
  'gaarkhan-unstoppable': { endurance: 1, speed: 1 },
  'gaarkhan-vicious-strike': {},
  'gideon-argus-air-of-command': { health: 2 },
  'jyn-odan-roll-with-it': {},
  'mak-eshkarey-jeswandi-training': { health: 2 },
  'biv-bodhrik-trophy-armor': { health: 4 },
  'biv-bodhrik-into-the-fray': {},
  'saska-teft-remote-distribution': { health: 2, endurance: 1 },
  'saska-teft-modified-blaster': { accuracy: 1 },
  'davith-elso-embody-the-force': { health: 3, endurance: 1 },
  'murne-rin-rebel-propaganda': { health: 2 },
  'loku-kanoloa-study-of-enemies': { health: 2 },
  'loku-kanoloa-mon-cala-special-forces': { evade: 1, accuracy: 1 },
  'loku-kanoloa-all-weather-rifle': { accuracy: 1 },
  'mhd-19-fuel-injection': { speed: 1 },
  'verena-talos-master-operative': { endurance: 1 },
  'verena-talos-fighting-knife': { damage: 1 },
  'onar-koma-black-sun-armor': { health: 3 },
  'onar-koma-stay-behind-me': { health: 2 },
  'shyla-varad-deadly-grace': { endurance: 1, evade: 1 },
  'vinto-hreeda-shot-on-the-run': { speed: 1 },
  'vinto-hreeda-battlefield-experience': { endurance: 1 },
  'vinto-hreeda-sharpshooter': { accuracy: 1 },
  'drokkatta-charging-up': { health: 2 },
  'drokkatta-bank-shot': { accuracy: 1 },
  'drokkatta-repeater-cannon': { damage: 1 },
  'jarrod-kelvin-mutual-progression': { speed: 1, block: 1 },
  'jarrod-kelvin-explosive-reflexes': { endurance: 1 },
  'jarrod-kelvin-mechanical-master': { health: 2 },
  'ko-tun-feralo-opportunist': { health: 2, speed: 1 },
  'ct-1701-squad-tactics': { health: 2, speed: 1 },
  'ct-1701-dc-15s-blaster': { accuracy: 2 },
  'tress-hacnua-dragonsnake-variation': { health: 2 },
  'combat-coat-tier-1': { health: 2 },
  'laminate-armor-tier-2': { health: 3 },
  'marksman-barrel': { accuracy: 2 },
  'disruption-cell': { accuracy: 2 },
  '434-deathhammer': { damage: 1 },
  a280: { accuracy: 1 },
  'dxr-6': { accuracy: 6 },
  'personal-shields': {},
  'responsive-armor': { health: 2 },
  'admirals-uniform': { health: 1 },
  'cybernetic-arm': { health: -2, endurance: 1 },
  'mandalorian-helmet': { health: 1 },
  'plastoid-armor': {},
  'shadow-suit': { evade: 1 },
  heroic: { health: 3 },
  legendary: { health: 10 },
  'systems-upgrade': { health: 2 },
  'mandalorian-heritage': { health: 2 },
};

function numbersOf(id: string): Passives {
  const classCard = pack.classCards.get(id as ClassCardId);
  const card = classCard ?? pack.items.get(id as ItemId) ?? pack.rewards.get(id as RewardId);
  if (!card) throw new Error(`no card ${id}`);
  return { ...card.passives, ...classCard?.heroBonus };
}

describe('the cards of the heroes', () => {
  it('[cards] the page says of each card what is counted, offered or left', async () => {
    const { t } = await createText('en', { en: ENGLISH_WORDS, load: async () => ({}) });
    const page = await markdown(heroCardsPage(t, pack));
    await expect(page).toMatchFileSnapshot('../../docs/hero-cards.md');
  });

  it('[cards] each paragraph has a moment, or is one of the few that have none', () => {
    expect(namesOf(paragraphs().filter(({ effect }) => effect.moments.length === 0))).toEqual(NO_MOMENT);
  });

  it('[cards] what the app changes has a moment at which it does', () => {
    const loose = paragraphs().filter(
      ({ effect: { moments, gives, or, grantsSurges, options } }) =>
        (moments.length === 0 && (gives ?? or ?? grantsSurges[0] ?? options[0]) !== undefined) ||
        (or !== undefined && gives === undefined),
    );
    expect(namesOf(loose)).toEqual([]);
  });

  it('[cards] few paragraphs are counted; most are offered', () => {
    expect(namesOf(handled('counted'))).toEqual(COUNTED);
    expect(handled('offered').length).toBeGreaterThan(handled('left').length);
  });

  it('[cards] a paragraph belongs to an ability or a card that its hero has', () => {
    const strays = paragraphs().filter(({ hero, effect: { with: ability } }) => {
      if (ability === undefined) return false;
      const sheet = [...pack.heroes.values()].find(({ id }) => id === hero)?.healthy.abilities ?? [];
      const cards = [...pack.classCards.values()].filter((card) => card.hero === hero);
      return ![...sheet, ...cards].some(({ name }) => name === ability);
    });
    expect(namesOf(strays)).toEqual([]);
  });

  it('[cards] no surge of a feat applies at all times', () => {
    const feats = [...pack.classCards.values(), ...rewards()].filter(({ type }) => type === 'feat');
    const always = feats.filter(({ surges }) => surges.some((surge) => surge.while === undefined));
    expect(always.map(({ id }) => id)).toEqual([]);
  });

  it.each(Object.entries(NUMBERS))('[cards] %s adds what is printed, at all times', (id, numbers) => {
    expect(numbersOf(id)).toEqual(numbers);
  });
});
