// How long the exact odds of one attack take, against sampling the same attack a thousand times. Run it with
// `npx tsx bench/odds.ts`; what counts is the ratio, which depends little on the machine.

import { seedRandom } from '../src/kernel';
import {
  attackDiceOf,
  oddsOf,
  resolveAttack,
  rollDice,
  type AttackContext,
  type AttackRoll,
  type Fighter,
} from '../src/rules';

const SAMPLES = 1000;
const MILLISECONDS = 500;

const trooper: Fighter = {
  side: 'imperial',
  attack: { type: 'ranged', dice: ['blue', 'green'] },
  defense: ['black'],
  surges: [
    { cost: 1, effect: { damage: 1 } },
    { cost: 1, effect: { accuracy: 2 } },
  ],
  passives: {},
  keywords: [],
  health: 3,
  damage: 0,
  conditions: [],
  powerTokens: [],
};

const champion: Fighter = {
  ...trooper,
  attack: { type: 'melee', dice: ['red', 'green', 'yellow'] },
  defense: ['black', 'white'],
  surges: [
    { cost: 1, effect: { inflict: ['bleeding'] } },
    { cost: 1, effect: { pierce: 2 } },
    { cost: 1, effect: { damage: 2 } },
  ],
  health: 13,
};

const hero: Fighter = {
  ...trooper,
  side: 'rebel',
  attack: { type: 'ranged', dice: ['blue', 'blue', 'green'] },
  defense: ['black', 'white'],
  surges: [
    { cost: 1, effect: { damage: 1 } },
    { cost: 1, effect: { pierce: 2 } },
    { cost: 1, effect: { accuracy: 1 } },
    { cost: 1, effect: { inflict: ['stunned'] } },
  ],
  health: 12,
};

const near: AttackContext = { distance: 1, adjacent: true, sight: true };
const far: AttackContext = { distance: 5, adjacent: false, sight: true };

const CASES = [
  {
    name: '2 attack dice, 1 defense die',
    attacker: trooper,
    defender: { ...hero, defense: ['white'] },
    context: far,
  },
  { name: '3 attack dice, 2 defense dice', attacker: champion, defender: hero, context: near },
  {
    name: '4 attack dice, focused',
    attacker: { ...champion, conditions: ['focused'] },
    defender: hero,
    context: near,
  },
  { name: 'a hero who chooses', attacker: hero, defender: champion, context: far },
] as const satisfies readonly {
  name: string;
  attacker: Fighter;
  defender: Fighter;
  context: AttackContext;
}[];

/** Microseconds of one run, over as many runs as fit into the time. */
function timed(run: () => void): number {
  for (let warmUp = 0; warmUp < 3; warmUp++) run();
  const start = performance.now();
  let runs = 0;
  while (performance.now() - start < MILLISECONDS) {
    run();
    runs++;
  }
  return ((performance.now() - start) * 1000) / runs;
}

/** Rolled beforehand: what is timed is resolving the attacks, not the generator. */
function rolls({ defense }: Fighter, attacker: Fighter, seed: string): readonly AttackRoll[] {
  const attackDice = attackDiceOf(attacker).flatMap((die) => (die === 'any' ? [] : [die]));
  let state = seedRandom(seed);
  return Array.from({ length: SAMPLES }, () => {
    const roll = rollDice(state, [...attackDice, ...defense]);
    state = roll.state;
    return { kind: 'faces', faces: roll.rolled };
  });
}

function sample(
  attacker: Fighter,
  defender: Fighter,
  context: AttackContext,
  rolled: readonly AttackRoll[],
): number {
  let damage = 0;
  for (const roll of rolled) {
    const resolved = resolveAttack({ attacker, defender, context, roll });
    if (resolved.ok) damage += resolved.value.damage;
  }
  return damage / rolled.length;
}

console.log('attack                          exact (us)   1000 samples (us)   samples / exact');
let slower = 0;
for (const { name, attacker, defender, context } of CASES) {
  const exact = timed(() => oddsOf(attacker, defender, context));
  const rolled = rolls(defender, attacker, name);
  const sampled = timed(() => sample(attacker, defender, context, rolled));
  const ratio = sampled / exact;
  if (ratio <= 1) slower++;
  console.log(
    name.padEnd(30),
    exact.toFixed(1).padStart(11),
    sampled.toFixed(0).padStart(19),
    ratio.toFixed(1).padStart(17),
  );
}
process.exitCode = slower > 0 ? 1 : 0;
