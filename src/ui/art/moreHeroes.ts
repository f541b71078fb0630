// The heroes of the expansions.

import { fill, half, INK, line, mix, placed, twin, twinLine, type Drawing } from './ink';
import { collar, face, lapels, pistol, plates, rifle, shoulders, whiteHelmet, wookiee } from './parts';

const drokkatta: Drawing = {
  accent: '#f0a13c',
  layers: [
    placed('rotate(24 80 50)', [
      fill(INK.slate, 'M70 -6H90V64H70z'),
      fill(INK.night, 'M74 -8H86V2H74z'),
      line(INK.gold, 4, 'M70 18H90M70 32H90'),
    ]),
    ...wookiee('#5d4638'),
    line(INK.night, 2.6, 'M44 65C48 67 52 67 56 65'),
    twin(INK.ivory, 'M45 65L48 65.5L46 70z'),
    half(INK.leather, 'M51 22C41 21 32 25 28 32V37C34 31 42 29 51 29z'),
    twin(INK.steel, 'M33 17H47V31H33z'),
    twin(INK.gold, 'M36 20H44V28H36z'),
    line(INK.leather, 8, 'M18 80L72 104'),
    fill(INK.steel, 'M28 80H37V92H28zM44 87H53V99H44z'),
  ],
};

const jarrod: Drawing = {
  accent: '#4fd1c5',
  layers: [
    shoulders('#3f5560'),
    lapels('#2c3b45'),
    ...face(INK.tan, '#2c211b'),
    half('#46342a', 'M51 10C36 8 26 18 28 40L32 46C33 36 36 30 42 29L51 31z'),
    half('#46342a', 'M30 46C30 64 40 75 51 76V69C44 69 38 62 35 54z'),
    fill('#46342a', 'M43 59.5H57V62.5H43z'),
    // three claws on each gauntlet
    twin(
      INK.ivory,
      'M3 84C1 70 2 58 8 48C7 60 8 72 9 84zM11 84C10 68 12 54 18 44C16 58 16 70 17 84zM19 84C20 72 23 62 28 56C26 66 25 74 25 84z',
    ),
    half(INK.slate, 'M0 102V82H28L30 102z'),
    twinLine('#4fd1c5', 3.4, 'M4 91H24'),
  ],
};

const koTun: Drawing = {
  accent: '#9db65c',
  layers: [
    half(INK.leather, 'M51 60H22V56C16 56 14 60 14 66V100H51z'),
    shoulders('#5a6640'),
    ...face('#7fa0c4', '#2b3a52'),
    half('#5a6640', 'M51 10C37 9 29 16 28 30L24 37L30 36C38 32 44 31 51 31z'),
    half('#464f33', 'M51 31C42 31 34 33 27 38L31 41C37 37 44 36 51 36z'),
    twinLine(INK.gold, 3.6, 'M42 21L50.5 15M42 28L50.5 22'),
    twinLine('#2b3a52', 3, 'M38 55L43 57'),
    line(INK.steel, 3, 'M28 50C28 62 34 67 41 66'),
    twin(INK.slate, 'M24 40H32V54H24z'),
    twinLine(INK.leather, 6, 'M32 80L36 102'),
  ],
};

const onar: Drawing = {
  accent: '#d9705a',
  layers: [
    rifle(86, 12),
    shoulders('#54433a'),
    plates(INK.slate),
    half('#7d6a4e', 'M51 14C34 14 25 26 26 44C27 58 34 66 40 70L51 72z'),
    half('#5e4f3a', 'M51 14C40 14 31 19 28 30C36 24 43 23 51 25z'),
    // the great round eyes and the tusks of an Aqualish
    twin(INK.night, 'M29 42A8.5 8.5 0 1 1 46 42A8.5 8.5 0 1 1 29 42z'),
    twin(INK.ivory, 'M33 39A2.4 2.4 0 1 1 37.8 39A2.4 2.4 0 1 1 33 39z'),
    half('#9c8763', 'M51 50C45 50 41 53 40 60L44 72L51 74z'),
    half(INK.bone, 'M42 52C32 54 30 68 36 86C38 78 39 72 44 66L51 64V58z'),
  ],
};

const shyla: Drawing = {
  accent: '#f07fa8',
  layers: [
    fill(INK.ivory, 'M86 0L92 6L82 78H76z'),
    line(INK.gold, 5, 'M70 76L88 80'),
    line(INK.leather, 5, 'M79 80L77 100'),
    shoulders(INK.coal),
    plates('#8f5a73'),
    half('#8f5a73', 'M51 102V86L38 80L34 90L40 102z'),
    ...face(INK.pale, '#d8d2c4'),
    fill(
      '#e6dfcf',
      'M29 48C25 26 34 10 51 10C69 10 75 26 71 70L64 76C68 60 69 44 63 28C55 30 45 29 38 27C32 40 32 60 36 76L29 70z',
    ),
    fill('#8f5a73', 'M40 48L43 60L46 60L43 48z'),
  ],
};

const vinto: Drawing = {
  accent: '#6fcf6a',
  layers: [
    shoulders('#6b5a3a'),
    lapels('#4b3d28'),
    half('#4f9a57', 'M51 84V62H42V80z'),
    // a Rodian: saucer eyes, snout, antennae, a crest of spines
    twinLine('#5cab62', 5, 'M38 24C34 14 28 10 20 8'),
    twin('#5cab62', 'M14 8A5 5 0 1 1 24 8A5 5 0 1 1 14 8z'),
    fill('#3c7a46', 'M40 20L42 6L47 15L50 3L53 15L58 6L60 20z'),
    half('#5cab62', 'M51 14C34 14 26 26 27 42C28 56 38 60 41 68C43 74 46 76 51 76z'),
    twin(INK.night, 'M28 42C28 32 40 29 46 36C49 42 47 52 40 53C32 53 28 50 28 42z'),
    twin('#a8e0ff', 'M32 38A3.5 3.5 0 1 1 39 38A3.5 3.5 0 1 1 32 38z'),
    half('#4a9052', 'M51 62C46 62 43 64 43 68C44 73 47 75 51 75z'),
    pistol(16, 78),
    placed('matrix(-1 0 0 1 100 0)', [pistol(16, 78)]),
  ],
};

const loku: Drawing = {
  accent: '#7cc4ff',
  layers: [
    rifle(88, 4),
    shoulders('#dfe3e6'),
    collar('#b4bfc8'),
    // a Mon Calamari: high brow, eyes at the very sides, wide mouth
    half('#c4684e', 'M51 4C36 4 28 16 30 32C22 34 18 42 20 50C24 58 30 60 33 62C36 72 42 78 51 80z'),
    half('#a9533e', 'M51 4C44 4 38 7 34 13C40 13 44 20 45 30L51 32z'),
    twin(INK.gold, 'M17 43A9 9 0 1 1 35 43A9 9 0 1 1 17 43z'),
    twin(INK.night, 'M20 41H32V46H20z'),
    line('#5b2a20', 3, 'M34 64C42 60 58 60 66 64'),
    twinLine('#a9533e', 3, 'M46 50V55'),
    twinLine('#e6a58e', 3, 'M42 70L44 77M51 72V78'),
  ],
};

const mhd: Drawing = {
  accent: '#ff8d8d',
  layers: [
    half(INK.slate, 'M51 90V62H44V90z'),
    half(INK.bone, 'M51 102V84H26C18 86 16 92 15 102z'),
    fill(INK.red, 'M46 86H54V91H59V98H54V103H46V98H41V91H46z'),
    half(INK.bone, 'M51 14H42C32 16 28 24 28 34V52L36 66H51z'),
    half(INK.coal, 'M51 32H31V50L35 54H51z'),
    fill('#7fe0ff', 'M34 36H48V48H34z'),
    fill(INK.gold, 'M56 42A5 5 0 1 1 66 42A5 5 0 1 1 56 42z'),
    line(INK.steel, 3.4, 'M70 26V4'),
    fill(INK.red, 'M66 4A4 4 0 1 1 74 4A4 4 0 1 1 66 4z'),
    line(INK.slate, 2.6, 'M42 60H58'),
    // an injector arm
    line(INK.steel, 5, 'M12 100L10 70L20 56'),
    line(INK.ivory, 3, 'M20 56L26 44'),
  ],
};

const verena: Drawing = {
  accent: '#9fb4ff',
  layers: [
    fill(INK.ivory, 'M12 34C19 42 21 52 19 66H12z'),
    line(INK.leather, 6, 'M15.5 70V88'),
    line(INK.steel, 4, 'M8 67H23'),
    pistol(87, 80),
    shoulders('#45507a'),
    collar('#2f3858'),
    ...face('#8d5b3c', '#1f1a1a'),
    fill(
      '#3a2b30',
      'M30 56C22 24 34 10 52 10C68 10 78 22 74 40C73 50 72 56 68 62C69 48 68 38 60 28C48 28 37 30 33 42z',
    ),
    line('#9fb4ff', 3.6, 'M32 33C42 24 58 20 68 27'),
  ],
};

const davith: Drawing = {
  accent: '#8a7ff0',
  layers: [
    fill(INK.ivory, 'M86 22L92 34L89 66H83L80 34z'),
    line(INK.gold, 5, 'M77 68H95'),
    line(INK.leather, 6, 'M86 70V92'),
    half('#2e2c4d', 'M51 102V60H30C20 74 8 82 5 102z'),
    ...face(INK.tan, '#3a2a20'),
    // a deep hood and a scarf over the mouth
    half('#3f3c6b', 'M51 5C32 6 22 22 22 46C22 62 26 72 32 80L40 76C34 66 32 56 33 46C34 34 42 27 51 25z'),
    half('#57528f', 'M51 57C44 57 38 55 33 51C33 66 38 76 44 84L51 88z'),
  ],
};

const murne: Drawing = {
  accent: '#e0b84c',
  layers: [
    half('#5a3f5e', 'M51 102V80L34 60C30 52 24 52 20 50C20 66 26 74 24 80C14 84 8 92 7 102z'),
    half(INK.gold, 'M51 102V86L36 66L32 68L46 102z'),
    ...face('#c99a86', '#4a3038'),
    half('#6d4a72', 'M51 9C35 9 28 20 29 40L33 46C34 36 36 30 41 28L51 27z'),
    // a diplomat's tall headdress
    half('#4a3150', 'M51 20C42 20 34 24 31 32C26 24 26 12 30 2C37 -2 44 -3 51 -3z'),
    half(INK.gold, 'M51 21C42 21 34 25 30 33L31 37C36 29 43 26 51 26z'),
    fill(INK.gold, 'M50 4L55 11L50 18L45 11z'),
    twinLine(INK.gold, 2.6, 'M30 54V63'),
  ],
};

const biv: Drawing = {
  accent: '#e0604c',
  layers: [
    shoulders('#4a5a3a'),
    ...face('#6e4630', '#1c1614'),
    // locks to the shoulders, held by a headband
    half('#3d302b', 'M51 8C32 6 21 18 23 38L17 76L22 82L25 74L28 84L32 76L32 44C34 34 40 29 51 29z'),
    half(INK.red, 'M51 25C40 25 32 28 28 34L28 41C34 34 42 32 51 32z'),
    half('#3d302b', 'M51 58C44 58 39 61 38 65C41 73 46 76 51 77V68L45 66L46 63L51 62.5z'),
    // a repeating blaster across the chest
    placed('rotate(-16 50 88)', [
      fill(INK.slate, 'M18 82H84V95H18z'),
      line(INK.steel, 5, 'M82 86H104'),
      line(INK.night, 3, 'M28 88H70'),
    ]),
  ],
};

const saska: Drawing = {
  accent: '#ff9f5a',
  layers: [
    line(INK.steel, 6, 'M86 100V44'),
    fill(INK.steel, 'M78 24V40L86 48L94 40V24L90 34L86 36L82 34z'),
    shoulders('#80603c'),
    collar(INK.bone),
    fill('#5d3b4a', 'M56 11A12 12 0 1 1 80 11A12 12 0 1 1 56 11z'),
    ...face('#d98a78', '#3a2530'),
    half('#4a2f3c', 'M51 10C34 9 26 20 27 42L31 50C32 40 36 34 42 32L51 35z'),
    // goggles pushed up on the brow
    half(INK.leather, 'M51 18C40 18 32 22 28 28V34C34 28 42 25 51 25z'),
    twin(INK.steel, 'M33 22A8 8 0 1 1 49 22A8 8 0 1 1 33 22z'),
    twin('#ffb870', 'M36 22A5 5 0 1 1 46 22A5 5 0 1 1 36 22z'),
    fill('#80502c', 'M58 55L64 53L65 57L60 59z'),
  ],
};

const wildfire: Drawing = {
  accent: '#ff8a3c',
  layers: [
    shoulders(INK.bone),
    plates(INK.bone),
    ...whiteHelmet(),
    // a fin, a T-shaped visor in place of lenses, and a flame of our own over the brow
    fill('#e8722c', 'M47 2H53V34H47z'),
    half('#e8722c', 'M38 12L30 22L33 34L40 25L44 34L44 14z'),
    half(INK.night, 'M51 40H28L29 51L45 53V76H51z'),
    twin(INK.bone, 'M29 55L44 57V76L34 70z'),
    line('#7fe0ff', 2.4, 'M34 45.5H44'),
  ],
};

const tress: Drawing = {
  accent: '#b6d94c',
  layers: [
    fill('#33281f', 'M42 14C38 2 48 -4 58 0C66 2 68 8 62 16z'),
    shoulders('#4d5a33'),
    half('#a58a4e', 'M51 102V90L40 77L30 82L40 102z'),
    ...face('#b5bd6a', '#33281f'),
    half('#33281f', 'M51 9C40 9 34 14 33 28L40 27L51 25z'),
    twin('#4d5a33', 'M36 52H39V55H36zM41 54H44V57H41z'),
    // a metal fist
    fill(INK.steel, 'M4 62C4 54 30 54 30 62V80L26 86V104H8V86L4 80z'),
    line(INK.night, 2.6, 'M10.5 57V70M17 56V70M23.5 57V70M6 78H28'),
    fill('#b6d94c', 'M13 88H21V96H13z'),
  ],
};

export const MORE_HEROES: Readonly<Record<string, Drawing>> = {
  drokkatta,
  'jarrod-kelvin': jarrod,
  'ko-tun-feralo': koTun,
  'onar-koma': onar,
  'shyla-varad': shyla,
  'vinto-hreeda': vinto,
  'loku-kanoloa': loku,
  'mhd-19': mhd,
  'verena-talos': verena,
  'davith-elso': davith,
  'murne-rin': murne,
  'biv-bodhrik': biv,
  'saska-teft': saska,
  'ct-1701': wildfire,
  'tress-hacnua': tress,
};

/** A hero we have no drawing of: a plain head in a hood, under the initial. */
export const UNKNOWN_HERO: Drawing = {
  accent: INK.steel,
  layers: [
    shoulders(INK.slate),
    half(mix(INK.slate, INK.ivory, 0.15), 'M51 10C32 10 24 26 25 46C26 62 34 74 51 84z'),
    half(INK.coal, 'M51 22C39 22 33 32 33 46C34 58 41 68 51 72z'),
  ],
};
