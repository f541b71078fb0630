// Our own sounds, as the tones they are made of. Short and quiet: they accompany talk at a table.

import type { Buzz, Tone } from '../../session';

/** What matters most comes first: of several that happen at once, only that one is heard. */
export const SOUND_NAMES = [
  'win',
  'lose',
  'wounded',
  'empire',
  'round',
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

/** A tone that slides from one height to another. */
const slide = (
  wave: Tone['wave'],
  volume: number,
  [at, lasts]: readonly [at: number, lasts: number],
  [from, to]: readonly [from: number, to: number],
): Tone => ({ wave, at, lasts, from, to, volume });

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
    slide('triangle', 0.24, [0, 0.3], [330, 277]),
    slide('triangle', 0.24, [0.2, 0.5], [247, 165]),
    slide('noise', 0.2, [0, 0.18], [900, 200]),
  ],
  // Three low strokes over a growling minor chord: heard across a table, and known after the first time.
  empire: [
    slide('noise', 0.12, [0, 0.3], [90, 420]),
    slide('triangle', 0.3, [0, 0.3], [98, 97]),
    slide('triangle', 0.3, [0.2, 0.3], [98, 97]),
    slide('triangle', 0.32, [0.4, 0.85], [98, 95]),
    { wave: 'triangle', at: 0.4, lasts: 0.8, from: 116.5, volume: 0.2 },
    { wave: 'triangle', at: 0.4, lasts: 0.8, from: 147, volume: 0.16 },
    { wave: 'square', at: 0.4, lasts: 0.7, from: 49, volume: 0.06 },
  ],
  round: [
    ...notes('triangle', 0.2, [
      [0, 147, 0.5],
      [0.16, 220, 0.5],
      [0.32, 294, 0.9],
    ]),
    slide('noise', 0.08, [0, 0.6], [300, 900]),
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
  door: [slide('noise', 0.35, [0, 0.38], [250, 1400]), slide('sine', 0.35, [0.3, 0.22], [120, 65])],
  hit: [slide('noise', 0.4, [0, 0.14], [2200, 300]), slide('square', 0.08, [0, 0.12], [170, 60])],
  dice: knocks([0, 0.05, 0.11, 0.16, 0.24, 0.33, 0.45]),
  tick: [slide('sine', 0.14, [0, 0.06], [1200, 900])],
};

/** What is felt in the hand with it. */
export const BUZZES: Readonly<Record<SoundName, Buzz | null>> = {
  win: 'good',
  lose: 'bad',
  wounded: 'bad',
  empire: 'notice',
  round: 'notice',
  objective: 'good',
  reveal: 'notice',
  door: 'notice',
  hit: 'tap',
  dice: 'tap',
  tick: null,
};
