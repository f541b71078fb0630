// What every figure has in its activation, hero, ally or Imperial.

export const ACTIONS_PER_ACTIVATION = 2;

/** A hero may suffer so much strain for movement points in an activation, 1 each (7.3). */
export const STRAIN_FOR_MOVEMENT = 2;
