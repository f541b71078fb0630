// At the table: what is heard, felt and read aloud, and which taps count.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command, Event, Game } from '../../src/mission';
import { keptSettings, type Device, type Settings, type Speech } from '../../src/session';
import { endOf, hasRoomForUndo } from '../../src/ui/feel/ends';
import { makeFeel } from '../../src/ui/feel/feel';
import { makeReader } from '../../src/ui/feel/reader';
import { soundOf } from '../../src/ui/feel/soundOf';
import { BUZZES, SOUND_NAMES, SOUNDS } from '../../src/ui/feel/sounds';
import { sentencesOf } from '../../src/ui/feel/spoken';
import { tapGuard, type Tap } from '../../src/ui/feel/tapGuard';

const NOTHING = { window: null, figures: {} };
const END: Command = { kind: 'endActivation', who: 'diala' };

describe('sounds', () => {
  it.each(SOUND_NAMES)('[sound] %s is short, and never loud', (name) => {
    for (const { at, lasts, volume, from, to = from } of SOUNDS[name]) {
      expect(at + lasts).toBeLessThanOrEqual(1.5);
      expect(volume).toBeLessThanOrEqual(0.5);
      expect(Math.min(from, to)).toBeGreaterThan(0);
    }
  });

  it('[sound] of all that one command sets off, the most important is heard', () => {
    const events: readonly Event[] = [
      { kind: 'activationEnded', who: 'diala' },
      { kind: 'doorChanged', thing: 'door', door: 'open' },
      { kind: 'groupActivated', group: 'troopers' },
      { kind: 'figureMoved', figure: 'diala', from: null, to: [1, 1] },
    ];
    expect(soundOf({ command: END, events }, NOTHING)).toBe('empire');
    expect(soundOf({ command: END, events: events.slice(0, 2) }, NOTHING)).toBe('door');
    expect(soundOf({ command: END, events: [] }, NOTHING)).toBeNull();
  });

  it('[sound] the end is heard as it is', () => {
    const ended = (won: boolean): Event => ({
      kind: 'missionEnded',
      result: { won, outcome: 'x', rewards: [] },
    });
    expect(soundOf({ command: END, events: [ended(true)] }, NOTHING)).toBe('win');
    expect(soundOf({ command: END, events: [ended(false)] }, NOTHING)).toBe('lose');
  });

  it('[sound] damage is heard, healing is not', () => {
    const figures = { a: { damage: 3 } } as never;
    const set = (damage: number): Command => ({ kind: 'setFigure', figure: 'a', set: { damage } });
    expect(soundOf({ command: set(4), events: [] }, { window: null, figures })).toBe('hit');
    expect(soundOf({ command: set(2), events: [] }, { window: null, figures })).toBeNull();
    const strain: Command = { kind: 'setFigure', figure: 'a', set: { strain: 1 } };
    expect(soundOf({ command: strain, events: [] }, { window: null, figures })).toBeNull();
  });
});

function fakeDevice() {
  const log: string[] = [];
  const device: Device = {
    isSecure: true,
    canStayAwake: true,
    canBuzz: true,
    canSound: true,
    keepAwake: () => undefined,
    buzz: (kind) => log.push(`buzz ${kind}`),
    play: (_, volume) => log.push(`sound ${volume}`),
    music: () => undefined,
    speech: fakeSpeech().speech,
  };
  return { log, device };
}

describe('what players switched off', () => {
  const feelWith = (chosen: Partial<Settings>) => {
    const { log, device } = fakeDevice();
    const settings = { ...keptSettings.parse(null), ...chosen };
    makeFeel(device, { getState: () => settings }).play('win');
    return log;
  };

  it('[settings] sounds and buzzing are muted each for itself', () => {
    expect(feelWith({})).toEqual(['sound 0.6', `buzz ${BUZZES.win}`]);
    expect(feelWith({ sound: 'low' })[0]).toBe('sound 0.2');
    expect(feelWith({ sound: 'off' })).toEqual([`buzz ${BUZZES.win}`]);
    expect(feelWith({ sound: 'off', haptics: 'off' })).toEqual([]);
  });
});

function fakeSpeech() {
  const said: string[] = [];
  let end = (): void => undefined;
  const speech: Speech = {
    hasVoice: () => true,
    watch: () => () => undefined,
    say: (sentence) => {
      said.push(sentence);
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    stop: () => {
      said.push('(stop)');
      end();
    },
  };
  return { said, speech, end: () => end() };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const spoken = (text: string, sentences = [text]) => ({ text, sentences, language: 'en' });

describe('reading aloud', () => {
  it('[read aloud] sentence follows sentence, and then it is quiet', async () => {
    const { said, speech, end } = fakeSpeech();
    const { read, store } = makeReader(speech);
    const done = read(spoken('AB', ['A', 'B']));
    expect(said).toEqual(['A']);
    end();
    await settle();
    expect([said, store.getState().reading]).toEqual([['A', 'B'], 'AB']);
    end();
    await done;
    expect(store.getState().reading).toBeNull();
  });

  it('[read aloud] another text, or a stop, ends the one before', async () => {
    const { said, speech } = fakeSpeech();
    const { read, stop, store } = makeReader(speech);
    void read(spoken('AB', ['A', 'B']));
    void read(spoken('C'));
    await settle();
    stop('AB');
    expect([said, store.getState().reading]).toEqual([['A', '(stop)', 'C'], 'C']);
    stop();
    await settle();
    expect([said.length, store.getState().reading]).toEqual([4, null]);
  });

  it('[read aloud] by itself a text is read once, however often it is shown', async () => {
    const { said, speech, end } = fakeSpeech();
    const { readNew, read } = makeReader(speech);
    for (const text of ['A', 'A', 'B', 'B']) {
      const done = readNew(spoken(text));
      end();
      await done;
    }
    void read(spoken('B'));
    expect(said).toEqual(['A', 'B', 'B']);
  });

  const named = (icon: string) => `<${icon}>`;

  it('[read aloud] markup is gone, icons are words, paragraphs and sentences are apart', () => {
    const text = 'You **must** spend [action].  Then\nroll!\n\n“Halt,” he says. …';
    expect(sentencesOf(text, 'en', named)).toEqual([
      'You must spend <action>.',
      'Then roll!',
      '“Halt,” he says.',
    ]);
  });

  it('[read aloud] no piece is long, and no word is lost', () => {
    const word = fc.stringMatching(/^[a-zäöяж]{1,12}[,;:.!?]?$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 120 }),
        fc.constantFrom('en', 'de', 'ru'),
        (words, language) => {
          const text = words.join(' ');
          const pieces = sentencesOf(text, language, named);
          expect(pieces.join(' ')).toBe(text);
          expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(160);
        },
      ),
      { seed: 5, numRuns: 200 },
    );
  });
});

describe('taps', () => {
  const finger: Tap = { pointer: 'touch', count: 1, isMain: true };

  function guardAt() {
    let now = 1000;
    const guard = tapGuard(() => now);
    return { guard, wait: (milliseconds: number) => (now += milliseconds) };
  }

  it('[guard] a double tap counts once, the next tap counts again', () => {
    const { guard, wait } = guardAt();
    expect(guard.takes(finger)).toBe(true);
    wait(200);
    expect(guard.takes(finger)).toBe(false);
    wait(250);
    expect(guard.takes(finger)).toBe(true);
  });

  it('[guard] a tap on what has only just come up was meant for something else', () => {
    const { guard, wait } = guardAt();
    const answer = { ...finger, isMain: false };
    expect(guard.takes(answer)).toBe(true);
    expect(guard.takes(answer)).toBe(true);
    guard.shows('another question');
    wait(399);
    expect(guard.takes(answer)).toBe(false);
    wait(1);
    expect(guard.takes(answer)).toBe(true);
    guard.shows('another question');
    expect(guard.takes(answer)).toBe(true);
  });

  it('[guard] a mouse counts its clicks itself, keys are always meant', () => {
    const { guard } = guardAt();
    const click = { ...finger, pointer: 'mouse' };
    expect(guard.takes(click)).toBe(true);
    guard.shows('something else');
    expect(guard.takes(click)).toBe(true);
    expect(guard.takes({ ...click, count: 2 })).toBe(false);
    expect(guard.takes({ ...finger, pointer: '', count: 0 })).toBe(true);
  });

  it('[row 182] what has ended lies over neither the orders of a group nor the end of the mission', () => {
    const window = { group: 'trooper' } as Game['window'];
    expect(hasRoomForUndo({ window: null, stage: 'heroes' })).toBe(true);
    expect(hasRoomForUndo({ window, stage: 'heroes' })).toBe(false);
    expect(hasRoomForUndo({ window: null, stage: 'over' })).toBe(false);
  });

  it('[guard] turns that end can be asked about and taken back; a window that was only opened again ends nothing', () => {
    const again = { window: { again: true } } as never;
    expect(endOf(END, NOTHING)).toEqual(END);
    expect(endOf({ kind: 'finishActivation' }, NOTHING)).toEqual({ kind: 'finishActivation' });
    expect(endOf({ kind: 'finishActivation' }, again)).toBeNull();
    expect(endOf({ kind: 'beginActivation', who: 'diala' }, NOTHING)).toBeNull();
  });
});
