// Our own music, composed on the device: a chord a bar, a few notes over it, a pulse where there is danger. The same bar of a
// score is always the same; no two bars of a chord are alike. Loaded only by those who want music.

import { randomInt, seedRandom } from '../../../kernel';
import type { Music, MusicNote } from '../../../session';
import type { Mood } from './mood';

/** Semitones of a scale over its root. */
const DORIAN = [0, 2, 3, 5, 7, 9, 10] as const;
const AEOLIAN = [0, 2, 3, 5, 7, 8, 10] as const;
const PHRYGIAN = [0, 1, 3, 5, 7, 8, 10] as const;

type Style = {
  readonly seconds: number;
  /** Hertz of the first step of the scale. */
  readonly root: number;
  readonly scale: readonly number[];
  /** Steps of the scale on which the chords stand, one a bar. */
  readonly chords: readonly number[];
  /** Steps over the chord's own that sound with it. */
  readonly stack: readonly number[];
  readonly pad: Pick<MusicNote, 'wave' | 'volume' | 'swell'>;
  /** The most notes over a chord. */
  readonly bells: number;
  readonly bell: Pick<MusicNote, 'wave' | 'volume' | 'lasts'>;
  /** Beats of a low pulse in a bar. */
  readonly pulse: number;
  /** Wind: the height of a soft noise. */
  readonly wind: number;
};

const STYLES: Readonly<Record<Mood, Style>> = {
  map: {
    seconds: 8,
    root: 146.8,
    scale: DORIAN,
    chords: [0, 3, 6, 0, 5, 3, 4, 0],
    stack: [0, 2, 4, 7],
    pad: { wave: 'triangle', volume: 0.055, swell: 3 },
    bells: 3,
    bell: { wave: 'sine', volume: 0.045, lasts: 3 },
    pulse: 0,
    wind: 0,
  },
  calm: {
    seconds: 7,
    root: 110,
    scale: AEOLIAN,
    chords: [0, 5, 3, 0, 2, 5, 6, 4],
    stack: [0, 4, 7, 9],
    pad: { wave: 'triangle', volume: 0.05, swell: 2.6 },
    bells: 2,
    bell: { wave: 'sine', volume: 0.035, lasts: 2.6 },
    pulse: 0,
    wind: 420,
  },
  danger: {
    seconds: 5.2,
    root: 220,
    scale: PHRYGIAN,
    chords: [0, 0, 1, 0, 3, 1, 4, 0],
    stack: [0, 4, 7],
    pad: { wave: 'triangle', volume: 0.05, swell: 1.4 },
    bells: 1,
    bell: { wave: 'triangle', volume: 0.03, lasts: 1.6 },
    pulse: 8,
    wind: 260,
  },
};

export const SCORES: Readonly<Record<Mood, Music>> = {
  map: scoreOf('map'),
  calm: scoreOf('calm'),
  danger: scoreOf('danger'),
};

function scoreOf(mood: Mood): Music {
  const style = STYLES[mood];
  return {
    seconds: style.seconds,
    bar: (number) => {
      const random = chance(`${mood} ${number}`);
      const chord = style.chords[number % style.chords.length] ?? 0;
      return [
        ...pads(style, chord),
        ...bells(style, chord, random),
        ...pulses(style, chord),
        ...winds(style),
      ];
    },
  };
}

/** Shares from 0 to 1, the same for the same seed. */
function chance(seed: string): () => number {
  let state = seedRandom(seed);
  return () => {
    const drawn = randomInt(state, 1000);
    ({ state } = drawn);
    return drawn.value / 1000;
  };
}

/** Hertz of a step of the scale, however high. */
function heightOf({ root, scale }: Style, step: number): number {
  const octave = Math.floor(step / scale.length);
  const semitones = (scale[step - octave * scale.length] ?? 0) + 12 * octave;
  return root * 2 ** (semitones / 12);
}

/** They overlap with the next bar, so that chords melt into each other. */
const pads = (style: Style, chord: number): readonly MusicNote[] =>
  style.stack.map((step) => ({
    ...style.pad,
    at: 0,
    lasts: style.seconds * 1.3,
    from: heightOf(style, chord + step),
  }));

function bells(style: Style, chord: number, random: () => number): readonly MusicNote[] {
  const count = Math.floor(random() * (style.bells + 1));
  return Array.from({ length: count }, (_, index) => ({
    ...style.bell,
    at: ((index + random() * 0.6) * style.seconds) / (style.bells + 1),
    swell: 0.02,
    from: heightOf(style, chord + style.scale.length + ([0, 2, 4, 7, 9][Math.floor(random() * 5)] ?? 0)),
  }));
}

function pulses(style: Style, chord: number): readonly MusicNote[] {
  const beat = style.seconds / Math.max(1, style.pulse);
  return Array.from({ length: style.pulse }, (_, index) => ({
    wave: 'triangle',
    at: index * beat,
    lasts: beat * 0.7,
    swell: 0.015,
    from: heightOf(style, chord - (index % 4 === 3 ? 0 : style.scale.length)),
    volume: index % 4 === 0 ? 0.09 : 0.055,
  }));
}

const winds = ({ wind, seconds }: Style): readonly MusicNote[] =>
  wind === 0
    ? []
    : [
        {
          wave: 'noise',
          at: 0,
          lasts: seconds * 1.2,
          swell: seconds * 0.6,
          from: wind,
          to: wind * 1.7,
          volume: 0.03,
        },
      ];
