// What a screen of prompts lights on the board: the spaces that a question is about, and what leaves the table.

import { spacesOfThing, type Game, type Play, type Prompt } from '../../../mission';
import type { Point } from '../../../rules';
import type { MarkView } from '../../../scene';

export function promptMarks(play: Play, game: Game, prompts: readonly Prompt[]): readonly MarkView[] {
  const spaces = (id: string): readonly Point[] => {
    const thing = play.things.get(id);
    return thing ? spacesOfThing(play, game, thing) : [];
  };
  const [asked, ...others] = prompts;
  const lit = asked && 'light' in asked ? (asked.light ?? []) : [];
  // The first one is a step of the table and marked as such.
  const leaving = others.flatMap((prompt) => (prompt.kind === 'removeThing' ? [prompt.thing] : []));
  return [
    ...lit.flatMap(spaces).map((at): MarkView => ({ at, tone: 'deploy' })),
    ...leaving.flatMap(spaces).map((at): MarkView => ({ at, tone: 'threat' })),
  ];
}
