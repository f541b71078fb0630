// What heroes must do so that a condition gets the wanted value.

import { thingStateOf, type ScriptCond, type CondKind, type CondNode, type ScriptWord } from '../../mission';
import { callsIn, isMet, splitExpression } from './judging';
import { toBreak, toDefeat, toOpen, toRetrieve, toReveal, toSee, toUse } from './things';
import { toTurn } from './variables';
import { wishFor, anyDeed, type PlayedSoFar, type Want } from './wants';

type CondOf<K extends CondKind> = Extract<CondNode, { readonly kind: K }>;
type Way<K extends CondKind> = (at: PlayedSoFar, cond: CondOf<K>, is: boolean) => readonly Want[];

const NOTHING_TO_DO = (): readonly Want[] => [];

const WAYS: { readonly [K in CondKind]: Way<K> } = {
  compare: byNumbers,
  between: byNumbers,
  all: (at, { of }, is) => ofParts(at, of, is),
  any: (at, { of }, is) => ofParts(at, of, is),
  not: (at, { of }, is) => toFulfil(at, of, !is),
  difficulty: NOTHING_TO_DO,
  playMode: NOTHING_TO_DO,
  heroPlays: NOTHING_TO_DO,
  heroTrait: NOTHING_TO_DO,
  heroIs: NOTHING_TO_DO,
  isAmong: NOTHING_TO_DO,
  injured: NOTHING_TO_DO,
  hasItem: ({ play }, { item }, is) =>
    is ? anyDeed(play.mission, 'item', (effect) => effect.item === item) : [],
  allyPlays: NOTHING_TO_DO,
  owns: NOTHING_TO_DO,
  flag: ({ play }, { flag }, is) =>
    is ? anyDeed(play.mission, 'setFlag', (effect) => effect.flag === flag) : [],
  groupInPlay: (at, { group }, is) =>
    is ? anyDeed(at.play.mission, 'deploy', (effect) => effect.group === group) : toDefeat(at, group),
  groupDefeated: (at, { group }, is) => (is ? toDefeat(at, group) : []),
  inHand: NOTHING_TO_DO,
  thing: (at, { thing, is: state }, is) => (is ? TO_MAKE[state](at, thing) : TO_UNMAKE[state](at, thing)),
  carries: (at, { thing }, is) => (is ? toRetrieve(at, thing) : []),
  sectionRevealed: (at, { section }, is) => (is ? toReveal(at, section) : []),
  objective: ({ play }, { objective, is: state }, is) => {
    if (!is || state === 'never') return [];
    return anyDeed(
      play.mission,
      state === 'done' ? 'achieve' : 'objective',
      (effect) => effect.objective === objective,
    );
  },
  tested: NOTHING_TO_DO,
  chance: NOTHING_TO_DO,
  controls: (at, { who, of }, is) => {
    if (!is || who === 'imperial') return [];
    return of.flatMap((id) => {
      if (!thingStateOf(at.play, at.game, id).onMap) return toSee(at, id);
      return at.play.things.get(id)?.kind === 'region'
        ? [wishFor({ kind: 'stand', region: id, several: false })]
        : toUse(at, id);
    });
  },
  person: ({ play }, { person, is: state }, is) => {
    if (!is) return [];
    if (state === 'there') return anyDeed(play.mission, 'personJoins', (effect) => effect.person === person);
    return state === 'escaped'
      ? anyDeed(play.mission, 'escape', ({ who }) => who === `person:${person}`)
      : [];
  },
  covered: ({ play }, { with: cover }, is) =>
    anyDeed(play.mission, 'cover', (effect) => effect.with === cover && (effect.off !== true) === is),
  inRegion: (at, { who, region, atLeast }, is) => {
    if (!is || who === 'imperial') return [];
    if (who === 'person' && thingStateOf(at.play, at.game, region).onMap)
      return [wishFor({ kind: 'lead', region })];
    return thingStateOf(at.play, at.game, region).onMap
      ? [wishFor({ kind: 'stand', region, several: atLeast !== undefined && atLeast !== 1 })]
      : toSee(at, region);
  },
};

/** One for each part that does not hold yet. */
export function toFulfil(at: PlayedSoFar, cond: ScriptCond, is: boolean): readonly Want[] {
  if (typeof cond === 'string') return byExpression(at, cond, is);
  return fulfilNode(at, cond, is);
}

// The table holds a way for each kind; TypeScript cannot see that kind and way belong together.
const fulfilNode = <K extends CondKind>(
  at: PlayedSoFar,
  cond: CondNode & { kind: K },
  is: boolean,
): readonly Want[] => (WAYS[cond.kind] as Way<K>)(at, cond as CondOf<K>, is);

const ofParts = (at: PlayedSoFar, parts: readonly ScriptCond[], is: boolean): readonly Want[] =>
  parts.filter((part) => isMet(at.play, at.game, part) !== is).flatMap((part) => toFulfil(at, part, is));

function byExpression(at: PlayedSoFar, text: string, is: boolean): readonly Want[] {
  for (const word of ['or', 'and'] as const) {
    const parts = splitExpression(text, word);
    if (parts.length > 1) return ofParts(at, parts, is);
  }
  return [...toTurn(at, text, is), ...byCalls(at, text), ...byEscape(at, text)];
}

function byNumbers(at: PlayedSoFar, cond: CondOf<'compare' | 'between'>, is: boolean): readonly Want[] {
  const text = JSON.stringify(cond);
  return [...toTurn(at, cond, is), ...byCalls(at, text), ...byEscape(at, text)];
}

const byCalls = (at: PlayedSoFar, text: string): readonly Want[] =>
  callsIn(text).flatMap(({ name, id }) => TO_CALL[name]?.(at, id) ?? []);

/** Numbers that only grow when somebody leaves the map. */
const byEscape = ({ play }: PlayedSoFar, text: string): readonly Want[] =>
  /\b(escaped|rescued)\b/.test(text) ? anyDeed(play.mission, 'escape', () => true) : [];

const TO_CALL: Readonly<Record<string, (at: PlayedSoFar, id: string) => readonly Want[]>> = {
  defeated: toDefeat,
  inPlay: toDefeat,
  figures: toDefeat,
  damage: (at, id) => (at.play.things.has(id) ? toBreak(at, id) : toDefeat(at, id)),
  flag: ({ play }, id) => anyDeed(play.mission, 'setFlag', ({ flag }) => flag === id),
  ran: ({ play }, id) => {
    const script = play.scripts.get(id);
    return script ? [{ kind: 'run', script }] : [];
  },
};

const toRemove = ({ play }: PlayedSoFar, id: string): readonly Want[] =>
  anyDeed(play.mission, 'remove', ({ thing }) => thing === id);
const toShut = ({ play }: PlayedSoFar, id: string): readonly Want[] => [
  ...anyDeed(play.mission, 'close', ({ door }) => door === id),
  ...anyDeed(play.mission, 'lock', ({ door }) => door === id),
];

type ByState = Readonly<Record<ScriptWord<'thingState'>, (at: PlayedSoFar, id: string) => readonly Want[]>>;

const TO_MAKE: ByState = {
  onMap: toSee,
  offMap: (at, id) => [...toRemove(at, id), ...toRetrieve(at, id)],
  open: toOpen,
  closed: toShut,
  locked: ({ play }, id) => anyDeed(play.mission, 'lock', ({ door }) => door === id),
  used: (at, id) => [
    ...toUse(at, id),
    ...anyDeed(at.play.mission, 'use', ({ thing, undo }) => thing === id && !undo),
  ],
  unused: ({ play }, id) => anyDeed(play.mission, 'use', ({ thing, undo }) => thing === id && undo === true),
  carried: toRetrieve,
  destroyed: toBreak,
};

const TO_UNMAKE: ByState = {
  onMap: TO_MAKE.offMap,
  offMap: TO_MAKE.onMap,
  open: toShut,
  closed: toOpen,
  locked: ({ play }, id) => [
    ...anyDeed(play.mission, 'unlock', ({ door }) => door === id),
    ...anyDeed(play.mission, 'open', ({ door }) => door === id),
  ],
  used: TO_MAKE.unused,
  unused: TO_MAKE.used,
  carried: NOTHING_TO_DO,
  destroyed: NOTHING_TO_DO,
};
