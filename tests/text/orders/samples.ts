// Every row of the tables of the instruction language, said once in data. The golden file shows the sentences, the
// author's reference is made from the same rows.

import type {
  Key,
  Line,
  Mod,
  Pred,
  Rule,
  Selector,
  Step,
  TableName,
  Trigger,
  Value,
  Cond,
} from '../../../src/imperial';
import type { Surge } from '../../../src/rules';

/** `shows`: the kinds it is the example of, like `step.toward`. */
export type Sample = { readonly says: string; readonly shows?: `${TableName}.${string}` } & (
  | { readonly line: Line }
  | { readonly rule: Rule }
  | { readonly surge: Surge }
);
export type Section = { readonly title: string; readonly samples: readonly Sample[] };

const closest: Selector = { order: [{ kind: 'closest' }], soft: true };
const line = (says: string, shows: `step.${Step['kind']}`, step: Step, rest: Partial<Line> = {}): Sample => ({
  says,
  shows,
  line: { ...rest, do: [step] },
});
/** A selector, as whom somebody attacks or who suffers. */
const aimed = (says: string, target: Selector): Sample => ({
  says,
  line: { cost: 'attack', do: [{ kind: 'attack', target }] },
});
const hurt = (says: string, who: Selector): Sample => ({
  says,
  line: { do: [{ kind: 'damage', amount: 1, who }] },
});
const focus = (says: string, who: Selector): Sample => ({
  says,
  line: { do: [{ kind: 'gain', conditions: ['focused'], who }] },
});
const filtered = (shows: Pred['kind'], filter: Pred, rest: Selector = {}): Sample => ({
  says: shows,
  shows: `pred.${shows}`,
  line: { do: [{ kind: 'damage', amount: 1, who: { ...rest, filter: [filter], take: 'all' } }] },
});
const ordered = (says: string, key: Key, noun: NonNullable<Selector['noun']> | 'rebel' = 'hero'): Sample => ({
  says,
  shows: `key.${key.kind}`,
  line: {
    cost: 'attack',
    do: [{ kind: 'attack', target: { ...(noun === 'rebel' ? {} : { noun }), order: [key], soft: true } }],
  },
});
const attackWith = (says: string, ...mods: readonly [Mod, ...Mod[]]): Sample => ({
  says,
  shows: `mod.${mods[0].kind}`,
  line: { cost: 'attack', do: [{ kind: 'attack', target: closest, with: mods }] },
});
const asked = (says: string, cond: Cond): Sample => ({
  says,
  shows: `cond.${cond.kind}`,
  line: { do: [{ kind: 'if', if: cond, do: [{ kind: 'gain', conditions: ['focused'] }] }] },
});
const timed = (says: string, when: Trigger): Sample => ({
  says,
  shows: `trigger.${when.kind}`,
  rule: {
    kind: 'reaction',
    when,
    do: [{ kind: 'strain', amount: 1, who: { filter: [{ kind: 'adjacent' }], take: 'all' } }],
  },
});
const counted = (says: string, be: Value): Sample => ({
  says,
  shows: `value.${be.kind}`,
  line: {
    do: [
      { kind: 'let', x: 'X', be },
      { kind: 'damage', amount: 'X', who: closest },
    ],
  },
});
const passive = (says: string, ...mods: readonly Mod[]): Sample => ({
  says,
  shows: 'rule.passive',
  rule: { kind: 'passive', with: mods },
});
const atEnd = (says: string, ...steps: readonly Step[]): Sample => ({
  says,
  rule: { kind: 'reaction', when: { kind: 'end', of: 'figure' }, do: steps },
});

const MOVES: Section = {
  title: 'Moving',
  samples: [
    line('reposition', 'step.reposition', { kind: 'reposition', points: 2, distance: 3 }, { cost: 'action' }),
    line(
      'move to attack',
      'step.moveAttack',
      { kind: 'moveAttack', points: 3, target: closest },
      { cost: 'attack' },
    ),
    line('move toward', 'step.toward', { kind: 'toward', points: 4, target: closest }, { cost: 'action' }),
    line(
      'move toward a place',
      'step.toward',
      { kind: 'toward', points: 4, target: { noun: 'thing:escape-pod', soft: true } },
      { cost: 'action' },
    ),
    line('move to engage', 'step.engage', { kind: 'engage', points: 5, target: closest }, { cost: 'action' }),
    line(
      'engage as many as possible',
      'step.engage',
      { kind: 'engage', points: 5, target: { take: { max: true, min: 2 } } },
      { cost: 'action' },
    ),
    line(
      'engage at least so many',
      'step.engage',
      { kind: 'engage', points: 5, target: { take: { atLeast: 2 } } },
      { cost: 'action' },
    ),
    line('move through Rebels', 'step.through', { kind: 'through', points: 6, atLeast: 1, who: 'companion' }),
    line(
      'pounce next to the target',
      'step.place',
      { kind: 'place', within: 4, spot: { kind: 'nextTo', target: closest } },
      { cost: 'action' },
    ),
    {
      says: 'pounce next to several',
      shows: 'spot.nextTo',
      line: {
        do: [{ kind: 'place', within: 4, spot: { kind: 'nextTo', target: { take: { atLeast: 2 } } } }],
      },
    },
    {
      says: 'place the group close to a Rebel',
      shows: 'spot.near',
      line: { do: [{ kind: 'place', who: 'eachOfGroup', spot: { kind: 'near', target: closest } }] },
    },
    {
      says: 'place a companion',
      shows: 'spot.spaceOf',
      line: { do: [{ kind: 'place', who: 'companion', spot: { kind: 'spaceOf', of: 'self' } }] },
    },
    line('push toward', 'step.push', { kind: 'push', whom: closest, spaces: 2, toward: 'self' }),
    line('push away', 'step.push', { kind: 'push', whom: closest, spaces: 1, awayFrom: 'self' }),
    line('push anywhere', 'step.push', {
      kind: 'push',
      whom: { filter: [{ kind: 'adjacent' }], take: 'all' },
      spaces: 1,
    }),
    line('end on Rebels', 'step.route', { kind: 'route', prefer: 'endOnRebels' }),
    line('fly over Rebels', 'step.route', { kind: 'route', prefer: 'throughRebels' }),
    line('more points for all moves', 'step.addMove', { kind: 'addMove', points: 2 }),
    line('restricted directions', 'step.onlyToward', { kind: 'onlyToward', way: 'north' }),
  ],
};

const ATTACKS: Section = {
  title: 'Attacking',
  samples: [
    line('attack', 'step.attack', { kind: 'attack', target: closest }, { cost: 'attack' }),
    line('attack each adjacent', 'step.attack', {
      kind: 'attack',
      target: { filter: [{ kind: 'adjacent' }], take: 'all' },
      with: [{ kind: 'useDice', dice: ['red'] }],
    }),
    line(
      'attack two different ones',
      'step.attack',
      { kind: 'attack', target: { take: 2, soft: true } },
      { cost: 'attack' },
    ),
    line('attack by another figure', 'step.attack', {
      kind: 'attack',
      who: {
        noun: 'imperial',
        filter: [{ kind: 'canAttack' }],
        order: [{ kind: 'most', of: 'cost' }],
        exclude: ['self'],
      },
      target: closest,
    }),
    line('attack whom nobody attacked', 'step.attack', {
      kind: 'attack',
      target: { filter: [{ kind: 'attacked', during: 'groupActivation', not: true }], soft: true },
    }),
    line('hard range', 'step.attack', {
      kind: 'attack',
      target: { ...closest, must: [{ kind: 'within', spaces: 3 }] },
    }),
    line('target by name', 'step.attack', {
      kind: 'attack',
      target: { noun: 'hero:fenn-signis', soft: true },
    }),
    line('target of the list', 'step.attack', { kind: 'attack' }, { cost: 'attack' }),
    line('target the …', 'step.retarget', {
      kind: 'retarget',
      target: { noun: 'hero', order: [{ kind: 'most', of: 'strain' }], soft: true },
    }),
    line('repeat', 'step.repeat', { kind: 'repeat', target: { exclude: ['that'], soft: true } }),
    line('for the whole activation', 'step.modify', {
      kind: 'modify',
      with: [{ kind: 'add', damage: 1 }],
      during: 'activation',
    }),
    line('finish the attack first', 'step.finishAttack', { kind: 'finishAttack' }),
    line('ban', 'step.ban', { kind: 'ban', who: { filter: [{ kind: 'nextToActivate' }] } }),
    line('another takes the attack', 'step.substitute', {
      kind: 'substitute',
      victim: 'thing:siege-wall',
      instead: { filter: [{ kind: 'adjacent', to: 'thing:siege-wall' }, { kind: 'healthy' }] },
    }),
  ],
};

const MODS: Section = {
  title: 'Changes to attack and defense',
  samples: [
    attackWith('results', { kind: 'add', damage: 1, surge: -1, accuracy: 2 }),
    attackWith('defense results', { kind: 'add', block: 1, evade: 1, dodge: -1 }),
    attackWith('Pierce', { kind: 'pierce', amount: 2 }),
    attackWith('Blast', { kind: 'blast', amount: 1 }),
    attackWith('Cleave', { kind: 'cleave', amount: 2 }),
    attackWith('Recover', { kind: 'recover', amount: 2 }),
    attackWith('Reach and Stun', { kind: 'keyword', is: 'reach' }, { kind: 'keyword', is: 'stun' }),
    attackWith('a surge ability', { kind: 'surge', surge: { cost: 1, effect: { damage: 2 } } }),
    attackWith('more dice', { kind: 'addDice', dice: ['red'] }),
    attackWith('more dice for an ability', { kind: 'addDice', dice: ['green'], to: 'Brutality' }),
    attackWith('more defense dice', { kind: 'addDefense', dice: ['black'] }),
    attackWith('other dice', { kind: 'useDice', dice: ['blue', 'yellow'] }),
    attackWith('one die for another', { kind: 'replaceDie', die: 'blue', by: 'red' }),
    attackWith('reroll', { kind: 'reroll', dice: 'oneDamage' }),
    attackWith('the defender rerolls', { kind: 'defenderRerolls', dice: 'dodgeOrThreeBlock' }),
    attackWith('the defender removes dice', { kind: 'removeDefense', dice: 1 }),
    attackWith('see through figures', { kind: 'seeThrough', figures: 'imperial' }),
    attackWith('no sight, no accuracy', { kind: 'unaimed' }),
    attackWith('no abilities', { kind: 'noAbilities' }),
    attackWith('prefer a distance', { kind: 'preferDistance', spaces: 2 }),
  ],
};

const HARMS: Section = {
  title: 'Harm and help',
  samples: [
    line('damage', 'step.damage', { kind: 'damage', amount: 1, who: 'target' }),
    line('strain', 'step.strain', {
      kind: 'strain',
      amount: 2,
      who: { filter: [{ kind: 'within', spaces: 3 }], take: 'all' },
    }),
    line('recover', 'step.recover', { kind: 'recover', amount: 2 }),
    line('gain a condition', 'step.gain', { kind: 'gain', conditions: ['focused'] }),
    line('gain two conditions', 'step.gain', {
      kind: 'gain',
      conditions: ['stunned', 'bleeding'],
      who: 'target',
    }),
    line('the victim chooses', 'step.chooseHarmful', { kind: 'chooseHarmful', amount: 1, who: 'target' }),
    line('discard a condition', 'step.discard', { kind: 'discard', conditions: ['stunned'] }),
    line('discard harmful ones', 'step.discardHarmful', { kind: 'discardHarmful', amount: 1 }),
    line('discard all harmful ones', 'step.discardHarmful', { kind: 'discardHarmful', who: 'eachOfGroup' }),
    line('power tokens', 'step.token', { kind: 'token', token: 'surge', amount: 2 }),
    line('defeat another', 'step.defeat', {
      kind: 'defeat',
      who: { noun: 'imperial', order: [{ kind: 'playersChoice' }] },
    }),
    line('defeat itself', 'step.defeat', { kind: 'defeat' }),
    line('defeated later', 'step.delayDefeat', { kind: 'delayDefeat', until: { kind: 'end', of: 'figure' } }),
    line('reinforce', 'step.reinforce', { kind: 'reinforce', figures: 1 }),
    line('reinforce any group', 'step.reinforce', { kind: 'reinforce', figures: 2, of: 'anyGroup' }),
    line('reinforce the first group with losses', 'step.reinforce', {
      kind: 'reinforce',
      figures: 1,
      of: 'firstGroup',
    }),
  ],
};

const TABLE: Section = {
  title: 'Dice, tests and the list itself',
  samples: [
    line('roll', 'step.roll', { kind: 'roll', dice: ['red', 'yellow'], as: 'storm' }),
    line('roll the own pool and a die', 'step.roll', { kind: 'roll', own: true, dice: ['green'] }),
    line('test', 'step.test', {
      kind: 'test',
      who: { noun: 'hero', filter: [{ kind: 'within', spaces: 3 }], take: 'all' },
      attribute: 'strength',
    }),
    line('test with a choice', 'step.test', {
      kind: 'test',
      who: 'target',
      attribute: 'insight',
      or: 'tech',
      successes: 2,
      optional: true,
    }),
    line('set X', 'step.let', { kind: 'let', x: 'X', be: { kind: 'round' } }),
    line('lines on top of the list', 'step.insertLines', {
      kind: 'insertLines',
      lines: [{ cost: 'action', do: [{ kind: 'toward', points: 3, target: closest }] }],
    }),
    line('patch a cost', 'step.capCost', { kind: 'capCost', ability: 'Order', cost: 6 }),
    line('patch Blast', 'step.blastRadius', { kind: 'blastRadius', spaces: 2 }),
    line('take a form', 'step.form', { kind: 'form', form: 'streetrat' }),
    line('give the form back', 'step.dropForm', { kind: 'dropForm' }),
    line('bring a companion', 'step.bring', { kind: 'bring', companion: 'junk-droid' }),
    line('end the activation', 'step.endActivation', { kind: 'endActivation' }),
    line('a hero may pay', 'step.option', {
      kind: 'option',
      who: { noun: 'hero', filter: [{ kind: 'holdsSupply' }] },
      pay: 'supplyCard',
      do: [{ kind: 'endActivation' }],
    }),
    line('otherwise', 'step.if', {
      kind: 'if',
      if: { kind: 'attacked', not: true },
      do: [
        { kind: 'gain', conditions: ['focused'] },
        { kind: 'recover', amount: 1 },
      ],
      else: [{ kind: 'strain', amount: 1, who: 'target' }],
    }),
    line('a reaction in a line', 'step.when', {
      kind: 'when',
      when: { kind: 'afterAttack' },
      if: { kind: 'suffered', who: 'target', atLeast: 1 },
      do: [{ kind: 'gain', conditions: ['bleeding'], who: 'target' }],
      limit: 'rebel',
    }),
    line(
      'a named line with two actions and a limit',
      'step.attack',
      { kind: 'attack', target: closest },
      {
        name: { en: 'Last stand', de: 'Letztes Gefecht', ru: 'Последний рубеж' },
        cost: 'actionAndAttack',
        limit: 'groupActivation',
      },
    ),
    line(
      'two actions',
      'step.toward',
      { kind: 'toward', points: 8, target: closest },
      { cost: 'twoActions' },
    ),
    line('words of a mission', 'step.text', {
      kind: 'text',
      text: { en: 'Shut the blast door', de: 'Schließt das Schott', ru: 'Закройте шлюз' },
    }),
  ],
};

const VALUES: Section = {
  title: 'What X can be',
  samples: [
    counted('results of a roll', { kind: 'rolled', result: 'damage' }),
    counted('per result of a named roll', { kind: 'rolled', result: 'surge', times: 2, roll: 'storm' }),
    counted('results of the attack', { kind: 'attackResult', result: 'accuracy' }),
    counted('unspent surges', { kind: 'unspentSurges' }),
    counted('the round', { kind: 'round' }),
    counted('hero activations', { kind: 'activations' }),
    counted('per figure', {
      kind: 'count',
      times: 1,
      of: { noun: 'imperial', filter: [{ kind: 'adjacent' }], take: 'all' },
    }),
    counted('less the successes', { kind: 'minusSuccesses', from: 3 }),
    counted('remaining health', { kind: 'health', of: 'self' }),
    counted('damage suffered', { kind: 'suffered', by: 'target' }),
  ],
};

const REBELS: Section = {
  title: 'Whom: Rebels',
  samples: [
    aimed('named target, near another Rebel', {
      noun: 'hero:fenn-signis',
      soft: true,
      must: [{ kind: 'within', spaces: 2, of: { exclude: ['target'] } }],
    }),
    aimed('closest', closest),
    aimed('closest within a range', { ...closest, must: [{ kind: 'within', spaces: 4 }] }),
    aimed('closest, if healthy', {
      noun: 'hero',
      order: [{ kind: 'closest' }],
      soft: true,
      must: [{ kind: 'healthy' }, { kind: 'within', spaces: 4 }],
    }),
    aimed('closest, if not attacked yet', {
      ...closest,
      must: [{ kind: 'attacked', during: 'groupActivation', not: true }],
    }),
    aimed('closest ready', { filter: [{ kind: 'ready' }], order: [{ kind: 'closest' }], soft: true }),
    aimed('closest hero who has acted', {
      noun: 'hero',
      filter: [{ kind: 'activated' }],
      order: [{ kind: 'closest' }],
      soft: true,
    }),
    aimed('closest without a condition', {
      filter: [{ kind: 'condition', is: 'bleeding', not: true }],
      order: [{ kind: 'closest' }],
      soft: true,
    }),
    hurt('the closest ones within a range', {
      filter: [{ kind: 'within', spaces: 3 }],
      order: [{ kind: 'closest' }],
      take: 2,
    }),
    hurt('the closest ones to the target', {
      order: [{ kind: 'closest', to: 'target' }],
      take: 2,
      exclude: ['target'],
    }),
    hurt('as many as possible', { take: { max: true, min: 2 } }),
    hurt('at least so many', { take: { atLeast: 3 } }),
    ordered('next to most others', { kind: 'neighbours', of: 'rebels' }, 'rebel'),
    ordered('next to most healthy ones', { kind: 'neighbours', of: 'healthyRebels' }, 'rebel'),
    ordered('most others within a range', { kind: 'neighbours', of: 'rebels', within: 3 }, 'rebel'),
    ordered('most Imperials round it', { kind: 'neighbours', of: 'imperials', within: 2 }),
    ordered('most damage', { kind: 'most', of: 'damage' }),
    aimed('healthy with most damage', {
      noun: 'hero',
      filter: [{ kind: 'healthy' }],
      order: [{ kind: 'most', of: 'damage' }],
      soft: true,
    }),
    ordered('least strain', { kind: 'least', of: 'strain' }),
    ordered('fewest dice in an attribute', { kind: 'least', of: 'tech' }),
    ordered('most health remaining', { kind: 'most', of: 'health' }),
    ordered('highest speed', { kind: 'most', of: 'speed' }),
    ordered('lowest printed health', { kind: 'least', of: 'maxHealth' }),
    ordered('highest endurance', { kind: 'most', of: 'endurance' }),
    ordered('fewest defense dice', { kind: 'least', of: 'defense' }),
    ordered('most strength dice', { kind: 'most', of: 'strength' }),
    ordered('most insight dice', { kind: 'most', of: 'insight' }),
    ordered('farthest', { kind: 'farthest' }, 'rebel'),
    ordered('farthest from something', { kind: 'farthest', from: 'thing:terminal-a' }, 'rebel'),
    ordered('closest to a named figure', { kind: 'closest', to: 'hero:fenn-signis' }, 'rebel'),
    aimed('two criteria', {
      noun: 'hero',
      order: [{ kind: 'least', of: 'health' }, { kind: 'closest' }],
      soft: true,
    }),
    hurt('any', {}),
    hurt('any adjacent', { filter: [{ kind: 'adjacent' }] }),
    hurt('any in line of sight', { filter: [{ kind: 'seenBy' }] }),
    hurt('any in line of sight of the group', { filter: [{ kind: 'seenBy', whom: 'group' }] }),
    hurt('within a range of the companion', { filter: [{ kind: 'within', spaces: 2, of: 'companion' }] }),
    hurt('other than the last', { exclude: ['that'] }),
    hurt('each within a range, not yet attacked', {
      filter: [
        { kind: 'within', spaces: 2 },
        { kind: 'attacked', during: 'activation', not: true },
      ],
      take: 'all',
    }),
    hurt('each other near the target', {
      filter: [{ kind: 'within', spaces: 1, of: 'target' }],
      take: 'all',
      exclude: ['target'],
    }),
    hurt('each near a named group', {
      filter: [
        {
          kind: 'within',
          spaces: 2,
          of: { noun: 'imperial', filter: [{ kind: 'group', card: 'stormtrooper' }] },
        },
      ],
      take: 'all',
    }),
    hurt('each who sees this figure', { filter: [{ kind: 'sees' }], take: 'all' }),
    hurt('each other hero', { noun: 'hero', take: 'all', exclude: ['that'] }),
    {
      says: 'one and each other near it',
      line: {
        do: [
          { kind: 'damage', amount: 2, who: { ...closest, as: 'first' } },
          {
            kind: 'damage',
            amount: 1,
            who: {
              filter: [{ kind: 'within', spaces: 1, of: 'bound:first' }],
              take: 'all',
              exclude: ['bound:first'],
            },
          },
        ],
      },
    },
    {
      says: 'those and that',
      line: {
        do: [
          { kind: 'damage', amount: 1, who: 'that' },
          { kind: 'strain', amount: 1, who: 'those' },
        ],
      },
    },
  ],
};

const IMPERIALS: Section = {
  title: 'Whom: Imperials and others',
  samples: [
    focus('each of the group with a filter', {
      noun: 'imperial',
      filter: [{ kind: 'ownGroup' }, { kind: 'adjacent', to: {}, not: true }],
      take: 'all',
    }),
    focus('one of the group that can attack', {
      noun: 'imperial',
      filter: [{ kind: 'ownGroup' }, { kind: 'canAttack' }],
    }),
    focus('another that is cheap', {
      noun: 'imperial',
      filter: [{ kind: 'cost', max: 4 }, { kind: 'canAttack' }],
      exclude: ['self'],
    }),
    focus('closest other', { noun: 'imperial', order: [{ kind: 'closest' }], exclude: ['self'] }),
    focus('closest damaged', {
      noun: 'imperial',
      filter: [{ kind: 'damaged' }],
      order: [{ kind: 'closest' }],
    }),
    focus('two most expensive others', {
      noun: 'imperial',
      order: [{ kind: 'most', of: 'cost' }],
      take: 2,
      exclude: ['self'],
    }),
    focus('most health within a range', {
      noun: 'imperial',
      filter: [{ kind: 'within', spaces: 3 }],
      order: [{ kind: 'most', of: 'health' }],
    }),
    focus('without a token', {
      noun: 'imperial',
      filter: [{ kind: 'powerToken', is: 'any', not: true }],
      order: [{ kind: 'most', of: 'cost' }],
    }),
    focus('each within X', { noun: 'imperial', filter: [{ kind: 'within', spaces: 'X' }], take: 'all' }),
    focus('each adjacent that is no Guardian', {
      noun: 'imperial',
      filter: [{ kind: 'adjacent' }, { kind: 'trait', is: 'guardian', not: true }],
      take: 'all',
    }),
    {
      ...focus('the group that lacks it most', {
        noun: 'imperial',
        order: [{ kind: 'groupLacking', condition: 'focused' }],
        take: 'all',
      }),
      shows: 'key.groupLacking',
    },
    focus('by trait', { noun: 'imperial', filter: [{ kind: 'trait', is: 'trooper' }], take: 'all' }),
    focus('near a Leader', {
      noun: 'imperial',
      filter: [
        { kind: 'within', spaces: 3, of: { noun: 'imperial', filter: [{ kind: 'trait', is: 'leader' }] } },
      ],
      take: 'all',
    }),
    focus('so many, closest to a Rebel', { noun: 'imperial', order: [{ kind: 'closest', to: {} }], take: 3 }),
    {
      says: 'the biggest group',
      shows: 'key.most',
      line: {
        do: [
          {
            kind: 'gain',
            conditions: ['hidden'],
            who: { noun: 'imperial', order: [{ kind: 'most', of: 'groupFigures' }] },
          },
        ],
      },
    },
    {
      says: 'the players choose',
      shows: 'key.playersChoice',
      line: { do: [{ kind: 'defeat', who: { noun: 'imperial', order: [{ kind: 'playersChoice' }] } }] },
    },
    aimed('closest door', { noun: 'door', order: [{ kind: 'closest' }], soft: true }),
    aimed('closest bystander', { noun: 'bystander', order: [{ kind: 'closest' }], soft: true }),
    aimed('carrier of a token', { filter: [{ kind: 'carrying', thing: 'code-cylinder' }], soft: true }),
    {
      says: 'other nouns',
      line: {
        do: (
          [
            'ally',
            'figure',
            'companion',
            'terminal',
            'crate',
            'token',
            'object',
            'space',
            'entrance',
          ] as const
        ).map((noun) => ({
          kind: 'discardThing' as const,
          thing: { noun, order: [{ kind: 'closest' as const }] },
        })),
      },
    },
  ],
};

const FILTERS: Section = {
  title: 'Filters',
  samples: [
    filtered('adjacent', { kind: 'adjacent' }),
    filtered('adjacent', { kind: 'adjacent', to: 'target', not: true }),
    filtered('healthy', { kind: 'healthy' }, { noun: 'hero' }),
    filtered('wounded', { kind: 'wounded' }, { noun: 'hero' }),
    filtered('ready', { kind: 'ready' }),
    filtered('activated', { kind: 'activated' }),
    filtered('lastHealthy', { kind: 'lastHealthy' }, { noun: 'hero' }),
    filtered('nextToActivate', { kind: 'nextToActivate' }),
    filtered('damaged', { kind: 'damaged', not: true }),
    filtered('elite', { kind: 'elite' }, { noun: 'imperial' }),
    filtered('unique', { kind: 'unique', not: true }, { noun: 'imperial' }),
    filtered('massive', { kind: 'massive', not: true }, { noun: 'figure' }),
    filtered('sentient', { kind: 'sentient' }, { noun: 'figure' }),
    filtered('canAttack', { kind: 'canAttack' }, { noun: 'imperial' }),
    filtered('condition', { kind: 'condition', is: 'stunned' }),
    filtered('condition', { kind: 'condition', is: 'hidden', not: true }, { noun: 'imperial' }),
    filtered('harmful', { kind: 'harmful' }),
    filtered('trait', { kind: 'trait', is: 'guardian', not: true }, { noun: 'imperial' }),
    filtered('attacked', { kind: 'attacked', during: 'round', not: true }),
    filtered('hurt', { kind: 'hurt' }),
    filtered('failed', { kind: 'failed' }, { noun: 'hero' }),
    filtered('passed', { kind: 'passed' }, { noun: 'hero' }),
    filtered('interior', { kind: 'interior' }),
    filtered('exterior', { kind: 'exterior' }),
    filtered('ownGroup', { kind: 'ownGroup' }, { noun: 'imperial' }),
    filtered('group', { kind: 'group', card: 'stormtrooper' }, { noun: 'imperial' }),
    filtered('powerToken', { kind: 'powerToken', is: 'damage' }),
    filtered('carrying', { kind: 'carrying', thing: 'code-cylinder' }),
    filtered('marked', { kind: 'marked', thing: 'bounty' }, { noun: 'hero' }),
    filtered('holdsSupply', { kind: 'holdsSupply' }, { noun: 'hero' }),
    filtered('cost', { kind: 'cost', max: 5 }, { noun: 'imperial' }),
    filtered('onTile', { kind: 'onTile', tile: 'core-01A' }),
    filtered('hasAttacked', { kind: 'hasAttacked', during: 'round' }),
    filtered('within', { kind: 'within', spaces: 3, of: 'target' }),
    filtered('sees', { kind: 'sees', whom: 'companion', not: true }),
    filtered('seenBy', { kind: 'seenBy', not: true }),
  ],
};

const CONDITIONS: Section = {
  title: 'Conditions',
  samples: [
    asked('test failed', { kind: 'failed' }),
    asked('did not attack', { kind: 'attacked', not: true }),
    asked('no form', { kind: 'form', not: true }),
    asked('target suffered something', { kind: 'suffered', who: 'target', atLeast: 1 }),
    asked('target suffered little', { kind: 'sufferedLess', who: 'target', than: 2 }),
    asked('this figure suffered', { kind: 'suffered', atLeast: 3 }),
    asked('adjacent to a Rebel', { kind: 'exists', what: { filter: [{ kind: 'adjacent' }] } }),
    asked('adjacent to a Rebel and hurt', {
      kind: 'all',
      of: [
        { kind: 'exists', what: { filter: [{ kind: 'adjacent' }] } },
        { kind: 'suffered', atLeast: 2 },
      ],
    }),
    asked('not adjacent to an Imperial', {
      kind: 'exists',
      what: { noun: 'imperial', filter: [{ kind: 'adjacent' }], exclude: ['self'] },
      not: true,
    }),
    asked('adjacent to an Imperial that is no Guardian', {
      kind: 'exists',
      what: {
        noun: 'imperial',
        filter: [{ kind: 'adjacent' }, { kind: 'trait', is: 'guardian', not: true }],
      },
    }),
    asked('did not perform a line', { kind: 'performed', ability: 'staff-sweep', not: true }),
    asked('performed the line before', { kind: 'performedPrevious' }),
    asked('attack action that hurt', {
      kind: 'all',
      of: [{ kind: 'attackAction' }, { kind: 'suffered', who: 'target', atLeast: 1 }],
    }),
    asked('attack action not used', { kind: 'attackAction', not: true }),
    asked('companion on the map', { kind: 'onMap', who: 'companion' }),
    asked('engaged', { kind: 'engaged' }),
    asked('attacked at most once', { kind: 'attacksAtMost', attacks: 1 }),
    asked('target already attacked', {
      kind: 'is',
      who: 'target',
      filter: [{ kind: 'attacked', during: 'groupActivation' }],
    }),
    asked('no line of sight to a Rebel', {
      kind: 'exists',
      what: { filter: [{ kind: 'seenBy' }] },
      not: true,
    }),
    asked('did not miss', { kind: 'hit' }),
    asked('no Rebel within a range', {
      kind: 'exists',
      what: { filter: [{ kind: 'within', spaces: 3 }] },
      not: true,
    }),
    asked('closest Rebel far away', { kind: 'closestAtLeast', spaces: 5 }),
    asked('the die shows a surge', { kind: 'shows', result: 'surge' }),
    asked('some Rebel has a condition', {
      kind: 'exists',
      what: { filter: [{ kind: 'condition', is: 'bleeding' }] },
    }),
    asked('outside', { kind: 'is', filter: [{ kind: 'exterior' }] }),
    asked('lacks a condition', { kind: 'is', filter: [{ kind: 'condition', is: 'focused', not: true }] }),
    asked('no harmful condition', { kind: 'is', filter: [{ kind: 'harmful', not: true }] }),
    asked('damaged and near', {
      kind: 'is',
      who: 'target',
      filter: [{ kind: 'damaged' }, { kind: 'within', spaces: 2 }],
    }),
    asked('nothing discarded', { kind: 'discarded', not: true }),
    asked('nobody affected', { kind: 'affected', not: true }),
    asked('nobody passed', { kind: 'somePassed', not: true }),
    asked('few successes', { kind: 'successesBelow', amount: 3 }),
    asked('many Rebels near and seen', {
      kind: 'exists',
      what: { filter: [{ kind: 'within', spaces: 4 }, { kind: 'seenBy' }], take: { atLeast: 3 } },
    }),
    asked('many Imperials see the target', {
      kind: 'exists',
      what: { noun: 'imperial', filter: [{ kind: 'sees', whom: 'target' }], take: { atLeast: 2 } },
    }),
    asked('small group', { kind: 'groupBelow', figures: 2 }),
    asked('colour of the defense', { kind: 'defenseHas', die: 'black' }),
    asked('type of the attack', { kind: 'attackType', is: 'melee' }),
    asked('out of reach', { kind: 'cannotReach', target: closest }),
    asked('crate or Supply card', {
      kind: 'any',
      of: [
        { kind: 'exists', what: { noun: 'crate' } },
        { kind: 'exists', what: { noun: 'hero', filter: [{ kind: 'holdsSupply' }] } },
      ],
    }),
    asked('a Rebel attacked this round', {
      kind: 'exists',
      what: { filter: [{ kind: 'hasAttacked', during: 'round' }] },
    }),
    asked('about to be defeated', { kind: 'wouldBeDefeated' }),
    asked('somebody defeated during a line', { kind: 'happened', what: 'defeat', during: 'staff-sweep' }),
    asked('another bonus effect', { kind: 'bonusActive', bonus: 'close-ranks' }),
    asked('quickest way', { kind: 'quickestWay' }),
    asked('late in the mission', { kind: 'round', atLeast: 4 }),
    asked('on a tile', {
      kind: 'is',
      who: 'thing:shuttle-pilot',
      filter: [{ kind: 'onTile', tile: 'core-01A' }],
    }),
  ],
};

const TRIGGERS: Section = {
  title: 'Moments',
  samples: [
    timed('start of the figure', { kind: 'start', of: 'figure' }),
    timed('start of the group', { kind: 'start', of: 'group' }),
    timed('start of each figure', { kind: 'start', of: 'eachFigure' }),
    timed('end of the figure', { kind: 'end', of: 'figure' }),
    timed('end of the group', { kind: 'end', of: 'group' }),
    timed('after the figure', { kind: 'after', of: 'figure' }),
    timed('after the group', { kind: 'after', of: 'group' }),
    timed('before this attack', { kind: 'beforeAttack' }),
    timed('after this attack', { kind: 'afterAttack' }),
    timed('after any attack', { kind: 'afterAnyAttack' }),
    timed('while attacking', { kind: 'attacking' }),
    timed('while attacking such a target', { kind: 'attacking', target: { filter: [{ kind: 'wounded' }] } }),
    timed('on declaring', { kind: 'declaring' }),
    timed('while defending', { kind: 'defending' }),
    timed('first attack of the figure', { kind: 'firstAttack', of: 'figure' }),
    timed('first attack of the group', { kind: 'firstAttack', of: 'group' }),
    timed('first attack of a line', { kind: 'firstUse', ability: 'staff-sweep' }),
    timed('entering next to a Rebel', { kind: 'nextToRebel' }),
    timed('the first time', { kind: 'nextToRebel', first: true }),
    timed('entering a Rebel’s space', { kind: 'entersRebel' }),
    timed('ending on Rebels', { kind: 'endsOnRebels' }),
    timed('while moving', { kind: 'moving' }),
    timed('hurt by an ability', { kind: 'hurtBy', ability: 'Brutality' }),
    timed('after a line with icons', { kind: 'afterLine' }),
    timed('another group activates', { kind: 'otherGroup' }),
    timed('deployed again', { kind: 'redeployed' }),
    timed('defeated', { kind: 'defeated' }),
  ],
};

const BONUSES: Section = {
  title: 'Bonus effects',
  samples: [
    passive('+1 surge', { kind: 'add', surge: 1 }),
    passive('more damage and Pierce', { kind: 'add', damage: 1 }, { kind: 'pierce', amount: 1 }),
    passive('other dice', { kind: 'useDice', dice: ['red', 'yellow'] }),
    {
      says: 'against some, if something, at most',
      shows: 'rule.passive',
      rule: {
        kind: 'passive',
        with: [{ kind: 'add', damage: 1 }],
        who: 'eachOfGroup',
        against: { filter: [{ kind: 'wounded' }] },
        if: { kind: 'round', atLeast: 3 },
        limit: 'groupActivation',
      },
    },
    {
      says: 'advance first',
      shows: 'rule.once',
      rule: { kind: 'once', do: [{ kind: 'toward', points: 2, target: closest }] },
    },
    atEnd('heal and cleanse', { kind: 'recover', amount: 2 }, { kind: 'discardHarmful' }),
    {
      says: 'reinforce',
      shows: 'rule.reaction',
      rule: {
        kind: 'reaction',
        when: { kind: 'start', of: 'group' },
        do: [{ kind: 'reinforce', figures: 1 }],
      },
    },
    atEnd(
      'area strain with a test',
      {
        kind: 'test',
        who: { noun: 'hero', filter: [{ kind: 'within', spaces: 3 }], take: 'all' },
        attribute: 'insight',
      },
      { kind: 'strain', amount: 1, who: { noun: 'hero', filter: [{ kind: 'failed' }], take: 'all' } },
    ),
    atEnd('condition on Rebels', {
      kind: 'gain',
      conditions: ['weakened'],
      who: { filter: [{ kind: 'adjacent' }], take: 'all' },
    }),
    {
      says: 'self-destruct',
      rule: {
        kind: 'reaction',
        when: { kind: 'end', of: 'figure' },
        if: { kind: 'suffered', atLeast: 3 },
        do: [
          { kind: 'damage', amount: 2, who: { filter: [{ kind: 'adjacent' }], take: 'all' } },
          { kind: 'defeat' },
        ],
      },
    },
    {
      says: 'a new line',
      rule: {
        kind: 'once',
        do: [{ kind: 'insertLines', lines: [{ cost: 'attack', do: [{ kind: 'attack', target: closest }] }] }],
      },
    },
    {
      says: 'steps inside steps',
      rule: {
        kind: 'reaction',
        when: { kind: 'afterAnyAttack' },
        do: [
          { kind: 'if', if: { kind: 'hit' }, do: [{ kind: 'strain', amount: 1, who: 'target' }] },
          { kind: 'recover', amount: 1 },
        ],
      },
    },
  ],
};

const spend = (says: string, effect: Surge['effect'], cost = 1): Sample => ({
  says,
  surge: { cost, effect },
});
const SURGES: Section = {
  title: 'Surge abilities',
  samples: [
    spend('damage', { damage: 2 }),
    spend('Pierce', { pierce: 2 }),
    spend('accuracy and Pierce', { accuracy: 1, pierce: 1 }),
    spend('Bleed', { inflict: ['bleeding'] }),
    spend('Bleed and Stun', { inflict: ['bleeding', 'stunned'] }),
    spend('Focus', { become: ['focused'] }),
    spend('Focus and Weaken', { inflict: ['weakened'], become: ['focused'] }),
    spend('Pierce and Hide', { pierce: 1, become: ['hidden'] }),
    spend('Recover', { recover: 2 }),
    spend('Cleave', { cleave: 2 }),
    spend('two surges for Blast', { blast: 3 }, 2),
    spend('no dodge', { removeDodge: 1 }),
    spend('power token', { powerToken: ['damage', 'surge'] }),
    spend('splash', { splash: 1 }),
    spend('movement', { movement: 1 }),
  ],
};

const MISSION: Section = {
  title: 'Missions and events',
  samples: [
    line('interact', 'step.interact', {
      kind: 'interact',
      thing: { noun: 'terminal', filter: [{ kind: 'adjacent' }] },
    }),
    line('open a door', 'step.openDoor', { kind: 'openDoor', within: 2 }),
    line('open an adjacent door', 'step.openDoor', { kind: 'openDoor' }),
    line('take something off the map', 'step.discardThing', {
      kind: 'discardThing',
      thing: { noun: 'terminal', filter: [{ kind: 'adjacent' }] },
    }),
    line('free somebody', 'step.handle', { kind: 'handle', how: 'free', whom: 'thing:captive' }),
    line('arrest somebody', 'step.handle', {
      kind: 'handle',
      how: 'arrest',
      whom: { noun: 'bystander', filter: [{ kind: 'adjacent' }] },
    }),
    line('bind somebody', 'step.handle', { kind: 'handle', how: 'bind', whom: 'thing:captive' }),
    line('escape', 'step.escape', {
      kind: 'escape',
      through: { noun: 'entrance', order: [{ kind: 'closest' }] },
    }),
    line('mark', 'step.mark', { kind: 'mark', whom: 'target', thing: 'bounty' }),
    line('block the way', 'step.blockAccess', {
      kind: 'blockAccess',
      to: { noun: 'door', order: [{ kind: 'closest' }] },
    }),
    line('deploy', 'step.deploy', {
      kind: 'deploy',
      card: 'nexu',
      at: { noun: 'entrance', order: [{ kind: 'farthest' }] },
    }),
    line('deploy by trait', 'step.deployTrait', { kind: 'deployTrait', trait: 'creature' }),
    line('add to hand', 'step.addToHand', { kind: 'addToHand', card: 'darth-vader' }),
    line('more rounds', 'step.moreRounds', { kind: 'moreRounds', rounds: 1 }),
    line('players choose spaces', 'step.chooseSpaces', { kind: 'chooseSpaces', spaces: 2 }),
    line('push toward a place', 'step.push', {
      kind: 'push',
      whom: 'thing:captive',
      spaces: 2,
      toward: 'thing:shuttle',
    }),
    line('a hero attacks a hero', 'step.attack', {
      kind: 'attack',
      who: { noun: 'hero', order: [{ kind: 'most', of: 'strain' }] },
      target: { noun: 'hero', order: [{ kind: 'closest', to: 'that' }], exclude: ['that'] },
    }),
    line('all of a trait move', 'step.toward', {
      kind: 'toward',
      points: 3,
      who: { noun: 'imperial', filter: [{ kind: 'trait', is: 'hunter' }], take: 'all' },
      target: closest,
    }),
    line('attack a door if it is the quickest way', 'step.if', {
      kind: 'if',
      if: { kind: 'quickestWay' },
      do: [{ kind: 'attack', target: { noun: 'door', order: [{ kind: 'closest' }] } }],
    }),
  ],
};

export const SECTIONS: readonly Section[] = [
  MOVES,
  ATTACKS,
  MODS,
  HARMS,
  TABLE,
  VALUES,
  REBELS,
  IMPERIALS,
  FILTERS,
  CONDITIONS,
  TRIGGERS,
  BONUSES,
  SURGES,
  MISSION,
];
