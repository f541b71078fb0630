// The next undo and redo of a campaign in a few words; inside a mission, in that mission's words.

import { injuryWords } from '../mission/injuries';
import { playedMissions, type CampaignCommand, type CampaignEntry } from '../../campaign';
import { ownOf, type OfKind } from '../../kernel';
import { commandLabel } from '../mission/undo';
import type { CampaignTeller } from './teller';

/** The command at an index of the entries. */
export function campaignCommandLabel(
  entries: readonly CampaignEntry[],
  index: number,
  teller: CampaignTeller,
): string | null {
  const entry = entries[index];
  if (!entry) return null;
  const label = ownOf(LABELS, entry.command.kind) as Label<CampaignCommand> | undefined;
  if (!label) return null;
  return label(entry.command, {
    teller,
    entries: entries.slice(0, index + 1),
  });
}

type Given = { readonly teller: CampaignTeller; readonly entries: readonly CampaignEntry[] };
type Kind = CampaignCommand['kind'];
type Label<C> = (command: C, given: Given) => string;

const LABELS: { readonly [K in Kind]: Label<OfKind<CampaignCommand, K>> } = {
  begin: ({ mission }, { teller: { t, mission: title } }) =>
    t('campaign.undo.begin', { title: title(mission) }),
  play: (_, given) => labelInMission(given) ?? given.teller.t('campaign.undo.play'),
  conclude: (_, { teller: { t } }) => t('campaign.undo.conclude'),
  buy: ({ item }, { teller: { t, gear } }) => t('campaign.undo.buy', { name: gear(item) }),
  sell: ({ item }, { teller: { t, gear } }) => t('campaign.undo.sell', { name: gear(item) }),
  train: ({ hero, card }, { teller }) =>
    teller.t('campaign.undo.train', { name: teller.hero(hero), card: teller.gear(card) }),
  untrain: ({ hero, card }, { teller }) =>
    teller.t('campaign.undo.untrain', { name: teller.hero(hero), card: teller.gear(card) }),
  assign: ({ item, hero }, { teller: { t, gear, hero: nameOf } }) =>
    hero === null
      ? t('campaign.undo.stow', { item: gear(item) })
      : t('campaign.undo.assign', { item: gear(item), name: nameOf(hero) }),
  fix: ({ item, on }, { teller: { t, gear } }) =>
    on === null
      ? t('campaign.undo.loosen', { item: gear(item) })
      : t('campaign.undo.fix', { item: gear(item), weapon: gear(on) }),
  heal: ({ hero, injury }, { teller: { t, hero: nameOf } }) =>
    t('story.undoHeal', { name: nameOf(hero), injury: injuryWords(injury, t).name }),
  chooseSides: (_, { teller: { t } }) => t('campaign.undo.chooseSides'),
  endStage: (_, { teller: { t } }) => t('campaign.undo.endStage'),
  own: (_, { teller: { t } }) => t('campaign.undo.own'),
};

function labelInMission({ teller, entries }: Given): string | null {
  const stretch = playedMissions(entries).at(-1);
  if (!stretch) return null;
  const { mission, ally, start, entries: played } = stretch;
  return commandLabel(start, played, played.length - 1, teller.ofMission(mission, ally));
}
