// The name of a lasting injury, and what it does.

import type { TFunction } from 'i18next';
import type { Injury } from '../../rules';

export const injuryWords = (
  injury: Injury,
  t: TFunction,
): { readonly name: string; readonly rule: string } => ({
  name: t(`story.injuries.${injury}.name`),
  rule: t(`story.injuries.${injury}.rule`),
});
