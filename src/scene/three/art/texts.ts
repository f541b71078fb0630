// All short texts of the board in one picture, so that they cost one draw call. A text and its colours make a cell.

import { isLongLabel } from '../../build/labels';
import type { PowerToken } from '../../../rules';
import { DIE_SIGNS } from '../../dice/faces';
import { POWER_TOKEN_COLOURS } from '../../palette';
import { paintSheet, type PictureSheet } from './sheet';

export type TextStyle = 'printed' | 'badge' | 'cost';
export type TextKey = {
  readonly text: string;
  readonly style: TextStyle;
  readonly colour: string;
  /** At the upper right corner of a badge. */
  readonly powerTokens?: readonly PowerToken[];
};

const WIDTH = 192;
const HEIGHT = 96;
const FONT = `'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', system-ui, sans-serif`;

export const TEXT_ASPECT = WIDTH / HEIGHT;

export const textName = ({ text, style, colour, powerTokens = [] }: TextKey): string =>
  `${style} ${colour} ${powerTokens.join()} ${text}`;

export const paintTexts = (keys: readonly TextKey[]): PictureSheet =>
  paintSheet(new Map(keys.map((key) => [textName(key), key])), [WIDTH, HEIGHT], (context, key) =>
    DRAWS[key.style](context, key),
  );

type Draw = (context: CanvasRenderingContext2D, key: TextKey) => void;

function write(context: CanvasRenderingContext2D, text: string, size: number, ink: string): void {
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.font = `700 ${size}px ${FONT}`;
  context.fillStyle = ink;
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText('X');
  context.fillText(text, 0, (up - down) / 2, WIDTH - 16);
}

/** As on cardboard: a dark plate with light numbers. */
const printed: Draw = (context, { text, colour }) => {
  context.fillStyle = 'rgba(8,10,13,0.78)';
  context.strokeStyle = colour;
  context.lineWidth = 4;
  context.beginPath();
  context.roundRect(-WIDTH / 2 + 6, -HEIGHT / 2 + 6, WIDTH - 12, HEIGHT - 12, 14);
  context.fill();
  context.stroke();
  write(context, text, 66, colour);
};

/** As large as there is room beside the letters. */
const DISC = { radius: 19, apart: 40, sign: 1.25 } as const;

/** The signs of the game on small discs, from the right. */
function paintTokens(context: CanvasRenderingContext2D, tokens: readonly PowerToken[], half: number): void {
  for (const [place, token] of tokens.entries()) {
    const { d, line } = DIE_SIGNS[token];
    const colour = POWER_TOKEN_COLOURS[token];
    context.save();
    context.translate(half - DISC.radius - place * DISC.apart, -HEIGHT / 2 + DISC.radius + 2);
    context.fillStyle = '#0d1016';
    context.strokeStyle = colour;
    context.lineWidth = 4;
    context.beginPath();
    context.arc(0, 0, DISC.radius, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
    context.scale(DISC.sign, DISC.sign);
    context.translate(-12, -12);
    context.fillStyle = colour;
    context.lineWidth = 3;
    if (line) context.stroke(new Path2D(d));
    // A canvas is no array.
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
    else context.fill(new Path2D(d));
    context.restore();
  }
}

const badge: Draw = (context, { text, colour, powerTokens = [] }) => {
  const half = isLongLabel(text) ? 70 : 50;
  context.fillStyle = 'rgba(10,12,16,0.92)';
  context.strokeStyle = colour;
  context.lineWidth = 8;
  context.beginPath();
  context.roundRect(-half, -HEIGHT / 2 + 10, half * 2, HEIGHT - 20, 22);
  context.fill();
  context.stroke();
  write(context, text, 54, '#ffffff');
  paintTokens(context, powerTokens, half);
};

const cost: Draw = (context, { text, colour }) => {
  context.font = `800 64px ${FONT}`;
  context.textAlign = 'center';
  context.lineWidth = 12;
  context.lineJoin = 'round';
  context.strokeStyle = 'rgba(5,8,10,0.85)';
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText('X');
  context.strokeText(text, 0, (up - down) / 2, WIDTH - 16);
  context.fillStyle = colour;
  context.fillText(text, 0, (up - down) / 2, WIDTH - 16);
};

const DRAWS: Readonly<Record<TextStyle, Draw>> = { printed, badge, cost };
