// Whether the threat of a state can be some, with all that the Empire has weighed.

import {
  fitsFields,
  isFlag,
  isOneOf,
  isPlainId,
  listUpTo,
  maybe,
  orNull,
  textUpTo,
  type Fits,
} from '../kernel';
import { isNumber, isTally, LONGEST_LIST } from './bounds';
import { EMPIRE_REASONS } from './deciding';
import { SCRIPT_WORDS } from './language/words';

const isText = textUpTo(5000);
const tally: Fits = (value) => isTally(value);
const list = (fits: Fits): Fits => listUpTo(fits, LONGEST_LIST);

/** What would never end is no number in a file. */
const isMeasured = orNull(isNumber);
const GOAL = { group: isText, card: isText, price: isNumber };
const isOption = fitsFields({
  ...GOAL,
  as: isOneOf(['land', 'reinforce']),
  figures: isNumber,
  at: orNull(isText),
  worth: isNumber,
  harm: isMeasured,
  rounds: isMeasured,
  delay: isMeasured,
  prey: orNull(isText),
  holds: orNull(fitsFields({ thing: isText, between: isFlag })),
});

export const isThreat = maybe(
  fitsFields({
    amount: isNumber,
    level: isNumber,
    hand: list(isPlainId),
    size: tally,
    paused: listUpTo(isOneOf(SCRIPT_WORDS.pausing), SCRIPT_WORDS.pausing.length),
    most: maybe(tally),
    waits: maybe(orNull(fitsFields({ as: isOneOf(['lands', 'onslaught']), free: isFlag, dearer: isNumber }))),
    latest: maybe(
      fitsFields({
        round: tally,
        steps: list(
          fitsFields({
            threat: isNumber,
            options: list(isOption),
            taken: orNull(tally),
            why: isOneOf(EMPIRE_REASONS),
            saves: maybe(fitsFields({ ...GOAL, rounds: isMeasured })),
            came: maybe(isText),
          }),
        ),
      }),
    ),
  }),
);
