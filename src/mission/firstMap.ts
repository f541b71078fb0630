// The map that lies on the table first: all sections that share it with the one that begins.

import type { Mission, Section } from './definition';

export function firstMapOf({ sections }: Pick<Mission, 'sections'>): readonly Section[] {
  const start = sections.find((section) => section.start);
  return sections.filter(({ map }) => map === start?.map);
}
