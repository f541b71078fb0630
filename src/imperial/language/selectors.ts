// Selectors: filters that a candidate must pass, and the order of preference among those that do.

/** What may be asked of a candidate. Where a reference is left out, the acting figure is meant. */
export const PREDS = {
  healthy: {},
  wounded: {},
  ready: {},
  activated: {},
  lastHealthy: {},
  nextToActivate: {},
  damaged: { not: 'flag?' },
  elite: { not: 'flag?' },
  unique: { not: 'flag?' },
  massive: { not: 'flag?' },
  sentient: { not: 'flag?' },
  ownGroup: { not: 'flag?' },
  group: { card: 'card' },
  canAttack: { not: 'flag?' },
  condition: { is: 'condition', not: 'flag?' },
  harmful: { not: 'flag?' },
  trait: { is: 'trait', not: 'flag?' },
  attacked: { during: 'span', not: 'flag?' },
  hurt: {},
  failed: {},
  passed: {},
  interior: {},
  exterior: {},
  powerToken: { is: 'powerToken', not: 'flag?' },
  carrying: { thing: 'thing' },
  marked: { thing: 'thing' },
  holdsSupply: {},
  cost: { max: 'count' },
  onTile: { tile: 'tile' },
  hasAttacked: { during: 'span', not: 'flag?' },
  adjacent: { to: 'who?', not: 'flag?' },
  within: { spaces: 'amount', of: 'who?', not: 'flag?' },
  sees: { whom: 'who?', not: 'flag?' },
  seenBy: { whom: 'who?', not: 'flag?' },
} as const;

/** Those of them that hang on where a figure stands: where they must hold, they are checked after the move. */
export const REACH_PREDS = ['within', 'adjacent', 'sees', 'seenBy'] as const;

/** What makes one candidate better than another. */
export const KEYS = {
  closest: { to: 'who?' },
  farthest: { from: 'who?' },
  most: { of: 'measure' },
  least: { of: 'measure' },
  /** The most others next to it, or within that many spaces of it. */
  neighbours: { of: 'neighbour', within: 'count?' },
  /** Of the group with the most figures that lack a condition. */
  groupLacking: { condition: 'condition' },
  playersChoice: {},
} as const;
