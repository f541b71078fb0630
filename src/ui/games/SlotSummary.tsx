// The content of a slot: the heroes, the mission or campaign, its progress, and the time of saving.

import { useTranslation } from 'react-i18next';
import { printedIn } from '../../kernel';
import type { CampaignSummary } from '../../campaign';
import type { CampaignId, HeroId, MissionId, Pack } from '../../packs';
import { readSummary, type ReadSummary } from '../../session';
import { missionWords, plainText } from '../../text';
import { HeroFace } from './Portrait';

type Props = { readonly pack: Pack; readonly summary: unknown; readonly savedAt: number };

export function SlotSummary({ pack, summary, savedAt }: Props) {
  const { t, i18n } = useTranslation();
  // The menu shows this, too, where no page has provided the names.
  const printed = printedIn(pack.names, i18n.language);
  const read = readSummary(summary);
  const names = read.heroes.map((id) => printed('heroes', id) ?? pack.heroes.get(id as HeroId)?.name ?? id);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const { title, state } = useDescription(pack, read);
  return (
    <span className="slot-summary">
      <span className="slot-party" aria-hidden="true">
        {read.heroes.map((id) => (
          <HeroFace key={id} id={id} />
        ))}
      </span>
      <b className="slot-title">
        <bdi>{title}</bdi>
      </b>
      <span className="slot-facts">{state}</span>
      <span className="slot-facts">
        {names.length > 0 && (
          <span className="visually-hidden">
            {t('load.party', { names: new Intl.ListFormat(i18n.language).format(names) })}{' '}
          </span>
        )}
        {date.format(savedAt)}
      </span>
    </span>
  );
}

function useDescription(pack: Pack, read: ReadSummary): { readonly title: string; readonly state: string } {
  const { t, i18n } = useTranslation();
  const titleOf = (id: string) => titleIn(pack, id, i18n.language);
  if (read.kind === 'battle') {
    const state = read.round === 0 ? t('mission.setUp') : t('mission.round', { round: read.round });
    const now = read.winner === null ? state : t('load.ended');
    return { title: t('load.battle'), state: `${now} · ${read.empire} : ${read.rebels}` };
  }
  if (read.kind === 'campaign') {
    const of = titleOf(read.campaign);
    const title = read.name === of ? of : t('load.campaign', { name: read.name, title: of });
    const fame = t('load.fame', { fame: read.fame });
    return { title, state: `${placeOf(read)} · ${fame}` };
  }
  const { mission, round, won } = read;
  const state =
    won === null
      ? t(round === 0 ? 'mission.setUp' : 'mission.round', { round })
      : t(won ? 'mission.over.won' : 'mission.over.lost');
  return { title: titleOf(mission), state };

  function placeOf({ ending, mission: running, round: now, missions }: CampaignSummary): string {
    if (ending !== null) return t('load.ended');
    if (running === null) return t('load.onMap', { count: missions });
    return now === null || now === 0
      ? t('load.inEncounter', { mission: titleOf(running) })
      : t('load.inMission', { mission: titleOf(running), round: now });
  }
}

/** A mission or campaign that this version no longer has still has its id. */
function titleIn(pack: Pack, id: string, language: string): string {
  const title = (pack.missions.get(id as MissionId) ?? pack.campaigns.get(id as CampaignId))?.title;
  if (title === undefined) return id;
  return plainText(missionWords(pack.words.get(id as MissionId) ?? {}, language)(title));
}
