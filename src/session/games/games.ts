// The games of this device: the slots, and the games that are open in this window, missions, campaigns and battles alike. A game that
// cannot be written lives on here, whatever page the players look at.

import type { BattleSetup } from '../../battle';
import type { CampaignSetup } from '../../campaign';
import { err, ok, type Result } from '../../kernel';
import type { Setup } from '../../mission';
import { isSoundFor, type GameKind } from '../playing/gameKind';
import type { SteerableGame } from '../playing/runningGame';
import type { battleGame } from './battleGame';
import { campaignGame } from './campaignGame';
import { missionGame } from './missionGame';
import type { Slot } from '../slots/names';
import type { Saves } from '../slots/openSaves';
import type { CareOutcome } from '../slots/slotCare';
import type { Watch, Work } from '../work/work';
import type { SaveProblem } from '../slots/slotInfo';

export type OpenGame =
  | StoryGame
  | { readonly kind: 'battle'; readonly running: Steerable<typeof battleGame> };

/** What parties play together and authors preview. */
export type StoryGame =
  | { readonly kind: 'mission'; readonly running: Steerable<typeof missionGame> }
  | { readonly kind: 'campaign'; readonly running: Steerable<typeof campaignGame> };

type Steerable<Kind> =
  Kind extends GameKind<infer Setup, infer State, infer Command, infer Event, infer Refusal>
    ? SteerableGame<Setup, State, Command, Event, Refusal>
    : never;

export type GameSetup = Setup | CampaignSetup | BattleSetup;

type Opening = Promise<Result<OpenGame, SaveProblem>>;

export type Games = {
  /** False where nothing outlives the app: players should know before they play. */
  readonly areKept: boolean;
} & Pick<Saves, 'list' | 'exportSlot' | 'importInto' | 'recover' | 'remove'> & {
    /** What lies in the slot is removed first. */
    readonly begin: (slot: Slot, setup: GameSetup) => Opening;
    readonly open: (slot: Slot) => Opening;
    /** A saved game from a file, into an empty slot; rejects with `Cancelled` where the signal says so. */
    readonly bringIn: (slot: Slot, file: Blob, watch?: Watch) => CareOutcome<void>;
    /** The same over the game that is there, which counts until the other one is whole. */
    readonly replace: (slot: Slot, file: Blob) => CareOutcome<void>;
  };

export function openGames(
  saves: Saves,
  areKept: boolean,
  { work, newId }: { readonly work: Work; readonly newId: () => string } = HERE,
): Games {
  const running = new Map<Slot, Opening>();
  /** What was open is written to the end before anything else happens to its slot. */
  const settle = async (slot: Slot): Promise<void> => {
    const open = await running.get(slot);
    if (open?.ok) await open.value.running.flush();
  };
  /** A game that could not be written is seen by nobody else: it must neither be lost nor hide the one that comes in. */
  const intoEmpty = async (slot: Slot, bring: () => CareOutcome<void>): CareOutcome<void> => {
    await settle(slot);
    const open = await running.get(slot);
    if (open?.ok && open.value.running.store.getState().saving.kind === 'memoryOnly')
      return err({ code: 'occupied' });
    const brought = await bring();
    if (brought.ok) running.delete(slot);
    return brought;
  };
  const remove: Games['remove'] = async (slot) => {
    await settle(slot);
    running.delete(slot);
    return saves.remove(slot);
  };
  const keep = (slot: Slot, opening: Opening) => {
    running.set(slot, opening);
    const forget = (): void => {
      if (running.get(slot) === opening) running.delete(slot);
    };
    // Whatever did not open, for whatever reason, is opened anew by whoever asks next.
    opening.then((opened) => opened.ok || forget(), forget);
    return opening;
  };
  return {
    areKept,
    list: saves.list,
    exportSlot: async (slot) => {
      await settle(slot);
      return saves.exportSlot(slot);
    },
    importInto: (slot, text, after) => intoEmpty(slot, () => saves.importInto(slot, text, after)),
    bringIn: async (slot, file, watch = {}) => {
      const unpacked = await work('importGame', { slot, file, ids: [newId(), newId()], after: 0 }, watch);
      if (!unpacked.ok) return unpacked;
      return intoEmpty(slot, () => saves.place(slot, unpacked.value, watch.signal));
    },
    replace: async (slot, file) => {
      await settle(slot);
      const last = await saves.lastSequence(slot);
      if (!last.ok) return last;
      const ids = [newId(), newId()];
      const unpacked = await work('importGame', { slot, file, ids, after: last.value }, {});
      if (!unpacked.ok) return unpacked;
      running.delete(slot);
      return saves.replace(slot, unpacked.value);
    },
    recover: (slot, generation) => {
      running.delete(slot);
      return saves.recover(slot, generation);
    },
    remove,
    begin: async (slot, setup) => {
      const removed = await remove(slot);
      return removed.ok ? keep(slot, create(saves, slot, setup)) : removed;
    },
    open: (slot) => running.get(slot) ?? keep(slot, load(saves, slot)),
  };
}

/** A saved game needs nothing of what packs need. */
const HERE = {
  work: (async (job, input, watch) => {
    const { workHere } = await import('../work/doWork');
    return workHere({ appVersion: '0.0.0', convert: () => err([]) })(job, input, watch);
  }) satisfies Work,
  newId: () => `id${Math.floor(performance.now() * 1000)}`,
};

/** The other game with all its rules, once the first battle is begun or opened. */
const loadBattleGame = async () => (await import('./battleGame')).battleGame;

async function create(saves: Saves, slot: Slot, setup: GameSetup): Opening {
  if ('kind' in setup && setup.kind === 'battle') {
    const battle = await saves.create(slot, await loadBattleGame(), setup);
    return battle.ok ? ok({ kind: 'battle', running: battle.value }) : battle;
  }
  if ('kind' in setup) {
    const campaign = await saves.create(slot, campaignGame, setup);
    return campaign.ok ? ok({ kind: 'campaign', running: campaign.value }) : campaign;
  }
  const mission = await saves.create(slot, missionGame, setup);
  return mission.ok ? ok({ kind: 'mission', running: mission.value }) : mission;
}

async function load(saves: Saves, slot: Slot): Opening {
  const campaign = await saves.load(slot, campaignGame);
  if (campaign.ok) return ok({ kind: 'campaign', ...campaign.value });
  if (campaign.error.code !== 'otherGame') return campaign;
  const mission = await saves.load(slot, missionGame);
  if (mission.ok) return ok({ kind: 'mission', ...mission.value });
  if (mission.error.code !== 'otherGame') return mission;
  const battleGame = await loadBattleGame();
  const battle = await saves.load(slot, battleGame);
  if (battle.ok) return ok({ kind: 'battle', ...battle.value });
  if (battle.error.code !== 'otherGame') return battle;
  // Whose the newest save is, nobody knows; an older one may still be somebody's.
  const judges = [isSoundFor(campaignGame), isSoundFor(missionGame), isSoundFor(battleGame)];
  const older = await saves.older(slot, (setup, state) => judges.some((isSound) => isSound(setup, state)));
  return older.ok ? err({ code: 'otherGame', recoverable: older.value }) : older;
}
