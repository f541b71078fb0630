import type { Game } from '../../mission';

/** So many activations explain what an icon costs. */
const EXPLAINED = 2;

/** Among the first activations of a mission. */
export const isEarly = ({ round, groups }: Pick<Game, 'round' | 'groups'>): boolean =>
  round <= 1 && groups.filter(({ activated }) => activated).length < EXPLAINED;
