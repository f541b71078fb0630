// The six dice of the game. Their faces are a rule, not content: the odds of every attack hang on them. The content
// lists them as well, for show, and a test holds that the two agree.

import { err, ok, randomInt, type RandomState, type Result } from '../../kernel';
import { ATTACK_DICE, type AttackDie, type DefenseDie } from '../figure/profile';

export type AttackFace = { readonly accuracy: number; readonly damage: number; readonly surge: number };
export type DefenseFace = { readonly block: number; readonly evade: number; readonly dodge: number };
export type Die = AttackDie | DefenseDie;

const attack = (accuracy: number, damage: number, surge: number): AttackFace => ({ accuracy, damage, surge });
const defense = (block: number, evade: number, dodge = 0): DefenseFace => ({ block, evade, dodge });

export const ATTACK_FACES: Readonly<Record<AttackDie, readonly AttackFace[]>> = {
  blue: [
    attack(2, 0, 1),
    attack(2, 1, 0),
    attack(3, 1, 1),
    attack(3, 2, 0),
    attack(4, 2, 0),
    attack(5, 1, 0),
  ],
  green: [
    attack(1, 0, 1),
    attack(1, 1, 1),
    attack(1, 2, 0),
    attack(2, 1, 1),
    attack(2, 2, 0),
    attack(3, 2, 0),
  ],
  red: [attack(0, 1, 0), attack(0, 2, 0), attack(0, 2, 0), attack(0, 2, 1), attack(0, 3, 0), attack(0, 3, 0)],
  yellow: [
    attack(0, 0, 1),
    attack(0, 1, 2),
    attack(1, 1, 1),
    attack(1, 2, 0),
    attack(2, 0, 1),
    attack(2, 1, 0),
  ],
};

export const DEFENSE_FACES: Readonly<Record<DefenseDie, readonly DefenseFace[]>> = {
  black: [defense(1, 0), defense(1, 0), defense(2, 0), defense(2, 0), defense(3, 0), defense(0, 1)],
  white: [defense(0, 0), defense(1, 0), defense(0, 1), defense(1, 1), defense(1, 1), defense(0, 0, 1)],
};

export const FACES_PER_DIE = 6;

/** One die on the table: its colour, and the face that lies up, by its place in the tables above or by what it shows. */
export type RolledDie =
  | { readonly die: Die; readonly face: number }
  | ({ readonly die: AttackDie } & AttackFace)
  | ({ readonly die: DefenseDie } & DefenseFace);

export type ReadDie =
  | { readonly kind: 'attack'; readonly die: AttackDie; readonly face: AttackFace }
  | { readonly kind: 'defense'; readonly die: DefenseDie; readonly face: DefenseFace };

export type FaceProblem = { readonly code: 'noSuchFace'; readonly die: Die };

export const isAttackDie = (die: Die): die is AttackDie => ATTACK_DICE.some((colour) => colour === die);

const sameFace = <F extends AttackFace | DefenseFace>(faces: readonly F[], shown: F): F | undefined =>
  faces.find((face) => (Object.keys(face) as (keyof F)[]).every((result) => face[result] === shown[result]));

/** What a die on the table shows; a face that the die does not have is refused. */
export function readDie(rolled: RolledDie): Result<ReadDie, FaceProblem> {
  const { die } = rolled;
  if (isAttackDie(die)) {
    const faces = ATTACK_FACES[die];
    const face =
      'face' in rolled ? faces[rolled.face] : 'accuracy' in rolled ? sameFace(faces, rolled) : undefined;
    return face ? ok({ kind: 'attack', die, face }) : err({ code: 'noSuchFace', die });
  }
  const faces = DEFENSE_FACES[die];
  const face =
    'face' in rolled ? faces[rolled.face] : 'block' in rolled ? sameFace(faces, rolled) : undefined;
  return face ? ok({ kind: 'defense', die, face }) : err({ code: 'noSuchFace', die });
}

/** The app rolls for the players. */
export function rollDice(
  state: RandomState,
  dice: readonly Die[],
): { readonly rolled: readonly RolledDie[]; readonly state: RandomState } {
  let next = state;
  const rolled = dice.map((die): RolledDie => {
    const drawn = randomInt(next, FACES_PER_DIE);
    next = drawn.state;
    return { die, face: drawn.value };
  });
  return { rolled, state: next };
}
