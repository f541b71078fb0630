// Parts of a state, field by field: what a step or a screen reads of them. A part of another type would open, and then every
// command would run into it.

import {
  fitsFields,
  isFields,
  isFlag,
  isOneOf,
  isPlainId,
  listUpTo,
  maybe,
  orNull,
  textUpTo,
  type Fits,
} from '../kernel';
import { ATTACK_DICE } from '../rules';
import { isNumber, isTally, LONGEST_LIST } from './bounds';
import { DIFFICULTY_WISHES, type Task } from './game';
import { DIFFICULTIES, SCRIPT_WORDS } from './language/words';

/** Words of missions lie elsewhere; a state holds their names, and what an author has called something. */
const isText = textUpTo(5000);
const list = (fits: Fits): Fits => listUpTo(fits, LONGEST_LIST);
const ids = list(isPlainId);
const lines = list(isFields);
/** What stands by name. */
const each =
  (fits: Fits): Fits =>
  (value) =>
    isFields(value) && Object.values(value).every(fits);

export const isDifficulty = fitsFields({
  difficulty: isOneOf(DIFFICULTIES),
  pressure: maybe(fitsFields({ wish: isOneOf(DIFFICULTY_WISHES), now: isOneOf(DIFFICULTY_WISHES) })),
});

export const isResult = orNull(fitsFields({ outcome: isPlainId, won: isFlag, rewards: ids }));

/** A campaign takes them over when the mission is over. */
export const areGains = fitsFields({
  items: ids,
  lostItems: ids,
  classCards: ids,
  allies: each(isNumber),
  rewards: maybe(list(fitsFields({ reward: isPlainId, hero: orNull(isPlainId) }))),
  villains: maybe(ids),
});

export const areThings = each(
  fitsFields({
    onMap: isFlag,
    door: maybe(isOneOf(['open', 'closed', 'locked'])),
    used: maybe(list(isText)),
    carriedBy: maybe(isText),
    section: maybe(isText),
    examine: maybe(orNull(isText)),
    offered: maybe(list(isText)),
    name: maybe(isText),
    colour: maybe(isOneOf(SCRIPT_WORDS.colour)),
  }),
);

const ORDERS = {
  orders: list(fitsFields({ put: isOneOf(SCRIPT_WORDS.put), lines })),
  target: orNull(isFields),
  chance: maybe(isNumber),
};

export const isOrdered = fitsFields({ ...ORDERS, colour: orNull(isOneOf(SCRIPT_WORDS.colour)) });

export const areStandingOrders = maybe(each(fitsFields(ORDERS)));

export const isWindow = fitsFields({
  before: lines,
  after: lines,
  instead: orNull(lines),
  told: list(fitsFields({ step: isTally, answer: isFields })),
});

export const isMemory = fitsFields({ earlier: lines, deeds: lines, used: list(isText) });

/** What is left out was not there when the game was begun. */
export const areLateParts = fitsFields({
  moments: maybe(
    fitsFields({ open: list(fitsFields({ moment: isText, hero: orNull(isText) })), used: list(isText) }),
  ),
  duels: maybe(list(fitsFields({ who: list(isText), against: list(isText) }))),
  decisions: maybe(list(isText)),
  testRoll: maybe(
    orNull(
      fitsFields({ hero: isPlainId, dice: list(isOneOf(ATTACK_DICE)), faces: list((face) => isTally(face)) }),
    ),
  ),
  testUses: maybe(lines),
});

const isScope = fitsFields({
  script: isText,
  numbers: each(isNumber),
  active: orNull(isText),
  asked: list(isFlag),
});

/** By kind, what a task needs that no other check asks for. */
const TASKS: Readonly<Record<Task['kind'], Readonly<Record<string, Fits>>>> = {
  block: { scope: isScope },
  script: { scope: isScope },
  repeat: { scope: isScope, left: isNumber },
  eachHero: { scope: isScope, as: isText, heroes: list(isText) },
  returned: { into: orNull(isText), value: isNumber },
  reveal: {},
  enter: {},
  missionStart: {},
  begin: {},
  startRound: {},
  encounterOver: {},
  endRound: {},
  peril: {},
  limit: {},
  threat: {},
  reinforce: {},
  nextTurn: {},
  imperialTurn: {},
  companionTurn: { who: isText },
  openWindow: { group: isText },
  closeWindow: { group: isText },
  ask: {},
  allWounded: {},
  allEscaped: {},
  prompt: {},
};

export const isTask = (task: Task): boolean =>
  Object.hasOwn(TASKS, task.kind) && fitsFields(TASKS[task.kind])(task);
