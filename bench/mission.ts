// A running mission against boardgame.io: commands per second, ours with the journal and undo on, theirs reducing a state
// of the same size (their log and undo on as well). And what a command costs as the journal grows. Only ratios within one
// run are judged. Run with: npx tsx bench/mission.ts

import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { CONTENT_DIR, readContentFiles } from '../src/cli/contentFiles';
import { ok } from '../src/kernel';
import {
  advance,
  makePlay,
  startMission,
  type Command,
  type Event,
  type Game,
  type Refusal,
} from '../src/mission';
import { kitFor, loadPack } from '../src/packs';
import { beginJournal, applyCommand, stateOf, type Journal, type Rules } from '../src/saves';
import { playRandomly } from '../src/sim';
import { timePerCall } from './ratio';

const MISSION = 'first-steps';
const HEROES = ['diala-passil', 'fenn-signis', 'gaarkhan', 'jyn-odan'];

const files = await readContentFiles(CONTENT_DIR);
const pack = files.ok ? loadPack(files.value) : files;
if (!pack.ok) throw new Error('the content does not load');
const party = { heroes: HEROES.map((id) => ({ id })) };
const kit = kitFor(pack.value, MISSION, party, ['core']);
if (!kit.ok) throw new Error(kit.error.code);
const setup = { kit: kit.value, seed: 'bench', party, difficulty: 'normal', tracked: false } as const;
const play = makePlay(setup.kit);

const rules: Rules<Game, Command, Event, Refusal> = {
  advance: (state, command) => {
    const next = advance(play, state, command);
    return next.ok ? ok({ state: next.value.game, events: next.value.events }) : next;
  },
  isMilestone: (before, after) => before.round !== after.round,
};

/** Many different commands of one game, none of which ends it. */
const { commands } = playRandomly(setup, { maxCommands: 400, seed: 'bench' });

type OwnJournal = Journal<Game, Command, Event>;
function playAll(journal: OwnJournal): OwnJournal {
  let now = journal;
  for (const command of commands) {
    const next = applyCommand(now, rules, command);
    if (next.ok) now = next.value.journal;
  }
  return now;
}

const start = startMission(setup, play).game;
const whole = playAll(beginJournal<Game, Command, Event>(start));
const middle = stateOf(whole);
const ours = timePerCall(() => void playAll(beginJournal<Game, Command, Event>(start))) / commands.length;

/** The same amount of state, and a move that changes about what ending an activation changes. */
const game = {
  setup: () => structuredClone(middle) as unknown as Record<string, unknown>,
  moves: {
    step: ({ G, events }: { G: Game; events?: unknown }, hero: number) => {
      const draft = G as { -readonly [K in keyof Game]: Game[K] };
      void events;
      draft.round += 1;
      draft.actors = draft.actors.map((state, index) =>
        index === hero ? { ...state, activated: state.activated + 1 } : state,
      );
      draft.variables = { ...draft.variables, bench: draft.round };
      draft.agenda = [...draft.agenda, { kind: 'nextTurn' }].slice(-4) as Game['agenda'];
    },
  },
};
const reduce = CreateGameReducer({ game: game as never });
const first = InitializeGame({ game: game as never });
const moves = commands.map((_, index) => ({
  type: 'MAKE_MOVE' as const,
  payload: { type: 'step', args: [index % HEROES.length], playerID: '0', credentials: undefined },
}));
const theirs =
  timePerCall(() => {
    let state = first;
    for (const move of moves) state = reduce(state, move as never) as typeof first;
  }) / moves.length;

const perSecond = (ms: number): string => Math.round(1000 / ms).toLocaleString('en');
console.log(`state: ${JSON.stringify(middle).length} bytes; ${commands.length} commands of ${MISSION}`);
console.log(`ours, journal and undo on: ${perSecond(ours)} commands per second`);
console.log(`boardgame.io, a move on the same state: ${perSecond(theirs)} per second`);
console.log(`ratio: ${(theirs / ours).toFixed(2)} times as fast (at least 1 wanted)`);
process.exit(theirs / ours >= 1 ? 0 : 1);
