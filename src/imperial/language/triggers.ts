// The moments at which something may happen.

export const TRIGGERS = {
  start: { of: 'turn' },
  end: { of: 'turn' },
  after: { of: 'turn' },
  beforeAttack: {},
  afterAttack: {},
  afterAnyAttack: {},
  attacking: { target: 'target?' },
  declaring: { target: 'target?' },
  defending: {},
  firstAttack: { of: 'turn' },
  firstUse: { ability: 'ability' },
  nextToRebel: { first: 'flag?' },
  entersRebel: {},
  endsOnRebels: {},
  moving: {},
  hurtBy: { ability: 'ability' },
  afterLine: {},
  otherGroup: {},
  redeployed: {},
  defeated: {},
} as const;
