// A guide: short notes that point at the real screen while a campaign is played for the first time. One table names its
// moments and the places it can point at in each; the screen marks those places with the same words.

import type { PromptKind } from '../mission';

/** There during the whole mission, in the bar at the top and below it. */
const ALWAYS = ['board', 'round', 'undo', 'log', 'menu'] as const;

type OwnSight =
  /** The map of the campaign, and a mission that was chosen on it. */
  | 'map'
  | 'briefing'
  /** The players' own move. */
  | 'table'
  /** An Imperial activation. */
  | 'orders'
  /** Opened by a tap, whatever else goes on. */
  | GuidePanel;

/** Panels that players open and close as they like. */
export const GUIDE_PANELS = ['hero', 'ally', 'group', 'thing', 'medpac', 'log', 'history', 'menu'] as const;
export type GuidePanel = (typeof GUIDE_PANELS)[number];

/** What players can have before them, and what of it a guide can point at. */
export const GUIDE_SIGHTS = {
  map: ['mark'],
  briefing: ['story', 'fetch', 'way', 'main'],
  table: [...ALWAYS, 'main', 'objective', 'portraits', 'acting', 'hand', 'tracker', 'things', 'medpac'],
  orders: [...ALWAYS, 'main', 'bonus', 'orders', 'priority', 'step', 'portraits', 'tracker'],
  message: [...ALWAYS, 'main', 'story', 'rules'],
  build: [...ALWAYS, 'main', 'tile-step', 'story'],
  clearMap: [...ALWAYS, 'main'],
  removeSection: [...ALWAYS, 'main'],
  placeThing: [...ALWAYS, 'main'],
  removeThing: [...ALWAYS, 'main'],
  door: [...ALWAYS, 'main'],
  removeGroup: [...ALWAYS, 'main'],
  enter: [...ALWAYS, 'main'],
  deploy: [...ALWAYS, 'main', 'story'],
  noFigures: [...ALWAYS, 'main'],
  colour: [...ALWAYS, 'answers'],
  question: [...ALWAYS, 'answers'],
  input: [...ALWAYS, 'main'],
  test: [...ALWAYS, 'main', 'successes'],
  chooseHeroes: [...ALWAYS, 'main', 'answers'],
  confirm: [...ALWAYS, 'answers'],
  affect: [...ALWAYS, 'main'],
  gain: [...ALWAYS, 'main'],
  over: [...ALWAYS, 'main'],
  hero: [...ALWAYS, 'main', 'marks'],
  ally: [...ALWAYS, 'main'],
  group: [...ALWAYS, 'defeated', 'bonus', 'orders', 'priority'],
  thing: [...ALWAYS, 'story', 'options'],
  medpac: ALWAYS,
  log: [...ALWAYS, 'objective'],
  history: ALWAYS,
  menu: ALWAYS,
} as const satisfies Readonly<Record<PromptKind | OwnSight, readonly string[]>>;

export type GuideSight = keyof typeof GUIDE_SIGHTS;
export type GuideAnchor = (typeof GUIDE_SIGHTS)[GuideSight][number];

export const GUIDE_SIGHT_NAMES = Object.keys(GUIDE_SIGHTS) as readonly GuideSight[];
export const GUIDE_ANCHORS: readonly GuideAnchor[] = [...new Set(Object.values(GUIDE_SIGHTS).flat())];

export const GUIDE_THINGS = ['door', 'crate', 'terminal', 'token'] as const;
export const GUIDE_PLAYS = ['told', 'tracked'] as const;
export const GUIDE_HURTS = ['wounded', 'withdrawn'] as const;

/** When a step comes: all that is given must hold. Every step comes once. */
export type GuideWhen = {
  readonly shows: GuideSight;
  /** The app knows where figures stand, or does not. */
  readonly play?: (typeof GUIDE_PLAYS)[number];
  /** How the orders are shown: to be followed at the table, or worked out on the board. */
  readonly orders?: 'told' | 'resolved';
  /** An activation was begun, or nobody's was. */
  readonly acting?: boolean;
  readonly heroes?: 2 | 3 | 4;
  /** From this round on. */
  readonly round?: number;
  /** From this hero activation of the first round on. */
  readonly turn?: number;
  /** This part of the map lies on the table. */
  readonly section?: string;
  /** Some hero is. */
  readonly hurt?: (typeof GUIDE_HURTS)[number];
  /** There is one to be used. */
  readonly medpac?: true;
  /** What the opened thing is. */
  readonly thing?: (typeof GUIDE_THINGS)[number];
  /** The message comes from peril. */
  readonly peril?: true;
  readonly won?: boolean;
  /** Only when this step has been seen. */
  readonly after?: string;
};

export type GuideStep = {
  readonly id: string;
  readonly when: GuideWhen;
  readonly point: GuideAnchor;
  /** A key of the guide's words. */
  readonly text: string;
};

export type Guide = {
  readonly id: string;
  readonly campaign: string;
  /** Of those that hold, the first one is shown. */
  readonly steps: readonly GuideStep[];
};
