// How hard the players want it, said in the middle of a mission: what that changes, and how the app follows the heroes if they
// leave it to the app.

import { remainingHealth } from '../../../rules';
import { heroesIn } from '../../actors';
import type { Game, Pressure } from '../../game';
import { fighterInMission } from '../groups/situation';
import { emit, update, type MissionRun } from '../run';

/** As hard as it is now. */
export const pressureOf = ({ pressure, difficulty }: Game): Pressure['now'] => pressure?.now ?? difficulty;

/** Threat of a round, beside the level. Only where the players said so: a campaign has terms of its own. */
const MORE: Readonly<Record<Pressure['now'], number>> = { easy: -1, normal: 0, hard: 1 };

/** The level, as the players want it; never nothing where there was something. */
export const growthOf = ({ pressure }: Game, level: number): number =>
  pressure && level > 0 ? Math.max(1, level + MORE[pressure.now]) : level;

/** Where it is easy, a large group comes with one figure less. */
export const lightened = <C extends { readonly figures: number }>({ pressure }: Game, choice: C): C =>
  pressure?.now === 'easy' && choice.figures >= LARGE ? { ...choice, figures: choice.figures - 1 } : choice;
const LARGE = 3;

export const withPressure = (pressure: Pressure): Pick<Game, 'pressure' | 'difficulty'> => ({
  pressure,
  difficulty: pressure.now === 'hard' ? 'hard' : 'normal',
});

/** A hero is expected to be in that much trouble more with each round, up to one wound. */
const EXPECTED = { each: 0.12, most: 1 } as const;
/** So much better or worse than expected is no chance any more. */
const MARGIN = 0.25;
const TROUBLE = { withdrawn: 2, wounded: 1, hurt: 0.5 } as const;

/** The end of a round: easier for heroes who fare worse than expected, harder for those who fare better. */
export function adapt(run: MissionRun): void {
  const { pressure, round } = run.game;
  if (pressure?.wish !== 'adaptive') return;
  const off = troubleOf(run) - Math.min(EXPECTED.most, EXPECTED.each * round);
  const now = off > MARGIN ? 'easy' : off < -MARGIN ? 'hard' : 'normal';
  if (now === pressure.now) return;
  update(run, withPressure({ ...pressure, now }));
  emit(run, { kind: 'byHand', did: 'adapted', to: now });
}

/** Of a hero, on average. In told play nobody knows how hurt the healthy ones are. */
function troubleOf({ play, game }: MissionRun): number {
  const heroes = heroesIn(game);
  const sum = heroes.reduce((total, { id, gone, wounded }) => {
    if (gone === 'withdrew') return total + TROUBLE.withdrawn;
    if (wounded) return total + TROUBLE.wounded;
    const figure = game.tracked ? game.figures[id] : undefined;
    const isHurt = figure && remainingHealth(fighterInMission(play, game, figure)) <= figure.damage;
    return total + (isHurt ? TROUBLE.hurt : 0);
  }, 0);
  return sum / Math.max(1, heroes.length);
}
