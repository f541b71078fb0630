// How safe the games of this device are: looked up at the start, and asked for at the first save.

import { createStore } from 'zustand/vanilla';
import type { CopyDates, Keeper, Safety } from '../session';
import type { StoreApi } from 'zustand/vanilla';

type Watched = {
  readonly safety: StoreApi<{ readonly safety: Safety | null }>;
  readonly onFirstSave: () => void;
};

export function watchSafety({ look, ask }: Keeper, copyDates: StoreApi<CopyDates>): Watched {
  const safety = createStore<{ safety: Safety | null }>(() => ({ safety: null }));
  const learn = (found: Safety): void => safety.setState({ safety: found });
  // What the browser says when it is asked is newer, whichever comes first.
  const learnFirst = (found: Safety): void => {
    if (safety.getState().safety === null) learn(found);
  };
  void look().then(learnFirst);
  return {
    safety,
    onFirstSave: () => {
      if (copyDates.getState().since === null) copyDates.setState({ since: Date.now() });
      void ask().then(learn);
    },
  };
}
