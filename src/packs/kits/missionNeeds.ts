// What players fetch before a mission begins, and from which products: a list for the screen.

import { firstNeedsOf, shapedMission, type FirstNeeds } from '../../mission';
import { familyOf } from './box';
import { needsOf } from './kit';
import type { CardId, MissionId, Pack, ProductId } from '../pack';

export type MissionNeeds = FirstNeeds & { readonly products: readonly ProductId[] };

/** `owned`: left out, as if the players had only what the mission needs. */
export function missionNeeds(
  pack: Pack,
  missionId: string,
  owned: readonly string[] = [],
): MissionNeeds | undefined {
  const written = pack.missions.get(missionId as MissionId);
  if (!written) return undefined;
  const mission = shapedMission(written, [...needsOf(written), ...owned]);
  const needs = firstNeedsOf(mission, (id) => {
    const card = pack.cards.get(id as CardId);
    return card && { family: familyOf(pack, card.id), groupSize: card.groupSize };
  });
  return { ...needs, products: needsOf(mission) as readonly ProductId[] };
}
