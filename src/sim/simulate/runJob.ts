// Plays one game of a list of jobs. An error becomes part of its record, so no game can stop the others.

import { err, ok, type Result } from '../../kernel';
import { makePlay, type Setup } from '../../mission';
import { kitFor, type KitProblem, type MissionId, type Pack } from '../../packs';
import { partyFor } from '../party/party';
import { veterans } from '../party/veterans';
import { playWithBots } from '../table/playMission';
import { playCampaignWithBots } from '../campaign/playCampaign';
import { boxesOf, keyOf, type Job } from './job';
import type { GameRecord, MissionRecord } from './record';
import { PLAY_LIMITS, recordOf, takeNotes } from './recorder';

export function runJob(pack: Pack, job: Job): GameRecord {
  try {
    return job.kind === 'mission' ? runMission(pack, job) : playCampaignWithBots(pack, job);
  } catch (error) {
    return crashed(job, error instanceof Error ? error.message : String(error));
  }
}

/** Everything a mission is simulated with. Heroes of the core box, as the mission's place in a campaign has them. */
export function setupOf(pack: Pack, job: Job): Result<Setup, KitProblem> {
  const seed = keyOf(job);
  const mission = pack.missions.get(job.id as MissionId);
  if (!mission) return err({ code: 'unknownMission', mission: job.id });
  const heroes = partyFor(pack, job);
  const needs = mission.needs ?? [];
  const gear = veterans(pack, heroes, job.experience, ['core', ...needs], seed);
  const party = { heroes: heroes.map((id) => ({ id, gear: gear.get(id) ?? [] })) };
  const kit = kitFor(pack, mission.id, party, boxesOf(pack, job, needs));
  if (!kit.ok) return kit;
  return ok({ kit: kit.value, seed, party, difficulty: job.difficulty, tracked: true });
}

function runMission(pack: Pack, job: Job): MissionRecord {
  const ready = setupOf(pack, job);
  if (!ready.ok) return crashed(job, JSON.stringify(ready.error));
  const setup = ready.value;
  const play = makePlay(setup.kit);
  const { notes, onAdvance } = takeNotes(play);
  const options = { seed: setup.seed, temper: job.temper, onAdvance, limits: PLAY_LIMITS };
  return recordOf(job, playWithBots(setup, options, play), notes);
}

const crashed = (job: Job, error: string): MissionRecord => ({
  kind: 'mission',
  key: keyOf(job),
  mission: job.id,
  heroes: job.heroes,
  difficulty: job.difficulty,
  temper: job.temper,
  party: [],
  end: 'crashed',
  outcome: null,
  won: false,
  rounds: 0,
  wounded: 0,
  withdrawn: 0,
  damage: {},
  achieved: {},
  ran: [],
  stopped: [],
  refused: [],
  commands: 0,
  error,
});
