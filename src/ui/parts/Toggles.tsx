// A row of buttons of which one or several are on.

type Props<T extends string> = {
  readonly label: string;
  readonly options: readonly T[];
  readonly isOn: (option: T) => boolean;
  readonly onTap: (option: T) => void;
  /** Big tabs side by side, or small buttons in a line. */
  readonly look?: 'tab' | 'chip';
  readonly children: (option: T) => string;
};

const LOOKS = {
  tab: { row: 'tabs', button: 'tab' },
  chip: { row: 'chips', button: 'btn' },
} as const;

export function Toggles<T extends string>({ label, options, isOn, onTap, look = 'tab', children }: Props<T>) {
  const { row, button } = LOOKS[look];
  return (
    <div className={row} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className={button}
          aria-pressed={isOn(option)}
          onClick={() => onTap(option)}
        >
          {children(option)}
        </button>
      ))}
    </div>
  );
}
