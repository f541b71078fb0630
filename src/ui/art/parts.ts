// Parts that several figures share: a human face, shoulders, fur, weapons. Figures differ by what they add.

import { fill, half, INK, line, mix, placed, shade, twin, twinLine, type Layer } from './ink';

export const shoulders = (ink: string): Layer => half(ink, 'M51 102V76C43 77 38 79 29 82C17 85 11 92 9 102z');

/** Broad shoulders of an armour: plates stand out at the sides. */
export const plates = (ink: string): Layer => half(ink, 'M33 76C16 74 5 82 3 102H22L30 90z');

/** A jacket whose two sides leave the throat open. */
export const lapels = (ink: string): Layer => half(ink, 'M40 75C30 81 12 81 8 102H50C48 94 44 84 40 75z');

export const collar = (ink: string): Layer => half(ink, 'M51 92L36 78L38 68L51 78z');

const eyes: Layer = twin(INK.night, 'M35.5 44.5C39 42 43 42.5 45.5 46C43 48.5 38 48.5 35.5 44.5z');

/** Neck, ears, head, nose, eyes and mouth; hair, beard and hats come on top. */
export function face(skin: string, brow: string = shade(skin)): readonly Layer[] {
  return [
    half(mix(skin, INK.night, 0.25), 'M51 88V60H40V78C42 84 46 88 51 88z'),
    half(skin, 'M33 41C27 38 26 50 33 55z'),
    half(skin, 'M51 18C37 18 31 28 31 42C31 52 33 58 38 64C42 69 46 72 51 72z'),
    fill(skin, 'M49 42L54.5 56C53 58 50 58 49 57z'),
    twinLine(brow, 3.2, 'M34.5 41.5L45.5 40.5'),
    eyes,
    line(mix(skin, INK.night, 0.6), 2.4, 'M44.5 63.5C48 65 52 65 55.5 63.5'),
  ];
}

/** The head of a Wookiee: a mane, a pale muzzle, deep eyes. */
export function wookiee(fur: string): readonly Layer[] {
  const pale = mix(fur, INK.ivory, 0.4);
  return [
    half(fur, 'M51 8C38 7 30 13 28 24C21 36 24 46 17 58L23 58C19 66 16 70 10 77L18 77C13 84 9 90 6 102H51z'),
    half(pale, 'M51 30C41 29 35 35 35 44C36 50 39 52 38 58C38 67 44 73 51 74z'),
    half(mix(fur, INK.night, 0.25), 'M51 24C43 24 36 29 33 40C38 37 43 37 47 41L51 34z'),
    twin(INK.night, 'M37 43.5C40 41.5 44 42.5 46 46C43 48 39 47.5 37 43.5z'),
    half(INK.night, 'M51 50C46 50 43.5 52.5 45 55.5C46.5 58 48.5 58.5 51 58.5z'),
  ];
}

/** A rifle that stands upright behind a shoulder; x is its middle. */
export const rifle = (x: number, lean: number, ink: string = INK.steel): Layer =>
  placed(`translate(${x} 0) rotate(${lean} 0 80)`, [
    line(ink, 4.5, 'M0 2V50'),
    fill(INK.slate, 'M-5 34H5V104H-5z'),
    line(ink, 3, 'M-8 44V62'),
  ]);

/** A pistol held upright, muzzle to the top; x and y are the middle of the grip. */
export const pistol = (x: number, y: number, ink: string = INK.steel): Layer =>
  placed(`translate(${x} ${y})`, [
    line(INK.coal, 7, 'M2 16L-2 -1'),
    fill(ink, 'M-8 4V-26H-5V-34H1V-26H4V4z'),
    line(INK.night, 2.4, 'M-4 -22V-6'),
  ]);

/** A blade of light, drawn with a bright core. */
export const blade = (ink: string, d: string): readonly Layer[] => [line(ink, 7.5, d), line(INK.ivory, 3, d)];

/** A long pike with a leaf-shaped head. */
export const pike = (x: number): readonly Layer[] => [
  line(INK.steel, 4.5, `M${x} 26V102`),
  fill(INK.ivory, `M${x} 0L${x + 5} 14L${x + 2.5} 28H${x - 2.5}L${x - 5} 14z`),
  line(INK.gold, 4, `M${x - 7} 29H${x + 7}`),
];

/** A crewed gun on a tripod, its barrel towards us. */
export const heavyGun: readonly Layer[] = [
  twinLine(INK.slate, 6, 'M44 78L22 104'),
  line(INK.slate, 6, 'M50 80V104'),
  fill(INK.slate, 'M16 56H78V78H16z'),
  fill(INK.coal, 'M16 70H78V78H16z'),
  line(INK.steel, 7, 'M16 65H-4'),
  line(INK.night, 3, 'M24 62H44'),
  fill(INK.gold, 'M54 60H70V66H54z'),
  half(INK.steel, 'M51 50H40V60H51z'),
  fill(INK.coal, 'M78 60H90V74H78z'),
];
