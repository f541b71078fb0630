// Everything that a screen of a running mission owes to people around a table: it stays awake, is heard and felt, takes
// no tap by mistake, and lets a turn that was ended too early be taken back at once.

import type { RunningMission } from '../../session';
import type { MissionTable } from '../mission/mission';
import { useCloseOnBack } from '../mission/useCloseOnBack';
import type { History } from '../mission/useMissionGame';
import { hasRoomForUndo } from './ends';
import { moodOf } from './music/mood';
import { useMusic } from './music/useMusic';
import { TableNotices } from './TableNotices';
import { useAnnounced } from './useAnnounced';
import { useAskFirst } from './useAskFirst';
import { useAwake } from './useAwake';
import { useEnded } from './useEnded';
import { useTableFeel } from './useTableFeel';
import { useTapGuard } from './useTapGuard';

type Parts = {
  readonly running: RunningMission;
  readonly table: MissionTable;
  readonly history: History;
  /** What the panel is about: changes whenever another one comes up. */
  readonly shown: string;
};

export function useAtTheTable({ running, table, history, shown }: Parts) {
  useAwake();
  useTableFeel(running);
  useMusic(moodOf(table.game));
  const { say, ...question } = useAskFirst(table);
  useCloseOnBack(question.asked !== null, () => question.answer(false));
  const hasEnded = useEnded(running) && hasRoomForUndo(table.game);
  const ended = hasEnded ? history.undoLabel : null;
  const announced = useAnnounced(running, table.teller, history.undoLabel);
  const guard = useTapGuard(`${shown} ${question.asked?.kind ?? ''}`);
  return {
    /** The table, told through the question. */
    table: { ...table, say },
    /** For the element around the panel. */
    guard,
    /** The last child of the panel. */
    notices: <TableNotices ended={ended} onUndo={history.undo} question={question} />,
    /** Said aloud to those who cannot see it; stays while panels come and go. */
    status: (
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    ),
  };
}
