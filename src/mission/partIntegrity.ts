// Parts of a state, field by field: what a step or a screen reads of them. A part of another type would open, and then every
// command would run into it.

import {
  fitsFields,
  isFlag,
  isGiven,
  isOneOf,
  isPlainId,
  keyIn,
  listUpTo,
  maybe,
  orNull,
  recordUpTo,
  textUpTo,
  type Fits,
} from '../kernel';
import { isAnswer, isDeed, isOrderLine, isSelector } from '../imperial';
import { ATTACK_DICE, ATTRIBUTES, CONDITIONS, MOMENTS, POWER_TOKENS } from '../rules';
import { isNumber, isPoint, isTally, LONGEST_LIST, MOST_NAMES, MOST_PICKED } from './bounds';
import { DIFFICULTY_WISHES, MOST_GEAR, type Task } from './game';
import type { Kit } from './kit';
import { COLOURS, DIFFICULTIES, SCRIPT_WORDS } from './language/words';

/** Words of missions lie elsewhere; a state holds their names, and what an author has called something. */
const isText = textUpTo(5000);
/** Limits are remembered by what an order says. */
const isLimit = textUpTo(50_000);
const tally: Fits = (value) => isTally(value);
const list = (fits: Fits): Fits => listUpTo(fits, LONGEST_LIST);
const each = (fits: Fits): Fits => recordUpTo(fits, MOST_NAMES);
const ids = list(isPlainId);
const lines = list(isOrderLine);
const target = orNull(isSelector);

export const isDifficulty = fitsFields({
  difficulty: isOneOf(DIFFICULTIES),
  tracked: isFlag,
  pressure: maybe(
    fitsFields({
      wish: isOneOf(DIFFICULTY_WISHES),
      now: isOneOf(DIFFICULTY_WISHES.filter((wish) => wish !== 'adaptive')),
    }),
  ),
});

export const isResult = orNull(fitsFields({ outcome: isPlainId, won: isFlag, rewards: ids }));

/** A campaign takes them over when the mission is over. */
export const areGains = fitsFields({
  credits: isNumber,
  fame: isNumber,
  gear: (pieces) => isTally(pieces, MOST_GEAR),
  xp: maybe(isNumber),
  awards: maybe(isNumber),
  threat: maybe(isNumber),
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
    at: maybe(isPoint),
    door: maybe(isOneOf(['open', 'closed', 'locked'])),
    used: maybe(list(isText)),
    usedUp: maybe(isFlag),
    carriedBy: maybe(isText),
    damage: maybe(tally),
    destroyed: maybe(isFlag),
    highlighted: maybe(isFlag),
    off: maybe(isFlag),
    hidden: maybe(isFlag),
    section: maybe(isText),
    examine: maybe(orNull(isText)),
    offered: maybe(list(isText)),
    name: maybe(isText),
    colour: maybe(isOneOf(COLOURS)),
  }),
);

const isEdge: Fits = (sides) => listUpTo(isPoint, 2)(sides) && (sides as readonly unknown[]).length === 2;

export const isLaid = fitsFields({
  terrain: list(fitsFields({ at: isPoint, terrain: isOneOf(SCRIPT_WORDS.terrain) })),
  edges: list(fitsFields({ between: isEdge, kind: isOneOf(SCRIPT_WORDS.edge) })),
  covers: maybe(list(fitsFields({ at: isPoint, cover: isOneOf(SCRIPT_WORDS.cover) }))),
  camera: orNull(isPoint),
});

const ORDERS = {
  orders: list(fitsFields({ put: isOneOf(SCRIPT_WORDS.put), lines, once: isFlag })),
  target,
  chance: maybe(isNumber),
};

export const isOrdered = fitsFields({
  ...ORDERS,
  id: isPlainId,
  colour: orNull(isOneOf(COLOURS)),
  activated: isFlag,
  bonusHealth: isNumber,
  with: maybe(isPlainId),
});

export const areStandingOrders = maybe(each(fitsFields(ORDERS)));

export const windowOf = ({ cards }: Pick<Kit, 'cards'>): Fits =>
  fitsFields({
    group: isText,
    card: keyIn(cards),
    list: isText,
    bonus: isText,
    before: lines,
    after: lines,
    instead: orNull(lines),
    target,
    told: list(fitsFields({ step: tally, answer: isAnswer })),
    again: maybe(isGiven),
  });

const deeds = list(isDeed);

export const isMemory = fitsFields({ earlier: deeds, deeds, used: list(isLimit) });

const isTestUse = fitsFields({
  by: isPlainId,
  hero: isPlainId,
  from: isText,
  place: tally,
  or: maybe(isGiven),
  option: maybe(tally),
  on: maybe(isText),
  token: maybe(isOneOf(POWER_TOKENS)),
  condition: maybe(isOneOf(CONDITIONS)),
  face: maybe(tally),
  tested: maybe(fitsFields({ attribute: isOneOf(ATTRIBUTES), passed: maybe(isFlag) })),
  rerolled: maybe(isGiven),
});

const isMoment = fitsFields({
  moment: isOneOf(MOMENTS),
  hero: orNull(isText),
  weapon: maybe(isText),
  ability: maybe(isText),
});

/** What is left out was not there when the game was begun. */
export const areLateParts = fitsFields({
  moments: maybe(fitsFields({ open: list(isMoment), used: list(isText) })),
  duels: maybe(list(fitsFields({ who: list(isText), against: list(isText) }))),
  decisions: maybe(ids),
  leftOut: maybe(ids),
  placed: maybe(list(isText)),
  testRoll: maybe(
    orNull(
      fitsFields({
        hero: isPlainId,
        attribute: isOneOf(ATTRIBUTES),
        focused: isFlag,
        dice: list(isOneOf(ATTACK_DICE)),
        faces: list(tally),
      }),
    ),
  ),
  testUses: maybe(list(isTestUse)),
});

/** What scripts keep by names of their author's. */
export const areKept = fitsFields({
  variables: each(isNumber),
  flags: each(isNumber),
  chosen: each(ids),
  countdowns: each(fitsFields({ left: isNumber, text: orNull(isText) })),
  picked: each(listUpTo(tally, MOST_PICKED)),
  ran: each(fitsFields({ times: tally, round: tally })),
  achieved: ids,
  rules: ids,
});

export const areCounts = fitsFields({
  deployed: each(tally),
  defeated: each(tally),
  medpacs: tally,
  supplies: tally,
  peril: fitsFields({ step: tally, off: isFlag }),
});

/** Older saves know the first two only. */
export const isTurn = orNull(
  fitsFields({
    actions: isNumber,
    points: isNumber,
    gained: maybe(isNumber),
    moves: maybe(isNumber),
    strained: maybe(isNumber),
    due: maybe(isNumber),
    attacked: maybe(isGiven),
  }),
);

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
