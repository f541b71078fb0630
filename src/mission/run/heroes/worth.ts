// Whether what a card gives would change anything of a figure now: whoever is Focused gains nothing by becoming Focused again.

import { HARMFUL_CONDITIONS, type Aid } from '../../../rules';
import type { FigureState, Game } from '../../game';

type Changes = (figure: FigureState, aid: Aid) => boolean;

/** What the app sees on the figure. Anything else is worth something: a power token may take the place of another. */
const CHANGES: Readonly<Partial<Record<keyof Aid, Changes>>> = {
  recover: ({ damage }) => damage > 0,
  recoverStrain: ({ strain }) => strain > 0,
  become: ({ conditions }, { become = [] }) => become.some((one) => !conditions.includes(one)),
  discardConditions: ({ conditions }) => HARMFUL_CONDITIONS.some((one) => conditions.includes(one)),
};

/** Whom the app does not track may gain whatever it is. */
export function wouldChange({ tracked, figures }: Game, id: string, aid: Aid): boolean {
  const figure = tracked ? figures[id] : undefined;
  const gains = Object.keys(aid) as (keyof Aid)[];
  if (!figure || gains.length === 0) return true;
  return gains.some((gain) => CHANGES[gain]?.(figure, aid) ?? true);
}
