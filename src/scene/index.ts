export { Board } from './Board';
export type {
  BoardCamera,
  BoardTaps,
  BoardView,
  FigureShape,
  FigureSide,
  FigureView,
  LineView,
  MarkView,
} from './view';
