// The content of battles as the app ships it, and short ways to units of it.

import { readFileSync } from 'node:fs';
import type { BattleSetup } from '../../src/battle';
import { musterUnits, type ArmyEntry, type LegionUnit } from '../../src/legion';
import { LEGION_FILES, readLegionContent, type LegionContent, type LegionFile } from '../../src/packs';

export function legionContent(): LegionContent {
  const files = Object.fromEntries(
    LEGION_FILES.map((name) => [name, JSON.parse(readFileSync(`content/legion/${name}.json`, 'utf8'))]),
  ) as Record<LegionFile, unknown>;
  const content = readLegionContent(files);
  if (!content.ok) throw new Error(JSON.stringify(content.error[0]));
  return content.value;
}

export const CONTENT = legionContent();

export function unitOf(
  card: string,
  upgrades: readonly string[] = [],
  more: Partial<LegionUnit> = {},
): LegionUnit {
  const { army } = CONTENT.cards.units[card] ?? { army: 'empire' };
  const [unit] = musterUnits(CONTENT.cards, army, [{ card, upgrades }]);
  if (!unit) throw new Error(card);
  return { ...unit, ...more };
}

export const battleSetup = (more: Partial<BattleSetup> = {}): BattleSetup => ({
  kind: 'battle',
  seed: 'one',
  ...CONTENT,
  armies: { empire: COLUMN, rebels: REBELS },
  hands: { empire: ['ambush', 'push', 'assault'], rebels: ['ambush', 'push', 'assault'] },
  blue: 'rebels',
  app: null,
  foresight: 'long',
  chosen: { objective: 'intercept', deployment: 'battleLines', condition: 'clear' },
  ...more,
});

const COLUMN: readonly ArmyEntry[] = [
  { card: 'darth-vader' },
  { card: 'stormtroopers', upgrades: ['dlt-19-stormtrooper'] },
  { card: 'snowtroopers' },
  { card: 'at-st' },
];
const REBELS: readonly ArmyEntry[] = [
  { card: 'luke-skywalker' },
  { card: 'rebel-troopers', upgrades: ['z-6-trooper'] },
  { card: 'fleet-troopers' },
  { card: 'at-rt' },
];
