// Problems as a terminal shows them: with file, line and column in front, which editors and terminals turn into a link.

import { formatProblem, type PlacedProblem, type Problem } from '../packs';
import { placeOfPath } from './jsonPlace';

/** What was read, by the name of the file. */
export type FileTexts = ReadonlyMap<string, string>;

export function locate(problem: Problem, texts: FileTexts): PlacedProblem {
  const text = texts.get(problem.file);
  return text === undefined ? problem : { ...problem, ...placeOfPath(text, problem.path) };
}

/** `mission.json:12:7: entries[0].title: expected …, found …` */
export function formatLocated({ line, column, ...problem }: PlacedProblem): string {
  if (line === undefined) return formatProblem(problem);
  // Where the path is nothing but the line, once is enough.
  const path = problem.path.startsWith('line ') ? '' : problem.path;
  return formatProblem({ ...problem, path, file: `${problem.file}:${line}:${column}` });
}
