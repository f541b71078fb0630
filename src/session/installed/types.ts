// Installed packs as the pages see them, and the parts a session needs to keep them.

import type { Result } from '../../kernel';
import type { ContentFile, Manifest, Pack, PackContents, Problem, Texts } from '../../packs';
import type { Imported } from '../../saga';
import type { FailureCode, FileStore } from '../storage/fileStore';
import type { DraftProblem } from './draft';
import type { StoredProblem } from './files';
import type { KeyValueStore } from '../storage/keyValueStore';

export type InstalledParts = {
  /** Opened when there is something to read. */
  readonly files: () => Promise<FileStore>;
  readonly index: KeyValueStore;
  /** The content of the app. */
  /** `all`: also what only missions from elsewhere may ask for. */
  readonly base: (scope: 'owned' | 'all') => Promise<readonly ContentFile[]>;
  readonly appVersion: string;
  /** Makes content of ours of what comes from elsewhere; `pack`: the content that is there. */
  readonly convert: (texts: Texts, pack: Pack) => Result<Imported, readonly Problem[]>;
  /** Milliseconds. */
  readonly clock: () => number;
};

export type InstalledPack = {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly installedAt: number;
} & (
  | {
      readonly kind: 'ready';
      readonly manifest: Manifest;
      readonly contents: PackContents;
      readonly bytes: number;
      /** What did not come over as it was, line by line, for `parseReport`. */
      readonly report: readonly string[];
    }
  | { readonly kind: 'broken'; readonly problem: StoredProblem | ContentProblem }
);

/** It is whole, but does not go with the rest. */
export type ContentProblem = {
  readonly code: 'badContent' | 'clash';
  readonly problems: readonly Problem[];
  /** The title of the pack that has the same missions. */
  readonly by?: string;
};

export type ImportProblem =
  | DraftProblem
  | ContentProblem
  /** A later version is there already. */
  | { readonly code: 'older'; readonly installed: string }
  /** `most`: how many this device keeps. */
  | { readonly code: 'tooManyPacks'; readonly most: number }
  | StorageProblem;

export type Brought = {
  /** What was handed in. */
  readonly name: string;
  readonly outcome: Result<
    {
      readonly id: string;
      readonly title: string;
      readonly version: string;
      readonly replaced: string | null;
    },
    ImportProblem
  >;
};

export type StorageProblem = { readonly code: 'storage'; readonly reason: FailureCode };
