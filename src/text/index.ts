export { attackPhrase, keywordPhrase, numberPhrases, surgePhrase } from './aid/parts';
export { giftText } from './mission/giftText';
export { aidConditions, aidPhrase, momentWord } from './aid/phrase';
export { parseEntryText, type EntryPiece } from './glossary/entryText';
export {
  byLetter,
  makeGlossary,
  type Glossary,
  type GlossaryEntry,
  type GlossarySource,
  type Letter,
} from './glossary/glossary';
export { linkTerms, type LinkedText } from './glossary/linkTerms';
export { searchGlossary } from './glossary/search';
export { chaptersOf, mapLogOf, type Chapter } from './campaign/log';
export { campaignRefusalText } from './campaign/refusals';
export { reportLines, type ReportKind, type ReportLine } from './campaign/report';
export { makeCampaignTeller, type CampaignTeller } from './campaign/teller';
export { campaignCommandLabel } from './campaign/undo';
export {
  addWords,
  changeLanguage,
  createText,
  LANGUAGES,
  pickLanguage,
  type Language,
  type Text,
  WORD_FILES,
  type WordFile,
  type Words,
  type WordSource,
} from './languages';
export { affectText, figuresText, gainText, logOf, type LogLine, type LogTone } from './mission/log';
export { paragraphsOf, parseMarkup, plainText, type MissionIcon, type TextPiece } from './mission/markup';
export { castOf, makeTeller, type Cast, type Teller } from './mission/teller';
export { commandLabel, landmarksOf, type UndoEntry, type Landmark } from './mission/undo';
export { missionWords, type MissionWords } from './mission/words';
export { groupNames, orderReader, orderWriter } from './orders/orders';
export {
  formatPieces,
  type IconPiece,
  type Named,
  type NameKind,
  type Names,
  type SentencePiece,
  type TermPiece,
} from './orders/pieces';
export type { OrderReader } from './orders/read';
export { piecesOf, type NameList } from './orders/tokens';
export type { OrderWriter } from './orders/write';
