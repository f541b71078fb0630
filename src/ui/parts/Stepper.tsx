import { useTranslation } from 'react-i18next';
import { Icon } from '../icons';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  /** What is written between the buttons; the number itself if left out. */
  readonly shown?: string;
  readonly onChange: (value: number) => void;
};

/** A number with a big button on either side, for thumbs. */
export function Stepper({ label, value, most, shown = String(value), onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className="stepper" role="group" aria-label={label}>
      <span className="stepper-label">{label}</span>
      <button
        type="button"
        className="tool"
        aria-label={t('common.less', { what: label })}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output>{shown}</output>
      <button
        type="button"
        className="tool"
        aria-label={t('common.more', { what: label })}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="add" />
      </button>
    </div>
  );
}
