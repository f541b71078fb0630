// Views of a campaign for the rest of the app: its summary in the list of slots, its score, and the list of pieces to
// fetch after loading.

import { classCardsOf, gearOf } from './gear';
import { missionsFinished } from './numbers';
import type { CampaignPlay } from './play';
import { rewardsOfSide, type RewardInHand } from './rewards';
import type { CampaignState } from './state';

/** What the list of slots shows. */
export type CampaignSummary = {
  readonly kind: 'campaign';
  readonly campaign: string;
  readonly name: string;
  readonly difficulty: CampaignState['difficulty'];
  readonly heroes: readonly string[];
  /** Story missions finished. */
  readonly missions: number;
  readonly fame: number;
  readonly mission: string | null;
  readonly round: number | null;
  readonly ending: string | null;
};

export const summaryOf = (state: CampaignState): CampaignSummary => ({
  kind: 'campaign',
  campaign: state.campaign,
  name: state.name,
  difficulty: state.difficulty,
  heroes: state.heroes.map(({ id }) => id),
  missions: missionsFinished(state),
  fame: state.fame,
  mission: state.running?.mission ?? null,
  round: state.game?.round ?? null,
  ending: state.ending,
});

/** For the list of high scores, once the campaign has ended (row 95). */
export const scoreOf = ({ fame }: CampaignState): number => fame;

/** Smaller parties take a reward card as a reminder of their bonus health (row 9). */
const PARTY_CARDS: Readonly<Record<number, 'legendary' | 'heroic'>> = { 2: 'legendary', 3: 'heroic' };

/** Everything to be fetched from the boxes before play goes on (rows 7, 9 and 92); all by id. */
export type FetchList = {
  readonly heroes: readonly {
    readonly hero: string;
    /** All of them; those that stay in the ship are in `ship` as well. */
    readonly classCards: readonly string[];
    readonly items: readonly string[];
    readonly rewards: readonly string[];
    readonly partyCard: 'legendary' | 'heroic' | null;
  }[];
  /** What nobody takes along. */
  readonly ship: readonly string[];
  /** Modification and weapon. */
  readonly fixed: readonly (readonly [string, string])[];
  /** Reward cards of the whole party, and those of the Empire. */
  readonly partyRewards: readonly string[];
  readonly imperialRewards: readonly string[];
  /** Deployments left, by card. */
  readonly allies: CampaignState['allies'];
  /** Supply cards that stay in the box. */
  readonly unusedSupplies: readonly string[];
};

export function fetchList(play: CampaignPlay, state: CampaignState): FetchList {
  const gear = gearOf(play, state);
  const { classCards, unusedSupplies = {} } = play.kit;
  const rebel = rewardsOfSide(play, state, 'rebel');
  return {
    heroes: state.heroes.map((hero) => ({
      hero: hero.id,
      classCards: classCardsOf(classCards, hero),
      items: state.items.filter((owned) => owned.hero === hero.id).map(({ item }) => item),
      rewards: rebel.filter((held) => held.hero === hero.id).map(({ reward }) => reward),
      partyCard: PARTY_CARDS[state.heroes.length] ?? null,
    })),
    ship: gear.filter(({ hero }) => hero === null).map(({ id }) => id),
    fixed: gear.flatMap(({ id, on }) => (on === null ? [] : [[id, on] as const])),
    partyRewards: rebel.filter(({ hero, card }) => hero === null && card.kind === 'feat').map(rewardId),
    imperialRewards: rewardsOfSide(play, state, 'imperial').map(rewardId),
    allies: state.allies,
    unusedSupplies: state.products.flatMap((product) => unusedSupplies[product] ?? []),
  };
}

const rewardId = ({ reward }: RewardInHand): string => reward;

/** Where the saves make a checkpoint (row 96): missions begin, every round begins, missions end. */
export const isCampaignMilestone = (before: CampaignState, after: CampaignState): boolean =>
  before.running?.seed !== after.running?.seed ||
  before.game?.round !== after.game?.round ||
  (!isOver(before) && isOver(after));

const isOver = ({ game }: CampaignState): boolean => game?.stage === 'over';
