// The running game as the mission screen sees it, and the way back through what was played.

import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Command, Event, RefusalCode } from '../../mission';
import { castOf, commandLabel, makeTeller, type Entry } from '../../text';
import { playOf, type RunningMission } from '../games/missionGame';
import type { MissionTable, Subject } from './mission';

export type History = {
  /** What happened before the first command. */
  readonly start: readonly Event[];
  readonly entries: () => readonly Entry[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly goTo: (index: number) => void;
};

/** `before`: what undo takes back when nothing of the mission is left to take back. */
export function useMissionGame(running: RunningMission, before: string | null = null) {
  const { game, cursor, canUndo, canRedo, saving } = useStore(running.store);
  const { i18n } = useTranslation();
  const { kit } = running.setup;
  const play = playOf(kit);
  const ally = game.ally?.card ?? null;
  const { language } = i18n;
  // The language is part of what the teller says, though the instance stays the same.
  const teller = useMemo(() => makeTeller(i18n, kit, ally, language), [i18n, kit, ally, language]);
  const cast = useMemo(() => castOf(game.groups), [game.groups]);
  const [subject, setSubject] = useState<Subject | null>(null);
  const [moving, setMoving] = useState<string | null>(null);
  const [refused, setRefused] = useState<RefusalCode | null>(null);

  const look = (next: Subject | null) => {
    setSubject(next);
    setMoving(next?.kind === 'hero' ? next.id : null);
    setRefused(null);
  };
  const say = (command: Command) => {
    const told = running.dispatch(command);
    setRefused(told.ok ? null : told.error.code);
    // Whatever the app has to say to it comes before what was being looked at.
    const { prompt } = running.store.getState().game;
    if (told.ok && prompt && prompt !== game.prompt) look(null);
  };
  const table: MissionTable = {
    play,
    game,
    teller,
    cast,
    say,
    refused,
    subject,
    look,
    moving,
    setMoving,
  };

  // The journal hands out only what counts; what was just taken back is still known by its label.
  const [undone, setUndone] = useState<ReadonlyMap<number, string | null>>(new Map());
  const undoLabel = useMemo(
    () => commandLabel(running.startEvents, running.log(0, cursor), cursor - 1, teller) ?? before,
    [running, cursor, teller, before],
  );
  const history: History = {
    start: running.startEvents,
    entries: () => running.log(0, cursor),
    canUndo,
    canRedo,
    undoLabel,
    redoLabel: canRedo ? (undone.get(cursor) ?? null) : null,
    undo: () => {
      look(null);
      setUndone(new Map(undone).set(cursor - 1, undoLabel));
      running.undo();
    },
    redo: () => {
      look(null);
      running.redo();
    },
    goTo: (index) => running.goTo(index),
  };
  return { table, history, saving };
}
