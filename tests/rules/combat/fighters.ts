// Figures for fights: made by hand for single rules, or taken from the core box for the great comparisons.

import type { DeploymentCard, Hero, Pack } from '../../../src/packs';
import type { AttackContext, Fighter, HeroVitals, Surge, SurgeEffect } from '../../../src/rules';
import { builtInPack } from '../../cli/samplePack';

export const imperial = (fields: Partial<Fighter> = {}): Fighter => ({
  side: 'imperial',
  attack: { type: 'ranged', dice: ['blue', 'green'] },
  defense: ['black'],
  surges: [],
  passives: {},
  keywords: [],
  health: 5,
  damage: 0,
  conditions: [],
  powerTokens: [],
  ...fields,
});

export const rebel = (fields: Partial<Fighter> = {}): Fighter =>
  imperial({ side: 'rebel', defense: ['white'], health: 12, ...fields });

export const heroVitals = (fields: Partial<HeroVitals> = {}): HeroVitals => ({
  endurance: 5,
  strain: 0,
  wounded: false,
  woundedSide: { health: 10, endurance: 4 },
  ...fields,
});

export const at = (distance: number, fields: Partial<AttackContext> = {}): AttackContext => ({
  distance,
  adjacent: distance <= 1,
  sight: true,
  ...fields,
});

export const surge = (effect: SurgeEffect, cost = 1): Surge => ({ cost, effect });

export const contentPack = builtInPack;

/** The card's printed surges stand in for the priority, which is content of its own. */
export const cardFighter = (card: DeploymentCard): Fighter => ({
  side: card.affiliation === 'rebel' ? 'rebel' : 'imperial',
  ...(card.attack ? { attack: card.attack } : {}),
  defense: card.defense,
  surges: card.surges,
  passives: card.passives,
  keywords: card.keywords,
  health: card.health,
  damage: 0,
  conditions: [],
  powerTokens: [],
});

/** The hero with the weapon it starts with. */
export function heroFighter(pack: Pack, hero: Hero, wounded: boolean): Fighter {
  const side = wounded ? hero.wounded : hero.healthy;
  const [weaponId] = hero.startingWeapons;
  const weapon = weaponId && pack.classCards.get(weaponId);
  if (!weapon?.attack) throw new Error(`${hero.id} has no weapon`);
  const { health, endurance } = hero.wounded;
  return {
    side: 'rebel',
    attack: weapon.attack,
    attributes: side.attributes,
    defense: side.defense,
    surges: weapon.surges,
    passives: weapon.passives,
    keywords: weapon.keywords,
    health: side.health,
    damage: 0,
    conditions: [],
    powerTokens: [],
    hero: { endurance: side.endurance, strain: 0, wounded, woundedSide: { health, endurance } },
  };
}
