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
  return (
    <div className="stepper" role="group" aria-label={label}>
      <span className="stepper-label">{label}</span>
      <StepButton way="less" what={label} disabled={value <= 0} onClick={() => onChange(value - 1)} />
      <output>{shown}</output>
      <StepButton way="more" what={label} disabled={value >= most} onClick={() => onChange(value + 1)} />
    </div>
  );
}

type StepProps = {
  readonly way: 'less' | 'more';
  readonly what: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
};

/** One less, or one more. */
export function StepButton({ way, what, disabled, onClick }: StepProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="tool"
      aria-label={t(`common.${way}`, { what })}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={way === 'less' ? 'minus' : 'add'} />
    </button>
  );
}
