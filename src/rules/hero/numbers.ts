// The one place where a hero's numbers are worked out: the side of the sheet that is up, and every card in the hero's hands.
// Only what always holds is in the sums. What a card gives at times is listed as an offer, and waits for its moment.

import { merged } from '../../kernel';
import type { AttackDie, DefenseDie } from '../dice/colours';
import type { Fighter } from '../figure/fighter';
import { holds } from '../figure/conditions';
import { BONUS_HEALTH } from '../figure/health';
import type { Attack, Attribute, Keyword, Passives, Surge } from '../figure/profile';
import { PASSIVES } from '../figure/profile';
import { handlingOf } from './handling';
import { isModification, type GearEffect, type GearSurge, type HeldCard } from './gear';
import type { Need } from './aid';

/** An ability on the sheet. */
export type NamedEffect = GearEffect & { readonly name: string };

/** One side of a hero's sheet. */
export type HeroSheet = {
  readonly health: number;
  readonly endurance: number;
  readonly speed: number;
  readonly defense: readonly DefenseDie[];
  readonly attributes: Readonly<Record<Attribute, readonly AttackDie[]>>;
  readonly abilities: readonly NamedEffect[];
};

export type HeroNumber = keyof Passives;
/** Where a part of a sum comes from: a card's id, or one of `sheet`, `party` and `mission`. */
export type NumberPart = { readonly from: string; readonly value: number };
/** A change that no card makes: more health for a small party, or what a mission did. */
export type NumberChange = { readonly of: HeroNumber; readonly from: string; readonly value: number };

/** A weapon with everything that is fixed to it and all that always counts with it. */
export type HeroWeapon = {
  readonly id: string;
  readonly name: string;
  readonly traits: readonly string[];
  readonly attack: Attack;
  readonly surges: readonly GearSurge[];
  readonly passives: Passives;
  readonly keywords: readonly Keyword[];
};

/** Something a card or an ability gives when its moment comes. */
export type Offer = {
  /** The card's id, or the ability's name. */
  readonly from: string;
  readonly name: string;
  /** Which of its paragraphs. */
  readonly place: number;
  /** Only in attacks with this weapon. */
  readonly weapon: string | null;
  readonly effect: GearEffect;
};

export type HeroNumbers = {
  readonly health: number;
  readonly endurance: number;
  readonly speed: number;
  readonly defense: readonly DefenseDie[];
  readonly attributes: HeroSheet['attributes'];
  /** What counts in every attack and defense, whatever weapon is in hand. */
  readonly passives: Passives;
  readonly weapons: readonly HeroWeapon[];
  readonly offered: readonly Offer[];
  readonly sources: Readonly<Partial<Record<HeroNumber, readonly NumberPart[]>>>;
};

/** A small party's heroes are harder to fell. */
export const partyHealth = (heroes: number): readonly NumberChange[] =>
  heroes === 2 || heroes === 3 ? [{ of: 'health', from: 'party', value: BONUS_HEALTH[heroes] }] : [];

const SHEET = ['health', 'endurance', 'speed'] as const;

export function heroNumbers(
  sheet: HeroSheet,
  cards: readonly HeldCard[],
  changes: readonly NumberChange[] = [],
): HeroNumbers {
  const worn = cards.filter(({ facts }) => !facts.attack && !isModification(facts));
  const parts: readonly NumberChange[] = [
    ...SHEET.map((of) => ({ of, from: 'sheet', value: sheet[of] })),
    ...sheet.abilities.flatMap((ability) => (isCounted(ability, []) ? partsOf(ability.name, ability) : [])),
    ...worn.flatMap(({ id, facts }) => [
      ...passiveParts(id, facts.passives),
      ...facts.effects.flatMap((effect) => (isCounted(effect, []) ? partsOf(id, effect) : [])),
    ]),
    ...changes,
  ].filter(({ value }) => value !== 0);
  const sum = (of: HeroNumber): number =>
    parts.reduce((total, part) => (part.of === of ? total + part.value : total), 0);
  return {
    health: Math.max(1, sum('health')),
    endurance: Math.max(0, sum('endurance')),
    speed: Math.max(0, sum('speed')),
    defense: sheet.defense,
    attributes: sheet.attributes,
    passives: passivesOf(parts.filter(({ of }) => !isOfSheet(of))),
    weapons: weaponsOf(sheet, cards, worn),
    offered: offersOf(sheet, cards),
    sources: sourcesOf(parts),
  };
}

const isOfSheet = (of: HeroNumber): boolean => SHEET.some((name) => name === of);

function passiveParts(from: string, passives: Passives): readonly NumberChange[] {
  const parts: NumberChange[] = [];
  for (const of of PASSIVES) {
    const value = passives[of];
    if (value) parts.push({ of, from, value });
  }
  return parts;
}

const partsOf = (from: string, { gives = {} }: GearEffect): readonly NumberChange[] =>
  COUNTED.flatMap((of) => (gives[of] ? [{ of, from, value: gives[of] }] : []));

function passivesOf(parts: readonly { readonly of: HeroNumber; readonly value: number }[]): Passives {
  const sums: Partial<Record<HeroNumber, number>> = {};
  for (const { of, value } of parts) sums[of] = (sums[of] ?? 0) + value;
  return sums;
}

function sourcesOf(parts: readonly NumberChange[]): HeroNumbers['sources'] {
  const sources: Partial<Record<HeroNumber, NumberPart[]>> = {};
  for (const { of, from, value } of parts) (sources[of] ??= []).push({ from, value });
  return sources;
}

// ── What always counts

/** Numbers of an aid that need no decision. */
const COUNTED = ['accuracy', 'damage', 'surge', 'block', 'evade', 'dodge'] as const;
const COUNTED_KEYWORDS = ['pierce', 'blast', 'cleave'] as const;

/** Counted, and all that must hold of the weapon does. */
const isCounted = (effect: GearEffect, weapon: readonly Need[]): boolean =>
  handlingOf(effect) === 'counted' && effect.needs.every((need) => weapon.includes(need));

// ── Weapons

function weaponsOf(
  sheet: HeroSheet,
  cards: readonly HeldCard[],
  worn: readonly HeldCard[],
): readonly HeroWeapon[] {
  const known = [
    ...sheet.abilities.map((ability): OwnedEffect => ({ ...ability, from: ability.name })),
    ...worn.flatMap(effectsOf),
  ];
  return cards.flatMap(({ id, facts }): HeroWeapon[] => {
    const { attack, name, traits } = facts;
    if (!attack) return [];
    const joined = [{ id, facts }, ...cards.filter((card) => card.on === id)];
    const parts = joined.map((card) => card.facts);
    const kind = kindsOf({ ...facts, attack });
    const own = joined.flatMap(effectsOf).filter((effect) => isCounted(effect, kind));
    // What counts without looking at the weapon is in the hero's own sum already; its surges are not.
    const lent = known.filter((effect) => isCounted(effect, kind));
    const byKind = [...own, ...lent.filter((effect) => effect.needs.length > 0)];
    return [
      {
        id,
        name,
        traits,
        attack,
        surges: [
          ...[...joined, ...worn].flatMap(surgesOf),
          ...[...own, ...lent].flatMap(({ from, grantsSurges }) =>
            grantsSurges.map((surge) => ({ ...surge, from, exhaust: false })),
          ),
        ],
        passives: passivesOf([
          ...parts.flatMap(({ passives }) => passiveParts(id, passives)),
          ...byKind.flatMap((effect) => partsOf(id, effect)),
        ]),
        keywords: [
          ...[...parts, ...worn.map((card) => card.facts)].flatMap(({ keywords }) => keywords),
          ...[...own, ...lent].flatMap(keywordsOf),
        ],
      },
    ];
  });
}

type OwnedEffect = GearEffect & { readonly from: string };
type Owned = Pick<HeldCard, 'id' | 'facts'>;

const effectsOf = ({ id, facts }: Owned): readonly OwnedEffect[] =>
  facts.effects.map((effect) => ({ ...effect, from: id }));

const surgesOf = ({ id, facts }: Owned): readonly GearSurge[] =>
  facts.surges.map((surge) => ({ ...surge, from: id }));

const keywordsOf = ({ gives = {} }: GearEffect): readonly Keyword[] =>
  COUNTED_KEYWORDS.flatMap((name) => (gives[name] ? [{ name, value: gives[name] }] : []));

function kindsOf({
  attack,
  traits,
  keywords,
}: HeldCard['facts'] & { readonly attack: Attack }): readonly Need[] {
  return [
    attack.type,
    ...(traits.includes('pistol') ? (['pistol'] as const) : []),
    ...(keywords.some(({ name }) => name === 'reach') ? (['reach'] as const) : []),
  ];
}

/** The hero with this weapon in hand: what a fight sees. */
export function wielding(hero: Fighter, weapon: HeroWeapon): Fighter {
  return merged(hero, {
    attack: weapon.attack,
    surges: weapon.surges.filter((surge) => !surge.while || holds(hero, surge.while)).map(fightingSurge),
    passives: passivesOf([...passiveParts('', hero.passives), ...passiveParts('', weapon.passives)]),
    keywords: weapon.keywords,
  });
}

const fightingSurge = ({ cost, effect, from, exhaust }: GearSurge): Surge => ({
  cost,
  effect,
  ...(from !== undefined && { from }),
  ...(exhaust && { exhausts: true }),
});

// ── What waits for its moment

function offersOf(sheet: HeroSheet, cards: readonly HeldCard[]): readonly Offer[] {
  const of = (from: string, name: string, weapon: string | null, effects: readonly GearEffect[]) =>
    effects.flatMap((effect, place): Offer[] =>
      effect.moments.length === 0 || handlingOf(effect) === 'counted'
        ? []
        : [{ from, name, place, weapon, effect }],
    );
  return [
    ...sheet.abilities.flatMap((ability) => of(ability.name, ability.name, null, [ability])),
    ...cards
      .filter(({ on, facts }) => on !== null || !isModification(facts))
      .flatMap(({ id, on, facts }) => of(id, facts.name, facts.attack ? id : on, facts.effects)),
  ];
}
