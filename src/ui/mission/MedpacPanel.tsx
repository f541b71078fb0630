// A medpac out of the common stock: for a hero while resting, for an ally as an action.

import { useTranslation } from 'react-i18next';
import { sideOf } from '../../mission';
import { useMission } from './mission';
import { Ask } from '../parts/Ask';
import { Sheet } from './Sheet';

export function MedpacPanel() {
  const { t } = useTranslation();
  const { game, teller, cast, say, look } = useMission();
  const rebels = Object.values(game.figures).filter((figure) => sideOf(game, figure) === 'rebel');
  return (
    <Sheet title={t('mission.medpacs', { count: game.medpacs })}>
      <p>{t('mission.medpac.help')}</p>
      {game.medpacs > 0 && (
        <div className="buttons">
          {rebels.map(({ id }) => {
            const name = teller.figure(id, cast);
            return (
              <Ask
                key={id}
                question={t('mission.medpac.ask', { name })}
                yes={t('mission.medpac.use')}
                onYes={() => {
                  say({ kind: 'useMedpac', who: id });
                  look(null);
                }}
              >
                {name}
              </Ask>
            );
          })}
        </div>
      )}
    </Sheet>
  );
}
