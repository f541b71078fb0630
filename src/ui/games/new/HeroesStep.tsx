// The party: first the number of players, then one hero for each; a single player takes two (rows 4 and 5).

import { useTranslation } from 'react-i18next';
import type { Hero, HeroId } from '../../../packs';
import { GameIcon } from '../../activation/GameIcon';
import { useNames } from '../../parts/names';
import { HeroFace } from '../Portrait';
import { heroesFor, PLAYERS, type NewGame } from './useNewGame';

export function HeroesStep({ chosen }: { chosen: NewGame }) {
  const { t, i18n } = useTranslation();
  const { pack, players, heroes, ownedHeroes, isTutorial, set } = chosen;
  const nameOf = useNames();
  const needed = heroesFor(players);
  return (
    <>
      <fieldset className="setting">
        <legend>{t('newGame.players')}</legend>
        <div className="choices">
          {PLAYERS.map((count) => (
            <label key={count} className="choice">
              <input
                type="radio"
                name="players"
                value={count}
                checked={count === players}
                onChange={() => set({ players: String(count) })}
              />
              <span>{t('newGame.playerCount', { count })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="setting">
        <legend>{t('newGame.heroes', { count: needed })}</legend>
        <p className="lead">{t(isTutorial ? 'newGame.heroesReady' : 'newGame.heroesHelp')}</p>
        <div className="cards cards-two">
          {ownedHeroes.map((hero) => (
            <HeroCard key={hero.id} hero={hero} chosen={chosen} isFull={heroes.length >= needed} />
          ))}
        </div>
        {heroes.length > 0 && (
          <p role="status">
            {t('newGame.party', {
              names: new Intl.ListFormat(i18n.language).format(
                heroes.map((id) => nameOf('heroes', pack.heroes.get(id as HeroId), id)),
              ),
            })}
          </p>
        )}
      </fieldset>
    </>
  );
}

type CardProps = { readonly hero: Hero; readonly chosen: NewGame; readonly isFull: boolean };

function HeroCard({ hero, chosen, isFull }: CardProps) {
  const { t } = useTranslation();
  const { id, title, healthy } = hero;
  const name = useNames()('heroes', hero);
  const place = chosen.heroes.indexOf(id);
  const { health, endurance, speed, defense } = healthy;
  return (
    <button
      type="button"
      className="btn hero-choice"
      aria-pressed={place >= 0}
      disabled={place < 0 && isFull}
      onClick={() => chosen.toggleHero(id)}
    >
      <span className="hero-face">
        <HeroFace id={id} size="3.6rem" />
        {place >= 0 && (
          <span className="hero-place" aria-hidden="true">
            {place + 1}
          </span>
        )}
      </span>
      <span className="card-words">
        <b>{name}</b>
        <span>{title}</span>
        <span className="hero-facts">
          {t('newGame.heroFacts', { health, endurance, speed })}{' '}
          {defense.map((die, index) => (
            // Dice of one hero never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <GameIcon key={index} name={die} />
          ))}
        </span>
      </span>
    </button>
  );
}
