// A map as people type it, one tile a line: `01A 0,0 90`. The same form, with semicolons, makes a link.

import { BUDGETS, err, ok, type Result } from '../../kernel';
import { ROTATIONS, type Placement, type Rotation, type TileId } from '../../rules';

export const MOST_TILES = BUDGETS.address.most.tiles;
const FARTHEST = 200;

export type MapTextProblem =
  | { readonly code: 'form' | 'tooFar'; readonly line: number }
  | { readonly code: 'rotation'; readonly line: number; readonly found: string }
  | { readonly code: 'tooMany'; readonly most: number };

/** A placement and the line it was written on, so that later problems can be pointed at. */
export type WrittenPlacement = Placement & { readonly line: number };

const FORM =
  /^(?:(?<box>[a-z]+)-)?(?<number>\d{1,2})(?<side>[ab])\s+(?<x>-?\d{1,4})\s*,\s*(?<y>-?\d{1,4})(?:\s+(?<turn>\S+))?$/i;

/** The lines that can be read, and what is wrong with the others: one slip must not blank a whole map. */
export type WrittenMap = {
  readonly placements: readonly WrittenPlacement[];
  readonly problems: readonly MapTextProblem[];
};

export function parseMapText(text: string): WrittenMap {
  const placements: WrittenPlacement[] = [];
  const problems: MapTextProblem[] = [];
  for (const [index, raw] of text.slice(0, BUDGETS.address.bytes).split(/[\n;]/).entries()) {
    if (raw.trim() === '') continue;
    const parsed = parseLine(raw.trim(), index + 1);
    if (parsed.ok) placements.push(parsed.value);
    else problems.push(parsed.error);
  }
  if (placements.length > MOST_TILES) problems.push({ code: 'tooMany', most: MOST_TILES });
  return { placements: placements.slice(0, MOST_TILES), problems };
}

function parseLine(text: string, line: number): Result<WrittenPlacement, MapTextProblem> {
  const parts = FORM.exec(text)?.groups;
  if (!parts) return err({ code: 'form', line });
  const { box = 'core', number = '', side = '', x = '', y = '', turn = '0' } = parts;
  const rotation = ROTATIONS.find((known) => String(known) === turn);
  if (rotation === undefined) return err({ code: 'rotation', line, found: turn });
  if (Math.abs(Number(x)) > FARTHEST || Math.abs(Number(y)) > FARTHEST) return err({ code: 'tooFar', line });
  const tile = `${box.toLowerCase()}-${number.padStart(2, '0')}${side.toUpperCase()}` as TileId;
  return ok({ tile, at: [Number(x), Number(y)], rotation, line });
}

export function formatMapText(placements: readonly Placement[], separator = '\n'): string {
  return placements.map(formatPlacement).join(separator);
}

/** Tiles of the core box go without its name, as people write them. */
export const nameOfTile = (tile: string): string => tile.replace(/^core-/, '');

function formatPlacement({ tile, at: [x, y], rotation }: Placement): string {
  return `${nameOfTile(tile)} ${x},${y}${formatTurn(rotation)}`;
}

const formatTurn = (rotation: Rotation): string => (rotation === 0 ? '' : ` ${rotation}`);
