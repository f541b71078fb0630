// A small number, told with one tap.

import { useTranslation } from 'react-i18next';
import './numberPad.css';

type Props = {
  readonly label: string;
  /** The last button with a number of its own; above it, somebody has to ask for more. */
  readonly most: number;
  readonly nameOf: (number: number) => string;
  /** Written small below the number. */
  readonly noteOf?: (number: number) => string;
  readonly onChoose: (number: number) => void;
  readonly onMore: () => void;
};

export function NumberPad({ label, most, nameOf, noteOf, onChoose, onMore }: Props) {
  const { t } = useTranslation();
  return (
    <div className="number-pad" role="group" aria-label={label} data-guide="successes">
      {Array.from({ length: most + 1 }, (_, number) => (
        <button
          key={number}
          type="button"
          className="btn number-key"
          aria-label={nameOf(number)}
          onClick={() => onChoose(number)}
        >
          <b>{number}</b>
          {noteOf && <span className="number-note">{noteOf(number)}</span>}
        </button>
      ))}
      <button type="button" className="btn number-key" onClick={onMore}>
        {t('mission.prompt.more')}
      </button>
    </div>
  );
}
