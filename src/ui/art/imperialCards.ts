// The Imperial deployment cards of the core box.

import { fill, half, INK, line, placed, twin, twinLine, type Drawing } from './ink';
import { blade, face, heavyGun, pike, plates, rifle, shoulders, walkerHead, whiteHelmet } from './parts';

const GUARD = '#c23a35';

const stormtrooper: Drawing = {
  accent: '#a9bccf',
  layers: [
    rifle(86, 8, INK.slate),
    shoulders(INK.coal),
    plates(INK.ivory),
    half(INK.ivory, 'M51 102V88C42 88 36 86 33 84L30 102z'),
    ...whiteHelmet(),
  ],
};

const officer: Drawing = {
  accent: '#8fa58f',
  layers: [
    shoulders('#59675c'),
    half('#465248', 'M51 96L37 84L36 72L51 82z'),
    ...face(INK.pale, '#4b3a2c'),
    half('#4b3a2c', 'M29 30H33V44L29 46z'),
    half('#59675c', 'M51 5C38 4 26 7 22 14C22 20 25 26 28 31C36 28 43 27 51 27z'),
    half(INK.night, 'M51 26C42 26 34 28 27 31C28 36 31 39 34 39C39 35 45 34 51 34z'),
    fill(INK.steel, 'M46 13A4 4 0 1 1 54 13A4 4 0 1 1 46 13z'),
    fill(INK.ivory, 'M56 87H76V96H56z'),
    fill(INK.red, 'M58 89H62V94H58zM64 89H68V94H64z'),
    fill('#5aa9ff', 'M70 89H74V94H70z'),
    line(INK.steel, 3, 'M20 87V98M26 85.5V98'),
  ],
};

const eWeb: Drawing = {
  accent: '#d0a45a',
  layers: [
    placed('translate(24 -3) scale(.62)', [shoulders(INK.coal), plates(INK.ivory), ...whiteHelmet()]),
    ...heavyGun,
  ],
};

const guard: Drawing = {
  accent: '#ff7a6b',
  layers: [
    ...pike(84),
    half('#a32d2a', 'M51 102V66H36C30 76 10 76 7 102z'),
    half(GUARD, 'M51 6C35 6 29 20 28 36C27 52 24 64 19 76C29 80 40 82 51 82z'),
    half('#8c2422', 'M51 24C43 24 37 26 33 31L33 43L46 46V76H51z'),
    half(INK.night, 'M51 32C44 32 39 33 36 36L36 41C41 42 46 43 51 43z'),
    half(INK.night, 'M51 40H47.5V74H51z'),
  ],
};

const champion: Drawing = {
  accent: '#b84bd0',
  layers: [
    // a blade at both ends of the staff
    line(INK.steel, 5, 'M88 28L76 102'),
    fill(INK.ivory, 'M92 0L97 20L90 34L84 32L85 16z'),
    half('#6b1f24', 'M51 102V70H38C30 78 20 74 12 84L3 102z'),
    half(INK.coal, 'M36 74C22 66 8 68 0 82L24 102L34 92z'),
    twinLine(GUARD, 3.4, 'M4 82C12 74 22 74 32 80'),
    // horns and a face plate split in two
    half(GUARD, 'M34 32C20 30 12 20 14 4C22 14 32 16 42 18z'),
    half(INK.coal, 'M51 8C36 8 29 20 29 36C29 52 32 62 37 72L51 84z'),
    half(GUARD, 'M51 5L45 10L46 34H51z'),
    twin(INK.gold, 'M33 40L47 46L45 50C39 50 34 46 33 40z'),
    half('#8c2422', 'M47 52L34 46C34 58 37 66 40 70L47 78z'),
    half(INK.night, 'M51 52H47.5V79L51 82z'),
  ],
};

const probe: Drawing = {
  accent: '#8fb0c4',
  layers: [
    twinLine(INK.slate, 4, 'M32 64L20 78L24 96L18 102M40 70L36 84L40 102'),
    line(INK.slate, 4, 'M50 70V96L46 102M50 96L55 102'),
    line(INK.steel, 3, 'M64 18V-2M72 22L78 6'),
    half(INK.slate, 'M51 52H26C26 62 32 70 40 73H51z'),
    half(INK.steel, 'M51 10C34 10 22 20 20 38L24 46H51z'),
    half(INK.coal, 'M51 42H18L16 48L22 56H51z'),
    fill(INK.night, 'M32 34A13 13 0 1 1 58 34A13 13 0 1 1 32 34z'),
    fill(INK.red, 'M37 34A8 8 0 1 1 53 34A8 8 0 1 1 37 34z'),
    fill(INK.ivory, 'M40 31A3 3 0 1 1 46 31A3 3 0 1 1 40 31z'),
    fill(INK.night, 'M63 34A6 6 0 1 1 75 34A6 6 0 1 1 63 34zM24 30A4.5 4.5 0 1 1 31 34A4.5 4.5 0 0 1 24 30z'),
    line(INK.gold, 3, 'M66 34H72'),
    line(INK.steel, 5, 'M50 60V68'),
  ],
};

const atSt: Drawing = {
  accent: '#9fa8b2',
  layers: [
    twinLine(INK.slate, 10, 'M42 56L14 62L24 82V98'),
    twinLine(INK.steel, 4.5, 'M42 56L14 62L24 82V92'),
    twin(INK.slate, 'M11 94H36L40 102H6z'),
    half(INK.slate, 'M51 48H36V62L44 68H51z'),
    placed('translate(9 -2) scale(.82)', walkerHead),
  ],
};

const weiss: Drawing = {
  accent: '#e0b04c',
  layers: [
    // the general stands in the hatch of his walker
    placed('translate(18 1) scale(.64)', [
      shoulders('#6b6f63'),
      half('#50544a', 'M51 96L37 84L36 72L51 82z'),
      ...face(INK.tan, INK.bone),
      half('#7d8274', 'M51 4C33 4 24 16 24 34L21 54L31 56L33 36H51z'),
      half(INK.night, 'M51 18C41 18 33 19 26 22V32C35 29 43 28 51 28z'),
      twin(INK.gold, 'M30 21L47 20V27L32 28z'),
      half(INK.bone, 'M51 56C45 56 40 59 35 66C42 67 47 65 51 62z'),
    ]),
    placed('translate(3 52) scale(.94 .7)', walkerHead),
  ],
};

const vader: Drawing = {
  accent: '#ff5a4d',
  layers: [
    ...blade('#ff4b42', 'M88 -4V74'),
    line(INK.steel, 6, 'M88 78V102'),
    half(INK.coal, 'M51 102V66H34C24 72 8 78 2 102z'),
    // the helmet flares over the shoulders; the mask is a wedge with a grille
    half('#434e5d', 'M51 4C33 4 26 18 25 36C24 52 18 64 10 76C20 80 30 80 36 78L51 74z'),
    half('#566273', 'M51 28C44 28 37 31 33 36C33 50 36 62 40 70L51 80z'),
    half('#39424f', 'M51 26C43 26 36 29 30 36L32 40C38 36 44 36 51 40z'),
    twin(INK.night, 'M33 42C39 39 45 41 47 46C46 52 38 53 34 49z'),
    half(INK.night, 'M51 54L40 72L51 79z'),
    twinLine(INK.steel, 2.2, 'M45 66V74M49.5 60V77'),
    fill(INK.slate, 'M36 88H64V100H36z'),
    fill(INK.red, 'M40 91H45V97H40z'),
    fill('#5aa9ff', 'M48 91H52V97H48z'),
    fill(INK.gold, 'M55 91H60V94H55z'),
  ],
};

export const IMPERIAL_CARDS: Readonly<Record<string, Drawing>> = {
  stormtrooper,
  'imperial-officer': officer,
  'e-web-engineer': eWeb,
  'royal-guard': guard,
  'royal-guard-champion': champion,
  'probe-droid': probe,
  'at-st': atSt,
  'general-weiss': weiss,
  'darth-vader': vader,
};
