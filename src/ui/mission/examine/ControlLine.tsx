import { useTranslation } from 'react-i18next';
import { controlOf } from '../../../mission';
import type { Point } from '../../../rules';
import { Term } from '../../rules/Term';
import { useMission } from '../mission';

/** Who controls a space or what lies on it, where the app knows who stands where. */
export function ControlLine({ at }: { at: Point }) {
  const { t } = useTranslation();
  const { play, game } = useMission();
  const control = controlOf(play, game, at);
  if (control === null) return null;
  return (
    <p className="about">
      {t(`mission.examine.control.${control}`)} <Term id="control" />
    </p>
  );
}
