// Takes a wound or a withdrawal back: the players marked the wrong hero, or a card lets a hero stand up again.

import { heroIn } from '../../actors';
import { figureFor } from '../groups/crowd';
import { emit, update, updateHero, type MissionRun } from '../run';

/** Withdrawn heroes come back wounded (their place is unknown), wounded ones are healthy again. */
export function standHero(run: MissionRun, id: string): void {
  const hero = heroIn(run.game, id);
  if (!hero) return;
  if (hero.gone !== null)
    update(run, {
      figures: { ...run.game.figures, [id]: figureFor(run.play, { id, of: id, actor: id }) },
    });
  updateHero(run, id, hero.gone === null ? { wounded: false } : { gone: null });
  emit(run, { kind: 'heroStood', hero: id });
}
