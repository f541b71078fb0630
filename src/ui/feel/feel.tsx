// How the app makes itself felt at the table: sounds, buzzing, a voice. All of them can be switched off.

import { createContext, useContext, useState, type ReactNode } from 'react';
import type { StoreApi } from 'zustand';
import type { Buzz, Device, Settings } from '../../session';
import { useServices } from '../services';
import type { Mood } from './music/mood';
import { makeReader, type Reader } from './reader';
import { BUZZES, SOUNDS, type SoundName } from './sounds';

const VOLUMES: Readonly<Record<Settings['sound'], number>> = { on: 0.6, low: 0.2, off: 0 };

export type Feel = {
  /** A sound, with what is felt in the hand. */
  readonly play: (sound: SoundName) => void;
  readonly buzz: (kind: Buzz) => void;
  /** Plays until the function that comes back is called, or somebody else asks for music. */
  readonly music: (mood: Mood, volume: number) => () => void;
  readonly reader: Reader;
};

export function makeFeel(device: Device, settings: Pick<StoreApi<Settings>, 'getState'>): Feel {
  const buzz = (kind: Buzz): void => {
    if (settings.getState().haptics === 'on') device.buzz(kind);
  };
  return {
    play: (sound) => {
      const volume = VOLUMES[settings.getState().sound];
      if (volume > 0) device.play(SOUNDS[sound], volume);
      const felt = BUZZES[sound];
      if (felt) buzz(felt);
    },
    buzz,
    music: makeMusic(device),
    reader: makeReader(device.speech),
  };
}

/** Pages come and go in any order: only the last one that asked may end the music. */
function makeMusic(device: Device): Feel['music'] {
  let last: symbol | null = null;
  return (mood, volume) => {
    const own = (last = Symbol(mood));
    const begin = async () => {
      const { SCORES } = await import('./music/scores');
      if (last === own) device.music(SCORES[mood], volume);
    };
    void begin();
    return () => {
      if (last !== own) return;
      last = null;
      device.music(null, 0);
    };
  };
}

const FeelContext = createContext<Feel | null>(null);

export function FeelProvider({ children }: { children: ReactNode }) {
  const { device, settings } = useServices();
  const [feel] = useState(() => makeFeel(device, settings));
  return <FeelContext value={feel}>{children}</FeelContext>;
}

export function useFeel(): Feel {
  const feel = useContext(FeelContext);
  if (!feel) throw new Error('something was shown outside of FeelProvider');
  return feel;
}
