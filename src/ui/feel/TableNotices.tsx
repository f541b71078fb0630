// Above the main button, in reach of the thumb: what has just ended, with undo, or the question whether it should end.

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons';
import { useMission } from '../mission/mission';
import type { useAskFirst } from './useAskFirst';
import './tableNotices.css';

type Props = {
  /** What undo takes back; `null`: nothing has just ended. */
  readonly ended: string | null;
  readonly onUndo: () => void;
  readonly question: Pick<ReturnType<typeof useAskFirst>, 'asked' | 'answer'>;
};

export function TableNotices({ ended, onUndo, question }: Props) {
  const { t } = useTranslation();
  if (question.asked) return <EndQuestion {...question} />;
  if (ended === null) return null;
  return (
    <AboveBar>
      <div className="ended">
        <p>{ended}</p>
        <button type="button" className="btn" onClick={onUndo}>
          <Icon name="undo" /> {t('mission.history.undo')}
        </button>
      </div>
    </AboveBar>
  );
}

/** Lies over the panel right above its bar: nothing moves when it comes and goes, so no tap goes astray. */
function AboveBar({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = place.current?.closest('.board-panel');
    const heights = [...(panel?.querySelectorAll('.step-buttons, .step-buttons > .btn-main') ?? [])];
    const bar = Math.max(0, ...heights.map(({ clientHeight }) => clientHeight));
    if (place.current) place.current.style.bottom = `${bar}px`;
  });
  return (
    <div className="table-notice" ref={place}>
      {children}
    </div>
  );
}

/** The safe answer gets the focus. */
const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** Whoever said no goes on where they were. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}

function EndQuestion({ asked, answer }: Props['question']) {
  const { t } = useTranslation();
  useFocusBack();
  const { game, teller } = useMission();
  if (!asked) return null;
  const group = game.groups.find(({ id }) => id === game.window?.group);
  const name = asked.kind === 'endActivation' ? teller.who(asked.who) : group ? teller.group(group) : '';
  const words = t(asked.kind === 'endActivation' ? 'feel.ask.endActivation' : 'feel.ask.finishActivation', {
    name,
  });
  return (
    <div className="table-notice">
      <div className="end-question" role="alertdialog" aria-label={words}>
        <p>{words}</p>
        <div className="buttons">
          <button type="button" className="btn" ref={focus} onClick={() => answer(false)}>
            {t('common.cancel')}
          </button>
          <button type="button" className="btn btn-main" onClick={() => answer(true)}>
            {t('feel.ask.yes')}
          </button>
        </div>
      </div>
    </div>
  );
}
