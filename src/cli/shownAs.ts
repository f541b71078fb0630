// Names of files, as people type them.

import path from 'node:path';

/** As one would type it: what lies below where one is, from there. */
export const shownAs = (name: string): string => (isInside(name, '') ? path.relative('', name) : name);

export const isInside = (name: string, dir: string): boolean => {
  const relative = path.relative(dir, path.resolve(name));
  return !relative.startsWith('..') && !path.isAbsolute(relative);
};
