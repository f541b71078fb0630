// The running battle as its screens see it, and the way back through what was told.

import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { unitCardFor } from '../../legion';
import { whenTold, type RunningBattle } from '../../session';
import { useServices } from '../services';
import type { BattleLook, BattleTable } from './battle';
import { logLines } from './text/logLines';
import { useBattleWords } from './text/useBattleWords';

export function useBattleGame(running: RunningBattle) {
  const { t } = useTranslation();
  const { game: state, cursor, canUndo, canRedo, saving, waiting } = useStore(running.store);
  const { setup } = running;
  const { note } = useServices();
  const words = useBattleWords(setup, state);
  const [refused, setRefused] = useState<string | null>(null);
  const [looking, setLooking] = useState<BattleLook | null>(null);
  const table: BattleTable = {
    setup,
    state,
    words,
    look: setLooking,
    cardOf: ({ card }) => unitCardFor(setup.cards, card),
    unitOf: (id) => state.units.find((unit) => unit.id === id),
    say: (command) =>
      whenTold(running.dispatch(command), (told) =>
        setRefused(told.ok ? null : t(`legion.refused.${told.error.code}`)),
      ),
  };
  const [last] = useMemo(() => running.log(cursor - 1, cursor), [running, cursor]);
  const next = useMemo(() => (canRedo ? running.next() : null), [running, canRedo]);
  const nameOf = (entry: typeof last | null) => (entry ? t(`legion.did.${entry.command.kind}`) : null);
  const back = (way: () => unknown) => () => {
    setRefused(null);
    setLooking(null);
    way();
  };
  return {
    table,
    looking,
    refused,
    saving,
    waiting,
    cursor,
    news: logLines(last?.events ?? (cursor === 0 ? running.startEvents : []), { t, words }, note),
    history: {
      canUndo,
      canRedo,
      undoLabel: nameOf(last ?? null),
      redoLabel: nameOf(next),
      undo: back(running.undo),
      redo: back(running.redo),
    },
  };
}
