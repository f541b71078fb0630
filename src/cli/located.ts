// Problems as a terminal shows them: with file, line and column in front, which editors and terminals turn into a link.

import { formatProblem, type PlacedProblem, type Problem } from '../packs';
import { placesOfPaths } from './jsonPlace';

/** What was read, by the name of the file. */
export type FileTexts = ReadonlyMap<string, string>;

/** Each file is looked through once: there may be as many problems as it has values. */
export function locate(problems: readonly Problem[], texts: FileTexts): readonly PlacedProblem[] {
  const placed = new Map<Problem, PlacedProblem>();
  for (const [file, own] of byFile(problems)) {
    const text = texts.get(file);
    if (text === undefined) continue;
    const paths = own.map(({ path }) => path);
    const places = placesOfPaths(text, paths);
    for (const [index, problem] of own.entries()) placed.set(problem, { ...problem, ...places[index] });
  }
  return problems.map((problem) => placed.get(problem) ?? problem);
}

function byFile(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) {
    const own = files.get(problem.file) ?? [];
    files.set(problem.file, own);
    own.push(problem);
  }
  return files;
}

/** `mission.json:12:7: entries[0].title: expected …, found …` */
export function formatLocated({ line, column, ...problem }: PlacedProblem): string {
  if (line === undefined) return formatProblem(problem);
  // Where the path is nothing but the line, once is enough.
  const path = problem.path.startsWith('line ') ? '' : problem.path;
  return formatProblem({ ...problem, path, file: `${problem.file}:${line}:${column}` });
}
