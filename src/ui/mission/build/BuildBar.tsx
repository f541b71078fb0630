// The buttons of building: one step back, everything at once, and, under the thumb, this step is done.

import { useTranslation } from 'react-i18next';
import { Icon } from '../../icons';
import { useMission } from '../mission';

export function BuildBar({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { placing } = useMission();
  const { steps, done, current, back, tick } = placing;
  const left = steps.filter(({ key }) => !done.has(key)).length;
  if (current === null || left <= 1) {
    return (
      <div className="step-buttons build-bar main-bar" data-guide="main">
        <BackButton back={back} />
        <button type="button" className="btn btn-main" onClick={onDone}>
          {t(
            current === null || steps.length === 1 ? 'mission.prompt.laidDown' : 'mission.prompt.build.last',
          )}
        </button>
      </div>
    );
  }
  return (
    <div className="step-buttons build-bar build-bar-all main-bar" data-guide="main">
      <BackButton back={back} />
      <button type="button" className="btn all-placed" onClick={onDone}>
        {t('mission.prompt.build.all')}
      </button>
      <button type="button" className="btn btn-main" onClick={() => tick(current)}>
        {t('mission.prompt.build.placed')}
      </button>
    </div>
  );
}

function BackButton({ back }: { back: (() => void) | null }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="btn build-back"
      aria-label={t('mission.prompt.build.back')}
      disabled={back === null}
      onClick={() => back?.()}
    >
      <Icon name="left" />
    </button>
  );
}
