// A plug-in for Stryker, which can only be told lines and columns: within a place of the sample it would try everything
// that lies inside as well. This one leaves out what is not in the sample itself.

import { relative } from 'node:path';
import { ROOT } from '../setup.mjs';

let places = new Map();

/** The places of the next run. */
export function choose(sample) {
  places = new Map();
  for (const place of sample) places.set(place.file, [...(places.get(place.file) ?? []), place]);
}

/** Babel counts lines from 1, Stryker from 0. */
const isBefore = (a, b) => a.line < b.line || (a.line === b.line && a.column <= b.column);
const fromZero = ({ line, column }) => ({ line: line - 1, column });
const holds = (outer, inner) => isBefore(outer.start, inner.start) && isBefore(inner.end, outer.end);

function shouldIgnore(path) {
  const { loc } = path.node;
  if (!loc) return undefined;
  const here = { start: fromZero(loc.start), end: fromZero(loc.end) };
  const sample = places.get(relative(ROOT, path.hub.file.opts.filename)) ?? [];
  const isNeeded = sample.some(({ location }) => holds(here, location));
  return isNeeded || !sample.some(({ location }) => holds(location, here)) ? undefined : 'not in the sample';
}

/** Read by Stryker itself.
 * @public */
export const strykerPlugins = [{ kind: 'Ignore', name: 'only-sample', value: { shouldIgnore } }];
