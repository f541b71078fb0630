import { useTranslation } from 'react-i18next';
import '../theme/legend.css';

const SIGNS = ['wall', 'opening', 'blocking', 'impassable', 'difficult'] as const;

/** The colour code of the printed tiles, each with a pattern beside the colour. */
export function Legend() {
  const { t } = useTranslation();
  return (
    <section className="legend" aria-label={t('tiles.legend.title')}>
      <h2>{t('tiles.legend.title')}</h2>
      <ul>
        {SIGNS.map((sign) => (
          <li key={sign}>
            <svg viewBox="0 0 40 16" aria-hidden="true" focusable="false">
              <path className={`sign-${sign}`} d="M3 8h34" />
            </svg>
            {t(`tiles.legend.${sign}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
