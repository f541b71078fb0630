// Why a campaign refuses a command, in a sentence that names the item, hero or mission concerned.

import type { CampaignRefusal } from '../../campaign';
import type { CampaignTeller } from './teller';

/** `product`: what a box is called; campaigns know only the ids of what players own. */
export function campaignRefusalText(
  refusal: CampaignRefusal,
  teller: CampaignTeller,
  product: (id: string) => string,
): string {
  const { t } = teller;
  if (refusal.code === 'mission') return t(`mission.refusals.${refusal.refusal.code}`);
  return t(`campaign.refusals.${refusal.code}`, { name: nameOf(refusal.of ?? '', teller, product) });
}

/** Ids of different kinds never look alike, so whoever knows one has its name. */
function nameOf(id: string, teller: CampaignTeller, product: (id: string) => string): string {
  const { kit } = teller;
  if (Object.hasOwn(kit.heroes, id)) return teller.hero(id);
  const { items, classCards, rewards = {} } = kit;
  if ([items, classCards, rewards].some((cards) => Object.hasOwn(cards, id))) return teller.gear(id);
  if (Object.hasOwn(kit.missions, id)) return teller.mission(id);
  return Object.hasOwn(kit.cards, id) ? teller.card(id) : product(id);
}
