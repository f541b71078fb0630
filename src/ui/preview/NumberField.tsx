// A number with its name that an author can set: told when it is left or entered, not with every key.

import { useId, useState } from 'react';

type Props = {
  readonly name: string;
  /** `null`: none is set. */
  readonly value: number | null;
  readonly onSet: (value: number) => void;
};

export function NumberField({ name, value, onSet }: Props) {
  const id = useId();
  /** What is being typed; `null`: nothing. */
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    const number = typed === null || typed.trim() === '' ? Number.NaN : Number(typed);
    if (Number.isFinite(number) && number !== value) onSet(number);
    setTyped(null);
  };
  return (
    <div className="preview-number">
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      <input
        id={id}
        className="field"
        type="number"
        step="any"
        value={typed ?? value ?? ''}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It may stand in a form that Enter would send.
          event.preventDefault();
          finish();
        }}
      />
    </div>
  );
}
