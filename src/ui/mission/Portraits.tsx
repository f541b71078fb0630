// The heroes and their ally, as a row of big buttons: who acts now, who may, who is done, who is hurt.

import { useTranslation } from 'react-i18next';
import { activationsOf, whyNotAlly, whyNotHero, type HeroState } from '../../mission';
import { BONUS_HEALTH } from '../../rules';
import { HeroPortrait } from '../art/HeroPortrait';
import { CardFace } from './CardFace';
import { useMission } from './mission';

export function Portraits() {
  const { t } = useTranslation();
  const { game } = useMission();
  return (
    <ul className="portraits" aria-label={t('mission.heroes')}>
      {game.heroes.map((hero) => (
        <li key={hero.id}>
          <HeroButton hero={hero} />
        </li>
      ))}
      {game.ally && (
        <li>
          <AllyButton />
        </li>
      )}
    </ul>
  );
}

function HeroButton({ hero }: { hero: HeroState }) {
  const { t } = useTranslation();
  const { game, teller, look } = useMission();
  const { id, activated, wounded, withdrawn } = hero;
  const all = activationsOf(game, hero);
  const state = stateOf(
    withdrawn,
    game.active === id,
    activated >= all,
    whyNotHero(game, hero) === undefined,
  );
  const { length } = game.heroes;
  const bonus = length === 2 || length === 3 ? BONUS_HEALTH[length] : 0;
  return (
    <button type="button" className={`portrait portrait-${state}`} onClick={() => look({ kind: 'hero', id })}>
      <span className="portrait-face">
        <HeroPortrait id={id} size="100%" wounded={wounded} withdrawn={withdrawn} />
      </span>
      <span className="portrait-name">{teller.hero(id)}</span>
      <span className="portrait-state">
        {t(`mission.states.${state}`)} {all > 1 && <Pips used={activated} all={all} />}
      </span>
      <span className="portrait-marks">
        {wounded && !withdrawn && <b className="portrait-wounded">{t('mission.states.wounded')} </b>}
        {bonus > 0 && t('mission.plusHealth', { count: bonus })}
      </span>
    </button>
  );
}

function AllyButton() {
  const { t } = useTranslation();
  const { game, teller, look } = useMission();
  const { ally, active } = game;
  if (!ally) return null;
  const state = ally.defeated
    ? 'defeated'
    : stateOf(false, active === 'ally', ally.activated, whyNotAlly(game) === undefined);
  return (
    <button
      type="button"
      className={`portrait portrait-ally portrait-${state}`}
      onClick={() => look({ kind: 'ally' })}
    >
      <span className="portrait-face">
        <CardFace card={ally.card} />
      </span>
      <span className="portrait-name">{teller.who('ally')}</span>
      <span className="portrait-state">{t(`mission.states.${state}`)}</span>
      <span className="portrait-marks">{t('mission.ally')}</span>
    </button>
  );
}

function stateOf(gone: boolean, acting: boolean, done: boolean, can: boolean) {
  if (gone) return 'withdrawn';
  if (acting) return 'acting';
  if (done) return 'done';
  return can ? 'ready' : 'waiting';
}

/** One mark for each activation of the round; those that are used up are filled. */
function Pips({ used, all }: { used: number; all: number }) {
  const { t } = useTranslation();
  return (
    <span role="img" aria-label={t('mission.activations', { used, all })}>
      {'●'.repeat(Math.min(used, all))}
      {'○'.repeat(Math.max(0, all - used))}
    </span>
  );
}
