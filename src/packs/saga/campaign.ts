// A campaign package becomes a campaign of ours: its missions in their order on a plain map, an armory that grows with
// the tiers it names, and an ending for either side.

import type { Campaign, Place, StoryMission } from '../../campaign';
import type { KitWords } from '../../mission';
import { lastingId } from './ids';
import type { ImportedMission } from './imported';
import { makeNote, type ImportNote } from './notes';
import { flagsOf, isIn } from './slots';
import type { SagaPackage } from './translation';
import { nameOf, readSagaText } from './text';

/** A mission of the package and what campaigns know it by. */
export type PackagedMission = {
  readonly guid: string;
  readonly custom: string;
  readonly imported: ImportedMission;
  /** Flags of missions that it names as the next. */
  readonly opens: readonly string[];
};

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
  const notes: ImportNote[] = [];
  const everyone = inOrder(source, all, notes);
  const ordered = everyone.slice(0, MOST_MISSIONS);
  for (const { mission } of everyone.slice(MOST_MISSIONS))
    notes.push(makeNote('campaignFull', { most: MOST_MISSIONS, mission: mission.imported.title }));
  const missions = ordered.map(({ mission, open }, index): StoryMission => ({
    mission: mission.imported.id,
    place: `place-${index + 1}`,
    blurb: `mission.${index + 1}`,
    ...(open !== null && { if: open }),
    ...(index === lastOf(ordered) && { finale: true }),
  }));
  const places = ordered.map((_, index): Place => ({
    id: `place-${index + 1}`,
    name: `place.${index + 1}`,
    at: placeAt(index, ordered.length),
    look: LOOKS[index % LOOKS.length] ?? 'rock',
  }));
  const tiers = tiersOf(source);
  const finale = missions.find((mission) => mission.finale);
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
      endings: [
        {
          id: 'won',
          title: 'ending.won.title',
          text: 'ending.won.text',
          if: `flag('won-${finale?.mission ?? ''}')`,
        },
        { id: 'lost', title: 'ending.lost.title', text: 'ending.lost.text' },
      ],
    },
    words: wordsOf(
      source,
      ordered.map(({ mission }) => mission),
    ),
    notes,
  };
}

type Ordered = { readonly mission: PackagedMission; readonly open: string | null; readonly next: boolean };

/** The last one of the structure ends the campaign; those that only an action opens come before it. */
const lastOf = (ordered: readonly Ordered[]): number => ordered.findLastIndex(({ next }) => !next);

/** Slots of the structure in turn; what is in no slot is opened by the missions that name it as the next. */
function inOrder(
  source: SagaPackage,
  all: readonly PackagedMission[],
  notes: ImportNote[],
): readonly Ordered[] {
  const found: Ordered[] = [];
  const used = new Set<PackagedMission>();
  for (const [index, slot] of source.campaignStructure.entries()) {
    const mission = all.find((one) => !used.has(one) && isIn(slot, one));
    if (!mission) {
      notes.push(makeNote('slotEmpty', { slot: index + 1 }));
      continue;
    }
    used.add(mission);
    found.push({ mission, open: found.length === 0 ? null : `missions >= ${found.length}`, next: false });
  }
  const rest = all.filter((mission) => !used.has(mission));
  if (found.length === 0)
    return rest.map((mission, index) => ({
      mission,
      open: index === 0 ? null : `missions >= ${index}`,
      next: false,
    }));
  const opened = rest.flatMap((mission): readonly Ordered[] => {
    const flags = flagsOf(mission);
    if (!flags.some((flag) => all.some(({ opens }) => opens.includes(flag))))
      notes.push(makeNote('neverOpened', { mission: mission.imported.title }));
    return flags.length === 0
      ? []
      : [{ mission, open: flags.map((flag) => `flag('${flag}')`).join(' or '), next: true }];
  });
  return [...opened, ...found];
}

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
  const own = ENDINGS;
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
  return { en: { ...base, ...own.en }, de: { ...base, ...own.de }, ru: { ...base, ...own.ru } };
}

const ENDINGS = {
  en: {
    blurb: 'An imported campaign.',
    'ending.won.title': 'Victory',
    'ending.won.text': 'The heroes have won the last mission.',
    'ending.lost.title': 'Defeat',
    'ending.lost.text': 'The last mission was lost.',
  },
  de: {
    blurb: 'Eine importierte Kampagne.',
    'ending.won.title': 'Sieg',
    'ending.won.text': 'Die Helden haben die letzte Mission gewonnen.',
    'ending.lost.title': 'Niederlage',
    'ending.lost.text': 'Die letzte Mission ging verloren.',
  },
  ru: {
    blurb: 'Импортированная кампания.',
    'ending.won.title': 'Победа',
    'ending.won.text': 'Герои выиграли последнюю миссию.',
    'ending.lost.title': 'Поражение',
    'ending.lost.text': 'Последняя миссия проиграна.',
  },
} as const;
