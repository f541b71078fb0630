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
