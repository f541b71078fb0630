// The music, listened to by computing: every bar is rendered as the audio device would add its voices up.

import { describe, expect, it } from 'vitest';
import type { Music, MusicNote, Tone } from '../../src/session';
import { MUSIC_VOLUMES } from '../../src/ui/feel/music/useMusic';
import { SCORES } from '../../src/ui/feel/music/scores';
import { SOUND_NAMES, SOUNDS } from '../../src/ui/feel/sounds';

const RATE = 8000;
const BARS = 12;
const MOODS = ['map', 'calm', 'danger'] as const;

/** As src/platform/music.ts shapes a note: evenly up, evenly down. Noise never adds up to more than its volume. */
function loudnessAt({ lasts, swell, volume }: MusicNote, time: number): number {
  if (time < 0 || time >= lasts) return 0;
  return volume * (time < swell ? time / swell : 1 - (time - swell) / (lasts - swell));
}

const WAVES = {
  sine: (turns: number) => Math.sin(2 * Math.PI * turns),
  triangle: (turns: number) => 4 * Math.abs((turns % 1) - 0.5) - 1,
  square: (turns: number) => (turns % 1 < 0.5 ? 1 : -1),
  noise: () => Math.random() * 2 - 1,
};

function render({ seconds, bar }: Music): Float64Array {
  const samples = new Float64Array(Math.ceil(seconds * (BARS + 1) * RATE));
  for (let number = 0; number < BARS; number++)
    for (const note of bar(number)) {
      const start = number * seconds + note.at;
      for (let index = 0; index < note.lasts * RATE; index++) {
        const place = Math.floor(start * RATE) + index;
        const sample = loudnessAt(note, index / RATE) * WAVES[note.wave]((note.from * index) / RATE);
        if (place < samples.length) samples[place] = (samples[place] ?? 0) + sample;
      }
    }
  return samples.subarray(0, Math.floor(BARS * seconds * RATE));
}

const peakOf = (samples: Float64Array) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
const decibels = (samples: Float64Array, volume: number) =>
  20 * Math.log10(volume * Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length));

/** As src/platform/sound.ts shapes a tone: at once, then dying away by a constant share. */
function peakOfSound(tones: readonly Tone[]): number {
  const at = (time: number) =>
    tones.reduce((sum, { at: start, lasts, volume }) => {
      const part = (time - start) / lasts;
      return part < 0 || part > 1 ? sum : sum + volume * (0.0001 / volume) ** part;
    }, 0);
  return Math.max(...Array.from({ length: 300 }, (_, index) => at(index / 200)));
}

describe('music', () => {
  it.each(MOODS)('[sound] %s: never clips, even together with the loudest sound and its own echo', (mood) => {
    // The echo of src/platform/music.ts adds at most 0.22 / (1 - 0.3) of what it hears.
    const most = peakOf(render(SCORES[mood])) * (1 + 0.22 / 0.7) * MUSIC_VOLUMES.on;
    const sounds = SOUND_NAMES.map((name) => peakOfSound(SOUNDS[name]) * 0.6);
    expect(most).toBeLessThan(0.6);
    expect(most + Math.max(...sounds)).toBeLessThan(1);
  });

  it.each(MOODS)('[sound] %s: is heard, and stays in the background', (mood) => {
    const samples = render(SCORES[mood]);
    expect(decibels(samples, MUSIC_VOLUMES.low)).toBeGreaterThan(-42);
    expect(decibels(samples, MUSIC_VOLUMES.low)).toBeLessThan(-28);
    expect(decibels(samples, MUSIC_VOLUMES.on)).toBeLessThan(-20);
  });

  it.each(MOODS)('[sound] %s: bars of a chord differ, and each is the same whenever it is played', (mood) => {
    const { bar } = SCORES[mood];
    expect(bar(3)).toEqual(bar(3));
    const first = Array.from({ length: 6 }, (_, round) => JSON.stringify(bar(round * 8)));
    expect(new Set(first).size).toBeGreaterThan(1);
  });

  it.each(MOODS)('[sound] %s: speaks where the loudspeaker of a phone can be heard', (mood) => {
    const audible = Array.from({ length: BARS }, (_, number) => SCORES[mood].bar(number)).flat();
    const share = audible.filter(({ from }) => from >= 200).length / audible.length;
    expect(share).toBeGreaterThan(0.4);
    for (const { from, to = from } of audible) expect(Math.max(from, to)).toBeLessThan(2500);
  });

  it('[sound] danger has a pulse, the others have none', () => {
    const struck = (music: Music) => music.bar(0).filter(({ swell, at }) => swell < 0.1 && at > 0).length;
    expect(struck(SCORES.danger)).toBeGreaterThan(6);
    expect(struck(SCORES.map)).toBeLessThanOrEqual(3);
  });
});
