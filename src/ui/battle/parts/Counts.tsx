import { useTranslation } from 'react-i18next';
import { Chips } from './Chips';

type Props = {
  readonly label: string;
  readonly most: number;
  readonly value: number | null;
  readonly onChange: (value: number) => void;
};

/** A small number, one tap. */
export function Counts({ label, most, value, onChange }: Props) {
  const { i18n } = useTranslation();
  const plain = new Intl.NumberFormat(i18n.language);
  return (
    <fieldset className="battle-field">
      <legend>{label}</legend>
      <Chips
        label={label}
        options={Array.from({ length: most + 1 }, (_, count) => count)}
        chosen={value}
        onChoose={onChange}
        name={(count) => `${label}: ${plain.format(count)}`}
      >
        {(count) => plain.format(count)}
      </Chips>
    </fieldset>
  );
}
