// The endings of a campaign: in every case one of them holds, and none stands behind one that always does. Each
// speaker of intro and endings is listed once.

import { checkOnce } from '../missionChecks/ids';
import type { Check } from './facts';

export const checkEndings: Check = ({ campaign: { endings, voices = [] } }, report) => {
  checkOnce(endings, ['endings'], report);
  checkOnce(voices, ['voices'], report);
  const always = endings.findIndex((ending) => ending.if === undefined);
  if (always === -1) {
    const expected = 'an ending without a condition, for when no other holds';
    report({ path: ['endings'], code: 'noEnding', expected, found: 'none' });
    return;
  }
  for (const [at, { id }] of endings.entries()) {
    if (at <= always) continue;
    const expected = 'the ending without a condition at the last place: those after it never come';
    report({ path: ['endings', at], code: 'neverUsed', expected, found: `"${id}" after it` });
  }
};
