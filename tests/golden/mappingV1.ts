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
  CampaignReport,
  CampaignSetup,
  CampaignState,
} from '../../src/campaign';
import type { Resolution } from '../../src/imperial';
import {
  heroesIn,
  heroIn,
  othersIn,
  ownerOf,
  type Activation,
  type Command,
  type DrawnOrders,
  type Event,
  type Game,
  type Kit,
  type OtherActor,
  type Refusal,
  type Setup,
} from '../../src/mission';

/** Plain JSON in the form of version 1. */
export type V1 = unknown;

// ── In: from version 1 to today ──────────────────────────────────────────────────────────────────────────────────────

/** Words were not recorded: no rule reads them. */
export const kitFromV1 = (kit: V1): Kit => kit as Kit;

/** `setup` has everything but the kit: seed, party, difficulty, tracked. */
export const setupFromV1 = (setup: V1, kit: Kit): Setup => ({ ...(setup as Omit<Setup, 'kit'>), kit });

/** There was at most one ally, and `ally` stood for it. */
const ALLY = 'ally';

/** Whom `ally` meant: the one who is there, or who was there last. */
const allyIn = (game: Game): OtherActor | undefined =>
  othersIn(game).find(({ gone }) => gone === null) ?? othersIn(game).at(-1);

export function commandFromV1(command: V1, game: Game): Command {
  const known = command as { readonly kind: string; readonly who?: string };
  const ally = allyIn(game)?.id ?? ALLY;
  if (known.kind === 'defeatAlly') return { kind: 'defeat', actor: ally };
  const namesActor = known.who === ALLY && NAMES_ACTOR.has(known.kind);
  return (namesActor ? { ...known, who: ally } : known) as Command;
}

/** In other commands `who` is a figure, and no figure was called `ally`. */
const NAMES_ACTOR: ReadonlySet<string> = new Set(['beginActivation', 'endActivation', 'interact']);

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

/** Heroes by their ids; whoever else acts was `ally`. */
const whoToV1 = (who: string | null, game: Game): string | null =>
  who === null || heroIn(game, who) ? who : ALLY;

/** `null`: version 1 had no such event. */
export function eventToV1(event: Event, game: Game): V1 | null {
  switch (event.kind) {
    case 'activationBegan':
    case 'activationEnded':
    case 'interacted':
      return { ...event, who: whoToV1(event.who, game) };
    case 'actorJoined':
      return { kind: 'allyJoined', card: event.of };
    case 'actorGone':
      return event.why === 'left' ? { kind: 'allyLeft', card: event.of } : { kind: 'allyDefeated' };
    case 'figureMoved': {
      const { spaces: _, ...moved } = event;
      return moved;
    }
    // Newer than version 1.
    case 'attacked':
    case 'suffered':
    case 'armed':
    case 'cardGave':
    case 'cardRolled':
      return null;
    case 'shown':
    case 'answered':
      return { ...event, prompt: promptToV1(event.prompt) };
    default:
      return event;
  }
}

/** Questions did not name the places that they are about. */
function promptToV1(prompt: Game['prompt']): V1 {
  if (prompt?.kind !== 'confirm') return prompt;
  const { light: _, ...rest } = prompt;
  return rest;
}

/** Whoever else could not do something was an ally; without one, nobody was called so. */
export const refusalToV1 = (refusal: Refusal, _game: Game): V1 =>
  refusal.code === 'cannotAct' || (refusal.code === 'unknownHero' && refusal.of === ALLY)
    ? { code: 'noAlly' }
    : refusal;

/** What the window shows: which lines and rules a group was given. */
export const ordersToV1 = (
  { group, card, list, bonus, again }: Activation,
  drawn: DrawnOrders | null,
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
  steps: asRecorded(steps),
  pending: asRecorded(withoutSource(pending)),
  read,
});

/** Tests did not say what they decide. */
function withoutSource(pending: Resolution['pending']): V1 {
  if (pending?.kind !== 'test') return pending;
  const { source: _, ...rest } = pending;
  return rest;
}

/** Fighters did not say who plays them, nor moves and choices where players may break in. */
const SINCE_V1: ReadonlySet<string> = new Set(['controller', 'breaks', 'noPoints', 'read']);

function asRecorded(value: unknown): V1 {
  if (Array.isArray(value)) return value.map(asRecorded);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(withPlainNeeds(value)).filter(([field]) => !SINCE_V1.has(field));
  return Object.fromEntries(fields.map(([field, inner]) => [field, asRecorded(inner)]));
}

/** What an attack needs was the distance, whoever was Hidden. */
function withPlainNeeds(value: object): object {
  if (!('needed' in value)) return value;
  if ('kind' in value && value.kind === 'attack' && 'distance' in value && value.needed !== null)
    return { ...value, needed: Math.max(1, Number(value.distance ?? 1)) };
  if (!('steps' in value) || !Array.isArray(value.steps)) return value;
  const [declared, ...others] = value.steps as readonly object[];
  return { ...value, steps: [{ ...declared, needed: value.needed }, ...others] };
}

/** Heroes had a mark for having withdrawn, instead of a reason for being gone. */
const heroesToV1 = (game: Game): V1 =>
  heroesIn(game).map(({ id, activated, wounded, gone, items }) => ({
    id,
    activated,
    wounded,
    withdrawn: gone !== null,
    items,
  }));

/** Gone was `defeated`, with another mark for those who left unharmed; one activation a round was a yes or no. */
function allyToV1(game: Game): V1 {
  const ally = allyIn(game);
  if (!ally) return null;
  const { of: card, activated, gone } = ally;
  return { card, activated: activated > 0, defeated: gone !== null, ...(gone === 'left' && { left: true }) };
}

/** Figures knew their kind, not whose they are. */
const figuresToV1 = (game: Game): V1 =>
  Object.fromEntries(
    Object.values(game.figures).map(({ actor, ...figure }) => [
      figure.id,
      { ...figure, kind: ownerOf(game, { actor })?.kind ?? 'imperial' },
    ]),
  );

/** What a game came to, kept in plain for every game. */
export function outcomeToV1(game: Game): Readonly<Record<string, V1>> {
  const { mission, tracked, round, stage, variables, flags, gains, result } = game;
  return {
    mission,
    tracked,
    round,
    stage,
    heroes: heroesToV1(game),
    ally: allyToV1(game),
    figures: figuresToV1(game),
    variables,
    flags,
    gains,
    result,
  };
}

/** What players see of a game after every command, chance included. What lies behind it (agenda, memory) may change. */
export const stateToV1 = (game: Game): V1 => ({
  ...outcomeToV1(game),
  random: game.random,
  active: whoToV1(game.active, game),
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
  prompt: promptToV1(game.prompt),
});

/** One ally came along and was promoted or not; there were no reward cards, and the fame was told in one sum. */
const reportToV1 = ({ promotions = [], cards: _cards, groupFame: _fame, ...report }: CampaignReport): V1 => ({
  ...report,
  promoted: promotions.find(([from, to]) => from !== to) ?? null,
});

export function campaignEventToV1(event: CampaignEvent, { game }: CampaignState): V1 | null {
  if (event.kind === 'missionConcluded') return { ...event, report: reportToV1(event.report) };
  if (event.kind !== 'mission' || !game) return event;
  const inner = eventToV1(event.event, game);
  return inner === null ? null : { ...event, event: inner };
}

export const campaignRefusalToV1 = (refusal: CampaignRefusal, { game }: CampaignState): V1 =>
  refusal.code === 'mission' && game ? { ...refusal, refusal: refusalToV1(refusal.refusal, game) } : refusal;

export const campaignOutcomeToV1 = ({ game, report, random: _random, ...state }: CampaignState): V1 => ({
  ...state,
  report: report && reportToV1(report),
  game: game && outcomeToV1(game),
});

export const campaignStateToV1 = ({ game, report, ...state }: CampaignState): V1 => ({
  ...state,
  report: report && reportToV1(report),
  game: game && stateToV1(game),
});
