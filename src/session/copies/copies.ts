// Makes copies of everything that players keep, and restores them. Nothing that is here is lost by that: games that
// differ stay beside each other, boxes and scores are added.

import type { StoreApi } from 'zustand/vanilla';
import { err, ok, type Result } from '../../kernel';
import { readZip, writeZip, type Texts } from '../../packs';
import { asTime } from '../../saves';
import type { Games } from '../games/games';
import type { Installed } from '../installed/installed';
import { keptCollection, type Collection } from '../preferences/collection';
import { keptGuideProgress, withGuides, type GuideProgress } from '../preferences/guideProgress';
import { keptHighScores, withScore, type HighScores } from '../preferences/highScores';
import { keptSettings, type Settings } from '../preferences/settings';
import type { Slot } from '../slots/names';
import type { SaveProblem } from '../slots/slotInfo';
import { fromBytes, MAX_PICKED_SIZE, type PickedFile } from '../storage/pickedFile';
import type { Watch, Work } from '../work/work';
import { formatCopy, openable, type Copy, type CopyProblem } from './copyFile';
import { planRestore, type PlannedGame, type RestorePlan } from './restorePlan';

export type CopiesParts = {
  readonly games: () => Promise<Games>;
  readonly installed: () => Promise<Installed>;
  readonly settings: StoreApi<Settings>;
  readonly collection: StoreApi<Collection>;
  readonly highScores: StoreApi<HighScores>;
  readonly guides: StoreApi<GuideProgress>;
  readonly appVersion: string;
  readonly work: Work;
  /** Milliseconds. */
  readonly clock: () => number;
};

export type MadeCopy = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly madeAt: number;
  readonly games: number;
  /** Games and packs that cannot be read, and are not in it. */
  readonly left: number;
};

export type OpenedCopy = RestorePlan & {
  readonly madeAt: number;
  readonly packs: readonly string[];
  /** `replace`: the slots whose game players give up for that of the copy. */
  readonly restore: (replace: ReadonlySet<Slot>) => Promise<Restored>;
};

export type Restored = {
  readonly games: readonly RestoredGame[];
  /** Packs that could not be installed. */
  readonly failedPacks: readonly string[];
};

export type RestoredGame = Pick<PlannedGame, 'slot' | 'summary' | 'savedAt'> & {
  readonly outcome: Result<'here' | 'restored' | 'left', SaveProblem>;
};

export type Copies = {
  readonly make: () => Promise<Result<MadeCopy, CopyProblem>>;
  /** Rejects with `Cancelled` where the signal says so. */
  readonly open: (file: PickedFile, watch?: Watch) => Promise<Result<OpenedCopy, CopyProblem>>;
};

export const openCopies = (parts: CopiesParts): Copies => ({
  make: () => make(parts),
  open: (file, watch = {}) => open(parts, file, watch),
});

async function make(parts: CopiesParts): Promise<Result<MadeCopy, CopyProblem>> {
  const games = await exportAll(await parts.games());
  const packs = await packsOf(await parts.installed());
  if (!games || !packs) return err({ code: 'unreadable' });
  const madeAt = asTime(parts.clock());
  const whole: Copy = {
    app: parts.appVersion,
    madeAt,
    games: games.texts,
    packs: packs.texts,
    preferences: {
      settings: parts.settings.getState(),
      collection: parts.collection.getState(),
      highScores: parts.highScores.getState(),
      guides: parts.guides.getState(),
    },
  };
  const all = formatCopy(whole);
  const copy = all.ok ? whole : openable(whole);
  const bytes = all.ok ? all : formatCopy(copy);
  if (!bytes.ok) return bytes;
  const name = `redcell-copy-${new Date(madeAt).toISOString().slice(0, 10)}.zip`;
  const tooLarge = whole.games.size + whole.packs.size - copy.games.size - copy.packs.size;
  const left = games.left + packs.left + tooLarge;
  return ok({ name, bytes: bytes.value, madeAt, games: copy.games.size, left });
}

type Exported<Key, Content> = { readonly texts: ReadonlyMap<Key, Content>; readonly left: number };

/** `null`: the storage does not answer. */
async function exportAll(games: Games): Promise<Exported<Slot, string> | null> {
  const listed = await games.list();
  if (!listed.ok) return null;
  const texts = new Map<Slot, string>();
  const filled = listed.value.filter(({ kind }) => kind !== 'empty');
  for (const { slot, kind } of filled) {
    const text = kind === 'playable' ? await games.exportSlot(slot) : null;
    if (text?.ok) texts.set(slot, text.value);
  }
  return { texts, left: filled.length - texts.size };
}

async function packsOf(installed: Installed): Promise<Exported<string, Texts> | null> {
  try {
    const packs = await installed.list();
    const texts = new Map<string, Texts>();
    for (const { id, kind } of packs) {
      const file = kind === 'ready' ? await installed.exportPack(id) : null;
      const files = file?.ok ? readZip(file.value.bytes) : null;
      if (files?.ok) texts.set(id, files.value);
    }
    return { texts, left: packs.length - texts.size };
  } catch {
    return null;
  }
}

async function open(
  parts: CopiesParts,
  file: PickedFile,
  watch: Watch,
): Promise<Result<OpenedCopy, CopyProblem>> {
  if (file.size > MAX_PICKED_SIZE) return err({ code: 'tooLarge' });
  const bytes = await file.read().catch(() => null);
  if (bytes === null) return err({ code: 'unreadable' });
  const games = await parts.games();
  const here = await games.list();
  const texts = await exportAll(games);
  if (!here.ok || !texts) return err({ code: 'unreadable' });
  const read = await parts.work('openCopy', { bytes, here: texts.texts }, watch);
  if (!read.ok) return read;
  const { copy, copied } = read.value;
  const plan = planRestore(copied, here.value, read.value.here);
  return ok({
    ...plan,
    madeAt: copy.madeAt,
    packs: [...copy.packs.keys()],
    restore: (replace) => restore(parts, copy, plan, replace),
  });
}

async function restore(
  parts: CopiesParts,
  copy: Copy,
  plan: RestorePlan,
  replace: ReadonlySet<Slot>,
): Promise<Restored> {
  const games = await parts.games();
  const restored: RestoredGame[] = [];
  for (const game of plan.games) {
    const { slot, summary, savedAt } = game;
    restored.push({ slot, summary, savedAt, outcome: await bringBack(games, game, replace) });
  }
  restorePreferences(parts, copy.preferences);
  return { games: restored, failedPacks: await restorePacks(parts, copy.packs) };
}

async function bringBack(
  games: Games,
  { to, text }: PlannedGame,
  replace: ReadonlySet<Slot>,
): Promise<RestoredGame['outcome']> {
  if (to.kind === 'here') return ok('here');
  if (to.kind === 'free') return asRestored(await games.bringIn(to.slot, new Blob([text])));
  if (!replace.has(to.slot)) return ok('left');
  return asRestored(await games.replace(to.slot, new Blob([text])));
}

const asRestored = (imported: Result<void, SaveProblem>): RestoredGame['outcome'] =>
  imported.ok ? ok('restored') : imported;

/** Packs that are here in a later version stay as they are. */
async function restorePacks({ installed }: CopiesParts, packs: Copy['packs']): Promise<readonly string[]> {
  if (packs.size === 0) return [];
  const picked = [...packs].map(([id, texts]) => fromBytes(`${id}.zip`, writeZip(texts)));
  const brought = await (await installed()).bringIn(picked).catch(() => null);
  if (!brought) return [...packs.keys()];
  return brought.flatMap(({ name, outcome }) =>
    outcome.ok || outcome.error.code === 'older' ? [] : [name.replace(/\.zip$/, '')],
  );
}

function restorePreferences(
  { settings, collection, highScores, guides }: CopiesParts,
  copied: Copy['preferences'],
): void {
  if (copied.settings !== undefined) settings.setState(keptSettings.parse(copied.settings), true);
  const { owned } = keptCollection.parse(copied.collection);
  collection.setState(({ owned: here }) => keptCollection.parse({ owned: [...here, ...owned] }));
  const { scores } = keptHighScores.parse(copied.highScores);
  highScores.setState((here) => scores.reduce(withScore, here));
  const { guided } = keptGuideProgress.parse(copied.guides);
  guides.setState((here) => withGuides(here, guided));
}
