// The list of a party: every command that was accepted, in one order for all devices, undo and redo included. A chain of
// checksums runs along it, so two devices find out with one number whether one list contains the other.

import { checksum } from '../saves';

export type PartyStep =
  | { readonly kind: 'play'; readonly command: unknown }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'goTo'; readonly index: number };

export type PartyEntry = {
  /** Of the tap, on no device the same twice: a tap that arrives twice counts once. */
  readonly id: string;
  /** The device that tapped; empty for what was played before there was a party. */
  readonly by: string;
  readonly step: PartyStep;
};

export type PartyList = {
  /** The checksum of the setup: kit, seed and heroes. */
  readonly base: string;
  readonly entries: readonly PartyEntry[];
  /** After so many entries; the first is the base. */
  readonly chains: readonly string[];
};

export const emptyList = (base: string): PartyList => ({ base, entries: [], chains: [base] });

export const appended = (list: PartyList, entries: readonly PartyEntry[]): PartyList =>
  entries.length === 0
    ? list
    : {
        base: list.base,
        entries: [...list.entries, ...entries],
        chains: [...list.chains, ...chainsAfter(lastChain(list), entries)],
      };

export const lastChain = ({ chains, base }: PartyList): string => chains.at(-1) ?? base;

function chainsAfter(before: string, entries: readonly PartyEntry[]): readonly string[] {
  let chain = before;
  return entries.map(({ id, by, step }) => (chain = checksum(`${chain}\n${JSON.stringify([id, by, step])}`)));
}

/** A run of entries as it travels: where it begins, and the chain before it. */
export type PartyRun = {
  /** How many entries lie before it. */
  readonly after: number;
  readonly chain: string;
  readonly entries: readonly PartyEntry[];
};

export type LaidOn =
  | { readonly kind: 'fits'; readonly list: PartyList; readonly added: readonly PartyEntry[] }
  /** Something between is missing. */
  | { readonly kind: 'gap' }
  /** Both went on differently from the same beginning. */
  | { readonly kind: 'fork' };

/** Lays a run on a list. What the list has already must be the same. */
export function laidOn(list: PartyList, run: PartyRun): LaidOn {
  const { length } = list.entries;
  if (run.after > length) return { kind: 'gap' };
  if (list.chains[run.after] !== run.chain) return { kind: 'fork' };
  const known = run.entries.slice(0, length - run.after);
  const last = chainsAfter(run.chain, known).at(-1) ?? run.chain;
  if (list.chains[run.after + known.length] !== last) return { kind: 'fork' };
  const added = run.entries.slice(known.length);
  return { kind: 'fits', list: appended(list, added), added };
}

/** So many entries at most in one message, and so many letters. */
const RUN_ENTRIES = 200;
const RUN_LETTERS = 48_000;

/** The entries after an index, as many as one message may hold. */
export function runAfter({ entries, chains, base }: PartyList, after: number): PartyRun {
  const run: PartyEntry[] = [];
  let letters = 0;
  for (const entry of entries.slice(after, after + RUN_ENTRIES)) {
    letters += JSON.stringify(entry).length;
    if (run.length > 0 && letters > RUN_LETTERS) break;
    run.push(entry);
  }
  return { after, chain: chains[after] ?? base, entries: run };
}

/** What was played on one device, as the beginning of a list: the same save gives the same list everywhere. */
export function listOfCommands(base: string, commands: readonly unknown[], cursor: number): PartyList {
  const played = commands.map((command, index): PartyEntry => ({
    id: `s.${index}`,
    by: '',
    step: { kind: 'play', command },
  }));
  const back: PartyEntry = { id: 's.back', by: '', step: { kind: 'goTo', index: cursor } };
  return appended(emptyList(base), cursor < commands.length ? [...played, back] : played);
}
