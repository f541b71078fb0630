// With what an author begins a game: what, who, how, and where in it.

import type { CampaignSetup } from '../../campaign';
import type { Difficulty, Setup } from '../../mission';
import {
  campaignKitFor,
  campaignNeeds,
  kitFor,
  type MissionId,
  type Pack,
  type ProductId,
} from '../../packs';

export type Choices = {
  /** Id of a mission or campaign. */
  readonly story: string;
  readonly heroes: readonly string[];
  readonly difficulty: Difficulty;
  readonly tracked: boolean;
  readonly seed: string;
  readonly flags: Readonly<Record<string, number>>;
  /** Empty: at the beginning. */
  readonly script: string;
  /** Those that are left out begin as the mission says. */
  readonly variables: Readonly<Record<string, number>>;
};

export const PARTY_SIZES = [2, 3, 4] as const;

/** The heroes of the core box: everybody has them. */
export const heroesFor = (pack: Pack, count: number): readonly string[] =>
  (pack.products.get('core' as ProductId)?.heroes ?? []).slice(0, count);

export const firstChoices = (pack: Pack, story: string): Choices => ({
  story,
  heroes: heroesFor(pack, PARTY_SIZES[0]),
  difficulty: 'normal',
  tracked: false,
  seed: '1',
  flags: {},
  script: '',
  variables: {},
});

/** Players own what the story needs and nothing more. `null`: the content does not allow it. */
export function setupFor(pack: Pack, choices: Choices): Setup | CampaignSetup | null {
  const { story, heroes, difficulty, tracked, seed, flags, script, variables } = choices;
  const campaign = campaignKitFor(pack, story, heroes);
  if (campaign.ok) {
    const products = campaignNeeds(pack, story)?.products ?? [];
    return { kind: 'campaign', kit: campaign.value, seed, difficulty, heroes, name: story, products };
  }
  const party = { heroes: heroes.map((id) => ({ id })) };
  const kit = kitFor(pack, story, party, pack.missions.get(story as MissionId)?.needs ?? []);
  if (!kit.ok) return null;
  const from = { variables, ...(script !== '' && { script }) };
  return { kit: kit.value, seed, party, difficulty, tracked, flags, from };
}
