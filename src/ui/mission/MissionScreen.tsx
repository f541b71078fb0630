// The mission: the board, and beside it what matters now: something to answer, an activation, or everybody in play.

import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { boardOf, type Colour, type Game } from '../../mission';
import type { FigureId } from '../../rules';
import type { MarkView } from '../../scene';
import type { RunningMission } from '../games/missionGame';
import { BoardStage } from '../parts/BoardStage';
import { Page } from '../parts/Page';
import { ToolButton, UndoButton } from '../parts/ToolButton';
import { reachMarks } from '../sight/look';
import { doorAt, missionView } from './boardView';
import { GroupPanel } from './GroupPanel';
import { AllyPanel, HeroPanel } from './HeroPanel';
import { HistoryPanel } from './HistoryPanel';
import { Home } from './Home';
import { LogPanel } from './LogPanel';
import { MedpacPanel } from './MedpacPanel';
import { MenuPanel } from './MenuPanel';
import { MissionProvider, useMission, type MissionTable, type Subject } from './mission';
import { OverPanel } from './OverPanel';
import { PromptView } from './prompts/PromptView';
import { SavingNotice } from './SavingNotice';
import { ThingPanel } from './ThingPanel';
import { useCloseOnBack } from './useCloseOnBack';
import { useMissionGame, type History } from './useMissionGame';
import { WindowPanel, type Overlay } from './WindowPanel';
import './mission.css';

type Props = {
  readonly running: RunningMission;
  /** In a campaign: what undo takes back before the first command, the way on when it is over, and the whole log. */
  readonly before?: string | null;
  readonly afterwards?: ReactNode;
  readonly log?: ReactNode;
};

export function MissionScreen({ running, before = null, afterwards, log }: Props) {
  const { t } = useTranslation();
  const { table, history, saving } = useMissionGame(running, before);
  const { play, game, subject, look, refused } = table;
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  useCloseOnBack(subject !== null, () => look(null));
  const letters = useCallback((colour: Colour) => t(`mission.colourLetters.${colour}`), [t]);
  const { view, map } = useMemo(() => missionView(play, game, letters), [play, game, letters]);
  const panel = usePanelFocus(panelKey(subject, game));
  return (
    <MissionProvider value={table}>
      <Page title={<Title />} fixed actions={<Tools history={history} look={look} />}>
        <div className="board-page mission" data-saving={saving.kind}>
          <BoardStage
            view={overlay ? { ...view, ...overlay } : { ...view, ...movingView(table, view) }}
            map={map}
            label={t('mission.board', { count: view.figures.length })}
            {...taps(table, overlay)}
          />
          <section className="board-panel" key={panelKey(subject, game)} ref={panel} tabIndex={-1}>
            <SavingNotice saving={saving} onTakeOver={() => void running.takeOver()} />
            {refused && (
              <p className="warning" role="alert">
                {t(`mission.refusals.${refused}`)}
              </p>
            )}
            {subject ? (
              <SubjectPanel subject={subject} history={history} log={log} />
            ) : (
              <Now standing={view.figures} onOverlay={setOverlay} afterwards={afterwards} />
            )}
          </section>
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
  if (round === 0) return name;
  return (
    <>
      {roundLimit ? t('mission.roundOf', { round, last: roundLimit.rounds }) : t('mission.round', { round })}
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
function panelKey(subject: Subject | null, { prompt, window, stage }: Game): string {
  if (subject) return JSON.stringify(subject);
  if (prompt) return JSON.stringify(prompt);
  return window ? `window ${window.group}` : stage;
}

type NowProps = Pick<Parameters<typeof WindowPanel>[0], 'standing' | 'onOverlay'> & Pick<Props, 'afterwards'>;

function Now({ afterwards, ...props }: NowProps) {
  const { game } = useMission();
  if (game.stage === 'over') return <OverPanel afterwards={afterwards} />;
  if (game.prompt) return <PromptView key={JSON.stringify(game.prompt)} prompt={game.prompt} />;
  if (game.window) return <WindowPanel window={game.window} {...props} />;
  return <Home />;
}

type SubjectProps = { readonly subject: Subject; readonly history: History } & Pick<Props, 'log'>;

function SubjectPanel({ subject, history, log }: SubjectProps) {
  switch (subject.kind) {
    case 'hero':
      return <HeroPanel id={subject.id} />;
    case 'ally':
      return <AllyPanel />;
    case 'group':
      return <GroupPanel id={subject.id} />;
    case 'thing':
      return <ThingPanel id={subject.id} />;
    case 'medpac':
      return <MedpacPanel />;
    case 'log':
      return <LogPanel history={history} log={log} />;
    case 'history':
      return <HistoryPanel history={history} />;
    case 'menu':
      return <MenuPanel />;
  }
}

/** Tracked play: the figure in hand, and how far it goes. */
function movingView({ play, game, moving }: MissionTable, view: ReturnType<typeof missionView>['view']) {
  if (!moving || !game.tracked) return {};
  const figures = view.figures.map((figure) => ({ ...figure, selected: figure.id === moving }));
  const board = boardOf(play, game);
  const piece = board?.figures.get(moving as FigureId);
  const hero = game.heroes.find(({ id }) => id === moving);
  const sheet = hero && play.kit.heroes[hero.id]?.[hero.wounded ? 'wounded' : 'healthy'];
  if (!board || !piece || !sheet) return { figures };
  const marks: readonly MarkView[] = [...view.marks, ...reachMarks(board, piece, sheet.facts.speed)];
  return { figures, marks };
}

function taps({ play, game, look, say, moving, setMoving }: MissionTable, overlay: Overlay | null) {
  if (overlay) return { onTapSpace: overlay.onTapSpace };
  return {
    onTapFigure: (id: string) => {
      const figure = game.figures[id];
      if (!figure) return;
      if (figure.kind === 'hero') look({ kind: 'hero', id });
      else look(figure.group === null ? { kind: 'ally' } : { kind: 'group', id: figure.group });
      setMoving(id);
    },
    onTapToken: (id: string) => look({ kind: 'thing', id }),
    onTapEdge: (edge: Parameters<typeof doorAt>[2]) => {
      const door = doorAt(play, game, edge);
      if (door !== undefined) look({ kind: 'thing', id: door });
    },
    onTapSpace:
      game.tracked && moving !== null
        ? (to: readonly [number, number]) => say({ kind: 'moveFigure', figure: moving, to })
        : undefined,
  };
}

function Tools({ history, look }: { history: History; look: MissionTable['look'] }) {
  const { t } = useTranslation();
  return (
    <>
      <UndoButton history={history} />
      <ToolButton icon="log" name={t('mission.log')} onClick={() => look({ kind: 'log' })} />
      <ToolButton icon="menu" name={t('mission.menu.title')} onClick={() => look({ kind: 'menu' })} />
    </>
  );
}
