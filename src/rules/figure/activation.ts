// What every figure has in its activation, hero, ally or Imperial.

export const ACTIONS_PER_ACTIVATION = 2;
