// What changes an attack or a defense: results, keywords, dice, sight. The same list serves a single attack, a whole
// activation and a standing bonus.

export const MODS = {
  add: {
    damage: 'change?',
    surge: 'change?',
    accuracy: 'change?',
    block: 'change?',
    evade: 'change?',
    dodge: 'change?',
  },
  pierce: { amount: 'amount' },
  blast: { amount: 'amount' },
  cleave: { amount: 'amount' },
  recover: { amount: 'amount' },
  keyword: { is: 'keyword' },
  surge: { surge: 'surge' },
  addDice: { dice: 'dice', to: 'ability?' },
  addDefense: { dice: 'defenseDice' },
  useDice: { dice: 'dice' },
  replaceDie: { die: 'die', by: 'die' },
  reroll: { dice: 'ownDice' },
  defenderRerolls: { dice: 'theirDice' },
  removeDefense: { dice: 'count' },
  seeThrough: { figures: 'blockers' },
  /** Needs neither line of sight nor accuracy. */
  unaimed: {},
  noAbilities: {},
  preferDistance: { spaces: 'count' },
} as const;
