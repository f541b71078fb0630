export {
  changeLanguage,
  createText,
  LANGUAGES,
  pickLanguage,
  type Language,
  type Text,
  type Words,
  type WordSource,
} from './languages';
export { groupNames, orderReader, orderWriter } from './orders/orders';
export {
  formatPieces,
  type Icon,
  type Named,
  type NameKind,
  type Names,
  type Piece,
  type Term,
} from './orders/pieces';
export type { OrderReader } from './orders/read';
export { piecesOf, type NameList } from './orders/tokens';
export type { OrderWriter } from './orders/write';
