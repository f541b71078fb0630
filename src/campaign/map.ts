// The campaign map (rows 82 to 86): which missions can begin now, which encounters come and go, and how the campaign
// ends.

import { openInClassic } from './classic/open';
import type { Encounter, StoryMission } from './definition';
import { holdsInCampaign } from './numbers';
import type { CampaignPlay } from './play';
import type { CampaignState } from './state';

/** Story missions whose time has come and that are not finished. */
export function openMissions(play: CampaignPlay, state: CampaignState): readonly StoryMission[] {
  if (state.ending !== null) return [];
  if (state.classic) return openInClassic(play, state);
  const finished = new Set(state.finished.map(({ mission }) => mission));
  return play.kit.campaign.missions.filter(
    (entry) => !finished.has(entry.mission) && holdsInCampaign(play, state, entry.if),
  );
}

export const openEncounters = ({ encounters }: CampaignPlay, state: CampaignState): readonly Encounter[] =>
  state.ending === null ? state.encounters.flatMap((id) => encounters.get(id) ?? []) : [];

/** After a story mission: what has not been there yet and whose condition holds. */
export function withNewEncounters(play: CampaignPlay, state: CampaignState): CampaignState {
  const known = new Set([...state.encounters, ...state.pastEncounters]);
  const fresh = [...play.encounters.values()].filter(
    ({ mission, if: condition }) => !known.has(mission) && holdsInCampaign(play, state, condition),
  );
  return { ...state, encounters: [...state.encounters, ...fresh.map(({ mission }) => mission)] };
}

/** These are over for good. */
export const withPastEncounters = (state: CampaignState, gone: readonly string[]): CampaignState => ({
  ...state,
  encounters: state.encounters.filter((id) => !gone.includes(id)),
  pastEncounters: [...state.pastEncounters, ...gone],
});

/** A campaign always has a last word, even if no condition fits. */
export function endingOf(play: CampaignPlay, state: CampaignState): string {
  const { endings } = play.kit.campaign;
  const ending = endings.find((one) => holdsInCampaign(play, state, one.if)) ?? endings.at(-1);
  if (!ending) throw new Error('a campaign without endings');
  return ending.id;
}

/** What is read at an ending, in its order: its text, and the parts that fit how the campaign went (row 270). */
export function endingTexts(play: CampaignPlay, state: CampaignState, id: string): readonly string[] {
  const { endings, epilogue = [] } = play.kit.campaign;
  const ending = endings.find((one) => one.id === id);
  if (!ending) return [];
  const parts = [...(ending.parts ?? []), ...epilogue, ...(ending.last ?? [])].filter((part) =>
    holdsInCampaign(play, state, part.if),
  );
  return [ending.text, ...parts.map(({ text }) => text)];
}
