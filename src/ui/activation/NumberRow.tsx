// Picks a number from a short list with one tap.

import { useTranslation } from 'react-i18next';

type Props = {
  readonly label: string;
  /** Left out: nobody has tapped one yet. */
  readonly value: number | undefined;
  readonly most: number;
  /** Cards may lead past the last number: then there is a button for one more. */
  readonly beyond?: boolean;
  readonly onChoose: (value: number) => void;
};

export function NumberRow({ label, value, most, beyond = false, onChoose }: Props) {
  const { t } = useTranslation();
  const last = Math.max(most, value ?? 0);
  return (
    <div className="number-row" role="group" aria-label={label}>
      <span className="number-label">{label}</span>
      {Array.from({ length: last + 1 }, (_, number) => (
        <button
          key={number}
          type="button"
          className="number"
          aria-label={`${label}: ${number}`}
          aria-pressed={value === number}
          onClick={() => onChoose(number)}
        >
          {number}
        </button>
      ))}
      {beyond && (
        <button
          type="button"
          className="number"
          aria-label={t('common.more', { what: label })}
          onClick={() => onChoose(last + 1)}
        >
          +
        </button>
      )}
    </div>
  );
}
