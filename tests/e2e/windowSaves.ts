// A mission that has come to the activation of a group, made without a browser: the same content, a known seed. It lies
// in the first slot before the app starts.

import { resolveActivation, rollFor, type Answer, type Group, type StepResult } from '../../src/imperial';
import { randomInt, seedRandom } from '../../src/kernel';
import {
  advance,
  legalCommands,
  makePlay,
  resolvedWindow,
  startMission,
  type Command,
  type Game,
  type Mission,
  type Play,
  type Setup,
} from '../../src/mission';
import { kitFor } from '../../src/packs';
import { openGames, type RunningMission } from '../../src/session';
import { builtIn } from '../content/missions';
import { savesInMemory } from './campaignSaves';

const HEROES = ['diala-passil', 'gaarkhan'] as const;
const SEEDS = 60;
const MOST_COMMANDS = 80;

/** All steps of the open window, if the app rolled every die. */
export function stepsOf(play: Play, game: Game): readonly StepResult[] {
  const window = resolvedWindow(play, game);
  if (!window) return [];
  const { before, drawn } = window;
  let random = seedRandom('steps');
  const answers: Answer[] = [];
  for (;;) {
    const { steps, pending } = resolveActivation(before, drawn.orders, answers);
    if (!pending || answers.length > 20) return steps;
    if (pending.kind !== 'attack' && pending.kind !== 'roll') return [];
    const rolled = rollFor(pending, random);
    random = rolled.random;
    answers.push(rolled.answer);
  }
}

/** The text of a file with a mission whose open window is as wanted. `orders`: what groups draw from. */
export async function savedWindow(
  mission: string,
  tracked: boolean,
  wanted: (play: Play, game: Game) => boolean,
  change: Partial<Mission> = {},
  items: readonly string[] = [],
  orders: (group: Group) => Group = (group) => group,
): Promise<string> {
  const { pack } = await builtIn();
  // The first hero carries everything.
  const party = { heroes: HEROES.map((id, place) => ({ id, items: place === 0 ? items : [] })) };
  const brought = kitFor(pack, mission, party, ['core']);
  if (!brought.ok) throw new Error(JSON.stringify(brought.error));
  const groups = Object.fromEntries(
    Object.entries(brought.value.groups).map(([card, group]) => [card, orders(group)]),
  );
  const kit = { ...brought.value, groups, mission: { ...brought.value.mission, ...change } };
  const play = makePlay(kit);
  for (let attempt = 0; attempt < SEEDS; attempt++) {
    const setup: Setup = { kit, seed: `window ${attempt}`, party, difficulty: 'normal', tracked };
    const commands = commandsTo(
      play,
      setup,
      (now, game) => game.window !== null && !game.prompt && wanted(now, game),
    );
    if (commands) return exported(setup, commands);
  }
  throw new Error('no game comes to such a window');
}

/** What random players say until the game is as wanted; `null`: it never is. */
export function commandsTo(
  play: Play,
  setup: Setup,
  wanted: (play: Play, game: Game) => boolean,
): readonly Command[] | null {
  let { game } = startMission(setup, play);
  let random = seedRandom(setup.seed);
  const commands: Command[] = [];
  while (game.result === null && commands.length < MOST_COMMANDS) {
    if (wanted(play, game)) return commands;
    const legal = legalCommands(play, game, random);
    const picked = randomInt(random, Math.max(1, legal.length));
    random = picked.state;
    const command = legal[picked.value];
    const next = command && advance(play, game, command);
    if (!command || !next?.ok) return null;
    commands.push(command);
    game = next.value.game;
  }
  return null;
}

export async function exported(setup: Setup, commands: readonly Command[]): Promise<string> {
  const games = openGames(savesInMemory(), true);
  const begun = await games.begin(1, setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const running = begun.value.running as RunningMission;
  for (const command of commands) {
    running.dispatch(command);
    await running.flush();
  }
  const text = await games.exportSlot(1);
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  return text.value;
}
