// Dice to be rolled: each with its colour, its letter and its name.

import { useTranslation } from 'react-i18next';
import type { Die } from '../../rules';
import { FlatDie } from '../../scene';

export function DiceList({ dice }: { dice: readonly Die[] }) {
  const { t } = useTranslation();
  return (
    <ul className="dice-list" aria-label={t('activation.dice.toRoll')}>
      {dice.map((die, index) => (
        // Dice of one colour are told apart by their place only.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <FlatDie die={die} face={null} letter={t(`dieLetters.${die}`)} />
          {t(`icons.${die}`)}
        </li>
      ))}
    </ul>
  );
}
