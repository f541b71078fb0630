// Tracked play: how single figures fare and where they stand, corrected by hand.

import { useTranslation } from 'react-i18next';
import { fighterInMission, isOfHero } from '../../mission';
import { VitalsRow } from '../parts/VitalsRow';
import { Ask } from '../parts/Ask';
import { LensButton } from './lens/LensButton';
import { useMission } from './mission';
import { tokensToSet } from './powerTokens';

export function FigureVitals({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  const { play, game, teller, cast, say, moving, setMoving } = useMission();
  if (!game.tracked) return null;
  // Whoever was tapped on the board comes first.
  const sorted = ids.toSorted((one, other) => Number(other === moving) - Number(one === moving));
  return sorted.map((id) => {
    const figure = game.figures[id];
    if (!figure) return null;
    const fighter = fighterInMission(play, game, figure);
    const name = teller.figure(id, cast);
    return (
      <section key={id} className="vitals" aria-label={name}>
        {ids.length > 1 && <h3>{name}</h3>}
        <VitalsRow
          damage={figure.damage}
          mostDamage={fighter.health ?? 99}
          health={fighter.health}
          strain={fighter.hero && { value: figure.strain, most: fighter.hero.endurance }}
          conditions={figure.conditions}
          powerTokens={tokensToSet(play.kit, figure)}
          onChange={(set) => say({ kind: 'setFigure', figure: id, set })}
        />
        {moving === id && <p role="status">{t(figure.at ? 'mission.moveHelp' : 'mission.placeHelp')}</p>}
        <div className="buttons">
          {moving !== id && (
            <button type="button" className="btn" onClick={() => setMoving(id)}>
              {t('mission.move')}
            </button>
          )}
          {figure.at !== null && (
            <button
              type="button"
              className="btn"
              onClick={() => say({ kind: 'moveFigure', figure: id, to: null })}
            >
              {t('mission.places.off')}
            </button>
          )}
          {figure.at !== null && <LensButton figure={id} />}
          {!isOfHero(game, figure) && (
            <Ask
              question={t('mission.askDefeated', { name })}
              yes={t('mission.defeated')}
              onYes={() => say({ kind: 'defeatFigure', figure: id })}
            >
              {t('mission.figureDefeated')}
            </Ask>
          )}
        </div>
      </section>
    );
  });
}
