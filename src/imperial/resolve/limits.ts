// Limits per round outlast the activation: the same group may act again in the round, with another list drawn. So a
// limit is remembered by the order's owner and text, never by its place in a list.

import type { FigureId } from '../../rules';
import { factsOf, type Memory, type Situation } from './situation';

const ROUND = 'round:';

/** `what`: a name, or what the order does. */
export const roundLimit = (situation: Situation, self: FigureId, what: unknown): string =>
  `${ROUND}${factsOf(situation, self).group ?? self}:${typeof what === 'string' ? what : JSON.stringify(what)}`;

/** What of the used limits still counts when an activation is over. */
export const limitsOfRound = ({ used }: Memory): readonly string[] =>
  used.filter((limit) => limit.startsWith(ROUND));
