// A line of small buttons of which one is on: ranges, cover, counts. One tap each.

import type { ReactNode } from 'react';

type Props<T extends string | number> = {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T | null;
  readonly onChoose: (option: T) => void;
  /** What is written on the button. */
  readonly children: (option: T) => ReactNode;
  /** What it is called; the same if left out. */
  readonly name?: (option: T) => string;
};

export function Chips<T extends string | number>({
  label,
  options,
  chosen,
  onChoose,
  children,
  name,
}: Props<T>) {
  return (
    <div className="battle-chips" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className="battle-chip"
          aria-pressed={option === chosen}
          aria-label={name?.(option)}
          onClick={() => onChoose(option)}
        >
          {children(option)}
        </button>
      ))}
    </div>
  );
}
