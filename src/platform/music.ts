// Music of the device: bars of a score, one ahead of the one that is heard. The audio clock keeps time, so that a busy page
// never stumbles; nothing runs while there is silence, or while nobody looks at the page.

import type { Music, MusicNote } from '../session';
import { makeNoise, voiceOf } from './sound';

/** Seconds in which one score gives way to another. */
const FADE = 2.5;
/** Seconds before a bar begins in which it is handed to the audio device. */
const AHEAD = 1;
/** Takes the edge off every voice. */
const DARKEST = 1900;
const ECHO = { seconds: 0.42, again: 0.3, share: 0.22 };

type Playing = { readonly score: Music; readonly out: GainNode; stop: () => void };

export function band(
  open: () => AudioContext,
  page: Document,
): (score: Music | null, volume: number) => void {
  let audio: AudioContext | null = null;
  let hall: AudioNode | null = null;
  let noise: AudioBuffer | null = null;
  let playing: Playing | null = null;
  let volumeNow = 0;

  const heard = () => playing !== null && page.visibilityState === 'visible';
  const wakeOrSleep = () => {
    if (!audio) return;
    void (heard() ? audio.resume() : audio.suspend()).catch(() => undefined);
  };
  page.addEventListener('visibilitychange', wakeOrSleep);

  const begin = (context: AudioContext, score: Music): Playing => {
    const out = context.createGain();
    out.gain.setValueAtTime(0, context.currentTime);
    out.connect((hall ??= makeHall(context)));
    let bar = 0;
    let next = context.currentTime + 0.1;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      noise ??= makeNoise(context);
      for (const note of score.bar(bar)) playNote(context, noise, note, next, out);
      bar += 1;
      next += score.seconds;
      // A page that slept finds its clock stopped, so that this is never late by more than one bar.
      timer = setTimeout(write, Math.max(0, (next - context.currentTime - AHEAD) * 1000));
    };
    write();
    return { score, out, stop: () => clearTimeout(timer) };
  };

  const end = (context: AudioContext, { out, stop }: Playing) => {
    stop();
    fade(context, out.gain, 0);
    setTimeout(() => out.disconnect(), FADE * 1000 + 500);
  };

  return (score, volume) => {
    const wanted = volume > 0 ? score : null;
    if (wanted === (playing?.score ?? null) && volume === volumeNow) return;
    volumeNow = volume;
    if (!audio && !wanted) return;
    const context = (audio ??= open());
    if (playing && playing.score !== wanted) {
      end(context, playing);
      playing = null;
    }
    if (wanted) {
      playing ??= begin(context, wanted);
      fade(context, playing.out.gain, volume);
    }
    if (playing) wakeOrSleep();
    else setTimeout(wakeOrSleep, FADE * 1000 + 500);
  };
}

/** One echo and a roof: no voice is sharp, and all of them together never too loud. */
function makeHall(context: AudioContext): AudioNode {
  const entrance = context.createBiquadFilter();
  entrance.type = 'lowpass';
  entrance.frequency.value = DARKEST;
  const echo = context.createDelay(1);
  echo.delayTime.value = ECHO.seconds;
  const again = context.createGain();
  again.gain.value = ECHO.again;
  const share = context.createGain();
  share.gain.value = ECHO.share;
  const roof = context.createDynamicsCompressor();
  entrance.connect(roof);
  entrance.connect(echo);
  echo.connect(again).connect(echo);
  echo.connect(share).connect(roof);
  roof.connect(context.destination);
  return entrance;
}

function playNote(
  context: AudioContext,
  noise: AudioBuffer,
  note: MusicNote,
  bar: number,
  out: AudioNode,
): void {
  const start = bar + note.at;
  const end = start + note.lasts;
  const { source, out: voice } = voiceOf(context, noise, note, start, end);
  const loudness = context.createGain();
  voice.connect(loudness).connect(out);
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(note.volume, start + note.swell);
  loudness.gain.linearRampToValueAtTime(0, end);
  source.start(start);
  source.stop(end);
  source.addEventListener('ended', () => loudness.disconnect());
}

function fade(context: AudioContext, gain: AudioParam, to: number): void {
  gain.cancelScheduledValues(context.currentTime);
  gain.setValueAtTime(gain.value, context.currentTime);
  gain.linearRampToValueAtTime(to, context.currentTime + FADE);
}
