// The marks at the places of the map: what can begin there, and what is over.

import { openEncounters, openMissions, type CampaignPlay, type CampaignState } from '../../../campaign';
import type { SignName } from './MapSign';

export type Mark = {
  readonly mission: string;
  readonly place: string;
  readonly sign: SignName;
  readonly encounter: boolean;
  readonly finale: boolean;
  /** Of what lies behind. */
  readonly won: boolean | null;
};

/** Open story missions first, then encounters, then what is done. */
export function marksOf(play: CampaignPlay, state: CampaignState): readonly Mark[] {
  const open = openMissions(play, state).map(({ mission, place, finale = false }): Mark => ({
    mission,
    place,
    sign: 'story',
    encounter: false,
    // Where there is but one, it is no end of anything.
    finale: finale && play.story.size > 1,
    won: null,
  }));
  const met = openEncounters(play, state).map(({ mission, place }): Mark => ({
    mission,
    place,
    sign: 'encounter',
    encounter: true,
    finale: false,
    won: null,
  }));
  const done = state.finished.flatMap(({ mission, won, encounter }): Mark[] => {
    const place = (play.story.get(mission) ?? play.encounters.get(mission))?.place;
    return place === undefined
      ? []
      : [{ mission, place, sign: won || encounter ? 'done' : 'lost', encounter, finale: false, won }];
  });
  return [...open, ...met, ...done];
}

/** It lies behind the party. */
export const isPast = ({ sign }: Pick<Mark, 'sign'>): boolean => sign === 'done' || sign === 'lost';

/** An encounter is neither won nor lost. */
export const howItWent = ({ encounter, won }: Mark): 'won' | 'lost' | 'held' => {
  if (encounter) return 'held';
  return won ? 'won' : 'lost';
};
