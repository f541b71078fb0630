// Allies who come along, one group a mission (row 76), each only so often; regular ones who survive come back as elite
// (row 79).

import type { Game } from '../mission';
import type { CampaignPlay } from './play';
import { isOwned } from './products';
import type { CampaignState, CampaignReport, MissionUnderWay } from './state';

type Allies = CampaignState['allies'];

/** Whom the players may bring to a mission or encounter. */
export function alliesFor(play: CampaignPlay, state: CampaignState, mission: string): readonly string[] {
  if (!mayBringAlly(play, mission)) return [];
  return Object.keys(state.allies).filter((card) => isOwned(state, play.kit.cards[card]));
}

/** Encounters have no map to deploy to; some missions bring their own ally, or none. */
export function mayBringAlly({ missionOf }: CampaignPlay, id: string): boolean {
  const { encounter, ally } = missionOf(id);
  return !encounter && ally === undefined;
}

/** No entry means no deployment. */
export function withDeployments(allies: Allies, card: string, by: number): Allies {
  const { [card]: had = 0, ...others } = allies;
  const deployments = had + by;
  return deployments > 0 ? { ...others, [card]: deployments } : others;
}

/** New friends, and the one who came along and earned a better card. */
export function alliesAfter(
  play: CampaignPlay,
  state: CampaignState,
  { ally }: MissionUnderWay,
  game: Game,
): {
  readonly allies: Allies;
  readonly gained: Allies;
  readonly promoted: CampaignReport['promoted'];
} {
  const gained = Object.entries(game.gains.allies).filter(
    ([card, by]) => by > 0 && Object.hasOwn(play.kit.cards, card),
  );
  const survived = game.actors.some(
    ({ kind, of, gone }) => kind === 'ally' && of === ally && gone !== 'defeated',
  );
  const elite = survived && ally !== null ? eliteOf(play, state, ally) : undefined;
  const promoted = ally === null || elite === undefined ? null : ([ally, elite] as const);
  const all = gained.reduce((allies, [card, by]) => withDeployments(allies, card, by), state.allies);
  return {
    allies: promoted ? withDeployments(all, promoted[1], 1) : all,
    gained: Object.fromEntries(gained),
    promoted,
  };
}

/** The elite card of the same people: by name, or else by their figures. */
function eliteOf({ kit: { cards } }: CampaignPlay, state: CampaignState, ally: string): string | undefined {
  const regular = cards[ally];
  if (!regular || regular.elite || regular.unique) return undefined;
  const elites = Object.keys(cards).filter((id) => {
    const card = cards[id];
    return card?.elite && !card.unique && card.side === regular.side && isOwned(state, card);
  });
  return (
    elites.find((id) => cards[id]?.name === regular.name) ??
    elites.find((id) => cards[id]?.family === regular.family)
  );
}
