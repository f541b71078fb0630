// What players fetch before a mission begins, and from which products: a list for the screen.

import { firstNeedsOf, type FirstNeeds } from '../../mission';
import { familyOf } from './box';
import { needsOf } from './kit';
import type { CardId, MissionId, Pack, ProductId } from '../pack';

export type MissionNeeds = FirstNeeds & { readonly products: readonly ProductId[] };

export function missionNeeds(pack: Pack, missionId: string): MissionNeeds | undefined {
  const mission = pack.missions.get(missionId as MissionId);
  if (!mission) return undefined;
  const needs = firstNeedsOf(mission, (id) => {
    const card = pack.cards.get(id as CardId);
    return card && { family: familyOf(pack, card.id), groupSize: card.groupSize };
  });
  return { ...needs, products: needsOf(mission) as readonly ProductId[] };
}
