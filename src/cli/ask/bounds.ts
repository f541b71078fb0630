// How much work the scenarios of one file may be.

import { BUDGETS } from '../../kernel';
import type { ScenarioProblem } from '../../packs';

export const MOST_STEPS = BUDGETS.ask.most.steps;

export const tooMuchWork = (most: number): ScenarioProblem => ({
  path: 'ask',
  message:
    `with all questions before it, it takes more than ${most.toLocaleString('en')} steps to answer; ` +
    'ask fewer at once, or with fewer figures, orders or spaces',
});
