// The plans of the Empire: its own deck in place of the printed agenda and class cards. Each doctrine has four plans; what
// they do is numbers here, and their words lie with the other words of the screen.

import type { CampaignState } from '../state';

/** What plans in force change. Numbers of several plans add up. */
export type PlanEffects = {
  /** Threat at the start of a mission. */
  readonly threat: number;
  readonly level: number;
  /** Groups that the hand holds more. */
  readonly hand: number;
  readonly health: number;
  readonly strain: number;
  /** A group lands free of charge at the end of the first round. */
  readonly landing: number;
  /** Credits that every item costs more. */
  readonly dearer: number;
  /** Item cards that each tier shows less. */
  readonly fewer: number;
  /** Credits that the party pays at once, for each hero. */
  readonly toll: number;
  /** Credits that a crate brings less. */
  readonly crates: number;
  readonly noAlly: number;
};

export type ImperialPlan = {
  readonly cost: number;
  /** `mission`: it ends with the next mission; `stage`: with the next Rebel upgrade stage; `once`: at once. */
  readonly lasts: 'mission' | 'stage' | 'campaign' | 'once';
  readonly effects: Partial<PlanEffects>;
};

/** What the Empire would rather have stands first. */
export const DOCTRINES = {
  'net-closes': ['dragnet', 'patrols', 'cordon', 'checkpoints'],
  'iron-fist': ['first-wave', 'hardened', 'garrison', 'night-raid'],
  'quiet-hand': ['confiscation', 'double-agent', 'levy', 'empty-shelves'],
} as const;
export type Doctrine = keyof typeof DOCTRINES;
export type PlanId = (typeof DOCTRINES)[Doctrine][number];

export const PLANS: Readonly<Record<PlanId, ImperialPlan>> = {
  dragnet: { cost: 3, lasts: 'mission', effects: { level: 1 } },
  patrols: { cost: 2, lasts: 'campaign', effects: { hand: 1 } },
  cordon: { cost: 1, lasts: 'mission', effects: { threat: 3 } },
  checkpoints: { cost: 1, lasts: 'stage', effects: { dearer: 50 } },
  'first-wave': { cost: 3, lasts: 'mission', effects: { landing: 1 } },
  hardened: { cost: 2, lasts: 'mission', effects: { health: 1 } },
  garrison: { cost: 2, lasts: 'campaign', effects: { threat: 1 } },
  'night-raid': { cost: 1, lasts: 'mission', effects: { strain: 1 } },
  confiscation: { cost: 2, lasts: 'campaign', effects: { crates: 25 } },
  'double-agent': { cost: 1, lasts: 'mission', effects: { noAlly: 1 } },
  levy: { cost: 2, lasts: 'once', effects: { toll: 50 } },
  'empty-shelves': { cost: 1, lasts: 'stage', effects: { fewer: 2 } },
};

export const DOCTRINE_IDS = Object.keys(DOCTRINES) as readonly Doctrine[];

export const isDoctrine = (id: string): id is Doctrine => Object.hasOwn(DOCTRINES, id);

/** `undefined`: a mission of the campaign, or nothing that this version knows. */
export const planOf = (id: string): ImperialPlan | undefined => (isPlan(id) ? PLANS[id] : undefined);

export const isPlan = (id: string): id is PlanId => Object.hasOwn(PLANS, id);

/** What all plans in force do together, of one kind. */
export const planSum = ({ classic }: Pick<CampaignState, 'classic'>, effect: keyof PlanEffects): number =>
  (classic?.plans ?? []).reduce((sum, id) => sum + (planOf(id)?.effects[effect] ?? 0), 0);
