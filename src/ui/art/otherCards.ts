// The mercenaries and allies of the core box.

import { fill, half, INK, line, mix, twin, twinLine, type Drawing } from './ink';
import { blade, collar, face, lapels, pistol, plates, rifle, shoulders, wookiee } from './parts';

const SCALE = '#7f9a4a';
const NEXU = '#c9975c';

const trandoshan: Drawing = {
  accent: '#c6d65a',
  layers: [
    rifle(88, 8),
    shoulders('#7a4b2e'),
    plates('#b5742f'),
    half(mix(SCALE, INK.night, 0.3), 'M51 96V60H34L31 80z'),
    // a lizard's skull: spined crest, eyes far apart, a long snout and a jaw full of teeth
    half(mix(SCALE, INK.night, 0.4), 'M51 0L45 8L36 3L34 13L22 11L25 23L12 24L19 35L9 42L20 48L51 50z'),
    half(SCALE, 'M51 9C38 9 28 16 24 30C20 44 23 58 31 68C37 74 44 77 51 78z'),
    half(mix(SCALE, INK.ivory, 0.28), 'M51 26L44 32C42 42 34 48 31 56C36 60 43 61 51 61z'),
    twin('#ffa53c', 'M25 36L41 38C41 44 36 47 31 45C28 43 26 40 25 36z'),
    twinLine(INK.night, 3, 'M34 37V45.5'),
    twinLine(mix(SCALE, INK.night, 0.45), 4, 'M24 33L43 36.5'),
    twin(INK.night, 'M43 50L47.5 48L46 53z'),
    half(INK.night, 'M51 60C43 60 35 58 28 54C29 62 32 67 36 70C41 73 46 74 51 74z'),
    twin(
      INK.ivory,
      'M31 56L35.5 58L34.5 64zM37.5 58.5L42 59.5L40.5 66zM44 59.8L48.5 60L46.5 66.5zM35 69.5L37.5 64.5L40 71.5zM42 73L44.5 67.5L47 73.5z',
    ),
    twinLine(mix(SCALE, INK.night, 0.3), 2.6, 'M45 13L44 22M36 17L37 25'),
  ],
};

const nexu: Drawing = {
  accent: '#f0b060',
  layers: [
    // quills
    half('#6b4a30', 'M51 2L44 14L36 0L33 16L20 6L22 24L6 22L15 38L2 44L14 52L4 64L20 66L51 80z'),
    half('#8f6238', 'M51 102V76H26C16 82 12 92 10 102z'),
    half(NEXU, 'M51 16C36 16 24 24 20 40C16 56 22 68 34 76L51 80z'),
    twin('#6b4a30', 'M34 20L40 30L43 18zM22 38L30 42L24 46z'),
    // four eyes
    twin('#f2ff8a', 'M30 38L44 44C42 49 34 48 30 38zM36 27L45 33C42 36 37 34 36 27z'),
    twinLine(INK.night, 2.4, 'M38 41.5V47'),
    half(INK.night, 'M51 50H46.5L48 54H51z'),
    half(INK.night, 'M51 58C38 58 28 56 20 50C22 66 34 76 51 77z'),
    twin(
      INK.ivory,
      'M23 54L28 56.5L27.5 63zM30 57L35 58L33 66zM37 58.5L42 59L39.5 69zM44 59L49 59L46.5 67zM30 69L33.5 65.5L35.5 72zM40 74L42.5 68L45.5 75z',
    ),
  ],
};

const ig88: Drawing = {
  accent: '#a8b4bd',
  layers: [
    rifle(86, 8, INK.slate),
    half(INK.slate, 'M51 102V82H38L18 86L12 102z'),
    line(INK.leather, 6, 'M26 84L66 106'),
    line(INK.steel, 4, 'M44 70V86M50 70V86M56 70V86'),
    // a tall thin head ringed with sensors
    line(INK.steel, 3, 'M44 8V-2M56 8V0'),
    half(INK.steel, 'M51 4H42L38 10V22H51z'),
    half(INK.coal, 'M51 20H34V32H51z'),
    half(INK.steel, 'M51 30H32L30 44H51z'),
    half(INK.coal, 'M51 42H33V52H51z'),
    half(INK.steel, 'M51 50H32L35 64L40 72H51z'),
    fill(INK.red, 'M36 23H42V29H36zM58 23H64V29H58z'),
    fill(INK.gold, 'M47 22H53V30H47z'),
    fill(INK.red, 'M38 44H46V50H38z'),
    fill(INK.ivory, 'M54 44H58V50H54z'),
    line(INK.coal, 3, 'M42 58V66M47.5 58V66M53 58V66M58 58V66'),
  ],
};

const luke: Drawing = {
  accent: '#6cc7ff',
  layers: [
    ...blade('#58b8ff', 'M16 -4V66'),
    line(INK.steel, 7, 'M16 70V92'),
    shoulders('#e6dcc4'),
    half('#cdbf9f', 'M51 102V98L36 78L28 82L42 102z'),
    ...face(INK.pale, '#b98a3f'),
    fill(
      '#e0b45a',
      'M29 60C21 34 28 12 46 9C66 4 80 24 73 56L67 61C69 50 69 42 66 35L60 38L58 29C54 35 49 37 43 37L45 31C40 34 36 38 34 44L33 58z',
    ),
    line(INK.leather, 5, 'M28 84L34 102'),
  ],
};

const han: Drawing = {
  accent: '#d9b380',
  layers: [
    pistol(86, 78, INK.slate),
    shoulders(INK.ivory),
    lapels('#2f3742'),
    ...face(INK.tan, '#4f3524'),
    // parted hair and half a smile
    fill(
      '#5d3f2a',
      'M28 46C25 24 34 9 54 10C70 10 76 24 72 46L68 48C68 40 67 35 63 31C56 32 48 30 44 25C42 31 36 33 34 38L32 48z',
    ),
    fill(INK.tan, 'M43 60H58V67H43z'),
    line('#5a3424', 2.6, 'M44 65C49 66 54 65 58 61'),
    collar(INK.ivory),
    line(INK.bone, 2.4, 'M50 90V102'),
  ],
};

const chewbacca: Drawing = {
  accent: '#c79a6a',
  layers: [
    // a bowcaster
    line(INK.leather, 6, 'M86 20V102'),
    line(INK.steel, 4.5, 'M70 34C76 22 96 22 102 34'),
    line(INK.bone, 2, 'M70 34L86 44L102 34'),
    ...wookiee('#a06a3c'),
    // long hair parted over a calm face
    half('#7d4f2b', 'M51 8C38 5 27 13 25 26C22 40 26 50 22 66L31 56C34 48 32 38 38 31L51 22z'),
    line(INK.night, 2.8, 'M42 66C47 63 53 63 58 66'),
    line('#3b424c', 9, 'M16 82L74 106'),
    fill(INK.bone, 'M22 79L31 83L27 92L18 88zM36 85L45 89L41 98L32 94zM50 91L59 95L55 104L46 100z'),
  ],
};

const rebelTrooper: Drawing = {
  accent: '#8fc0e8',
  layers: [
    rifle(86, 8),
    shoulders('#8fa9bf'),
    half(INK.coal, 'M51 102V86L38 80L28 84L30 102z'),
    ...face(INK.tan, '#4a3527'),
    // a deep bowl of a helmet with a straight brim and a guard for the neck
    half('#b9b3a0', 'M33 40H22L17 62H30L34 52z'),
    half('#e4dece', 'M51 3C32 3 22 16 22 37C32 35 41 34 51 34z'),
    half('#9a9482', 'M51 30C40 30 30 31 20 34V42C31 38 41 37 51 37z'),
    twinLine(INK.leather, 3, 'M31 50L42 70H51'),
    fill('#5aa9ff', 'M34 14H48V19H34z'),
    fill('#5aa9ff', 'M33 22H42V26H33z'),
  ],
};

const saboteur: Drawing = {
  accent: '#e89a5a',
  layers: [
    shoulders('#5d5142'),
    half('#433a30', 'M51 90V60H36L33 82z'),
    half('#7c6b52', 'M51 8C34 8 26 20 26 40C26 56 30 66 37 74L51 80z'),
    half('#5d5142', 'M51 54C42 54 34 56 29 58C31 66 34 71 37 74L51 80z'),
    half(INK.night, 'M51 33H27L25 44L28 53H51z'),
    twin(INK.steel, 'M29 36H48V51H33L29 47z'),
    twin('#ffb45a', 'M33 39H45V48H35L33 46z'),
    twin(INK.coal, 'M21 36H28V58H21z'),
    // a round charge with its fuse lit
    line(INK.bone, 3, 'M80 66C80 58 86 56 88 50'),
    fill(INK.gold, 'M88 40L91 46L97 48L91 51L88 57L85 51L79 48L85 46z'),
    fill(INK.coal, 'M66 82A15 15 0 1 1 96 82A15 15 0 1 1 66 82z'),
    line(INK.red, 4, 'M68 82H94'),
    fill(INK.steel, 'M75 64H87V70H75z'),
  ],
};

export const OTHER_CARDS: Readonly<Record<string, Drawing>> = {
  'trandoshan-hunter': trandoshan,
  nexu,
  'ig-88': ig88,
  'luke-skywalker': luke,
  'han-solo': han,
  chewbacca,
  'rebel-trooper': rebelTrooper,
  'rebel-saboteur': saboteur,
};
