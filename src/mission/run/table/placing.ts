// What players put on the table because of the open prompt, and how far they have come with it. It is kept in the game, so
// that undo and a reload agree. Nobody has to tick anything: the answer to the prompt says that all of it is done.

import type { Point } from '../../../rules';
import { sideOf } from '../../actors';
import type { Refusal, RefusalCode } from '../../command';
import type { Game } from '../../game';
import type { Play } from '../play';
import { update, type MissionRun } from '../run';

/** Whatever was ticked belongs to its prompt, and goes with it. */
export const NO_PROMPT: Pick<Game, 'prompt' | 'placed'> = { prompt: null, placed: [] };

/** Games that were saved before this was kept have none. */
export const placedIn = ({ placed = [] }: Game): readonly string[] => placed;

/** How a tile is named among what is put down; things and figures go by their ids. */
export const tileKey = (at: Point): string => `tile ${at.join()}`;

/** Heroes and whoever is with them. */
export const rebelsIn = (game: Game): readonly string[] =>
  Object.values(game.figures)
    .filter((figure) => sideOf(game, figure) === 'rebel')
    .map(({ id }) => id);

/** All that can be ticked, in no order; `null`: the prompt asks for nothing of the kind. */
function placeable(play: Play, game: Game): readonly string[] | null {
  const { prompt } = game;
  switch (prompt?.kind) {
    case 'build':
      return [
        ...(play.sections.get(prompt.section)?.tiles ?? []).map(({ at }) => tileKey(at)),
        ...prompt.things,
      ];
    case 'deploy':
      return prompt.figures.map(({ id }) => id);
    case 'enter':
      return rebelsIn(game);
    default:
      return null;
  }
}

/** The players say what lies or stands there by now. */
export function tickPlaced(run: MissionRun, steps: readonly string[]): Refusal | RefusalCode | undefined {
  if (!run.game.prompt) return 'noPrompt';
  const known = placeable(run.play, run.game);
  if (!known) return 'wrongAnswer';
  const unknown = steps.find((step) => !known.includes(step));
  if (unknown !== undefined) return { code: 'unknownThing', of: unknown };
  update(run, { placed: [...new Set(steps)] });
  return undefined;
}
