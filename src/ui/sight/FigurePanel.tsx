// The selected figure: how far it goes, whom it sees, and how its attacks would end.

import { useTranslation } from 'react-i18next';
import { Icon } from '../icons';
import { Stepper } from '../parts/Stepper';
import { LookCard } from './LookCard';
import type { TableFigure } from '../table/figures';
import type { TableState } from '../table/useTable';
import { MOST_POINTS, type SightState } from './useSight';

type Props = { readonly table: TableState; readonly sight: SightState; readonly figure: TableFigure };

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
