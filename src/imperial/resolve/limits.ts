// The words for how often at most, and what they count; whose order it is, is the figure's group.

import { limitWord, roundLimits, type Limited, type Per } from '../../orders';
import type { FigureId } from '../../rules';
import type { Word } from '../language/words';
import { factsOf, type AnyId, type Memory, type Situation } from './situation';

export const LIMITS: Readonly<Record<Word<'limit'>, Per>> = {
  rebel: 'target',
  object: 'target',
  group: 'group',
  groupActivation: 'group',
  figureActivation: 'figure',
  round: 'round',
};

/** The word by which a limit is remembered once it is used up. */
export const limitOf = (
  situation: Situation,
  per: Per,
  limited: Partial<Pick<Limited, 'targets' | 'says'>> & { readonly key: string; readonly figure: FigureId },
): string =>
  limitWord(per, {
    targets: [],
    says: limited.key,
    group: factsOf(situation, limited.figure).group ?? limited.figure,
    ...limited,
  });

/** Once for each target, whatever figure of the group the line is resolved by. */
export const targetLimit = (
  situation: Situation,
  { self, names }: { readonly self: FigureId; readonly names: readonly string[] },
  target: AnyId,
): string => limitOf(situation, 'target', { key: names.join(), figure: self, targets: [target] });

export const isUsedUp = ({ memory }: Situation, limit: string | undefined): boolean =>
  limit !== undefined && memory.used.includes(limit);

/** What of the used limits still counts when an activation is over. */
export const limitsOfRound = ({ used }: Memory): readonly string[] => roundLimits(used);
