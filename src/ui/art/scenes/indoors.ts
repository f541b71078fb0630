// Places under a roof: a back wall, a floor that runs to the middle, lamps.

import { oblong, disc, fill, floorLines, lights, line, many, stars, type ScenePainter } from './brush';

/** A ship under the lamps of a wide hall, its ramp down. */
export const hangar: ScenePainter = (chance, { far, mid, near, light }) => {
  const x = chance(120, 180);
  return [
    fill(far, 'M70 30H330V112H70z'),
    fill('#0a1220', 'M110 44H290V112H110z'),
    fill(light, stars(chance, 26, 110), 0.5),
    fill(mid, 'M0 0H400V44H300L290 36H110L100 44H0zM0 40H70V118H0zM330 40H400V118H330z'),
    line(
      near,
      2,
      many(6, (index) => `M${index * 80} 0v${20 + (index % 2) * 8}`),
    ),
    fill(
      light,
      many(6, (index) => oblong(index * 72 + 12, 26, 22, 3)),
      0.9,
    ),
    fill(mid, oblong(0, 112, 400, 48)),
    line(near, 1, floorLines(112), 0.6),
    line('#e0b83c', 2, 'M40 150L150 116M360 150L250 116', 0.7),
    fill(near, `M${x - 60} 104l44 -22h22l14 -16h34l16 16h24l46 22l-30 12h-140z`),
    fill(light, `${oblong(x + 24, 72, 20, 5)}${disc(x - 10, 100, 2)}${disc(x + 80, 100, 2)}`, 0.9),
    fill(near, `M${x + 16} 114h32l12 30h-56z`),
    fill(
      near,
      many(4, (index) => oblong(chance(300, 330) + index * 16, 126 - (index % 2) * 12, 15, 26)),
    ),
  ];
};

/** A passage on board: ribs one behind the other, a door at the end. */
export const corridor: ScenePainter = (chance, { far, mid, near, light }) => [
  fill(far, oblong(0, 0, 400, 160)),
  ...[
    [mid, 0, 0.55],
    [mid, 60, 0.5],
    [near, 108, 0.45],
  ].map(([ink, inset, opacity]) =>
    fill(
      String(ink),
      `M${Number(inset)} 0h24l20 22v116l-20 22h-24zM${400 - Number(inset)} 0h-24l-20 22v116l20 22h24z`,
      Number(opacity) + 0.3,
    ),
  ),
  fill(near, 'M0 160L160 104H240L400 160z'),
  line(mid, 1, floorLines(104), 0.8),
  fill(mid, 'M160 44H240V104H160z'),
  line(near, 2.4, 'M200 44V104M166 60h28M206 60h28'),
  fill('#e2564d', disc(200, 38, 3)),
  fill(light, 'M60 10L150 40V44L60 16zM340 10L250 40V44L340 16z', 0.85),
  fill(
    light,
    many(6, (index) => oblong(14 + index * 4 + (index > 2 ? 340 : 0), 70 + chance(0, 20), 3, 2)),
    0.8,
  ),
  line(light, 1, 'M0 132L160 100M400 132L240 100', 0.45),
];

/** A low room with a bar, bottles, lamps and smoke. */
export const cantina: ScenePainter = (chance, { far, mid, near, light }) => {
  const lamps = [chance(50, 90), chance(160, 220), chance(290, 350)];
  return [
    fill(far, oblong(0, 0, 400, 160)),
    fill(mid, 'M0 0H400V18Q300 40 200 26T0 24z'),
    fill(mid, `M40 106V60a26 26 0 0 1 52 0V106zM308 106V60a26 26 0 0 1 52 0V106z`),
    fill(light, `M48 106V62a18 18 0 0 1 36 0V106z`, 0.3),
    fill(near, oblong(118, 64, 166, 3) + oblong(118, 84, 166, 3)),
    fill(
      light,
      many(17, (index) => oblong(122 + index * 9.4, 64 - chance(8, 16), 4, 8)),
      0.5,
    ),
    fill(
      '#6fd6a8',
      many(9, (index) => oblong(126 + index * 17, 84 - chance(8, 15), 5, 9)),
      0.6,
    ),
    ...lamps.flatMap((x) => [
      line(near, 1.4, `M${x} 0V34`),
      fill(light, `M${x} 34L${x - 46} 130H${x + 46}z`, 0.1),
      fill(light, `M${x - 9} 40a9 8 0 0 1 18 0z`, 0.95),
    ]),
    fill(near, 'M84 110H316L330 160H70z'),
    fill(mid, 'M78 106H322V112H78z'),
    fill(
      near,
      many(
        4,
        (index) => `${disc(chance(96, 130) + index * 56, 98, 7)}${oblong(104 + index * 56, 104, 16, 20)}`,
      ),
    ),
    fill(near, 'M0 128h56v8H34v24H22V136H0zM400 132h-52v8h18v20h12v-20h22z'),
  ];
};

/** Screens and panels around a table of light. */
export const control: ScenePainter = (chance, { far, mid, near, light }) => [
  fill(far, oblong(0, 0, 400, 160)),
  fill(mid, 'M0 0H400V14L340 28H60L0 14z'),
  fill('#0a1220', 'M96 34H304L290 86H110z'),
  fill(light, stars(chance, 12, 60), 0.25),
  line(light, 1.2, `M112 ${chance(60, 74)}l20 -8l16 12l24 -22l20 14l24 -6l22 10l18 -18l26 6`, 0.85),
  line(light, 0.8, 'M110 50H290M108 66H292M150 34V86M200 34V86M250 34V86', 0.3),
  fill(mid, 'M0 34L78 46V112L0 132zM400 34L322 46V112L400 132z'),
  fill(
    light,
    lights(chance, 30, [8, 54, 66, 104], [5, 2]) + lights(chance, 30, [328, 54, 386, 104], [5, 2]),
    0.75,
  ),
  fill(
    '#e2564d',
    lights(chance, 6, [8, 60, 66, 104], [4, 3]) + lights(chance, 6, [328, 60, 386, 104], [4, 3]),
    0.9,
  ),
  fill(mid, oblong(0, 112, 400, 48)),
  line(near, 1, floorLines(112), 0.7),
  fill(near, 'M130 128H270L290 160H110z'),
  fill(light, 'M142 124a58 9 0 0 1 116 0z', 0.5),
  fill(light, `M200 122L${chance(150, 180)} 92H${chance(220, 250)}z`, 0.18),
  fill(
    near,
    `${disc(86, 116, 7)}M76 160V134a10 12 0 0 1 20 0V160z${disc(316, 112, 7)}M306 160V130a10 12 0 0 1 20 0V160z`,
  ),
];

/** A shaft with props, rails and something that shines in the rock. */
export const mine: ScenePainter = (chance, { far, mid, near, light }) => {
  const vein = (x: number, y: number) => `M${x} ${y}l4 -12l5 9l5 -16l4 15l6 -6l-3 13z`;
  return [
    fill(far, oblong(0, 0, 400, 160)),
    fill('#05070a', 'M150 116V62L176 42H226L252 64V116z'),
    fill(mid, 'M0 0H400V30L350 44L300 26L262 50L240 34H170L140 56L96 30L40 46L0 34z'),
    fill(mid, 'M0 30L40 44L64 80L50 120L80 160H0zM400 26L364 48L338 84L352 118L322 160H400z'),
    line(near, 8, 'M112 132V44M290 132V44M102 44H300'),
    line(near, 5, 'M160 118V62M242 118V62M154 62H248'),
    fill(
      light,
      vein(chance(20, 40), 96) +
        vein(chance(350, 372), 84) +
        vein(chance(60, 74), 134) +
        vein(chance(326, 340), 132),
      0.9,
    ),
    fill(light, disc(200, 70, 22), 0.16),
    fill(light, disc(200, 68, 4)),
    line(near, 1, 'M200 62V66'),
    fill(near, 'M0 160V138L130 118H270L400 140V160z'),
    line(mid, 3, 'M186 118L128 160M214 118L272 160'),
    line(mid, 3, 'M180 124H220M168 134H232M152 147H248'),
    fill(near, 'M214 118l6 -20h34l6 20z'),
  ];
};

/** A hall of pillars with a high chair at its end. */
export const palace: ScenePainter = (chance, { far, mid, near, light }) => [
  fill(far, oblong(0, 0, 400, 160)),
  fill(light, `M200 0L${chance(120, 150)} 130H${chance(250, 280)}z`, 0.18),
  fill(mid, 'M130 112V52a70 46 0 0 1 140 0V112z'),
  fill(far, 'M142 112V56a58 38 0 0 1 116 0V112z'),
  fill(near, 'M182 112V66l6 -16h24l6 16v46z'),
  fill('#8f2f2b', 'M192 106V70h16v36z'),
  fill(light, disc(200, 58, 3)),
  ...[0, 62, 306, 368].map((x) => fill(near, `M${x} 0h32v8l-5 6V132l5 6v10H${x}v-10l5 -6V14l-5 -6z`, 0.95)),
  fill('#8f2f2b', `M${108} 0h16v${chance(56, 70)}l-8 8l-8 -8zM276 0h16v${chance(56, 70)}l-8 8l-8 -8z`, 0.9),
  fill(mid, 'M0 160L130 112H270L400 160z'),
  fill('#8f2f2b', 'M178 112H222L262 160H138z', 0.75),
  line(near, 1, floorLines(112), 0.35),
  fill(
    light,
    many(4, (index) => disc([47, 108, 292, 353][index] ?? 0, 92, 2.4)),
    0.95,
  ),
  fill(
    light,
    many(4, (index) => disc([47, 108, 292, 353][index] ?? 0, 92, 9)),
    0.2,
  ),
];
