// All short texts of the board in one picture, so that they cost one draw call. A text and its colours make a cell.

import { isLongLabel } from '../../build/labels';
import type { FaceView } from '../../view';
import { newContext } from './brush';
import { paintFace } from './faces';

export type TextStyle = 'printed' | 'badge' | 'cost';
export type TextKey = {
  readonly text: string;
  readonly style: TextStyle;
  readonly colour: string;
  /** A portrait beside the letters of a badge; heroes differ in letters or colour. */
  readonly face?: FaceView;
};

export type TextSheet = {
  readonly canvas: HTMLCanvasElement;
  /** Left, top, width and height of a text's cell, as shares of the picture. */
  readonly cellOf: (key: TextKey) => readonly [number, number, number, number];
};

const WIDTH = 192;
const HEIGHT = 96;
const FONT = `'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', system-ui, sans-serif`;

export const TEXT_ASPECT = WIDTH / HEIGHT;

export function paintTexts(keys: readonly TextKey[]): TextSheet {
  const places = new Map<string, number>();
  const different = keys.filter((key) => {
    if (places.has(nameOf(key))) return false;
    places.set(nameOf(key), places.size);
    return true;
  });
  const columns = Math.max(1, Math.ceil(Math.sqrt(different.length / TEXT_ASPECT)));
  const rows = Math.max(1, Math.ceil(different.length / columns));
  const context = newContext(columns * WIDTH, rows * HEIGHT);
  different.forEach((key, i) => {
    context.save();
    context.translate(((i % columns) + 0.5) * WIDTH, (Math.floor(i / columns) + 0.5) * HEIGHT);
    DRAWS[key.style](context, key);
    context.restore();
  });
  return {
    canvas: context.canvas,
    cellOf: (key) => {
      const place = places.get(nameOf(key)) ?? 0;
      return [(place % columns) / columns, Math.floor(place / columns) / rows, 1 / columns, 1 / rows];
    },
  };
}

const nameOf = ({ text, style, colour }: TextKey): string => `${style} ${colour} ${text}`;

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

const badge: Draw = (context, { text, colour, face }) => {
  const half = face ? 88 : isLongLabel(text) ? 70 : 50;
  context.fillStyle = 'rgba(10,12,16,0.92)';
  context.strokeStyle = colour;
  context.lineWidth = 8;
  context.beginPath();
  context.roundRect(-half, -HEIGHT / 2 + 10, half * 2, HEIGHT - 20, 22);
  context.fill();
  context.stroke();
  if (face) {
    paintFace(context, face, { x: -half + 6, y: -HEIGHT / 2 + 14, size: HEIGHT - 28 });
    context.translate(38, 0);
  }
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
