import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginJournal,
  chunksOf,
  entriesBetween,
  goToIndex,
  lengthOf,
  applyCommand,
  stateOf,
  type Journal,
} from '../../src/saves';
import { CHUNK_LENGTH } from '../../src/saves/journal';
import { err } from '../../src/kernel';
import { roll, TOY_RULES, TOY_SETUP, type ToyCommand, type ToyEvent, type ToyState } from './toyGame';

type ToyJournal = Journal<ToyState, ToyCommand, ToyEvent>;

const begin = (): ToyJournal => beginJournal(TOY_RULES.start(TOY_SETUP).state);

function play(journal: ToyJournal, add: number, rules = TOY_RULES): ToyJournal {
  const played = applyCommand(journal, rules, roll(add));
  if (!played.ok) throw new Error('refused');
  return played.value.journal;
}

function goTo(journal: ToyJournal, index: number): ToyJournal {
  const gone = goToIndex(journal, TOY_RULES, index);
  if (!gone.ok) throw new Error(gone.error.code);
  return gone.value;
}

/** All states of a game of some length, and its journal. */
function playedOut(length: number): { journal: ToyJournal; states: readonly ToyState[] } {
  let journal = begin();
  const states = [stateOf(journal)];
  for (let add = 1; add <= length; add++) {
    journal = play(journal, add);
    states.push(stateOf(journal));
  }
  return { journal, states };
}

describe('journal', () => {
  it('[undo] all the way back and all the way forth, every state is the one that was there', () => {
    const { journal, states } = playedOut(400);
    let at = journal;
    for (let index = 400; index >= 0; index--) {
      at = goTo(at, index);
      expect(stateOf(at)).toEqual(states[index]);
    }
    for (let index = 0; index <= 400; index++) {
      at = goTo(at, index);
      expect(stateOf(at)).toEqual(states[index]);
    }
  });

  it('[undo] any index can be gone to from any other, and nowhere else', () => {
    const { journal, states } = playedOut(200);
    let at = journal;
    for (const index of [0, 199, 51, 50, 49, 200, 17, 18, 16, 133]) {
      at = goTo(at, index);
      expect(stateOf(at)).toEqual(states[index]);
      expect(lengthOf(at)).toBe(200);
    }
    for (const index of [-1, 201, 0.5, NaN]) {
      expect(goToIndex(journal, TOY_RULES, index)).toEqual(err({ code: 'outOfRange', from: 0, to: 200 }));
    }
  });

  it('[undo] a new command drops what lay after the cursor, log lines included', () => {
    const { journal } = playedOut(120);
    const branched = play(goTo(journal, 40), 999);
    expect(lengthOf(branched)).toBe(41);
    expect(entriesBetween(branched, 38, 50).map(({ command }) => command)).toEqual([
      roll(39),
      roll(40),
      roll(999),
    ]);
    expect(lengthOf(journal)).toBe(120);
  });

  it('[undo] a refused command changes nothing', () => {
    const { journal } = playedOut(3);
    expect(applyCommand(journal, TOY_RULES, { kind: 'refuseMe' })).toEqual(err({ code: 'refused' }));
  });

  it('[checkpoint] one at every milestone, and after fifty commands at the latest', () => {
    const { journal } = playedOut(30);
    expect([...chunksOf(journal.last)].map(({ start }) => start)).toEqual([27, 18, 9, 0]);
    const endless = { ...TOY_RULES, isMilestone: () => false };
    let at = begin();
    for (let add = 0; add < 120; add++) at = play(at, add, endless);
    expect([...chunksOf(at.last)].map(({ start }) => start)).toEqual([2 * CHUNK_LENGTH, CHUNK_LENGTH, 0]);
  });

  it('[undo] rules that changed with an update cannot change the present, and replay says so', () => {
    const { journal, states } = playedOut(140);
    const strict = { ...TOY_RULES, advance: () => err({ code: 'refused' as const }) };
    const reopened: ToyJournal = { ...journal, known: { from: 140, states: [stateOf(journal)] } };
    expect(stateOf(reopened)).toEqual(states[140]);
    expect(goToIndex(reopened, strict, 139)).toEqual(err({ code: 'cannotReplay', index: 139 }));
    const checkpoint = goToIndex(reopened, strict, 135);
    expect(checkpoint.ok && stateOf(checkpoint.value)).toEqual(states[135]);
  });

  it('[undo] random walks agree with a list of states', () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('play'), by: fc.nat(500) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('goTo'), by: fc.nat(500) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('back'), by: fc.nat(30) }) },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
        let journal = begin();
        let states = [stateOf(journal)];
        for (const { kind, by } of steps) {
          if (kind === 'play') {
            states = states.slice(0, journal.cursor + 1);
            journal = play(journal, by);
            states.push(stateOf(journal));
          } else {
            journal = goTo(journal, kind === 'back' ? Math.max(0, journal.cursor - by) : by % states.length);
          }
          expect(stateOf(journal)).toEqual(states[journal.cursor]);
          expect(lengthOf(journal)).toBe(states.length - 1);
        }
        expect(entriesBetween(journal, 0, Infinity)).toHaveLength(states.length - 1);
      }),
      { seed: 11, numRuns: 150 },
    );
  });

  it('[memory] chunks that are closed are shared, never copied', () => {
    const { journal } = playedOut(100);
    const longer = play(journal, 1);
    expect(longer.last.previous).toBe(journal.last.previous);
    expect(longer.known.states.length).toBeLessThanOrEqual(100);
  });
});
