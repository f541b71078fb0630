// The end of a mission: its gains go to the party (row 81), and the map moves on. Heroes need no healing here: wounds
// and supply cards (row 75) are part of the mission and end with it.

import { bounded, heroesIn, type Game, type MissionResult } from '../mission';
import { alliesAfter } from './allies';
import { restocked } from './armory';
import { afterClassicMission, classicGains } from './classic/afterMission';
import type { CampaignEvent } from './command';
import { PARTY_FLAGS } from './definition';
import { receive } from './goods';
import { grantRewards } from './grant';
import { withInjuriesOf } from './injuries';
import { endingOf, endingTexts, withNewEncounters, withPastEncounters } from './map';
import type { CampaignPlay } from './play';
import type { CampaignState, CampaignReport, MissionUnderWay } from './state';
import { finishedStep, refuse, type CampaignStep } from './step';
import { withLessons, withSettledTraining } from './training';

export function conclude(play: CampaignPlay, state: CampaignState): CampaignStep {
  const { running, game } = state;
  if (!running || !game) return refuse('noMission');
  const { result } = game;
  if (!result) return refuse('missionNotOver');
  const flagged = withInjuriesOf(withFlags(state, running, game, result), game);
  const rewarded = withRewards(play, flagged, running, game, result);
  const closed: CampaignState = {
    ...withSettledTraining(rewarded.state),
    finished: [...state.finished, { ...finishedAs(running, game, result), ...slotOf(state) }],
    running: null,
    game: null,
    report: rewarded.report,
  };
  const moved = movedOn(play, closed, running);
  return finishedStep(moved.state, { kind: 'missionConcluded', report: rewarded.report }, ...moved.events);
}

const finishedAs = (
  { mission, encounter }: MissionUnderWay,
  { round }: Game,
  { outcome, won }: MissionResult,
): CampaignState['finished'][number] => ({ mission, outcome, won, rounds: round, encounter });

/** The slot that was played, unless the mission was a forced one. */
const slotOf = ({ classic }: CampaignState): Pick<CampaignState['finished'][number], 'slot'> =>
  classic?.stage === 'mission' && classic.forced.length === 0 ? { slot: classic.slot } : {};

/** What scripts remembered, and how it ended. */
function withFlags(
  state: CampaignState,
  { mission }: MissionUnderWay,
  game: Game,
  { outcome, won }: MissionResult,
): CampaignState {
  const { [PARTY_FLAGS.credits]: _credits, [PARTY_FLAGS.fame]: _fame, ...flags } = game.flags;
  return {
    ...state,
    flags: { ...flags, [`${won ? 'won' : 'lost'}-${mission}`]: 1, [`${mission}-${outcome}`]: 1 },
  };
}

function withRewards(
  play: CampaignPlay,
  before: CampaignState,
  running: MissionUnderWay,
  game: Game,
  result: MissionResult,
): { readonly state: CampaignState; readonly report: CampaignReport } {
  const { gains } = game;
  const { outcome, won, rewards } = result;
  const groupFame = fameOfGroups(play, running, game);
  const fame = counted(before.fame + gains.fame + groupFame + fameFor(play, running, game, won));
  const classic = classicGains(play, { ...before, fame }, game, result);
  const goods = receive(play, classic.state, gains);
  const granted = grantRewards(play, goods.state, gains.rewards ?? []);
  const exchanged = [...goods.exchanged, ...granted.exchanged, ...classic.exchanged];
  const instead = exchanged.reduce((sum, { credits }) => sum + credits, 0);
  const credits = counted(before.credits + gains.credits + classic.credits + instead);
  const { state, taught } = withLessons(granted.state, before.classic ? [] : gains.classCards);
  const { allies, gained, promotions } = alliesAfter(play, state, running, game, classic.allies);
  return {
    state: { ...state, credits, allies },
    report: {
      mission: running.mission,
      outcome,
      won,
      rewards,
      credits: credits - before.credits,
      fame: fame - before.fame,
      items: goods.items,
      lostItems: goods.lostItems,
      exchanged,
      allies: gained,
      extraTraining: taught,
      promotions,
      cards: [...classic.cards, ...granted.cards],
      groupFame,
      ...classic.report,
    },
  };
}

const counted = (number: number): number => bounded(Math.max(0, number));

/** What the campaign itself gives, beside what the mission's scripts and rewards do (row 95). */
function fameFor(
  { kit: { campaign } }: CampaignPlay,
  { encounter }: MissionUnderWay,
  game: Game,
  won: boolean,
): number {
  const { perHealthyHero = 0, perEncounter = 0 } = campaign.fame ?? {};
  if (encounter) return perEncounter;
  const healthy = won ? heroesIn(game).filter(({ wounded }) => !wounded).length : 0;
  return perHealthyHero * healthy;
}

function fameOfGroups(
  { kit: { campaign } }: CampaignPlay,
  { encounter }: MissionUnderWay,
  { defeated }: Game,
): number {
  const groups = Object.values(defeated).reduce((sum, count) => sum + count, 0);
  return encounter ? 0 : (campaign.fame?.perGroup ?? 0) * groups;
}

/** Back on the map: the next lessons, cards and encounters; or the end. */
function movedOn(
  play: CampaignPlay,
  state: CampaignState,
  { mission, encounter }: MissionUnderWay,
): { readonly state: CampaignState; readonly events: readonly CampaignEvent[] } {
  if (encounter) return { state: withPastEncounters(state, [mission]), events: [] };
  if (state.classic) {
    const after = afterClassicMission(play, state, mission);
    return after.over ? ended(play, after.state, after.events) : after;
  }
  const story = play.story.get(mission);
  if (story?.finale) return ended(play, state, []);
  const isAgain = (state.retried?.[mission] ?? 0) > 0;
  const heroes = story?.noTraining || isAgain ? [] : state.heroes.map(({ id }) => id);
  const next = withNewEncounters(play, restocked(play, withLessons(state, heroes).state));
  const appeared = next.encounters.map((id): CampaignEvent => ({ kind: 'encounterAppeared', mission: id }));
  const stocked: CampaignEvent[] = play.kit.campaign.armory ? [{ kind: 'stocked', items: next.stock }] : [];
  return { state: next, events: [...stocked, ...appeared] };
}

function ended(
  play: CampaignPlay,
  state: CampaignState,
  events: readonly CampaignEvent[],
): { readonly state: CampaignState; readonly events: readonly CampaignEvent[] } {
  const ending = endingOf(play, state);
  const [, ...parts] = endingTexts(play, state, ending);
  const end: CampaignEvent = { kind: 'ended', ending, ...(parts.length > 0 && { parts }) };
  return { state: { ...state, ending }, events: [...events, end] };
}
