// Hair, dress and the one thing to know somebody by, for faces that are put together.

import { fill, half, INK, line, mix, shade, twin, twinLine, type Layer } from './ink';
import { collar, lapels, plates, shoulders } from './parts';

export const HAIR = {
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

export const DRESS = {
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

export const ACCESSORIES = {
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
