// The first moment of a campaign. The armory is empty and no class card is learnt yet: in the first mission only the
// starting gear is in play (row 8).

import { seedRandom } from '../kernel';
import { withClassicStart } from './classic/begin';
import { gearOf, hasRoom, type Gear } from './gear';
import { receive } from './goods';
import { grantRewards } from './grant';
import type { CampaignSetup } from './kit';
import { flagsFrom } from './legacy';
import { countInCampaign } from './numbers';
import { withDeployments } from './allies';
import { makeCampaignPlay, type CampaignPlay } from './play';
import { ownedProducts } from './products';
import type { CampaignHero, CampaignState } from './state';
import type { CampaignAdvanced } from './step';

const PARTY = { least: 2, most: 4 } as const;

export function startCampaign(
  setup: CampaignSetup,
  play: CampaignPlay = makeCampaignPlay(setup.kit),
): CampaignAdvanced {
  const { kit, heroes } = setup;
  if (heroes.length < PARTY.least || heroes.length > PARTY.most || new Set(heroes).size < heroes.length) {
    throw new Error(`not a party: ${heroes.join(', ')}`);
  }
  const { start = {} } = kit.campaign;
  const bare = emptyState(setup, play);
  const goods = receive(play, bare, { items: start.items ?? [], lostItems: [], gear: 0 });
  const gifts = (start.rewards ?? []).map((reward) => ({ reward, hero: null }));
  const { state, exchanged } = grantRewards(play, goods.state, gifts);
  const instead = [...goods.exchanged, ...exchanged].reduce((sum, { credits }) => sum + credits, 0);
  const credits = countInCampaign(play, state, start.credits ?? 0) + instead;
  const begun = withClassicStart(play, { ...state, credits });
  return { state: begun.state, events: [{ kind: 'campaignBegan' }, ...begun.events] };
}

function emptyState(setup: CampaignSetup, play: CampaignPlay): CampaignState {
  const { kit, seed, difficulty, heroes, name, products } = setup;
  const { start = {}, id } = kit.campaign;
  const allies = Object.entries(start.allies ?? {});
  const empty: CampaignState = {
    kind: 'campaign',
    campaign: id,
    name,
    difficulty,
    random: seedRandom(seed),
    products: ownedProducts(kit, products),
    heroes: heroes.map((hero) => ({ id: hero, classCards: [], settled: 0, leftBehind: [], fixed: {} })),
    lessons: Object.fromEntries(heroes.map((hero) => [hero, 0])),
    credits: 0,
    fame: 0,
    items: [],
    allies: allies.reduce((all, [card, by]) => withDeployments(all, card, by), {}),
    flags: { ...start.flags, ...flagsFrom(kit.campaign, setup.legacy) },
    ...(setup.legacy && { from: setup.legacy.campaign }),
    finished: [],
    encounters: [],
    pastEncounters: [],
    stock: [],
    running: null,
    game: null,
    report: null,
    ending: null,
  };
  return { ...empty, heroes: empty.heroes.map((hero) => withStartingGear(play, empty, hero)) };
}

/** Whoever begins with more than anyone may carry leaves the rest in the ship. */
function withStartingGear(play: CampaignPlay, state: CampaignState, hero: CampaignHero): CampaignHero {
  const own = gearOf(play, state).filter(({ owner }) => owner === hero.id);
  const brought: Gear[] = [];
  for (const piece of own) if (hasRoom(brought, hero.id, piece.kind)) brought.push(piece);
  const leftBehind = own.filter((piece) => !brought.includes(piece)).map(({ id }) => id);
  return { ...hero, leftBehind };
}
