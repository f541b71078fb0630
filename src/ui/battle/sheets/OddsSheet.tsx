// The exact odds of any attack, before it is declared: either side, any range and cover.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foeOf } from '../../../battle';
import { isStanding, longestRange, type RulerBand } from '../../../legion';
import { useBattle } from '../battle';
import { Counts } from '../parts/Counts';
import { CoverField, RangeField } from '../parts/Fields';
import { shotOdds } from '../parts/odds';
import { OddsLine } from '../parts/OddsLine';

export function OddsSheet() {
  const { t } = useTranslation();
  const { setup, state, words, unitOf } = useBattle();
  const standing = state.units.filter(isStanding);
  const players = foeOf(setup.app ?? 'empire');
  const [from, setFrom] = useState(
    () => state.turn?.unit ?? standing.find(({ army }) => army === players)?.id ?? '',
  );
  const attacker = unitOf(from);
  const enemies = standing.filter(({ army }) => army !== attacker?.army);
  const [chosen, setTo] = useState<string | null>(null);
  const to = enemies.find(({ id }) => id === chosen) ?? enemies[0];
  const [band, setBand] = useState<RulerBand>(
    () => Math.min(3, attacker ? longestRange(setup.cards, attacker) : 3) as RulerBand,
  );
  const [cover, setCover] = useState<0 | 1 | 2>(0);
  const [aims, setAims] = useState<number | null>(null);
  const [dodges, setDodges] = useState<number | null>(null);
  if (!attacker || !to) return null;
  const attack = {
    from: attacker,
    to,
    band,
    cover,
    aims: aims ?? attacker.aims,
    dodges: dodges ?? to.dodges,
  };
  const found = shotOdds(setup, state, attack);
  return (
    <>
      <label className="battle-select">
        {t('legion.odds.attacker')}
        <select className="field" value={from} onChange={({ target }) => setFrom(target.value)}>
          {standing.map(({ id }) => (
            <option key={id} value={id}>
              {words.unit(id)}
            </option>
          ))}
        </select>
      </label>
      <label className="battle-select">
        {t('legion.odds.target')}
        <select className="field" value={to.id} onChange={({ target }) => setTo(target.value)}>
          {enemies.map(({ id }) => (
            <option key={id} value={id}>
              {words.unit(id)}
            </option>
          ))}
        </select>
      </label>
      <RangeField chosen={band} onChoose={setBand} />
      <CoverField chosen={cover} onChoose={setCover} />
      <Counts label={t('legion.odds.aims')} most={3} value={attack.aims} onChange={setAims} />
      <Counts label={t('legion.odds.dodges')} most={3} value={attack.dodges} onChange={setDodges} />
      <OddsLine attack={attack} />
      {found && (
        <>
          <ol className="odds-bars">
            {found.odds.wounds.map((chance, count) => (
              // The place is the number of wounds.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={count}>
                <span>{t('legion.odds.rows', { count, chance: words.percent(chance) })}</span>
                <span className="odds-bar" style={{ inlineSize: `${Math.round(chance * 100)}%` }} />
              </li>
            ))}
          </ol>
          <p className="lead">{t('legion.odds.exact', { fraction: found.odds.fraction })}</p>
        </>
      )}
    </>
  );
}
