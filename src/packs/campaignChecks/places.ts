// The map of a campaign: every place is there once, and everything else lies at one of them.

import { checkOnce } from '../missionChecks/ids';
import { describeValue } from '../problem';
import type { Check, Path } from './facts';

export const checkPlaces: Check = ({ campaign, items, pack, guess }, report) => {
  const { id, places, routes = [] } = campaign;
  const known = new Set(places.map((place) => place.id));
  const look = (place: string, path: Path): void => {
    if (known.has(place)) return;
    const expected = `the id of a place${guess(place, known)}`;
    report({ path, code: 'unknownId', expected, found: describeValue(place) });
  };
  // Both would have the same words.
  if (pack.missions.has(id as never)) {
    const expected = 'an id that no mission has';
    report({ path: ['id'], code: 'duplicateId', expected, found: describeValue(id) });
  }
  checkOnce(places, ['places'], report);
  for (const { type, value, path } of items) if (type === 'place') look(value as string, path);
  for (const [at, [from, to]] of routes.entries()) {
    if (from !== to) continue;
    const expected = 'two different places';
    report({ path: ['routes', at], code: 'wrongValue', expected, found: `${describeValue(from)} twice` });
  }
};
