// Wounds, suppression and what follows from them: defeat, harm of vehicles, dropped objectives.

import {
  weaponsLeft,
  assignWounds,
  canBeEngaged,
  isStanding,
  isTrooper,
  woundsTaken,
  worthOf,
  type LegionUnit,
  type LegionWeapon,
} from '../../legion';
import { foeOf } from '../state';
import {
  unitCardOf,
  change,
  changeUnit,
  findUnit,
  roll,
  standingOf,
  tellEvent,
  tokens,
  type Draft,
} from './draft';

export function suppress(draft: Draft, id: string, by: number): void {
  const unit = findUnit(draft.state, id);
  if (!unit || !isStanding(unit) || by === 0) return;
  const card = unitCardOf(draft, unit);
  if (!isTrooper(card) || card.courage === null) return;
  changeUnit(draft, id, { suppression: tokens(unit.suppression + by), standby: false });
  tellEvent(draft, { kind: 'suppressed', unit: id, by });
}

export function wound(draft: Draft, id: string, by: number): void {
  const unit = findUnit(draft.state, id);
  if (!unit || !isStanding(unit) || by === 0) return;
  const after = assignWounds(draft.setup.cards, unit, by);
  changeUnit(draft, id, { minis: after.minis });
  const fallen = isStanding(after) ? unit.minis.length - after.minis.length : 0;
  tellEvent(draft, { kind: 'wounded', unit: id, by, ...(fallen > 0 && { fallen }) });
  if (!isStanding(after)) return fall(draft, id);
  checkResilience(draft, after);
}

/** Once, when the wounds reach the resilience (legion 12.1). */
function checkResilience(draft: Draft, unit: LegionUnit): void {
  const card = unitCardOf(draft, unit);
  if (card.resilience === null || unit.harm !== undefined || woundsTaken(unit) < card.resilience) return;
  const [face] = roll(draft, 'red', 1);
  if (face === 'block') harm(draft, unit, { harm: 'damaged' });
  else if (face === 'blank') harm(draft, unit, { harm: 'disabled' });
  else {
    // The opponent destroys a weapon: the best one that is left, a ranged one before its equal in melee.
    const [foe = unit] = standingOf(draft.state, foeOf(unit.army));
    const worth = (weapon: LegionWeapon): number =>
      worthOf(weapon, card, unitCardOf(draft, foe)) + Number(weapon.range !== undefined);
    const [best] = weaponsLeft(draft.setup.cards, unit).toSorted((a, b) => worth(b) - worth(a));
    harm(draft, unit, { harm: 'weapon', ...(best && { lostWeapon: best.id }) });
  }
}

function harm(draft: Draft, { id }: LegionUnit, patch: Pick<LegionUnit, 'harm' | 'lostWeapon'>): void {
  changeUnit(draft, id, patch);
  if (patch.harm) tellEvent(draft, { kind: 'harmed', unit: id, harm: patch.harm });
}

export function fall(draft: Draft, id: string): void {
  changeUnit(draft, id, { minis: [], standby: false, suppression: 0 });
  disengage(draft, id);
  dropMarks(draft, id);
  tellEvent(draft, { kind: 'defeated', unit: id });
}

export const dropMarks = (draft: Draft, id: string): void =>
  change(draft, {
    marks: draft.state.marks.map((mark) => (mark.holder === id ? { ...mark, holder: null } : mark)),
  });

export const disengage = (draft: Draft, id: string): void =>
  change(draft, {
    units: draft.state.units.map((unit) =>
      unit.id === id ? { ...unit, engaged: [] } : { ...unit, engaged: unit.engaged.filter((o) => o !== id) },
    ),
  });

/** Both are in contact from now on; vehicles are never engaged. */
export function bringIntoContact(draft: Draft, one: LegionUnit, other: LegionUnit): void {
  if (!canBeEngaged(draft.setup.cards, one, other) || one.engaged.includes(other.id)) return;
  changeUnit(draft, one.id, { engaged: [...one.engaged, other.id] });
  changeUnit(draft, other.id, { engaged: [...other.engaged, one.id] });
}
