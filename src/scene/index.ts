export { fetchBoardAhead, SceneBoard } from './SceneBoard';
export { printedSpace } from './build/printed';
export { DiceRoll } from './dice/DiceRoll';
export { DIE_COLOURS, DIE_SIGNS, facesOf, signsOf } from './dice/faces';
export { FlatDie } from './dice/FlatDie';
export { fetchedView, useShownAtOnce } from './fetchedView';
export { makeViewKeeper } from './keptView';
export { COVER_COLOURS } from './palette';
export type {
  BoardCamera,
  BoardTaps,
  BoardView,
  FaceStroke,
  FaceView,
  FigureShape,
  FigureSide,
  FigureView,
  LineView,
  MarkView,
  BoardSpot,
} from './view';
export { whenCalm } from './whenCalm';
