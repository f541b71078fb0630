// What threatens a space: who could attack there, how much that would hurt, and all of it together.

import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../parts/useNumbers';
import type { Onlooker } from '../../sight/look';
import { useOddsWords, WORTH_SAYING } from '../../sight/useOddsWords';
import { useMission } from '../mission';
import type { FoeThreat, Threat } from './threat';

type Props = {
  readonly threat: Threat;
  /** Who would stand there. */
  readonly viewer: Onlooker;
  readonly figures: readonly Onlooker[];
  /** It is the space where the figure stands. */
  readonly isOwn: boolean;
  readonly onOwn: () => void;
};

export function ThreatList({ threat, viewer, figures, isOwn, onOwn }: Props) {
  const { t } = useTranslation();
  const { short, roughly } = useNumbers();
  const { foes, expected, falls } = threat;
  const { name, fighter } = viewer;
  const fall = fighter.hero && !fighter.hero.wounded ? 'wounded' : 'falls';
  return (
    <section aria-label={t('mission.lens.danger.title')}>
      <h3>{t(isOwn ? 'mission.lens.danger.own' : 'mission.lens.danger.there', { name })}</h3>
      <p role="status" className="lens-total">
        {foes.length === 0
          ? t('mission.lens.danger.none')
          : [
              t('mission.lens.danger.total', { damage: short(expected) }),
              ...(falls >= WORTH_SAYING
                ? [t(`mission.lens.danger.${fall}`, { chance: roughly(falls) })]
                : []),
            ].join(' ')}
      </p>
      <ul className="looks" aria-label={t('mission.lens.danger.title')}>
        {foes.map((foe) => (
          <li key={foe.id}>
            <FoeCard foe={foe} figure={figures.find(({ id }) => id === foe.id)} />
          </li>
        ))}
      </ul>
      {!isOwn && (
        <div className="buttons">
          <button type="button" className="btn" onClick={onOwn}>
            {t('mission.lens.danger.back', { name })}
          </button>
        </div>
      )}
      <p className="lead">{t('mission.lens.danger.help', { name })}</p>
    </section>
  );
}

function FoeCard({ foe: { id, how, odds }, figure }: { foe: FoeThreat; figure: Onlooker | undefined }) {
  const { t } = useTranslation();
  const { game } = useMission();
  const wordsOf = useOddsWords();
  const hasActed = game.groups.some((group) => group.id === game.figures[id]?.group && group.activated);
  return (
    <div className="look lens-foe">
      <span className="look-name">
        {figure?.name} ({figure?.label})
      </span>
      <span>{t(`mission.lens.danger.how.${how}`)}</span>
      <span>{wordsOf(odds)}</span>
      {hasActed && <span>{t('mission.group.done')}</span>}
    </div>
  );
}
