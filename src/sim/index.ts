export { playRandomly, type Played, type PlayEnd, type PlayOptions } from './randomPlay';
export { survey, type Survey, type SurveyOptions, type SurveyRow, type Trouble } from './survey';
