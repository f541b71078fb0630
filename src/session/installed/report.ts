// What changed in a converted pack, stored beside it: a line of JSON for each change, without words, so that every
// reader gets it in their own language.

import type { Imported } from '../../saga';

export const REPORT = 'import-report.txt';

/** From a file, which may be anybody's: codes and facts need not be those that this app knows. */
export type PackNote =
  | {
      readonly kind: 'note';
      readonly code: string;
      readonly facts: Readonly<Record<string, string | number>>;
    }
  /** An event or action of the source that has no meaning here; the code says why. */
  | { readonly kind: 'left'; readonly code: string; readonly name: string }
  /** An event or action of the source that players read, and do themselves. */
  | { readonly kind: 'words'; readonly name: string }
  /** Packs once kept sentences. */
  | { readonly kind: 'sentence'; readonly text: string };

/** More than any converted mission needs; a pack may come with a longer report, of which nobody reads the rest. */
const MOST_NOTES = 500;
const MOST_LETTERS = 500;

export function formatReport({ report }: Imported): string {
  const notes = [...report.missions.flatMap((mission) => mission.notes), ...report.notes];
  const left = report.missions
    .flatMap(({ account }) => account)
    .flatMap(({ type, name: own, fate }): readonly PackNote[] => {
      const name = [type, own].filter(Boolean).join(' ');
      if (fate.kind === 'words') return [{ kind: 'words', name }];
      return fate.kind === 'nothing' ? [{ kind: 'left', code: fate.why, name }] : [];
    });
  const all = [...notes.map(({ code, facts }): PackNote => ({ kind: 'note', code, facts })), ...left];
  return [...new Set(all.map((note) => JSON.stringify(note)))].slice(0, MOST_NOTES).join('\n');
}

/** The lines that are looked at, not parsed: packs are listed at each start, and few reports are ever opened. */
export const linesOfReport = (text: string): readonly string[] =>
  text
    .slice(0, MOST_NOTES * MOST_LETTERS)
    .split('\n', MOST_NOTES)
    .filter(Boolean)
    .map((line) => line.slice(0, MOST_LETTERS));

export const parseReport = (lines: readonly string[]): readonly PackNote[] => lines.map(parseLine);

function parseLine(line: string): PackNote {
  const note = jsonIn(line);
  if (isRecord(note)) {
    const { kind, code, facts, name } = note;
    if (kind === 'note' && typeof code === 'string' && isFacts(facts)) return { kind, code, facts };
    if (kind === 'words' && typeof name === 'string') return { kind, name };
    if (kind === 'left' && typeof code === 'string' && typeof name === 'string') return { kind, code, name };
  }
  return { kind: 'sentence', text: line };
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Partial<Record<'kind' | 'code' | 'facts' | 'name', unknown>>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isFacts = (value: unknown): value is Readonly<Record<string, string | number>> =>
  isRecord(value) &&
  Object.values(value).every((fact) => typeof fact === 'string' || typeof fact === 'number');
