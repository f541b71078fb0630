// Games that last as long as the page: begun by the author's choices, or from a game that the author has changed. Played commands
// are plain JSON, so a game can be played again with new content, as far as that allows.

import type { CampaignCommand, CampaignEvent, CampaignSetup, CampaignState } from '../../campaign';
import {
  changeGame,
  type AuthorChange,
  type Command,
  type Event,
  type Game,
  type Setup,
} from '../../mission';
import {
  campaignGame,
  campaignPlayOf,
  type GameKind,
  memoryFiles,
  missionGame,
  type StoryGame,
  openSaves,
  playOf,
  type RunningCampaign,
  type RunningMission,
  type TakenStep,
} from '../../session';

/** `change`: what the author did to the game before; `null`: it begins at the beginning. */
export type PreviewRun = { readonly change: AuthorChange | null; readonly open: StoryGame };

/** What was played since the beginning or the change. */
export type Segment = {
  readonly change: AuthorChange | null;
  readonly commands: readonly (Command | CampaignCommand)[];
};

export async function beginRun(setup: Setup | CampaignSetup): Promise<PreviewRun | null> {
  const open =
    'kind' in setup ? await openCampaign(campaignGame, setup) : await openMission(missionGame, setup);
  return open && { change: null, open };
}

/** The same game, changed, as the beginning of another one. */
export async function changedRun({ open }: PreviewRun, change: AuthorChange): Promise<PreviewRun | null> {
  const changed =
    open.kind === 'mission'
      ? await openMission(from(missionGame, changedMission(open.running, change)), open.running.setup)
      : await openCampaign(from(campaignGame, changedCampaign(open.running, change)), open.running.setup);
  return changed && { change, open: changed };
}

type Begun<State, Event> = { readonly state: State; readonly events: readonly Event[] };

/** The same kind of game, but it begins here. */
const from = <Setup, State, Command, Event, Refusal>(
  kind: GameKind<Setup, State, Command, Event, Refusal>,
  begun: Begun<State, Event>,
): GameKind<Setup, State, Command, Event, Refusal> => ({
  ...kind,
  reducerFor: (setup) => ({ ...kind.reducerFor(setup), start: () => begun }),
});

function changedMission({ setup, store }: RunningMission, change: AuthorChange): Begun<Game, Event> {
  const { game, events } = changeGame(playOf(setup.kit), store.getState().game, change);
  return { state: game, events };
}

function changedCampaign(
  { setup, store }: RunningCampaign,
  change: AuthorChange,
): Begun<CampaignState, CampaignEvent> {
  const { game: state } = store.getState();
  const { running, game, heroes } = state;
  if (running && game) {
    const ids = heroes.map(({ id }) => id);
    const changed = changeGame(campaignPlayOf(setup.kit).playOf(running, ids), game, change);
    const { mission } = running;
    const events = changed.events.map((event): CampaignEvent => ({ kind: 'mission', mission, event }));
    return { state: { ...state, game: changed.game }, events };
  }
  // Between missions a campaign has nothing but its flags.
  const flags = change.kind === 'flag' ? { ...state.flags, [change.flag]: change.to } : state.flags;
  return { state: { ...state, flags }, events: [] };
}

/** A slot in memory, for one game alone. */
const newSaves = () =>
  openSaves({
    files: memoryFiles(),
    clock: () => 0,
    newId: () => 'preview',
  });

async function openMission(kind: typeof missionGame, setup: Setup): Promise<StoryGame | null> {
  const created = await newSaves().create(1, kind, setup);
  return created.ok ? { kind: 'mission', running: created.value } : null;
}

async function openCampaign(kind: typeof campaignGame, setup: CampaignSetup): Promise<StoryGame | null> {
  const created = await newSaves().create(1, kind, setup);
  return created.ok ? { kind: 'campaign', running: created.value } : null;
}

export function segmentOf({ change, open }: PreviewRun): Segment {
  const { running } = open;
  return { change, commands: running.log(0, running.store.getState().cursor).map(({ command }) => command) };
}

export type Replayed = {
  readonly runs: readonly PreviewRun[];
  /** How many steps were played, and how many there are now. */
  readonly wanted: number;
  readonly kept: number;
};

/** Plays all of it again. The first step that is refused is the end: whatever followed rested on it. */
export async function replay(
  setup: Setup | CampaignSetup,
  segments: readonly Segment[],
): Promise<Replayed | null> {
  const runs: PreviewRun[] = [];
  let kept = 0;
  const wanted = segments.reduce((sum, { change, commands }) => sum + commands.length + (change ? 1 : 0), 0);
  for (const { change, commands } of segments) {
    const last = runs.at(-1);
    const run = last && change ? await changedRun(last, change) : await beginRun(setup);
    if (!run) return null;
    runs.push(run);
    const played = await dispatchAll(run.open, commands);
    kept += played + (change ? 1 : 0);
    if (played < commands.length) break;
  }
  return { runs, wanted, kept };
}

async function dispatchAll(open: StoryGame, commands: Segment['commands']): Promise<number> {
  // Missions and campaigns keep their commands apart by themselves: a segment belongs to one of them.
  const dispatch = open.running.dispatch as (
    command: Command | CampaignCommand,
  ) => TakenStep<unknown, unknown>;
  for (const [index, command] of commands.entries()) {
    const step = dispatch(command);
    const told = step.ok === 'later' ? await step.told : step;
    if (!told.ok) return index;
  }
  return commands.length;
}
