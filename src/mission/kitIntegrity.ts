// Whether a kit can be one: it lies at the head of a save, and saves come from anybody. Asked at every opening is what boards,
// groups, odds and screens grow with; kits that come in from elsewhere are asked row by row before (kitFits.ts).

import { ownOf } from '../kernel';
import { ATTACK_DICE, DEFENSE_DICE, type TileSide } from '../rules';
import { isBounded, isTally, MOST_COUNTED, MOST_SIDE } from './bounds';
import type { Mission } from './definition';
import type { Kit, KitFigure } from './kit';
import { MOST } from './language/limits';

/** Far more than any content has; the odds of more dice would take minutes. */
const [MOST_DICE, MOST_GROUP, MOST_SPACES, MOST_PLACED] = [12, 99, 40_000, MOST.sections * MOST.tiles];
/** Shipped texts have up to 1,026 letters, those that authors may write 4,000. */
const [LONGEST_TEXT, LONGEST_NAME] = [20_000, 400];

/** Also of a campaign: the kits of its missions are cut from one. */
export const isKit = (
  kit: Pick<Kit, 'cards' | 'heroes' | 'tiles'>,
  missions: readonly Mission[],
  boxes: readonly Pick<Kit['box'], 'figures'>[],
): boolean =>
  Object.values(kit.cards).every(
    ({ groupSize, figure }) => isTally(groupSize, MOST_GROUP) && isBased(figure),
  ) &&
  Object.values(kit.heroes).every(({ healthy, wounded }) => isBased(healthy) && isBased(wounded)) &&
  boxes.every(({ figures }) => Object.values(figures).every((count) => isTally(count, MOST_COUNTED))) &&
  missions.every((mission) => fitsOnBoard(kit.tiles, mission)) &&
  isReadable(kit);

const isBased = ({ piece: { size } }: KitFigure): boolean =>
  isBounded(size, 2) && size.every((side) => isTally(side, MOST_SIDE));

/** The same tile may lie in a mission any number of times: its spaces are counted once. */
function fitsOnBoard(tiles: Kit['tiles'], { sections }: Mission): boolean {
  const areas = new Map<string, number>();
  let [placed, spaces] = [0, 0];
  for (const section of sections)
    for (const { tile } of section.tiles) {
      const side = ownOf(tiles, tile);
      if (!side) return false;
      const area = areas.get(tile) ?? areaOf(side);
      areas.set(tile, area);
      placed += 1;
      spaces += area;
      if (placed > MOST_PLACED || spaces > MOST_SPACES) return false;
    }
  return true;
}

const areaOf = ({ spaces }: TileSide): number => spaces.reduce((sum, row) => sum + row.length, 1);

const DICE: ReadonlySet<unknown> = new Set([...ATTACK_DICE, ...DEFENSE_DICE, 'any']);

/**
 * Whether a screen can bear each text of a setup, and a throw each list of dice: those lie in figures, weapons, other cards and
 * things, wherever a list of them stands.
 */
export const isReadable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.length <= LONGEST_TEXT;
  if (typeof value !== 'object' || value === null) return true;
  const held: readonly unknown[] = Object.values(value);
  return (
    (held.length <= MOST_DICE || !held.every((one) => DICE.has(one))) &&
    (Array.isArray(value) || Object.keys(value).every((key) => key.length <= LONGEST_NAME)) &&
    held.every(isReadable)
  );
};
