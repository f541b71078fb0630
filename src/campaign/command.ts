// What players tell the app between missions, and why it may refuse. Commands of a running mission go through `play`.

import type { Command, Event, Refusal } from '../mission';
import type { Injury } from '../rules';
import type { AlliesAlong, CampaignReport, CampaignStage } from './state';

export type CampaignCommand =
  | {
      readonly kind: 'begin';
      readonly mission: string;
      /** One card or several; journals from before there could be several know only one. */
      readonly ally: AlliesAlong;
      readonly tracked: boolean;
    }
  | { readonly kind: 'play'; readonly command: Command }
  /** The mission is over and has been read: back to the map, with all that it brought. */
  | { readonly kind: 'conclude' }
  | { readonly kind: 'buy' | 'sell'; readonly item: string }
  | { readonly kind: 'train'; readonly hero: string; readonly card: string }
  /** Takes back what was learnt since the last mission. */
  | { readonly kind: 'untrain'; readonly hero: string; readonly card: string }
  /** Items to any hero or into the ship; class weapons, armor and equipment to their own hero or into the ship. */
  | { readonly kind: 'assign'; readonly item: string; readonly hero: string | null }
  /** Modifications, onto a weapon (an item or a class card); they go to where the weapon is. */
  | { readonly kind: 'fix'; readonly item: string; readonly on: string | null }
  /** The infirmary heals a lasting injury for credits. */
  | { readonly kind: 'heal'; readonly hero: string; readonly injury: Injury }
  /** Classic: the green cards for the side mission deck. */
  | { readonly kind: 'chooseSides'; readonly missions: readonly string[] }
  /** Classic: on to the Imperial upgrade stage, or to the next slot. */
  | { readonly kind: 'endStage' }
  /** What the players own has changed: for the missions and rewards to come. */
  | { readonly kind: 'own'; readonly products: readonly string[] };

export const CAMPAIGN_REFUSALS = [
  /** The campaign has ended. */
  'over',
  'missionRunning',
  /** None is running. */
  'noMission',
  'missionNotOver',
  /** No mission or encounter of this campaign. */
  'unknownMission',
  /** Not yet, or no longer, on the map. */
  'notOpen',
  'noInfirmary',
  /** The hero does not have this injury. */
  'notInjured',
  /** Never met, or no deployments left. */
  'unknownAlly',
  /** The mission chooses for itself who comes along. */
  'noAllyAllowed',
  /** More groups than the mission takes (row 76). */
  'tooManyAllies',
  /** The same group twice. */
  'allyTwice',
  /** Mission or ally belongs to a product that the players do not own. */
  'missingProduct',
  'unknownHero',
  /** Nothing that the campaign knows, or nothing that can be handed over. */
  'unknownItem',
  'notForSale',
  /** The party does not have this item. */
  'notOwned',
  /** Class cards and rewards. */
  'notSellable',
  'tooExpensive',
  'unknownCard',
  /** A class card of somebody else. */
  'notThisHero',
  'alreadyLearnt',
  /** Nothing to learn before the next mission. */
  'noLesson',
  /** The n-th card costs at most n (row 91). */
  'tooMuchExperience',
  /** It was in play already, or a later card rests on it. */
  'notUndoable',
  'carriesTooMuch',
  'notModification',
  /** Neither a weapon nor of its reach. */
  'doesNotFit',
  'noSlot',
  /** The weapon has a modification with the same trait (row 110). */
  'sameTrait',
  /** Classic: not in this stage. */
  'wrongStage',
  /** Classic: a forced mission comes first. */
  'forcedFirst',
  /** Classic: too many or too few cards, no green ones, or two with the same ally. */
  'wrongSides',
  /** Classic: the hero has too few experience points. */
  'tooFewPoints',
  /** Several devices: another one was quicker. */
  'late',
  /** Several devices: no connection to the others. */
  'away',
  /** Several devices: this one only watches. */
  'watching',
  /** The campaign itself is at fault. */
  'broken',
] as const;
export type CampaignRefusalCode = (typeof CAMPAIGN_REFUSALS)[number];
export type CampaignRefusal =
  | { readonly code: CampaignRefusalCode; readonly of?: string }
  /** The running mission refused. */
  | { readonly code: 'mission'; readonly refusal: Refusal };

export type CampaignEvent =
  | { readonly kind: 'campaignBegan' }
  | { readonly kind: 'missionBegan'; readonly mission: string; readonly encounter: boolean }
  | { readonly kind: 'mission'; readonly mission: string; readonly event: Event }
  | { readonly kind: 'missionConcluded'; readonly report: CampaignReport }
  | { readonly kind: 'missionOpened'; readonly mission: string }
  | { readonly kind: 'encounterAppeared' | 'encounterVanished'; readonly mission: string }
  | { readonly kind: 'bought' | 'sold'; readonly item: string; readonly credits: number }
  | { readonly kind: 'stocked'; readonly items: readonly string[] }
  | { readonly kind: 'learnt' | 'unlearnt'; readonly hero: string; readonly card: string }
  | { readonly kind: 'assigned'; readonly item: string; readonly hero: string | null }
  | { readonly kind: 'fixed'; readonly item: string; readonly on: string | null }
  | { readonly kind: 'healed'; readonly hero: string; readonly injury: Injury; readonly credits: number }
  /** With the price; `hero`: who bears the injury. */
  | {
      readonly kind: 'retried';
      readonly mission: string;
      readonly credits: number;
      readonly fame: number;
      readonly injury?: Injury;
      readonly hero?: string;
    }
  | { readonly kind: 'owned'; readonly products: readonly string[] }
  | ClassicEvent
  /** `parts`: the texts of those that were read after the ending's own. */
  | { readonly kind: 'ended'; readonly ending: string; readonly parts?: readonly string[] };

export type ClassicEvent =
  | { readonly kind: 'doctrineDrawn'; readonly doctrine: string }
  | { readonly kind: 'sidesChosen'; readonly missions: readonly string[] }
  | { readonly kind: 'sideDrawn' | 'missionForced'; readonly mission: string }
  | { readonly kind: 'stageBegan'; readonly stage: CampaignStage; readonly slot: number }
  | { readonly kind: 'slotPassed'; readonly slot: number }
  /** `plan`: of a doctrine, or a mission of the campaign. */
  | { readonly kind: 'planBought'; readonly plan: string; readonly cost: number }
  | { readonly kind: 'planEnded'; readonly plan: string }
  | { readonly kind: 'toll'; readonly credits: number }
  | { readonly kind: 'sideForgone'; readonly mission: string; readonly influence: number };
