// Radio buttons as big as cards: everything is on the screen, and every choice is one tap.

import type { ReactNode } from 'react';
import './games.css';

type Props<T extends string | number> = {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly T[];
  readonly chosen: T | null;
  readonly onChoose: (option: T) => void;
  readonly children: (option: T) => ReactNode;
};

export function Choices<T extends string | number>({
  name,
  legend,
  options,
  chosen,
  onChoose,
  children,
}: Props<T>) {
  return (
    <fieldset className="setting">
      <legend>{legend}</legend>
      <div className="cards">
        {options.map((option) => (
          <label key={option} className="choice card-choice">
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === chosen}
              onChange={() => onChoose(option)}
            />
            <span>
              <span className="card-words">{children(option)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
