// Small values on the device: SharedPreferences on Android, UserDefaults on iOS, localStorage in a browser.

import { Preferences } from '@capacitor/preferences';
import type { KeyValueStore } from '../session';

export const preferences: KeyValueStore = {
  get: async (key) => (await Preferences.get({ key })).value,
  set: (key, value) => Preferences.set({ key, value }),
};
