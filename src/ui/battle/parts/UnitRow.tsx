// One unit of an army, as every list shows it.

import type { ReactNode } from 'react';
import type { LegionUnit } from '../../../legion';
import { useBattle } from '../battle';
import { UnitFace } from './UnitFace';
import { UnitSigns } from './UnitSigns';

type Props = {
  readonly unit: LegionUnit;
  readonly onTap?: () => void;
  readonly label?: string;
  readonly pressed?: boolean;
  /** Beside it: a second button, chips. */
  readonly children?: ReactNode;
};

export function UnitRow({ unit, onTap, label, pressed, children }: Props) {
  const { cardOf, words } = useBattle();
  const face = (
    <>
      <UnitFace card={cardOf(unit)} />
      <span className="unit-words">
        <b>{words.unit(unit.id)}</b>
        <UnitSigns unit={unit} />
      </span>
    </>
  );
  return (
    <li className={`unit-row unit-row-${unit.army}`} data-down={unit.order === 'down' || undefined}>
      {onTap ? (
        <button
          type="button"
          className="unit-button"
          aria-label={label}
          aria-pressed={pressed}
          onClick={onTap}
        >
          {face}
        </button>
      ) : (
        <span className="unit-button">{face}</span>
      )}
      {children}
    </li>
  );
}
