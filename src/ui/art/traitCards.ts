// Portraits by trait, for all cards without a drawing of their own: the most telling trait gives the figure, another
// one its gear. So a trooper with a heavy weapon and a trooper who leads look different.

import type { FigureTrait } from '../../rules';
import { fill, half, INK, line, placed, twin, twinLine, type Drawing, type Layer } from './ink';
import {
  blade,
  collar,
  face,
  heavyGun,
  lapels,
  pike,
  pistol,
  plates,
  rifle,
  shoulders,
  wookiee,
} from './parts';

const trooper: readonly Layer[] = [
  shoulders(INK.coal),
  plates(INK.steel),
  half(INK.coal, 'M51 94V72H36L34 86z'),
  half(INK.steel, 'M51 9C33 9 25 22 25 42C25 58 30 70 40 77L51 79z'),
  half(INK.bone, 'M51 9H46V34H51z'),
  half(INK.night, 'M51 37H26V49L33 54H51z'),
  line('#7fe0ff', 2.6, 'M32 43H44'),
  half(INK.coal, 'M51 62H42L39 70L44 74H51z'),
  twin(INK.slate, 'M22 40H28V56L22 52z'),
];

const leader: readonly Layer[] = [
  half('#6b5320', 'M51 102V74H34L14 72C8 78 5 90 4 102z'),
  shoulders('#4c5468'),
  twin(INK.gold, 'M7 86L26 80L29 86L8 94zM9 95L14 93V102H9zM17 92L22 90V100H17z'),
  ...face(INK.tan, '#3a2f2a'),
  half('#3a2f2a', 'M51 11C36 10 29 20 30 42L33 44C33 36 34 31 38 28L51 24z'),
  half('#39405a', 'M51 94L37 86L34 70L51 82z'),
  line(INK.gold, 5, 'M30 84L70 104'),
  fill(INK.gold, 'M66 82L68 87L73 87.5L69 91L70.5 96L66 93L61.5 96L63 91L59 87.5L64 87z'),
];

const guardian: readonly Layer[] = [
  half('#4e6377', 'M51 102V68H36L10 76L4 102z'),
  fill(INK.gold, 'M46 -2H54L57 26H43z'),
  half('#7590a8', 'M51 8C35 8 27 20 27 40V66L40 80H51z'),
  half('#4e6377', 'M51 8H46V38H51z'),
  half(INK.night, 'M51 36L31 34V42L46 46V74H51z'),
  twinLine(INK.night, 2.6, 'M34 56V64M40 58V70'),
];

const droid: readonly Layer[] = [
  half(INK.slate, 'M51 102V84H24C16 88 14 94 13 102z'),
  line(INK.steel, 4, 'M42 70V88M50 70V88M58 70V88'),
  line(INK.steel, 3, 'M28 24L20 4'),
  fill(INK.gold, 'M15 4A4.5 4.5 0 1 1 24 4A4.5 4.5 0 1 1 15 4z'),
  half('#86a5a3', 'M51 10C34 10 24 20 24 38V54L34 72H51z'),
  half(INK.coal, 'M51 26C40 26 32 32 32 42C32 52 40 58 51 58z'),
  fill('#7fe0ff', 'M38 42A12 12 0 1 1 62 42A12 12 0 1 1 38 42z'),
  fill(INK.ivory, 'M42 38A4 4 0 1 1 50 38A4 4 0 1 1 42 38z'),
  twinLine(INK.coal, 3, 'M42 64V69'),
  twin(INK.slate, 'M18 36H25V54H18z'),
];

const vehicle: readonly Layer[] = [
  line(INK.steel, 9, 'M50 34V6'),
  line(INK.night, 4, 'M50 14V8'),
  half('#8c8872', 'M51 24H36L30 44H51z'),
  half('#757260', 'M51 42H24L6 62V82H51z'),
  half('#a9a58c', 'M51 42H24L14 54H51z'),
  half(INK.night, 'M51 60H20L16 68H51z'),
  twin(INK.gold, 'M24 62H38V66H22z'),
  half(INK.coal, 'M51 82H4L10 96H51z'),
  twinLine(INK.steel, 4, 'M18 89H26M34 89H42'),
];

const creature: readonly Layer[] = [
  half('#6f4f38', 'M51 102V62H28C16 74 8 86 6 102z'),
  half(INK.bone, 'M34 30C18 34 6 26 6 6C14 18 26 16 40 20z'),
  half('#96694a', 'M51 14C36 14 26 24 26 38C26 50 33 58 34 68C35 78 42 84 51 85z'),
  half('#6f4f38', 'M51 14C44 14 38 16 34 20L44 36L51 60z'),
  twin('#ffdf6a', 'M29 40L44 46C41 51 33 50 29 40z'),
  twinLine(INK.night, 2.6, 'M37 43V49'),
  half(INK.night, 'M51 66H38C38 74 43 80 51 81z'),
  twin(INK.ivory, 'M38 66H43L41 75zM45 66H49L47 72z'),
  twin(INK.night, 'M42 58L46 60L44 63z'),
];

const hunter: readonly Layer[] = [
  half('#5f4a34', 'M51 102V70H38C28 80 12 80 7 102z'),
  ...face(INK.tan, '#3a2b20'),
  // a broad hat and a breathing mask
  half('#4d3b2a', 'M51 6C42 4 36 8 34 22L30 28H51z'),
  half('#6b5238', 'M51 24H32C22 24 12 28 6 36C18 40 34 38 51 38z'),
  half(INK.gold, 'M51 21H33L32 26H51z'),
  half(INK.slate, 'M51 52L34 54L36 68L44 76H51z'),
  twinLine(INK.night, 2.6, 'M43 60V68M48 60V70'),
  collar('#5f4a34'),
];

const smuggler: readonly Layer[] = [
  pistol(86, 80),
  shoulders(INK.bone),
  lapels('#6f4433'),
  ...face('#c08a60', '#33241c'),
  half('#33241c', 'M51 12C37 11 29 20 29 40L33 44C34 36 37 32 42 30L51 33z'),
  half(INK.leather, 'M51 19C40 19 32 22 28 28V34C34 28 42 26 51 26z'),
  twin(INK.steel, 'M32 18H48V31H34z'),
  twin('#7fd0e8', 'M35 21H45V28H37z'),
  half('#d0503c', 'M51 90C42 88 35 82 34 72C40 76 46 78 51 78z'),
];

const spy: readonly Layer[] = [
  half('#34324f', 'M51 102V60H30C20 74 8 82 5 102z'),
  ...face(INK.pale, '#34324f'),
  half('#454268', 'M51 6C33 6 23 20 23 44C23 62 28 72 34 80L40 75C35 66 32 56 33 46C34 36 42 31 51 31z'),
  half(INK.night, 'M51 38H32L33 50L43 52L51 48z'),
  fill('#b8afff', 'M35 42H45V47H37z'),
  fill(INK.red, 'M59 44.5A3.5 3.5 0 1 1 66 44.5A3.5 3.5 0 1 1 59 44.5z'),
  collar('#454268'),
];

const forceUser: readonly Layer[] = [
  ...blade('#a8c8f0', 'M86 -4V68'),
  line(INK.steel, 7, 'M86 72V96'),
  half('#4d3d31', 'M51 102V58H28C18 74 8 82 4 102z'),
  half('#6b5543', 'M51 4C30 6 20 24 20 46C20 64 28 78 38 88L51 94z'),
  half(INK.night, 'M51 18C38 20 31 32 31 46C32 60 40 72 51 78z'),
  half(INK.tan, 'M51 50H38C39 60 44 68 51 70z'),
  twin('#dcecff', 'M36 44L47 47L45 50.5C41 50.5 38 48 36 44z'),
];

const heavyWeapon: readonly Layer[] = [
  placed('translate(19 -2) scale(.62)', [
    shoulders('#5f5244'),
    half('#8a6c4a', 'M51 8C32 8 24 22 24 40V64L36 78H51z'),
    half(INK.night, 'M51 34H30V50H51z'),
    half(INK.gold, 'M51 38H34V46H51z'),
  ]),
  ...heavyGun,
];

const brawler: readonly Layer[] = [
  half('#a06a48', 'M51 102V70C40 76 18 72 8 88L5 102z'),
  half(INK.leather, 'M51 102V92L30 78L22 80L34 102z'),
  ...face('#b57a54', '#3a251a'),
  half('#3a251a', 'M51 4H46L45 28L51 30z'),
  twinLine('#e0503c', 3.6, 'M33 53L43 56M34 59L43 61'),
  // a taped fist
  fill(INK.bone, 'M68 62C68 55 94 55 94 62V78L89 84V102H73V84L68 78z'),
  line('#8a7a60', 2.6, 'M74.5 58V69M81 57V69M87.5 58V69M69 76H93M74 90H88'),
];

const shaggy: readonly Layer[] = [
  ...wookiee('#7a5034'),
  line(INK.night, 2.8, 'M43 65C48 67 52 67 57 65'),
  twin(INK.ivory, 'M44 65L47.5 66L45.5 71z'),
  twinLine(INK.bone, 4, 'M24 62L21 74M27 70L25 82'),
  half(INK.slate, 'M51 102V92L18 84L12 90L20 102z'),
];

const FIGURES: Readonly<Record<FigureTrait, readonly Layer[]>> = {
  wookiee: shaggy,
  droid,
  creature,
  'force-user': forceUser,
  trooper,
  vehicle,
  guardian,
  hunter,
  spy,
  smuggler,
  leader,
  'heavy-weapon': heavyWeapon,
  brawler,
};

/** Traits from the most telling to the least. */
const TELLING = Object.keys(FIGURES) as readonly FigureTrait[];

/** What a second trait adds, behind the figure; traits of the mind add nothing that could be seen. */
const GEAR: Readonly<Partial<Record<FigureTrait, readonly Layer[]>>> = {
  'heavy-weapon': [
    placed('rotate(28 82 50)', [
      fill(INK.slate, 'M74 -8H92V66H74z'),
      fill(INK.night, 'M78 -10H88V2H78z'),
      line(INK.gold, 4, 'M74 20H92M74 34H92'),
    ]),
  ],
  vehicle: [half(INK.slate, 'M30 50C20 48 12 52 11 62V100H30z'), twinLine('#ff9a3c', 5, 'M14 60V80')],
  guardian: pike(88),
  brawler: [
    line(INK.leather, 5, 'M88 102V40'),
    fill(INK.steel, 'M84 8C96 6 102 20 100 40C96 48 90 50 84 48z'),
  ],
  hunter: [rifle(88, 8)],
};

/** What a second trait adds in front of the figure. */
const BADGES: Readonly<Partial<Record<FigureTrait, readonly Layer[]>>> = {
  leader: [fill(INK.gold, 'M46 84H65V95H46z'), line(INK.night, 2.6, 'M51 87V92M55.5 87V92M60 87V92')],
};

/** Cards with the same traits stand on grounds of different tints. */
const TINTS = [
  '#9db4c8',
  '#d9b04c',
  '#e06a5a',
  '#6fd6a8',
  '#8f86d9',
  '#d98f5a',
  '#7cc4ff',
  '#f07fa8',
] as const;

function tintOf(id: string): string {
  const sum = [...id].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return TINTS[sum % TINTS.length] ?? TINTS[0];
}

/** The portrait for a set of traits; without any, a plain trooper. */
export function drawingOfTraits(id: string, traits: readonly string[]): Drawing {
  const [first = 'trooper', ...others] = TELLING.filter((trait) => traits.includes(trait));
  const figure = FIGURES[first];
  const add = (table: typeof GEAR) => others.flatMap((trait) => table[trait] ?? []);
  return { accent: tintOf(id), layers: [...add(GEAR), ...figure, ...add(BADGES)] };
}
