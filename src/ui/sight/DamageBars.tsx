import { useTranslation } from 'react-i18next';
import type { Odds } from '../../rules';
import { useNumbers } from '../parts/useNumbers';

/** The chance of every amount of damage, exact to the last die face. */
export function DamageBars({ odds }: { odds: Odds }) {
  const { t } = useTranslation();
  const { percent } = useNumbers();
  const most = Math.max(...odds.damage);
  return (
    <table className="damage-bars">
      <caption>{t('sight.damageTitle')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('sight.damage')}</th>
          <th scope="col">{t('sight.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {odds.damage.map((chance, damage) => (
          // The place in the list is the amount of damage itself.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={damage}>
            <th scope="row">{damage}</th>
            <td>
              <span className="bar" style={{ width: `${(60 * chance) / most}%` }} />
              {percent(chance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
