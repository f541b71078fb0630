// Tracked play: those whose place the app does not know. A tap takes one in hand, the next one puts it down.

import { useTranslation } from 'react-i18next';
import { useMission } from '../mission';
import { unplacedFigures } from './places';

export function NotOnBoard() {
  const { t } = useTranslation();
  const { game, teller, cast, moving, setMoving, look } = useMission();
  const figures = unplacedFigures(game);
  if (figures.length === 0) return null;
  return (
    <section className="not-on-board" aria-label={t('mission.places.unknown')}>
      <h3>{t('mission.places.unknown')}</h3>
      <ul className="chips">
        {figures.length > 1 && (
          <li>
            <button
              type="button"
              className="btn btn-main"
              onClick={() => look({ kind: 'places', skipped: [] })}
            >
              {t('mission.places.title')}
            </button>
          </li>
        )}
        {figures.map(({ id }) => (
          <li key={id}>
            <button type="button" className="btn" aria-pressed={moving === id} onClick={() => setMoving(id)}>
              {teller.figure(id, cast)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
