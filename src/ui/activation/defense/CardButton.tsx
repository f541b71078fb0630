// A card in an attack: whose it is, what it does, what it costs, and a warning where the strain becomes damage.

import { useTranslation } from 'react-i18next';

type Props = {
  readonly name: string;
  readonly what: string;
  readonly on: boolean;
  /** Strain that goes beyond Endurance. */
  readonly excess: number;
  readonly onTap: () => void;
};

export function CardButton({ name, what, on, excess, onTap }: Props) {
  const { t } = useTranslation();
  const isDear = excess > 0 && !on;
  return (
    <button
      type="button"
      className={`btn defense-card ${isDear ? 'defense-dear' : ''}`}
      aria-pressed={on}
      onClick={onTap}
    >
      <span className="defense-name">{name}</span>
      <span>{what}</span>
      {isDear && <span className="defense-beyond">{t('activation.defense.beyond', { count: excess })}</span>}
    </button>
  );
}
