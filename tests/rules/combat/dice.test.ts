import { beforeAll, describe, expect, test } from 'vitest';
import { seedRandom } from '../../../src/kernel';
import type { Pack } from '../../../src/packs';
import {
  ATTACK_DICE,
  ATTACK_FACES,
  DEFENSE_DICE,
  DEFENSE_FACES,
  resolveAttack,
  rollDice,
  type DefenseFace,
} from '../../../src/rules';
import { at, contentPack, imperial, rebel } from './fighters';

let pack: Pack;
beforeAll(async () => {
  pack = await contentPack();
});

const sorted = (faces: readonly object[]): string[] => faces.map((face) => JSON.stringify(face)).sort();

describe('dice', () => {
  test.each(ATTACK_DICE)('the %s die of the rules is the one of the content', (id) => {
    const faces = pack.dice.get(id)?.faces ?? [];
    const plain = ATTACK_FACES[id].map(({ accuracy, damage, surge }) => ({ accuracy, damage, surge }));
    expect(sorted(plain)).toEqual(sorted(faces));
  });

  test.each(DEFENSE_DICE)('the %s die of the rules is the one of the content', (id) => {
    const die = pack.dice.get(id);
    const faces = die?.kind === 'defense' ? die.faces : [];
    const plain = (face: (typeof faces)[number] | DefenseFace) => [
      face.block,
      face.evade,
      Number(face.dodge),
    ];
    expect(sorted(DEFENSE_FACES[id].map(plain))).toEqual(sorted(faces.map(plain)));
  });

  test('the app rolls what the generator says, and hands its state on', () => {
    const first = rollDice(seedRandom('cell'), ['blue', 'white']);
    expect(first).toEqual(rollDice(seedRandom('cell'), ['blue', 'white']));
    expect(first.rolled.map(({ die }) => die)).toEqual(['blue', 'white']);
    expect(rollDice(first.state, ['blue', 'white']).state).not.toEqual(first.state);
  });
});

describe('rolls that are entered', () => {
  const attacker = imperial({ attack: { type: 'ranged', dice: ['blue', 'any'] } });
  const defender = rebel();
  const context = at(3);
  const fight = (...faces: Parameters<typeof rollDice>[1]) =>
    resolveAttack({
      attacker,
      defender,
      context,
      roll: { kind: 'faces', faces: faces.map((die) => ({ die, face: 0 })) },
    });

  test('a face may be told by its place or by what it shows', () => {
    const byPlace = fight('blue', 'red', 'white');
    const byValue = resolveAttack({
      attacker,
      defender,
      context,
      roll: {
        kind: 'faces',
        faces: [
          { die: 'red', accuracy: 0, damage: 1, surge: 0 },
          { die: 'blue', accuracy: 2, damage: 0, surge: 1 },
          { die: 'white', block: 0, evade: 0, dodge: 0 },
        ],
      },
    });
    expect(byPlace.ok).toBe(true);
    expect(byValue).toEqual(byPlace);
  });

  test('a face that the die does not have is refused', () => {
    const faces = [
      { die: 'blue', face: 6 },
      { die: 'red', face: 0 },
      { die: 'white', face: 0 },
    ] as const;
    expect(resolveAttack({ attacker, defender, context, roll: { kind: 'faces', faces } })).toEqual({
      ok: false,
      error: { code: 'noSuchFace', die: 'blue' },
    });
    const odd = [{ die: 'blue', accuracy: 9, damage: 0, surge: 0 }] as const;
    expect(resolveAttack({ attacker, defender, context, roll: { kind: 'faces', faces: odd } })).toMatchObject(
      {
        error: { code: 'noSuchFace', die: 'blue' },
      },
    );
  });

  test('dice that are not in the pools are refused', () => {
    expect(fight('red', 'red', 'white')).toMatchObject({
      error: { code: 'wrongAttackDice', expected: ['blue', 'any'], found: ['red', 'red'] },
    });
    expect(fight('blue', 'white')).toMatchObject({ error: { code: 'wrongAttackDice', found: ['blue'] } });
    expect(fight('blue', 'blue', 'black')).toMatchObject({
      error: { code: 'wrongDefenseDice', expected: ['white'], found: ['black'] },
    });
    expect(fight('blue', 'blue', 'white', 'white')).toMatchObject({ error: { code: 'wrongDefenseDice' } });
  });
});
