// Small content files for the tests of the loader: right ones, to be broken in one place each.

import type { ContentFile, Kind, Problem } from '../../src/packs';
import { formatProblem, loadPack } from '../../src/packs';

type Fields = Readonly<Record<string, unknown>>;

export const fileOf = (kind: Kind, ...entries: unknown[]): ContentFile => ({
  file: `test/${kind}.json`,
  data: { kind, entries },
});

export const tile = (id: string, fields: Fields = {}): Fields => ({
  id,
  environment: 'forest',
  width: 3,
  height: 2,
  spaces: ['...', '.B.'],
  lines: ['v 0 1 impassable'],
  openings: ['h 0 0', 'h 0 1'],
  ...fields,
});

export const card = (fields: Fields = {}): Fields => ({
  id: 'trooper',
  name: 'Trooper',
  affiliation: 'imperial',
  deploymentCost: 3,
  health: 3,
  speed: 4,
  ...fields,
});

const side = {
  health: 10,
  endurance: 4,
  speed: 4,
  attributes: { strength: ['blue'], insight: ['blue'], tech: ['green'] },
};
export const hero = (fields: Fields = {}): Fields => ({
  id: 'ada',
  name: 'Ada',
  title: 'First',
  startingWeapons: [],
  healthy: side,
  wounded: side,
  ...fields,
});

export const classCard = (fields: Fields = {}): Fields => ({
  id: 'ada-blaster',
  hero: 'ada',
  name: 'Blaster',
  type: 'ranged-weapon',
  ...fields,
});

export const product = (fields: Fields = {}): Fields => ({ id: 'box', name: 'Box', kind: 'box', ...fields });

/** Both sides of one tile, of which the first is changed. */
export const tilesWith = (fields: Fields): ContentFile =>
  fileOf('tiles', tile('core-01A', fields), tile('core-01B'));

export function problemsIn(...files: readonly ContentFile[]): readonly Problem[] {
  const loaded = loadPack(files);
  return loaded.ok ? [] : loaded.error;
}

export const linesFor = (...files: readonly ContentFile[]): readonly string[] =>
  problemsIn(...files).map(formatProblem);
