// Whether the kit of a mission or campaign from elsewhere is written as kits are, all the way down: every part that a step or a
// screen reads has a row. The rows and the forms of missions weigh more than a start should carry that only goes on with a game of
// its own; such a start asks `isKit`.

import { isOrdersGroup } from '../imperial';
import {
  countUpTo,
  fitsFields,
  isFields,
  isOneOf,
  listUpTo,
  maybe,
  orNull,
  recordUpTo,
  textUpTo,
  type Fits,
} from '../kernel';
import { arePools, isGearEffect, isGearFacts, isPrintedFighter, LINES, TERRAINS } from '../rules';
import { isBounded, isTally, LONGEST_LIST, MOST_COUNTED, MOST_SIDE } from './bounds';
import { isMission } from './missionFits';

const [LONGEST_TEXT, LONGEST_NAME, MOST_WORDS, MOST_GROUP] = [20_000, 400, 20_000, 99];
const isText = textUpTo(LONGEST_TEXT);
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
  groups: recordUpTo(isOrdersGroup, LONGEST_LIST),
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

export const isWrittenKit: Fits = (kit) => isFields(kit) && areParts(kit) && missionsIn(kit).every(isMission);

/** One in the kit of a mission, all in the kit of a campaign. */
function missionsIn({ mission, missions }: Readonly<Record<string, unknown>>): readonly unknown[] {
  if (mission !== undefined) return [mission];
  return isFields(missions)
    ? Object.values(missions).map((told) => (isFields(told) ? told['mission'] : told))
    : [];
}
