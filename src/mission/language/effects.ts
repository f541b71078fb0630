// What a script does, in the order in which it is written.

/** The map and what lies on it. */
const BOARD = {
  reveal: { section: 'section' },
  removeSection: { section: 'section' },
  clearMap: {},
  place: { thing: 'thing', at: 'point?' },
  move: { thing: 'thing', at: 'point' },
  remove: { thing: 'thing' },
  open: { door: 'door' },
  close: { door: 'door' },
  lock: { door: 'door' },
  unlock: { door: 'door' },
  use: { thing: 'thing', undo: 'true?' },
  highlight: { region: 'region', off: 'true?' },
  camera: { at: 'point' },
  terrain: { spaces: 'points', terrain: 'terrain' },
  edge: { between: 'edges', kindOfEdge: 'edge' },
  spawn: { spawn: 'spawn', off: 'true?' },
  carry: { thing: 'thing', who: 'who' },
  drop: { thing: 'thing' },
  describe: { thing: 'thing', examine: 'text?', offer: 'offers?' },
  shuffle: { things: 'things' },
} as const;

/** Imperial groups and single figures. */
const GROUPS = {
  deploy: {
    group: 'group',
    at: 'places?',
    as: 'deployment?',
    figures: 'number?',
    bonusHealth: 'number?',
    exhausted: 'true?',
    story: 'text?',
  },
  deployBudget: { budget: 'number', from: 'groups?', at: 'places?', story: 'text?' },
  reinforce: { group: 'group', figures: 'number', at: 'places?' },
  ready: { group: 'group' },
  exhaust: { group: 'group' },
  removeGroup: { group: 'group' },
  activate: { group: 'group' },
  orders: { group: 'group', put: 'put', lines: 'lines', once: 'true?', standing: 'true?' },
  clearOrders: { group: 'group' },
  prefer: { group: 'group', target: 'selector?', standing: 'true?' },
  bonusHealth: { group: 'group', amount: 'number' },
  suffer: { who: 'who', damage: 'number?', strain: 'number?' },
  recover: { who: 'who', damage: 'number?', strain: 'number?' },
  gain: { who: 'who', conditions: 'conditions' },
  discard: { who: 'who', conditions: 'conditions' },
  wound: { who: 'who' },
  withdraw: { who: 'who' },
  allyJoins: { card: 'card', at: 'places?', beside: 'true?' },
  allyLeaves: { card: 'card?' },
  threat: { add: 'number' },
  land: { at: 'places?', onslaught: 'true?', free: 'true?', dearer: 'number?', waits: 'true?' },
  hand: { group: 'group', off: 'true?' },
  pause: { what: 'pausing', off: 'true?' },
} as const;

/** Words, questions and the order of things. */
const FLOW = {
  message: { title: 'text?', story: 'text?', rules: 'text?', with: 'blanks?' },
  question: { text: 'text', with: 'blanks?', options: 'options' },
  input: { text: 'text', with: 'blanks?', most: 'number', outcomes: 'outcomes' },
  test: {
    who: 'who',
    attributes: 'attributes',
    text: 'text',
    with: 'blanks?',
    total: 'variable?',
    outcomes: 'outcomes',
  },
  chooseHeroes: { text: 'text', with: 'blanks?', count: 'number', as: 'label', from: 'who?' },
  set: { variable: 'variable', to: 'number' },
  add: { variable: 'variable', by: 'number' },
  if: { if: 'cond', then: 'effects', else: 'effects?' },
  repeat: { times: 'number', do: 'effects' },
  eachHero: { as: 'label', do: 'effects' },
  pick: { id: 'label', how: 'picking', from: 'lists' },
  call: { script: 'script', with: 'numbers?', as: 'variable?' },
  return: { value: 'number?' },
  queue: { script: 'script', last: 'true?' },
  objective: { objective: 'objective', with: 'blanks?' },
  achieve: { objective: 'objective' },
  rule: { rule: 'rule', off: 'true?' },
  countdown: { countdown: 'countdown', rounds: 'number', text: 'text?' },
  stopCountdown: { countdown: 'countdown' },
  roundLimit: { rounds: 'number?', outcome: 'outcome?', script: 'script?' },
  skipRounds: { rounds: 'number' },
  peril: { steps: 'number?', off: 'true?' },
  win: { outcome: 'outcome' },
  lose: { outcome: 'outcome' },
} as const;

/** What players gain or lose, here and in the campaign. */
const GAINS = {
  medpacs: { add: 'number' },
  supply: { who: 'who?', cards: 'number' },
  credits: { add: 'number' },
  fame: { add: 'number' },
  item: { item: 'item', lose: 'true?' },
  ally: { card: 'card', deployments: 'number?' },
  classCard: { who: 'who' },
  setFlag: { flag: 'flag', to: 'number?' },
} as const;

export const EFFECTS = { ...BOARD, ...GROUPS, ...FLOW, ...GAINS } as const;
