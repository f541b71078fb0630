// The board while an attack is told: a tap on an enemy or a thing chooses it, lines prove the sight to it.

import { attackTargets, boardOf, type Game, type Play } from '../../../mission';
import type { FigureId } from '../../../rules';
import type { BoardTaps, LineView } from '../../../scene';
import { linesBetween } from '../../sight/look';
import { lookingTaps } from '../boardLayer';
import { doorAt } from '../boardView';
import type { MissionTable, PanelSubject } from '../mission';

type AttackSubject = Extract<PanelSubject, { kind: 'attack' }>;

export function attackTaps(table: MissionTable, subject: AttackSubject): BoardTaps {
  const { play, game, look } = table;
  const targets = attackTargets(play, game, subject.attacker);
  const choose = (id: string | undefined) => {
    if (id !== undefined && targets.includes(id)) look({ ...subject, target: id });
  };
  return {
    ...lookingTaps(table),
    onTapFigure: choose,
    onTapToken: choose,
    onTapSpace: () => undefined,
    onTapEdge: (edge) => choose(doorAt(play, game, edge)),
  };
}

export function attackLines(play: Play, game: Game, subject: PanelSubject | null): readonly LineView[] {
  if (subject?.kind !== 'attack' || subject.target === null) return [];
  const board = boardOf(play, game);
  const own = board?.figures.get(subject.attacker as FigureId);
  const target = board?.figures.get(subject.target as FigureId);
  return board && own && target ? linesBetween(board, own, target) : [];
}
