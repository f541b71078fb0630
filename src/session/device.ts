// What the app asks of the phone on the table: stay awake, buzz, make a sound, speak. src/platform answers; a device
// that cannot do something says so once and then does nothing.

export type Buzz = 'tap' | 'notice' | 'good' | 'bad';

/** One voice of a sound, in seconds and hertz. It swells at once and dies away. */
export type Tone = {
  readonly wave: 'sine' | 'triangle' | 'square' | 'noise';
  readonly at: number;
  readonly lasts: number;
  /** Of noise: the middle of what is heard of it. */
  readonly from: number;
  /** Left out: it keeps its height. */
  readonly to?: number;
  /** From 0 to 1. */
  readonly volume: number;
};

/** A voice of the music: it swells for some seconds, then dies away evenly. */
export type MusicNote = Tone & { readonly swell: number };

/** Music without an end: bar after bar, each made when its time comes. */
export type Music = {
  /** Length of a bar. */
  readonly seconds: number;
  readonly bar: (number: number) => readonly MusicNote[];
};

export type Speech = {
  /** Whether a voice of the device itself speaks it, as far as is known by now. */
  readonly hasVoice: (language: string) => boolean;
  /** Calls back whenever more voices become known; gives the way to stop that. */
  readonly watch: (listener: () => void) => () => void;
  /** One sentence. Settles when it was spoken, or could not be. */
  readonly say: (sentence: string, language: string) => Promise<void>;
  readonly stop: () => void;
};

export type Device = {
  /** False on a page without https: browsers then start nothing without a network and promise to keep nothing. */
  readonly isSecure: boolean;
  readonly canStayAwake: boolean;
  readonly canBuzz: boolean;
  readonly canSound: boolean;
  readonly keepAwake: (on: boolean) => void;
  readonly buzz: (kind: Buzz) => void;
  /** `volume`: from 0 to 1, of the whole. */
  readonly play: (tones: readonly Tone[], volume: number) => void;
  /** Plays on until told otherwise; another music fades in. `volume`: from 0 to 1. `null`: silence. */
  readonly music: (music: Music | null, volume: number) => void;
  readonly speech: Speech;
};
