// What an author's page knows: the work as the server sent it, the pack made of it, and the game that is played with it. A change of
// the work plays the same game again; work with problems leaves the last good game as it is.

import { createContext, useContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { makeQueue } from '../../kernel';
import type { AuthorChange } from '../../mission';
import { loadPack, type Pack, type PreviewWork } from '../../packs';
import { firstChoices, setupFor, type Choices } from './choices';
import { changedRun, replay, segmentOf, type PreviewRun, type Segment } from './runs';

export type PreviewState = {
  /** As it came last. */
  readonly work: PreviewWork | null;
  /** Whether the server still answers. */
  readonly isConnected: boolean;
  /** Of the last work without problems. */
  readonly pack: Pack | null;
  readonly choices: Choices | null;
  /** The game, and those before the author's changes to it. */
  readonly runs: readonly PreviewRun[];
  readonly note: Note | null;
};

/** What came of the last change. */
export type Note =
  | { readonly kind: 'kept' }
  | { readonly kind: 'cut'; readonly kept: number; readonly wanted: number }
  | { readonly kind: 'unplayable' };

export type Preview = {
  readonly store: StoreApi<PreviewState>;
  /** The first pack that can be had, then always the newest. */
  readonly content: () => Promise<Pack>;
  readonly receive: (work: PreviewWork) => Promise<void>;
  readonly begin: (choices: Choices) => Promise<void>;
  readonly change: (change: AuthorChange) => Promise<void>;
  /** Takes the last change back. */
  readonly takeBack: () => void;
};

/** Where the game is remembered when the page is loaded again. */
export type PlaceStore = { readonly read: () => string | null; readonly write: (text: string) => void };

type Place = { readonly choices: Choices; readonly segments: readonly Segment[] };

export function openPreview(places: PlaceStore): Preview {
  const store = createStore<PreviewState>(() => ({
    work: null,
    isConnected: true,
    pack: null,
    choices: null,
    runs: [],
    note: null,
  }));
  let tellFirst: (pack: Pack) => void = () => undefined;
  let newest = new Promise<Pack>((resolve) => {
    tellFirst = resolve;
  });
  let forget = (): void => undefined;
  // One after another: a change that comes while an earlier one is played again must not be overtaken by it.
  const inTurn = makeQueue();

  const show = (choices: Choices, runs: readonly PreviewRun[], note: Note | null): void => {
    forget();
    const keep = (): void =>
      places.write(JSON.stringify({ choices, segments: runs.map(segmentOf) } satisfies Place));
    forget = runs.at(-1)?.open.running.store.subscribe(keep) ?? forget;
    store.setState({ choices, runs, note });
    keep();
  };

  const play = async (pack: Pack, { choices, segments }: Place, isReload: boolean): Promise<void> => {
    const setup = setupFor(pack, choices);
    const replayed = setup && (await replay(setup, segments));
    if (!replayed) return store.setState({ choices, runs: [], note: { kind: 'unplayable' } });
    const { runs, kept, wanted } = replayed;
    const note: Note | null =
      kept < wanted ? { kind: 'cut', kept, wanted } : isReload ? { kind: 'kept' } : null;
    show(choices, runs, note);
  };

  const placeIn = (pack: Pack, { stories }: PreviewWork): Place => {
    const { choices, runs } = store.getState();
    const place = choices ? { choices, segments: runs.map(segmentOf) } : readPlace(places.read());
    // The story that was played may be gone, and another preview may have been here before.
    if (place && stories.some(({ id }) => id === place.choices.story)) return place;
    return { choices: firstChoices(pack, stories[0]?.id ?? ''), segments: [BEGINNING] };
  };

  const receive = async (work: PreviewWork): Promise<void> => {
    const loaded = work.problems.length > 0 ? null : loadPack(work.files);
    // What the server let pass, the app refuses only if it is older than the server.
    const problems = loaded && !loaded.ok ? loaded.error : work.problems;
    if (!loaded?.ok) return store.setState({ work: { ...work, problems } });
    const pack = loaded.value;
    const isReload = store.getState().pack !== null;
    const place = placeIn(pack, work);
    store.setState({ work, pack });
    tellFirst(pack);
    newest = Promise.resolve(pack);
    await play(pack, place, isReload);
  };

  const change = async (change: AuthorChange): Promise<void> => {
    const { choices, runs } = store.getState();
    const last = runs.at(-1);
    const changed = last && (await changedRun(last, change));
    if (choices && changed) show(choices, [...runs, changed], null);
  };

  return {
    store,
    content: () => newest,
    receive: (work) => inTurn(() => receive(work)),
    begin: (choices) =>
      inTurn(async () => {
        const { pack } = store.getState();
        if (pack) await play(pack, { choices, segments: [BEGINNING] }, false);
      }),
    change: (wanted) => inTurn(() => change(wanted)),
    takeBack: () => {
      const { choices, runs } = store.getState();
      if (choices && runs.length > 1) show(choices, runs.slice(0, -1), null);
    },
  };
}

const BEGINNING: Segment = { change: null, commands: [] };

function readPlace(text: string | null): Place | null {
  try {
    const place: unknown = JSON.parse(text ?? 'null');
    return typeof place === 'object' && place !== null && 'choices' in place && 'segments' in place
      ? (place as Place)
      : null;
  } catch {
    return null;
  }
}

const PreviewContext = createContext<Preview | null>(null);
export const PreviewProvider = PreviewContext.Provider;

export function usePreview(): Preview {
  const preview = useContext(PreviewContext);
  if (!preview) throw new Error('a part of the preview was shown outside of it');
  return preview;
}
