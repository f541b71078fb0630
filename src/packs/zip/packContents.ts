// What a loaded pack brings: its missions and campaigns, their languages, and the products they need. And what it may
// not bring: changes to content that is not its own.

import { missionsOf } from '../kits/campaignKit';
import type { ContentFile } from '../reading/contentFile';
import { needsOf } from '../kits/kit';
import { CORE } from '../kits/box';
import type { CampaignId, MissionId, Pack, WordsOwner } from '../pack';
import { describeValue, formatPath, type Problem } from '../problem';

export type PackContents = {
  readonly missions: readonly string[];
  readonly campaigns: readonly string[];
  /** In which all of it can be read. */
  readonly languages: readonly string[];
  /** Products beside the core box. */
  readonly needs: readonly string[];
};

/** `files`: those of the pack; `pack`: everything that was loaded with them. */
export function packContents(pack: Pack, files: readonly ContentFile[]): PackContents {
  const missions = idsOf(files, 'missions');
  const campaigns = idsOf(files, 'campaigns');
  const played = [
    ...missions.flatMap((id) => pack.missions.get(id as MissionId) ?? []),
    ...campaigns.flatMap((id) => {
      const campaign = pack.campaigns.get(id as CampaignId);
      return campaign ? missionsOf(pack, campaign) : [];
    }),
  ];
  return {
    missions,
    campaigns,
    languages: languagesOf(pack, [...missions, ...campaigns]),
    needs: [...new Set(played.flatMap(needsOf))].filter((product) => product !== CORE),
  };
}

/** Ids of missions and campaigns, also of files that nobody has checked yet. */
export const storiesIn = (files: readonly ContentFile[]): readonly string[] => [
  ...idsOf(files, 'missions'),
  ...idsOf(files, 'campaigns'),
];

function languagesOf(pack: Pack, owners: readonly string[]): readonly string[] {
  const [first = [], ...others] = owners.map((id) => Object.keys(pack.words.get(id as WordsOwner) ?? {}));
  return first.filter((language) => others.every((list) => list.includes(language))).toSorted();
}

/** Words, names and guides join what they speak of: those of a pack may only join what is its own. */
export function foreignChanges(files: readonly ContentFile[]): readonly Problem[] {
  const own = new Set(['missions', 'campaigns', 'guides'].flatMap((kind) => idsOf(files, kind)));
  const check = (kind: string, field: string): readonly Problem[] =>
    entriesOf(files, kind).flatMap((one) => {
      const named: unknown = Reflect.get(one.entry, field);
      return typeof named !== 'string' || own.has(named) ? [] : foreign(one, [field], named);
    });
  return [...check('words', 'of'), ...check('guides', 'campaign'), ...foreignNames(files)];
}

function foreignNames(files: readonly ContentFile[]): readonly Problem[] {
  return entriesOf(files, 'names').flatMap((one) => {
    const kind: unknown = Reflect.get(one.entry, 'of');
    const names: unknown = Reflect.get(one.entry, 'names');
    if (typeof kind !== 'string' || typeof names !== 'object' || names === null) return [];
    const own = new Set(idsOf(files, kind));
    return Object.keys(names).flatMap((id) => (own.has(id) ? [] : foreign(one, ['names', id], id)));
  });
}

const foreign = ({ file, index }: Entry, path: readonly string[], named: string): Problem => ({
  file,
  path: formatPath(['entries', index, ...path]),
  code: 'wrongValue',
  expected: 'the id of something in the same pack',
  found: describeValue(named),
});

type Entry = { readonly file: string; readonly index: number; readonly entry: object };

/** Also of files that nobody has checked yet. */
function entriesOf(files: readonly ContentFile[], kind: string): readonly Entry[] {
  return files.flatMap(({ file, data }) => {
    if (typeof data !== 'object' || data === null || Reflect.get(data, 'kind') !== kind) return [];
    const entries: unknown = Reflect.get(data, 'entries');
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown, index) =>
      typeof entry === 'object' && entry !== null ? { file, index, entry } : [],
    );
  });
}

const idsOf = (files: readonly ContentFile[], kind: string): readonly string[] =>
  entriesOf(files, kind).flatMap(({ entry }) => {
    const id: unknown = Reflect.get(entry, 'id');
    return typeof id === 'string' ? id : [];
  });
