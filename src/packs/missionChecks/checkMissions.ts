// What no schema sees in a mission. Each concern has a file of its own.

import type { Mission } from '../../mission';
import type { MissionWords, Pack } from '../pack';
import { checkConditions } from './conditions';
import { checkEnding } from './ending';
import { checkExpressions } from './expressions';
import { factsAbout, type Check, type Facts, type MissionProblem } from './facts';
import { checkIds } from './ids';
import { liveIn } from './live';
import { checkLoops } from './loops';
import { checkMap } from './map';
import { checkNames } from './names';
import { checkOrders } from './orders';
import { checkOutcomes } from './outcomes';
import { checkPieces } from './pieces';
import { checkReach } from './reach';
import { checkThings } from './things';
import { checkAsking, checkVariables } from './variables';
import { checkWords } from './words';

const CHECKS: readonly Check[] = [
  checkIds,
  checkNames,
  checkExpressions,
  checkOrders,
  checkMap,
  checkThings,
  checkPieces,
  checkLoops,
  checkEnding,
  checkReach,
  checkConditions,
  checkOutcomes,
  checkVariables,
  checkAsking,
];

/** An entry; the rest of it says where it stands, for whoever reports what is wrong with it. */
type Located<Place, Entry> = Place & { readonly entry: Entry };

export function checkMissions<Place extends object>(
  missions: readonly Located<Place, Mission>[],
  words: readonly Located<Place, MissionWords>[],
  pack: Pack,
  report: (place: Place, problem: MissionProblem) => void,
): void {
  for (const place of missions) {
    const known = factsAbout(place.entry, pack);
    const facts: Facts = { ...known, live: liveIn(known) };
    const tell = (problem: MissionProblem): void => report(place, problem);
    for (const check of CHECKS) check(facts, tell);
    const translations = words
      .filter(({ entry }) => entry.of === place.entry.id)
      .map((other) => ({
        entry: other.entry,
        report: (problem: MissionProblem) => report(other, problem),
      }));
    checkWords(facts, translations, tell);
  }
}
