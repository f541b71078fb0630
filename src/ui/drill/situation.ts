// Between the table of a page and the situation of the interpreter, there and back again.

import { situationOf, type Pack, type ScenarioFigure } from '../../packs';
import type { Situation } from '../../imperial';
import type { FigureId } from '../../rules';
import type { TableBoard, TableFigure } from '../table/figures';
import type { TableStanding } from '../table/standing';

export const situationOfTable = ({ board, figures }: TableBoard, pack: Pack): Situation =>
  situationOf(
    {
      board,
      figures: new Map(figures.map((figure) => [figure.id, scenarioFigure(figure, pack)])),
      tokens: [],
    },
    pack,
  );

const scenarioFigure = ({ piece, fighter, speed, standing }: TableFigure, pack: Pack): ScenarioFigure => ({
  piece,
  fighter,
  speed,
  activated: false,
  carrying: [],
  ...([...pack.heroes.keys()].some((id) => id === standing.of)
    ? { hero: standing.of }
    : { card: standing.of }),
});

/** Where everybody stands, and how badly hurt, once an activation is over. */
export function standingsAfter(
  figures: readonly TableFigure[],
  { board, fighters }: Situation,
): readonly TableStanding[] {
  return figures.flatMap(({ id, standing, piece }) => {
    const now = board.figures.get(id);
    const fighter = fighters.get(id as FigureId);
    if (!now || !fighter) return [];
    const turnedNow = now.size[0] !== piece.size[0];
    return [
      {
        ...standing,
        at: now.at,
        turned: turnedNow ? !standing.turned : standing.turned,
        wounded: fighter.hero?.wounded ?? false,
        damage: fighter.damage,
        strain: fighter.hero?.strain ?? 0,
        conditions: fighter.conditions,
      },
    ];
  });
}
