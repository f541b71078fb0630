import { useTranslation } from 'react-i18next';
import { sightLimit } from '../../../battle';
import { useBattle } from '../battle';
import { shotOdds, type DeclaredShot } from './odds';

/** The odds of an attack in one line, before it is declared. */
export function OddsLine({ attack }: { attack: DeclaredShot }) {
  const { t } = useTranslation();
  const { setup, state, words } = useBattle();
  const found = shotOdds(setup, state, attack);
  if (!found) {
    const isDark = attack.band > sightLimit(state.choice.condition, state.round);
    return <p className="battle-odds">{t(isDark ? 'legion.odds.dark' : 'legion.odds.none')}</p>;
  }
  const { odds, hit, kill, dice } = found;
  const colours = (['red', 'black', 'white'] as const).filter((die) => dice[die] > 0);
  return (
    <p className="battle-odds">
      {t('legion.chance.dice', {
        dice: words.list(colours.map((die) => t(`legion.chance.${die}`, { count: dice[die] }))),
      })}
      {' · '}
      {t('legion.chance.odds', {
        expected: words.number(odds.expected),
        hit: words.percent(hit),
        kill: words.percent(kill),
      })}
    </p>
  );
}
