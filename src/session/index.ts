export type { Saving } from './playing/autosave';
export {
  openCopies,
  type Copies,
  type CopiesParts,
  type OpenedCopy,
  type Restored,
  type RestoredGame,
} from './copies/copies';
export type { CopyProblem } from './copies/copyFile';
export type { PlannedGame } from './copies/restorePlan';
export {
  isCopyDue,
  keptCopyDates,
  withFirstSave,
  type CopyDates,
  type Keeper,
  type Safety,
} from './copies/safety';
export { fromBase64, toBase64 } from './storage/base64';
export { keptCollection, toggleProduct, type Collection } from './preferences/collection';
export type { Buzz, Device, Music, MusicNote, Speech, Tone } from './device';
export { StoreFailure, type Expected, type FailureCode, type FileStore } from './storage/fileStore';
export { campaignGame, campaignPlayOf, type RunningCampaign } from './games/campaignGame';
export type { BattleSummary, RunningBattle } from './games/battleGame';
export { openGames, type Games, type GameSetup, type OpenGame, type StoryGame } from './games/games';
export { lastBegin } from './games/lastBegin';
export { missionGame, playOf, type RunningMission } from './games/missionGame';
export { missionInCampaign } from './games/missionInCampaign';
export { readSummary, type ReadSummary } from './games/summaries';
export type { GameKind } from './playing/gameKind';
export {
  guidedGame,
  keptGuideProgress,
  withGuideAgain,
  withoutGuide,
  withStepSeen,
  type GuideProgress,
} from './preferences/guideProgress';
export { keptHighScores, scoresOf, withScore, type HighScores, type Score } from './preferences/highScores';
export { keptNotices, withNoticeRead, type NoticeName, type Notices } from './preferences/notices';
export { openInstalled, type Installed } from './installed/installed';
export type { NamedBytes } from './installed/drafts';
export { parseReport, type PackNote } from './installed/report';
export type { StoredProblem } from './installed/files';
export type {
  Brought,
  ContentProblem,
  ImportProblem,
  InstalledPack,
  InstalledParts,
  StorageProblem,
} from './installed/types';
export type { JobName, JobTools } from './work/jobs';
export { isForeignSetup } from './work/foreignSetup';
export { answerJob, workHere } from './work/doWork';
export { Cancelled } from './work/cancelled';
export { workIn, type Watch, type Work, type WorkerLike } from './work/work';
export { openParties, type JoinProblem, type OpenProblem, type Parties } from './party/parties';
export type { PartyGame, TogetherProblem, PartyView } from './party/partyGame';
export { keptParties, readServer, type PartyRecords } from './party/records';
export type { LineEvents, LineProblem, PartyCodes, PartyLine, PartyPort } from './party/line';
export { openKeptStore } from './storage/keptStore';
export type { KeyValueStore } from './storage/keyValueStore';
export { memoryFiles } from './storage/memoryFiles';
export { SLOTS, type Slot } from './slots/names';
export { keepTroubles, type Troubles } from './troubles';
export { openSaves, type Loaded, type Saves, type SavesParts } from './slots/openSaves';
export { fromBlob, fromBytes, MAX_PICKED_SIZE, type PickedFile } from './storage/pickedFile';
export type { Running, RunningGame } from './playing/runningGame';
export { whenTold, type TakenStep } from './playing/step';
export {
  keptSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
} from './preferences/settings';
export type { Recoverable, SaveProblem, SlotInfo } from './slots/slotInfo';
