// What bots do beside the actions of their heroes: they lead people who stand next to the hero, and take decisions that are the
// shortest way to their goal.

import { ledNow, thingStateOf, type Led } from '../../mission';
import { areAdjacent, reach, theFigure, type FigureId, type Point } from '../../rules';
import { placesOf } from '../bot/goals';
import { leadsIn, surveyFrom, type BotScene } from '../bot/scene';
import { waysTo } from '../bot/ways';
import { sayCommand, type BotTable } from './table';

/** `id`: the figure of the hero who acts. */
export function leadOthers(table: BotTable, id: string): void {
  for (const led of ledNow(table.play, table.game)) {
    const scene = surveyFrom(table.play, table.game);
    const to = scene && table.game.prompt === null && isBeside(scene, id, led) ? wayFor(scene, led) : null;
    if (to) sayCommand(table, { kind: 'lead', person: led.person, to });
  }
}

function isBeside({ board }: BotScene, id: string, { figure }: Led): boolean {
  const [hero, other] = [board.figures.get(id as FigureId), board.figures.get(figure as FigureId)];
  return hero !== undefined && other !== undefined && areAdjacent(board, theFigure(hero), theFigure(other));
}

/** The space from which it is least far to where somebody is wanted; `null`: they are there, or nobody wants them. */
function wayFor(scene: BotScene, { figure, spaces }: Led): Point | null {
  const { board, bare } = scene;
  const piece = board.figures.get(figure as FigureId);
  const wanted = placesWanted(scene);
  if (!piece || wanted.length === 0) return null;
  const ways = waysTo(bare, wanted);
  const far = (at: Point): number => ways(at) ?? Infinity;
  const [best] = reach(board, piece, spaces).ends.toSorted((a, b) => far(a.at) - far(b.at));
  return best && far(best.at) < far(piece.at) ? best.at : null;
}

/** Where a script waits for them; as long as that is not on the map, where the heroes go to find it. */
function placesWanted(scene: BotScene): readonly Point[] {
  const { play, game } = scene;
  const leads = leadsIn(scene);
  const regions = leads.flatMap(({ aim }) => (aim.kind === 'lead' ? [aim.region] : []));
  if (regions.length === 0) return [];
  const known = regions.flatMap((id) => {
    const region = play.things.get(id);
    return region?.kind === 'region' && thingStateOf(play, game, id).onMap ? region.spaces : [];
  });
  if (known.length > 0) return known;
  return leads.flatMap(({ aim }) => (aim.kind === 'stand' || aim.kind === 'use' ? placesOf(scene, aim) : []));
}

/** Only when nothing else leads there more directly. */
export function decideNow(table: BotTable): void {
  const { play, game } = table;
  if ((game.decisions ?? []).length === 0 || game.prompt || game.window) return;
  const scene = surveyFrom(play, game);
  const leads = scene ? leadsIn(scene) : [];
  const least = Math.min(...leads.map(({ links }) => links));
  const taken = leads.find(({ aim, links }) => aim.kind === 'decide' && links === least);
  if (taken?.aim.kind === 'decide') sayCommand(table, { kind: 'decide', decision: taken.aim.decision });
}
