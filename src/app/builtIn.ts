// All content files of the project, as the build sees them, without the orders of expansions.

import type { ContentFile } from '../packs';

const modules = import.meta.glob<unknown>(
  [
    '../../content/**/*.json',
    '!../../content/schema/**',
    '!../../content/text/**',
    '!../../content/legion/**',
    '!../../content/expansions/*/groups/**',
  ],
  { eager: true, import: 'default' },
);

/** A build has read them already (`tools/contentAhead.ts`). */
export const asContentFile = (path: string, data: unknown): ContentFile => ({
  file: path.replace('../../content/', ''),
  data,
  isRead: typeof data === 'object' && data !== null && 'isRead' in data,
});

export const builtInFiles: readonly ContentFile[] = Object.entries(modules).map(([path, data]) =>
  asContentFile(path, data),
);
