// Frames the examined thing on the board, so that players see which crate is meant.

import { mapOf, spacesOfThing, type Game, type Play } from '../../../mission';
import { spaceKey, type Point } from '../../../rules';
import type { LineView } from '../../../scene';
import type { PanelSubject } from '../mission';

export function subjectFrames(play: Play, game: Game, subject: PanelSubject | null): readonly LineView[] {
  if (subject?.kind === 'space') return frameRound(subject.at);
  const thing = subject?.kind === 'thing' ? play.things.get(subject.id) : undefined;
  if (!thing) return [];
  const lying = new Set((mapOf(play, game)?.spaces ?? []).map(({ x, y }) => spaceKey(x, y)));
  return spacesOfThing(play, game, thing)
    .filter((at) => lying.has(spaceKey(...at)))
    .flatMap(frameRound);
}

export function frameRound([x, y]: Point): readonly LineView[] {
  const corners: readonly Point[] = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]]; // prettier-ignore
  return corners.map((from, index) => ({ from, to: corners[(index + 1) % 4] ?? from, tone: 'clear' }));
}
