// What players were told once and need not be told again, kept among the preferences.

import type { Kept } from '../storage/keptStore';

const NOTICES = ['plainAddress'] as const;
export type NoticeName = (typeof NOTICES)[number];
export type Notices = { readonly read: readonly NoticeName[] };

export const keptNotices: Kept<Notices> = {
  key: 'notices',
  parse: (stored) => {
    const read: unknown =
      typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'read') : undefined;
    return { read: NOTICES.filter((name) => Array.isArray(read) && read.includes(name)) };
  },
};

export const withNoticeRead = ({ read }: Notices, name: NoticeName): Notices => ({
  read: [...new Set([...read, name])],
});
