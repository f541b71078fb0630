// Saves of toy games over a disk that is a map, and a naive model of what they have to hold.

import {
  memoryFiles,
  openSaves,
  type FileStore,
  type Running,
  type RunningGame,
  type Saves,
  type TakenStep as Tapped,
} from '../../src/session';
import type { Result } from '../../src/kernel';
import type { Slot } from '../../src/session/slots/names';
import {
  roll,
  TOY,
  TOY_RULES,
  TOY_SETUP,
  type ToyCommand,
  type ToyEvent,
  type ToyRefusal,
  type ToySetup,
  type ToyState,
} from '../saves/toyGame';

export type Disk = Map<string, string>;
export type ToyGame = RunningGame<ToySetup, ToyState, ToyCommand, ToyEvent, ToyRefusal>;
export type LoadedToy = { readonly running: ToyGame; readonly lost: Running<ToyState>['lost'] };

let ids = 0;

export function toySaves(files: FileStore, troubles: unknown[] = []): Saves {
  let now = 1_000;
  return openSaves({
    files,
    clock: () => now++,
    newId: () => `id${ids++}`,
    onTrouble: (error) => troubles.push(error),
  });
}

export async function createToy(saves: Saves, slot: Slot = 1, setup = TOY_SETUP): Promise<ToyGame> {
  const created = await saves.create(slot, TOY, setup);
  if (!created.ok) throw new Error(`not created: ${created.error.code}`);
  return created.value;
}

export async function loadToy(saves: Saves, slot: Slot = 1): Promise<LoadedToy> {
  const loaded = await saves.load(slot, TOY);
  if (!loaded.ok) throw new Error(`not loaded: ${JSON.stringify(loaded.error)}`);
  const { running } = loaded.value;
  await running.readPast();
  return { running, lost: running.store.getState().lost };
}

/** What comes of a tap, once the step before it is on the disk. */
export const told = async <T, Problem>(step: Tapped<T, Problem>): Promise<Result<T, Problem>> =>
  step.ok === 'later' ? step.told : step;

/** What a new start of the app finds on the disk. */
export const reopen = async (disk: Disk, slot: Slot = 1): Promise<ToyGame> =>
  (await loadToy(toySaves(memoryFiles(disk)), slot)).running;

/** All states there ever were, as texts, and where one is. */
export type Model = { readonly states: readonly string[]; readonly cursor: number };

export type TakenStep = { readonly kind: 'roll' | 'goTo'; readonly by: number };

const FIRST = TOY_RULES.start(TOY_SETUP).state;
export const MODEL: Model = { states: [JSON.stringify(FIRST)], cursor: 0 };

export function modelStep({ states, cursor }: Model, { kind, by }: TakenStep): Model {
  if (kind === 'goTo') return { states, cursor: by % states.length };
  const advanced = TOY_RULES.advance(JSON.parse(states[cursor] ?? '') as ToyState, roll(by));
  if (!advanced.ok) throw new Error('refused');
  return {
    states: [...states.slice(0, cursor + 1), JSON.stringify(advanced.value.state)],
    cursor: cursor + 1,
  };
}

export async function takeStep(game: ToyGame, { kind, by }: TakenStep): Promise<void> {
  const taken =
    kind === 'roll'
      ? await told(game.dispatch(roll(by)))
      : await told(game.goTo(by % (game.store.getState().length + 1)));
  if (!taken.ok) throw new Error(`refused: ${taken.error.code}`);
}

/** What the game holds, by going to every state there is; the cursor ends where it was. */
export async function modelOf(game: ToyGame): Promise<Model> {
  await game.flush();
  const { cursor, length } = game.store.getState();
  const states: string[] = [];
  for (let index = length; index >= 0; index--) {
    const gone = await told(game.goTo(index));
    if (!gone.ok) throw new Error(`cannot go to ${index}: ${gone.error.code}`);
    states.push(JSON.stringify(game.store.getState().game));
  }
  await told(game.goTo(cursor));
  return { states: states.toReversed(), cursor };
}
