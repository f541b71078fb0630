// A whole campaign, played by bots: encounters as they come up, errands on the map, one mission after another with what
// the party then has.

import {
  advanceCampaign,
  alliesFor,
  makeCampaignPlay,
  openEncounters,
  openMissions,
  startCampaign,
  type CampaignCommand,
  type CampaignPlay,
  type CampaignState,
} from '../../campaign';
import { err, ok, seedRandom, shuffled } from '../../kernel';
import type { Event } from '../../mission';
import { campaignKitFor, campaignNeeds, type Pack } from '../../packs';
import { partyFor } from '../party/party';
import { boxesOf, keyOf, type Job } from '../simulate/job';
import type { CampaignRecord, MissionRecord, RecordEnd } from '../simulate/record';
import { PLAY_LIMITS, recordOf, takeNotes } from '../simulate/recorder';
import { playOn, sitDown } from '../table/playMission';
import type { BotTable } from '../table/table';
import { nextErrand } from './errands';

/** A campaign under way. */
type Tour = {
  readonly pack: Pack;
  readonly job: Job;
  readonly play: CampaignPlay;
  state: CampaignState;
  readonly missions: MissionRecord[];
  readonly refused: string[];
};

/** More errands than any party runs between two missions; more stops than any map has. */
const MOST_ERRANDS = 60;
const MOST_STOPS = 60;

export function playCampaignWithBots(pack: Pack, job: Job): CampaignRecord {
  const heroes = partyFor(pack, job);
  const products = boxesOf(pack, job, campaignNeeds(pack, job.id)?.products ?? []);
  const kit = campaignKitFor(pack, job.id, heroes);
  if (!kit.ok) throw new Error(JSON.stringify(kit.error));
  const { difficulty } = job;
  const setup = {
    kind: 'campaign',
    kit: kit.value,
    seed: keyOf(job),
    difficulty,
    heroes,
    name: job.id,
    products,
  } as const;
  const play = makeCampaignPlay(kit.value);
  const tour: Tour = {
    pack,
    job,
    play,
    state: startCampaign(setup, play).state,
    missions: [],
    refused: [],
  };
  return recordOfTour(tour, travel(tour));
}

function travel(tour: Tour): RecordEnd {
  for (let stops = 0; stops < MOST_STOPS && tour.state.ending === null; stops++) {
    runErrands(tour);
    const mission = nextStop(tour);
    if (mission === undefined) return 'stuck';
    const end = visit(tour, mission);
    if (end !== 'over') return end;
  }
  return tour.state.ending === null ? 'tooLong' : 'over';
}

function order(tour: Tour, command: CampaignCommand): boolean {
  const next = advanceCampaign(tour.play, tour.state, command);
  if (next.ok) tour.state = next.value.state;
  else tour.refused.push(`${command.kind}: ${next.error.code}`);
  return next.ok;
}

function runErrands(tour: Tour): void {
  for (let errands = 0; errands < MOST_ERRANDS; errands++) {
    const errand = nextErrand(tour.pack, tour.play, tour.state);
    if (!errand || !order(tour, errand)) return;
  }
}

/** Encounters first: they are gone after the next mission. Of several missions, any. */
function nextStop({ play, state, job }: Tour): string | undefined {
  const [encounter] = openEncounters(play, state);
  if (encounter) return encounter.mission;
  const seed = `${keyOf(job)} stop ${state.finished.length}`;
  return shuffled(seedRandom(seed), openMissions(play, state)).value[0]?.mission;
}

function visit(tour: Tour, mission: string): RecordEnd {
  const [ally = null] = alliesFor(tour.play, tour.state, mission);
  if (!order(tour, { kind: 'begin', mission, ally, tracked: true })) return 'refused';
  const { running, game, heroes } = tour.state;
  if (!running || !game) return 'stuck';
  const play = tour.play.playOf(
    running,
    heroes.map(({ id }) => id),
  );
  const { notes, onAdvance } = takeNotes(play);
  const { temper } = tour.job;
  const table = sitDown(play, game, appOf(tour), {
    seed: running.seed,
    temper,
    onAdvance,
  });
  const played = playOn(table, PLAY_LIMITS);
  if (!running.encounter) tour.missions.push({ ...recordOf(tour.job, played, notes), campaign: tour.job.id });
  if (played.end !== 'over') return played.end;
  return order(tour, { kind: 'conclude' }) ? 'over' : 'refused';
}

/** The mission goes on inside of the campaign. */
const appOf =
  (tour: Tour): BotTable['advance'] =>
  (_game, command) => {
    const next = advanceCampaign(tour.play, tour.state, { kind: 'play', command });
    if (!next.ok) return err({ code: 'broken', of: next.error.code });
    tour.state = next.value.state;
    if (!tour.state.game) throw new Error('the campaign lost its mission');
    const events = next.value.events.flatMap((event): Event[] =>
      event.kind === 'mission' ? [event.event] : [],
    );
    return ok({ game: tour.state.game, events });
  };

const recordOfTour = ({ job, state, missions, refused }: Tour, end: RecordEnd): CampaignRecord => ({
  kind: 'campaign',
  key: keyOf(job),
  campaign: job.id,
  heroes: job.heroes,
  difficulty: job.difficulty,
  temper: job.temper,
  end,
  ending: state.ending,
  fame: state.fame,
  credits: state.credits,
  encounters: state.finished.filter(({ encounter }) => encounter).map(({ mission }) => mission),
  missions,
  refused,
});
