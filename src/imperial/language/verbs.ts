// What a step can do. `who` does or suffers it, by default the acting figure; without `target` the preference of the
// list or group applies.

/** Steps that hold other steps: they steer, the others act. */
export const CONTROL_STEPS = {
  if: { if: 'cond', do: 'steps', else: 'steps?' },
  when: { when: 'trigger', if: 'cond?', do: 'steps', limit: 'limit?' },
  /** Someone may pay for something else to happen. */
  option: { who: 'who', pay: 'payment', do: 'steps' },
} as const;

const MOVES = {
  reposition: { points: 'amount', distance: 'amount', who: 'who?' },
  toward: { points: 'amount', target: 'target?', who: 'who?' },
  engage: { points: 'amount', target: 'target?', who: 'who?' },
  moveAttack: { points: 'amount', target: 'target?', with: 'mods?', who: 'who?' },
  through: { points: 'amount', atLeast: 'count', who: 'who?' },
  place: { spot: 'spot', within: 'amount?', who: 'who?' },
  push: { whom: 'target', spaces: 'amount', toward: 'target?', awayFrom: 'target?' },
  route: { prefer: 'route', who: 'who?' },
  onlyToward: { way: 'compass', who: 'who?' },
  addMove: { points: 'amount', to: 'who?' },
} as const;

const FIGHTS = {
  attack: { target: 'target?', with: 'mods?', who: 'who?' },
  retarget: { target: 'target' },
  repeat: { target: 'target?' },
  modify: { with: 'mods', during: 'span', who: 'who?' },
  finishAttack: { who: 'who?' },
  ban: { who: 'who', whom: 'who?' },
  substitute: { victim: 'target', instead: 'target' },
} as const;

const HARMS = {
  damage: { amount: 'amount', who: 'who?' },
  strain: { amount: 'amount', who: 'who?' },
  recover: { amount: 'amount', who: 'who?' },
  gain: { conditions: 'conditions', who: 'who?' },
  chooseHarmful: { amount: 'amount', who: 'who' },
  discard: { conditions: 'conditions', who: 'who?' },
  discardHarmful: { amount: 'amount?', who: 'who?' },
  token: { token: 'powerToken', amount: 'amount', who: 'who?' },
  defeat: { who: 'who?' },
  delayDefeat: { until: 'trigger', who: 'who?' },
} as const;

const TABLE = {
  roll: { dice: 'dice', own: 'flag?', as: 'label?' },
  test: { who: 'who', attribute: 'attribute', or: 'attribute?', successes: 'count?', optional: 'flag?' },
  let: { x: 'variable', be: 'value' },
  reinforce: { figures: 'amount', of: 'fallen?' },
  insertLines: { lines: 'lines' },
  capCost: { ability: 'ability', cost: 'count' },
  blastRadius: { spaces: 'count' },
  form: { form: 'companion' },
  dropForm: {},
  bring: { companion: 'companion' },
  endActivation: {},
  text: { text: 'text' },
} as const;

const MISSION = {
  interact: { thing: 'target', who: 'who?' },
  openDoor: { within: 'amount?', who: 'who?' },
  discardThing: { thing: 'target', who: 'who?' },
  handle: { how: 'handling', whom: 'target', who: 'who?' },
  escape: { through: 'target', who: 'who?' },
  mark: { whom: 'target', thing: 'thing' },
  blockAccess: { to: 'target', who: 'who?' },
  deploy: { card: 'card', at: 'target?' },
  deployTrait: { trait: 'trait', at: 'target?' },
  addToHand: { card: 'card' },
  moreRounds: { rounds: 'count' },
  chooseSpaces: { spaces: 'count' },
} as const;

export const STEPS = { ...MOVES, ...FIGHTS, ...HARMS, ...TABLE, ...MISSION, ...CONTROL_STEPS } as const;

/** Steps that move the acting figure and cost movement points. */
export const MOVE_STEPS = ['reposition', 'toward', 'engage', 'moveAttack', 'through'] as const;

/** Where `place` puts a figure. */
export const SPOTS = {
  nextTo: { target: 'target' },
  near: { target: 'target' },
  spaceOf: { of: 'ref' },
} as const;
