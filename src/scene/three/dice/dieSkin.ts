// The skin of a die: six drawings on one sheet, three by two, and a box whose sides look at them.

import { CanvasTexture, SRGBColorSpace, type BufferGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { Die } from '../../../rules';
import { DIE_COLOURS, DIE_SIGNS, faceItems, inkOf, isSign, type FaceItem } from '../../dice/faces';

const SIDES = 6;
const CELL = 128;
const COLUMNS = 3;
const ROWS = 2;
const GRID = 24;

export function dieShape(): BufferGeometry {
  const shape = new RoundedBoxGeometry(1, 1, 1, 3, 0.13);
  const uv = shape.getAttribute('uv');
  const perSide = uv.count / SIDES;
  for (let vertex = 0; vertex < uv.count; vertex++) {
    const side = Math.floor(vertex / perSide);
    const [column, row] = [side % COLUMNS, Math.floor(side / COLUMNS)];
    // Sheets are read from the top, textures from the bottom.
    uv.setXY(vertex, (column + uv.getX(vertex)) / COLUMNS, (ROWS - 1 - row + uv.getY(vertex)) / ROWS);
  }
  return shape;
}

export function dieSkin(die: Die): CanvasTexture {
  const sheet = painted.get(die) ?? paintSkin(die);
  painted.set(die, sheet);
  const texture = new CanvasTexture(sheet);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** Painted once: the next roll finds them ready. */
const painted = new Map<Die, HTMLCanvasElement>();

function paintSkin(die: Die): HTMLCanvasElement {
  const sheet = document.createElement('canvas');
  sheet.width = CELL * COLUMNS;
  sheet.height = CELL * ROWS;
  const pen = sheet.getContext('2d');
  if (pen) for (let face = 0; face < SIDES; face++) drawFace(pen, die, face);
  return sheet;
}

function drawFace(pen: CanvasRenderingContext2D, die: Die, face: number): void {
  pen.save();
  pen.translate((face % COLUMNS) * CELL, Math.floor(face / COLUMNS) * CELL);
  pen.fillStyle = DIE_COLOURS[die];
  pen.fillRect(0, 0, CELL, CELL);
  pen.fillStyle = pen.strokeStyle = inkOf(die);
  for (const item of faceItems(die, face)) drawItem(pen, item);
  pen.restore();
}

/** Room for the rounded edges. */
const MARGIN = 0.1;
const onFace = (part: number): number => (MARGIN + part * (1 - 2 * MARGIN)) * CELL;

function drawItem(pen: CanvasRenderingContext2D, { shows, x, y, size }: FaceItem): void {
  const width = size * CELL * (1 - 2 * MARGIN);
  if (!isSign(shows)) {
    pen.font = `800 ${width}px system-ui, sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(shows, onFace(x), onFace(y));
    return;
  }
  const { d, line } = DIE_SIGNS[shows];
  const path = new Path2D(d);
  pen.save();
  pen.translate(onFace(x) - width / 2, onFace(y) - width / 2);
  pen.scale(width / GRID, width / GRID);
  pen.lineJoin = pen.lineCap = 'round';
  pen.lineWidth = line ? 2.6 : 1;
  // Of a pen, not of an array.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  if (!line) pen.fill(path);
  pen.stroke(path);
  pen.restore();
}

/** What lies under a die: dark in the middle, nothing at the rim. */
export function shadeSkin(): CanvasTexture {
  const sheet = document.createElement('canvas');
  sheet.width = sheet.height = CELL;
  const pen = sheet.getContext('2d');
  if (pen) {
    const half = CELL / 2;
    const shade = pen.createRadialGradient(half, half, half * 0.3, half, half, half);
    shade.addColorStop(0, '#000000aa');
    shade.addColorStop(1, '#00000000');
    pen.fillStyle = shade;
    pen.fillRect(0, 0, CELL, CELL);
  }
  return new CanvasTexture(sheet);
}
