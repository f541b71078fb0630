// The selected figure: how far it goes, whom it sees, and how its attacks would end.

import { useTranslation } from 'react-i18next';
import { Icon } from '../icons';
import { Stepper } from '../parts/Stepper';
import { useNumbers } from '../parts/useNumbers';
import { DamageBars } from './DamageBars';
import type { Look } from './look';
import type { TableFigure } from '../table/figures';
import type { Table } from '../table/useTable';
import { MOST_POINTS, type SightState } from './useSight';

type Props = { readonly table: Table; readonly sight: SightState; readonly figure: TableFigure };

export function FigurePanel({ table, sight, figure }: Props) {
  const { t } = useTranslation();
  const [width, height] = figure.piece.size;
  return (
    <>
      <div className="figure-head">
        <h2>{figure.name}</h2>
        <button
          type="button"
          className="tool"
          aria-label={t('sight.deselect')}
          onClick={() => sight.choose(null)}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className="lead">{t('sight.moveHelp')}</p>
      <Stepper
        label={t('sight.points')}
        value={sight.points}
        most={MOST_POINTS}
        shown={t('sight.pointCount', { count: sight.points })}
        onChange={sight.setPoints}
      />
      <div className="buttons">
        {width !== height && (
          <button type="button" className="btn" onClick={table.turn}>
            <Icon name="turn" /> {t('sight.turn')}
          </button>
        )}
        {figure.fighter.hero && (
          <button type="button" className="btn" aria-pressed={figure.standing.wounded} onClick={table.wound}>
            {t(figure.standing.wounded ? 'sight.heal' : 'sight.wound')}
          </button>
        )}
        <button type="button" className="btn" onClick={table.remove}>
          {t('sight.remove')}
        </button>
      </div>
      {sight.looks.length === 0 ? (
        <p className="lead">{t('sight.alone')}</p>
      ) : (
        <ul className="looks" aria-label={t('sight.others')}>
          {sight.looks.map((look) => (
            <li key={look.other.id}>
              <LookCard
                look={look}
                open={sight.aimed === look.other.id}
                onToggle={() => sight.aim(look.other.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type LookProps = { readonly look: Look; readonly open: boolean; readonly onToggle: () => void };

function LookCard({ look, open, onToggle }: LookProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
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
        {attack && !attack.refusal && (
          <span>
            {t('sight.odds', {
              hit: numbers.percent(attack.odds.hit),
              damage: numbers.decimal(attack.odds.expectedDamage),
            })}
          </span>
        )}
      </button>
      {open && <LookDetails look={look} />}
    </article>
  );
}

function LookDetails({ look: { attack, distance } }: { look: Look }) {
  const { t } = useTranslation();
  if (!attack) return <p className="look-details">{t('sight.friends')}</p>;
  if (attack.refusal) return <p className="look-details">{t(`sight.refusals.${attack.refusal.code}`)}</p>;
  return (
    <div className="look-details">
      <p>
        {attack.ranged ? t('sight.accuracy', { count: Math.max(1, distance ?? 1) }) : t('sight.noAccuracy')}{' '}
        {t('sight.dice', { dice: attack.odds.dice.map((die) => t(`sight.colours.${die}`)).join(', ') })}
      </p>
      <DamageBars odds={attack.odds} />
    </div>
  );
}
