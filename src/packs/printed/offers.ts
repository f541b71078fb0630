// The printed campaigns that can be played with the missions that are installed: which of their missions are there, which
// are missing, and a classic campaign made of those that are.

import type { Campaign, StoryMission } from '../../campaign';
import { ENGLISH, inLanguage, LANGUAGES, type LocalText } from '../../kernel';
import type { KitWords, Mission } from '../../mission';
import type { CampaignId, MissionId, Pack, PrintedMission, ProductId, Structure } from '../pack';
import { classicRulesOf, type InstalledMission } from './rules';

export type PrintedOffer = {
  readonly structure: Structure;
  /** As its box is called. */
  readonly name: string;
  readonly here: readonly PrintedMission[];
  readonly missing: readonly PrintedMission[];
  /** Missions of other boxes that may be played in it as side missions. */
  readonly guests: number;
  /** `null`: its introduction or every finale is missing. */
  readonly campaign: CampaignId | null;
};

export const printedCampaignId = (structure: string): CampaignId => `printed-${structure}` as CampaignId;

const installedIn = memoByMissions((missions: Pack['missions']): ReadonlyMap<string, Mission> => {
  const found = new Map<string, Mission>();
  for (const mission of missions.values())
    if (mission.printed !== undefined && !found.has(mission.printed)) found.set(mission.printed, mission);
  return found;
});

function memoByMissions<T>(make: (missions: Pack['missions']) => T): (missions: Pack['missions']) => T {
  const known = new WeakMap<Pack['missions'], T>();
  return (missions) => {
    const before = known.get(missions) ?? make(missions);
    known.set(missions, before);
    return before;
  };
}

/** Missions that a campaign needs: those of its box, and those of others that its slots name. */
function ownMissions({ structures }: Pack, { missions, slots }: Structure): readonly PrintedMission[] {
  const named = new Set(slots.flatMap(({ mission }) => mission ?? []));
  const others = [...structures.values()].flatMap((other) =>
    other.missions === missions ? [] : other.missions.filter(({ id }) => named.has(id)),
  );
  return [...missions, ...others];
}

/** Only those of which some mission is there. */
export function printedOffers(pack: Pack): readonly PrintedOffer[] {
  const installed = installedIn(pack.missions);
  return [...pack.structures.values()]
    .filter(({ slots }) => slots.length > 0)
    .map((structure): PrintedOffer => {
      const own = ownMissions(pack, structure);
      const made = campaignOf(pack, structure, installed);
      const here = own.filter(({ id }) => installed.has(id));
      return {
        structure,
        name: pack.products.get(structure.product as ProductId)?.name ?? structure.id,
        here,
        missing: own.filter(({ id }) => !installed.has(id)),
        guests: (made?.campaign.missions.length ?? here.length) - here.length,
        campaign: made && printedCampaignId(structure.id),
      };
    })
    .filter(({ here }) => here.length > 0);
}

/** With a campaign for each printed one whose missions are there. */
export function withPrintedCampaigns(pack: Pack): Pack {
  const installed = installedIn(pack.missions);
  const made = [...pack.structures.values()].flatMap(
    (structure) => campaignOf(pack, structure, installed) ?? [],
  );
  if (made.length === 0) return pack;
  return {
    ...pack,
    campaigns: new Map([
      ...pack.campaigns,
      ...made.map(({ campaign }) => [campaign.id as CampaignId, campaign] as const),
    ]),
    words: new Map([
      ...pack.words,
      ...made.map(({ campaign, words }) => [campaign.id as CampaignId, words] as const),
    ]),
  };
}

type Made = { readonly campaign: Campaign; readonly words: KitWords };

/** `null`: it could not begin, or never end. */
function campaignOf(pack: Pack, structure: Structure, installed: ReadonlyMap<string, Mission>): Made | null {
  if (structure.slots.length === 0) return null;
  const own = new Set(ownMissions(pack, structure).map(({ id }) => id));
  const all = [...pack.structures.values()].flatMap(({ missions }) => missions);
  const there = all.flatMap((facts): readonly InstalledMission[] => {
    const mission = installed.get(facts.id);
    return mission ? [{ facts, mission, isOwn: own.has(facts.id) }] : [];
  });
  const rules = classicRulesOf(structure, there);
  if (!rules) return null;
  const { classic, played, finales } = rules;
  const isFinale = ({ mission }: InstalledMission): boolean => finales.has(mission.id);
  const campaign: Campaign = {
    id: printedCampaignId(structure.id),
    version: 1,
    title: 'title',
    blurb: 'blurb',
    size: structure.slots.length > 5 ? 'campaign' : 'adventure',
    places: PLACES.map(({ id, at, look }) => ({ id, name: `place.${id}`, at, look })),
    missions: played.map((one, index): StoryMission => ({
      mission: one.mission.id,
      place: isFinale(one) ? 'end' : one.isOwn ? 'story' : 'aside',
      blurb: `mission.${index + 1}`,
      ...(isFinale(one) && { finale: true }),
    })),
    classic,
    endings: [
      {
        id: 'won',
        title: 'ending.won.title',
        text: 'ending.won.text',
        if: [...finales].map((id) => `flag('won-${id}')`).join(' or '),
      },
      { id: 'lost', title: 'ending.lost.title', text: 'ending.lost.text' },
    ],
  };
  return { campaign, words: wordsOf(pack, structure, played) };
}

const PLACES = [
  { id: 'story', at: [20, 50], look: 'desert', name: { en: 'Story', de: 'Geschichte', ru: 'Сюжет' } },
  { id: 'aside', at: [50, 30], look: 'rock', name: { en: 'Side missions', de: 'Nebenmissionen', ru: 'Побочные миссии' } },
  { id: 'end', at: [80, 55], look: 'station', name: { en: 'Finale', de: 'Finale', ru: 'Финал' } },
] as const; // prettier-ignore

/** In every language in which some of its missions can be read; what a mission lacks there is English. */
function wordsOf(pack: Pack, structure: Structure, played: readonly InstalledMission[]): KitWords {
  const product = pack.products.get(structure.product as ProductId)?.name ?? structure.id;
  const titles = played.map(({ mission }) => ({
    mission,
    words: pack.words.get(mission.id as MissionId) ?? {},
  }));
  const languages = new Set([ENGLISH, ...LANGUAGES, ...titles.flatMap(({ words }) => Object.keys(words))]);
  const own: readonly (readonly [string, LocalText])[] = [
    ['title', structure.id === 'core' ? CORE_TITLE : titleOf(product)],
    ...OWN_WORDS,
    ...PLACES.map(({ id, name }) => [`place.${id}`, name] as const),
  ];
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      {
        ...Object.fromEntries(own.map(([key, text]) => [key, inLanguage(text, language)])),
        ...Object.fromEntries(
          titles.map(({ mission: { title }, words }, index) => [
            `mission.${index + 1}`,
            words[language]?.[title] ?? words[ENGLISH]?.[title] ?? title,
          ]),
        ),
      },
    ]),
  );
}

const CORE_TITLE: LocalText = {
  en: 'Core campaign',
  de: 'Kampagne des Grundspiels',
  ru: 'Кампания базовой игры',
};
const titleOf = (product: string): LocalText => ({
  en: `${product} campaign`,
  de: `Kampagne: ${product}`,
  ru: `Кампания: ${product}`,
});

const OWN_WORDS: readonly (readonly [string, LocalText])[] = [
  [
    'blurb',
    {
      en: 'The printed campaign, played by its own campaign rules with the missions that you have imported.',
      de: 'Die gedruckte Kampagne, nach ihren eigenen Kampagnenregeln und mit euren importierten Missionen.',
      ru: 'Печатная кампания по её собственным правилам, с импортированными миссиями.',
    },
  ],
  ['ending.won.title', { en: 'Victory', de: 'Sieg', ru: 'Победа' }],
  [
    'ending.won.text',
    {
      en: 'The heroes have won the finale, and with it the campaign.',
      de: 'Die Helden haben das Finale gewonnen und damit die Kampagne.',
      ru: 'Герои выиграли финал, а с ним и кампанию.',
    },
  ],
  ['ending.lost.title', { en: 'Defeat', de: 'Niederlage', ru: 'Поражение' }],
  [
    'ending.lost.text',
    {
      en: 'The Empire has won the finale, and with it the campaign.',
      de: 'Das Imperium hat das Finale gewonnen und damit die Kampagne.',
      ru: 'Империя выиграла финал, а с ним и кампанию.',
    },
  ],
];
