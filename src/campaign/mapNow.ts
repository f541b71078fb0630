// The map as it lies now: places come, change and close by what happened, and so do the ways between them.

import type { MapPlace } from './definition';
import { isClosed, openEncounters, openMissions } from './map';
import { holdsInCampaign } from './numbers';
import type { CampaignPlay } from './play';
import type { CampaignState } from './state';

export type PlaceNow = Pick<MapPlace, 'id' | 'name' | 'at' | 'look' | 'scene'> & { readonly closed: boolean };

/** A place where something can begin is always there. */
export function placesNow(play: CampaignPlay, state: CampaignState): readonly PlaceNow[] {
  const open = new Set(
    [...openMissions(play, state), ...openEncounters(play, state)].map(({ place }) => place),
  );
  return play.kit.campaign.places
    .filter((place) => open.has(place.id) || holdsInCampaign(play, state, place.if))
    .map((place) => placeNow(play, state, place));
}

export function placeNow(play: CampaignPlay, state: CampaignState, place: MapPlace): PlaceNow {
  const { id, name, at, look, scene, changes = [] } = place;
  const change = changes.find((one) => holdsInCampaign(play, state, one.if));
  const picture = change?.scene ?? scene;
  return {
    id,
    name: change?.name ?? name,
    at,
    look: change?.look ?? look,
    ...(picture !== undefined && { scene: picture }),
    closed: isClosed(play, state, id),
  };
}

/** Between places that are both on the map. */
export function waysNow(play: CampaignPlay, state: CampaignState): readonly (readonly [string, string])[] {
  const { routes = [], ways = [] } = play.kit.campaign;
  const there = new Set(placesNow(play, state).map(({ id }) => id));
  const open = ways.filter((way) => holdsInCampaign(play, state, way.if)).map(({ between }) => between);
  return [...routes, ...open].filter(([from, to]) => there.has(from) && there.has(to));
}
