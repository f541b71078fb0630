// A guide: short notes that point at the real screen while a campaign is played for the first time. One table names its
// moments and the places it can point at in each; the screen marks those places with the same words.

import { itemsOf, type Form, type FormTypes, type Item } from '../kernel';
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
  rule: [...ALWAYS, 'main', 'rules'],
  build: [...ALWAYS, 'main', 'tile-step', 'story'],
  clearMap: [...ALWAYS, 'main'],
  removeSection: [...ALWAYS, 'main'],
  placeThing: [...ALWAYS, 'main'],
  removeThing: [...ALWAYS, 'main'],
  door: [...ALWAYS, 'main'],
  cover: [...ALWAYS, 'main'],
  figures: [...ALWAYS, 'main'],
  removeGroup: [...ALWAYS, 'main'],
  enter: [...ALWAYS, 'main'],
  deploy: [...ALWAYS, 'main', 'story'],
  noFigures: [...ALWAYS, 'main'],
  colour: [...ALWAYS, 'answers'],
  fallen: [...ALWAYS, 'main'],
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

export const GUIDE_ORDERS = ['told', 'resolved'] as const;

/** More than any guide has. */
const MOST_STEPS = 200;

/** What a guide is made of, field by field. Types, schema, checks and the tables in the docs are made from these rows. */
export const GUIDE_FORMS = {
  Guide: {
    id: ['id', 'Own id; no mission and no campaign may have the same.'],
    campaign: ['campaign', 'Id of the campaign that it leads through. A campaign has one guide at most.'],
    steps: [
      'GuideStep[]',
      'The steps. Of those that could come, the first one does; each comes once.',
      { least: 1, most: MOST_STEPS },
    ],
  },
  GuideStep: {
    id: [
      'id',
      'Own id within the guide. Players who have seen a step do not see it again, so do not reuse it.',
    ],
    when: ['GuideWhen', 'When it comes: all that is given must hold.'],
    point: ['anchor', 'What it points at. Without that on the screen it does not come.'],
    text: ['text', 'What it says: a key of the words of this guide.'],
  },
  GuideWhen: {
    shows: ['sight', 'What the players have before them.'],
    play: [
      'play?',
      'Whether the app knows where figures stand ("tracked"), or the players alone do ("told").',
    ],
    orders: ['orders?', 'With "orders": whether they are only told, or worked out on the board.'],
    acting: ['boolean?', 'With "table": whether an activation was begun. Left out: either.'],
    heroes: ['heroes?', 'With so many heroes only.'],
    round: ['count?', 'From this round on.'],
    turn: ['count?', 'From this hero activation of the first round on.'],
    section: ['section?', 'Id of a section: once it lies on the table.'],
    hurt: ['hurt?', 'Once some hero is.'],
    medpac: ['true?', 'Once the heroes have a medpac.'],
    thing: ['thing?', 'With "thing": what was opened.'],
    peril: ['true?', 'With "message": only one that peril brought.'],
    won: ['boolean?', 'With "over": only if won, or only if lost.'],
    after: ['step?', 'Id of an earlier step: only when that one has been seen.'],
  },
} as const;

/** What may stand in a field, where it is no form. */
export interface GuideLeafTypes {
  readonly id: string;
  readonly campaign: string;
  readonly text: string;
  readonly sight: GuideSight;
  readonly anchor: GuideAnchor;
  readonly play: (typeof GUIDE_PLAYS)[number];
  readonly orders: (typeof GUIDE_ORDERS)[number];
  readonly boolean: boolean;
  readonly true: true;
  readonly heroes: 2 | 3 | 4;
  readonly count: number;
  readonly section: string;
  readonly step: string;
  readonly hurt: (typeof GUIDE_HURTS)[number];
  readonly thing: (typeof GUIDE_THINGS)[number];
}
interface GuideTypes extends GuideLeafTypes, FormTypes<typeof GUIDE_FORMS, GuideTypes> {}
GUIDE_FORMS satisfies Readonly<Record<string, Form<keyof GuideTypes>>>;

export type Guide = GuideTypes['Guide'];
export type GuideStep = GuideTypes['GuideStep'];
/** When a step comes: all that is given must hold. Every step comes once. */
export type GuideWhen = GuideTypes['GuideWhen'];

/** Everything in a guide, with its place. No type that is no form holds anything. */
export const itemsInGuide = (guide: Guide): readonly Item<keyof GuideTypes>[] =>
  itemsOf<keyof GuideTypes>({ forms: GUIDE_FORMS, aliases: {}, inside: () => [] }, 'Guide', guide);
