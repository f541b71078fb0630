// People of a mission: whoever the Empire may attack has health, and nobody is called like a card or a hero.

import { describeValue } from '../problem';
import type { Check } from './facts';

export const checkPersons: Check = ({ mission, pack }, report) => {
  for (const [at, { id, side, health, card }] of (mission.persons ?? []).entries()) {
    const path = ['persons', at];
    if (side === 'rebel' && health === undefined && card === undefined) {
      const expected = '"health" or a "card": the Empire may attack a person on the side of the heroes';
      report({ path, code: 'missingField', expected, found: 'neither' });
    }
    if (pack.cards.has(id as never) || pack.heroes.has(id as never)) {
      const expected = 'an id that no deployment card and no hero has';
      report({ path: [...path, 'id'], code: 'wrongValue', expected, found: describeValue(id) });
    }
  }
};
