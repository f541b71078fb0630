export {
  surveyCampaign,
  type CampaignSurvey,
  type CampaignSurveyOptions,
  type CampaignSurveyRow,
  type CampaignTrouble,
} from './campaignSurvey';
export { playCampaignRandomly, type CampaignPlayOptions, type PlayedCampaign } from './randomCampaign';
export { playRandomly, type Played, type PlayEnd, type PlayOptions } from './randomPlay';
export { TEMPERS, type Temper } from './bot/temper';
export { jobsFor, keyOf, shardOf, storiesNamed, type Job, type JobOptions } from './simulate/job';
export type { CampaignRecord, GameRecord, MissionRecord } from './simulate/record';
export { runJob, setupOf } from './simulate/runJob';
export { PLAY_LIMITS } from './simulate/recorder';
export {
  summarise,
  type CampaignRow,
  type Row,
  type SimSummary,
  type TroubleRecord,
} from './simulate/summary';
export { missesOf, TARGETS, type MissedTarget } from './simulate/targets';
export { playWithBots, type BotGame, type BotOptions } from './table/playMission';
export {
  survey,
  type Survey,
  type SurveyOptions,
  type SurveyRow,
  type SurveyTable,
  type SurveyTrouble,
} from './survey';
export { BATTLE_BOTS, type BattleBot } from './battle/bots';
export { SAMPLE_ARMIES } from './battle/sampleArmies';
export { surveyBattles, type BattleSurvey, type BattleTrial } from './battle/surveyBattles';
