import { useTranslation } from 'react-i18next';
import type { Slots } from './useSlots';

/** Said before anybody plays for hours: this browser keeps nothing. */
export function NotKept({ slots }: { slots: Slots }) {
  const { t } = useTranslation();
  if (slots.kind !== 'listed' || slots.areKept) return null;
  return (
    <p className="warning" role="status">
      {t('load.notKept')}
    </p>
  );
}
