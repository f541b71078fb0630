// Faces for people who speak and have no card: put together from skin, hair, dress and one thing to know them by. The
// persons of our own stories have rows of their own; anybody else gets a face by the letters of their id.

import { fill, half, INK, line, mix, shade, twin, twinLine, type Drawing, type Layer } from './ink';
import { collar, face, lapels, plates, shoulders } from './parts';

const HAIR = {
  short: (ink: string) => [half(ink, 'M51 11C36 10 29 20 30 42L33 44C33 36 34 31 38 28L51 24z')],
  long: (ink: string) => [
    half(ink, 'M51 10C34 9 25 22 26 44C26 60 24 70 20 80L33 76C31 62 31 40 36 30L51 24z'),
  ],
  bun: (ink: string) => [
    fill(ink, 'M38 8A12 10 0 1 1 62 8A12 10 0 1 1 38 8z'),
    half(ink, 'M51 13C37 13 29 22 30 40L34 34C37 28 42 26 51 25z'),
  ],
  braid: (ink: string) => [
    half(ink, 'M51 11C36 11 28 21 29 42L34 34C38 28 43 25 51 25z'),
    line(ink, 7, 'M66 40C74 54 66 66 72 84'),
  ],
  bald: () => [],
  grey: (ink: string) => [
    half(mix(ink, INK.bone, 0.7), 'M51 13C36 12 28 22 29 46L34 44C33 36 35 31 40 29L51 27z'),
  ],
} satisfies Readonly<Record<string, (ink: string) => readonly Layer[]>>;

const DRESS = {
  coat: (ink: string) => [shoulders(shade(ink)), lapels(ink)],
  shirt: (ink: string) => [shoulders(ink), collar(mix(ink, INK.ivory, 0.3))],
  uniform: (ink: string) => [
    shoulders(ink),
    collar(shade(ink)),
    fill(INK.gold, 'M62 88H76V94H62z'),
    line(INK.red, 3, 'M64 91H68'),
  ],
  armour: (ink: string) => [shoulders(INK.coal), plates(ink)],
  shawl: (ink: string) => [
    half(ink, 'M51 102V72C40 74 30 74 20 84C12 90 8 96 6 102z'),
    line(mix(ink, INK.ivory, 0.4), 3, 'M24 84C40 92 60 92 76 84'),
  ],
} satisfies Readonly<Record<string, (ink: string) => readonly Layer[]>>;

const SIGNS = {
  none: () => [],
  glasses: () => [
    twinLine(INK.gold, 2.6, 'M34 46A7 7 0 1 1 48 46A7 7 0 1 1 34 46z'),
    line(INK.gold, 2.4, 'M47 45H53'),
  ],
  beard: (hair: string) => [half(hair, 'M51 60C44 60 38 58 33 52C33 66 40 78 51 80z')],
  cap: (_: string, dress: string) => [
    half(shade(dress), 'M51 6C36 6 27 14 27 26L51 24z'),
    half(INK.coal, 'M51 23C40 23 31 24 24 31L51 30z'),
  ],
  hood: (_: string, dress: string) => [
    half(dress, 'M51 4C32 4 22 20 22 46C22 60 24 72 30 80L35 74C31 60 30 40 36 28L51 20z'),
  ],
  scarf: (_: string, dress: string) => [half(mix(dress, INK.gold, 0.5), 'M51 88C42 88 34 82 34 72L51 78z')],
  bandage: () => [line(INK.ivory, 8, 'M31 30L69 26'), fill(INK.red, 'M56 24H62V30H56z')],
  goggles: () => [
    line(INK.leather, 5, 'M30 30H70'),
    twin(INK.coal, 'M34 24H47V36H34z'),
    twin('#7fe0ff', 'M37 27H45V33H37z'),
  ],
  scar: () => [line(INK.red, 2.4, 'M60 34L66 58')],
} satisfies Readonly<Record<string, (hair: string, dress: string) => readonly Layer[]>>;

interface Looks {
  readonly skin: string;
  readonly hair: readonly [keyof typeof HAIR, string];
  readonly dress: readonly [keyof typeof DRESS, string];
  readonly sign: keyof typeof SIGNS;
}

function person({ skin, hair: [cut, hair], dress: [cloth, dress], sign }: Looks): Drawing {
  return {
    accent: dress,
    layers: [
      ...DRESS[cloth](dress),
      ...face(skin, shade(hair)),
      ...HAIR[cut](hair),
      ...SIGNS[sign](hair, dress),
    ],
  };
}

const looks = (
  skin: string,
  hair: Looks['hair'],
  dress: Looks['dress'],
  sign: Looks['sign'] = 'none',
): Drawing => person({ skin, hair, dress, sign });

const GREEN = '#7fa06a';
/** Small and square, one lamp for an eye: a droid that counts. */
const COUNTING_DROID: Drawing = {
  accent: '#6fd6a8',
  layers: [
    half(INK.slate, 'M51 102V82H26C18 86 15 94 14 102z'),
    line(INK.steel, 5, 'M44 68V86M56 68V86'),
    half('#a8b39a', 'M51 18H26V66H51z'),
    half(INK.night, 'M51 28H32V50H51z'),
    fill('#6fd6a8', 'M42 39A8 8 0 1 1 58 39A8 8 0 1 1 42 39z'),
    twinLine(INK.coal, 3, 'M34 58H46'),
    line(INK.steel, 3, 'M62 18V4'),
    fill(INK.gold, 'M58 4A4 4 0 1 1 66 4A4 4 0 1 1 58 4z'),
  ],
};
/** Scales, a ridge, a long jaw. */
const TRANDOSHAN: Drawing = {
  accent: '#d98f5a',
  layers: [
    shoulders(INK.leather),
    plates('#6a5a3a'),
    half(GREEN, 'M51 12C36 12 28 24 28 40C28 52 32 60 36 68C40 78 46 82 51 82z'),
    half(shade(GREEN), 'M51 54C42 54 37 60 38 68C41 76 46 80 51 80z'),
    twin(INK.gold, 'M34 42C38 38 44 40 46 45C42 47 37 47 34 42z'),
    line(INK.night, 2.6, 'M40 70C46 72 54 72 60 70'),
    twinLine(shade(GREEN), 3, 'M38 24L46 20M36 31L45 27'),
  ],
};

/** The people of our own stories, by the ids that missions give their voices. */
export const PEOPLE: Readonly<Record<string, Drawing>> = {
  'odra-quill': looks(INK.brown, ['bun', '#c9c4ba'], ['shawl', '#8a4f5c'], 'glasses'),
  tavi: looks(INK.tan, ['braid', '#2c2320'], ['coat', '#4a7a8c'], 'goggles'),
  nought: COUNTING_DROID,
  'corva-hale': looks(INK.pale, ['bun', '#5a3a22'], ['uniform', '#56606c'], 'cap'),
  skarsh: TRANDOSHAN,
  'doctor-dray': looks(INK.pale, ['grey', '#6a6a6a'], ['coat', '#c9cfc4'], 'glasses'),
  'sergeant-harrow': looks(INK.brown, ['short', '#1f1a18'], ['armour', '#7a8a5c'], 'scar'),
  iva: looks(INK.tan, ['long', '#6a3a22'], ['shirt', '#8c8a86']),
  pim: looks(INK.pale, ['short', '#c98a3c'], ['shirt', '#b0603a'], 'goggles'),
  vesh: looks('#7f9cc4', ['braid', '#2c3a55'], ['coat', '#5c4a78'], 'scarf'),
  imre: looks(INK.pale, ['long', '#cfcabd'], ['shawl', '#5a6a4a'], 'hood'),
  'sand-trader': looks(INK.brown, ['bald', '#1f1a18'], ['shawl', '#c48a45'], 'hood'),
  ossel: looks(INK.tan, ['short', '#4a2f1c'], ['armour', '#6a7a6a'], 'bandage'),
  'oren-tash': looks(INK.tan, ['grey', '#5a4a3a'], ['coat', '#6a5a48'], 'beard'),
  'captain-marrow': looks(INK.pale, ['short', '#2a2a2a'], ['uniform', '#3f4652'], 'scar'),
  sella: looks(INK.brown, ['braid', '#1c1512'], ['coat', '#3f6a4a'], 'hood'),
  brann: looks(INK.tan, ['short', '#7a4a2a'], ['shirt', '#7a6a4a'], 'beard'),
  passenger: looks(INK.pale, ['short', '#3a2f2a'], ['coat', '#7a6a8c'], 'scarf'),
  purser: looks(INK.tan, ['bald', '#3a2f2a'], ['uniform', '#4a6a8c'], 'glasses'),
  'first-mate': looks(INK.brown, ['short', '#241c18'], ['coat', '#3f5a6a'], 'cap'),
  'salt-pilot': looks('#b98a66', ['grey', '#8a8a8a'], ['shawl', '#8b97a0'], 'beard'),
  'bird-woman': looks(INK.pale, ['bun', '#a8a298'], ['shawl', '#6a5a7a']),
  'sled-driver': looks('#b98a66', ['short', '#2a221c'], ['coat', '#a87a45'], 'goggles'),
  'customs-clerk': looks(INK.pale, ['bald', '#4a4038'], ['uniform', '#6a6458'], 'beard'),
  'night-clerk': looks(INK.pale, ['short', '#a8763c'], ['uniform', '#5a6470']),
  'lamp-boy': looks(INK.tan, ['short', '#c98a3c'], ['shawl', '#7a5636']),
  'scout-girl': looks(INK.brown, ['braid', '#1f1a18'], ['shawl', '#5c7a4a']),
  'old-man': looks(INK.pale, ['bald', '#cfcabd'], ['coat', '#6a5a48'], 'beard'),
  'old-woman': looks(INK.tan, ['grey', '#a8a298'], ['shawl', '#7a4f5c'], 'scarf'),
  'cradle-mother': looks(INK.brown, ['long', '#241c18'], ['shawl', '#a87a45'], 'scarf'),
  'young-patient': looks(INK.tan, ['short', '#3a2f2a'], ['shirt', '#b8b4a8'], 'bandage'),
};

const SKINS = [INK.pale, INK.tan, INK.brown, '#7f9cc4', GREEN, '#b98a66'] as const;
const TONES = ['#2c2320', '#6a3a22', '#c98a3c', '#a8a298', '#3a2f45'] as const;
const CLOTHS = ['#4a7a8c', '#8a4f5c', '#5c7a4a', '#6a5a7a', '#a87a45', '#56606c', '#7a5636'] as const;
const CUTS = Object.keys(HAIR) as readonly (keyof typeof HAIR)[];
const DRESSES = Object.keys(DRESS) as readonly (keyof typeof DRESS)[];
const MARKS = Object.keys(SIGNS) as readonly (keyof typeof SIGNS)[];

/** A face for an id that no drawing knows: the same one every time. */
export function faceById(id: string): Drawing {
  let rest = [...id].reduce((sum, letter) => (sum * 33 + (letter.codePointAt(0) ?? 0)) % 999983, 5381);
  const pick = <T>(from: readonly T[]): T => {
    const found = from[rest % from.length] as T;
    rest = (rest * 7 + 13) % 999983;
    return found;
  };
  return person({
    skin: pick(SKINS),
    hair: [pick(CUTS), pick(TONES)],
    dress: [pick(DRESSES), pick(CLOTHS)],
    sign: pick(MARKS),
  });
}

/** A hero we have no drawing of, or none yet: a plain head in a hood. */
export const UNKNOWN_HERO: Drawing = {
  accent: INK.steel,
  layers: [
    shoulders(INK.slate),
    half(mix(INK.slate, INK.ivory, 0.15), 'M51 10C32 10 24 26 25 46C26 62 34 74 51 84z'),
    half(INK.coal, 'M51 22C39 22 33 32 33 46C34 58 41 68 51 72z'),
  ],
};
