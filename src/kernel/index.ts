export { assertNever } from './assertNever';
export type { Brand } from './brand';
export {
  countUpTo,
  fitsFields,
  fitsKind,
  isFields,
  isFlag,
  isGiven,
  isPlainId,
  keyIn,
  listUpTo,
  maybe,
  isOneOf,
  orNull,
  recordUpTo,
  textUpTo,
  type Fields,
  type Fits,
} from './fits';
export { fitsForms, fitsTable } from './formFits';
export { highest, lowest } from './extremes';
export {
  fieldsOfForm,
  parseShape,
  type Alias,
  type AliasTypes,
  type FieldBounds,
  type Form,
  type FormField,
  type FormTypes,
} from './forms';
export {
  byLanguage,
  ENGLISH,
  inLanguage,
  isLanguage,
  LANGUAGE_TABLE,
  languageRow,
  LANGUAGES,
  type Language,
  type LocalText,
} from './languages';
export {
  gearNameIn,
  NAMED_KINDS,
  printedIn,
  NO_NAMES,
  type NamedKind,
  type NameFinder,
  type PrintedNames,
} from './printedNames';
export { memo, memoPair, memoText, recentAnswers } from './memo';
export { merged } from './merged';
export { makeQueue } from './queue';
export { isRandomState, randomInt, seedRandom, shuffled, type RandomState } from './random';
export { err, ok, type Result } from './result';
export { makeShared } from './shared';
export { enclosing, itemsOf, type Child, type Item, type Path, type Walkable } from './walkForms';
export { fieldsOfSpec, type Field, type NodeOf, type OfKind, type Spec, type Table } from './tables';
export { orElse, type NoteError } from './orElse';
export { ownOf } from './own';
export { BUDGETS, MOST_MEMORY, type Budget } from './budgets';
export { hasUnseen, printable, shownName } from './printable';
export { spendWork, withinWork } from './work';
