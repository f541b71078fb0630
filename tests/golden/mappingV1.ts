// The stated mapping between the games of version 1 (`games-v1`) and today's code, and the only file of the comparison
// that a refactoring may change. Commands and kits come in as they were; events, orders and outcomes go out as they were.
//
// What may stand here: new names for old ones (`ally` and the id of that actor), a field that moved, a field or event that
// version 1 did not have and that is left out. What may not: a number, a target, a space, an order of steps, a reason that
// comes out different. Those are changes of behaviour, and belong into `differences.ts` with the decision behind them.
//
// The types of version 1 are not kept: its values are plain JSON. `game` is the game at that moment, where names depend
// on it.

import type {
  CampaignCommand,
  CampaignEvent,
  CampaignKit,
  CampaignRefusal,
  CampaignSetup,
  CampaignState,
} from '../../src/campaign';
import type { Resolution } from '../../src/imperial';
import type { Activation, Command, Drawn, Event, Game, Kit, Refusal, Setup } from '../../src/mission';

/** Plain JSON in the form of version 1. */
export type V1 = unknown;

// ── In: from version 1 to today ──────────────────────────────────────────────────────────────────────────────────────

/** Words were not recorded: no rule reads them. */
export const kitFromV1 = (kit: V1): Kit => kit as Kit;

/** `setup` has everything but the kit: seed, party, difficulty, tracked. */
export const setupFromV1 = (setup: V1, kit: Kit): Setup => ({ ...(setup as Omit<Setup, 'kit'>), kit });

export const commandFromV1 = (command: V1, _game: Game): Command => command as Command;

export const campaignKitFromV1 = (kit: V1): CampaignKit => kit as CampaignKit;

export const campaignSetupFromV1 = (setup: V1, kit: CampaignKit): CampaignSetup => ({
  ...(setup as Omit<CampaignSetup, 'kit'>),
  kit,
});

export function campaignCommandFromV1(command: V1, { game }: CampaignState): CampaignCommand {
  const known = command as CampaignCommand;
  return known.kind === 'play' && game ? { ...known, command: commandFromV1(known.command, game) } : known;
}

// ── Out: from today to version 1 ─────────────────────────────────────────────────────────────────────────────────────

/** `null`: version 1 had no such event. */
export const eventToV1 = (event: Event, _game: Game): V1 | null => event;

export const refusalToV1 = (refusal: Refusal, _game: Game): V1 => refusal;

/** What the window shows: which lines and rules a group was given. */
export const ordersToV1 = (
  { group, card, list, bonus, again }: Activation,
  drawn: Drawn | null,
  _game: Game,
): V1 => ({
  group,
  card,
  list,
  bonus,
  again,
  lines: drawn?.lines,
  rules: drawn?.rules,
  priority: drawn?.priority,
  figures: drawn?.orders.figures,
});

/** Steps with targets, routes, ends, attacks and reasons, and what the players must tell next. */
export const resolutionToV1 = ({ steps, pending, read }: Resolution, _game: Game): V1 => ({
  steps,
  pending,
  read,
});

/** What a game came to, kept in plain for every game. */
export const outcomeToV1 = ({
  mission,
  tracked,
  round,
  stage,
  heroes,
  ally,
  figures,
  variables,
  flags,
  gains,
  result,
}: Game): Readonly<Record<string, V1>> => ({
  mission,
  tracked,
  round,
  stage,
  heroes,
  ally,
  figures,
  variables,
  flags,
  gains,
  result,
});

/** What players see of a game after every command, chance included. What lies behind it (agenda, memory) may change. */
export const stateToV1 = (game: Game): V1 => ({
  ...outcomeToV1(game),
  random: game.random,
  active: game.active,
  groups: game.groups.map(({ id, of, card, colour, bonusHealth, activated, size }) => ({
    id,
    of,
    card,
    colour,
    bonusHealth,
    activated,
    size,
  })),
  sections: game.map.sections,
  things: game.map.things,
  terrain: game.map.terrain,
  edges: game.map.edges,
  countdowns: game.countdowns,
  objective: game.objective,
  achieved: game.achieved,
  rules: game.rules,
  roundLimit: game.roundLimit,
  threat: game.threat,
  peril: game.peril,
  medpacs: game.medpacs,
  supplies: game.supplies,
  prompt: game.prompt,
});

export function campaignEventToV1(event: CampaignEvent, { game }: CampaignState): V1 | null {
  if (event.kind !== 'mission' || !game) return event;
  const inner = eventToV1(event.event, game);
  return inner === null ? null : { ...event, event: inner };
}

export const campaignRefusalToV1 = (refusal: CampaignRefusal, { game }: CampaignState): V1 =>
  refusal.code === 'mission' && game ? { ...refusal, refusal: refusalToV1(refusal.refusal, game) } : refusal;

export const campaignOutcomeToV1 = ({ game, random: _random, ...state }: CampaignState): V1 => ({
  ...state,
  game: game && outcomeToV1(game),
});

export const campaignStateToV1 = ({ game, ...state }: CampaignState): V1 => ({
  ...state,
  game: game && stateToV1(game),
});
