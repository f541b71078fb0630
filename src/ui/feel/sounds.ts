// Our own sounds, as the tones they are made of. Short and quiet: they accompany talk at a table.

import type { Buzz, Tone } from '../../session';

/** What matters most comes first: of several that happen at once, only that one is heard. */
export const SOUND_NAMES = [
  'win',
  'lose',
  'wounded',
  'empire',
  'objective',
  'reveal',
  'door',
  'hit',
  'dice',
  'tick',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

const notes = (
  wave: Tone['wave'],
  volume: number,
  played: readonly (readonly [at: number, height: number, lasts: number])[],
): readonly Tone[] => played.map(([at, from, lasts]) => ({ wave, at, lasts, from, volume }));

const knocks = (times: readonly number[]): readonly Tone[] =>
  times.map((at, index) => ({
    wave: 'noise',
    at,
    lasts: 0.035,
    from: index % 2 === 0 ? 2600 : 3300,
    volume: 0.5 - index * 0.05,
  }));

export const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  win: notes('triangle', 0.22, [
    [0, 392, 0.3],
    [0.14, 523, 0.3],
    [0.28, 659, 0.3],
    [0.42, 784, 0.8],
    [0.42, 523, 0.8],
  ]),
  lose: notes('triangle', 0.22, [
    [0, 330, 0.4],
    [0.25, 294, 0.4],
    [0.5, 220, 0.9],
    [0.5, 175, 0.9],
  ]),
  wounded: [
    { wave: 'triangle', at: 0, lasts: 0.3, from: 330, to: 277, volume: 0.24 },
    { wave: 'triangle', at: 0.2, lasts: 0.5, from: 247, to: 165, volume: 0.24 },
    { wave: 'noise', at: 0, lasts: 0.18, from: 900, to: 200, volume: 0.2 },
  ],
  empire: [
    { wave: 'triangle', at: 0, lasts: 0.32, from: 131, to: 123, volume: 0.3 },
    { wave: 'triangle', at: 0.24, lasts: 0.6, from: 98, to: 92, volume: 0.3 },
    { wave: 'square', at: 0.24, lasts: 0.5, from: 49, volume: 0.05 },
  ],
  objective: notes('sine', 0.2, [
    [0, 659, 0.22],
    [0.13, 988, 0.5],
  ]),
  reveal: notes('sine', 0.18, [
    [0, 392, 0.3],
    [0.09, 494, 0.3],
    [0.18, 587, 0.55],
  ]),
  door: [
    { wave: 'noise', at: 0, lasts: 0.38, from: 250, to: 1400, volume: 0.35 },
    { wave: 'sine', at: 0.3, lasts: 0.22, from: 120, to: 65, volume: 0.35 },
  ],
  hit: [
    { wave: 'noise', at: 0, lasts: 0.14, from: 2200, to: 300, volume: 0.4 },
    { wave: 'square', at: 0, lasts: 0.12, from: 170, to: 60, volume: 0.08 },
  ],
  dice: knocks([0, 0.05, 0.11, 0.16, 0.24, 0.33, 0.45]),
  tick: [{ wave: 'sine', at: 0, lasts: 0.06, from: 1200, to: 900, volume: 0.14 }],
};

/** What is felt in the hand with it. */
export const BUZZES: Readonly<Record<SoundName, Buzz | null>> = {
  win: 'good',
  lose: 'bad',
  wounded: 'bad',
  empire: 'notice',
  objective: 'good',
  reveal: 'notice',
  door: 'notice',
  hit: 'tap',
  dice: 'tap',
  tick: null,
};
