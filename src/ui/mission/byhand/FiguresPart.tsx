// Wounds and health of everybody: in tracked play the numbers of every figure, in told play what the app knows of heroes and allies.

import { useTranslation } from 'react-i18next';
import { figuresOfActor, heroesIn, othersIn, type Command, type HeroActor } from '../../../mission';
import { FigureVitals } from '../FigureVitals';
import { useMission } from '../mission';

export function FiguresPart() {
  const { t } = useTranslation();
  const { game, teller, say } = useMission();
  const others = othersIn(game).filter(({ gone, side }) => gone === null && side === 'rebel');
  return (
    <>
      {!game.tracked && <p className="lead">{t('byHand.figures.told')}</p>}
      <ul className="by-hand-rows">
        {heroesIn(game).map((hero) => (
          <HeroRow key={hero.id} hero={hero} />
        ))}
        {others.map(({ id }) => (
          <li key={id}>
            <b>{teller.who(id)}</b>
            <div className="buttons">
              <button
                type="button"
                className="btn"
                aria-label={t('byHand.groups.named', {
                  what: t('byHand.figures.defeat'),
                  name: teller.who(id),
                })}
                onClick={() => say({ kind: 'defeat', actor: id })}
              >
                {t('byHand.figures.defeat')}
              </button>
            </div>
            {game.tracked && <FigureVitals ids={figuresOfActor(game, id).map((figure) => figure.id)} />}
          </li>
        ))}
      </ul>
      {game.tracked && (
        <FigureVitals
          ids={Object.values(game.figures).flatMap(({ id, group }) => (group === null ? [] : [id]))}
        />
      )}
    </>
  );
}

function HeroRow({ hero: { id, wounded, gone } }: { hero: HeroActor }) {
  const { t } = useTranslation();
  const { game, teller, say } = useMission();
  const name = teller.hero(id);
  const state = gone === null ? (wounded ? 'wounded' : 'healthy') : 'gone';
  const acts: readonly (readonly ['wound' | 'heal' | 'withdraw' | 'back', Command])[] =
    gone !== null
      ? gone === 'escaped'
        ? []
        : [['back', { kind: 'stand', hero: id }]]
      : wounded
        ? [
            ['heal', { kind: 'stand', hero: id }],
            ['withdraw', { kind: 'withdraw', hero: id }],
          ]
        : [['wound', { kind: 'wound', hero: id }]];
  return (
    <li>
      <b>{name}</b> · {t(`byHand.figures.${state}`)}
      <div className="buttons">
        {acts.map(([what, command]) => (
          <button
            key={what}
            type="button"
            className="btn"
            aria-label={t('byHand.groups.named', { what: t(`byHand.figures.${what}`), name })}
            onClick={() => say(command)}
          >
            {t(`byHand.figures.${what}`)}
          </button>
        ))}
      </div>
      {game.tracked && id in game.figures && <FigureVitals ids={[id]} />}
    </li>
  );
}
