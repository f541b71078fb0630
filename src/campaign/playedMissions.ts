// The journal of a campaign as its readers want it: every mission and encounter that was begun, one after the other.

import type { Command, Event } from '../mission';
import type { CampaignCommand, CampaignEvent } from './command';
import type { AlliesAlong } from './state';

/** A command of the campaign's journal with what came of it. */
export type CampaignEntry = {
  readonly command: CampaignCommand;
  readonly events: readonly CampaignEvent[];
};

/** One mission or encounter, from setting out to its end or to the last thing that was told. */
export type PlayedMission = {
  readonly mission: string;
  readonly encounter: boolean;
  readonly ally: AlliesAlong;
  /** What happened before its first command. */
  readonly start: readonly Event[];
  readonly entries: readonly { readonly command: Command; readonly events: readonly Event[] }[];
  /** Where its commands stand in the list of entries. */
  readonly positions: readonly number[];
};

export function playedMissions(entries: readonly CampaignEntry[]): readonly PlayedMission[] {
  const begun = entries.flatMap(({ command }, position) => (command.kind === 'begin' ? [position] : []));
  return begun.flatMap((from, index) => playedFrom(entries, from, begun[index + 1] ?? entries.length));
}

function playedFrom(entries: readonly CampaignEntry[], from: number, to: number): readonly PlayedMission[] {
  const first = entries[from];
  if (first?.command.kind !== 'begin') return [];
  const { mission, ally } = first.command;
  const played = entries
    .slice(from, to)
    .flatMap(({ command, events }, step) =>
      command.kind === 'play'
        ? [{ position: from + step, entry: { command: command.command, events: eventsIn(events) } }]
        : [],
    );
  return [
    {
      mission,
      encounter: first.events.some((event) => event.kind === 'missionBegan' && event.encounter),
      ally,
      start: eventsIn(first.events),
      entries: played.map(({ entry }) => entry),
      positions: played.map(({ position }) => position),
    },
  ];
}

const eventsIn = (events: readonly CampaignEvent[]): readonly Event[] =>
  events.flatMap((event) => (event.kind === 'mission' ? [event.event] : []));
