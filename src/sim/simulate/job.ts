// The list of games to simulate, in a fixed order. A game follows entirely from its key, so it comes out the same on
// any machine, in any order.

import type { Difficulty } from '../../mission';
import type { CampaignId, MissionId, Pack } from '../../packs';
import type { Temper } from '../bot/temper';
import type { Experience } from '../party/veterans';

export type Job = {
  readonly kind: 'mission' | 'campaign';
  readonly id: string;
  readonly heroes: number;
  readonly difficulty: Difficulty;
  readonly number: number;
  readonly temper: Temper;
  /** Of a mission by itself: how far into a campaign the party is. */
  readonly experience: Experience;
  /** The players own every box. Left out: what the story needs. */
  readonly everything?: true;
};

export type JobOptions = {
  readonly stories: readonly Pick<Job, 'kind' | 'id'>[];
  readonly seeds: number;
  readonly heroes: readonly number[];
  readonly difficulties: readonly Difficulty[];
  readonly tempers: readonly Temper[];
  /** Left out: as the campaigns of the pack have it. */
  readonly depth?: number;
  readonly everything?: boolean;
};

/** Tempers take turns, so that each plays equally often. */
export const jobsFor = (pack: Pack, options: JobOptions): readonly Job[] =>
  options.stories.flatMap(({ kind, id }) => {
    const { depth } = options;
    const owned = options.everything === true ? ({ everything: true } as const) : {};
    const experience = depth === undefined ? experienceAt(pack, id) : { missions: depth, lessons: depth };
    return options.heroes.flatMap((heroes) =>
      options.difficulties.flatMap((difficulty) =>
        Array.from({ length: options.seeds }, (_, number): Job => {
          const temper = options.tempers[number % options.tempers.length] ?? 'steady';
          return { kind, id, heroes, difficulty, number, temper, experience, ...owned };
        }),
      ),
    );
  });

export const keyOf = ({ kind, id, heroes, difficulty, number, temper }: Job): string =>
  `${kind} ${id} ${heroes} ${difficulty} ${temper} ${number}`;

/** The boxes that a job is played with. */
export const boxesOf = ({ products }: Pack, job: Job, needed: readonly string[]): readonly string[] =>
  job.everything ? [...products.keys()] : needed;

/** Every n-th job, beginning with the i-th, counted from 1. */
export const shardOf = (
  jobs: readonly Job[],
  { index, of }: { readonly index: number; readonly of: number },
): readonly Job[] => jobs.filter((_, place) => place % of === index - 1);

/** As many missions as lie before it in the campaign that comes to it latest; none for a mission of no campaign. */
export function experienceAt({ campaigns }: Pack, mission: string): Experience {
  let most: Experience = { missions: 0, lessons: 0 };
  for (const campaign of campaigns.values()) {
    const entry = campaign.missions.find((one) => one.mission === mission);
    if (!entry) continue;
    const missions = Number(/missions\s*>=\s*(\d+)/.exec(entry.if ?? '')?.[1] ?? 0);
    const idle = campaign.missions.filter(({ noTraining }) => noTraining).length;
    if (missions >= most.missions) most = { missions, lessons: Math.max(0, missions - idle) };
  }
  return most;
}

/** Everything that can be simulated under that name: `all` is every mission with a map, each by itself. */
export function storiesNamed(pack: Pack, name: string, each = false): readonly Pick<Job, 'kind' | 'id'>[] {
  const playable = (id: string): boolean => pack.missions.get(id as MissionId)?.encounter !== true;
  const missions = (ids: readonly string[]): readonly Pick<Job, 'kind' | 'id'>[] =>
    ids.filter(playable).map((id) => ({ kind: 'mission', id }));
  if (name === 'all') return missions([...pack.missions.keys()]);
  const campaign = pack.campaigns.get(name as CampaignId);
  if (campaign)
    return each
      ? missions(campaign.missions.map(({ mission }) => mission))
      : [{ kind: 'campaign', id: name }];
  return pack.missions.has(name as MissionId) ? missions([name]) : [];
}
