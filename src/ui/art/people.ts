// Faces for people who speak and have no card: put together from skin, hair, dress and one thing to know them by. The
// persons of our own stories have rows of their own; anybody else gets a face by the letters of their id.

import { fill, half, INK, line, mix, shade, twin, twinLine, type Drawing, type Layer } from './ink';
import { face, plates, shoulders } from './parts';
import {
  BATTLE_DROID,
  GREEN,
  HUTT,
  ITHORIAN,
  JUDGE_DROID,
  LAMPLIGHTER,
  QUEUE_DROID,
  RODIAN,
  SULLUSTAN,
  twilek,
  TWINS,
  UGNAUGHT,
} from './species';
import { DRESS, HAIR, ACCESSORIES } from './wardrobe';

interface Looks {
  readonly skin: string;
  readonly hair: readonly [keyof typeof HAIR, string];
  readonly dress: readonly [keyof typeof DRESS, string];
  readonly sign: keyof typeof ACCESSORIES;
}

function person({ skin, hair: [cut, hair], dress: [cloth, dress], sign }: Looks): Drawing {
  return {
    accent: dress,
    layers: [
      ...DRESS[cloth](dress),
      ...face(skin, shade(hair)),
      ...HAIR[cut](hair),
      ...ACCESSORIES[sign](hair, dress),
    ],
  };
}

const looks = (
  skin: string,
  hair: Looks['hair'],
  dress: Looks['dress'],
  sign: Looks['sign'] = 'none',
): Drawing => person({ skin, hair, dress, sign });

const withMore = ({ accent, layers }: Drawing, ...more: readonly Layer[]): Drawing => ({
  accent,
  layers: [...layers, ...more],
});

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

const BLIND = twin(INK.ivory, 'M35.5 45C39 42 43 42.5 45.5 46C43 48.5 38 48.5 35.5 45z');

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
  wick: looks(INK.pale, ['braid', '#4a3626'], ['shirt', '#6a5a48'], 'scarf'),
  'brann-teel': withMore(looks(INK.tan, ['bald', '#cfcabd'], ['shawl', '#6a6a5a'], 'beard'), BLIND),
  'prefect-vant': looks(INK.pale, ['bun', '#b8b0a4'], ['coat', '#5c8060'], 'scarf'),
  'captain-pell': looks(INK.tan, ['short', '#5a4630'], ['uniform', '#6a7078'], 'cap'),
  'major-irsk': looks(INK.pale, ['short', '#2a2420'], ['uniform', '#d8d8d4'], 'glasses'),
  'cinder-vael': looks('#e8dccb', ['long', '#d8cfc0'], ['armour', '#8a3a36'], 'scar'),
  'corvin-ash': looks(INK.pale, ['grey', '#5a5048'], ['coat', '#4a4a44'], 'scarf'),
  nuuri: twilek('#c48a9c', '#b06a45'),
  'sen-and-senna': TWINS,
  'madame-sesk': RODIAN,
  'nib-tolo': SULLUSTAN,
  hebb: UGNAUGHT,
  'mother-ilk': ITHORIAN,
  'ubbo-the-small': HUTT,
  'two-left': BATTLE_DROID,
  rota: LAMPLIGHTER,
  'bench-nine': JUDGE_DROID,
  'form-droid': QUEUE_DROID,
  'young-patient': looks(INK.tan, ['short', '#3a2f2a'], ['shirt', '#b8b4a8'], 'bandage'),
};

const SKINS = [INK.pale, INK.tan, INK.brown, '#7f9cc4', GREEN, '#b98a66'] as const;
const TONES = ['#2c2320', '#6a3a22', '#c98a3c', '#a8a298', '#3a2f45'] as const;
const CLOTHS = ['#4a7a8c', '#8a4f5c', '#5c7a4a', '#6a5a7a', '#a87a45', '#56606c', '#7a5636'] as const;
const CUTS = Object.keys(HAIR) as readonly (keyof typeof HAIR)[];
const DRESSES = Object.keys(DRESS) as readonly (keyof typeof DRESS)[];
const MARKS = Object.keys(ACCESSORIES) as readonly (keyof typeof ACCESSORIES)[];

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
