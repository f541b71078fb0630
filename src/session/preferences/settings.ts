// What players can set. Every setting is a choice from a closed list, the first being the default.

import { LANGUAGES } from '../../kernel';
import type { Kept } from '../storage/keptStore';

export const SETTINGS = {
  language: ['system', ...LANGUAGES],
  /** Percent of the normal size. */
  textSize: ['100', '115', '130', '150', '200'],
  board: ['auto', 'flat'],
  motion: ['system', 'reduced'],
  /** The side of the table the player sits at: degrees by which the board is turned, clockwise. */
  seat: ['0', '90', '180', '270'],
  /** Keeps the screen from going dark while a mission is on it. */
  awake: ['on', 'off'],
  sound: ['on', 'low', 'off'],
  music: ['low', 'on', 'off'],
  haptics: ['on', 'off'],
  /** Stories: at a tap, by themselves, or never. */
  readAloud: ['tap', 'auto', 'off'],
  /** How the dice of the Empire come into the app: it rolls them, or players tap faces or tell totals. */
  dice: ['roll', 'faces', 'totals'],
  /** The hand that holds the phone. */
  hand: ['right', 'left'],
  /** Asks before an activation ends; otherwise undo is offered afterwards. */
  confirm: ['off', 'on'],
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
