// The results of a mission or an encounter, sentence by sentence.

import type { CampaignReport, HeldReward } from '../../campaign';
import type { CampaignTeller } from './teller';

export type ReportKind =
  | 'reward'
  | 'credits'
  | 'groupFame'
  | 'fame'
  | 'crates'
  | 'xp'
  | 'awards'
  | 'influence'
  | 'villains'
  | 'items'
  | 'lost'
  | 'cards'
  | 'exchanged'
  | 'ally'
  | 'training'
  | 'promoted';
export type ReportLine = { readonly kind: ReportKind; readonly text: string };

type Lines = (report: CampaignReport, teller: CampaignTeller) => readonly string[];

/** In this order; a report without something leaves its sentence out. */
const LINES: { readonly [K in ReportKind]: Lines } = {
  reward: ({ mission, rewards }, { kit, ofMission }) =>
    (kit.missions[mission]?.mission.rewards ?? []).flatMap(({ id, text }) =>
      text !== undefined && rewards.includes(id) ? [ofMission(mission, null).says(text)] : [],
    ),
  credits: ({ credits }, { t }) =>
    credits === 0
      ? []
      : [t(credits > 0 ? 'campaign.report.credits' : 'campaign.report.paid', { count: Math.abs(credits) })],
  groupFame: ({ groupFame = 0 }, { t }) =>
    groupFame === 0 ? [] : [t('campaign.report.groupFame', { count: groupFame })],
  fame: ({ fame, groupFame = 0 }, { t }) => {
    const count = fame - groupFame;
    if (count === 0) return [];
    return [t(count > 0 ? 'campaign.report.fame' : 'campaign.report.shame', { count: Math.abs(count) })];
  },
  crates: ({ classic }, { t }) =>
    classic === undefined || classic.crates === 0
      ? []
      : [t('campaign.report.crates', { count: classic.crates, credits: classic.crateCredits })],
  xp: ({ classic }, { t }) =>
    classic === undefined || classic.xp === 0 ? [] : [t('campaign.report.xp', { count: classic.xp })],
  awards: ({ classic }, { t }) =>
    classic?.awards ? [t('campaign.report.awards', { count: classic.awards })] : [],
  influence: ({ classic }, { t }) =>
    classic === undefined || classic.influence === 0
      ? []
      : [t('campaign.report.influence', { count: classic.influence })],
  villains: ({ classic }, { t, card }) =>
    (classic?.villains ?? []).map((id) => t('campaign.report.villain', { name: card(id) })),
  items: ({ items }, { t, list, gear }) =>
    items.length === 0 ? [] : [t('campaign.report.items', { names: list(items.map(gear)) })],
  lost: ({ lostItems }, { t, list, gear }) =>
    lostItems.length === 0 ? [] : [t('campaign.report.lost', { names: list(lostItems.map(gear)) })],
  cards: ({ cards = [] }, teller) => cards.map((held) => rewardText(held, teller)),
  exchanged: ({ exchanged }, { t, gear }) =>
    exchanged.map(({ item, credits }) =>
      item === null
        ? t('campaign.report.noGear', { count: credits })
        : t('campaign.report.exchanged', { name: gear(item), count: credits }),
    ),
  ally: ({ allies, classic }, { t, card }) =>
    Object.entries(allies).map(([id, count]) =>
      classic
        ? t('campaign.report.joins', { name: card(id) })
        : t('campaign.report.ally', { name: card(id), count }),
    ),
  training: ({ extraTraining }, { t, list, hero }) =>
    extraTraining.length === 0
      ? []
      : [t('campaign.report.training', { names: list(extraTraining.map(hero)) })],
  promoted: (report, { t, card }) =>
    promotionsIn(report).map(([from, to]) =>
      from === to
        ? t('campaign.report.returns', { name: card(from) })
        : t('campaign.report.promoted', { from: card(from), to: card(to) }),
    ),
};

/** Reports from before there could be several know one. */
const promotionsIn = ({ promotions, promoted }: CampaignReport): NonNullable<CampaignReport['promotions']> =>
  promotions ?? (promoted ? [promoted] : []);

function rewardText({ reward, hero }: HeldReward, { t, kit, gear, hero: nameOf }: CampaignTeller): string {
  const name = gear(reward);
  if (hero !== null) return t('campaign.report.heroReward', { name, hero: nameOf(hero) });
  const card = kit.rewards?.[reward];
  if (card?.side === 'imperial') return t('campaign.report.imperialReward', { name });
  return t(card?.kind === 'feat' ? 'campaign.report.partyReward' : 'campaign.report.freeReward', { name });
}

export const reportLines = (report: CampaignReport, teller: CampaignTeller): readonly ReportLine[] =>
  Object.entries(LINES).flatMap(([kind, lines]) =>
    lines(report, teller).map((text) => ({ kind: kind as ReportKind, text })),
  );
