// What no schema sees in a mission. Each concern has a file of its own.

import type { Mission } from '../../mission';
import { checkWords, translationsIn } from '../checks/checkWords';
import type { Pack, WordsEntry } from '../pack';
import { guesser, type EntryProblem } from '../problem';
import { checkConditions } from './conditions';
import { checkEncounter } from './encounter';
import { checkEnding } from './ending';
import { checkExpressions } from './expressions';
import { factsAbout, type Check, type Facts } from './facts';
import { checkIds } from './ids';
import { liveIn } from './live';
import { checkLoops } from './loops';
import { checkMap } from './map';
import { checkNames } from './names';
import { checkOrders } from './orders';
import { checkOutcomes } from './outcomes';
import { checkPersons } from './persons';
import { checkPieces } from './pieces';
import { checkReach } from './reach';
import { checkShapeWords, reportShapes } from './shapes';
import { checkThings } from './things';
import { checkAsking, checkVariables } from './variables';
import { usesOf } from './words';

const CHECKS: readonly Check[] = [
  checkIds,
  checkNames,
  checkExpressions,
  checkOrders,
  checkLoops,
  checkEnding,
  checkReach,
  checkConditions,
  checkOutcomes,
  checkPersons,
  checkVariables,
  checkAsking,
];
const BOARD_CHECKS: readonly Check[] = [checkMap, checkThings, checkPieces];
const ENCOUNTER_CHECKS: readonly Check[] = [checkEncounter];

/** An entry; the rest of it says where it stands, for whoever reports what is wrong with it. */
type Located<Place, Entry> = Place & { readonly entry: Entry };

export function checkMissions<Place extends object>(
  missions: readonly Located<Place, Mission>[],
  words: readonly Located<Place, WordsEntry>[],
  pack: Pack,
  report: (place: Place, problem: EntryProblem) => void,
): void {
  const guess = guesser();
  const translationsOf = translationsIn(words, report);
  for (const place of missions) {
    const tell = (problem: EntryProblem): void => report(place, problem);
    const others = place.entry.encounter ? ENCOUNTER_CHECKS : BOARD_CHECKS;
    const checkShape = (shape: Mission, found: (problem: EntryProblem) => void): void => {
      const known = factsAbout(shape, pack, guess);
      const facts: Facts = { ...known, live: liveIn(known) };
      for (const check of [...CHECKS, ...others]) check(facts, found);
    };
    checkShapeWords(place.entry, tell);
    reportShapes(place.entry, checkShape, tell);
    checkWords(usesOf(factsAbout(place.entry, pack, guess)), translationsOf(place.entry.id), tell);
  }
}
