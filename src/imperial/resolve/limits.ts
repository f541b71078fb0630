// Limits per round outlast the activation: the same group may be told to act again before the round is over, with another
// list drawn. So they are remembered by whose order it is and what it says, never by its place in a list.

import type { FigureId } from '../../rules';
import { factsOf, type Memory, type Situation } from './situation';

const ROUND = 'round:';

/** `what`: a name, or what the order does. */
export const roundLimit = (situation: Situation, self: FigureId, what: unknown): string =>
  `${ROUND}${factsOf(situation, self).group ?? self}:${typeof what === 'string' ? what : JSON.stringify(what)}`;

/** What of the used limits still counts when an activation is over. */
export const limitsOfRound = ({ used }: Memory): readonly string[] =>
  used.filter((limit) => limit.startsWith(ROUND));
