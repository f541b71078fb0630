// Setting out: the party as it stands goes into a mission or an encounter.

import { err, randomInt, type OfKind } from '../kernel';
import { startMission, type Setup } from '../mission';
import { alliesFor, mostAllies, withDeployments } from './allies';
import { termsOf } from './classic/terms';
import type { CampaignCommand, CampaignEvent, CampaignRefusal } from './command';
import { PARTY_FLAGS } from './definition';
import { gearOf, heldCards, overloaded } from './gear';
import { openEncounters, openMissions, withPastEncounters } from './map';
import type { CampaignPlay } from './play';
import { withRetry } from './retries';
import { rewardsAtWork } from './rewards';
import { alliesBrought, type CampaignState, type MissionUnderWay } from './state';
import { finishedStep, refusal, type CampaignStep } from './step';

type Begin = OfKind<CampaignCommand, 'begin'>;

export function beginStory(play: CampaignPlay, before: CampaignState, command: Begin): CampaignStep {
  const problem = whyNotBegin(play, before, command);
  if (problem) return err(problem);
  const { state, events: paid } = withRetry(play, before, command.mission);
  const encounter = play.encounters.has(command.mission);
  const drawn = randomInt(state.random, SEEDS);
  const running: MissionUnderWay = {
    mission: command.mission,
    encounter,
    ally: command.ally,
    // Without a map there is nothing to track.
    tracked: command.tracked && !encounter,
    products: state.products,
    seed: `${command.mission}-${drawn.value}`,
    ...rewardsAtWork(play, state),
    ...termsOf(play, state, alliesBrought(command.ally)),
  };
  const gone = encounter ? [] : state.encounters;
  const heroes = state.heroes.map(({ id }) => id);
  const missionPlay = play.playOf(running, heroes);
  const { game, events } = startMission(
    { kit: missionPlay.kit, ...setupFor(play, state, running) },
    missionPlay,
  );
  const begun = {
    ...withPastEncounters(state, gone),
    random: drawn.state,
    // An ally who was earned in a classic campaign comes as often as the players like (classic 7.1).
    allies: state.classic
      ? state.allies
      : alliesBrought(running.ally).reduce((allies, card) => withDeployments(allies, card, -1), state.allies),
    running,
    game,
  };
  return finishedStep(
    begun,
    ...paid,
    ...gone.map((mission): CampaignEvent => ({ kind: 'encounterVanished', mission })),
    { kind: 'missionBegan', mission: running.mission, encounter },
    ...events.map((event): CampaignEvent => ({ kind: 'mission', mission: running.mission, event })),
  );
}

const SEEDS = 2 ** 32;

function setupFor(play: CampaignPlay, state: CampaignState, running: MissionUnderWay): Omit<Setup, 'kit'> {
  const { seed, tracked, ally } = running;
  const heroes = state.heroes.map(({ id, injuries }) => ({
    id,
    ...(injuries && { injuries }),
    items: state.items.filter(({ hero }) => hero === id).map(({ item }) => item),
    gear: heldCards(play, state, id),
  }));
  const flags = { ...state.flags, [PARTY_FLAGS.credits]: state.credits, [PARTY_FLAGS.fame]: state.fame };
  const party = ally === null ? { heroes } : { heroes, ally: alliesBrought(ally) };
  return { seed, party, difficulty: state.difficulty, tracked, flags };
}

export function whyNotBegin(
  play: CampaignPlay,
  state: CampaignState,
  { mission, ally }: Begin,
): CampaignRefusal | undefined {
  if (!play.story.has(mission) && !play.encounters.has(mission)) return refusal('unknownMission', mission);
  const open = [...openMissions(play, state), ...openEncounters(play, state)];
  if (!open.some((entry) => entry.mission === mission)) return refusal('notOpen', mission);
  const missing = play.missionOf(mission).needs?.find((product) => !state.products.includes(product));
  if (missing !== undefined) return refusal('missingProduct', missing);
  const heavy = overloaded(gearOf(play, state), state.heroes);
  if (heavy !== undefined) return refusal('carriesTooMuch', heavy);
  return whyNotAllies(play, state, mission, alliesBrought(ally));
}

function whyNotAllies(
  play: CampaignPlay,
  state: CampaignState,
  mission: string,
  allies: readonly string[],
): CampaignRefusal | undefined {
  const most = mostAllies(play, state, mission);
  for (const [index, ally] of allies.entries()) {
    const problem = whyNotAlly(play, state, mission, ally);
    if (problem) return problem;
    if (allies.indexOf(ally) < index) return refusal('allyTwice', ally);
  }
  return allies.length > most ? refusal('tooManyAllies', allies[most]) : undefined;
}

function whyNotAlly(
  play: CampaignPlay,
  state: CampaignState,
  mission: string,
  ally: string,
): CampaignRefusal | undefined {
  if (mostAllies(play, state, mission) === 0) return refusal('noAllyAllowed', ally);
  if (!Object.hasOwn(state.allies, ally)) return refusal('unknownAlly', ally);
  return alliesFor(play, state, mission).includes(ally) ? undefined : refusal('missingProduct', ally);
}
