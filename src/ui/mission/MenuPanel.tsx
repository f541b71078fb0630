// What has nothing to do with the next move: leaving, giving up, letting the app track figures or not.

import { IonRouterLink } from '@ionic/react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../parts/Ask';
import { useMission } from './mission';
import { Sheet } from './Sheet';

export function MenuPanel() {
  const { t } = useTranslation();
  const { play, game, teller, say, look } = useMission();
  const { tracked } = game;
  return (
    <Sheet title={teller.says(play.mission.title)}>
      <div className="answers">
        <IonRouterLink className="btn btn-wide" routerLink="/" routerDirection="root">
          {t('mission.menu.leave')}
        </IonRouterLink>
        <button type="button" className="btn btn-wide" onClick={() => look({ kind: 'log' })}>
          {t('mission.log')}
        </button>
        <button type="button" className="btn btn-wide" onClick={() => look({ kind: 'history' })}>
          {t('mission.history.title')}
        </button>
        {game.stage !== 'over' && (
          <>
            <Ask
              question={t(tracked ? 'mission.menu.askTrackOff' : 'mission.menu.askTrackOn')}
              yes={t(tracked ? 'mission.menu.trackOff' : 'mission.menu.trackOn')}
              onYes={() => {
                say({ kind: 'track', on: !tracked });
                look(null);
              }}
            >
              {t(tracked ? 'mission.menu.trackOff' : 'mission.menu.trackOn')}
            </Ask>
            <Ask
              question={t('mission.menu.askGiveUp')}
              yes={t('mission.menu.giveUp')}
              onYes={() => {
                say({ kind: 'giveUp' });
                look(null);
              }}
            >
              {t('mission.menu.giveUp')}
            </Ask>
          </>
        )}
      </div>
    </Sheet>
  );
}
