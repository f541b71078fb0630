// Whether a state can be one of this mission: asked when a save is opened. A checksum vouches that nobody spoiled a file by
// accident; it says nothing of states that somebody wrote, or that belong to another mission.

import { isFields, isRandomState } from '../kernel';
import { CONDITIONS, MAX_POWER_TOKENS, POWER_TOKENS } from '../rules';
import { ACTOR_KINDS, GONE, type HeroActor } from './actor';
import { areBlanks, isBounded, isTally, isNumber, isPoint, MOST_COUNTED, MOST_SIDE } from './bounds';
import { MOST_GEAR, type Game, type Task, type ThreatState } from './game';
import { isKit } from './kitIntegrity';
import {
  areGains,
  areLateParts,
  areStandingOrders,
  areThings,
  isDifficulty,
  isMemory,
  isOrdered,
  isResult,
  isTask,
  isWindow,
} from './partIntegrity';
import { isPrompt } from './promptIntegrity';
import type { Play } from './run/play';

export const IMPOSSIBLE = [
  'mission',
  'round',
  'heroes',
  'figures',
  'groups',
  'map',
  'numbers',
  'steps',
] as const;
/** What of a state its mission does not allow. */
export type Impossible = (typeof IMPOSSIBLE)[number];

/** The first of them; nothing: the state is sound. */
export function impossibleIn(play: Play, state: unknown): Impossible | undefined {
  const game = state as Game;
  return IMPOSSIBLE.find((what) => {
    try {
      return !CHECKS[what](play, game);
    } catch {
      // A field is missing or of another type.
      return true;
    }
  });
}

const STAGES: ReadonlySet<Game['stage']> = new Set(['setup', 'heroes', 'imperial', 'over']);
/** Every time that one is picked, it is noted. */
const MOST_PICKED = 100_000;

const areTokens = (tokens: Game['figures'][string]['powerTokens']): boolean =>
  isBounded(tokens, MAX_POWER_TOKENS) && tokens.every((token) => POWER_TOKENS.includes(token));

const CHECKS: Readonly<Record<Impossible, (play: Play, game: Game) => boolean>> = {
  mission: ({ kit, mission }, game) => game.mission === mission.id && isKit(kit, [mission], [kit.box]),
  round: (_, game) => areRounds(game) && isDifficulty(game) && isResult(game.result),
  heroes: ({ kit }, { actors, active }) =>
    isBounded(actors) &&
    new Set(actors.map(({ id }) => id)).size === actors.length &&
    actors.every(
      ({ id, kind, of, activated, gone }) =>
        typeof id === 'string' &&
        ACTOR_KINDS.includes(kind) &&
        Object.hasOwn(kind === 'hero' ? kit.heroes : kit.cards, of) &&
        isTally(activated) &&
        (gone === null || GONE.includes(gone)),
    ) &&
    actors.every((actor) => actor.kind !== 'hero' || isHero(actor)) &&
    (active === null || actors.some(({ id }) => id === active)),
  figures: ({ kit }, { figures, actors, groups }) =>
    isBounded(Object.keys(figures)) &&
    Object.entries(figures).every(
      ([id, figure]) =>
        figure.id === id &&
        (Object.hasOwn(kit.heroes, figure.of) || Object.hasOwn(kit.cards, figure.of)) &&
        (figure.actor === null || actors.some((actor) => actor.id === figure.actor)) &&
        (figure.group === null || groups.some((group) => group.id === figure.group)) &&
        isTally(figure.damage) &&
        isTally(figure.strain) &&
        (figure.at === null || isPoint(figure.at)) &&
        isPoint(figure.size) &&
        (figure.form === undefined || Object.hasOwn(kit.forms ?? {}, figure.form)) &&
        figure.size.every((side) => side >= 1 && side <= MOST_SIDE) &&
        figure.conditions.every((condition) => CONDITIONS.includes(condition)) &&
        areTokens(figure.powerTokens),
    ),
  groups: ({ kit, groups: known }, { groups, standing, windows, window, deployed, defeated }) =>
    isBounded(groups) &&
    groups.every(
      ({ id, of, card, size, bonusHealth, with: owner }) =>
        typeof id === 'string' &&
        (known.has(of) || (owner !== undefined && of === card)) &&
        Object.hasOwn(kit.cards, card) &&
        isTally(size, MOST_COUNTED) &&
        isNumber(bonusHealth),
    ) &&
    groups.every(isOrdered) &&
    areStandingOrders(standing) &&
    [...Object.values(windows), ...(window ? [window] : [])].every(
      (told) => Object.hasOwn(kit.cards, told.card) && isWindow(told),
    ) &&
    [deployed, defeated].every((counted) => Object.values(counted).every((count) => isTally(count))),
  map: ({ sections, things }, { map }) =>
    isBounded(map.sections) &&
    map.sections.every((section) => sections.has(section)) &&
    areThings(map.things) &&
    Object.entries(map.things).every(
      ([id, { at, damage }]) =>
        things.has(id) && (at === undefined || isPoint(at)) && (damage === undefined || isTally(damage)),
    ) &&
    isBounded(map.terrain) &&
    map.terrain.every(({ at }) => isPoint(at)) &&
    isBounded(map.edges) &&
    map.edges.every(({ between }) => isBounded(between) && between.every(isPoint)) &&
    isBounded(map.covers ?? []) &&
    (map.covers ?? []).every(({ at }) => isPoint(at)) &&
    (map.camera === null || isPoint(map.camera)),
  numbers: (_, { medpacs, supplies, peril, variables, flags, gains, threat, turn, random }) =>
    isRandomState(random) &&
    [medpacs, supplies, peril.step].every((count) => isTally(count)) &&
    isTally(gains.gear, MOST_GEAR) &&
    areGains(gains) &&
    [...Object.values(variables), ...Object.values(flags), gains.credits, gains.fame].every(isNumber) &&
    [gains.xp ?? 0, gains.awards ?? 0, gains.threat ?? 0].every(isNumber) &&
    (threat === undefined || isThreat(threat)) &&
    (turn === null || (isNumber(turn.actions) && isNumber(turn.points))),
  steps: (play, game) => {
    const { agenda, prompt } = game;
    return (
      isBounded(agenda) &&
      agenda.every((task) => isStep(play, task)) &&
      (prompt === null || isPrompt(play, prompt)) &&
      (game.objective === null ||
        (typeof game.objective.id === 'string' && areBlanks(game.objective.with))) &&
      isMemory(game.memory) &&
      areLateParts(game) &&
      LISTS.every((field) => isBounded(game[field] ?? [])) &&
      RECORDS.every((field) => isFields(game[field] ?? {})) &&
      Object.values(game.countdowns).every(({ left }) => isNumber(left)) &&
      Object.values(game.chosen).every((heroes) => isBounded(heroes)) &&
      Object.values(game.picked).every((taken) => isBounded(taken, MOST_PICKED)) &&
      Object.values(game.ran).every(({ times, round }) => isTally(times) && isTally(round))
    );
  },
};

const areRounds = ({ round, roundLimit, stage, result }: Game): boolean =>
  isTally(round) &&
  (roundLimit === null || isTally(roundLimit.rounds)) &&
  STAGES.has(stage) &&
  (stage === 'over') === (result !== null);

const LISTS = ['achieved', 'rules', 'placed', 'leftOut'] as const;
const RECORDS = ['pressure', 'chosen', 'countdowns', 'picked', 'ran', 'memory', 'standing'] as const;

const isThreat = ({ amount, level, hand, latest }: ThreatState): boolean =>
  isNumber(amount) &&
  isNumber(level) &&
  isBounded(hand) &&
  (latest === undefined ||
    (isBounded(latest.steps) &&
      latest.steps.every(
        ({ threat, options, taken }) =>
          isNumber(threat) &&
          isBounded(options) &&
          options.every((option) => isFields(option) && isNumber(option.worth)) &&
          (taken === null || isTally(taken)),
      )));

const isHero = ({ items, gear = [], changes = [], spent = {}, wounded }: HeroActor): boolean =>
  isBounded(items) &&
  items.every((item) => typeof item === 'string') &&
  isBounded(gear) &&
  gear.every(isFields) &&
  isBounded(changes) &&
  changes.every(isFields) &&
  isFields(spent) &&
  typeof wounded === 'boolean';

/** Each names only what the mission has. */
function isStep(play: Play, task: Task): boolean {
  const { mission, blocks, scripts, sections } = play;
  return (
    isTask(task) &&
    (task.kind !== 'prompt' || isPrompt(play, task.prompt)) &&
    (!('block' in task) || (isTally(task.block) && task.block < blocks.length)) &&
    (!('at' in task) || isTally(task.at)) &&
    (!('script' in task) ||
      scripts.has(task.script) ||
      // A step of peril runs and returns as a script does.
      (task.kind === 'returned' && (mission.peril ?? []).some(({ id }) => id === task.script))) &&
    (!('section' in task) || sections.has(task.section))
  );
}
