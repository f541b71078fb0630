// Every single write of a whole game goes wrong, in every way there is. Whatever the fault, the game that is found
// afterwards is the one before the last step or the one after it, with its whole past, and no other slot was touched.

import { describe, expect, it } from 'vitest';
import { GENERATIONS } from '../../src/session/slots/names';
import { memoryFiles, type FileStore } from '../../src/session';
import { randomFrom } from '../rules/randomBoards';
import { sized } from '../sized';
import { FAULTS, faultyFiles, type Fault } from './faultyFiles';
import {
  createToy,
  loadToy,
  MODEL,
  modelOf,
  modelStep,
  reopen,
  takeStep,
  toySaves,
  type Disk,
  type Model,
  type TakenStep,
  type ToyGame,
} from './toySaves';

const STEPS = sized(120, 220);
const STRETCH = 20;

/** Mostly commands; now and then back over a checkpoint or two, and sometimes forth again. */
function makeScript(): { readonly script: readonly TakenStep[]; readonly models: readonly Model[] } {
  const random = randomFrom(42);
  const models = [MODEL];
  const script = Array.from({ length: STEPS }, (): TakenStep => {
    const model = models.at(-1) ?? MODEL;
    const chance = random();
    const back = Math.max(0, model.cursor - Math.floor(random() * 25));
    const step: TakenStep =
      chance < 0.92
        ? { kind: 'roll', by: Math.floor(random() * 1000) }
        : { kind: 'goTo', by: chance < 0.96 ? back : model.states.length - 1 };
    models.push(modelStep(model, step));
    return step;
  });
  return { script, models };
}

const { script: SCRIPT, models: MODELS } = makeScript();

async function otherSlot(): Promise<Disk> {
  const disk: Disk = new Map();
  const game = await createToy(toySaves(memoryFiles(disk)), 2);
  for (const step of SCRIPT.slice(0, 40)) await takeStep(game, step);
  await game.flush();
  return disk;
}

const filesOf = (disk: Disk, prefix: string): readonly (readonly [string, string])[] =>
  [...disk].filter(([name]) => name.startsWith(prefix));

/** A stretch of the game, so that not every fault needs the whole of it: the disk before its first step. */
type Stretch = { readonly from: number; readonly disk: Disk };

async function stretches(): Promise<readonly Stretch[]> {
  const disk = await otherSlot();
  const found: Stretch[] = [{ from: 0, disk: new Map(disk) }];
  const game = await createToy(toySaves(memoryFiles(disk)));
  for (const [index, step] of SCRIPT.entries()) {
    await takeStep(game, step);
    await game.flush();
    if ((index + 1) % STRETCH === 0) found.push({ from: index + 1, disk: new Map(disk) });
  }
  return found.slice(0, -1);
}

/** The first stretch makes the game, the others open it. */
const enter = async (files: FileStore, from: number): Promise<ToyGame> =>
  from === 0 ? createToy(toySaves(files)) : (await loadToy(toySaves(files))).running;

async function changesIn({ from, disk }: Stretch): Promise<number> {
  const { files, changes } = faultyFiles(new Map(disk), Infinity, 'throwsBefore');
  const game = await enter(files, from);
  for (const step of SCRIPT.slice(from, from + STRETCH)) {
    await takeStep(game, step);
    await game.flush();
  }
  return changes();
}

/** Plays until the fault strikes, starts again from what is left, and plays on. */
async function playWithFault({ from, disk: start }: Stretch, at: number, fault: Fault): Promise<void> {
  const disk: Disk = new Map(start);
  const { files, changes } = faultyFiles(disk, at, fault);
  const game = await enter(files, from);
  let steps = from;
  for (; changes() < at; steps++) {
    const step = SCRIPT[steps];
    if (!step) throw new Error(`the fault at ${at} never struck`);
    await takeStep(game, step);
    await game.flush();
  }
  const label = `${fault} at ${at} from ${from}, step ${steps}`;
  expect(filesOf(disk, 'slot2.'), label).toEqual(filesOf(start, 'slot2.'));
  await expectOneOf(new Map(disk), MODELS.slice(Math.max(0, steps - 1), steps + 1), label);

  if (fault.startsWith('dies')) return;
  const next = SCRIPT[steps] ?? { kind: 'roll', by: 1 };
  await takeStep(game, next);
  expect(await game.flush(), label).toEqual({ kind: 'saved' });
  await expectOneOf(disk, [modelStep(MODELS[steps] ?? MODEL, next)], `${label}, and on`);
}

/** While a game is being made, there may be none yet, or one that never began and can be removed. */
async function isNothingYet(disk: Disk): Promise<boolean> {
  const saves = toySaves(memoryFiles(disk));
  const slots = await saves.list();
  const kind = slots.ok ? slots.value[0]?.kind : undefined;
  if (kind === 'damaged') {
    await saves.remove(1);
    expect(filesOf(disk, 'slot1.')).toEqual([]);
  }
  return kind === 'empty' || kind === 'damaged';
}

const isSame = (one: Model, other: Model): boolean =>
  one.cursor === other.cursor &&
  one.states.length === other.states.length &&
  one.states.every((state, index) => state === other.states[index]);

async function expectOneOf(disk: Disk, models: readonly Model[], label: string): Promise<void> {
  if (models.length === 1 && models[0] === MODEL && (await isNothingYet(disk))) return;
  const found = await modelOf(await reopen(disk));
  if (models.some((model) => isSame(model, found))) return;
  throw new Error(`${label}: found ${found.states.length} states at ${found.cursor}`);
}

const damaged = (disk: Disk, names: readonly string[]): Disk =>
  new Map([...disk].map(([name, text]) => [name, names.includes(name) ? text.slice(0, -9) : text]));

async function expectGenerations(disk: Disk, index: number): Promise<void> {
  for (const generation of GENERATIONS) {
    const copy: Disk = new Map(disk);
    if (!copy.has(`slot1.generation-${generation}`)) continue;
    expect(await toySaves(memoryFiles(copy)).recover(1, generation)).toEqual({ ok: true, value: undefined });
    await expectOneOf(copy, MODELS.slice(0, index + 2), `generation ${generation} after step ${index}`);
  }
}

describe('faults', () => {
  it.each(FAULTS)('[saves] whichever write %s, at most one command is lost', async (fault) => {
    let all = 0;
    for (const stretch of await stretches()) {
      const changes = await changesIn(stretch);
      for (let at = 1; at <= changes; at++) await playWithFault(stretch, at, fault);
      all += changes;
    }
    // Not tips alone: chunks, generations and removals are among them.
    expect(all).toBeGreaterThan(STEPS + 50);
  });

  it('[saves] storage that lies from some write on never costs what was called saved', async () => {
    for (let honestWrites = 3; honestWrites < 200; honestWrites += 3) {
      const disk: Disk = new Map();
      const honest = memoryFiles(disk);
      let writes = 0;
      const lie = (text: string): string => (++writes > honestWrites ? text.slice(0, 99) : text);
      const game = await createToy(
        toySaves({
          ...honest,
          write: (name, text) => honest.write(name, lie(text)),
          swap: (name, text, expected) => honest.swap(name, lie(text), expected),
          append: (name, text, expected) => honest.append(name, lie(text), expected),
        }),
      );
      let saved = MODEL;
      for (const [index, step] of SCRIPT.slice(0, 160).entries()) {
        await takeStep(game, step);
        const { kind } = await game.flush();
        if (kind === 'saved') saved = MODELS[index + 1] ?? MODEL;
        else if (writes > honestWrites + 12) break;
      }
      await expectOneOf(disk, [saved], `honest for ${honestWrites} writes`);
    }
  });

  it('[saves] files that rot later: the other tip, and every generation, have their whole past', async () => {
    const disk: Disk = new Map();
    const game = await createToy(toySaves(memoryFiles(disk)));
    for (const [index, step] of SCRIPT.entries()) {
      await takeStep(game, step);
      await game.flush();
      for (const side of ['slot1.tip-a', 'slot1.tip-b']) {
        const near = MODELS.slice(index, index + 2);
        await expectOneOf(damaged(disk, [side]), near, `${side} rots after step ${index}`);
      }
      if (index % 4 === 0) await expectGenerations(damaged(disk, ['slot1.tip-a', 'slot1.tip-b']), index);
    }
  });
});
