// A battle while a command is carried out: the state is replaced step by step, events pile up.

import { randomInt } from '../../kernel';
import {
  unitCardFor,
  isStanding,
  MOST_TOKENS,
  rollDefence,
  type ArmyName,
  type DefenceDie,
  type DefenceFace,
  type LegionUnit,
  type UnitCard,
} from '../../legion';
import type { BattleRefusal } from '../command';
import type { BattleEvent } from '../event';
import type { BattleSetup, BattleSide, BattleState, BattleTurn } from '../state';

export type Draft = { readonly setup: BattleSetup; state: BattleState; readonly events: BattleEvent[] };

/** Thrown by handlers and caught by `advanceBattle`: a command that cannot be. */
export class BattleRefused extends Error {
  readonly refusal: BattleRefusal;
  constructor(code: BattleRefusal['code']) {
    super(code);
    this.refusal = { code };
  }
}

export function refuseUnless(holds: boolean, code: BattleRefusal['code']): asserts holds {
  if (!holds) throw new BattleRefused(code);
}

export const change = (draft: Draft, patch: Partial<BattleState>): void => {
  draft.state = { ...draft.state, ...patch };
};

export const tellEvent = (draft: Draft, event: BattleEvent): void => void draft.events.push(event);

export const findUnit = ({ units }: Pick<BattleState, 'units'>, id: string): LegionUnit | undefined =>
  units.find((unit) => unit.id === id);

export function unitIn(state: Pick<BattleState, 'units'>, id: string): LegionUnit {
  const unit = findUnit(state, id);
  if (!unit || !isStanding(unit)) throw new BattleRefused('noSuchUnit');
  return unit;
}

export const unitCardOf = ({ setup }: Pick<Draft, 'setup'>, { card }: LegionUnit): UnitCard =>
  unitCardFor(setup.cards, card);

export const changeUnit = (draft: Draft, id: string, patch: Partial<LegionUnit>): void =>
  change(draft, {
    units: draft.state.units.map((unit) => (unit.id === id ? { ...unit, ...patch } : unit)),
  });

/** A unit bears only so many of a kind: a stuck finger must not make a battle that no save can hold. */
export const tokens = (count: number): number => Math.min(MOST_TOKENS, Math.max(0, count));

export const changeSide = (draft: Draft, army: ArmyName, patch: Partial<BattleSide>): void =>
  change(draft, {
    sides: { ...draft.state.sides, [army]: { ...draft.state.sides[army], ...patch } },
  });

export const changeTurn = (draft: Draft, patch: Partial<BattleTurn>): void => {
  const { turn } = draft.state;
  if (turn) change(draft, { turn: { ...turn, ...patch } });
};

export const standingOf = ({ units }: Pick<BattleState, 'units'>, army: ArmyName): readonly LegionUnit[] =>
  units.filter((unit) => unit.army === army && isStanding(unit));

export function roll(draft: Draft, die: DefenceDie, count: number): readonly DefenceFace[] {
  const rolled = rollDefence(draft.state.random, die, count);
  change(draft, { random: rolled.random });
  return rolled.faces;
}

export function drawOne<T>(draft: Draft, list: readonly T[]): T | undefined {
  if (list.length === 0) return undefined;
  const drawn = randomInt(draft.state.random, list.length);
  change(draft, { random: drawn.state });
  return list[drawn.value];
}
