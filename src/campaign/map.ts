// The campaign map (rows 82 to 86): which missions can begin now, which encounters come and go, and how the campaign
// ends.

import { randomInt } from '../kernel';
import { openInClassic } from './classic/open';
import type { Encounter, StoryMission } from './definition';
import { holdsInCampaign } from './numbers';
import type { CampaignPlay } from './play';
import { retryOf } from './retries';
import type { CampaignState } from './state';

/** Story missions whose time has come and that are not finished. */
export function openMissions(play: CampaignPlay, state: CampaignState): readonly StoryMission[] {
  if (state.ending !== null) return [];
  if (state.classic) return openInClassic(play, state);
  const finished = new Set(state.finished.map(({ mission }) => mission));
  return play.kit.campaign.missions.filter(
    (entry) =>
      !isClosed(play, state, entry.place) &&
      ((!finished.has(entry.mission) && holdsInCampaign(play, state, entry.if)) ||
        retryOf(play, state, entry.mission) !== undefined),
  );
}

export const openEncounters = (play: CampaignPlay, state: CampaignState): readonly Encounter[] =>
  state.ending === null
    ? state.encounters
        .flatMap((id) => play.encounters.get(id) ?? [])
        .filter(({ place }) => !isClosed(play, state, place))
    : [];

/** Crossed out on the map: nothing begins there. */
export function isClosed(play: CampaignPlay, state: CampaignState, place: string): boolean {
  const closed = play.kit.campaign.places.find(({ id }) => id === place)?.closed;
  return closed !== undefined && holdsInCampaign(play, state, closed);
}

/** After a story mission: what has not been there yet and whose condition holds. */
export function withNewEncounters(play: CampaignPlay, state: CampaignState): CampaignState {
  const known = new Set([...state.encounters, ...state.pastEncounters]);
  const fresh = [...play.encounters.values()].filter(
    ({ mission, if: condition }) => !known.has(mission) && holdsInCampaign(play, state, condition),
  );
  const drawn = dealt(play, state, fresh);
  return {
    ...state,
    random: drawn.random,
    encounters: [...state.encounters, ...drawn.encounters.map(({ mission }) => mission)],
  };
}

/** Of each deck one, unless one of it lies there already. */
function dealt(
  { encounters }: CampaignPlay,
  state: CampaignState,
  fresh: readonly Encounter[],
): { readonly encounters: readonly Encounter[]; readonly random: CampaignState['random'] } {
  const lying = new Set(state.encounters.flatMap((id) => encounters.get(id)?.deck ?? []));
  const decks = [...new Set(fresh.flatMap(({ deck }) => deck ?? []))].filter((deck) => !lying.has(deck));
  let { random } = state;
  const drawn = new Set<Encounter>();
  for (const deck of decks) {
    const cards = fresh.filter((one) => one.deck === deck);
    const { value, state: next } = randomInt(random, cards.length);
    random = next;
    const card = cards[value];
    if (card) drawn.add(card);
  }
  return {
    encounters: fresh.filter((one) => one.deck === undefined || drawn.has(one)),
    random,
  };
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
