// Signs that lie on the floor, white so that each can be tinted: one cell of the picture for every kind. Each has a
// shape of its own, because not everyone can tell the colours apart.

import { MARK_TONES } from '../../view';
import { newContext } from './brush';

export const SIGNS = [...MARK_TONES, 'cursor', 'opening'] as const;
export type Sign = (typeof SIGNS)[number];

export const SIGN_COLUMNS = 4;
export const SIGN_ROWS = Math.ceil(SIGNS.length / SIGN_COLUMNS);
const CELL = 256;

type Draw = (context: CanvasRenderingContext2D) => void;

export function paintSigns(): HTMLCanvasElement {
  const context = newContext(CELL * SIGN_COLUMNS, CELL * SIGN_ROWS);
  SIGNS.forEach((sign, i) => {
    context.save();
    context.translate((i % SIGN_COLUMNS) * CELL, Math.floor(i / SIGN_COLUMNS) * CELL);
    context.scale(CELL, CELL);
    context.beginPath();
    context.rect(0, 0, 1, 1);
    context.clip();
    DRAWS[sign](context);
    context.restore();
  });
  return context.canvas;
}

const white = (alpha: number): string => `rgba(255,255,255,${alpha})`;

function fill(context: CanvasRenderingContext2D, alpha: number, inset = 0.05, radius = 0.09): void {
  context.fillStyle = white(alpha);
  context.beginPath();
  context.roundRect(inset, inset, 1 - inset * 2, 1 - inset * 2, radius);
  context.fill();
}

function outline(context: CanvasRenderingContext2D, alpha: number, width: number, inset: number): void {
  context.strokeStyle = white(alpha);
  context.lineWidth = width;
  context.beginPath();
  context.roundRect(inset, inset, 1 - inset * 2, 1 - inset * 2, 0.09);
  context.stroke();
}

/** Angles in the four corners. */
function brackets(context: CanvasRenderingContext2D, inset: number, length: number, width: number): void {
  context.strokeStyle = white(1);
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const) {
    const at = (x: number, y: number) => [0.5 + sx * (x - 0.5), 0.5 + sy * (y - 0.5)] as const;
    context.beginPath();
    context.moveTo(...at(inset + length, inset));
    context.lineTo(...at(inset, inset));
    context.lineTo(...at(inset, inset + length));
    context.stroke();
  }
}

const reach: Draw = (context) => {
  fill(context, 0.36);
  outline(context, 0.95, 0.032, 0.075);
  context.fillStyle = white(0.9);
  context.beginPath();
  context.arc(0.5, 0.5, 0.055, 0, Math.PI * 2);
  context.fill();
};

/** Wide enough to be seen round the base of whoever is aimed at. */
const target: Draw = (context) => {
  fill(context, 0.3);
  context.strokeStyle = white(1);
  context.lineWidth = 0.055;
  context.beginPath();
  context.arc(0.5, 0.5, 0.455, 0, Math.PI * 2);
  context.stroke();
  context.lineWidth = 0.075;
  for (let i = 0; i < 4; i++) {
    const [c, s] = [Math.cos((i * Math.PI) / 2), Math.sin((i * Math.PI) / 2)];
    context.beginPath();
    context.moveTo(0.5 + c * 0.24, 0.5 + s * 0.24);
    context.lineTo(0.5 + c * 0.5, 0.5 + s * 0.5);
    context.stroke();
  }
};

const route: Draw = (context) => {
  fill(context, 0.34);
  context.fillStyle = white(0.95);
  context.translate(0.5, 0.5);
  context.rotate(Math.PI / 4);
  context.fillRect(-0.1, -0.1, 0.2, 0.2);
  context.strokeStyle = white(0.8);
  context.lineWidth = 0.025;
  context.strokeRect(-0.17, -0.17, 0.34, 0.34);
};

const deploy: Draw = (context) => {
  fill(context, 0.36);
  brackets(context, 0.11, 0.2, 0.055);
  context.lineWidth = 0.05;
  for (const y of [0.36, 0.52]) {
    context.beginPath();
    context.moveTo(0.36, y);
    context.lineTo(0.5, y + 0.12);
    context.lineTo(0.64, y);
    context.stroke();
  }
};

const threat: Draw = (context) => {
  fill(context, 0.24);
  context.save();
  context.beginPath();
  context.roundRect(0.05, 0.05, 0.9, 0.9, 0.09);
  context.clip();
  context.strokeStyle = white(0.7);
  context.lineWidth = 0.05;
  for (let i = -4; i < 5; i++) {
    context.beginPath();
    context.moveTo(i * 0.2, 0);
    context.lineTo(i * 0.2 + 1, 1);
    context.stroke();
  }
  context.restore();
  outline(context, 0.9, 0.03, 0.075);
};

/** Calm: many of them lie side by side, and most carry a number. */
const seen: Draw = (context) => {
  fill(context, 0.3);
  outline(context, 0.8, 0.025, 0.075);
};

const cursor: Draw = (context) => {
  outline(context, 0.35, 0.12, 0.07);
  brackets(context, 0.07, 0.26, 0.075);
};

/** Faint: it must not draw the eye away from what glows. */
const later: Draw = (context) => {
  context.setLineDash([0.1, 0.1]);
  outline(context, 0.75, 0.03, 0.12);
};

/** Points up: out of the map. */
const opening: Draw = (context) => {
  const gradient = context.createLinearGradient(0, 1, 0, 0);
  gradient.addColorStop(0, white(0.5));
  gradient.addColorStop(1, white(0));
  context.fillStyle = gradient;
  context.fillRect(0, 0, 1, 1);
  context.fillStyle = white(0.9);
  context.fillRect(0, 0.95, 1, 0.05);
  context.strokeStyle = white(0.95);
  context.lineWidth = 0.07;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [y, alpha] of [
    [0.8, 0.95],
    [0.58, 0.6],
    [0.36, 0.28],
  ] as const) {
    context.strokeStyle = white(alpha);
    context.beginPath();
    context.moveTo(0.34, y);
    context.lineTo(0.5, y - 0.15);
    context.lineTo(0.66, y);
    context.stroke();
  }
};

const DRAWS: Readonly<Record<Sign, Draw>> = {
  reach,
  target,
  route,
  deploy,
  later,
  threat,
  seen,
  cursor,
  opening,
};
