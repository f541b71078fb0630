// The result of an import: content of our own, and an account of everything in the source.

import type { Campaign } from '../campaign';
import type { Line } from '../imperial';
import type { KitWords, Mission } from '../mission';
import type { ContentFile, Pack } from '../packs';
import type { ImportNote, LeftCode } from './notes';

/** What an import works with. */
export type SagaTools = {
  /** Tiles, cards and heroes that missions speak of. */
  readonly pack: Pack;
  /** Reads a sentence as a line of the instruction language, `null`: it is none. Left out: all orders stay words. */
  readonly readOrder?: (sentence: string) => Line | null;
};

/** What became of one event or action of the source. */
export type ActionFate =
  | { readonly kind: 'imported' }
  /** Players read it and do what it says. */
  | { readonly kind: 'words' }
  /** It has no meaning here, and `why`. */
  | { readonly kind: 'nothing'; readonly why: LeftCode };

export type AccountRow = {
  readonly what: 'event' | 'action';
  readonly guid: string;
  /** As its author called it. */
  readonly name: string;
  /** Of an action: its code in the format, such as `G7`. */
  readonly type?: string;
  readonly fate: ActionFate;
};

export type ImportedMission = {
  readonly id: string;
  /** The file it came from. */
  readonly source: string;
  readonly title: string;
  readonly languages: readonly string[];
  /** Products it needs, the core box included. */
  readonly needs: readonly string[];
  readonly mission: Mission;
  readonly words: KitWords;
  readonly account: readonly AccountRow[];
  readonly notes: readonly ImportNote[];
};

export type ImportedCampaign = { readonly id: string; readonly title: string; readonly campaign: Campaign };

export type ImportReport = {
  /** By mission: what became of every event and action, and what else is to be known. */
  readonly missions: readonly Pick<ImportedMission, 'id' | 'source' | 'title' | 'account' | 'notes'>[];
  /** About files as a whole: translations without a mission, pictures, instructions. */
  readonly notes: readonly ImportNote[];
};

export type Imported = {
  /** Of the campaign, or of the first mission. */
  readonly title: string;
  readonly missions: readonly ImportedMission[];
  readonly campaign?: ImportedCampaign;
  readonly report: ImportReport;
  /** Content files of ours: they load together with the content of the app. */
  readonly files: readonly ContentFile[];
};
