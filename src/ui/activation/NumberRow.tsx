// Picks a number from a short list with one tap.

type Props = {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChoose: (value: number) => void;
};

export function NumberRow({ label, value, most, onChoose }: Props) {
  return (
    <div className="number-row" role="group" aria-label={label}>
      <span className="number-label">{label}</span>
      {Array.from({ length: most + 1 }, (_, number) => (
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
    </div>
  );
}
