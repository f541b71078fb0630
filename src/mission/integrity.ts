// Whether a state can be one of this mission: asked when a save is opened. A checksum vouches that nobody spoiled a file by
// accident; it says nothing of states that somebody wrote, or that belong to another mission.

import { CONDITIONS } from '../rules';
import { ACTOR_KINDS, GONE, type HeroActor } from './actor';
import { MOST_GEAR, type Game, type Task } from './game';
import { MAX_NUMBER } from './language/expression';
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
/** Above anything that a board or a group holds, below what a screen or a loop could not bear. */
const [MOST_COUNTED, MOST_LISTED, MOST_PICKED] = [9999, 2000, 100_000];

const CHECKS: Readonly<Record<Impossible, (play: Play, game: Game) => boolean>> = {
  mission: ({ mission }, game) => game.mission === mission.id,
  round: (_, { round, roundLimit, stage, result }) =>
    isCount(round) &&
    (roundLimit === null || isCount(roundLimit.rounds)) &&
    STAGES.has(stage) &&
    (stage === 'over') === (result !== null),
  heroes: ({ kit }, { actors, active }) =>
    isBounded(actors) &&
    new Set(actors.map(({ id }) => id)).size === actors.length &&
    actors.every(
      ({ id, kind, of, activated, gone }) =>
        typeof id === 'string' &&
        ACTOR_KINDS.includes(kind) &&
        Object.hasOwn(kind === 'hero' ? kit.heroes : kit.cards, of) &&
        isCount(activated) &&
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
        isCount(figure.damage) &&
        isCount(figure.strain) &&
        (figure.at === null || isPoint(figure.at)) &&
        figure.conditions.every((condition) => CONDITIONS.includes(condition)) &&
        isBounded(figure.powerTokens),
    ),
  groups: ({ kit, groups: known }, { groups, windows, window, deployed, defeated }) =>
    isBounded(groups) &&
    groups.every(
      ({ id, of, card, size, bonusHealth }) =>
        typeof id === 'string' &&
        known.has(of) &&
        Object.hasOwn(kit.cards, card) &&
        isCount(size, MOST_COUNTED) &&
        isNumber(bonusHealth),
    ) &&
    [...Object.values(windows), ...(window ? [window] : [])].every(({ card }) =>
      Object.hasOwn(kit.cards, card),
    ) &&
    [deployed, defeated].every((counted) => Object.values(counted).every((count) => isCount(count))),
  map: ({ sections, things }, { map }) =>
    isBounded(map.sections) &&
    map.sections.every((section) => sections.has(section)) &&
    Object.entries(map.things).every(
      ([id, { at, damage }]) =>
        things.has(id) && (at === undefined || isPoint(at)) && (damage === undefined || isCount(damage)),
    ) &&
    isBounded(map.terrain) &&
    map.terrain.every(({ at }) => isPoint(at)) &&
    isBounded(map.edges) &&
    (map.camera === null || isPoint(map.camera)),
  numbers: (_, { medpacs, supplies, peril, variables, flags, gains, threat, turn }) =>
    [medpacs, supplies, peril.step].every((count) => isCount(count)) &&
    isCount(gains.gear, MOST_GEAR) &&
    [...Object.values(variables), ...Object.values(flags), gains.credits, gains.fame].every(isNumber) &&
    (threat === undefined || (isNumber(threat.amount) && isNumber(threat.level))) &&
    (turn === null || (isNumber(turn.actions) && isNumber(turn.points))),
  steps: (play, game) => {
    const { agenda, prompt } = game;
    return (
      isBounded(agenda) &&
      agenda.every((task) => isStep(play, task)) &&
      (prompt === null || typeof prompt.kind === 'string') &&
      (game.objective === null ||
        (typeof game.objective.id === 'string' && areBlanks(game.objective.with))) &&
      LISTS.every((field) => isBounded(game[field] ?? [])) &&
      RECORDS.every((field) => isRecord(game[field] ?? {})) &&
      Object.values(game.countdowns).every(({ left }) => isNumber(left)) &&
      Object.values(game.chosen).every((heroes) => isBounded(heroes)) &&
      Object.values(game.picked).every((taken) => isBounded(taken, MOST_PICKED)) &&
      Object.values(game.ran).every(({ times, round }) => isCount(times) && isCount(round))
    );
  },
};

const LISTS = ['achieved', 'rules', 'placed'] as const;
const RECORDS = ['chosen', 'countdowns', 'picked', 'ran', 'memory', 'standing'] as const;

const isHero = ({ items, gear = [], changes = [], spent = {}, wounded }: HeroActor): boolean =>
  isBounded(items) &&
  items.every((item) => typeof item === 'string') &&
  isBounded(gear) &&
  gear.every(isRecord) &&
  isBounded(changes) &&
  changes.every(isRecord) &&
  isRecord(spent) &&
  typeof wounded === 'boolean';

/** Each names only what the mission has. */
function isStep({ mission, blocks, scripts, sections }: Play, task: Task): boolean {
  return (
    typeof task.kind === 'string' &&
    (!('block' in task) || (isCount(task.block) && task.block < blocks.length)) &&
    (!('at' in task) || isCount(task.at)) &&
    (!('script' in task) ||
      scripts.has(task.script) ||
      // A step of peril runs and returns as a script does.
      (task.kind === 'returned' && (mission.peril ?? []).some(({ id }) => id === task.script))) &&
    (!('section' in task) || sections.has(task.section))
  );
}

/** Scripts count as far as expressions do. */
const isCount = (value: unknown, most = MAX_NUMBER): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

const isNumber = (value: unknown): boolean => Number.isFinite(value) && Math.abs(Number(value)) <= MAX_NUMBER;

const isBounded = (list: readonly unknown[], most = MOST_LISTED): boolean =>
  Array.isArray(list) && list.length <= most;

const isPoint = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((step) => Number.isInteger(step) && Math.abs(step) <= MOST_COUNTED);

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers, and who is meant. */
const areBlanks = (value: unknown): boolean =>
  isRecord(value) && Object.values(value as object).every((blank) => isNumber(blank) || isRecord(blank));
