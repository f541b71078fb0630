// A pack before it is known whether it goes with the rest, and the reasons why a file cannot become one.

import type { Result } from '../../kernel';
import type { ContentFile, Manifest, PackProblem, Problem, Texts } from '../../packs';
import type { Imported } from '../../saga';

export type PackDraft = {
  readonly about: Pick<Manifest, 'id' | 'version' | 'title' | 'about' | 'authors' | 'from'> & {
    /** Left out: the app that makes the pack. */
    readonly minApp?: string;
  };
  readonly files: readonly ContentFile[];
  /** What is written: the files and the notes. */
  readonly texts: Texts;
};

export type DraftProblem =
  | PackProblem
  /** `most`: bytes that it may have. */
  | { readonly code: 'fileTooLarge'; readonly name: string; readonly most: number }
  | { readonly code: 'unreadableFile'; readonly name: string }
  | { readonly code: 'tooManyFiles' }
  /** Of missions from elsewhere: those beyond the first `most`. */
  | { readonly code: 'tooManyMissions'; readonly most: number }
  /** Content of ours, but nothing in it that could be played. */
  | { readonly code: 'noMission' }
  /** A copy of games, which is opened elsewhere. */
  | { readonly code: 'copy' }
  /** Neither ours nor anything that can be converted; `problems`: why not. */
  | { readonly code: 'unknownFile'; readonly problems: readonly Problem[] };

/** What was handed in, and what became of it. */
export type Drafted = { readonly name: string; readonly draft: Result<PackDraft, DraftProblem> };

export type DraftTools = {
  readonly appVersion: string;
  readonly convert: (texts: Texts) => Result<Imported, readonly Problem[]>;
};

/** Of everything that did not come as a pack. */
export const FIRST_VERSION = '1.0.0';

export const draftNames = (texts: Texts): string => shortNames([...texts.keys()]);

export const shortNames = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} (+${others.length})`;
