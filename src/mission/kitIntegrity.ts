// Whether a kit can be one: it lies at the head of a save, and saves come from anybody. Each part that a step or a screen reads
// has a row, and what boards, groups, odds and screens grow with has a bound.

import { isGroup } from '../imperial';
import {
  countUpTo,
  fitsFields,
  isFields,
  isOneOf,
  listUpTo,
  maybe,
  orNull,
  ownOf,
  recordUpTo,
  textUpTo,
  type Fits,
} from '../kernel';
import {
  arePools,
  ATTACK_DICE,
  DEFENSE_DICE,
  isGearEffect,
  isGearFacts,
  isPrintedFighter,
  LINES,
  TERRAINS,
  type TileSide,
} from '../rules';
import { isBounded, isTally, LONGEST_LIST, MOST_COUNTED, MOST_SIDE } from './bounds';
import type { Mission } from './definition';
import type { Kit } from './kit';
import { MOST } from './language/limits';
import { isMission } from './missionFits';

/** Far more than any content has; the odds of more dice would take minutes. */
const [MOST_DICE, MOST_GROUP, MOST_SPACES, MOST_PLACED] = [12, 99, 40_000, MOST.sections * MOST.tiles];
/** Shipped texts have up to 1,026 letters, those that authors may write 4,000. */
const [LONGEST_TEXT, LONGEST_NAME, MOST_WORDS] = [20_000, 400, 20_000];
const isText = textUpTo(LONGEST_TEXT);

type Parts = Pick<Kit, 'cards' | 'heroes' | 'tiles' | 'groups' | 'words'>;

/** Also of a campaign: the kits of its missions are cut from one. */
export const isKit = (
  kit: Parts,
  missions: readonly Mission[],
  boxes: readonly Pick<Kit['box'], 'figures'>[],
): boolean =>
  areParts(kit) &&
  boxes.every(({ figures }) => Object.values(figures).every((count) => isTally(count, MOST_COUNTED))) &&
  missions.every((mission) => isMission(mission) && fitsOnBoard(kit.tiles, mission)) &&
  isReadable(kit);

const isName = textUpTo(LONGEST_NAME);
const areNames = listUpTo(isName, LONGEST_LIST);
const inRange = countUpTo(MOST_COUNTED);

const isFigure = fitsFields({
  piece: fitsFields({ size: (size) => isBounded(size, 2) && size.every((side) => isTally(side, MOST_SIDE)) }),
  fighter: isPrintedFighter,
  facts: fitsFields({ cost: inRange, traits: areNames, speed: inRange, printedHealth: maybe(inRange) }),
});

const isHeroSide: Fits = (value) =>
  isFigure(value) &&
  fitsFields({
    attributes: arePools,
    abilities: maybe(listUpTo((one) => isGearEffect(one) && fitsFields({ name: isName })(one), LONGEST_LIST)),
  })(value);

const EDGE = { axis: isOneOf(['h', 'v']), x: inRange, y: inRange };
const isSpace = orNull(isOneOf(TERRAINS));

const areParts = fitsFields({
  words: recordUpTo(recordUpTo(isText, MOST_WORDS), LONGEST_LIST),
  tiles: recordUpTo(
    fitsFields({
      environment: isName,
      width: inRange,
      height: inRange,
      spaces: listUpTo(listUpTo(isSpace, LONGEST_LIST), LONGEST_LIST),
      lines: listUpTo(fitsFields({ ...EDGE, kind: isOneOf(LINES) }), LONGEST_LIST),
      openings: listUpTo(fitsFields(EDGE), LONGEST_LIST),
    }),
    LONGEST_LIST,
  ),
  cards: recordUpTo(
    fitsFields({
      name: isName,
      side: isOneOf(['imperial', 'mercenary', 'rebel']),
      groupSize: countUpTo(MOST_GROUP),
      cost: inRange,
      reinforceCost: maybe(inRange),
      family: isName,
      figure: isFigure,
      abilities: areNames,
    }),
    LONGEST_LIST,
  ),
  groups: recordUpTo(isGroup, LONGEST_LIST),
  forms: maybe(
    recordUpTo(fitsFields({ name: isName, with: listUpTo(isFields, LONGEST_LIST) }), LONGEST_LIST),
  ),
  companions: maybe(recordUpTo(fitsFields({ heroes: areNames, gear: areNames }), LONGEST_LIST)),
  heroes: recordUpTo(
    fitsFields({
      name: isName,
      traits: areNames,
      startsWith: maybe(areNames),
      healthy: isHeroSide,
      wounded: isHeroSide,
    }),
    LONGEST_LIST,
  ),
  gear: maybe(recordUpTo(isGearFacts, LONGEST_LIST)),
});

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
