// The running game as the mission screen sees it, and the way back through what was played.

import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { orElse } from '../../kernel';
import {
  namesNow,
  othersIn,
  turnKey,
  turnOf,
  withNames,
  type Colour,
  type Command,
  type Event,
  type Game,
  type Prompt,
  type RefusalCode,
} from '../../mission';
import { playOf, whenTold, type RunningMission } from '../../session';
import { castOf, commandLabel, makeTeller, type UndoEntry } from '../../text';
import { usePrintedNames } from '../parts/names';
import { useOwner } from '../party/seat';
import { useServices } from '../services';
import { isTick } from './build/progress';
import { usePlacing } from './build/usePlacing';
import type { MissionTable, PanelSubject } from './mission';
import { handOf, type HeldFigure } from './play/hand';
import { nextPlace } from './play/places';
import { noticedIn, type Noticed } from './play/noticed';
import { DONE, isColourTap, isDone, joinedPrompts, joins, lastTap } from './prompts/joined';

export type History = {
  /** What happened before the first command. */
  readonly start: readonly Event[];
  readonly entries: readonly UndoEntry[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly goTo: (index: number) => void;
  /** Brings the entries that are still on the disk. */
  readonly readPast: () => Promise<void>;
};

/** `before`: what undo takes back when nothing of the mission is left to take back. */
export function useMissionGame(running: RunningMission, before: string | null = null) {
  const { game, cursor, floor, canUndo, canRedo, saving, waiting } = useStore(running.store);
  const { i18n } = useTranslation();
  const { kit } = running.setup;
  const play = playOf(kit);
  const came = JSON.stringify(othersIn(game).map(({ of }) => of));
  const { language } = i18n;
  const printed = usePrintedNames();
  const { note } = useServices();
  // The language is part of what the teller says, though the instance stays the same.
  const renamed = JSON.stringify(namesNow(game));
  const teller = useMemo(() => {
    const allies = JSON.parse(came) as readonly string[];
    const names = JSON.parse(renamed) as ReturnType<typeof namesNow>;
    return makeTeller(i18n, withNames(kit, names), allies, language, printed, note);
  }, [i18n, kit, renamed, came, language, printed, note]);
  const { groups, figures } = game;
  const cast = useMemo(() => castOf({ groups, figures }), [groups, figures]);
  const [chosen, setSubject] = useState<PanelSubject | null>(null);
  const subject = chosen && isOver(game, chosen) ? null : chosen;
  const ownerOf = useOwner();
  const [held, setHeld] = useState<HeldFigure | null>(null);
  const [refused, setRefused] = useState<RefusalCode | null>(null);
  const [noticed, setNoticed] = useState<readonly Noticed[]>([]);

  const entries = useMemo(() => entriesFrom(running, floor, cursor), [running, floor, cursor]);

  const look = (next: PanelSubject | null) => {
    setSubject(next);
    setRefused(null);
  };
  const names = {
    figure: (id: string) => teller.figure(id, cast),
    group: (id: string) => {
      const group = game.groups.find((one) => one.id === id);
      return group ? teller.group(group) : id;
    },
    who: teller.who,
    thing: teller.thing,
    owner: (id: string) => game.figures[id]?.actor ?? null,
  };
  const say = (command: Command) => {
    whenTold(running.dispatch(command), (told) => {
      setRefused(told.ok ? null : told.error.code);
      setNoticed(told.ok ? noticedIn(command, told.value, names) : []);
      // Whatever the app has to say to it comes before what was being looked at.
      const { prompt } = running.store.getState().game;
      if (told.ok && prompt && prompt !== game.prompt) look(null);
    });
  };
  const joined = useMemo(() => joinedPrompts(play, game), [play, game]);
  // While one answer after the other is written down, the screen stays as it was read.
  const [reading, setReading] = useState<readonly Prompt[] | null>(null);
  const readOn = () => {
    if (reading) return;
    const answer = (left: readonly Prompt[]) => {
      whenTold(running.dispatch(DONE), (told) => {
        const { prompt } = running.store.getState().game;
        const next = left[1];
        if (told.ok && next && JSON.stringify(prompt) === JSON.stringify(next)) return answer(left.slice(1));
        setReading(null);
        setRefused(told.ok ? null : told.error.code);
        setNoticed(told.ok ? noticedIn(DONE, told.value, names) : []);
        if (told.ok && prompt) look(null);
      });
    };
    if (joined.length > 1) setReading(joined);
    answer(joined);
  };
  const standIn = (colour: Colour) => {
    if (reading) return;
    setReading(joined);
    whenTold(running.dispatch(DONE), (told) => {
      setReading(null);
      if (told.ok) say({ kind: 'answer', answer: { kind: 'colour', colour } });
      else setRefused(told.error.code);
    });
  };
  // The same one as long as the game is: the board is drawn anew with it.
  const place = useCallback(
    (steps: readonly string[]) => {
      whenTold(running.dispatch({ kind: 'place', steps }), (told) => {
        setRefused(told.ok ? null : told.error.code);
        setNoticed([]);
      });
    },
    [running, setRefused, setNoticed],
  );
  const ticked = entries.slice(-2).map(({ command }) => command);
  const undoTick = orElse(() => isTick(ticked), false, note) ? running.undo : null;
  const table: MissionTable = {
    play,
    game,
    teller,
    cast,
    say,
    prompts: reading ?? joined,
    readOn,
    standIn,
    refused,
    subject,
    look,
    moving: heldIn(game, subject, held, (who) => ownerOf(who) !== undefined),
    // The turn that it is by now: something may have been told in the same breath.
    setMoving: (figure) => setHeld({ figure, turn: turnKey(running.store.getState().game) }),
    turn: turnOf(play, game),
    placing: usePlacing(play, game, place, undoTick),
  };

  const start = floor === 0 ? running.startEvents : NOTHING;
  const taken = useMemo(() => orElse(() => lastTap(start, entries), 1, note), [start, entries, note]);
  const undoLabel = useMemo(
    () =>
      orElse(() => commandLabel(start, entries, entries.length - taken, teller, cast), null, note) ?? before,
    [start, entries, taken, teller, cast, before, note],
  );
  const redoLabel = useMemo(() => {
    const next = running.next();
    return (
      next && orElse(() => commandLabel(start, [...entries, next], entries.length, teller, cast), null, note)
    );
  }, [running, start, entries, teller, cast, note]);
  const leave = () => {
    // Whoever goes back step by step stays where the steps are.
    if (subject?.kind !== 'history' && subject?.kind !== 'byHand') look(null);
    setNoticed([]);
  };
  // Where the older past is not read, the first entry is not the first command.
  const goTo = (index: number) => running.goTo(cursor - entries.length + index);
  const history: History = {
    start,
    entries,
    canUndo,
    canRedo,
    undoLabel,
    redoLabel,
    undo: () => {
      leave();
      if (taken === 1) running.undo();
      else goTo(entries.length - taken);
    },
    redo: () => {
      leave();
      redoTap(running);
    },
    goTo: (index) => {
      leave();
      goTo(index);
    },
    readPast: running.readPast,
  };
  return { table, history, saving, waiting, noticed, forget: () => setNoticed([]) };
}

/** What was one tap comes again as one. */
function redoTap(running: RunningMission): void {
  const { prompt } = running.store.getState().game;
  const entry = running.next();
  whenTold(running.redo(), (told) => {
    const { prompt: shown } = running.store.getState().game;
    const next = running.next();
    if (!told.ok || !prompt || !entry || !next || !isDone(entry.command)) return;
    if (isColourTap(prompt, shown, next.command)) return redoTap(running);
    if (isDone(next.command) && joins(prompt, entry.events, shown)) redoTap(running);
  });
}

/** Once the last figure has its place, there is nothing left to walk through; a turn that is over does not end again. */
function isOver(game: Game, subject: PanelSubject): boolean {
  if (subject.kind === 'places') return nextPlace(game, subject.skipped) === null;
  return subject.kind === 'ending' && game.active !== subject.who;
}
/** Before older entries are read, the beginning is not known either. */
const NOTHING: readonly Event[] = [];

/** The entries in memory; `floor` changes when older ones come. */
const entriesFrom = (running: RunningMission, floor: number, cursor: number) => running.log(floor, cursor);

/** While something else is looked at, nobody is in hand: a tap on the board must not move anybody by surprise. */
function heldIn(
  game: Game,
  subject: PanelSubject | null,
  held: HeldFigure | null,
  isElsewhere: (who: string) => boolean,
): string | null {
  if (subject?.kind === 'places') return nextPlace(game, subject.skipped);
  return subject === null || ABOUT_FIGURES.has(subject.kind) ? handOf(game, held, isElsewhere) : null;
}

const ABOUT_FIGURES: ReadonlySet<PanelSubject['kind']> = new Set(['hero', 'actor', 'group']);
