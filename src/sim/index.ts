export {
  surveyCampaign,
  type CampaignSurvey,
  type CampaignSurveyOptions,
  type CampaignSurveyRow,
  type CampaignTrouble,
} from './campaignSurvey';
export { playCampaignRandomly, type CampaignPlayOptions, type PlayedCampaign } from './randomCampaign';
export { playRandomly, type Played, type PlayEnd, type PlayOptions } from './randomPlay';
export {
  survey,
  type Survey,
  type SurveyOptions,
  type SurveyRow,
  type SurveyTable,
  type Trouble,
} from './survey';
