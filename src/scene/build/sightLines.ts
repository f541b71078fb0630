// Lines laid over the board. Each kind has a form of its own besides its colour: a clear line is whole, a blocked
// one is dashed and ends in a cross, a route is dotted and ends in an arrowhead, a join is a broad bar.

import type { Point } from '../../rules';
import { LINE_COLOURS } from '../palette';
import type { LineTone, LineView } from '../view';
import { dashes, type Strip } from './strips';

const WIDTH = 0.07;

const FORMS: Readonly<Record<LineTone, (line: Strip) => readonly Strip[]>> = {
  clear: (line) => [line],
  blocked: (line) => [...dashes(line, 2.5, 0.55), ...cross(line)],
  route: (line) => [...dashes(line, 4, 0.5), ...arrowhead(line)],
  join: (line) => [{ ...line, width: WIDTH * 2 }],
};

export const lineStrips = (line: LineView): readonly Strip[] =>
  FORMS[line.tone]({ from: line.from, to: line.to, width: WIDTH, colour: LINE_COLOURS[line.tone] });

/** A pair of short strokes at the end of a line, each at an angle to the line and of a length. */
function strokes(
  line: Strip,
  reach: readonly { angle: number; back: number; ahead: number }[],
): readonly Strip[] {
  const [x, y] = line.to;
  const heading = Math.atan2(y - line.from[1], x - line.from[0]);
  const at = (angle: number, length: number): Point => [
    x + Math.cos(heading + angle) * length,
    y + Math.sin(heading + angle) * length,
  ];
  return reach.map(({ angle, back, ahead }) => ({
    ...line,
    width: line.width * 1.2,
    from: at(angle, -back),
    to: at(angle, ahead),
  }));
}

const cross = (line: Strip): readonly Strip[] =>
  strokes(line, [
    { angle: Math.PI / 4, back: 0.17, ahead: 0.17 },
    { angle: -Math.PI / 4, back: 0.17, ahead: 0.17 },
  ]);

const arrowhead = (line: Strip): readonly Strip[] =>
  strokes(line, [
    { angle: 0.6, back: 0.3, ahead: 0.03 },
    { angle: -0.6, back: 0.3, ahead: 0.03 },
  ]);
