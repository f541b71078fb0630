// Lasting injuries of the party, what they do, and the infirmary, where the campaign has one.

import { useTranslation } from 'react-i18next';
import { healingPrice } from '../../campaign';
import { injuryWords } from '../../text';
import { useCampaign } from './campaign';

export function Injuries() {
  const { t } = useTranslation();
  const { play, state, teller, say } = useCampaign();
  const injured = state.heroes.flatMap(({ id, injuries = [] }) => injuries.map((injury) => ({ id, injury })));
  if (injured.length === 0) return null;
  const price = healingPrice(play, state);
  return (
    <section className="injuries" aria-label={t('story.title')}>
      <h2>{price === null ? t('story.title') : t('story.healTitle')}</h2>
      <ul>
        {injured.map(({ id, injury }) => {
          const { name, rule } = injuryWords(injury, t);
          return (
            <li key={`${id} ${injury}`}>
              <p>{t('story.injury', { hero: teller.hero(id), name, rule })}</p>
              {price !== null && price <= state.credits && (
                <button type="button" className="btn" onClick={() => say({ kind: 'heal', hero: id, injury })}>
                  {t('story.heal', { injury: name, price })}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {price !== null && price > state.credits && <p className="lead">{t('story.healPoor', { price })}</p>}
    </section>
  );
}
