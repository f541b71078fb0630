// The dice of the game, by their colours.

export const ATTACK_DICE = ['blue', 'green', 'red', 'yellow'] as const;
export type AttackDie = (typeof ATTACK_DICE)[number];

export const DEFENSE_DICE = ['black', 'white'] as const;
export type DefenseDie = (typeof DEFENSE_DICE)[number];
