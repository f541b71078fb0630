// Cover of the chosen target, or whether contact can be reached: one tap answers.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegionQuestion, RulerBand } from '../../../legion';
import { useBattle } from '../battle';
import { BANDS, COVERS } from '../parts/bands';
import { RangeField } from '../parts/Fields';
import { Panel, Tap } from '../parts/Panel';

export function ShotPanel({ ask }: { ask: Extract<LegionQuestion, { kind: 'shot' }> }) {
  const { t } = useTranslation();
  const { say, words, cardOf, unitOf } = useBattle();
  const [band, setBand] = useState<RulerBand>(ask.band);
  const [unit, target] = [words.unit(ask.unit), words.unit(ask.target)];
  const none = () => say({ kind: 'tellShot', shot: { none: true } });
  if (ask.band === 0) {
    const reach = (twice: boolean) => () =>
      say({ kind: 'tellShot', shot: { cover: 0, band: 0, ...(twice && { twice: true }) } });
    return (
      <Panel title={t('legion.shot.reach', { unit, target })}>
        <div className="battle-stack">
          <Tap onClick={reach(false)}>{t('legion.shot.one')}</Tap>
          <Tap onClick={reach(true)}>{t('legion.shot.two')}</Tap>
          <Tap onClick={none}>{t('legion.shot.never')}</Tap>
        </div>
      </Panel>
    );
  }
  const shooter = unitOf(ask.unit);
  const reaches = shooter ? BANDS.slice(1) : [];
  const isVehicle = cardOfTarget(unitOf(ask.target)) !== 'trooper';
  return (
    <Panel title={t('legion.shot.title', { unit, target })}>
      {!isVehicle && <p className="lead">{t('legion.shot.help')}</p>}
      <RangeField legend={t('legion.shot.otherRange')} bands={reaches} chosen={band} onChoose={setBand} />
      <div className="battle-stack">
        {COVERS.map((cover) => (
          <Tap key={cover} onClick={() => say({ kind: 'tellShot', shot: { cover, band } })}>
            {t(`legion.cover.${cover}`)}
          </Tap>
        ))}
        <Tap onClick={none}>{t('legion.shot.none')}</Tap>
      </div>
    </Panel>
  );

  function cardOfTarget(of: ReturnType<typeof unitOf>): string {
    return of ? cardOf(of).type : 'trooper';
  }
}
