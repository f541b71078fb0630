// An encounter: no map and no rounds, only what is told and decided, before a picture of the place where it happens.

import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { advanceCampaign } from '../../campaign';
import type { RunningMission } from '../../session';
import { reportLines } from '../../text';
import { Scene } from '../art/Scene';
import { sceneOfMission } from '../art/sceneOf';
import { useAwake } from '../feel/useAwake';
import { useMusic } from '../feel/music/useMusic';
import { useTableFeel } from '../feel/useTableFeel';
import { useTapGuard } from '../feel/useTapGuard';
import { HistoryPanel } from '../mission/HistoryPanel';
import { LogPanel } from '../mission/LogPanel';
import { MissionProvider, useMission, type MissionTable } from '../mission/mission';
import { Story } from '../mission/MissionText';
import { PromptView } from '../mission/prompts/PromptView';
import { SavingNotice } from '../mission/SavingNotice';
import { MainButton } from '../mission/Sheet';
import { useCloseOnBack } from '../mission/useCloseOnBack';
import { useMissionGame, type History } from '../mission/useMissionGame';
import { voicesOf } from '../mission/voices';
import { Page } from '../parts/Page';
import { RefusedTap } from '../party/RefusedTap';
import { useLeads } from '../party/seat';
import { ToolButton, UndoButton } from '../parts/ToolButton';
import { useCampaign } from './campaign';
import { bringsNews } from './lastRead';
import '../mission/mission.css';
import './campaign.css';

type Props = {
  readonly running: RunningMission;
  /** What undo takes back when nothing of the encounter is left to take back. */
  readonly before: string | null;
  readonly log: ReactNode;
  readonly onConclude: () => void;
};

export function EncounterScreen({ running, before, log, onConclude }: Props) {
  const { table, history, saving, waiting } = useMissionGame(running, before);
  const { play, game, teller, subject, look, refused } = table;
  const shown = JSON.stringify([subject, game.prompt]);
  useAwake();
  useTableFeel(running);
  useMusic('map');
  const guard = useTapGuard(shown);
  useCloseOnBack(subject !== null, () => look(null));
  useGoOn(table, onConclude);
  return (
    <MissionProvider value={table}>
      <Page title={teller.says(play.mission.title)} fixed actions={<Tools history={history} />}>
        <div className="board-page mission encounter" data-saving={saving.kind} {...guard}>
          <PlacePicture mission={play.mission.id} />
          <section className="board-panel" key={shown} ref={focusIfLost} tabIndex={-1}>
            <SavingNotice saving={saving} waiting={waiting} onTakeOver={() => void running.takeOver()} />
            {refused && <RefusedTap code={refused} done={history.undoLabel} />}
            <Now history={history} log={log} onConclude={onConclude} />
          </section>
        </div>
      </Page>
    </MissionProvider>
  );
}

/** Where an encounter ends without a word of its own, the last tap leads on. Whoever comes back by undo decides again. */
function useGoOn({ play, game }: MissionTable, onConclude: () => void): void {
  const isOver = game.stage === 'over';
  const hasLastWord = play.mission.outcomes.some(({ id }) => id === game.result?.outcome);
  const wasOpen = useRef(!isOver);
  const leads = useLeads();
  useEffect(() => {
    if (isOver && !hasLastWord && wasOpen.current && leads) onConclude();
    wasOpen.current = !isOver;
    // Once, when it ends.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver, hasLastWord]);
}

/** A button that is gone takes the focus along: whoever uses the keyboard goes on in the panel that came instead. */
const focusIfLost = (panel: HTMLElement | null) => {
  if (document.activeElement === document.body) panel?.focus({ preventScroll: true });
};

function PlacePicture({ mission }: { mission: string }) {
  const { play, teller } = useCampaign();
  const id = play.encounters.get(mission)?.place;
  const place = play.kit.campaign.places.find((one) => one.id === id);
  return (
    <div className="place-picture">
      <Scene of={sceneOfMission(play.missionOf(mission), play.kit.tiles, place)} as="fill">
        {place && teller.place(place.id)}
      </Scene>
    </div>
  );
}

type NowProps = Pick<Props, 'log' | 'onConclude'> & { readonly history: History };

function Now({ history, log, onConclude }: NowProps) {
  const { play, game, subject, teller, prompts } = useMission();
  if (subject?.kind === 'log') return <LogPanel history={history} log={log} />;
  if (subject?.kind === 'history') return <HistoryPanel history={history} />;
  if (game.stage === 'over') return <EncounterOver onConclude={onConclude} />;
  if (prompts.length === 0) return null;
  return (
    <>
      {history.entries.length === 0 && (
        <Story
          text={teller.says(play.mission.briefing)}
          voices={voicesOf(play.mission, play.mission.briefing)}
        />
      )}
      <PromptView key={JSON.stringify(prompts)} prompts={prompts} together />
    </>
  );
}

function EncounterOver({ onConclude }: { onConclude: () => void }) {
  const { t } = useTranslation();
  const { play, game, teller } = useMission();
  const hasNews = useNews();
  const outcome = play.mission.outcomes.find(({ id }) => id === game.result?.outcome);
  return (
    <>
      {outcome ? (
        <Story text={teller.says(outcome.text)} voices={voicesOf(play.mission, outcome.text)} />
      ) : (
        <p>{t('campaign.encounter.over')}</p>
      )}
      <MainButton onClick={onConclude}>
        {t(hasNews ? 'campaign.report.conclude' : 'campaign.encounter.conclude')}
      </MainButton>
    </>
  );
}

/** Whether the results are a page of their own. */
function useNews(): boolean {
  const { play, state, teller } = useCampaign();
  const next = advanceCampaign(play, state, { kind: 'conclude' });
  const report = next.ok ? next.value.state.report : null;
  return report !== null && bringsNews(report, reportLines(report, teller), true);
}

function Tools({ history }: { history: History }) {
  const { t } = useTranslation();
  const { look } = useMission();
  return (
    <>
      <UndoButton history={history} />
      <ToolButton icon="log" name={t('mission.log')} onClick={() => look({ kind: 'log' })} />
    </>
  );
}
