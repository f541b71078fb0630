// Facts about one campaign for its checks, gathered once.

import type { Campaign, CampaignType, Encounter, StoryMission } from '../../campaign';
import type { Item, Result } from '../../kernel';
import {
  ALL_ESCAPED,
  ALL_WOUNDED,
  ENCOUNTER_OVER,
  GIVEN_UP,
  parseExpression,
  valueOfExpression,
  heroFlag,
  type Effect,
  type EffectOf,
  type Expression,
  type ExpressionFault,
  type Mission,
} from '../../mission';
import { itemsIn } from '../missionChecks/walk';
import type { MissionId, Pack } from '../pack';
import { guesser, type EntryProblem } from '../problem';
import { itemsInCampaign } from './walk';

export type ContentPath = EntryProblem['path'];
export type Report = (problem: EntryProblem) => void;
/** Looks at one concern and tells what is wrong. */
export type Check = (facts: CampaignFacts, report: Report) => void;

export type CampaignFacts = {
  readonly campaign: Campaign;
  readonly items: readonly Item<CampaignType>[];
  /** Story missions and encounters. */
  readonly stops: readonly MapStop[];
  readonly expressions: readonly ExpressionAt[];
  /** What could be loaded: entries that are wrong are missing in it. */
  readonly pack: Pack;
  /** What an author may have meant, for the first mistakes: comparing with everything is slow. */
  readonly guess: (name: string, known: Iterable<string>) => string;
};

/** Something on the map that can be played. */
export type MapStop = {
  readonly entry: StoryMission | Encounter;
  readonly path: ContentPath;
  readonly encounter: boolean;
  /** After it the campaign is over. */
  readonly finale: boolean;
  /** `undefined`: there is none of that name, which is told elsewhere. */
  readonly mission: Mission | undefined;
  /** All that it can raise. */
  readonly flags: readonly string[];
};

export type ExpressionAt = {
  readonly path: ContentPath;
  readonly text: string;
  readonly parsed: Result<Expression, ExpressionFault>;
};

/** `guess`: shared by all campaigns that are checked together. */
export function factsAbout(campaign: Campaign, pack: Pack, guess = guesser()): CampaignFacts {
  const { missions, encounters = [] } = campaign;
  const items = itemsInCampaign(campaign);
  const stop = (entry: MapStop['entry'], path: ContentPath, encounter: boolean, finale: boolean): MapStop => {
    const mission = pack.missions.get(entry.mission as MissionId);
    const flagsFor = (stopAt: MapStop['entry'], found: Mission | undefined): readonly string[] => [
      ...(found ? flagsOf(found, [...pack.heroes.keys()]) : []),
      ...('retry' in stopAt ? [`retried-${stopAt.mission}`] : []),
    ];
    return { entry, path, encounter, finale, mission, flags: flagsFor(entry, mission) };
  };
  return {
    campaign,
    items,
    stops: [
      ...missions.map((entry, at) => stop(entry, ['missions', at], false, entry.finale ?? false)),
      ...encounters.map((entry, at) => stop(entry, ['encounters', at], true, false)),
    ],
    expressions: items
      .filter(({ type }) => type === 'expression')
      .map(({ value, path }) => ({ path, text: value as string, parsed: parseExpression(value as string) })),
    pack,
    guess,
  };
}

/** All flags that a mission can raise: by its scripts, its rewards, and by how it ends. */
function flagsOf(mission: Mission, heroes: readonly string[]): readonly string[] {
  const { id, encounter = false, outcomes, rewards = [] } = mission;
  const ends = [...outcomes.map((outcome) => outcome.id), ALL_ESCAPED, ALL_WOUNDED, GIVEN_UP];
  const effects = itemsIn(mission).flatMap(({ type, value }) => (type === 'effect' ? [value as Effect] : []));
  return [
    ...(encounter || outcomes.some(({ won }) => won) ? [`won-${id}`] : []),
    `lost-${id}`,
    ...[...ends, ...(encounter ? [ENCOUNTER_OVER] : [])].map((outcome) => `${id}-${outcome}`),
    ...effects.flatMap((effect) => (effect.kind === 'setFlag' ? raisedBy(effect, heroes) : [])),
    ...rewards.flatMap(({ flags = {} }) => Object.keys(flags)),
  ];
}

/** One flag, or one for each hero who may be meant. */
const raisedBy = ({ flag, who }: EffectOf<'setFlag'>, heroes: readonly string[]): readonly string[] =>
  who === undefined ? [flag] : heroes.map((hero) => heroFlag(flag, hero));

/** All that an expression asks for. Working it out visits every part of it. */
export function namesUsedIn(expression: Expression): {
  readonly names: ReadonlySet<string>;
  readonly calls: readonly { readonly function: string; readonly id: string }[];
} {
  const names = new Set<string>();
  const calls: { readonly function: string; readonly id: string }[] = [];
  valueOfExpression(expression, {
    name: (name) => {
      names.add(name);
      return undefined;
    },
    game: (name, id) => {
      calls.push({ function: name, id });
      return undefined;
    },
  });
  return { names, calls };
}
