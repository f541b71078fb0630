// From the choices to a game that can begin, and what is still missing in each step.

import { CAMPAIGN_SIZES, type CampaignSetup } from '../../../campaign';
import { withThreatLevel, type Mission, type Setup } from '../../../mission';
import { campaignKitFor, campaignNeeds, CORE, kitFor, type Pack } from '../../../packs';
import { newSeed } from '../../parts/seed';
import { heroesFor, type NewGame, type StepName } from './useNewGame';

/** `null`: the content does not allow it. */
export function chosenSetup(chosen: NewGame): Setup | CampaignSetup | null {
  const { pack, campaign, mission, heroes, difficulty, name, ally, tracked } = chosen;
  const products = boxesFor(chosen);
  const seed = newSeed();
  if (campaign) {
    const kit = campaignKitFor(pack, campaign.id, heroes);
    if (!kit.ok) return null;
    return { kind: 'campaign', kit: kit.value, seed, difficulty, heroes, name: name.trim(), products };
  }
  if (!mission) return null;
  const party = { heroes: heroes.map((id) => ({ id })), ...(ally !== null && { ally }) };
  const kit = kitFor(pack, mission.id, party, products);
  return kit.ok ? { kit: withThreatLevel(kit.value, chosen.level), seed, party, difficulty, tracked } : null;
}

const IS_DONE: Readonly<Record<StepName, (chosen: NewGame) => boolean>> = {
  game: (chosen) => (chosen.campaign ?? chosen.mission) !== undefined && missingOf(chosen).length === 0,
  difficulty: () => true,
  slot: ({ slot }) => slot !== null,
  heroes: ({ heroes, players }) => heroes.length === heroesFor(players),
  name: ({ name }) => name.trim() !== '',
  way: () => true,
  setUp: () => true,
};

export const isStepDone = (step: StepName, chosen: NewGame): boolean => IS_DONE[step](chosen);

/** The first step that is not done, or the wanted one where everything before it is: no link leads past a choice. */
export function stepToShow(chosen: NewGame): StepName {
  const { steps, step } = chosen;
  const wanted = steps.indexOf(step);
  return steps.find((one, index) => index >= wanted || !isStepDone(one, chosen)) ?? 'game';
}

/** Products without which this cannot be played at all. */
const neededFor = ({ pack, campaign, mission }: NewGame): readonly string[] =>
  campaign ? (campaignNeeds(pack, campaign.id)?.products ?? []) : (mission?.needs ?? []);

export const missingOf = (chosen: NewGame): readonly string[] =>
  neededFor(chosen).filter((product) => !chosen.owned.includes(product));

/** Owned boxes that the game does not need: they bring other enemies, allies and cards. */
export function extraBoxes(chosen: NewGame): readonly string[] {
  const needed = new Set<string>([CORE, ...neededFor(chosen)]);
  return chosen.owned.filter((product) => !needed.has(product));
}

/** The boxes that take part. */
function boxesFor(chosen: NewGame): readonly string[] {
  const extra = extraBoxes(chosen);
  return chosen.usesBoxes ? chosen.owned : chosen.owned.filter((product) => !extra.includes(product));
}

/** After a tutorial: the shortest campaign that the players own everything for. */
export const firstCampaign = (pack: Pack, owned: readonly string[]): string | undefined =>
  [...pack.campaigns.values()]
    .filter(
      ({ id, size }) =>
        size !== 'tutorial' && campaignNeeds(pack, id)?.products.every((product) => owned.includes(product)),
    )
    .toSorted((one, other) => CAMPAIGN_SIZES.indexOf(one.size) - CAMPAIGN_SIZES.indexOf(other.size))[0]?.id;

/** Missions that are played by themselves: small ones first, the first one teaches. Great campaigns keep what is theirs alone. */
export function singleMissions(pack: Pack): readonly Mission[] {
  const inCampaigns = (isGreat: boolean): ReadonlySet<string> =>
    new Set(
      [...pack.campaigns.values()].flatMap(({ size, missions }) =>
        (size === 'campaign') === isGreat ? missions.map((entry) => entry.mission) : [],
      ),
    );
  const [great, small] = [inCampaigns(true), inCampaigns(false)];
  return [...pack.missions.values()]
    .filter(
      ({ id, encounter, printed }) =>
        !encounter && (!great.has(id) || small.has(id) || printed !== undefined),
    )
    .toSorted((one, other) => tilesIn(one) - tilesIn(other));
}

/** The campaign that tells in a line what a mission is about, and the key of that line. */
export function blurbOf(
  pack: Pack,
  mission: string,
): { readonly campaign: string; readonly text: string } | null {
  for (const { id, missions } of pack.campaigns.values()) {
    const text = missions.find((entry) => entry.mission === mission)?.blurb;
    if (text !== undefined) return { campaign: id, text };
  }
  return null;
}

/** The most rounds that a mission takes; `null`: nobody knows before it is played. */
export function roundsOf({ rounds }: Pick<Mission, 'rounds'>): number | null {
  const limit = rounds?.limit;
  if (typeof limit === 'number') return limit;
  const all = typeof limit === 'object' ? Object.values(limit).filter((one) => typeof one === 'number') : [];
  return all.length === 0 ? null : Math.max(...all);
}

export const tilesIn = ({ sections }: Mission): number =>
  sections.reduce((sum, { tiles }) => sum + tiles.length, 0);
