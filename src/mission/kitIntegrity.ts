// Whether a kit can be one: it lies at the head of a save, and saves come from anybody. Asked is what boards, groups and odds
// grow with; whatever else is strange in it ends at a refused command.

import { ATTACK_DICE, DEFENSE_DICE } from '../rules';
import { isBounded, isTally, MOST_COUNTED, MOST_SIDE } from './bounds';
import type { Mission } from './definition';
import type { Kit, KitFigure } from './kit';

/** Far more than any content has; the odds of more dice would take minutes. */
const [MOST_DICE, MOST_GROUP, MOST_SPACES] = [12, 99, 40_000];

/** Also of a campaign: the kits of its missions are cut from one. */
export const isKit = (
  kit: Pick<Kit, 'cards' | 'heroes' | 'tiles'>,
  missions: readonly Mission[],
  boxes: readonly Pick<Kit['box'], 'figures'>[],
): boolean =>
  Object.values(kit.cards).every(
    ({ groupSize, figure }) => isTally(groupSize, MOST_GROUP) && isFigure(figure),
  ) &&
  Object.values(kit.heroes).every(({ healthy, wounded }) => isFigure(healthy) && isFigure(wounded)) &&
  boxes.every(({ figures }) => Object.values(figures).every((count) => isTally(count, MOST_COUNTED))) &&
  missions.every((mission) => spacesIn(kit.tiles, mission) <= MOST_SPACES) &&
  areFewDice(kit);

const isFigure = ({ piece: { size } }: KitFigure): boolean =>
  isBounded(size, 2) && size.every((side) => isTally(side, MOST_SIDE));

/** The same tile may lie in a mission any number of times. */
const spacesIn = (tiles: Kit['tiles'], { sections }: Mission): number =>
  sections.flatMap((section) => section.tiles).reduce((sum, { tile }) => sum + areaOf(tiles[tile]), 0);

const areaOf = (tile: Kit['tiles'][string] | undefined): number =>
  (tile?.spaces ?? []).reduce((sum, row) => sum + row.length, 1);

const DICE: ReadonlySet<unknown> = new Set([...ATTACK_DICE, ...DEFENSE_DICE, 'any']);

/** Dice lie in figures, weapons, other cards and things: wherever a list of them stands. */
const areFewDice = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  const held: readonly unknown[] = Object.values(value);
  return (held.length <= MOST_DICE || !held.every((one) => DICE.has(one))) && held.every(areFewDice);
};
