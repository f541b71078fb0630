// Everything besides the next move: leaving, rules, settings, reporting, the box, giving up, tracking figures or not.

import { IonRouterLink } from '@ionic/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MusicSwitch } from '../feel/music/MusicSwitch';
import { GuideMenu } from '../guide/GuideMenu';
import { Ask } from '../parts/Ask';
import { TogetherLink } from '../party/TogetherLink';
import { MENU } from '../routes';
import { useServices } from '../services';
import { TileRack } from './build/TileRack';
import { useMission } from './mission';
import { unplacedFigures } from './play/places';
import { positionOf } from './report';
import { Sheet } from './Sheet';

export function MenuPanel() {
  const { t } = useTranslation();
  const { play, game, teller, say, look } = useMission();
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
          <button type="button" className="btn btn-wide" onClick={() => look({ kind: 'byHand' })}>
            {t('byHand.title')}
          </button>
        )}
        <TogetherLink />
        {ELSEWHERE.map(({ name, path }) => (
          <IonRouterLink key={name} className="btn btn-wide" routerLink={path}>
            {t(`menu.${name}.title`)}
          </IonRouterLink>
        ))}
        <MusicSwitch />
        <GuideMenu onChosen={() => look(null)} />
        <ReportPosition />
        {game.stage !== 'over' && (
          <>
            <Tracking />
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
        <TileRack />
      </div>
    </Sheet>
  );
}

/** Only where the app knows who stands where. */
function ReportPosition() {
  const { t } = useTranslation();
  const { play, game } = useMission();
  const { shareFile } = useServices();
  const [reported, setReported] = useState<'shared' | 'failed' | null>(null);
  const position = positionOf(play, game);
  if (position === null) return null;
  const report = async () => setReported(await shareFile(`redcell-${game.mission}.json`, position));
  return (
    <>
      <button type="button" className="btn btn-wide" onClick={() => void report()}>
        {t('drill.report')}
      </button>
      {reported !== null && (
        <p role="status">{t(reported === 'shared' ? 'drill.reported' : 'load.notShared')}</p>
      )}
    </>
  );
}

/** Pages that are wanted in the middle of a mission; the way back leads to where it was left. */
const ELSEWHERE = MENU.filter(({ name }) => name === 'rules' || name === 'settings');

/** On, off, or corrected: whenever the players like. */
function Tracking() {
  const { t } = useTranslation();
  const { game, say, look } = useMission();
  if (!game.tracked) {
    return (
      <Ask
        question={t('mission.menu.askTrackOn')}
        yes={t('mission.menu.trackOn')}
        onYes={() => {
          say({ kind: 'track', on: true });
          look({ kind: 'places', skipped: [] });
        }}
      >
        {t('mission.menu.trackOn')}
      </Ask>
    );
  }
  return (
    <>
      {unplacedFigures(game).length > 0 && (
        <button type="button" className="btn btn-wide" onClick={() => look({ kind: 'places', skipped: [] })}>
          {t('mission.places.title')}
        </button>
      )}
      <Ask
        question={t('mission.menu.askTrackOff')}
        yes={t('mission.menu.trackOff')}
        onYes={() => {
          say({ kind: 'track', on: false });
          look(null);
        }}
      >
        {t('mission.menu.trackOff')}
      </Ask>
    </>
  );
}
