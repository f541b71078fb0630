// Whether a state can be one of this mission: asked when a save is opened. A checksum vouches that nobody spoiled a file by
// accident; it says nothing of states that somebody wrote, or that belong to another mission. Each field has a row, here or in
// the files beside this one, and every part that a row lists has a bound.

import {
  fitsFields,
  isOneOf,
  isPlainId,
  isRandomState,
  keyIn,
  listUpTo,
  maybe,
  orNull,
  recordUpTo,
} from '../kernel';
import { areActors, areFigures } from './actorIntegrity';
import { areBlanks, isBounded, isTally, LONGEST_LIST, MOST_COUNTED, MOST_NAMES } from './bounds';
import type { Game, Task } from './game';
import { isKit } from './kitIntegrity';
import {
  areCounts,
  areGains,
  areKept,
  areLateParts,
  areStandingOrders,
  areThings,
  isDifficulty,
  isLaid,
  isMemory,
  isOrdered,
  isResult,
  isTask,
  isTurn,
  windowOf,
} from './partIntegrity';
import { isPrompt } from './promptIntegrity';
import type { Play } from './run/play';
import { boardOf } from './run/table/board';
import { isThreat } from './threatIntegrity';

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

const STAGES: readonly Game['stage'][] = ['setup', 'heroes', 'imperial', 'over'];

const CHECKS: Readonly<Record<Impossible, (play: Play, game: Game) => boolean>> = {
  mission: ({ kit, mission }, game) => game.mission === mission.id && isKit(kit, [mission], [kit.box]),
  round: ({ scripts }, game) => areRounds(scripts, game) && isDifficulty(game) && isResult(game.result),
  heroes: ({ kit }, game) => areActors(kit, game),
  figures: ({ kit }, game) => areFigures(kit, game),
  groups: (play, game) => areGroups(play, game) && areStandingOrders(game.standing),
  map: (play, game) => {
    const { sections, things } = play;
    const { map } = game;
    const isMap =
      listUpTo((section) => sections.has(section as string), LONGEST_LIST)(map.sections) &&
      areThings(map.things) &&
      Object.keys(map.things).every((id) => things.has(id)) &&
      isLaid(map);
    // Tiles that do not fit together are thrown, and caught above.
    if (isMap) boardOf(play, game);
    return isMap;
  },
  numbers: (_, game) =>
    isRandomState(game.random) &&
    areCounts(game) &&
    areGains(game.gains) &&
    areKept(game) &&
    isThreat(game.threat) &&
    isTurn(game.turn),
  steps: (play, game) =>
    isBounded(game.agenda) &&
    game.agenda.every((task) => isStep(play, task)) &&
    (game.prompt === null || isPrompt(play, game.prompt)) &&
    isObjective(game.objective) &&
    areLateParts(game) &&
    isMemory(game.memory),
};

const isObjective = orNull(fitsFields({ id: isPlainId, with: areBlanks }));

const areRounds = (scripts: Play['scripts'], { round, roundLimit, stage, result }: Game): boolean =>
  isTally(round) &&
  isOneOf(STAGES)(stage) &&
  (stage === 'over') === (result !== null) &&
  orNull(
    fitsFields({
      rounds: (rounds) => isTally(rounds),
      outcome: maybe(isPlainId),
      script: maybe((script) => scripts.has(script as string)),
    }),
  )(roundLimit) &&
  (roundLimit === null || 'outcome' in roundLimit || 'script' in roundLimit);

function areGroups({ kit, groups: known }: Play, { groups, window, windows }: Game): boolean {
  const isWindow = windowOf(kit);
  const isCard = keyIn(kit.cards);
  return (
    listUpTo(isOrdered, LONGEST_LIST)(groups) &&
    groups.every(
      ({ of, card, size, with: owner }) =>
        (known.has(of) || (owner !== undefined && of === card)) &&
        isCard(card) &&
        isTally(size, MOST_COUNTED),
    ) &&
    orNull(isWindow)(window) &&
    recordUpTo(isWindow, MOST_NAMES)(windows)
  );
}

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
