// Everything that the Empire could pay for, now or later: groups of its hand at each deployment point, and figures that groups on
// the map have lost. Only what the rules allow is here: figures that are in the box, points that are switched on.

import type { Point } from '../../../rules';
import type { EmpireOption } from '../../deciding';
import type { MissionGroup } from '../../definition';
import type { GroupState } from '../../game';
import type { Places } from '../../language/nodes';
import { allowedCards, fullChoices, type CardChoice } from '../groups/choice';
import { boxLeft, figuresOfGroup, missingFigures } from '../groups/crowd';
import { namedSpaces, openSpawns } from '../groups/deploy';
import { pricedGroups } from '../round/threat';
import { countOf } from '../scripts/numbers';
import { scopeOf, type MissionRun } from '../run';
import { readSpot, type TableReading, type LandingSpot } from './reading';
import type { EmpireStance } from './stance';
import { optionWorth, type Newcomer } from './worth';

const NOBODY = scopeOf('', null);

/** What there is to spend, and for how many. */
export type Means = {
  readonly budget: number;
  readonly lands: number;
  readonly returns: number;
  /** A script makes landings dearer. */
  readonly dearer: number;
  /** Where a script names spaces. */
  readonly at?: Places;
};

/** An option with what carries it out. */
export type Weighed = { readonly option: EmpireOption } & (
  | {
      readonly as: 'land';
      readonly group: MissionGroup;
      readonly choice: CardChoice;
      /** Of several equally good points one is drawn. */
      readonly places: readonly LandingPlace[];
    }
  | { readonly as: 'reinforce'; readonly group: GroupState }
);

/** `thing`: a deployment point. */
export type LandingPlace = { readonly thing: string | null; readonly at: Point };

/** The best first; equals by their names, so that no order of a list decides. */
export function weighOptions(
  run: MissionRun,
  reading: TableReading,
  stance: EmpireStance,
  means: Means,
): readonly Weighed[] {
  const landings = means.lands > 0 ? landingsIn(run, reading, stance, means) : [];
  const returns = means.returns > 0 ? returnsIn(run, reading, stance, means) : [];
  return [...landings, ...returns].toSorted(
    (a, b) => b.option.worth - a.option.worth || (optionKey(a.option) < optionKey(b.option) ? -1 : 1),
  );
}

export const optionKey = ({ as, group, card }: EmpireOption): string => `${as} ${group} ${card}`;

function landingsIn(
  run: MissionRun,
  reading: TableReading,
  stance: EmpireStance,
  { dearer, at }: Means,
): readonly Weighed[] {
  const groups = run.game.groups.length;
  const spots = new Map<string, LandingSpot>();
  const spotAt = (space: Point): LandingSpot => {
    const key = space.join();
    const spot = spots.get(key) ?? readSpot(reading, [space]);
    spots.set(key, spot);
    return spot;
  };
  const hand = (run.game.threat?.hand ?? []).flatMap((id) => run.play.groups.get(id) ?? []);
  return hand.flatMap((group) =>
    fullChoices(run, allowedCards(run, group, NOBODY)).flatMap((choice): readonly Weighed[] => {
      const card = run.play.kit.cards[choice.card];
      const places = placesFor(run, group.id, at);
      if (!card || places.length === 0) return [];
      const bonusHealth = countOf(run, group.bonusHealth ?? 0, NOBODY);
      const newcomer: Newcomer = { card, figures: choice.figures, bonusHealth };
      const judged = places.map((place) => ({
        place,
        worth: optionWorth(reading, stance, newcomer, spotAt(place.at), groups),
      }));
      const most = Math.max(...judged.map(({ worth }) => worth.worth));
      const best = newest(
        run,
        judged.filter(({ worth }) => worth.worth === most),
      );
      const [first] = best;
      if (!first) return [];
      const option: EmpireOption = {
        as: 'land',
        group: group.id,
        card: choice.card,
        figures: choice.figures,
        price: Math.max(0, card.cost + dearer),
        at: first.place.thing,
        ...first.worth,
      };
      return [{ as: 'land', option, group, choice, places: best.map(({ place }) => place) }];
    }),
  );
}

/** Points that are on and let this group come, or the spaces that a script names. */
function placesFor(run: MissionRun, group: string, at: Places | undefined): readonly LandingPlace[] {
  if (at) return namedSpaces(run, at, group).map((space) => ({ thing: null, at: space }));
  return openSpawns(run, group)
    .map(({ id, at: space }) => ({ thing: id, at: space }))
    .toSorted((a, b) => (a.thing < b.thing ? -1 : 1));
}

/** Told play: the heroes are most likely where the map grew last. */
function newest<T extends { readonly place: LandingPlace }>(
  run: MissionRun,
  judged: readonly T[],
): readonly T[] {
  const { tracked, map } = run.game;
  if (tracked) return judged;
  const age = ({ place }: T): number =>
    map.sections.indexOf(run.play.things.get(place.thing ?? '')?.section ?? '');
  const latest = Math.max(...judged.map(age));
  return judged.filter((one) => age(one) === latest);
}

function returnsIn(
  run: MissionRun,
  reading: TableReading,
  stance: EmpireStance,
  { budget, returns }: Means,
): readonly Weighed[] {
  const { play, game } = run;
  const groups = game.groups.length;
  return pricedGroups(run, game.groups).flatMap(({ group, price }): readonly Weighed[] => {
    const card = play.kit.cards[group.card];
    const lost = Math.min(missingFigures(game, group).length, boxLeft(play, game, group.card), returns);
    const figures = price === 0 ? lost : Math.min(lost, Math.floor(budget / price));
    if (!card || figures === 0) return [];
    const spaces = pointsOf(game.figures, figuresOfGroup(game, group.id));
    const newcomer: Newcomer = { card, figures, bonusHealth: group.bonusHealth };
    const option: EmpireOption = {
      as: 'reinforce',
      group: group.id,
      card: group.card,
      figures,
      price: price * figures,
      at: null,
      ...optionWorth(reading, stance, newcomer, readSpot(reading, spaces), groups),
    };
    return [{ as: 'reinforce', option, group }];
  });
}

const pointsOf = (figures: MissionRun['game']['figures'], ids: readonly string[]): readonly Point[] =>
  ids.flatMap((id) => {
    const at = figures[id]?.at;
    return at ? [at] : [];
  });
