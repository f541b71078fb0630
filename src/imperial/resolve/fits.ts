// Whether what a file says of an activation can be that: what the players told in it, and what is remembered of it.

import {
  countUpTo,
  fitsFields,
  fitsKind,
  isFlag,
  isGiven,
  isOneOf,
  listUpTo,
  maybe,
  orNull,
  recordUpTo,
  textUpTo,
  type Fits,
} from '../../kernel';
import { ATTACK_DICE, CONDITIONS, DEFENSE_DICE, isAid, POWER_TOKENS } from '../../rules';
import type { Answer, Change } from './answers';
import type { Deed } from './situation';

const [MOST_LISTED, MOST_COUNTED, LONGEST_TEXT, MOST_AWAY] = [2000, 1e9, 5000, 9999];

const isText = textUpTo(LONGEST_TEXT);
const isCount = countUpTo(MOST_COUNTED);
const list = (fits: Fits): Fits => listUpTo(fits, MOST_LISTED);
const isAttackDie = isOneOf(ATTACK_DICE);
const isDie = isOneOf([...ATTACK_DICE, ...DEFENSE_DICE]);
const isCondition = isOneOf(CONDITIONS);

const isStep: Fits = (value) => Number.isInteger(value) && Math.abs(Number(value)) <= MOST_AWAY;
const isPair: Fits = (value) => list(isStep)(value) && (value as readonly unknown[]).length === 2;
const isPlace = fitsFields({ at: isPair, size: isPair });

const FACE = {
  accuracy: isCount,
  damage: isCount,
  surge: isCount,
  block: isCount,
  evade: isCount,
  dodge: (value: unknown) => isFlag(value) || isCount(value),
};

const isRolled = fitsFields({
  die: isDie,
  face: maybe(isCount),
  ...Object.fromEntries(Object.entries<Fits>(FACE).map(([field, fits]) => [field, maybe(fits)])),
});

const isRoll = fitsKind({
  faces: fitsFields({
    faces: list(isRolled),
    rerolls: maybe(list(fitsFields({ at: isCount, to: isRolled }))),
  }),
  totals: fitsFields(FACE),
});

const isAttackAid = fitsFields({
  gives: isAid,
  die: maybe(isDie),
  into: maybe(isAttackDie),
  turned: maybe(isCount),
  hero: maybe(isText),
  from: maybe(isText),
  place: maybe(isCount),
  strain: maybe(isCount),
  to: maybe(isText),
  discarded: maybe(list(isCondition)),
  target: maybe(isText),
  after: maybe(isGiven),
});

const hurt = fitsFields({ figure: isText, amount: isCount });
const changed = fitsFields({ figure: isText, conditions: list(isCondition) });
const CHANGES: Readonly<Record<Change['kind'], Fits>> = {
  moved: fitsFields({ figure: isText, to: isPlace }),
  damage: hurt,
  strain: hurt,
  recovered: hurt,
  gone: fitsFields({ figure: isText }),
  gained: changed,
  lost: changed,
  door: fitsFields({ door: isText, closed: isFlag }),
  activated: fitsFields({ figure: isText, activated: isFlag }),
};

const ANSWERS: Readonly<Record<Answer['kind'], Fits>> = {
  dice: fitsFields({
    roll: isRoll,
    token: maybe(isOneOf(POWER_TOKENS)),
    aids: maybe(list(isAttackAid)),
  }),
  successes: fitsFields({ of: recordUpTo(isCount, MOST_LISTED) }),
  choice: fitsFields({ option: isCount }),
  prefer: fitsFields({ step: isCount, choice: maybe(isCount), option: isCount }),
  order: fitsFields({ figures: list(isText) }),
  changed: fitsFields({
    step: isCount,
    during: maybe(
      (during) => during === 'attack' || fitsFields({ place: isCount, act: maybe(isCount) })(during),
    ),
    changes: list(fitsKind(CHANGES)),
  }),
};

export const isAnswer = fitsKind(ANSWERS);

const DEED = { turn: orNull(isText), during: maybe(isText) };
const DEEDS: Readonly<Record<Deed['kind'], Fits>> = {
  attack: fitsFields({ ...DEED, by: isText, target: isText, damage: isCount, hit: isFlag, action: isFlag }),
  harm: fitsFields({ ...DEED, on: isText, damage: isCount, defeated: isFlag }),
  line: fitsFields({ ...DEED, by: isText, resolved: isFlag, names: list(isText) }),
  engaged: fitsFields({ ...DEED, by: isText }),
};

export const isDeed = fitsKind(DEEDS);
