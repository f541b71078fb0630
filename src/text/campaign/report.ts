// The results of a mission or an encounter, sentence by sentence.

import type { CampaignReport } from '../../campaign';
import type { CampaignTeller } from './teller';

export type ReportKind =
  'reward' | 'credits' | 'fame' | 'items' | 'lost' | 'exchanged' | 'ally' | 'training' | 'promoted';
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
  fame: ({ fame }, { t }) =>
    fame === 0
      ? []
      : [t(fame > 0 ? 'campaign.report.fame' : 'campaign.report.shame', { count: Math.abs(fame) })],
  items: ({ items }, { t, list, gear }) =>
    items.length === 0 ? [] : [t('campaign.report.items', { names: list(items.map(gear)) })],
  lost: ({ lostItems }, { t, list, gear }) =>
    lostItems.length === 0 ? [] : [t('campaign.report.lost', { names: list(lostItems.map(gear)) })],
  exchanged: ({ exchanged }, { t, gear }) =>
    exchanged.map(({ item, credits }) =>
      item === null
        ? t('campaign.report.noGear', { count: credits })
        : t('campaign.report.exchanged', { name: gear(item), count: credits }),
    ),
  ally: ({ allies }, { t, card }) =>
    Object.entries(allies).map(([id, count]) => t('campaign.report.ally', { name: card(id), count })),
  training: ({ extraTraining }, { t, list, hero }) =>
    extraTraining.length === 0
      ? []
      : [t('campaign.report.training', { names: list(extraTraining.map(hero)) })],
  promoted: ({ promoted }, { t, card }) =>
    promoted ? [t('campaign.report.promoted', { from: card(promoted[0]), to: card(promoted[1]) })] : [],
};

export const reportLines = (report: CampaignReport, teller: CampaignTeller): readonly ReportLine[] =>
  Object.entries(LINES).flatMap(([kind, lines]) =>
    lines(report, teller).map((text) => ({ kind: kind as ReportKind, text })),
  );
