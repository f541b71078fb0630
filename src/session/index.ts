export type { Saving } from './autosave';
export { fromBase64, toBase64 } from './base64';
export { CORE, keptCollection, toggleProduct, type Collection } from './collection';
export type { Buzz, Device, Speech, Tone } from './device';
export { StoreFailure, type Expected, type FailureCode, type FileStore } from './fileStore';
export type { GameKind } from './gameKind';
export {
  guidedGame,
  keptGuideProgress,
  withGuideAgain,
  withoutGuide,
  withStepSeen,
  type GuideProgress,
} from './guideProgress';
export { keptHighScores, scoresOf, withScore, type HighScores, type Score } from './highScores';
export { openInstalled, type Installed } from './installed';
export type { NamedBytes } from './installedDrafts';
export type { StoredProblem } from './installedFiles';
export type {
  Brought,
  ContentProblem,
  ImportProblem,
  InstalledPack,
  InstalledParts,
  StorageProblem,
} from './installedTypes';
export { openKeptStore } from './keptStore';
export type { KeyValueStore } from './keyValueStore';
export { memoryFiles } from './memoryFiles';
export { openSaves, type Loaded, type Saves, type SavesParts } from './openSaves';
export { fromBlob, fromBytes, MAX_PICKED_SIZE, type PickedFile } from './pickedFile';
export type { Running, RunningGame } from './runningGame';
export { keptSettings, SETTING_NAMES, SETTINGS, type SettingName, type Settings } from './settings';
export type { Recoverable, SaveProblem, SlotInfo } from './slotInfo';
