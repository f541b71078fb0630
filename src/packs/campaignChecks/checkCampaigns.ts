// What no schema sees in a campaign. Each concern has a file of its own.

import type { Campaign } from '../../campaign';
import { checkWords, plainUses, translationsIn } from '../checks/checkWords';
import type { Pack, WordsEntry } from '../pack';
import { guesser, type EntryProblem } from '../problem';
import { checkArmory } from './armory';
import { checkClassic } from './classic';
import { checkEndings } from './endings';
import { checkExpressions } from './expressions';
import { factsAbout, type Check } from './facts';
import { checkFlags } from './flags';
import { checkMissionsOf } from './missions';
import { checkOpening } from './opening';
import { checkPlaces } from './places';

const CHECKS: readonly Check[] = [
  checkPlaces,
  checkMissionsOf,
  checkEndings,
  checkArmory,
  checkExpressions,
  checkFlags,
  checkOpening,
  checkClassic,
];

/** An entry; the rest of it says where it stands, for whoever reports what is wrong with it. */
type Located<Place, Entry> = Place & { readonly entry: Entry };

export function checkCampaigns<Place extends object>(
  campaigns: readonly Located<Place, Campaign>[],
  words: readonly Located<Place, WordsEntry>[],
  pack: Pack,
  report: (place: Place, problem: EntryProblem) => void,
): void {
  const guess = guesser();
  const translationsOf = translationsIn(words, report);
  for (const place of campaigns) {
    const facts = factsAbout(place.entry, pack, guess);
    const tell = (problem: EntryProblem): void => report(place, problem);
    for (const check of CHECKS) check(facts, tell);
    checkWords(plainUses(facts.items), translationsOf(place.entry.id), tell);
  }
}
