// A campaign as its author writes it: where it plays, which missions and encounters open when, what the armory sells, how
// it can end. Missions and encounters themselves are missions of the content, by id. Every text is a key.

import type { Form, FormTypes } from '../kernel';
import type { Num, SceneName } from '../mission';
import type { Injury } from '../rules';
import { CAMPAIGN_FORMS } from './forms';

export const PLACE_LOOKS = ['desert', 'forest', 'ice', 'city', 'gas', 'ocean', 'rock', 'station'] as const;
export type PlaceLook = (typeof PLACE_LOOKS)[number];

export const CAMPAIGN_SIZES = ['tutorial', 'adventure', 'campaign'] as const;
export type CampaignSize = (typeof CAMPAIGN_SIZES)[number];

export const SLOT_KINDS = ['introduction', 'story', 'side', 'interlude', 'finale'] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

export const CARD_COLOURS = ['red', 'green', 'grey'] as const;
export type SideColour = (typeof CARD_COLOURS)[number];

/** What may stand in a field, where it is no form: the names that the rows of `forms` use. */
export interface CampaignLeafTypes {
  readonly id: string;
  readonly version: number;
  readonly text: string;
  readonly number: Num;
  /**
   * A condition over `flag('…')`, `owns('…')`, `missions` (story missions finished so far), `fame`, `credits`, `heroes`, `hard`.
   * Finishing a mission or an encounter raises the flags `won-<mission>` or `lost-<mission>`, and `<mission>-<outcome>`.
   * Scripts of missions read `flag('party-credits')` and `flag('party-fame')`: what the party had when it set out.
   */
  readonly expression: string;
  readonly true: true;
  /** A short word of the author's. */
  readonly label: string;
  readonly injury: Injury;
  /** An expression over the flags of another campaign: `flag('…')`, and `ended('…')` for its ending. */
  readonly legacy: string;
  readonly size: CampaignSize;
  readonly look: PlaceLook;
  readonly scene: SceneName;
  readonly place: string;
  readonly mission: string;
  readonly item: string;
  readonly reward: string;
  readonly card: string;
  readonly flag: string;
  /** By the ids of two places. */
  readonly route: readonly [string, string];
  /** In hundredths of the map's width and height. */
  readonly mapPoint: readonly [number, number];
  readonly amount: number;
  readonly count: number;
  readonly tier: 1 | 2 | 3;
  /** For the second and for the third tier. */
  readonly fameTiers: readonly [number, number];
  readonly boolean: boolean;
  readonly hero: string;
  /** Of the mission that is named beside it. */
  readonly outcome: string;
  readonly slotKind: SlotKind;
  readonly sideColour: SideColour;
  /** From and to. */
  readonly period: readonly [number, number];
}
interface CampaignTypes extends CampaignLeafTypes, FormTypes<typeof CAMPAIGN_FORMS, CampaignTypes> {}
CAMPAIGN_FORMS satisfies Readonly<Record<string, Form<keyof CampaignTypes>>>;
export type CampaignType = keyof CampaignTypes;

export type Campaign = CampaignTypes['Campaign'];
export type StartGoods = CampaignTypes['StartGoods'];
export type MapPlace = CampaignTypes['Place'];
export type StoryMission = CampaignTypes['StoryMission'];
export type Encounter = CampaignTypes['Encounter'];
export type Armory = CampaignTypes['Armory'];
export type FameRules = CampaignTypes['FameRules'];
export type ClassicRules = CampaignTypes['Classic'];
export type LogSlot = CampaignTypes['Slot'];
export type SideMission = CampaignTypes['SideMission'];
export type MissionEnd = CampaignTypes['MissionEnd'];
export type PlanMission = CampaignTypes['PlanMission'];
export type CampaignEnding = CampaignTypes['Ending'];
export type Retry = CampaignTypes['Retry'];
export type Follows = CampaignTypes['Follows'];
export type EndingPart = CampaignTypes['EndingPart'];

/** What a card costs where the campaign names no price. */
export const PRICES = { 1: 300, 2: 600, 3: 950 } as const;
/** Of what it costs, rounded down to fifties. */
export const SELLING = 0.5;
/** Class cards that a hero can learn in one campaign. */
export const MOST_TRAINING = 4;
/**
 * What one hero may take along (row 93). Class cards of these kinds count like any item that is brought; a hero may leave
 * them behind, as otherwise one who begins with two weapons could never use a third. Modifications are limited by slots.
 */
export const CARRY_LIMITS = { armor: 1, weapon: 2, equipment: 3 } as const;
/** Flags that missions can read and never keep. */
export const PARTY_FLAGS = { credits: 'party-credits', fame: 'party-fame' } as const;
