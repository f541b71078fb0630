// Everything between missions: the map and, a tap away, armory, training, inventory and log. What has to be read first (how it
// begins, what a mission brought, how it all ended) comes before.

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { advanceCampaign } from '../../campaign';
import { guidedGame, withStepSeen, type RunningCampaign } from '../../session';
import { reportLines } from '../../text';
import { useMusic } from '../feel/music/useMusic';
import { Icon, type IconName } from '../icons';
import { SavingNotice } from '../mission/SavingNotice';
import { Page } from '../parts/Page';
import { PanelBoundary } from '../parts/PanelBoundary';
import { ToolButton, UndoButton } from '../parts/ToolButton';
import { TableStrip } from '../party/TableStrip';
import { TogetherTool } from '../party/TogetherTool';
import { useCollection, useServices } from '../services';
import { ArmoryView } from './ArmoryView';
import { learnersIn, useCampaign } from './campaign';
import { EndingView, IntroView, ReportView } from './chapters';
import { InventoryView } from './InventoryView';
import { bringsNews, nameToRead } from './lastRead';
import { LogView } from './LogView';
import { MapView } from './MapView';
import { PartyBar } from './PartyBar';
import { TrainingView } from './TrainingView';
import type { CampaignHistory, useCampaignGame } from './useCampaignGame';
import './campaign.css';

const TABS = ['map', 'armory', 'training', 'inventory', 'log'] as const;
type Tab = (typeof TABS)[number];

type Props = { readonly running: RunningCampaign; readonly game: ReturnType<typeof useCampaignGame> };

export function CampaignScreen({ running, game }: Props) {
  const { history, saving, waiting, refused } = game;
  const { state, teller, play } = useCampaign();
  const title = teller.says(play.kit.campaign.title);
  useOwnedProducts(running);
  useMusic('map');
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'map';
  const set = (name: 'tab' | 'read', value: string) =>
    setParams((now) => ({ ...Object.fromEntries(now), [name]: value }), { replace: true });
  const first = useFirstToRead(running, game.cursor, params.get('read'), (at) => set('read', at));
  return (
    <Page
      title={
        <>
          {state.name}
          {title !== state.name && <span className="title-more"> · {title}</span>}
        </>
      }
      fixed
      actions={<Tools history={history} />}
    >
      <div className="campaign" data-saving={saving.kind}>
        <div className="campaign-notices">
          <SavingNotice saving={saving} waiting={waiting} onTakeOver={() => void running.takeOver()} />
          <TableStrip active={null} />
          {refused !== null && (
            <p className="warning" role="alert">
              {refused}
            </p>
          )}
        </div>
        <PanelBoundary of={`${first.what ?? tab} ${game.cursor}`}>
          {first.what === 'intro' && <IntroView onRead={first.read} />}
          {first.what === 'report' && <ReportView onRead={first.read} />}
          {first.what === null &&
            (state.ending !== null && tab === 'map' ? (
              <EndingView game={running.setup.seed} />
            ) : (
              <TabView
                tab={tab}
                running={running}
                cursor={game.cursor}
                onReport={first.again}
                onTab={(next) => set('tab', next)}
              />
            ))}
        </PanelBoundary>
        {first.what === null && (
          <Tabs
            tab={tab}
            onTab={(next) => {
              game.forgive();
              set('tab', next);
            }}
          />
        )}
      </div>
    </Page>
  );
}

/** Whatever changed in the collection holds for the missions to come. Once on opening, so that it can be taken back. */
function useOwnedProducts(running: RunningCampaign): void {
  const { play, state, say } = useCampaign();
  const { owned } = useCollection();
  useEffect(() => {
    // On several devices the boxes of whoever began count: each collection would undo the other.
    if (running.store.getState().shared) return;
    const next = advanceCampaign(play, state, { kind: 'own', products: owned });
    if (next.ok && !sameSet(next.value.state.products, state.products)) say({ kind: 'own', products: owned });
    // Only what is owned counts here: whoever takes the change back means it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [owned]);
}

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The beginning and the report are shown until they are read. The address remembers where that was; of a report the device does,
 * so that it does not come back when the game is opened again. */
function useFirstToRead(
  running: RunningCampaign,
  cursor: number,
  readAt: string | null,
  onRead: (at: string) => void,
) {
  const { play, state, teller } = useCampaign();
  const { guides } = useServices();
  const game = running.setup.seed;
  const { seen } = guidedGame(useStore(guides), game);
  const [again, setAgain] = useState(false);
  const [last] = running.log(cursor - 1, cursor);
  const { report } = state;
  const here = nameToRead(cursor, report);
  const isFresh = readAt !== here && !seen.includes(`read ${here}`);
  const hasReport =
    last?.command.kind === 'conclude' &&
    report !== null &&
    bringsNews(report, reportLines(report, teller), play.encounters.has(report.mission));
  const hasIntro = cursor === 0 && play.kit.campaign.intro !== undefined;
  const what: 'intro' | 'report' | null =
    again || (isFresh && hasReport) ? 'report' : isFresh && hasIntro ? 'intro' : null;
  return {
    what,
    read: () => {
      onRead(here);
      if (hasReport) guides.setState((now) => withStepSeen(now, game, `read ${here}`));
      setAgain(false);
    },
    again: () => setAgain(true),
  };
}

type TabProps = {
  readonly tab: Tab;
  readonly running: RunningCampaign;
  readonly cursor: number;
  readonly onReport: () => void;
  readonly onTab: (tab: 'armory' | 'training') => void;
};

function TabView({ tab, running, cursor, onReport, onTab }: TabProps) {
  if (tab === 'map') return <MapView onReport={onReport} onTab={onTab} />;
  return (
    <section className="campaign-view" key={tab}>
      <div className="page">
        <PartyBar />
        {tab === 'armory' && <ArmoryView />}
        {tab === 'training' && <TrainingView />}
        {tab === 'inventory' && <InventoryView />}
        {tab === 'log' && <LogView running={running} cursor={cursor} />}
      </div>
    </section>
  );
}

const ICONS: Readonly<Record<Tab, IconName>> = {
  map: 'map',
  armory: 'armory',
  training: 'training',
  inventory: 'inventory',
  log: 'log',
};

function Tabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const { t } = useTranslation();
  const { state } = useCampaign();
  const lessons = learnersIn(state).length;
  return (
    <nav className="campaign-tabs" aria-label={t('campaign.parts')}>
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          className="campaign-tab"
          aria-current={one === tab ? 'page' : undefined}
          onClick={() => onTab(one)}
        >
          <span className="campaign-tab-icon">
            <Icon name={ICONS[one]} />
            {one === 'training' && lessons > 0 && <span className="badge">{lessons}</span>}
          </span>
          {t(`campaign.tabs.${one}`)}
        </button>
      ))}
    </nav>
  );
}

function Tools({ history }: { history: CampaignHistory }) {
  const { t } = useTranslation();
  const { canRedo, redoLabel, redo } = history;
  const name = redoLabel === null ? t('campaign.redo') : t('campaign.redoWhat', { what: redoLabel });
  return (
    <>
      <TogetherTool />
      <UndoButton history={history} />
      <ToolButton icon="undo" className="tool tool-redo" name={name} disabled={!canRedo} onClick={redo} />
    </>
  );
}
