// What the plane says at the end of a round: who holds what, and who stands in terrain.

import { OBJECTIVE_RULES, type BattleCommand, type BattleSetup, type BattleState } from '../../battle';
import { isTrooper, unitCardFor, type ArmyName } from '../../legion';
import { spotOf, type Plane } from './plane';
import { gapToGoal, standingUnits } from './truth';

type Measured = { readonly state: BattleState; readonly plane: Plane; readonly setup: BattleSetup };

export function scoredRound({ state, plane, setup }: Measured): BattleCommand {
  const { by, marks } = OBJECTIVE_RULES[state.choice.objective];
  if (by === 'zone') {
    const inside = (army: ArmyName): number =>
      standingUnits(state).filter((unit) => unit.army === army && gapToGoal(plane, setup, unit, 'zone') <= 0)
        .length;
    return { kind: 'scoreZone', inside: { empire: inside('empire'), rebels: inside('rebels') } };
  }
  const reach = state.choice.objective === 'intercept' ? 6 : 2;
  const count = (army: ArmyName, mark: string): number =>
    standingUnits(state).filter(
      (unit) =>
        unit.army === army &&
        isTrooper(unitCardFor(setup.cards, unit.card)) &&
        gapToGoal(plane, setup, unit, mark) <= reach,
    ).length;
  const control = Object.fromEntries(
    marks.map((mark): [string, ArmyName | null] => {
      const lead = count('empire', mark) - count('rebels', mark);
      if (lead === 0) return [mark, null];
      return [mark, lead > 0 ? 'empire' : 'rebels'];
    }),
  );
  return { kind: 'score', control };
}

export const touchingTerrain = ({ state, plane }: Pick<Measured, 'state' | 'plane'>): readonly string[] =>
  standingUnits(state)
    .filter((unit) => {
      const { x, y } = spotOf(plane, unit);
      return plane.terrain.some(
        (box) => x > box.x - 0.6 && x < box.x + box.w + 0.6 && y > box.y - 0.6 && y < box.y + box.h + 0.6,
      );
    })
    .map(({ id }) => id);
