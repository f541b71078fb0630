// Files that fail once, at a chosen change, in a chosen way.

import { memoryFiles, StoreFailure, type FileStore } from '../../src/session';

export const FAULTS = [
  'throwsBefore',
  'throwsAfter',
  'truncates',
  'truncatesAndThrows',
  'flips',
  'diesBefore',
  'diesHalfway',
  'diesAfter',
] as const;
export type Fault = (typeof FAULTS)[number];

export type FaultyFiles = {
  readonly files: FileStore;
  /** How many changes were asked for so far. */
  readonly changes: () => number;
};

const half = (text: string): string => text.slice(0, text.length >> 1);

/** One bit, at another place for every number. */
function flip(text: string, number: number): string {
  const at = (number * 7919) % text.length;
  return (
    text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << (number % 7))) + text.slice(at + 1)
  );
}

/** The change with the number `at`, counted from 1, goes wrong; the dead stay dead. */
export function faultyFiles(disk: Map<string, string>, at: number, fault: Fault): FaultyFiles {
  const honest = memoryFiles(disk);
  let count = 0;
  let isDead = false;

  const alive = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isDead) throw new StoreFailure('failed');
    return work();
  };

  /** `act` with the text as it is, or with what becomes of it. */
  const change = <T>(act: (spoil: (text: string) => string) => Promise<T>): Promise<T> =>
    alive(async () => {
      if (++count !== at) return act((text) => text);
      isDead = fault.startsWith('dies');
      const spoil = (text: string): string => {
        if (fault === 'flips') return flip(text, at);
        return /runcates|Halfway/.test(fault) ? half(text) : text;
      };
      const outcome = fault.endsWith('Before') ? undefined : await act(spoil);
      if (outcome === undefined || isDead || /Throws|throws/.test(fault)) throw new StoreFailure('failed');
      return outcome;
    });

  return {
    changes: () => count,
    files: {
      read: (name) => alive(() => honest.read(name)),
      list: (prefix) => alive(() => honest.list(prefix)),
      write: (name, text) =>
        change(async (spoil) => {
          await honest.write(name, spoil(text));
          return true;
        }).then(() => undefined),
      remove: (name) =>
        change(async () => {
          await honest.remove(name);
          return true;
        }).then(() => undefined),
      swap: (name, text, expected) => change((spoil) => honest.swap(name, spoil(text), expected)),
      append: (name, text, expected) => change((spoil) => honest.append(name, spoil(text), expected)),
    },
  };
}
