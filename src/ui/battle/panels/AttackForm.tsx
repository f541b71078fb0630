// An attack by a unit of the players: target, hits, criticals. The app counts cover and keywords, and rolls the defence.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStanding, longestRange, type LegionUnit, type RulerBand } from '../../../legion';
import { useBattle } from '../battle';
import { Counts } from '../parts/Counts';
import { CoverField, RangeField } from '../parts/Fields';
import { OddsLine } from '../parts/OddsLine';
import { MainTap, Tap } from '../parts/Panel';

type Props = {
  readonly unit: LegionUnit;
  /** The target that was tapped. */
  readonly first?: string;
  /** The only target there can be. */
  readonly only?: string;
  readonly standby?: boolean;
  /** A card gives it, or it is the second half of split fire. */
  readonly given?: boolean;
};

export function AttackForm({ unit, only, first, standby = false, given = false }: Props) {
  const { t } = useTranslation();
  const { setup, state, say, unitOf, cardOf, words } = useBattle();
  const target = only ?? first;
  const [band, setBand] = useState<RulerBand>(() => firstBand(unit, longestRange(setup.cards, unit)));
  const [cover, setCover] = useState<0 | 1 | 2>(0);
  const [hits, setHits] = useState(0);
  const [crits, setCrits] = useState(0);
  const [pierce, setPierce] = useState<number | null>(null);
  const [impact, setImpact] = useState<number | null>(null);
  const [waits, setWaits] = useState(false);
  const to = target === undefined ? undefined : unitOf(target);
  const isWatched = state.units.some((one) => one.army !== unit.army && one.standby && one.minis.length > 0);
  const canEnd = !standby && !isWatched && state.turn?.unit === unit.id;
  const attack = (rolled: boolean, last = canEnd) => {
    if (target === undefined) return;
    say({
      kind: 'attack',
      unit: unit.id,
      target,
      band,
      cover,
      ...(rolled && {
        rolled: { hits, crits, ...(pierce !== null && { pierce }), ...(impact !== null && { impact }) },
      }),
      ...(standby && { standby: true }),
      ...(given && { given: true }),
      ...(waits && { waits: true }),
      ...(last && { last: true }),
    });
  };
  return (
    <>
      {to && isStanding(to) && (
        <>
          <p className="battle-points">{t('legion.attack.target', { unit: words.unit(to.id) })}</p>
          <div className="battle-two">
            <RangeField chosen={band} onChoose={setBand} />
            {band > 0 && <CoverField chosen={cover} onChoose={setCover} />}
          </div>
          <OddsLine attack={{ from: unit, to, band, cover, aims: unit.aims, dodges: to.dodges }} />
          <p className="lead">{t('legion.attack.help')}</p>
          <Counts label={t('legion.attack.hits')} most={10} value={hits} onChange={setHits} />
          <Counts label={t('legion.attack.crits')} most={6} value={crits} onChange={setCrits} />
          <details className="battle-why">
            <summary>{t('legion.attack.more')}</summary>
            <Counts label={t('legion.attack.pierce')} most={4} value={pierce} onChange={setPierce} />
            <Counts label={t('legion.attack.impact')} most={4} value={impact} onChange={setImpact} />
            <label className="battle-check">
              <input type="checkbox" checked={waits} onChange={({ target: box }) => setWaits(box.checked)} />
              {t('legion.attack.ownDefence')}
            </label>
          </details>
          <div className="battle-grid">
            {cardOf(unit).weapons.length > 0 && (
              <Tap onClick={() => attack(false)}>{t('legion.attack.app')}</Tap>
            )}
            {canEnd && <Tap onClick={() => attack(true, false)}>{t('legion.attack.goOn')}</Tap>}
          </div>
          <MainTap onClick={() => attack(true)}>
            {t(waits ? 'legion.attack.goOwn' : canEnd ? 'legion.attack.goEnd' : 'legion.attack.go')}
          </MainTap>
        </>
      )}
    </>
  );
}

/** Contact where it is engaged, else as far as most attacks go. */
const firstBand = ({ engaged }: LegionUnit, longest: number): RulerBand =>
  engaged.length > 0 || longest === 0 ? 0 : (Math.min(3, longest) as RulerBand);
