// The rows of taps under a card that is used, where it leaves something open.

import { useTranslation } from 'react-i18next';
import type { Aid } from '../../../rules';
import { rowsOf, type Choices, type PickedParts } from './picks';

type Props = {
  readonly card: string;
  readonly gives: Aid;
  readonly choices: Choices;
  readonly repeatable: boolean;
  readonly picked: PickedParts;
  readonly nameOf: (id: string) => string;
  readonly onPick: (picked: PickedParts) => void;
};

export function Picks({ card, gives, choices, repeatable, picked, nameOf, onPick }: Props) {
  const { t } = useTranslation();
  const wordOf = (of: keyof PickedParts, option: string | number): string => {
    if (of === 'on') return nameOf(String(option));
    return of === 'die' || of === 'into' ? t(`icons.${option as 'red'}`) : String(option);
  };
  return rowsOf(gives, choices, repeatable).map(({ of, options }) => {
    const label = t(`activation.defense.pick.${of}`, { card });
    const chosen = picked[of] ?? (of === 'times' ? 1 : of === 'shown' ? 0 : undefined);
    return (
      <div key={of} className="card-pick" role="group" aria-label={label}>
        <span className="lead">{label}</span>
        {options.map((option) => (
          <button
            key={option}
            type="button"
            className="btn"
            aria-pressed={option === chosen}
            onClick={() => onPick({ ...picked, [of]: option })}
          >
            {wordOf(of, option)}
          </button>
        ))}
      </div>
    );
  });
}
