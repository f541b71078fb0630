export { climb, type AttemptOf, type ClimbedOf, type ClimbOf, type RivalsOf } from './choose/ladder';
export { isMeant, poolOf, select, sift, type SelectedOf } from './choose/select';
export type { Dialect, RungOf, Terms } from './dialect';
export { certain, isAsk, type Ask, type Known } from './known';
export { unboundIn, type Binding, type Unbound } from './language/bindings';
export { canonicalIn } from './language/canonical';
export {
  fieldsIn,
  grammarOf,
  type BaseTypes,
  type Declared,
  type Grammar,
  type VisitorOf,
  type WordsOf,
} from './language/grammar';
export { leastOf, SELECTOR_FORM, type SelectorOf, type SelectorTerms, type Take } from './language/selector';
export { limitWord, roundLimits, type Limited, type Per } from './limits';
export {
  findOut,
  need,
  play,
  volunteered,
  type AnswerOf,
  type DoingOf,
  type Mode,
  type Replay,
  type Unexpected,
} from './replay';
