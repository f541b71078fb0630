export { campaignKitFor, type CampaignKitProblem } from './campaignKit';
export { campaignNeeds, type CampaignNeeds } from './campaignNeeds';
export { MAX_FILE_SIZE, parseContentFile, tooLarge, type ContentFile } from './contentFile';
export { figureFromCard, figureFromHero, type ContentFigure } from './figures';
export {
  GUIDE_ANCHORS,
  GUIDE_PANELS,
  GUIDE_SIGHTS,
  type Guide,
  type GuideAnchor,
  type GuideSight,
  type GuideStep,
  type GuideWhen,
} from './guide';
export { fileJsonSchema, KINDS, type Kind } from './kinds';
export { kitFor, type KitProblem } from './kit';
export { checkContent, loadPack } from './loadPack';
export { missionNeeds, type MissionNeeds } from './missionNeeds';
export type {
  Ability,
  CampaignId,
  CardId,
  ClassCard,
  ClassCardId,
  Companion,
  CompanionId,
  Component,
  ComponentId,
  ConditionCard,
  DeploymentCard,
  Die,
  DieId,
  Effect,
  GuideId,
  Hero,
  HeroId,
  HeroSide,
  Item,
  ItemId,
  MissionId,
  Pack,
  Product,
  ProductId,
  Reward,
  RewardId,
  Supply,
  SupplyId,
} from './pack';
export {
  CAMPAIGN_CODES,
  CAMPAIGN_WARNINGS,
  CONTENT_CODES,
  formatProblem,
  MISSION_CODES,
  WARNING_CODES,
  type Problem,
  type ProblemCode,
} from './problem';
export type { ScenarioFigure } from './scenarioFigure';
export { parseScenario, type Scenario } from './scenario';
export type { Question, ScenarioProblem } from './scenarioQuestion';
export { situationOf } from './situation';
