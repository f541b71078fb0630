// The messages between the server of `redcell preview` and the app in the author's browser.

import type { ContentFile } from './reading/contentFile';
import type { Problem } from './problem';

/** The page has this meta element only when a preview server has sent it. */
export const PREVIEW_META = 'redcell-preview';
export const PREVIEW_ADDRESSES = {
  /** The page itself. */
  page: '/preview',
  /** `PreviewWork`, as JSON. */
  work: '/redcell-preview/work.json',
  /** A stream that sends the version whenever there is a new one. */
  events: '/redcell-preview/events',
} as const;

export type PreviewStory = { readonly kind: 'mission' | 'campaign'; readonly id: string };

/** Where a problem is, as an editor finds it. */
export type PlacedProblem = Problem & { readonly line?: number; readonly column?: number };

export type PreviewWork = {
  /** Another one for every change. */
  readonly version: number;
  /** What the author has named. */
  readonly name: string;
  /** Everything that is played with; none as long as there are problems. */
  readonly files: readonly ContentFile[];
  /** The author's own missions and campaigns; the first is what was meant. */
  readonly stories: readonly PreviewStory[];
  readonly problems: readonly PlacedProblem[];
  readonly warnings: readonly PlacedProblem[];
};
