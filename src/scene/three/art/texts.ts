// All short texts of the board in one picture, so that they cost one draw call. A text and its colours make a cell.

import { isLongLabel } from '../../build/labels';
import { paintSheet, type PictureSheet } from './sheet';

export type TextStyle = 'printed' | 'badge' | 'cost';
export type TextKey = {
  readonly text: string;
  readonly style: TextStyle;
  readonly colour: string;
};

const WIDTH = 192;
const HEIGHT = 96;
const FONT = `'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', system-ui, sans-serif`;

export const TEXT_ASPECT = WIDTH / HEIGHT;

export const textName = ({ text, style, colour }: TextKey): string => `${style} ${colour} ${text}`;

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

const badge: Draw = (context, { text, colour }) => {
  const half = isLongLabel(text) ? 70 : 50;
  context.fillStyle = 'rgba(10,12,16,0.92)';
  context.strokeStyle = colour;
  context.lineWidth = 8;
  context.beginPath();
  context.roundRect(-half, -HEIGHT / 2 + 10, half * 2, HEIGHT - 20, 22);
  context.fill();
  context.stroke();
  write(context, text, 54, '#ffffff');
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
