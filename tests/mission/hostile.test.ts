// Missions from anywhere: whatever somebody does to a mission file, it is refused with problems, or it can be played
// without a crash, a hang or a polluted prototype.

import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR, readContentFiles } from '../../src/cli/contentFiles';
import { randomInt, seedRandom, type RandomState } from '../../src/kernel';
import { kitFor, loadPack, type ContentFile } from '../../src/packs';
import { playRandomly } from '../../src/sim';
import { sized } from '../sized';

const ROUNDS = sized(25, 100);
const COMMANDS = 60;

const isStory = ({ file }: ContentFile): boolean => /^(campaigns|missions|tutorials)\//.test(file);

let stories: readonly ContentFile[] = [];
let others: readonly ContentFile[] = [];
let missions: readonly ContentFile[] = [];
/** Everything that stands somewhere in a mission, to be put where it does not belong. */
let scraps: readonly unknown[] = [];

beforeAll(async () => {
  const read = await readContentFiles(CONTENT_DIR);
  if (!read.ok) throw new Error('the content cannot be read');
  stories = read.value.filter(isStory);
  others = read.value.filter((file) => !isStory(file));
  missions = stories.filter(({ data }) => Reflect.get(data as object, 'kind') === 'missions');
  scraps = missions.flatMap(({ data }) => [...everythingIn(data)]);
});

function* everythingIn(value: unknown): Generator {
  yield value;
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* everythingIn(inner);
}

const isBeside = (one: ContentFile, other: ContentFile): boolean =>
  path.dirname(one.file) === path.dirname(other.file);

class Mischief {
  #random: RandomState;
  constructor(seed: string) {
    this.#random = seedRandom(seed);
  }
  below(sides: number): number {
    const { value, state } = randomInt(this.#random, Math.max(1, sides));
    this.#random = state;
    return value;
  }
  of<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }

  /** A copy with one thing changed somewhere inside. */
  spoil(data: unknown): unknown {
    const copy = structuredClone(data);
    const holders = [...everythingIn(copy)].filter(
      (value): value is object =>
        typeof value === 'object' && value !== null && Object.keys(value).length > 0,
    );
    const holder = this.of(holders);
    const key = this.of(Object.keys(holder));
    const old: unknown = Reflect.get(holder, key);
    const ways: readonly (() => unknown)[] = [
      () => Reflect.deleteProperty(holder, key),
      () => Reflect.set(holder, key, structuredClone(this.of(scraps))),
      () => Reflect.set(holder, key, structuredClone(this.of(scraps))),
      () => Reflect.set(holder, key, typeof old === 'number' ? old + this.of([-100, -1, 1, 1e9, 0.5]) : old),
      () =>
        Reflect.set(
          holder,
          key,
          this.of(['', '<script>alert(1)</script>', '$t(title)', '{{x}}', null, [], {}]),
        ),
      () => (Array.isArray(holder) ? holder.push(structuredClone(old)) : undefined),
      () => (Array.isArray(holder) ? holder.splice(0, 1, ...holder.slice(-1)) : undefined),
    ];
    this.of(ways)();
    return copy;
  }
}

describe('spoilt missions', () => {
  it(`${ROUNDS} times: refused with problems, or played`, () => {
    let accepted = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const mischief = new Mischief(`mischief ${round}`);
      const victim = mischief.of(missions);
      const times = 1 + mischief.below(3);
      let data = victim.data;
      for (let time = 0; time < times; time++) data = mischief.spoil(data);
      // Alone with its words: other missions know nothing of it, and checking them takes ten times as long.
      const words = stories.filter((file) => file !== victim && isBeside(file, victim));
      const loaded = loadPack([...others, ...words, { file: victim.file, data }]);
      if (!loaded.ok) {
        expect(loaded.error.length).toBeGreaterThan(0);
        continue;
      }
      const id = [...loaded.value.missions.keys()].find((key) => victim.file.includes(key));
      const party = { heroes: ['diala-passil', 'gaarkhan'].map((hero) => ({ id: hero })) };
      const kit = id === undefined ? undefined : kitFor(loaded.value, id, party, ['core']);
      if (!kit?.ok) continue;
      accepted += 1;
      const setup = {
        kit: kit.value,
        seed: `${round}`,
        party,
        difficulty: 'hard',
        tracked: round % 2 === 0,
      } as const;
      const { game } = playRandomly(setup, { maxCommands: COMMANDS, seed: `${round}` });
      expect(JSON.parse(JSON.stringify(game))).toEqual(game);
    }
    expect(accepted).toBeGreaterThan(ROUNDS / 20);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
