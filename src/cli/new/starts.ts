// The starting points that `redcell new` writes: which template becomes which file. Templates are content files with three
// blanks: an id, a title, and where the schemas lie.

import { MANIFEST } from '../../packs';

export const STARTS = ['mission', 'campaign', 'group'] as const;
export type Start = (typeof STARTS)[number];

/** `of`: what the id of the author is prolonged by. */
export type StartFile = { readonly template: string; readonly file: string; readonly of?: string };

export const FILES: Readonly<Record<Start, readonly StartFile[]>> = {
  mission: [
    { template: 'mission/mission.json', file: 'mission.json' },
    { template: 'mission/words.en.json', file: 'words.en.json' },
    { template: 'mission/manifest.json', file: MANIFEST },
  ],
  campaign: [
    { template: 'campaign/campaign.json', file: 'campaign.json' },
    { template: 'campaign/words.en.json', file: 'words.en.json' },
    { template: 'campaign/manifest.json', file: MANIFEST },
    { template: 'mission/mission.json', file: 'missions/opening/mission.json', of: '-opening' },
    { template: 'mission/words.en.json', file: 'missions/opening/words.en.json', of: '-opening' },
    { template: 'campaign/finale/mission.json', file: 'missions/finale/mission.json' },
    { template: 'campaign/finale/words.en.json', file: 'missions/finale/words.en.json' },
    { template: 'campaign/encounter/mission.json', file: 'encounters/traveller/mission.json' },
    { template: 'campaign/encounter/words.en.json', file: 'encounters/traveller/words.en.json' },
  ],
  group: [
    { template: 'group/group.json', file: 'group.json' },
    { template: 'group/card.json', file: 'card.json' },
    { template: 'group/product.json', file: 'product.json' },
    { template: 'group/trial/mission.json', file: 'trial/mission.json' },
    { template: 'group/trial/words.en.json', file: 'trial/words.en.json' },
  ],
};

/** What an author can do next, by what was written. */
export const NEXT: Readonly<Record<Start, string>> = {
  mission: 'docs/tutorial.md goes on from here.',
  campaign: 'docs/campaigns.md explains everything a campaign can say.',
  group: 'docs/instructions.md explains everything a group can do; trial/ is a mission to try it in.',
};
