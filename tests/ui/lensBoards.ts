// Maps of real missions with figures of the content on them, for tests of the lens.

import type { CardId, HeroId, MissionId, Pack } from '../../src/packs';
import { figureFromCard, figureFromHero } from '../../src/packs';
import {
  isFreeFor,
  placeFigure,
  setUpBoard,
  standProblem,
  type Board,
  type FigureId,
  type Point,
} from '../../src/rules';
import type { Onlooker } from '../../src/ui/sight/look';
import { lay, mapsOf } from '../content/missions';

export type Placed = readonly [of: string, at: Point];

export function boardOfMission(pack: Pack, mission: string): Board {
  const definition = pack.missions.get(mission as MissionId);
  const [sections] = definition ? mapsOf(definition) : [];
  const board = sections && setUpBoard({ lattice: lay(pack, sections) });
  if (!board?.ok) throw new Error(`no map of ${mission}`);
  return board.value;
}

/** Whoever does not fit is left out. */
export function populate(
  pack: Pack,
  empty: Board,
  wanted: readonly Placed[],
): { readonly board: Board; readonly figures: readonly Onlooker[] } {
  let board = empty;
  const figures: Onlooker[] = [];
  for (const [index, [of, at]] of wanted.entries()) {
    const id = `${of}-${index}`;
    const hero = pack.heroes.get(of as HeroId);
    const card = pack.cards.get(of as CardId);
    const made = hero ? figureFromHero(hero, pack, id, at) : card ? figureFromCard(card, id, at) : null;
    if (!made) throw new Error(`nobody is called ${of}`);
    const { piece, name, fighter, speed } = made;
    if (standProblem(board, piece, piece) || !isFreeFor(board, piece, piece)) continue;
    board = placeFigure(board, piece);
    figures.push({ id: id as FigureId, name, label: id, piece, fighter, speed });
  }
  return { board, figures };
}
