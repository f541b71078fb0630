// A campaign package becomes a campaign of ours: its missions in their order on a plain map, an armory that grows with
// the tiers it names, and an ending for either side.

import type { Campaign, MapPlace, StoryMission } from '../../campaign';
import { byLanguage, inLanguage, type LocalText } from '../../kernel';
import type { KitWords } from '../../mission';
import { isGuid } from '../draft';
import { lastingId } from '../ids';
import { makeNote, type ImportNote } from '../notes';
import { classicPackage, type ClassicPackage } from './classic';
import { openingsOf, type MissionOpening } from './opening';
import { courseOf, isIn, type CampaignSlot, type CampaignStop, type PackagedMission } from './slots';
import type { SagaPackage } from '../source/translation';
import { nameOf, readSagaText } from '../source/text';

export type DraftCampaign = {
  readonly campaign: Campaign;
  readonly words: KitWords;
  readonly notes: readonly ImportNote[];
};

/** As many missions and places as a campaign may have. */
const MOST_MISSIONS = 40;
const LOOKS = ['desert', 'forest', 'ice', 'city', 'gas', 'ocean', 'rock', 'station'] as const;

export function makeCampaign(source: SagaPackage, all: readonly PackagedMission[]): DraftCampaign {
  const id = `${lastingId(source.GUID, source.campaignName)}-campaign`;
  const classic = classicPackage(source, all);
  if (classic) return classicCampaign(id, source, all, classic);
  const notes: ImportNote[] = [];
  const ordered = inOrder(source, all, notes);
  const missions = ordered.map(({ mission, open, finale }, index): StoryMission => ({
    mission: mission.imported.id,
    place: `place-${index + 1}`,
    blurb: `mission.${index + 1}`,
    ...(open !== null && { if: open }),
    ...(finale && { finale: true }),
  }));
  const places = ordered.map((_, index): MapPlace => ({
    id: `place-${index + 1}`,
    name: `place.${index + 1}`,
    at: placeAt(index, ordered.length),
    look: LOOKS[index % LOOKS.length] ?? 'rock',
  }));
  const tiers = tiersOf(source);
  return {
    campaign: {
      id,
      version: 1,
      title: 'title',
      blurb: 'blurb',
      ...(source.campaignInstructions.trim() !== '' && { intro: 'intro' }),
      size: ordered.length > 5 ? 'campaign' : 'adventure',
      places,
      missions,
      armory: { stock: { '2': 4, '3': 5, '4': 6 }, tiers },
      endings: [...victories(missions), { id: 'lost', title: 'ending.lost.title', text: 'ending.lost.text' }],
    },
    words: wordsOf(
      source,
      ordered.map(({ mission }) => mission),
    ),
    notes,
  };
}

function classicCampaign(
  id: string,
  source: SagaPackage,
  all: readonly PackagedMission[],
  { classic, played, finales }: ClassicPackage,
): DraftCampaign {
  const ordered = played.flatMap(
    ({ mission }) => all.find(({ imported }) => imported.mission === mission) ?? [],
  );
  const missions = ordered.map(({ imported }, index): StoryMission => ({
    mission: imported.id,
    place: `place-${(index % MOST_PLACES) + 1}`,
    blurb: `mission.${index + 1}`,
    ...(finales.has(imported.id) && { finale: true }),
  }));
  const places = ordered.slice(0, MOST_PLACES).map((_, index): MapPlace => ({
    id: `place-${index + 1}`,
    name: `place.${index + 1}`,
    at: placeAt(index, Math.min(MOST_PLACES, ordered.length)),
    look: LOOKS[index % LOOKS.length] ?? 'rock',
  }));
  const left = all.filter((one) => !ordered.includes(one));
  return {
    campaign: {
      id,
      version: 1,
      title: 'title',
      blurb: 'blurb',
      ...(source.campaignInstructions.trim() !== '' && { intro: 'intro' }),
      size: ordered.length > 5 ? 'campaign' : 'adventure',
      places,
      missions,
      classic,
      endings: [...victories(missions), { id: 'lost', title: 'ending.lost.title', text: 'ending.lost.text' }],
    },
    words: wordsOf(source, ordered),
    notes: [
      ...source.campaignStructure.flatMap((_, index) => emptySlot(source, index, all, []).filter(isLost)),
      ...left.map(({ imported }) => makeNote('neverOpened', { mission: imported.title })),
    ],
  };
}

/** Slots that players fill are what a classic campaign has them for. */
const isLost = ({ code }: ImportNote): boolean => code === 'slotMissing';

const MOST_PLACES = 40;

/** More flags than these do not fit into one condition. */
const MOST_FLAGS = 8;

/** Whichever finale is won. */
function victories(missions: readonly StoryMission[]): Campaign['endings'] {
  const flags = missions.flatMap(({ mission, finale }) => (finale ? `flag('won-${mission}')` : []));
  return Array.from({ length: Math.ceil(flags.length / MOST_FLAGS) }, (_, index) => ({
    id: index === 0 ? 'won' : `won-${index + 1}`,
    title: 'ending.won.title',
    text: 'ending.won.text',
    if: flags.slice(index * MOST_FLAGS, (index + 1) * MOST_FLAGS).join(' or '),
  }));
}

/** Slots of the structure in turn; where they name nobody, the missions as they lie there. */
function inOrder(
  source: SagaPackage,
  all: readonly PackagedMission[],
  notes: ImportNote[],
): readonly MissionOpening<PackagedMission>[] {
  const { campaignStructure: slots } = source;
  const course = courseOf(slots, all);
  notes.push(...slots.flatMap((_, index) => emptySlot(source, index, all, course)), ...fieldsLeft(slots));
  if (course.length === 0) return oneByOne(withoutMany(all, notes));
  for (const mission of all)
    if (!course.some((stop) => stop.mission === mission))
      notes.push(makeNote('neverOpened', { mission: mission.imported.title }));
  const most = withoutMany(
    course.map(({ mission }) => mission),
    notes,
  );
  return openingsOf(course.slice(0, most.length));
}

/** Why nobody stands there from the beginning. */
function emptySlot(
  { campaignStructure, campaignMissionItems }: SagaPackage,
  index: number,
  all: readonly PackagedMission[],
  course: readonly CampaignStop<PackagedMission>[],
): readonly ImportNote[] {
  const slot = campaignStructure[index];
  const standing = course.filter((stop) => stop.slot === index);
  if (!slot || standing.some(({ isFixed }) => isFixed)) return [];
  const number = index + 1;
  const twice = all.find((one) => isIn(slot, one));
  if (twice) return [makeNote('slotTwice', { slot: number, mission: twice.imported.title })];
  const id = [slot.missionID, slot.customMissionIdentifier].find((one) => one !== '' && isGuid(one));
  if (id === undefined) return standing.length > 0 ? [] : [makeNote('slotEmpty', { slot: number })];
  const item = campaignMissionItems.find(
    ({ missionGUID, customMissionIdentifier }) =>
      missionGUID === id.toLowerCase() || customMissionIdentifier === id,
  );
  return [makeNote('slotMissing', { slot: number, mission: item?.missionName || id })];
}

/** What slots may say that means nothing here. */
const LEFT_FIELDS: readonly (readonly [string, (slot: CampaignSlot) => boolean])[] = [
  ['isForced', ({ isForced }) => isForced],
  ['isAgendaMission', ({ isAgendaMission }) => isAgendaMission],
  ['agendaType', ({ agendaType }) => agendaType !== 'NotSet'],
];

const fieldsLeft = (slots: readonly CampaignSlot[]): readonly ImportNote[] =>
  LEFT_FIELDS.flatMap(([fields, isLeft]) => {
    const left = slots.flatMap((slot, index) => (isLeft(slot) ? index + 1 : []));
    return left.length === 0 ? [] : [makeNote('slotFields', { fields, slots: left.join(', ') })];
  });

function withoutMany(all: readonly PackagedMission[], notes: ImportNote[]): readonly PackagedMission[] {
  for (const { imported } of all.slice(MOST_MISSIONS))
    notes.push(makeNote('campaignFull', { most: MOST_MISSIONS, mission: imported.title }));
  return all.slice(0, MOST_MISSIONS);
}

const oneByOne = (all: readonly PackagedMission[]): readonly MissionOpening<PackagedMission>[] =>
  all.map((mission, index) => ({
    mission,
    open: index === 0 ? null : `missions >= ${index}`,
    finale: index === all.length - 1,
  }));

/** On a winding line from left to right. */
const placeAt = (index: number, count: number): readonly [number, number] => [
  Math.round(8 + (84 * index) / Math.max(1, count - 1)),
  index % 2 === 0 ? 35 : 65,
];

type Tiers = NonNullable<Campaign['armory']>['tiers'];

/** Up to which tier it sells, as the slots say; it only rises. */
function tiersOf({ campaignStructure }: SagaPackage): Tiers {
  const tiers: { missions: number; most: 1 | 2 | 3 }[] = [];
  let most = 0;
  for (const [missions, { itemTier }] of campaignStructure.entries()) {
    const tier = Math.max(0, ...itemTier.map(Number).filter((one) => one >= 1 && one <= 3));
    if (tier <= most || missions > 99) continue;
    most = tier;
    tiers.push({ missions, most: tier === 1 ? 1 : tier === 2 ? 2 : 3 });
  }
  return tiers.length > 0 ? tiers : [{ missions: 0, most: 1 }];
}

function wordsOf(source: SagaPackage, missions: readonly PackagedMission[]): KitWords {
  const plain = (raw: string): string =>
    readSagaText(raw, 'en')
      .parts.filter((part) => typeof part === 'string')
      .join('')
      .trim()
      .slice(0, 3900);
  const title = nameOf(source.campaignName) || 'Campaign';
  const base = {
    title,
    ...(plain(source.campaignInstructions) !== '' && { intro: plain(source.campaignInstructions) }),
    ...Object.fromEntries(
      missions.flatMap(({ imported }, index) => [
        [`mission.${index + 1}`, imported.title],
        [`place.${index + 1}`, imported.title],
      ]),
    ),
  };
  return byLanguage((language) => ({
    ...base,
    ...Object.fromEntries(OWN_WORDS.map(([key, text]) => [key, inLanguage(text, language)])),
  }));
}

const OWN_WORDS: readonly (readonly [key: string, text: LocalText])[] = [
  [
    'blurb',
    { en: 'An imported campaign.', de: 'Eine importierte Kampagne.', ru: 'Импортированная кампания.' },
  ],
  ['ending.won.title', { en: 'Victory', de: 'Sieg', ru: 'Победа' }],
  [
    'ending.won.text',
    {
      en: 'The heroes have won the last mission.',
      de: 'Die Helden haben die letzte Mission gewonnen.',
      ru: 'Герои выиграли последнюю миссию.',
    },
  ],
  ['ending.lost.title', { en: 'Defeat', de: 'Niederlage', ru: 'Поражение' }],
  [
    'ending.lost.text',
    {
      en: 'The last mission was lost.',
      de: 'Die letzte Mission ging verloren.',
      ru: 'Последняя миссия проиграна.',
    },
  ],
];
