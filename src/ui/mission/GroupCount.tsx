// Told play: how many figures of a group stand, one tap for each that falls. The last one takes the group along.

import { useTranslation } from 'react-i18next';
import { figuresOfGroup, type GroupState } from '../../mission';
import { StepButton } from '../parts/Stepper';
import { useMission } from './mission';

/** A single figure is there or it is not. */
export function GroupCount({ group: { id, size, ...named } }: { group: GroupState }) {
  const { t } = useTranslation();
  const { game, teller, say } = useMission();
  const standing = figuresOfGroup(game, id).length;
  const name = teller.group(named);
  const label = t('mission.group.countOf', { name });
  const count = (figures: number) => say({ kind: 'countFigures', group: id, figures });
  if (size === 1)
    return (
      <button
        type="button"
        className="btn group-fell"
        aria-label={`${name}: ${t('mission.defeated')}`}
        onClick={() => count(0)}
      >
        {t('mission.defeated')}
      </button>
    );
  return (
    <span className="group-count" role="group" aria-label={label}>
      <StepButton way="less" what={label} disabled={false} onClick={() => count(standing - 1)} />
      <output>{t('mission.group.standing', { count: standing, most: size })}</output>
      <StepButton way="more" what={label} disabled={standing >= size} onClick={() => count(standing + 1)} />
    </span>
  );
}
