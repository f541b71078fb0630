// One other figure as the viewer sees it: in sight or not, how far away, and how an attack would end.

import { useTranslation } from 'react-i18next';
import { Icon } from '../icons';
import { DamageBars } from './DamageBars';
import type { FigureLook } from './look';
import { isCapped, useOddsWords } from './useOddsWords';

type Props = { readonly look: FigureLook; readonly open: boolean; readonly onToggle: () => void };

export function LookCard({ look, open, onToggle }: Props) {
  const { t } = useTranslation();
  const wordsOf = useOddsWords();
  const { other, distance, sight, attack } = look;
  return (
    <article className={open ? 'look look-open' : 'look'}>
      <button type="button" className="look-head" aria-expanded={open} onClick={onToggle}>
        <span className="look-name">
          {other.name} ({other.label})
        </span>
        <span className={sight ? 'look-seen' : 'look-hidden'}>
          <Icon name={sight ? 'eye' : 'noEye'} /> {t(`sight.seen.${sight?.by ?? 'not'}`)}
        </span>
        <span>{distance === null ? t('sight.noDistance') : t('sight.distance', { count: distance })}</span>
        {attack && !attack.refusal && <span>{wordsOf(attack.odds)}</span>}
      </button>
      {open && <LookDetails look={look} />}
    </article>
  );
}

function LookDetails({ look: { attack } }: { look: FigureLook }) {
  const { t } = useTranslation();
  if (!attack) return <p className="look-details">{t('sight.friends')}</p>;
  if (attack.refusal) return <p className="look-details">{t(`sight.refusals.${attack.refusal.code}`)}</p>;
  return (
    <div className="look-details">
      <p>
        {attack.needed === null ? t('sight.noAccuracy') : t('sight.accuracy', { count: attack.needed })}{' '}
        {t('sight.dice', { dice: attack.odds.dice.map((die) => t(`sight.colours.${die}`)).join(', ') })}
      </p>
      <DamageBars odds={attack.odds} />
      {isCapped(attack.odds) && <p className="lead">{t('sight.capped')}</p>}
    </div>
  );
}
