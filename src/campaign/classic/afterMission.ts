// The end of a mission in a classic campaign (classic 5.1 to 5.5): what it brings beside the mission's own gains, new side
// missions, forced ones, and the stage that follows.

import type { Game, MissionResult } from '../../mission';
import type { CampaignEvent } from '../command';
import type { MissionEnd } from '../definition';
import { grantRewards } from '../grant';
import { countInCampaign, holdsInCampaign } from '../numbers';
import type { CampaignPlay } from '../play';
import type {
  CampaignReport,
  CampaignState,
  ClassicReport,
  ClassicState,
  Exchange,
  HeldReward,
} from '../state';
import { withMarket } from './market';
import { planOf, planSum } from './plans';
import { classicOf, classicRules, withDrawnSides } from './sideDeck';
import { withoutPlans } from './stages';

const CRATE = 50;
const AFTER_INTRODUCTION = 2;

export type ClassicGains = {
  readonly state: CampaignState;
  readonly credits: number;
  readonly allies: readonly string[];
  readonly cards: readonly HeldReward[];
  readonly exchanged: readonly Exchange[];
  readonly report: Pick<CampaignReport, 'classic'>;
};

/** Everything but what the mission's own rewards say. Nothing in a campaign of our own. */
export function classicGains(
  play: CampaignPlay,
  before: CampaignState,
  game: Game,
  result: MissionResult,
): ClassicGains {
  const { classic } = before;
  if (!classic) return { state: before, credits: 0, allies: [], cards: [], exchanged: [], report: {} };
  const ends = endsOf(play, before, game.mission, result);
  const sum = (field: 'credits' | 'xp' | 'influence' | 'imperialXp' | 'threat'): number =>
    ends.reduce((all, end) => all + countInCampaign(play, before, end[field] ?? 0), 0);
  const named = (field: 'opens' | 'villains' | 'allies' | 'rewards' | 'forces'): readonly string[] =>
    ends.flatMap((end) => end[field] ?? []);
  const crates = cratesIn(play, game);
  const { gains } = game;
  const earned = [...named('villains'), ...(gains.villains ?? [])];
  const villains = [...new Set(earned)].filter((card) => !classic.villains.includes(card));
  const awards = gains.awards ?? 0;
  const own: ClassicReport = {
    xp: sum('xp') + (gains.xp ?? 0),
    influence: sum('influence') + sum('imperialXp'),
    crates,
    crateCredits: crates * Math.max(0, CRATE - planSum(before, 'crates')),
    villains,
    ...(awards !== 0 && { awards }),
  };
  const next: ClassicState = {
    ...classic,
    xp: withPoints(classic.xp, own.xp, game.gains.classCards),
    influence: classic.influence + own.influence,
    opened: [...new Set([...classic.opened, ...named('opens')])],
    forced: [...classic.forced.filter((id) => id !== game.mission), ...forcedBy(before, named('forces'))],
    threat: sum('threat') + (gains.threat ?? 0),
    ...(awards !== 0 && { awards: Math.max(0, (classic.awards ?? 0) + awards) }),
    villains: [...classic.villains, ...villains],
  };
  const cards = named('rewards').map((reward) => ({ reward, hero: null }));
  const granted = grantRewards(play, { ...before, classic: next }, cards);
  return {
    state: granted.state,
    credits: sum('credits') + own.crateCredits,
    allies: named('allies'),
    cards: granted.cards,
    exchanged: granted.exchanged,
    report: { classic: own },
  };
}

/** A class card as a gift becomes a point (classic 5.5). */
const withPoints = (
  xp: ClassicState['xp'],
  each: number,
  gifts: readonly string[],
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(xp).map(([hero, had]) => [hero, had + each + gifts.filter((id) => id === hero).length]),
  );

const forcedBy = ({ finished }: CampaignState, missions: readonly string[]): readonly string[] =>
  missions.filter((id) => !finished.some(({ mission }) => mission === id));

const endsOf = (
  play: CampaignPlay,
  state: CampaignState,
  mission: string,
  { outcome, won }: MissionResult,
): readonly MissionEnd[] =>
  (classicRules(play).ends ?? []).filter(
    (end) =>
      end.mission === mission &&
      (end.won === undefined || end.won === won) &&
      (end.outcome === undefined || end.outcome === outcome) &&
      holdsInCampaign(play, state, end.if),
  );

/** Claimed: used up by a hero, neither destroyed nor left alone. */
const cratesIn = (play: CampaignPlay, { mission, map }: Game): number =>
  play.missionOf(mission).things.filter(({ id, kind }) => {
    const thing = map.things[id];
    return kind === 'crate' && thing?.usedUp === true && thing.destroyed !== true;
  }).length;

/** Back on the map, all gains in hand. `mission` is the one that is over. */
export function afterClassicMission(
  play: CampaignPlay,
  before: CampaignState,
  mission: string,
): { readonly state: CampaignState; readonly events: readonly CampaignEvent[]; readonly over: boolean } {
  const classic = classicOf(before);
  const slot = classicRules(play).slots[classic.slot];
  const isOfSlot = classic.stage === 'mission';
  const ended = classic.plans.filter((id) => planOf(id)?.lasts === 'mission');
  const events: CampaignEvent[] = ended.map((plan) => ({ kind: 'planEnded', plan }));
  let state = withoutPlans(before, 'mission');
  if (isOfSlot && slot?.kind === 'finale') return { state, events, over: true };
  if (isOfSlot && slot) {
    const sides = slot.kind === 'side' ? afterSide(play, state, mission) : { state, events: [] };
    const count =
      slot.kind === 'introduction' ? AFTER_INTRODUCTION : isDrawnCard(play, slot.kind, mission) ? 1 : 0;
    const drawn = withDrawnSides(sides.state, count);
    events.push(...sides.events, ...drawn.events);
    state = withMarket(play, drawn.state);
    state = { ...state, classic: { ...classicOf(state), stage: 'rebel', level: slot.threat } };
    events.push(
      { kind: 'stageBegan', stage: 'rebel', slot: classic.slot },
      { kind: 'stocked', items: state.stock },
    );
  }
  const forced = classicOf(state).forced.map((id): CampaignEvent => ({ kind: 'missionForced', mission: id }));
  return { state, events: [...events, ...(isOfSlot ? forced : [])], over: false };
}

/** A card of the deck was played, not a mission of the Empire. */
const isDrawnCard = (play: CampaignPlay, kind: string, mission: string): boolean =>
  kind === 'side' && (classicRules(play).sides ?? []).some((card) => card.mission === mission);

/** The mission's card goes; so do the Empire's missions that were passed over, and it has its reward (classic 6.4). */
function afterSide(
  play: CampaignPlay,
  state: CampaignState,
  played: string,
): { readonly state: CampaignState; readonly events: readonly CampaignEvent[] } {
  const classic = classicOf(state);
  const { plans = [] } = classicRules(play);
  const forgone = plans.filter(({ mission }) => mission !== played && classic.sides.includes(mission));
  const gone = new Set([played, ...forgone.map(({ mission }) => mission)]);
  const influence = forgone.reduce((sum, { unplayed = 0 }) => sum + unplayed, classic.influence);
  return {
    state: {
      ...state,
      classic: { ...classic, influence, sides: classic.sides.filter((id) => !gone.has(id)) },
    },
    events: forgone.map(({ mission, unplayed = 0 }) => ({
      kind: 'sideForgone',
      mission,
      influence: unplayed,
    })),
  };
}
