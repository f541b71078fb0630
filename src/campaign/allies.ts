// Allies who come along, each only so often: one group a mission, or as many as the mission takes (row 76). Regular ones
// who survive come back as elite, or as they are where no elite card is owned (rows 79 and 111).

import { bounded, type Game } from '../mission';
import { planSum } from './classic/plans';
import { countInCampaign } from './numbers';
import type { CampaignPlay } from './play';
import { isOwned } from './products';
import { alliesBrought, type CampaignReport, type CampaignState, type MissionUnderWay } from './state';

type Allies = CampaignState['allies'];
type Promotions = NonNullable<CampaignReport['promotions']>;

/** Whom the players may bring to a mission or encounter. */
export function alliesFor(play: CampaignPlay, state: CampaignState, mission: string): readonly string[] {
  if (mostAllies(play, state, mission) === 0) return [];
  return Object.keys(state.allies).filter((card) => isOwned(state, play.kit.cards[card]));
}

/** Encounters have no map to deploy to; some missions bring their own ally, or none. */
export function mostAllies(play: CampaignPlay, state: CampaignState, id: string): number {
  const { encounter, ally } = play.missionOf(id);
  if (encounter || planSum(state, 'noAlly') > 0) return 0;
  if (ally === undefined) return 1;
  return ally !== 'none' && 'most' in ally ? countInCampaign(play, state, ally.most) : 0;
}

/** No entry means no deployment. */
export function withDeployments(allies: Allies, card: string, by: number): Allies {
  const { [card]: had = 0, ...others } = allies;
  const deployments = bounded(had + by);
  return deployments > 0 ? { ...others, [card]: deployments } : others;
}

/** New friends, and those who came along and can do so again. */
export function alliesAfter(
  play: CampaignPlay,
  state: CampaignState,
  { ally }: MissionUnderWay,
  game: Game,
  earned: readonly string[],
): { readonly allies: Allies; readonly gained: Allies; readonly promotions: Promotions } {
  const named = [...Object.entries(game.gains.allies), ...earned.map((card) => [card, 1] as const)];
  const gained = named.filter(([card, by]) => by > 0 && Object.hasOwn(play.kit.cards, card));
  if (state.classic) return earnedAllies(play, state, gained);
  const promotions = alliesBrought(ally)
    .filter((card) => hasSurvived(game, card) && isRegular(play, card))
    .map((card) => [card, eliteOf(play, state, card) ?? card] as const);
  const coming = [...gained, ...promotions.map(([, card]) => [card, 1] as const)];
  return {
    allies: coming.reduce((allies, [card, by]) => withDeployments(allies, card, by), state.allies),
    gained: Object.fromEntries(gained),
    promotions,
  };
}

/** Each for good; one who is earned again may come as elite, too (classic 7.3). */
function earnedAllies(
  play: CampaignPlay,
  state: CampaignState,
  gained: readonly (readonly [string, number])[],
): ReturnType<typeof alliesAfter> {
  const allies: Record<string, number> = { ...state.allies };
  const fresh: Record<string, number> = {};
  for (const [card] of gained) {
    const next = Object.hasOwn(allies, card) ? eliteOf(play, state, card) : card;
    if (next === undefined || Object.hasOwn(allies, next)) continue;
    allies[next] = 1;
    fresh[next] = 1;
  }
  return { allies, gained: fresh, promotions: [] };
}

const hasSurvived = ({ actors }: Game, card: string): boolean =>
  actors.some(({ kind, of, gone }) => kind === 'ally' && of === card && gone !== 'defeated');

function isRegular({ kit: { cards } }: CampaignPlay, card: string): boolean {
  const facts = cards[card];
  return facts !== undefined && !facts.elite && !facts.unique;
}

/** The elite card of the same people: by name, or else by their figures. */
function eliteOf({ kit: { cards } }: CampaignPlay, state: CampaignState, ally: string): string | undefined {
  const regular = cards[ally];
  const elites = Object.keys(cards).filter((id) => {
    const card = cards[id];
    return card?.elite && !card.unique && card.side === regular?.side && isOwned(state, card);
  });
  return (
    elites.find((id) => cards[id]?.name === regular?.name) ??
    elites.find((id) => cards[id]?.family === regular?.family)
  );
}
