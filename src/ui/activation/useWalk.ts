// Where on their routes figures are shown, glide by glide; at the end at once where motion is not wanted.

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MoveAct } from './stepView';
import { glidesOf, wordOf, type WalkGlide } from './walk';

/** As long as the board needs for one glide. */
const STRIDE_TIME = 360;

export function useWalk(moves: readonly MoveAct[], still: boolean) {
  const word = wordOf(moves);
  // Dice that were told make the same ways anew: nobody walks twice.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const glides = useMemo(() => glidesOf(moves), [word]);
  const [walked, setWalked] = useState({ word, glides: 0 });
  const done = still ? glides.length : walked.word === word ? walked.glides : 0;
  const walking = done < glides.length;
  useEffect(() => {
    if (!walking) return undefined;
    const timer = setTimeout(
      () => setWalked({ word, glides: done + 1 }),
      done === 0 ? STRIDE_TIME / 3 : STRIDE_TIME,
    );
    return () => clearTimeout(timer);
  }, [word, walking, done]);
  return {
    walking,
    /** The glides that are over or under way. */
    glides: useMemo((): readonly WalkGlide[] => glides.slice(0, done), [glides, done]),
    skip: useCallback(() => setWalked({ word, glides: glides.length }), [word, glides]),
  };
}
