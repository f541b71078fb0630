// Signs that the orders go on below the bar: a word above it, and the main button while the end has not been seen.

import { useTranslation } from 'react-i18next';

/** A child of the bar. */
export function MoreBelow({ shown }: { shown: boolean }) {
  const { t } = useTranslation();
  return shown ? (
    <span className="more-below">
      {t('activation.more')} <span aria-hidden="true">▾</span>
    </span>
  ) : null;
}

/** In the place of the button that finishes. */
export function ReadOnButton({ onReadOn }: { onReadOn: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="btn btn-main btn-waits" onClick={onReadOn}>
      {t('activation.readOn')} <span aria-hidden="true">▾</span>
    </button>
  );
}
