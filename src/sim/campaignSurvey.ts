// Plays a campaign very often, with every number of heroes and on every difficulty, and counts the results.

import type { CampaignCommand, CampaignRefusal, CampaignSetup } from '../campaign';
import { err, ok, seedRandom, shuffled, type Result } from '../kernel';
import {
  campaignKitFor,
  campaignNeeds,
  type CampaignId,
  type CampaignKitProblem,
  type Pack,
  type ProductId,
} from '../packs';
import { playCampaignRandomly, type PlayedCampaign } from './randomCampaign';
import type { PlayEnd } from './randomPlay';
import { tablesOf, type SurveyOptions, type SurveyTable } from './survey';

export type CampaignSurveyOptions = Omit<SurveyOptions, 'mission' | 'from'> & { readonly campaign: string };

export type CampaignSurveyRow = SurveyTable & {
  readonly games: number;
  /** How often it ended with each ending. */
  readonly endings: Readonly<Record<string, number>>;
  /** Mean numbers of story missions, encounters, and fame at the end. */
  readonly missions: number;
  readonly encounters: number;
  readonly fame: number;
};

export type CampaignSurvey = {
  readonly campaign: string;
  readonly rows: readonly CampaignSurveyRow[];
  /** Missions and encounters that nobody played in any game. */
  readonly neverPlayed: readonly string[];
  readonly neverEnded: readonly string[];
  /** Games that did not come to an end, and scripts that had to be stopped: mistakes of the author, or ours. */
  readonly troubles: readonly CampaignTrouble[];
};

export type CampaignTrouble = {
  readonly seed: string;
  readonly end: PlayEnd;
  readonly stopped: readonly string[];
  /** What the player did last, and why it was refused. */
  readonly last?: CampaignCommand;
  readonly refusal?: CampaignRefusal;
};

/** `onGame` is told after every game, for a progress bar. */
export function surveyCampaign(
  pack: Pack,
  options: CampaignSurveyOptions,
  onGame: (played: number) => void = () => undefined,
): Result<CampaignSurvey, CampaignKitProblem> {
  const campaign = pack.campaigns.get(options.campaign as CampaignId);
  if (!campaign) return err({ code: 'unknownCampaign', campaign: options.campaign });
  const rows: CampaignSurveyRow[] = [];
  const troubles: CampaignTrouble[] = [];
  const played = new Set<string>();
  const ended = new Set<string>();
  let count = 0;
  for (const table of tablesOf(options)) {
    const games: PlayedCampaign[] = [];
    for (let number = 0; number < options.seeds; number++) {
      const seed = `${table.heroes} ${table.difficulty} ${table.tracked ? 'tracked' : 'told'} ${number}`;
      const setup = setupFor(pack, campaign.id, table, seed);
      if (!setup.ok) return setup;
      const { maxCommands } = options;
      const game = playCampaignRandomly(setup.value, { seed, maxCommands, tracked: table.tracked });
      games.push(game);
      for (const { mission } of game.state.finished) played.add(mission);
      if (game.state.ending !== null) ended.add(game.state.ending);
      if (game.end !== 'over' || game.stopped.length > 0) troubles.push(troubleWith(game, seed));
      onGame(++count);
    }
    rows.push(rowOf(table, games));
  }
  const stops = [...campaign.missions, ...(campaign.encounters ?? [])];
  return ok({
    campaign: campaign.id,
    rows,
    neverPlayed: stops.map(({ mission }) => mission).filter((id) => !played.has(id)),
    neverEnded: campaign.endings.map(({ id }) => id).filter((id) => !ended.has(id)),
    troubles,
  });
}

/** Different people in every game, from the core box and whatever else the campaign needs. */
function setupFor(
  pack: Pack,
  campaign: string,
  { heroes: size, difficulty }: SurveyTable,
  seed: string,
): Result<CampaignSetup, CampaignKitProblem> {
  const products = campaignNeeds(pack, campaign)?.products ?? [];
  const known = ['core', ...products].flatMap((id) => pack.products.get(id as ProductId)?.heroes ?? []);
  const heroes = shuffled(seedRandom(`party ${seed}`), known).value.slice(0, size);
  const kit = campaignKitFor(pack, campaign, heroes);
  if (!kit.ok) return kit;
  return ok({ kind: 'campaign', kit: kit.value, seed, difficulty, heroes, name: campaign, products });
}

function troubleWith({ end, stopped, refusal, commands }: PlayedCampaign, seed: string): CampaignTrouble {
  const last = commands.at(-1);
  return { seed, end, stopped, ...(last && { last }), ...(refusal && { refusal }) };
}

function rowOf(table: SurveyTable, games: readonly PlayedCampaign[]): CampaignSurveyRow {
  const endings: Record<string, number> = {};
  for (const { state } of games)
    if (state.ending !== null) endings[state.ending] = (endings[state.ending] ?? 0) + 1;
  const mean = (of: (game: PlayedCampaign) => number): number =>
    games.reduce((sum, game) => sum + of(game), 0) / Math.max(1, games.length);
  const finished = ({ state }: PlayedCampaign, encounter: boolean): number =>
    state.finished.filter((one) => one.encounter === encounter).length;
  return {
    ...table,
    games: games.length,
    endings,
    missions: mean((game) => finished(game, false)),
    encounters: mean((game) => finished(game, true)),
    fame: mean(({ state }) => state.fame),
  };
}
