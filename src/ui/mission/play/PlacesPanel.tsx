// "Where are they?": everybody whom the app does not see is put on its board, one tap each, or left out.

import { useTranslation } from 'react-i18next';
import { useMission } from '../mission';
import { MainBar, Sheet } from '../Sheet';
import { HandVitals } from './HandVitals';
import { unplacedFigures } from './places';

export function PlacesPanel() {
  const { t } = useTranslation();
  const { game, teller, cast, subject, moving, look } = useMission();
  const skipped = subject?.kind === 'places' ? subject.skipped : [];
  const figure = moving === null ? undefined : game.figures[moving];
  if (!figure) return null;
  const left = unplacedFigures(game).filter(({ id }) => !skipped.includes(id)).length;
  return (
    <Sheet title={t('mission.places.title')}>
      <p role="status" className="places-ask">
        {t('mission.places.where', { name: teller.figure(figure.id, cast) })}{' '}
        <span className="hand-hint">{t('mission.places.left', { count: left })}</span>
      </p>
      <p className="lead">{t('mission.places.help')}</p>
      <HandVitals figure={figure} conditions />
      <MainBar>
        <div className="main-choice">
          <button
            type="button"
            className="btn"
            onClick={() => look({ kind: 'places', skipped: [...skipped, figure.id] })}
          >
            {t('mission.places.skip')}
          </button>
          <button type="button" className="btn" onClick={() => look(null)}>
            {t('mission.places.skipAll')}
          </button>
        </div>
      </MainBar>
    </Sheet>
  );
}
