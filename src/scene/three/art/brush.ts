// A brush for seamless pictures: a stroke that crosses a border comes in again at the other side. All chance is seeded,
// so a ground looks the same on every device and every day.

import { seamlessNoise } from '../../build/noise';
import { scatter, scatterRow } from '../../build/scatter';

export type Shade = readonly [colour: string, alpha: number];

/** Paints a ground on a brush, starting from its main colour. */
export type Painter = (brush: Brush, ground: string) => void;

export class Brush {
  readonly context: CanvasRenderingContext2D;
  readonly size: number;
  /** Pixels a space. */
  readonly unit: number;
  readonly chance: () => number;
  private readonly seed: number;

  constructor(size: number, span: number, seed: number) {
    this.context = newContext(size, size);
    this.size = size;
    this.unit = size / span;
    this.seed = seed;
    this.chance = scatterRow(seed);
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.chance();
  }

  one<T>(of: readonly [T, ...T[]]): T {
    return of[Math.floor(this.chance() * of.length)] ?? of[0];
  }

  fill(colour: string): void {
    this.context.fillStyle = colour;
    this.context.fillRect(0, 0, this.size, this.size);
  }

  /** Draws in spaces, with the origin at (x, y), again at every border that the reach crosses. */
  at(x: number, y: number, reach: number, draw: (context: CanvasRenderingContext2D) => void): void {
    const span = this.size / this.unit;
    for (const dx of [-span, 0, span]) {
      for (const dy of [-span, 0, span]) {
        const [cx, cy] = [x + dx, y + dy];
        if (cx + reach < 0 || cy + reach < 0 || cx - reach > span || cy - reach > span) continue;
        this.context.save();
        this.context.scale(this.unit, this.unit);
        this.context.translate(cx, cy);
        draw(this.context);
        this.context.restore();
      }
    }
  }

  /** Many small things, wherever chance puts them. */
  strew(count: number, reach: number, draw: (context: CanvasRenderingContext2D) => void): void {
    const span = this.size / this.unit;
    for (let i = 0; i < count; i++) {
      const [x, y] = [this.chance() * span, this.chance() * span];
      const recorded = this.record();
      this.at(x, y, reach, (context) => {
        this.replay(recorded);
        draw(context);
      });
    }
  }

  /** Soft patches of a colour. */
  patches([colour, alpha]: Shade, cells: number, sharpness = 1.6): void {
    const side = this.layerSide(128);
    const layer = newContext(side, side);
    const image = layer.createImageData(side, side);
    const [r, g, b] = channels(colour);
    const seed = this.seed + cells * 13 + Math.round(alpha * 100);
    seamlessNoise({ side, cells, octaves: 3, seed }).forEach((value, i) => {
      const shown = Math.min(1, Math.max(0, (value - 0.5) * sharpness * 2 + 0.5));
      putPixel(image.data, i, r, g, b, shown * alpha * 255);
    });
    layer.putImageData(image, 0, 0);
    this.context.imageSmoothingQuality = 'high';
    this.context.drawImage(layer.canvas, 0, 0, this.size, this.size);
  }

  /** Humps and hollows in a light from the upper left. */
  relief(strength: number, cells: number, octaves = 4, stretch = 1): void {
    const most = 256;
    const side = this.layerSide(most);
    // Neighbours lie further apart in a small picture, and differ by more.
    const steepness = strength * 900 * (side / most);
    const heights = Float32Array.from(seamlessNoise({ side, cells, octaves, seed: this.seed + 5, stretch }));
    const height = (x: number, y: number) => heights[((y + side) % side) * side + ((x + side) % side)] ?? 0;
    const layer = newContext(side, side);
    const image = layer.createImageData(side, side);
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const slope = height(x + 1, y + 1) - height(x - 1, y - 1);
        const lit = 128 + slope * steepness;
        putPixel(image.data, y * side + x, lit, lit, lit, 255);
      }
    }
    layer.putImageData(image, 0, 0);
    this.context.save();
    this.context.globalCompositeOperation = 'overlay';
    this.context.drawImage(layer.canvas, 0, 0, this.size, this.size);
    this.context.restore();
  }

  /** Fine grain that keeps flat colours from looking like plastic. */
  grain(alpha: number): void {
    const side = this.layerSide(256);
    const layer = newContext(side, side);
    const image = layer.createImageData(side, side);
    for (let i = 0; i < side * side; i++) {
      const dark = scatter(i, this.seed, 9);
      const value = dark < 0.5 ? 0 : 255;
      putPixel(image.data, i, value, value, value, Math.abs(dark - 0.5) * 2 * alpha * 255);
    }
    layer.putImageData(image, 0, 0);
    const pattern = this.context.createPattern(layer.canvas, 'repeat');
    if (!pattern) return;
    this.context.fillStyle = pattern;
    this.context.fillRect(0, 0, this.size, this.size);
  }

  /** Of a layer that is painted pixel by pixel: a small picture shows less of it. */
  private layerSide(most: number): number {
    return Math.min(most, this.size / 2);
  }

  /** The copies of one thing at several borders must be alike, so they draw on the same numbers. */
  private record(): readonly number[] {
    return Array.from({ length: 6 }, () => this.chance());
  }

  private replayed: readonly number[] = [];
  private replay(numbers: readonly number[]): void {
    this.replayed = numbers;
  }

  /** One of six numbers that belong to the thing being strewn. */
  own(index: number, least = 0, most = 1): number {
    return least + (most - least) * (this.replayed[index] ?? 0.5);
  }
}

export function newContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this device has no 2D canvas');
  return context;
}

export function channels(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** One by one: a list for each pixel would be most of the work. */
function putPixel(data: Uint8ClampedArray, index: number, r: number, g: number, b: number, a: number): void {
  const at = index * 4;
  data[at] = r;
  data[at + 1] = g;
  data[at + 2] = b;
  data[at + 3] = a;
}
