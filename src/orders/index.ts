export { climb, type AttemptOf, type ClimbedOf, type ClimbOf, type RivalsOf } from './choose/ladder';
export { isMeant, poolOf, select, sift, type SelectedOf } from './choose/select';
export type { Dialect, RungOf, Terms } from './dialect';
export { certain, isAsk, type AskPlayers, type Known } from './known';
export { unboundIn, type Binding, type Unbound } from './language/bindings';
export { canonicalIn } from './language/canonical';
export { fitsOf, type FitsOf } from './language/fits';
export {
  fieldsIn,
  grammarOf,
  type BaseTypes,
  type Declared,
  type DialectGrammar,
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
