// A small synthesizer: every sound is a few tones, so that no sound file has to be loaded. The audio device is opened
// for the first sound and sleeps in between, because an open one drains the battery.

import type { Tone } from '../session';

/** Seconds until a tone is at its full volume; less would click. */
const ATTACK = 0.008;
/** Almost nothing; a volume that falls by halves never gets to nothing itself. */
const INAUDIBLE = 0.0001;
/** Milliseconds of silence before the audio device sleeps. */
const IDLE = 1500;

export function synthesizer(open: () => AudioContext): (tones: readonly Tone[], volume: number) => void {
  let context: AudioContext | null = null;
  let noise: AudioBuffer | null = null;
  let sleep: ReturnType<typeof setTimeout> | undefined;

  const playTone = (audio: AudioContext, tone: Tone, volume: number) => {
    const start = audio.currentTime + tone.at;
    const end = start + tone.lasts;
    const { source, out } = voiceOf(audio, (noise ??= makeNoise(audio)), tone, start, end);
    const loudness = audio.createGain();
    out.connect(loudness).connect(audio.destination);
    const { gain } = loudness;
    gain.setValueAtTime(INAUDIBLE, start);
    gain.linearRampToValueAtTime(Math.max(INAUDIBLE, tone.volume * volume), start + ATTACK);
    gain.exponentialRampToValueAtTime(INAUDIBLE, end);
    return { source, start, end };
  };

  return (tones, volume) => {
    if (volume <= 0) return;
    const audio = (context ??= open());
    void audio.resume().catch(() => undefined);
    for (const tone of tones) {
      const { source, start, end } = playTone(audio, tone, volume);
      source.start(start);
      source.stop(end);
    }
    clearTimeout(sleep);
    const length = Math.max(...tones.map(({ at, lasts }) => at + lasts));
    sleep = setTimeout(() => void audio.suspend().catch(() => undefined), length * 1000 + IDLE);
  };
}

/** What sounds, and where it comes out. */
export function voiceOf(
  audio: AudioContext,
  noise: AudioBuffer,
  { wave, from, to = from }: Tone,
  start: number,
  end: number,
) {
  if (wave !== 'noise') {
    const oscillator = audio.createOscillator();
    oscillator.type = wave;
    glide(oscillator.frequency, from, to, start, end);
    return { source: oscillator, out: oscillator };
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  glide(band.frequency, from, to, start, end);
  source.connect(band);
  return { source, out: band };
}

function glide(parameter: AudioParam, from: number, to: number, start: number, end: number): void {
  parameter.setValueAtTime(from, start);
  if (to !== from) parameter.exponentialRampToValueAtTime(to, end);
}

export function makeNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
