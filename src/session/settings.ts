// What players can set. Every setting is a choice from a closed list, the first being the default.

import type { Kept } from './keptStore';

export const SETTINGS = {
  language: ['system', 'en', 'de', 'ru'],
  /** Percent of the normal size. */
  textSize: ['100', '115', '130', '150', '200'],
  board: ['auto', 'flat'],
  motion: ['system', 'reduced'],
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [K in SettingName]: (typeof SETTINGS)[K][number] };

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

export const keptSettings: Kept<Settings> = {
  key: 'settings',
  parse: (stored) =>
    Object.fromEntries(
      SETTING_NAMES.map((name) => [name, choose(SETTINGS[name], field(stored, name))]),
    ) as Settings,
};

const choose = (options: readonly string[], value: unknown): string | undefined =>
  options.find((option) => option === value) ?? options[0];

const field = (stored: unknown, name: string): unknown =>
  typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;
