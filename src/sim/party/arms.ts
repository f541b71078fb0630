// The weapons among a hero's cards, with all that counts with them: for choosing what to buy, before there is a mission.

import { gearFacts, heroCard, type Pack } from '../../packs';
import { heroNumbers, type HeldCard, type Held, type HeroSheet, type HeroWeapon } from '../../rules';

const NO_SHEET: HeroSheet = {
  health: 1,
  endurance: 0,
  speed: 0,
  defense: [],
  attributes: { strength: [], insight: [], tech: [] },
  abilities: [],
};

export const armsAmong = (pack: Pack, held: readonly Held[]): readonly HeroWeapon[] =>
  heroNumbers(NO_SHEET, cardsAmong(pack, held)).weapons;

const cardsAmong = (pack: Pack, held: readonly Held[]): readonly HeldCard[] =>
  held.flatMap(({ id, on }) => {
    const card = heroCard(pack, id);
    return card ? [{ id, on, facts: gearFacts(card) }] : [];
  });

export const inHand = (id: string): Held => ({ id, on: null });
