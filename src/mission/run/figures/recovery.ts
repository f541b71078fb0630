// Takes a wound or a withdrawal back: the players marked the wrong hero, or a card lets a hero stand up again.

import { figureFor } from '../groups/crowd';
import { emit, update, updateHero, type Run } from '../run';

/** Withdrawn heroes come back wounded (their place is unknown), wounded ones are healthy again. */
export function standHero(run: Run, id: string): void {
  const hero = run.game.heroes.find((candidate) => candidate.id === id);
  if (!hero) return;
  if (hero.withdrawn)
    update(run, {
      figures: { ...run.game.figures, [id]: figureFor(run.play, { id, kind: 'hero', of: id }) },
    });
  updateHero(run, id, hero.withdrawn ? { withdrawn: false } : { wounded: false });
  emit(run, { kind: 'heroStood', hero: id });
}
