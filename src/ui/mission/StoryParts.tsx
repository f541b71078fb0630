// What a mission shows besides its objective: meters, people whom the heroes lead, and decisions that are the players' own.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ledNow, meterOf } from '../../mission';
import { useMission } from './mission';
import { TextLine } from './MissionText';
import './story.css';

/** Bars with their marks; the mark that was reached last says what holds now. */
export function Meters() {
  const { t } = useTranslation();
  const { play, game, teller } = useMission();
  return (play.mission.variables ?? []).map((variable) => {
    const meter = meterOf(play, game, variable);
    if (!meter || variable.shown === undefined) return null;
    const { value, most, marks } = meter;
    const name = teller.says(variable.shown);
    const reached = marks.findLast((mark) => mark.reached);
    const full = Math.max(0, Math.min(1, value / most));
    return (
      <section key={variable.id} className="meter" aria-label={name}>
        <p className="meter-name">
          <span>{name}</span> <b>{t('story.meter', { value, most })}</b>
        </p>
        <div className="meter-bar" aria-hidden="true">
          <span className="meter-full" style={{ width: `${full * 100}%` }} />
          {marks
            .filter(({ at }) => at > 0 && at < most)
            .map(({ at }) => (
              <span key={at} className="meter-mark" style={{ left: `${(at / most) * 100}%` }} />
            ))}
        </div>
        {reached && (
          <p className="meter-says">
            <TextLine text={teller.says(reached.text)} />
          </p>
        )}
      </section>
    );
  });
}

/** A hero who acts may lead them; in tracked play the next tap on the board moves them. */
export function LedPeople() {
  const { t } = useTranslation();
  const { play, game, teller, say, setMoving } = useMission();
  const led = ledNow(play, game);
  if (led.length === 0 || game.stage !== 'heroes' || game.prompt || game.window) return null;
  return (
    <section aria-label={t('story.people')}>
      <h3>{t('story.people')}</h3>
      <ul className="led">
        {led.map(({ person, figure, spaces }) => (
          <li key={person}>
            <p>{t('story.leadHelp', { name: teller.who(person), count: spaces })}</p>
            {game.active !== null && (
              <button
                type="button"
                className="btn"
                // On the board the tap on a space leads them.
                onClick={() => (game.tracked ? setMoving(figure) : say({ kind: 'lead', person }))}
              >
                {t('story.lead', { name: teller.who(person) })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Offered by the mission, at any time of the players' own turn. */
export function Decisions() {
  const { t } = useTranslation();
  const { play, game, teller, say } = useMission();
  const [asked, ask] = useState<string | null>(null);
  const offered = (play.mission.decisions ?? []).filter(({ id }) => (game.decisions ?? []).includes(id));
  if (offered.length === 0 || game.stage !== 'heroes' || game.prompt || game.window) return null;
  return (
    <section aria-label={t('story.decisions')}>
      <h3>{t('story.decisions')}</h3>
      {offered.map(({ id, text, sure }) => (
        <div key={id} className="answers">
          {asked === id && sure !== undefined ? (
            <>
              <p role="status">
                <TextLine text={teller.says(sure)} />
              </p>
              <button
                type="button"
                className="btn btn-main"
                onClick={() => say({ kind: 'decide', decision: id })}
              >
                {t('story.sure')}
              </button>
              <button type="button" className="btn" onClick={() => ask(null)}>
                {t('story.back')}
              </button>
            </>
          ) : (
            <button
              type="button"
              className="btn btn-wide"
              onClick={() => (sure === undefined ? say({ kind: 'decide', decision: id }) : ask(id))}
            >
              <span>
                <TextLine text={teller.says(text)} />
              </span>
            </button>
          )}
        </div>
      ))}
    </section>
  );
}
