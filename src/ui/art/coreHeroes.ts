// The six heroes of the core box, each told by headgear, hair and weapon rather than by colour.

import { fill, half, INK, line, mix, twin, twinLine, type Drawing } from './ink';
import { collar, face, lapels, pistol, plates, rifle, shoulders, wookiee } from './parts';

const LILAC = '#b993d6';
const BOTHAN = '#cfae84';

const diala: Drawing = {
  accent: '#c08cf0',
  layers: [
    shoulders('#5c4a3f'),
    half(INK.bone, 'M51 102V90L40 76L31 81L44 102z'),
    // two head tails arch out from the back of the skull and hang before the shoulders
    half(
      LILAC,
      'M44 11C26 3 9 14 8 36C7 52 12 62 8 76C6 86 9 96 15 100C24 92 26 78 23 64C21 52 19 44 22 36C26 28 34 27 44 28z',
    ),
    twinLine(mix(LILAC, INK.night, 0.5), 3.2, 'M7.5 44L21 46M10 58L22.5 60M8 74L24 76'),
    ...face(LILAC),
    half('#6b4a86', 'M51 10C38 10 30 18 29 32L33 37C36 31 43 28 51 28z'),
    half(INK.bone, 'M51 16C41 16 34 19 29 27L30 32C35 25 42 22 51 22z'),
    fill(INK.gold, 'M50 13L54 19L50 25L46 19z'),
    line(INK.steel, 5, 'M94 -2L74 104'),
    line(INK.gold, 7, 'M93.2 2L90.6 16'),
    line(INK.leather, 7, 'M82.6 58L79.2 76'),
  ],
};

const fenn: Drawing = {
  accent: '#e8a04c',
  layers: [
    rifle(82, 10),
    shoulders('#6d6a4a'),
    plates('#4f4e38'),
    ...face(INK.tan, '#4a3527'),
    half('#4a3527', 'M30 50C31 66 40 76 51 76V67L44 66C42 60 36 60 33 52z'),
    fill('#4a3527', 'M42 59H58V62.5H42z'),
    half('#5b4331', 'M51 10L35 12C29 18 28 28 29 42L33 41C33 33 36 29 40 27L51 26z'),
    line(INK.ivory, 2.4, 'M35 33L41 54'),
    line(INK.leather, 7, 'M22 82L62 104'),
    line(INK.gold, 3, 'M30 83L27 89M38 87L35 93M46 91.5L43 97'),
  ],
};

const gaarkhan: Drawing = {
  accent: '#e07b4a',
  layers: [
    ...wookiee('#8a5a36'),
    // a war cry: open jaw and four fangs
    half(INK.night, 'M51 60C46 59 42 61 40 64C41 72 45 77 51 78z'),
    half(INK.red, 'M51 70C48 70 46 72 45.5 74.5C47 76 49 76.5 51 76.5z'),
    twin(INK.ivory, 'M41 63L45.5 61L44 68zM44 76L46.5 70.5L48.5 77z'),
    line(INK.leather, 7, 'M14 88C36 92 50 98 60 106'),
    // the ax stands before the shoulder
    line(INK.bone, 4.5, 'M80 4V102'),
    fill(INK.steel, 'M78 10C90 4 101 12 100 30C98 42 90 48 78 45L82 36V19z'),
    fill(INK.ivory, 'M90 8C102 14 103 36 90 45C95 34 95 19 90 8z'),
  ],
};

const gideon: Drawing = {
  accent: '#5aa9ff',
  layers: [
    shoulders('#33507a'),
    twin(INK.gold, 'M13 86L26 82L28 87L12 91z'),
    ...face(INK.brown, INK.bone),
    half(INK.bone, 'M51 12C36 11 28 20 29 40L33 43C33 34 35 29 39 26C43 25 47 25 51 25z'),
    half(INK.bone, 'M51 58L43 60L41 65V70C44 75 47 77 51 77V67L46 66V63L51 62z'),
    half('#27406a', 'M51 94L38 84L36 70L51 82z'),
    fill(INK.ivory, 'M58 88H76V97H58z'),
    fill(INK.red, 'M60 90H64V95H60zM70 90H74V95H70z'),
    fill('#33507a', 'M65 90H69V95H65z'),
    // the commander's headset
    line(INK.steel, 3.4, 'M29 46C28 62 34 66 42 65'),
    fill(INK.slate, 'M24 38H33V55H24z'),
  ],
};

const jyn: Drawing = {
  accent: '#ff7a6b',
  layers: [
    fill('#7c3527', 'M58 14C76 0 96 12 92 36C90 50 84 60 84 72C76 60 78 44 68 32z'),
    shoulders(INK.bone),
    lapels('#6b2f2a'),
    ...face(INK.pale, '#7c3527'),
    fill(
      '#963f2e',
      'M27 54C23 28 34 10 53 10C70 10 77 26 72 50C69 40 66 34 58 29C50 37 38 36 34 42C32 46 32 52 31 58z',
    ),
    line(INK.gold, 5, 'M66 18C70 21 72 24 73 29'),
    twin('#c8564c', 'M46 62.5H51V66C49 66.5 47 65.5 46 62.5z'),
    pistol(17, 76),
  ],
};

const mak: Drawing = {
  accent: '#7fe0a8',
  layers: [
    rifle(84, 4),
    line(INK.night, 6, 'M75 40V66'),
    line(INK.steel, 3, 'M75 42V64'),
    shoulders('#3d4a44'),
    half(BOTHAN, 'M44 26C32 22 22 14 17 0C33 3 43 11 49 22z'),
    half('#7d5c48', 'M42 20C34 17 28 12 24 6C32 8 39 13 44 19z'),
    half(
      mix(BOTHAN, INK.ivory, 0.35),
      'M51 14C38 14 31 24 31 34L20 44L27 46L17 58L26 59L19 72L30 71L28 80L40 80L51 88z',
    ),
    half(BOTHAN, 'M51 18C40 18 34 26 34 38C35 48 41 54 42 62C42 68 46 72 51 72z'),
    twin(INK.night, 'M35 38L47 44C46 48 40 48 37 45z'),
    half('#5a4034', 'M51 58H45.5C45 62 47 65 51 66z'),
    twinLine(mix(BOTHAN, INK.night, 0.4), 2.6, 'M34 33L46 38'),
    half('#f0dcc0', 'M51 70L45 71L44 80L51 94z'),
    collar('#55655d'),
  ],
};

export const CORE_HEROES: Readonly<Record<string, Drawing>> = {
  'diala-passil': diala,
  'fenn-signis': fenn,
  gaarkhan,
  'gideon-argus': gideon,
  'jyn-odan': jyn,
  'mak-eshkarey': mak,
};
