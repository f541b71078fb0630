export { scanJson } from './reading/scanJson';
export { campaignKitFor, type CampaignKitProblem } from './kits/campaignKit';
export { campaignNeeds, type CampaignNeeds } from './kits/campaignNeeds';
export { MAX_FILE_SIZE, parseContentFile, tooLarge, type ContentFile } from './reading/contentFile';
export { problemsOf } from './reading/issues';
export { figureFromCard, figureFromHero, type ContentFigure } from './kits/figures';
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
export { boxOf, CORE } from './kits/box';
export { gearFacts, heroCard, heroOnPaper, startingCards } from './kits/gear';
export { printedCampaignId, printedOffers, withPrintedCampaigns, type PrintedOffer } from './printed/offers';
export { classicRulesOf, type InstalledMission } from './printed/rules';
export { hasOrders, kitFor, needsOf, type KitProblem } from './kits/kit';
export {
  compareVersions,
  MANIFEST,
  parseAuthoredManifest,
  type AuthoredManifest,
  type Manifest,
} from './manifest';
export { checkContent, loadPack, readAhead } from './loadPack';
export { factsAbout } from './missionChecks/facts';
export { liveIn } from './missionChecks/live';
export { itemsIn } from './missionChecks/walk';
export { missionNeeds, type MissionNeeds } from './kits/missionNeeds';
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
  DieCard,
  DieId,
  CardEffect,
  GuideId,
  Hero,
  HeroId,
  HeroSide,
  GearItemCard,
  ItemId,
  MissionId,
  Pack,
  PrintedMission,
  Product,
  ProductId,
  Reward,
  RewardId,
  Structure,
  Supply,
  SupplyId,
} from './pack';
export {
  PREVIEW_ADDRESSES,
  PREVIEW_META,
  type PlacedProblem,
  type PreviewStory,
  type PreviewWork,
} from './preview';
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
export type { ScenarioFigure } from './scenario/scenarioFigure';
export { parseScenario, type Scenario } from './scenario/scenario';
export type { Question, ScenarioProblem } from './scenario/scenarioQuestion';
export { situationOf } from './scenario/situation';
export { loadTogether, type LoadablePack, type LoadedTogether } from './zip/loadTogether';
export { packContents, storiesIn, type PackContents } from './zip/packContents';
export {
  nameIn,
  readPackFile,
  withoutTopFolder,
  writePackFile,
  type PackFile,
  type PackProblem,
  type PackToWrite,
} from './zip/packFile';
export { looksLikeZip, MAX_ZIP_SIZE, readZip, type Texts, type ZipLimits } from './zip/readZip';
export { writeZip } from './zip/writeZip';
export { decodeUtf8 } from './zip/utf8';
export type { ZipCode, ZipProblem } from './zip/zipProblem';
export { sha256 } from './zip/sha256';
export {
  LEGION_FILES,
  legionJsonSchema,
  readLegionContent,
  type LegionContent,
  type LegionFile,
} from './legion/legionContent';
export { isBattleSetup } from './legion/battleSetup';
