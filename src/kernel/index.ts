export { assertNever } from './assertNever';
export type { Brand } from './brand';
export { err, ok, type Result } from './result';
