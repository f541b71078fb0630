// The log of a campaign: what happened on the map, and one chapter for every mission and encounter. One row for every
// kind of event, so that a new kind cannot be forgotten.

import { injuryWords } from '../mission/injuries';
import {
  isDoctrine,
  playedMissions,
  type CampaignEntry,
  type CampaignEvent,
  type PlayedMission,
} from '../../campaign';
import { orElse, ownOf, type OfKind } from '../../kernel';
import { logOf, type LogLine } from '../mission/log';
import { reportLines } from './report';
import type { CampaignTeller } from './teller';

export type Chapter = {
  readonly mission: string;
  readonly encounter: boolean;
  readonly title: string;
  readonly lines: readonly LogLine[];
};

/** Every mission and encounter that was begun, in their order; one that the campaign does not have has no chapter. */
export const chaptersOf = (entries: readonly CampaignEntry[], teller: CampaignTeller): readonly Chapter[] =>
  playedMissions(entries).flatMap((played) => orElse(() => [chapterOf(played, teller)], [], teller.note));

const chapterOf = (
  { mission, encounter, ally, start, entries }: PlayedMission,
  teller: CampaignTeller,
): Chapter => ({
  mission,
  encounter,
  title: teller.mission(mission),
  lines: logOf([...start, ...entries.flatMap(({ events }) => events)], teller.ofMission(mission, ally)),
});

/** What happened between missions. */
export const mapLogOf = (
  start: readonly CampaignEvent[],
  entries: readonly CampaignEntry[],
  teller: CampaignTeller,
): readonly LogLine[] =>
  [...start, ...entries.flatMap(({ events }) => events)].flatMap((event) =>
    orElse(
      () => (ownOf(LINES, event.kind) as Lines<CampaignEvent> | undefined)?.(event, teller) ?? [],
      [],
      teller.note,
    ),
  );

type Kind = CampaignEvent['kind'];
type Lines<E> = (event: E, teller: CampaignTeller) => readonly LogLine[];

const fact = (text: string): readonly LogLine[] => [{ tone: 'fact', text }];

const LINES: { readonly [K in Kind]: Lines<OfKind<CampaignEvent, K>> } = {
  campaignBegan: (_, { kit: { campaign }, says }) => [
    { tone: 'title', text: says(campaign.title) },
    ...(campaign.intro === undefined ? [] : [{ tone: 'story', text: says(campaign.intro) } as const]),
  ],
  missionBegan: ({ mission, encounter }, { t, mission: title }) => [
    {
      tone: 'round',
      text: t(encounter ? 'campaign.log.encounter' : 'campaign.log.mission', { title: title(mission) }),
    },
  ],
  // A mission has a chapter of its own.
  mission: () => [],
  missionConcluded: ({ report }, teller) => [
    ...conclusion(report.mission, report.won, teller),
    ...reportLines(report, teller).flatMap(({ text }) => fact(text)),
  ],
  missionOpened: ({ mission }, { t, mission: title }) =>
    fact(t('campaign.log.opened', { title: title(mission) })),
  encounterAppeared: ({ mission }, { t, mission: title }) =>
    fact(t('campaign.log.appeared', { title: title(mission) })),
  encounterVanished: ({ mission }, { t, mission: title }) =>
    fact(t('campaign.log.vanished', { title: title(mission) })),
  bought: ({ item, credits }, { t, gear }) =>
    fact(t('campaign.log.bought', { name: gear(item), count: credits })),
  sold: ({ item, credits }, { t, gear }) =>
    fact(t('campaign.log.sold', { name: gear(item), count: credits })),
  stocked: ({ items }, { t, list, gear }) =>
    items.length === 0
      ? fact(t('campaign.log.soldOut'))
      : fact(t('campaign.log.stocked', { names: list(items.map(gear)) })),
  healed: ({ hero, injury, credits }, { t, hero: nameOf }) =>
    fact(t('story.log.healed', { name: nameOf(hero), injury: injuryWords(injury, t).name, count: credits })),
  retried: ({ mission, credits, fame, injury, hero }, { t, mission: title, hero: nameOf }) => [
    ...fact(t('story.log.retried', { title: title(mission), credits, fame })),
    ...(injury === undefined || hero === undefined
      ? []
      : fact(t('story.injury', { hero: nameOf(hero), ...injuryWords(injury, t) }))),
  ],
  learnt: ({ hero, card }, { t, hero: nameOf, gear }) =>
    fact(t('campaign.log.learnt', { name: nameOf(hero), card: gear(card) })),
  unlearnt: ({ hero, card }, { t, hero: nameOf, gear }) =>
    fact(t('campaign.log.unlearnt', { name: nameOf(hero), card: gear(card) })),
  assigned: ({ item, hero }, { t, gear, hero: nameOf }) =>
    fact(
      hero === null
        ? t('campaign.log.stowed', { item: gear(item) })
        : t('campaign.log.assigned', { item: gear(item), name: nameOf(hero) }),
    ),
  fixed: ({ item, on }, { t, gear }) =>
    fact(
      on === null
        ? t('campaign.log.loosened', { item: gear(item) })
        : t('campaign.log.fixed', { item: gear(item), weapon: gear(on) }),
    ),
  owned: (_, { t }) => fact(t('campaign.log.owned')),
  doctrineDrawn: ({ doctrine }, { t }) =>
    isDoctrine(doctrine)
      ? fact(t('campaign.log.doctrine', { name: t(`campaign.doctrines.${doctrine}.title`) }))
      : [],
  sidesChosen: ({ missions }, { t, list, mission: title }) =>
    fact(t('campaign.log.sidesChosen', { names: list(missions.map(title)) })),
  sideDrawn: ({ mission }, { t, mission: title }) =>
    fact(t('campaign.log.sideDrawn', { title: title(mission) })),
  missionForced: ({ mission }, { t, mission: title }) =>
    fact(t('campaign.log.forced', { title: title(mission) })),
  stageBegan: ({ stage }, { t }) => [{ tone: 'round', text: t(`campaign.stages.${stage}`) }],
  slotPassed: (_, { t }) => fact(t('campaign.log.passed')),
  planBought: ({ plan: id, cost }, { t, plan }) =>
    fact(t('campaign.log.planBought', { title: plan(id), count: cost })),
  planEnded: ({ plan: id }, { t, plan }) => fact(t('campaign.log.planEnded', { title: plan(id) })),
  toll: ({ credits }, { t }) => fact(t('campaign.log.toll', { count: credits })),
  sideForgone: ({ mission, influence }, { t, mission: title }) =>
    fact(t('campaign.log.forgone', { title: title(mission), count: influence })),
  ended: ({ ending, parts = [] }, { kit: { campaign }, says }) => {
    const found = campaign.endings.find(({ id }) => id === ending);
    return found
      ? [
          { tone: 'title', text: says(found.title) },
          ...[found.text, ...parts].map((key): LogLine => ({ tone: 'story', text: says(key) })),
        ]
      : [];
  },
};

/** An encounter is neither won nor lost. */
function conclusion(mission: string, won: boolean, { t, kit }: CampaignTeller): readonly LogLine[] {
  if (kit.missions[mission]?.mission.encounter) return [];
  return [{ tone: 'title', text: t(won ? 'mission.over.won' : 'mission.over.lost') }];
}
