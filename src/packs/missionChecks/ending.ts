// The end of a mission: it can be won, and an outcome called a victory is one. It can always be lost, when all heroes
// are wounded. Encounters end by themselves.

import { describeValue } from '../problem';
import type { Check } from './facts';

export const checkEnding: Check = ({ mission, effects, live: { world } }, report) => {
  const won = new Map(mission.outcomes.map((outcome) => [outcome.id, outcome.won]));
  if (!mission.encounter && ![...world.outcome].some((id) => won.get(id) === true)) {
    report({
      path: ['outcomes'],
      code: 'noWin',
      expected: 'an outcome that is won, and a script that can run and leads to it',
      found: 'none',
    });
  }
  for (const { effect, item } of effects) {
    if (effect.kind !== 'win' && effect.kind !== 'lose') continue;
    const { outcome } = effect;
    const wanted = effect.kind === 'win';
    if (!won.has(outcome) || won.get(outcome) === wanted) continue;
    const expected = `an outcome with "won": ${wanted}`;
    report({
      path: [...item.path, 'outcome'],
      code: 'wrongOutcome',
      expected,
      found: describeValue(outcome),
    });
  }
  const steps = mission.peril ?? [];
  for (const [index, { again }] of steps.entries()) {
    if (!again || index === steps.length - 1) continue;
    const expected = '"again" at the last step only: the steps after this one would never come';
    report({ path: ['peril', index, 'again'], code: 'wrongValue', expected, found: 'true' });
  }
};
