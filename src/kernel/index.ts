export { assertNever } from './assertNever';
export type { Brand } from './brand';
export { randomInt, seedRandom, shuffled, type RandomState } from './random';
export { err, ok, type Result } from './result';
