// A row for every kind of effect, with a mission that has something for each to do.

import type { Effect, Setup } from '../../src/mission';
import { sampleKit } from './sample';

export type EffectRow = {
  readonly effect: Effect;
  /** Done before it, in both missions. */
  readonly first?: readonly Effect[];
  /** Left out: when the mission starts. `called`: in a script that is called for a number. */
  readonly when?: 'start' | 'called' | 'inRound';
  readonly setup?: Partial<Setup>;
};

export const TRACKED = { tracked: true } as const;
export const ALLY = { party: { heroes: [{ id: 'ada' }, { id: 'bo' }], ally: 'friend' } } as const;
export const CELL: readonly Effect[] = [
  { kind: 'reveal', section: 'cell' },
  { kind: 'deploy', group: 'troopers' },
];
export const BOSS: readonly Effect[] = [...CELL, { kind: 'deploy', group: 'boss' }];
export const PEOPLE: readonly Effect[] = [
  { kind: 'personJoins', person: 'guide', at: [[0, 1]] },
  { kind: 'personJoins', person: 'medic', at: [[1, 1]] },
];
export const MISSION = {
  groups: [
    { id: 'troopers', cards: [{ card: 'trooper' }] },
    { id: 'boss', cards: [{ card: 'captain' }] },
  ],
  things: [
    ...sampleKit().mission.things,
    { id: 'spare', kind: 'token', section: 'hall', at: [3, 0], off: true },
    { id: 'gate', kind: 'spawn', section: 'hall', at: [2, 2], off: true },
  ],
  objectives: [
    { id: 'find-plans', text: 'objective' },
    { id: 'run', text: 'run' },
  ],
  persons: [
    { id: 'guide', name: 'guide', led: 3 },
    { id: 'medic', name: 'medic', health: 4, side: 'rebel', falls: true },
  ],
  rules: [{ id: 'hurry', text: 'hurry' }],
  decisions: [
    { id: 'flee', text: 'flee', start: true },
    { id: 'parley', text: 'parley' },
  ],
  countdowns: [{ id: 'fuse', text: 'fuse' }],
  variables: [{ id: 'alarm' }, { id: 'other' }],
  peril: [{ id: 'worse', round: 5, rules: 'p', do: [{ kind: 'set', variable: 'other', to: 9 }] }],
  deployment: { model: 'threat', level: 3, start: 7, hand: ['troopers'], size: 1 },
} as const;

export const EFFECTS: {
  readonly [K in Effect['kind']]: EffectRow & { readonly effect: { readonly kind: K } };
} = {
  reveal: { effect: { kind: 'reveal', section: 'cell' } },
  removeSection: { effect: { kind: 'removeSection', section: 'cell' }, first: CELL.slice(0, 1) },
  clearMap: { effect: { kind: 'clearMap' } },
  place: { effect: { kind: 'place', thing: 'spare' } },
  move: { effect: { kind: 'move', thing: 'crate', at: [2, 2] } },
  remove: { effect: { kind: 'remove', thing: 'crate' } },
  open: { effect: { kind: 'open', door: 'door' } },
  close: { effect: { kind: 'close', door: 'door' }, first: [{ kind: 'open', door: 'door' }] },
  lock: { effect: { kind: 'lock', door: 'door' } },
  unlock: { effect: { kind: 'unlock', door: 'door' }, first: [{ kind: 'lock', door: 'door' }] },
  use: { effect: { kind: 'use', thing: 'crate' } },
  highlight: { effect: { kind: 'highlight', region: 'corner' } },
  camera: { effect: { kind: 'camera', at: [2, 2] } },
  terrain: { effect: { kind: 'terrain', spaces: [[2, 0]], terrain: 'difficult' } },
  edge: { effect: { kind: 'edge', between: [[[1, 0], [2, 0]]], kindOfEdge: 'wall' } }, // prettier-ignore
  cover: { effect: { kind: 'cover', spaces: [[2, 0]], with: 'rubble' } },
  personJoins: { effect: { kind: 'personJoins', person: 'guide', at: [[1, 0]] } },
  personLeaves: { effect: { kind: 'personLeaves', person: 'guide' }, first: PEOPLE },
  moveFigures: { effect: { kind: 'moveFigures', who: 'hero:ada', to: [[3, 2]] }, setup: TRACKED },
  push: { effect: { kind: 'push', who: 'hero:ada', from: 'crate', by: 2 }, setup: TRACKED },
  swap: { effect: { kind: 'swap', who: 'hero:ada', and: 'hero:bo' }, setup: TRACKED },
  duel: { effect: { kind: 'duel', who: 'hero:ada', against: 'group:boss' }, first: BOSS },
  injure: { effect: { kind: 'injure', who: 'hero:ada', injury: 'limp' } },
  heal: { effect: { kind: 'heal', who: 'hero:ada' }, first: [{ kind: 'injure', who: 'hero:ada', injury: 'limp' }] }, // prettier-ignore
  heroNumber: { effect: { kind: 'heroNumber', who: 'hero:ada', number: 'speed', by: 1 } },
  incapacitate: { effect: { kind: 'incapacitate', who: 'person:guide' }, first: PEOPLE },
  revive: { effect: { kind: 'revive', who: 'person:guide' }, first: [...PEOPLE, { kind: 'incapacitate', who: 'person:guide' }] }, // prettier-ignore
  escape: { effect: { kind: 'escape', who: 'hero:ada' } },
  spawn: { effect: { kind: 'spawn', spawn: 'gate' } },
  carry: { effect: { kind: 'carry', thing: 'plans', who: 'hero:ada' }, first: CELL.slice(0, 1) },
  drop: { effect: { kind: 'drop', thing: 'plans' }, first: [...CELL.slice(0, 1), { kind: 'carry', thing: 'plans', who: 'hero:ada' }] }, // prettier-ignore
  describe: { effect: { kind: 'describe', thing: 'crate', examine: 'words' } },
  shuffle: { effect: { kind: 'shuffle', things: ['crate', 'terminal'] }, setup: { seed: 'shuffled' } },
  deploy: { effect: { kind: 'deploy', group: 'troopers' }, first: CELL.slice(0, 1) },
  deployBudget: { effect: { kind: 'deployBudget', budget: 6, from: ['troopers'] }, first: CELL.slice(0, 1) },
  reinforce: { effect: { kind: 'reinforce', group: 'troopers', figures: 1 }, first: CELL },
  ready: { effect: { kind: 'ready', group: 'troopers' }, first: [{ kind: 'exhaust', group: 'troopers' }], when: 'inRound' }, // prettier-ignore
  exhaust: { effect: { kind: 'exhaust', group: 'troopers' }, when: 'inRound' },
  removeGroup: { effect: { kind: 'removeGroup', group: 'troopers' }, first: CELL },
  activate: { effect: { kind: 'activate', group: 'troopers' }, first: CELL },
  orders: { effect: { kind: 'orders', group: 'troopers', put: 'before', lines: [{ do: [{ kind: 'toward', points: 1 }] }] }, first: CELL }, // prettier-ignore
  clearOrders: { effect: { kind: 'clearOrders', group: 'troopers' }, first: [...CELL, { kind: 'orders', group: 'troopers', put: 'before', lines: [{ do: [{ kind: 'toward', points: 1 }] }] }] }, // prettier-ignore
  prefer: { effect: { kind: 'prefer', group: 'troopers', target: { noun: 'hero:ada' } }, first: CELL },
  bonusHealth: { effect: { kind: 'bonusHealth', group: 'troopers', amount: 2 }, first: CELL },
  suffer: { effect: { kind: 'suffer', who: 'hero:ada', damage: 2 }, setup: TRACKED },
  recover: { effect: { kind: 'recover', who: 'hero:ada', damage: 2 }, first: [{ kind: 'suffer', who: 'hero:ada', damage: 3 }], setup: TRACKED }, // prettier-ignore
  gain: { effect: { kind: 'gain', who: 'hero:ada', conditions: ['stunned'] }, setup: TRACKED },
  discard: { effect: { kind: 'discard', who: 'hero:ada', conditions: ['stunned'] }, first: [{ kind: 'gain', who: 'hero:ada', conditions: ['stunned'] }], setup: TRACKED }, // prettier-ignore
  powerTokens: { effect: { kind: 'powerTokens', who: 'hero:ada', tokens: ['block'] }, setup: TRACKED },
  wound: { effect: { kind: 'wound', who: 'hero:ada' } },
  withdraw: { effect: { kind: 'withdraw', who: 'hero:ada' } },
  allyJoins: { effect: { kind: 'allyJoins', card: 'friend' } },
  allyLeaves: { effect: { kind: 'allyLeaves' }, setup: ALLY },
  threat: { effect: { kind: 'threat', add: 2 } },
  land: { effect: { kind: 'land' }, first: CELL.slice(0, 1) },
  hand: { effect: { kind: 'hand', group: 'boss' } },
  pause: { effect: { kind: 'pause', what: 'threat' } },
  message: { effect: { kind: 'message', rules: 'words' } },
  question: { effect: { kind: 'question', text: 'q', options: [{ id: 'a', text: 'a' }] } },
  input: { effect: { kind: 'input', text: 'q', most: 3, outcomes: [{ from: 0, text: 'a' }] } },
  test: { effect: { kind: 'test', who: 'hero:ada', attributes: ['tech'], text: 'q', outcomes: [{ from: 0, text: 'a' }] } }, // prettier-ignore
  chooseHeroes: { effect: { kind: 'chooseHeroes', text: 'q', count: 1, as: 'one' } },
  set: { effect: { kind: 'set', variable: 'alarm', to: 3 } },
  add: { effect: { kind: 'add', variable: 'alarm', by: 3 } },
  if: { effect: { kind: 'if', if: 'round = 0', then: [{ kind: 'set', variable: 'alarm', to: 1 }] } },
  repeat: { effect: { kind: 'repeat', times: 3, do: [{ kind: 'add', variable: 'alarm', by: 1 }] } },
  eachHero: { effect: { kind: 'eachHero', as: 'one', do: [{ kind: 'add', variable: 'alarm', by: 1 }] } },
  pick: { effect: { kind: 'pick', id: 'p', how: 'inOrder', from: [{ do: [{ kind: 'set', variable: 'alarm', to: 1 }] }] } }, // prettier-ignore
  call: { effect: { kind: 'call', script: 'aside' } },
  return: { effect: { kind: 'return', value: 7 }, when: 'called' },
  queue: { effect: { kind: 'queue', script: 'aside' } },
  offer: { effect: { kind: 'offer', decision: 'parley' } },
  objective: { effect: { kind: 'objective', objective: 'run' } },
  achieve: { effect: { kind: 'achieve', objective: 'run' }, first: [{ kind: 'objective', objective: 'run' }] }, // prettier-ignore
  rule: { effect: { kind: 'rule', rule: 'hurry' } },
  countdown: { effect: { kind: 'countdown', countdown: 'fuse', rounds: 2 } },
  stopCountdown: { effect: { kind: 'stopCountdown', countdown: 'fuse' }, first: [{ kind: 'countdown', countdown: 'fuse', rounds: 2 }] }, // prettier-ignore
  roundLimit: { effect: { kind: 'roundLimit', rounds: 3, outcome: 'too-late' } },
  skipRounds: { effect: { kind: 'skipRounds', rounds: 1 } },
  peril: { effect: { kind: 'peril', steps: 1 } },
  win: { effect: { kind: 'win', outcome: 'escaped' } },
  lose: { effect: { kind: 'lose', outcome: 'too-late' } },
  medpacs: { effect: { kind: 'medpacs', add: 1 } },
  supply: { effect: { kind: 'supply', cards: 1 } },
  credits: { effect: { kind: 'credits', add: 50 } },
  fame: { effect: { kind: 'fame', add: 1 } },
  item: { effect: { kind: 'item', item: 'blaster' } },
  ally: { effect: { kind: 'ally', card: 'friend' } },
  classCard: { effect: { kind: 'classCard', who: 'hero:ada' } },
  gainReward: { effect: { kind: 'gainReward', reward: 'medal' } },
  xp: { effect: { kind: 'xp', add: 2 } },
  awards: { effect: { kind: 'awards', add: 1 } },
  villain: { effect: { kind: 'villain', card: 'captain' } },
  nextThreat: { effect: { kind: 'nextThreat', add: 2 } },
  setFlag: { effect: { kind: 'setFlag', flag: 'met' } },
};
