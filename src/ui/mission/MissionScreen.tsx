// The mission: the board, and beside it what matters now: something to answer, an activation, or everybody in play.

import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunningMission } from '../../session';
import { RoundBanner } from '../feel/RoundBanner';
import { useAtTheTable } from '../feel/useAtTheTable';
import { MissionGuide } from '../guide/MissionGuide';
import { BoardStage } from '../parts/BoardStage';
import { Page } from '../parts/Page';
import { lazyPart } from '../parts/lazyPart';
import { PanelBoundary } from '../parts/PanelBoundary';
import { ToolButton } from '../parts/ToolButton';
import { AttackPanel } from './attack/AttackPanel';
import { EndingPanel } from './cards/EndingPanel';
import { MomentBar } from './cards/MomentBar';
import { namesAt } from './examine/ground';
import { OpeningPanel, SpacePanel } from './examine/SpacePanel';
import { GroupPanel } from './GroupPanel';
import { ActorPanel, HeroPanel } from './HeroPanel';
import { HistoryPanel } from './HistoryPanel';
import { Home } from './Home';
import { LensTool } from './lens/LensButton';
import { LensPanel } from './lens/LensPanel';
import type { LensTable } from './lens/useLens';
import { LogPanel } from './LogPanel';
import { MedpacPanel } from './MedpacPanel';
import { MenuPanel } from './MenuPanel';
import { MissionProvider, useMission, type MissionTable, type PanelSubject } from './mission';
import { RefusedTap } from '../party/RefusedTap';
import { useSeat } from '../party/seat';
import { OverPanel } from './OverPanel';
import { HandBar } from './play/HandBar';
import { NoticedBar } from './play/NoticedBar';
import { PlacesPanel } from './play/PlacesPanel';
import { UndoTool } from './play/UndoTool';
import { PromptView } from './prompts/PromptView';
import { SavingNotice } from './SavingNotice';
import { ThingPanel } from './ThingPanel';
import { useCloseOnBack } from './useCloseOnBack';
import { useMissionBoard } from './useMissionBoard';
import { useMissionGame, type History } from './useMissionGame';
import type { WindowTable } from './useWindow';
import { WindowPanel } from './WindowPanel';
import './mission.css';

const ByHandPanel = lazyPart(async () => (await import('./byhand/ByHandPanel')).ByHandPanel);

type Props = {
  readonly running: RunningMission;
  /** In a campaign: what undo takes back before the first command, the way on when it is over, and the whole log. */
  readonly before?: string | null;
  readonly afterwards?: ReactNode;
  readonly log?: ReactNode;
};

export function MissionScreen({ running, before = null, afterwards, log }: Props) {
  const { t } = useTranslation();
  const seat = useSeat();
  const { table: told, history, saving, waiting, noticed, forget } = useMissionGame(running, before);
  const shown = panelKey(told);
  const { table, guard, notices, status } = useAtTheTable({ running, table: told, history, shown });
  const { subject, look, refused } = table;
  const { view, map, focus, spot, taps, window, lens } = useMissionBoard(table);
  useCloseOnBack(subject !== null, () => look(null));
  const panel = usePanelFocus(shown);
  return (
    <MissionProvider value={table}>
      <Page title={<Title />} fixed actions={<Tools history={history} look={look} />}>
        <div
          className="board-page mission"
          data-saving={saving.kind}
          data-seat={seat?.who.role}
          data-strip={isStrip(table) ? 'told' : undefined}
          {...guard}
        >
          <BoardStage
            view={view}
            map={map}
            label={t('mission.board', { count: view.figures.length })}
            focus={focus}
            closeUp={table.game.map.camera}
            namesAt={(at) => namesAt(table, at)}
            tools={<LensTool />}
            {...taps}
            spot={spot}
          />
          <NoticedBar noticed={noticed} onUndo={history.undo} onClose={forget} />
          <div className="under-board">
            {subject === null && <MomentBar />}
            {subject === null && <HandBar />}
          </div>
          <section className="board-panel" key={shown} ref={panel} tabIndex={-1}>
            <SavingNotice saving={saving} waiting={waiting} onTakeOver={() => void running.takeOver()} />
            {refused && <RefusedTap code={refused} done={history.undoLabel} />}
            <PanelBoundary of={table.game}>
              {subject ? (
                <SubjectPanel subject={subject} history={history} log={log} lens={lens} />
              ) : (
                <Now window={window} afterwards={afterwards} />
              )}
            </PanelBoundary>
            {notices}
          </section>
          {status}
          <RoundBanner />
          <MissionGuide />
        </div>
      </Page>
    </MissionProvider>
  );
}

/** The round comes first: it is what players look for. */
function Title() {
  const { t } = useTranslation();
  const { play, game, teller } = useMission();
  const { round, roundLimit } = game;
  const name = teller.says(play.mission.title);
  if (round === 0) return <span className="title-name">{name}</span>;
  return (
    <>
      <span className="title-round" data-guide="round">
        {roundLimit
          ? t('mission.roundOf', { round, last: roundLimit.rounds })
          : t('mission.round', { round })}
      </span>
      <span className="title-more"> · {name}</span>
    </>
  );
}

/** A button that is gone takes the focus along: whoever uses the keyboard goes on in the panel that came instead. */
function usePanelFocus(key: string) {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
    shown.current = key;
  }, [key]);
  return panel;
}

/** Another panel begins at its top. */
function panelKey({ subject, prompts, game: { window, stage } }: MissionTable): string {
  if (subject) return JSON.stringify(subject);
  if (prompts.length > 0) return JSON.stringify(prompts);
  return window ? `window ${window.group}` : stage;
}

/** Told play shows no figures: in a hero's turn the panel needs the room more than the board does. */
const isStrip = ({ game: { tracked, active, window }, prompts, subject }: MissionTable): boolean =>
  !tracked && active !== null && window === null && prompts.length === 0 && subject === null;

type NowProps = { readonly window: WindowTable | null } & Pick<Props, 'afterwards'>;

function Now({ window, afterwards }: NowProps) {
  const { game, prompts } = useMission();
  if (game.stage === 'over') return <OverPanel afterwards={afterwards} />;
  if (prompts.length > 0) return <PromptView key={JSON.stringify(prompts)} prompts={prompts} />;
  if (game.window) return <WindowPanel window={game.window} table={window} />;
  // The next turn begins at the top, where the objective is.
  return <Home key={game.active ?? ''} />;
}

type SubjectProps = {
  readonly subject: PanelSubject;
  readonly history: History;
  readonly lens: LensTable | null;
} & Pick<Props, 'log'>;

function SubjectPanel({ subject, history, log, lens }: SubjectProps) {
  switch (subject.kind) {
    case 'hero':
      return <HeroPanel id={subject.id} cards={subject.cards === true} />;
    case 'actor':
      return <ActorPanel id={subject.id} />;
    case 'group':
      return <GroupPanel id={subject.id} />;
    case 'thing':
      return <ThingPanel id={subject.id} />;
    case 'space':
      return <SpacePanel at={subject.at} />;
    case 'opening':
      return <OpeningPanel />;
    case 'attack':
      return <AttackPanel {...subject} />;
    case 'lens':
      return <LensPanel lens={lens} />;
    case 'ending':
      return <EndingPanel who={subject.who} />;
    case 'places':
      return <PlacesPanel />;
    case 'medpac':
      return <MedpacPanel />;
    case 'log':
      return <LogPanel history={history} log={log} />;
    case 'history':
      return <HistoryPanel history={history} />;
    case 'menu':
      return <MenuPanel />;
    case 'byHand':
      return <ByHandPanel history={history} />;
  }
}

function Tools({ history, look }: { history: History; look: MissionTable['look'] }) {
  const { t } = useTranslation();
  return (
    <>
      <UndoTool history={history} />
      <ToolButton icon="log" guide="log" name={t('mission.log')} onClick={() => look({ kind: 'log' })} />
      <ToolButton
        icon="menu"
        guide="menu"
        name={t('mission.menu.title')}
        onClick={() => look({ kind: 'menu' })}
      />
    </>
  );
}
