// The log (row 94): the stories of missions and the events on the map, each in its own tab, with a search.

import { IonRouterLink } from '@ionic/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { openMissions } from '../../campaign';
import type { RunningCampaign } from '../../session';
import { chaptersOf, makeCampaignTeller, mapLogOf, plainText, type LogLine } from '../../text';
import { LogLineView } from '../mission/LogPanel';
import { SearchField } from '../parts/SearchField';
import { useWholePast } from '../parts/useWholePast';
import { useCampaign } from './campaign';
import { PartyBar } from './PartyBar';
import '../mission/mission.css';

const TABS = ['missions', 'map'] as const;
type Tab = (typeof TABS)[number];
type Part = { readonly key: string; readonly title: string | null; readonly lines: readonly LogLine[] };

export function LogView({ running, cursor }: { running: RunningCampaign; cursor: number }) {
  const { t, i18n } = useTranslation();
  const { state, teller } = useCampaign();
  const [tab, setTab] = useState<Tab>('missions');
  const [search, setSearch] = useState('');
  useWholePast(running.readPast);
  const { floor } = useStore(running.store);
  const parts = useMemo(
    () => partsOf(tab, floor === 0 ? running.startEvents : [], running.log(floor, cursor), teller),
    [tab, running, floor, cursor, teller],
  );
  // The same lines with the English names of cards: whoever knows those finds them as well.
  const english = useMemo(
    () =>
      search.trim() === ''
        ? []
        : partsOf(
            tab,
            running.startEvents,
            running.log(0, cursor),
            makeCampaignTeller(i18n, teller.kit, teller.language, undefined, undefined, teller.note),
          ),
    [search, tab, running, cursor, i18n, teller],
  );
  const isAtEnd = state.running !== null && tab === 'missions' && search === '';
  const found = parts
    .map(({ lines, ...part }, at) => ({
      ...part,
      lines: lines.filter((line, index) => says(line, search) || says(english[at]?.lines[index], search)),
    }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <>
      {state.running ? <PartyBar /> : <Ahead />}
      <IonRouterLink className="link" routerLink="/rules">
        {t('campaign.log.rules')}
      </IonRouterLink>
      <div className="tabs" role="group" aria-label={t('campaign.log.which')}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            className="tab"
            aria-pressed={one === tab}
            onClick={() => setTab(one)}
          >
            {t(`campaign.log.tabs.${one}`)}
          </button>
        ))}
      </div>
      <SearchField label={t('campaign.log.search')} value={search} onChange={setSearch} />
      {found.length === 0 && (
        <p role="status">{t(search === '' ? 'campaign.log.nothing' : 'campaign.log.notFound')}</p>
      )}
      {found.map(({ key, title, lines }, at) => (
        <section key={key} className="log" aria-label={title ?? undefined}>
          {title !== null && <h2 className="log-chapter">{title}</h2>}
          {lines.map((line, index) => (
            // Lines only ever come at the end.
            // oxlint-disable-next-line react/no-array-index-key
            <LogLineView key={index} line={line} />
          ))}
          {at === 0 && isAtEnd && <div key={floor} ref={showIt} />}
        </section>
      ))}
    </>
  );
}

/** In a mission the log opens at its newest line, and again when older ones have come. */
const showIt = (end: HTMLElement | null) => {
  end?.scrollIntoView({ block: 'end' });
};

/** Between missions, what can be begun; in a mission, its objective stands beside the log. */
function Ahead() {
  const { t } = useTranslation();
  const { play, state, teller } = useCampaign();
  const goals = openMissions(play, state).map(({ mission }) => teller.mission(mission));
  const { stage } = state.classic ?? {};
  const noGoals = stage === undefined ? t('campaign.map.nothing') : t(`campaign.stages.${stage}`);
  return (
    <section className="objective" aria-label={t('campaign.log.goal')}>
      <p>{goals.length === 0 ? noGoals : t('campaign.log.goals', { titles: teller.list(goals) })}</p>
    </section>
  );
}

type Entries = Parameters<typeof chaptersOf>[0];

/** The newest mission first; what happened on the map as it came. */
function partsOf(
  tab: Tab,
  start: Parameters<typeof mapLogOf>[0],
  entries: Entries,
  teller: Parameters<typeof chaptersOf>[1],
): readonly Part[] {
  if (tab === 'map') return [{ key: 'map', title: null, lines: mapLogOf(start, entries, teller) }];
  return chaptersOf(entries, teller)
    .map(({ title, lines }, index) => ({ key: String(index), title, lines }))
    .toReversed();
}

const says = (line: LogLine | undefined, search: string): boolean =>
  line !== undefined && plainText(line.text).toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
