// Changes one value of something sound into one that means no good; the same seed, the same change.

import { seedRandom, randomInt, type RandomState } from '../../src/kernel';

const EVIL: readonly unknown[] = [
  null, -1, -5, 0.5, 1e15, 1e300, true, '', '__proto__', 'constructor', '\u202e\u001b[2J', 'x'.repeat(5000), [], {}, [[]], { kind: 'x' },
]; // prettier-ignore

type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, held]) =>
    pathsIn(held, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inner];
}

function changed(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  Reflect.set(copy as object, step, changed(Reflect.get(value as object, step), rest, to));
  return copy;
}

/** Endless: each time another change. */
export function* spoiled(
  value: unknown,
  seed: string,
): Generator<{ readonly value: unknown; readonly how: string }> {
  const paths = pathsIn(value).slice(1);
  let random: RandomState = seedRandom(seed);
  const draw = (count: number): number => {
    const { value: drawn, state } = randomInt(random, count);
    random = state;
    return drawn;
  };
  for (;;) {
    const path = paths[draw(paths.length)] ?? [];
    const to = EVIL[draw(EVIL.length)];
    yield { value: changed(value, path, to), how: `${path.join('.')} = ${JSON.stringify(to).slice(0, 40)}` };
  }
}
