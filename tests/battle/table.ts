// A battle that tests play by hand: commands in, state and events out. The seed may be searched for a wanted roll.

import {
  advanceBattle,
  startBattle,
  type BattleCommand,
  type BattleEvent,
  type BattleSetup,
  type BattleState,
} from '../../src/battle';
import type { LegionUnit } from '../../src/legion';
import { battleSetup } from '../legion/content';

export type Played = { state: BattleState; readonly events: BattleEvent[]; readonly setup: BattleSetup };

export const begin = (more: Partial<BattleSetup> = {}): Played => {
  const setup = battleSetup(more);
  const { state, events } = startBattle(setup);
  return { state, events: [...events], setup };
};

export function say(played: Played, ...commands: readonly BattleCommand[]): Played {
  for (const command of commands) {
    const advanced = advanceBattle(played.setup, played.state, command);
    if (!advanced.ok) throw new Error(`${JSON.stringify(command)}: ${advanced.error.code}`);
    played.state = advanced.value.state;
    played.events.push(...advanced.value.events);
  }
  return played;
}

export function refused(played: Played, command: BattleCommand): string {
  const advanced = advanceBattle(played.setup, played.state, command);
  return advanced.ok ? 'obeyed' : advanced.error.code;
}

export function unit({ state }: Played, id: string): LegionUnit {
  const found = state.units.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

export function change(played: Played, id: string, patch: Partial<LegionUnit>): Played {
  played.state = {
    ...played.state,
    units: played.state.units.map((one) => (one.id === id ? { ...one, ...patch } : one)),
  };
  return played;
}

/** Round 1, nobody ordered, the Empire has priority and acts first. */
export function atActivation(more: Partial<BattleSetup> = {}): Played {
  return say(
    begin(more),
    { kind: 'deployed' },
    { kind: 'playCard', army: 'empire', card: 'ambush' },
    { kind: 'playCard', army: 'rebels', card: 'assault' },
    { kind: 'giveOrders', army: 'empire', units: [] },
    { kind: 'giveOrders', army: 'rebels', units: [] },
  );
}

/** Everybody who is left activates and does nothing. */
export function finishRound(played: Played): Played {
  while (played.state.stage === 'activation') {
    if (played.state.turn) say(played, { kind: 'endActivation' });
    else {
      const next = played.state.units.find(
        ({ army, order, minis }) => army === played.state.next && order !== 'down' && minis.length > 0,
      );
      if (!next) throw new Error('nobody is left');
      say(played, { kind: 'activate', unit: next.id });
    }
  }
  return played;
}

/** Tries seeds until a battle comes out as wanted. */
export function withSeed(play: (seed: string) => Played, wanted: (played: Played) => boolean): Played {
  for (let seed = 0; seed < 300; seed += 1) {
    const played = play(`seed ${seed}`);
    if (wanted(played)) return played;
  }
  throw new Error('no seed rolls that');
}
