// Units on standby answer an enemy that moves, attacks or acts at range 1–2 in their sight (legion 5.6).

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStanding, type LegionUnit } from '../../../legion';
import { useBattle } from '../battle';
import { COVERS } from '../parts/bands';
import { Chips } from '../parts/Chips';
import { OddsLine } from '../parts/OddsLine';
import { Tap } from '../parts/Panel';
import { AttackForm } from './AttackForm';

export function AnswerFromStandby({ target }: { target: LegionUnit }) {
  const { state } = useBattle();
  const guards = state.units.filter((unit) => unit.army !== target.army && unit.standby && isStanding(unit));
  return guards.map((guard) => <Guard key={guard.id} guard={guard} target={target} />);
}

function Guard({ guard, target }: { readonly guard: LegionUnit; readonly target: LegionUnit }) {
  const { t } = useTranslation();
  const { setup, say, words } = useBattle();
  const [isOpen, setIsOpen] = useState(false);
  const [band, setBand] = useState<1 | 2>(2);
  const isOurs = guard.army === setup.app;
  return (
    <div className="battle-guard">
      <p>{t(isOurs ? 'legion.turn.watch' : 'legion.turn.watchYours', { unit: words.unit(guard.id) })}</p>
      {!isOpen && (
        <div className="battle-grid">
          <Tap onClick={() => setIsOpen(true)}>{t('legion.turn.fires')}</Tap>
          {!isOurs && (
            <Tap onClick={() => say({ kind: 'standbyMove', unit: guard.id })}>
              {t('legion.turn.movesInstead')}
            </Tap>
          )}
        </div>
      )}
      {isOpen && !isOurs && <AttackForm unit={guard} only={target.id} standby />}
      {isOpen && isOurs && (
        <>
          <Chips
            label={t('legion.choose.range')}
            options={[1, 2]}
            chosen={band}
            onChoose={(one) => setBand(one as 1 | 2)}
          >
            {(one) => t(`legion.bandWord.${one as 1}`)}
          </Chips>
          <OddsLine
            attack={{ from: guard, to: target, band, cover: 0, aims: guard.aims, dodges: target.dodges }}
          />
          <div className="battle-chips">
            {COVERS.map((cover) => (
              <Tap
                key={cover}
                onClick={() =>
                  say({ kind: 'attack', unit: guard.id, target: target.id, band, cover, standby: true })
                }
              >
                {t(`legion.cover.${cover}`)}
              </Tap>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
