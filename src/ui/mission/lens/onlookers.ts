// All figures whose place the app knows, as the lens sees them.

import { fighterInForm } from '../../../imperial';
import { armedFighter, boardOf, speedOf, type FigureState, type Game, type Play } from '../../../mission';
import { isPlayedByApp, type Board, type Fighter, type FigureId } from '../../../rules';
import type { FigureView } from '../../../scene';
import type { Onlooker } from '../../sight/look';

export type Everybody = { readonly board: Board; readonly figures: readonly Onlooker[] };

type Names = {
  readonly nameOf: (figure: string) => string;
  /** As the board shows them: their letters are on it. */
  readonly shown: readonly Pick<FigureView, 'id' | 'label'>[];
  /** What is in whose hand; nothing: the first weapon. */
  readonly weapon: string | null;
};

/** `null`: there is no map, or the app does not track figures. */
export function everybodyOn(play: Play, game: Game, { nameOf, shown, weapon }: Names): Everybody | null {
  const board = game.tracked ? boardOf(play, game) : null;
  if (!board) return null;
  const labels = new Map(shown.map(({ id, label }) => [id, label]));
  const figures = board.pieces.flatMap((piece): Onlooker[] => {
    const figure = game.figures[piece.id];
    if (!figure) return [];
    const armed = withPriority(play, figure, armedFighter(play, game, figure, weapon ?? undefined));
    const fighter = inForm(play, figure, armed);
    return [
      {
        id: piece.id,
        name: nameOf(piece.id),
        label: labels.get(piece.id) ?? '',
        piece,
        fighter,
        speed: speedOf(play, game, figure),
      },
    ];
  });
  return { board, figures };
}

export const onlooker = ({ figures }: Everybody, id: string | null): Onlooker | undefined =>
  figures.find((figure) => figure.id === (id as FigureId | null));

/** The app spends surges by the list of the group, not in the printed order. */
function withPriority({ kit }: Play, { of }: FigureState, fighter: Fighter): Fighter {
  const surges = isPlayedByApp(fighter) ? kit.groups[of]?.surges[of] : undefined;
  return surges ? { ...fighter, surges } : fighter;
}

/** What a form card adds to the attacks of its wearer. */
function inForm({ kit }: Play, { id, form }: FigureState, fighter: Fighter): Fighter {
  const card = form === undefined ? undefined : kit.forms?.[form];
  return card ? fighterInForm(fighter, card, id as FigureId) : fighter;
}
