export { CORE, keptCollection, toggleProduct, type Collection } from './collection';
export { openKeptStore } from './keptStore';
export type { KeyValueStore } from './keyValueStore';
export { keptSettings, SETTING_NAMES, SETTINGS, type SettingName, type Settings } from './settings';
