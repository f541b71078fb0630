export { advanceCampaign } from './advance';
export { alliesFor, mostAllies } from './allies';
export { isSellable, priceOf, sellingPriceOf } from './armory';
export {
  CAMPAIGN_REFUSALS,
  type CampaignCommand,
  type CampaignEvent,
  type CampaignRefusal,
  type CampaignRefusalCode,
} from './command';
export {
  CAMPAIGN_SIZES,
  CARRY_LIMITS,
  MOST_TRAINING,
  PARTY_FLAGS,
  PLACE_LOOKS,
  CARD_COLOURS,
  SLOT_KINDS,
  type Armory,
  type Campaign,
  type CampaignLeafTypes,
  type CampaignSize,
  type CampaignType,
  type Encounter,
  type CampaignEnding,
  type EndingPart,
  type FameRules,
  type ClassicRules,
  type MapPlace,
  type MissionEnd,
  type SideMission,
  type LogSlot,
  type PlaceLook,
  type StartGoods,
  type StoryMission,
} from './definition';
export { CAMPAIGN_FORMS } from './forms';
export { gearOf, heldCards, type Gear } from './gear';
export {
  REWARD_MOMENTS,
  type CampaignKit,
  type CampaignSetup,
  type ItemKind,
  type KitClassCard,
  type KitItem,
  type KitReward,
  type ProductBox,
  type RewardMoment,
} from './kit';
export { isDoctrine, isPlan } from './classic/plans';
export { greenChoice } from './classic/sideDeck';
export { legalCampaignCommands } from './legal';
export { endingTexts, openEncounters, openMissions } from './map';
export { missionKitOf } from './missionKit';
export { attachedTo } from './missionRewards';
export {
  fetchList,
  isCampaignMilestone,
  scoreOf,
  summaryOf,
  type CampaignSummary,
  type FetchList,
} from './overview';
export { makeCampaignPlay, type CampaignPlay } from './play';
export { playedMissions, type CampaignEntry, type PlayedMission } from './playedMissions';
export { rewardsOfSide, worksAlone, type RewardInHand } from './rewards';
export { startCampaign } from './start';
export {
  alliesBrought,
  type AlliesAlong,
  type CampaignHero,
  type CampaignState,
  type ClassicState,
  type Exchange,
  type Finished,
  type HeldReward,
  type OwnedItem,
  type CampaignReport,
  type MissionUnderWay,
} from './state';
export type { CampaignAdvanced } from './step';
export { cardsToLearn, lessonsLeft } from './training';
export { impossibleInCampaign, type ImpossibleCampaign } from './integrity';
export { healingPrice } from './injuries';
export { flagsFrom, followsFrom, legacyOf, type Legacy } from './legacy';
export { placeNow, placesNow, waysNow, type PlaceNow } from './mapNow';
export { retryOf } from './retries';
export type { Follows, Retry } from './definition';
