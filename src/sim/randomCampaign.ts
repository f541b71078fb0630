// Whole campaigns played by chance: missions and encounters in any order that the map allows, and any errands of the
// party between them.

import {
  advanceCampaign,
  legalCampaignCommands,
  makeCampaignPlay,
  openEncounters,
  openMissions,
  startCampaign,
  type CampaignCommand,
  type CampaignEvent,
  type CampaignPlay,
  type CampaignRefusal,
  type CampaignSetup,
  type CampaignState,
} from '../campaign';
import { changeTemper, chooseFrom, eagernessFor, makePlayer, type Player } from './player';
import type { PlayEnd, PlayOptions } from './randomPlay';

export type CampaignPlayOptions = PlayOptions & {
  /** How missions are played. */
  readonly tracked: boolean;
};

export type PlayedCampaign = {
  readonly state: CampaignState;
  /** `over`: it came to one of its endings; `stuck`: nothing is left on the map, yet it has not ended. */
  readonly end: PlayEnd;
  /** Enough to play the same campaign again. */
  readonly commands: readonly CampaignCommand[];
  /** Why the last command was not taken. */
  readonly refusal?: CampaignRefusal;
  /** Scripts that went round and round until they were stopped, by mission. */
  readonly stopped: readonly string[];
};

export function playCampaignRandomly(
  setup: CampaignSetup,
  { seed, maxCommands, tracked }: CampaignPlayOptions,
): PlayedCampaign {
  const play = makeCampaignPlay(setup.kit);
  const player = makePlayer(seed);
  const commands: CampaignCommand[] = [];
  const stopped: string[] = [];
  let { state } = startCampaign(setup, play);
  const over = (end: PlayEnd): PlayedCampaign => ({ state, end, commands, stopped });
  while (state.ending === null) {
    if (commands.length >= maxCommands) return over('tooLong');
    const command = nothingToPlay(play, state) ? undefined : choose(player, play, state, tracked);
    if (!command) return over('stuck');
    commands.push(command);
    const next = advanceCampaign(play, state, command);
    if (!next.ok) return { ...over('refused'), refusal: next.error };
    state = next.value.state;
    stopped.push(...next.value.events.flatMap(stoppedIn));
    // One mission may go well and the next one badly.
    if (command.kind === 'begin') changeTemper(player);
  }
  return over('over');
}

/** In a classic campaign, stages lie between missions. */
const nothingToPlay = (play: CampaignPlay, state: CampaignState): boolean =>
  state.running === null &&
  (state.classic?.stage ?? 'mission') === 'mission' &&
  openMissions(play, state).length + openEncounters(play, state).length === 0;

const stoppedIn = (event: CampaignEvent): readonly string[] =>
  event.kind === 'mission' && event.event.kind === 'scriptStopped'
    ? [`${event.mission} ${event.event.script}`]
    : [];

/**
 * How eager the player is between missions. Encounters vanish with the next mission, so they are looked at first. What is
 * owned stays as whoever asked for the game said.
 */
const EAGER: Readonly<Record<Exclude<CampaignCommand['kind'], 'play'> | 'meet', number>> = {
  begin: 8,
  meet: 16,
  conclude: 8,
  buy: 6,
  sell: 1,
  train: 6,
  untrain: 1,
  assign: 3,
  heal: 3,
  fix: 3,
  chooseSides: 8,
  endStage: 8,
  own: 0,
};

function choose(
  player: Player,
  play: CampaignPlay,
  state: CampaignState,
  tracked: boolean,
): CampaignCommand | undefined {
  const wanted = legalCampaignCommands(play, state, player.random).filter(
    (command) => command.kind !== 'begin' || command.tracked === tracked,
  );
  const isMeeting = (command: CampaignCommand): boolean =>
    command.kind === 'begin' && play.encounters.has(command.mission);
  return chooseFrom(
    player,
    wanted,
    (command) => {
      if (command.kind === 'play') return `play ${command.command.kind}`;
      return isMeeting(command) ? 'meet' : command.kind;
    },
    (command) => {
      if (command.kind === 'play') return eagernessFor(player, command.command);
      return EAGER[isMeeting(command) ? 'meet' : command.kind];
    },
  );
}
