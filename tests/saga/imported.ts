// The one mission of a file, as the tests look at it.

import { expect } from 'vitest';
import { formatProblem, loadPack } from '../../src/packs';
import { importSaga, type Imported, type ImportedMission } from '../../src/saga';
import { contentFiles, fileOf, tools } from './builder';

type Json = Readonly<Record<string, unknown>>;

function made(data: Json): Imported {
  const result = importSaga(fileOf(data), tools());
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function onlyMission({ missions: [first] }: Imported): ImportedMission {
  if (!first) throw new Error('no mission');
  return first;
}

export const imported = (data: Json): ImportedMission => onlyMission(made(data));

/** What is made of it is content without a mistake. */
export function loaded(data: Json): ImportedMission {
  const all = made(data);
  const pack = loadPack(all.files, contentFiles());
  expect(pack.ok ? [] : pack.error.map(formatProblem)).toEqual([]);
  return onlyMission(all);
}
