// Events of the mission, to be started by hand. They give the story away, so they show only when asked for.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scriptName } from '../../../text';
import { useMission } from '../mission';

export function EventsPart() {
  const { t } = useTranslation();
  const { play, game, teller, say, look } = useMission();
  const [shown, setShown] = useState(false);
  const start = (script: string) => {
    say({ kind: 'fireScript', script });
    look(null);
  };
  return (
    <>
      <p className="lead">{t('byHand.events.help')}</p>
      {!shown && (
        <button type="button" className="btn btn-wide" onClick={() => setShown(true)}>
          {t('byHand.events.show')}
        </button>
      )}
      {shown && (
        <ul className="by-hand-rows by-hand-lines">
          {play.mission.scripts.map((script) => {
            const { title, when } = scriptName(script, teller);
            const times = game.ran[script.id]?.times ?? 0;
            return (
              <li key={script.id}>
                <span>
                  <b>{title}</b>
                  <br />
                  {when}
                  {times > 0 && ` · ${t('byHand.events.ran', { count: times })}`}
                </span>
                <button
                  type="button"
                  className="btn"
                  aria-label={t('byHand.groups.named', { what: t('byHand.events.start'), name: title })}
                  onClick={() => start(script.id)}
                >
                  {t('byHand.events.start')}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
