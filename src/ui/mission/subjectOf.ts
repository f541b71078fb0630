// Which panel tells of a figure: the hero's, that of somebody who came along, or the group's.

import { isOfHero, type FigureState, type Game } from '../../mission';
import type { PanelSubject } from './mission';

export function subjectOf(game: Game, figure: FigureState): PanelSubject {
  const { id, actor, group } = figure;
  if (isOfHero(game, figure)) return { kind: 'hero', id };
  return group === null ? { kind: 'actor', id: actor ?? id } : { kind: 'group', id: group };
}
