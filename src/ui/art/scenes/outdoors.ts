// Places under the sky.

import {
  oblong,
  disc,
  dunes,
  fill,
  lights,
  line,
  many,
  ridge,
  skyline,
  stars,
  type ScenePainter,
} from './brush';

/** A few domes and a mast on sand, two suns low above it. */
export const desertScene: ScenePainter = (chance, { far, mid, near, light }) => {
  const sun = chance(60, 320);
  const dome = (x: number, y: number, r: number) =>
    `M${x - r} ${y}v${-r * 0.4}a${r} ${r * 0.9} 0 0 1 ${2 * r} 0v${r * 0.4}z`;
  const x = chance(110, 260);
  return [
    fill(light, disc(sun, 52, 44), 0.16),
    fill(light, disc(sun, 52, 17), 0.95),
    fill(light, disc(sun + 46, 68, 9), 0.75),
    fill(far, ridge(chance, 66, 92, 52)),
    fill(mid, dunes(chance, 92, 106)),
    line(near, 2, `M${x + 62} 112V58M${x + 54} 70h16M${x + 57} 64h10`),
    fill(near, dome(x, 116, 24) + dome(x + 38, 118, 16) + dome(x - 38, 118, 13)),
    fill(light, oblong(x - 4, 106, 6, 10) + disc(x + 38, 108, 2.4) + disc(x - 38, 111, 1.8), 0.9),
    fill(near, dunes(chance, 120, 136, 130)),
  ];
};

/** A dry sea: flat white ground with cracks, and hulls that lie on it. */
export const salt: ScenePainter = (chance, { far, mid, near, light }) => {
  const hull = (x: number, y: number, size: number) =>
    `M${x} ${y}l${8 * size} ${9 * size}h${42 * size}l${12 * size} ${-12 * size}h${-22 * size}v${-9 * size}h${-14 * size}v${9 * size}z`;
  return [
    fill(light, disc(chance(90, 310), 34, 12), 0.9),
    fill(far, ridge(chance, 74, 88, 70)),
    fill(mid, oblong(0, 90, 400, 70)),
    line(
      near,
      1,
      many(
        11,
        () =>
          `M${chance(0, 400)} ${chance(94, 156)}l${chance(14, 40)} ${chance(-4, 6)}l${chance(4, 18)} ${chance(5, 12)}`,
      ),
      0.45,
    ),
    fill(near, hull(chance(30, 90), 84, 1)),
    fill(near, hull(chance(230, 300), 100, 1.5)),
    line(near, 2, `M${chance(150, 200)} 112v-52l16 6`, 0.9),
  ];
};

/** Snow fields between blue peaks, and a light in the drift. */
export const iceScene: ScenePainter = (chance, { far, mid, near, light }) => [
  line(
    light,
    5,
    `M0 ${chance(20, 44)}Q120 ${chance(0, 30)} 220 ${chance(24, 50)}T400 ${chance(10, 40)}`,
    0.16,
  ),
  line(
    light,
    2,
    `M0 ${chance(30, 52)}Q140 ${chance(10, 40)} 240 ${chance(24, 56)}T400 ${chance(20, 44)}`,
    0.22,
  ),
  fill(far, ridge(chance, 40, 90, 58)),
  fill(mid, ridge(chance, 76, 104, 80)),
  fill(near, dunes(chance, 106, 122)),
  line(
    far,
    1.4,
    many(7, () => `M${chance(0, 380)} ${chance(122, 152)}q${chance(10, 24)} -5 ${chance(30, 60)} 0`),
    0.7,
  ),
  fill('#1b2a38', `M${chance(120, 250)} 118l10 -22h26l10 22z`),
  fill(light, disc(chance(150, 170), 110, 2.5)),
  fill('#ffffff', stars(chance, 60, 160), 0.55),
];

const fir = (x: number, foot: number, size: number): string =>
  many(3, (step) => {
    const [half, top] = [size * (0.2 + step * 0.08), foot - size + step * size * 0.25];
    return `M${x - half} ${top + size * 0.42}L${x} ${top}L${x + half} ${top + size * 0.42}z`;
  }) + oblong(x - size * 0.03, foot - size * 0.2, size * 0.06, size * 0.2);

/** Firs in three depths, with light between the trunks. */
export const forestScene: ScenePainter = (chance, { far, mid, near, light }) => [
  fill(light, disc(chance(120, 280), 70, 46), 0.2),
  fill(light, disc(chance(120, 280), 64, 22), 0.3),
  fill(
    far,
    many(22, (index) => fir(index * 19 + chance(-6, 6), 116, chance(44, 74))) + dunes(chance, 108, 114),
  ),
  fill(
    mid,
    many(12, (index) => fir(index * 36 + chance(-10, 10), 136, chance(62, 100))) + dunes(chance, 124, 132),
  ),
  fill(
    near,
    many(5, (index) => oblong(index * 92 + chance(0, 40), 0, chance(9, 16), 160)) + dunes(chance, 142, 150),
  ),
  fill(light, stars(chance, 14, 130), 0.5),
];

/** Rows of bare trees under searchlights. */
export const orchard: ScenePainter = (chance, { far, mid, near, light }) => {
  const tree = (x: number, foot: number, size: number) =>
    `M${x} ${foot}v${-size * 0.5}m0 ${size * 0.2}l${-size * 0.24} ${-size * 0.34}m${size * 0.24} ${size * 0.14}l${size * 0.26} ${-size * 0.36}m${-size * 0.26} ${size * 0.16}l${-size * 0.06} ${-size * 0.42}m${-size * 0.1} ${size * 0.24}l${-size * 0.16} ${-size * 0.04}m${size * 0.38} 0l${size * 0.14} ${-size * 0.02}`;
  const lamp = chance(150, 250);
  return [
    fill(light, `M${lamp} 48L${chance(-40, 60)} 160H${chance(90, 150)}z`, 0.16),
    fill(light, `M${lamp} 48L${chance(270, 320)} 160H${chance(360, 440)}z`, 0.16),
    fill(far, skyline(chance, 84, 96, [50, 110])),
    line(far, 3, `M${lamp} 96V48m-9 0h18`),
    fill(light, disc(lamp, 47, 4)),
    fill(mid, dunes(chance, 104, 110)),
    line(
      near,
      1.4,
      many(16, (index) => tree(index * 26 + 6, 116, 34)),
      0.8,
    ),
    line(
      near,
      2.6,
      many(8, (index) => tree(index * 56 + 14, 140, 58)),
    ),
    fill(near, dunes(chance, 136, 146)),
  ];
};

/** Standing water, roots, and a wall that holds the river back. */
export const swamp: ScenePainter = (chance, { far, mid, near, light }) => {
  const root = (x: number, size: number) =>
    `M${x} 0C${x + 6} 60 ${x - 10} 90 ${x - size} 136M${x} 60C${x + 10} 100 ${x + size} 110 ${x + size * 1.2} 138M${x} 70V140`;
  return [
    fill(light, disc(chance(80, 320), 46, 24), 0.24),
    fill(far, skyline(chance, 56, 72, [70, 140])),
    line(
      mid,
      3,
      many(9, (index) => `M${index * 46 + 18} 66v32`),
      0.8,
    ),
    fill(mid, oblong(0, 98, 400, 62)),
    fill(
      light,
      many(16, () => oblong(chance(0, 380), chance(102, 156), chance(10, 46), 0.9)),
      0.34,
    ),
    line(near, 7, root(chance(30, 80), 22) + root(chance(320, 370), 24)),
    line(near, 4, root(chance(120, 150), 14) + root(chance(250, 280), 16), 0.85),
    fill(near, dunes(chance, 144, 154, 120)),
    fill(light, stars(chance, 10, 130), 0.7),
  ];
};

/** A quay at low tide: cranes, a ferry, lamps in the water. */
export const harbour: ScenePainter = (chance, { far, mid, near, light }) => {
  const crane = (x: number, top: number) =>
    `M${x} 104V${top}l34 -8M${x} ${top}l-16 6M${x + 28} ${top - 6}v22`;
  const lamps = [chance(30, 90), chance(130, 190), chance(310, 370)];
  const ship = chance(190, 230);
  return [
    fill(light, disc(chance(60, 340), 38, 13), 0.75),
    fill(far, skyline(chance, 62, 88, [18, 44])),
    fill(light, lights(chance, 26, [4, 72, 392, 98], [1.6, 2]), 0.6),
    fill(mid, oblong(0, 104, 400, 56)),
    line(near, 3, crane(chance(90, 120), 48) + crane(chance(300, 330), 56)),
    fill(near, `M${ship} 96h74l10 -12h-20v-12h-34v-10h-12v22h-28z`),
    fill(
      light,
      many(4, (index) => oblong(ship + 24 + index * 9, 78, 4, 3)),
      0.95,
    ),
    ...lamps.flatMap((x) => [
      line(near, 2, `M${x} 138v-42h8`),
      fill(light, disc(x + 8, 98, 9), 0.25),
      fill(light, disc(x + 8, 98, 2.6)),
      fill(light, oblong(x + 7, 110, 2, chance(14, 30)), 0.3),
    ]),
    fill(
      light,
      many(18, () => oblong(chance(0, 380), chance(106, 134), chance(8, 30), 0.8)),
      0.25,
    ),
    fill(near, oblong(0, 138, 400, 22)),
  ];
};

/** A street at night between tall houses. */
export const city: ScenePainter = (chance, { far, mid, near, light }) => {
  const sign = chance(292, 330);
  return [
    fill(far, skyline(chance, 26, 78, [16, 34])),
    fill(light, lights(chance, 60, [4, 44, 394, 120], [1.6, 2.2]), 0.5),
    fill(
      mid,
      `M0 160V${chance(2, 12)}H62V30H112V62H138V160zM400 160V${chance(2, 12)}H346V24H300V56H268V160z`,
    ),
    fill(
      light,
      lights(chance, 26, [8, 40, 104, 128], [4, 3]) + lights(chance, 26, [300, 40, 390, 128], [4, 3]),
      0.75,
    ),
    fill(near, 'M138 160L186 112H214L268 160z'),
    line(light, 1.4, 'M200 118v6M200 130v8M200 144v12', 0.5),
    fill('#e2564d', oblong(sign, 62, 9, 30), 0.85),
    fill('#7fe0ff', oblong(chance(70, 96), 74, 24, 8), 0.75),
    fill(light, `M${chance(150, 250)} ${chance(16, 34)}l16 3l-16 3z`, 0.9),
    fill(near, `${oblong(0, 150, 132, 10)}${oblong(276, 150, 124, 10)}`),
  ];
};

/** A world from above, a station before it, far lights. */
export const orbit: ScenePainter = (chance, { far, mid, near, light }) => {
  const x = chance(90, 310);
  return [
    fill(light, stars(chance, 120, 160), 0.8),
    fill(far, disc(x, 250, 182)),
    fill(mid, disc(x + 10, 256, 178)),
    line(light, 1.6, `M${x - 180} 230A182 182 0 0 1 ${x + 180} 230`, 0.8),
    line(near, 6, `M${400 - x - 34} 60a34 13 0 1 0 68 0a34 13 0 1 0 -68 0`),
    fill(near, `M${400 - x - 5} 24h10l5 34l-5 40h-10l-5 -40z`),
    fill(
      light,
      many(7, (index) => oblong(400 - x - 32 + index * 10, 68 + (index % 2), 3, 2)),
      0.9,
    ),
    fill(near, `M${chance(20, 60)} ${chance(26, 50)}l30 5l-30 7l6 -6z`),
  ];
};
