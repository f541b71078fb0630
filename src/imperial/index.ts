export { unboundInLines, unboundInRule } from './language/bindings';
export { budgetFaults, MAX_LINES, MIN_LINES, type BudgetFault } from './language/budget';
export { canonical } from './language/canonical';
export type { AbilityRules, Bonus, Clarification, Group } from './language/group';
export { isOrderLine, isSelector } from './language/fits';
export { isOrdersGroup } from './language/groupFits';
export { isAnswer, isDeed } from './resolve/fits';
export { costOf, rulesWithTargets, withTargets, type Cost, type OrderList } from './language/list';
export {
  fieldsOf,
  isListName,
  isTableName,
  kindsOf,
  LISTS,
  TABLES,
  type Amount,
  type Cond,
  type OrderField,
  type FieldName,
  type FieldTypes,
  type Key,
  type KindOf,
  type Line,
  type ListName,
  type Mod,
  type Pred,
  type Rule,
  type Selector,
  type Spot,
  type Step,
  type TableName,
  type Target,
  type Trigger,
  type Value,
  type Who,
} from './language/nodes';
export { CONTROL_STEPS } from './language/verbs';
export { walk, type Visitor, type WalkableOrders, type WalkName } from './language/walk';
export {
  NAMED_REFS,
  PLAIN_REFS,
  WORDS,
  type BoundRef,
  type NamedRef,
  type Ref,
  type Word,
  type WordList,
} from './language/words';
export type { Answer, AttackAid, Change, Pending } from './resolve/answers';
export { limitsOfRound } from './resolve/limits';
export { resolveActivation, resolveRound, type ResolveOptions } from './resolve/resolveActivation';
export { fighterInForm } from './resolve/attack/arms';
export { rollFor } from './resolve/attack/rollFor';
export type {
  Act,
  Choice,
  Interruption,
  Option,
  Rank,
  Resolution,
  Rung,
  SkipReason,
  StepResult,
} from './resolve/result';
export type { Orders } from './resolve/run';
export {
  areAllHeroesWounded,
  NO_MEMORY,
  NO_FIGHTER,
  PLAIN_FACTS,
  type AnyId,
  type FigureFacts,
  type FormCard,
  type Memory,
  type Situation,
  type BoardThing,
  type ThingId,
} from './resolve/situation';
