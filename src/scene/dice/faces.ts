// The drawings on our dice and their places: the same for the dice that tumble and for the flat ones.

import {
  ATTACK_FACES,
  DEFENSE_FACES,
  type AttackFace,
  type DefenseDie,
  type DefenseFace,
  type Die,
} from '../../rules';

/** Strokes on a 24 by 24 grid, all of them drawn by us. `line`: an outline, not filled. */
export const DIE_SIGNS = {
  damage: { d: 'M12 2l2.5 6.5L21 6l-3 6 4 4-7-1-3 7-3-7-7 1 4-4-3-6 6.5 2.5z', line: false },
  surge: { d: 'M14 2L6 13h5l-3 9 10-13h-6z', line: false },
  block: { d: 'M12 2l8 3v7c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10V5z', line: false },
  evade: { d: 'M4 6h9l-3-3M20 18h-9l3 3M13 6c4 0 6 3 6 6M11 18c-4 0-6-3-6-6', line: true },
  dodge: { d: 'M5 5l14 14M19 5L5 19M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z', line: true },
} as const;
export type DieSign = keyof typeof DIE_SIGNS;

export const DIE_COLOURS: Readonly<Record<Die, string>> = {
  blue: '#4a90e2',
  green: '#4fae62',
  red: '#d64545',
  yellow: '#e3b93c',
  black: '#1c1f24',
  white: '#f3efe6',
};

const DARK_INK = '#14181f';
const LIGHT_INK = '#ffffff';

/** What can be read on the colour of the die. */
export const inkOf = (die: Die): string => (die === 'black' || die === 'red' ? LIGHT_INK : DARK_INK);

export type FaceItem = {
  /** A sign, or a number as it is written. */
  readonly shows: DieSign | `${number}`;
  /** The middle, and how wide: parts of the face. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

type Spot = Omit<FaceItem, 'shows'>;
const SPOTS: readonly (readonly Spot[])[] = [
  [],
  [{ x: 0.5, y: 0.5, size: 0.62 }],
  [
    { x: 0.31, y: 0.31, size: 0.46 },
    { x: 0.69, y: 0.69, size: 0.46 },
  ],
  [
    { x: 0.5, y: 0.27, size: 0.42 },
    { x: 0.27, y: 0.71, size: 0.42 },
    { x: 0.73, y: 0.71, size: 0.42 },
  ],
];

export const isDefenseDie = (die: Die): die is DefenseDie => die === 'black' || die === 'white';

export const facesOf = (die: Die): readonly (AttackFace | DefenseFace)[] =>
  isDefenseDie(die) ? DEFENSE_FACES[die] : ATTACK_FACES[die];

/** Signs of a face in the order in which they are read; accuracy is a number of its own. */
export const signsOf = (face: AttackFace | DefenseFace): readonly DieSign[] =>
  'accuracy' in face
    ? [...times('damage', face.damage), ...times('surge', face.surge)]
    : [...times('block', face.block), ...times('evade', face.evade), ...times('dodge', face.dodge)];

const times = (sign: DieSign, count: number): readonly DieSign[] => Array<DieSign>(count).fill(sign);

export function faceItems(die: Die, index: number): readonly FaceItem[] {
  const face = facesOf(die)[index];
  if (!face) return [];
  const accuracy = 'accuracy' in face && face.accuracy > 0 ? ([`${face.accuracy}`] as const) : [];
  const shown: readonly FaceItem['shows'][] = [...accuracy, ...signsOf(face)];
  const spots = SPOTS[shown.length] ?? [];
  return shown.flatMap((shows, at) => {
    const spot = spots[at];
    return spot ? [{ shows, ...spot }] : [];
  });
}

export const isSign = (shows: FaceItem['shows']): shows is DieSign => shows in DIE_SIGNS;
