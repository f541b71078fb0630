// The armies that simulations lead, of the same size: Vader's column, and Rebels of the first boxes.

import type { ArmyEntry } from '../../legion';

const COLUMN: readonly ArmyEntry[] = [
  { card: 'darth-vader' },
  { card: 'stormtroopers', upgrades: ['dlt-19-stormtrooper'] },
  { card: 'stormtroopers', upgrades: ['dlt-19-stormtrooper', 'stormtrooper'] },
  { card: 'stormtroopers', upgrades: ['hh-12-stormtrooper'] },
  { card: 'snowtroopers' },
  { card: '74-z-speeder-bikes' },
  { card: 'at-st' },
];

const REBELS: readonly ArmyEntry[] = [
  { card: 'luke-skywalker' },
  { card: 'leia-organa' },
  { card: 'rebel-troopers', upgrades: ['z-6-trooper'] },
  { card: 'rebel-troopers', upgrades: ['z-6-trooper', 'rebel-trooper'] },
  { card: 'rebel-troopers', upgrades: ['mpl-57-ion-trooper'] },
  { card: 'rebel-troopers', upgrades: ['z-6-trooper'] },
  { card: 'fleet-troopers' },
  { card: 'fleet-troopers' },
  { card: 'at-rt', upgrades: ['at-rt-rotary-blaster'] },
  { card: 'at-rt' },
];

export const SAMPLE_ARMIES: readonly (readonly ArmyEntry[])[] = [COLUMN, REBELS];
