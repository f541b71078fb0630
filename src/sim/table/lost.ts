// Figures whose part of the map is removed have no known place. At the table players put them beside the others, and so
// does the bot.

import { boardOf, type FigureState } from '../../mission';
import { placesClosestTo, theFigure, theSpace, type FigureId, type Piece, type Subject } from '../../rules';
import { sheetOf } from '../bot/scene';
import { sayCommand, type BotTable } from './table';

export function putDown(table: BotTable, id: string): void {
  const { play, game } = table;
  const figure = game.figures[id];
  const board = boardOf(play, game);
  if (!figure || figure.at !== null || !board || !game.tracked) return;
  const friends = board.pieces.filter(({ side }) => side === 'rebel').map(theFigure);
  const origins = friends.length > 0 ? friends : entries(table);
  const [place] = placesClosestTo(board, pieceOf(table, figure), origins);
  if (place) sayCommand(table, { kind: 'moveFigure', figure: id, to: place.at, size: place.size });
}

const pieceOf = ({ play, game }: BotTable, figure: FigureState): Piece => ({
  ...sheetOf({ play, game }, figure).piece,
  id: figure.id as FigureId,
  side: 'rebel',
});

const entries = ({ play, game }: BotTable): readonly Subject[] =>
  play.mission.things.flatMap((thing) =>
    thing.kind === 'entry' && game.map.things[thing.id]?.onMap ? thing.spaces.map(theSpace) : [],
  );
