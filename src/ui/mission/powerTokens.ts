// Whether power tokens belong to this game at all: most boxes have none, and nobody shall meet buttons for them there.

import { memo } from '../../kernel';
import type { FigureState, Kit } from '../../mission';

const WORDS = /"powerTokens?"(?!:\[\])|"token":"(?:damage|surge|block|evade|any)"/;

/** Cards, orders or scripts of the mission speak of them. */
const speaksOfTokens = memo((kit: Kit): boolean => WORDS.test(JSON.stringify(kit)));

/** To be set by hand; nothing: not in this game. */
export const tokensToSet = (kit: Kit, { powerTokens }: FigureState): FigureState['powerTokens'] | undefined =>
  powerTokens.length > 0 || speaksOfTokens(kit) ? powerTokens : undefined;
