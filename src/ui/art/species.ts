// Speakers who are no humans: drawn whole, since nothing of a human face would fit them.

import { fill, half, INK, line, shade, twin, twinLine, type Drawing } from './ink';
import { face } from './parts';
import { DRESS, ACCESSORIES } from './wardrobe';

export const GREEN = '#7fa06a';

/** Two head-tails, a band about the brow. */
export const twilek = (skin: string, dress: string): Drawing => ({
  accent: dress,
  layers: [
    half(shade(skin), 'M38 22C24 26 16 44 20 62C22 76 16 86 10 94L22 96C32 82 28 64 34 50z'),
    ...DRESS.shawl(dress),
    ...face(skin, shade(skin)),
    half(skin, 'M51 8C36 8 28 20 29 40L34 34C38 26 44 24 51 24z'),
    line(INK.leather, 5, 'M30 30C40 25 60 25 70 30'),
    twinLine(shade(skin), 2, 'M33 56L38 60M34 61L39 64'),
  ],
});
/** Two small ones side by side, buttoned together. */
export const TWINS: Drawing = {
  accent: '#7fb0c4',
  layers: [
    half('#5c7a8c', 'M51 102V80C44 72 14 70 8 102z'),
    half('#6f9cb4', 'M12 46C6 60 8 78 4 88L12 88C16 78 14 62 18 50z'),
    half('#8fb8cc', 'M14 50A15 18 0 1 1 44 50A15 18 0 1 1 14 50z'),
    twin(INK.night, 'M20 49A3.4 3.8 0 1 1 27 49A3.4 3.8 0 1 1 20 49z'),
    twin(INK.night, 'M31 49A3.4 3.8 0 1 1 38 49A3.4 3.8 0 1 1 31 49z'),
    twinLine(INK.coal, 2.2, 'M25 60C28 62 31 62 34 60'),
    fill(INK.gold, 'M46 86A4 4 0 1 1 54 86A4 4 0 1 1 46 86z'),
  ],
};
/** A snout, large dark eyes, antennae. */
export const RODIAN: Drawing = {
  accent: '#9a6a8c',
  layers: [
    ...DRESS.shawl('#7a4f6a'),
    twinLine(GREEN, 5, 'M38 18C34 10 32 6 26 3'),
    half(GREEN, 'M51 12C34 12 24 26 24 42C24 56 34 62 40 70C44 78 46 84 51 86z'),
    half(shade(GREEN), 'M22 40C14 38 14 52 25 54z'),
    twin(INK.night, 'M28 40A9.5 11.5 0 1 1 47 40A9.5 11.5 0 1 1 28 40z'),
    twin(INK.ivory, 'M34 35A2 2 0 1 1 38 35A2 2 0 1 1 34 35z'),
    line(INK.coal, 2.6, 'M45 74C48 77 52 77 55 74'),
  ],
};
/** Heavy jowls, round ears, a warden's cap. */
export const SULLUSTAN: Drawing = {
  accent: '#7a8c5a',
  layers: [
    ...DRESS.uniform('#5c6a4a'),
    half('#b08a72', 'M28 36C14 28 12 54 28 58z'),
    half('#c9a088', 'M51 16C34 16 26 28 26 42C26 58 34 72 51 76z'),
    half('#b08a72', 'M51 58C42 54 32 58 29 66C33 80 44 86 51 86z'),
    twin(INK.night, 'M33 42A6.5 7 0 1 1 46 42A6.5 7 0 1 1 33 42z'),
    line(INK.coal, 2.4, 'M42 72C47 75 53 75 58 72'),
    ...ACCESSORIES.cap('', '#5c6a4a'),
  ],
};
/** A flat nose, bristles, a jar held tight. */
export const UGNAUGHT: Drawing = {
  accent: '#c9a04a',
  layers: [
    ...DRESS.coat('#7a5a3a'),
    half('#d8a08a', 'M51 22C34 22 24 34 25 50C26 66 36 78 51 80z'),
    half('#c08a74', 'M26 38C16 28 12 40 24 54z'),
    fill('#c08a74', 'M40 54C40 48 60 48 60 54C60 64 40 64 40 54z'),
    twin(INK.night, 'M44 56A2.4 3 0 1 1 49 56A2.4 3 0 1 1 44 56z'),
    twin(INK.night, 'M33 44A4 4 0 1 1 41 44A4 4 0 1 1 33 44z'),
    twinLine('#e8e2d6', 4, 'M34 24L28 12M42 20L39 8'),
    fill(INK.gold, 'M58 82H76V100H58z'),
  ],
};
/** A head like a bridge, an eye at either end, two mouths. */
export const ITHORIAN: Drawing = {
  accent: '#8cb0a0',
  layers: [
    ...DRESS.shawl('#5a8072'),
    half('#8a6a4a', 'M51 42C44 42 40 34 32 28C20 22 6 28 6 40C8 52 22 54 32 48C38 54 40 68 42 84L51 86z'),
    half('#75583c', 'M51 50C46 52 44 66 45 82L51 84z'),
    twin(INK.ivory, 'M9 38A6 6 0 1 1 21 38A6 6 0 1 1 9 38z'),
    twin(INK.night, 'M12 38A3 3 0 1 1 18 38A3 3 0 1 1 12 38z'),
    twinLine(INK.coal, 2.6, 'M41 72L47 74'),
    twinLine('#75583c', 2, 'M24 30L34 38M20 46L30 45'),
  ],
};
/** Wide, small for his kind, with a bidder's eyes. */
export const HUTT: Drawing = {
  accent: '#c4a04a',
  layers: [
    half('#a8935a', 'M51 16C36 16 28 26 26 40C12 50 6 74 4 102H51z'),
    half('#c9b47a', 'M51 66C36 64 24 76 20 102H51z'),
    twin(INK.gold, 'M31 34C34 28 43 28 46 35C42 40 35 40 31 34z'),
    twin(INK.night, 'M37 34A2.4 4 0 1 1 42 34A2.4 4 0 1 1 37 34z'),
    twin('#75633a', 'M46 46A2 2.4 0 1 1 49 46A2 2.4 0 1 1 46 46z'),
    line('#75633a', 3.4, 'M24 56C38 66 62 66 76 56'),
    twinLine('#8f7c4a', 2.4, 'M22 66C30 72 36 74 42 74'),
    fill(INK.red, 'M44 82L50 88L56 82L56 94L50 88L44 94z'),
  ],
};
/** A long thin head on a thin neck. */
export const BATTLE_DROID: Drawing = {
  accent: '#d8c08a',
  layers: [
    half('#a8946a', 'M51 102V88H34C24 88 18 94 16 102z'),
    line('#8f7c55', 6, 'M46 74V90M54 74V90'),
    half('#c9b48a', 'M51 8C44 8 40 16 39 28L36 62C38 74 44 80 51 80z'),
    half('#a8946a', 'M51 56C44 56 40 62 41 70C44 78 48 80 51 80z'),
    twin(INK.night, 'M39 36C42 32 47 33 48 38C45 42 41 42 39 36z'),
    twinLine('#8f7c55', 2.4, 'M40 48H48M41 53H48'),
    fill(INK.ivory, 'M64 90H84V100H64z'),
    line(INK.red, 2.6, 'M68 95H80'),
  ],
};
/** A lamp for a head, and a ladder behind it. */
export const LAMPLIGHTER: Drawing = {
  accent: '#ffd166',
  layers: [
    twinLine(INK.slate, 4, 'M14 102V20'),
    line(INK.slate, 3, 'M14 40H86M14 64H86M14 88H86'),
    half(INK.steel, 'M51 102V80H32C22 84 18 94 16 102z'),
    line(INK.steel, 6, 'M50 66V84'),
    half('#e8dfc4', 'M51 14C36 14 26 26 26 42C26 58 38 68 51 68z'),
    fill(INK.gold, 'M36 42A14 15 0 1 1 64 42A14 15 0 1 1 36 42z'),
    twin(INK.coal, 'M40 40A3 4 0 1 1 46 40A3 4 0 1 1 40 40z'),
    line(INK.coal, 2.6, 'M43 52C47 55 53 55 57 52'),
    half(INK.coal, 'M51 4H40L34 14H51z'),
  ],
};
/** One lens under a wig of files, and arms on all sides. */
export const JUDGE_DROID: Drawing = {
  accent: '#a8b4d8',
  layers: [
    twinLine(INK.steel, 4, 'M40 80L8 96M38 66L4 70M38 52L4 44M40 38L10 18M46 30L28 4'),
    half('#5a6480', 'M51 102V78H30L22 102z'),
    half('#7a86a8', 'M51 26H32V76C38 82 44 84 51 84z'),
    half(INK.ivory, 'M51 14C38 14 28 20 28 30C34 34 42 34 51 33z'),
    twinLine(INK.bone, 3, 'M30 36C26 42 30 46 28 54M36 36C33 42 36 48 34 54'),
    fill(INK.night, 'M38 52A12 12 0 1 1 62 52A12 12 0 1 1 38 52z'),
    fill('#8fd0ff', 'M44 52A6 6 0 1 1 56 52A6 6 0 1 1 44 52z'),
    twinLine(INK.coal, 2.4, 'M42 72H49'),
  ],
};
/** Polished, patient, with a number in its hand. */
export const QUEUE_DROID: Drawing = {
  accent: '#b8c4cc',
  layers: [
    half(INK.slate, 'M51 102V80C40 80 26 82 18 102z'),
    half('#c4ccd2', 'M51 14C36 14 30 26 31 44C32 60 40 72 51 74z'),
    half(INK.steel, 'M32 40C26 40 26 54 33 56z'),
    twin(INK.gold, 'M36 42A5.5 5.5 0 1 1 47 42A5.5 5.5 0 1 1 36 42z'),
    twin(INK.night, 'M40 42A2 2 0 1 1 44 42A2 2 0 1 1 40 42z'),
    line(INK.coal, 4, 'M45 61H55'),
    twinLine(INK.steel, 2.4, 'M37 28L45 26'),
    fill(INK.ivory, 'M60 78H80V98H60z'),
    line(INK.coal, 2.6, 'M65 84H75M65 90H72'),
  ],
};
