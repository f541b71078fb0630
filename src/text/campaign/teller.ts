// Speaks of one campaign in the player's language: its texts, and the names of everything between missions.

import type { TFunction } from 'i18next';
import { gearNameIn, NO_NAMES, type NameFinder, type NoteError } from '../../kernel';
import { alliesBrought, isPlan, missionKitOf, type AlliesAlong, type CampaignKit } from '../../campaign';
import { shapedMission, type Kit } from '../../mission';
import type { Text } from '../languages';
import { plainText } from '../mission/markup';
import { makeTeller, type Teller } from '../mission/teller';
import { missionWords } from '../mission/words';

export type CampaignTeller = {
  readonly t: TFunction;
  readonly language: string;
  readonly kit: CampaignKit;
  /** A text of the campaign. */
  readonly says: (key: string) => string;
  readonly list: (names: readonly string[]) => string;
  readonly hero: (id: string) => string;
  /** A deployment card: its name, and whether it is the elite one. */
  readonly card: (id: string) => string;
  readonly place: (id: string) => string;
  /** An item, a class card or a reward. */
  readonly gear: (id: string) => string;
  /** The title of a mission or encounter. */
  readonly mission: (id: string) => string;
  /** A plan of the Empire: of its doctrine, or one of its missions. */
  readonly plan: (id: string) => string;
  /** Speaks of one mission; `ally`: who came along. */
  readonly ofMission: (id: string, ally: AlliesAlong) => Teller;
  /** Keeps the error of a line that cannot be told. */
  readonly note: NoteError;
};

export function makeCampaignTeller(
  text: Text,
  kit: CampaignKit,
  language: string,
  printed: NameFinder = NO_NAMES,
  /** What the players own: of parts that missions have by that, theirs are told. */
  owned: readonly string[] = Object.keys(kit.boxes),
  note: NoteError = () => undefined,
): CampaignTeller {
  const { t } = text;
  const says = missionWords(kit.words, language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const tellers = new Map<string, Teller>();
  const ofMission: CampaignTeller['ofMission'] = (id, ally) => {
    const key = JSON.stringify([id, ally]);
    const teller =
      tellers.get(key) ??
      makeTeller(text, kitToSpeakOf(kit, id, ally, owned), alliesBrought(ally), language, printed, note);
    tellers.set(key, teller);
    return teller;
  };
  const mission: CampaignTeller['mission'] = (id) => {
    const title = kit.missions[id]?.mission.title;
    return title === undefined ? id : plainText(ofMission(id, null).says(title));
  };
  return {
    t,
    language,
    kit,
    says,
    list: (names) => lists.format(names),
    hero: (id) => printed('heroes', id) ?? kit.heroes[id]?.name ?? id,
    card: (id) => {
      const card = kit.cards[id];
      if (!card) return id;
      const name = printed('cards', id) ?? card.name;
      return card.elite && !card.unique ? t('mission.eliteName', { name }) : name;
    },
    place: (id) => {
      const name = kit.campaign.places.find((place) => place.id === id)?.name;
      return name === undefined ? id : says(name);
    },
    gear: (id) =>
      gearNameIn(printed, id) ??
      kit.items[id]?.name ??
      kit.classCards[id]?.name ??
      kit.rewards?.[id]?.name ??
      id,
    mission,
    plan: (id) => (isPlan(id) ? t(`campaign.plans.${id}.title`) : mission(id)),
    ofMission,
    note,
  };
}

/** Whatever is owned now: the log names groups of boxes that were there once. The map is that of the players. */
function kitToSpeakOf(kit: CampaignKit, id: string, ally: AlliesAlong, owned: readonly string[]): Kit {
  const boxes = Object.keys(kit.boxes);
  const running = { mission: id, ally, encounter: false, tracked: false, products: boxes, seed: '' };
  const { mission, ...rest } = missionKitOf(kit, running, Object.keys(kit.heroes));
  const { sections, things } = shapedMission(kit.missions[id]?.mission ?? mission, owned);
  return { ...rest, mission: { ...mission, sections, things } };
}
