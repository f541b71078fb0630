// One unit: its card, its state, and corrections by hand for what a card of the players does.

import { useTranslation } from 'react-i18next';
import { isStanding, isTrooper, rallyOdds, unitPoints, woundsTaken } from '../../../legion';
import { StepButton } from '../../parts/Stepper';
import { useBattle } from '../battle';
import { Tap } from '../parts/Panel';
import { UnitFace } from '../parts/UnitFace';
import { UnitSigns } from '../parts/UnitSigns';

const EDITS = ['wounds', 'suppression', 'aims', 'dodges'] as const;

export function UnitSheet({ id }: { id: string }) {
  const { t } = useTranslation();
  const { setup, unitOf, cardOf, words, say } = useBattle();
  const unit = unitOf(id);
  if (!unit) return null;
  const card = cardOf(unit);
  const facts = {
    rank: t(`legion.rank.${unit.rank}`),
    points: unitPoints(setup.cards, unit),
    die: t(`legion.new.${card.defence}`),
  };
  const dash = t('legion.unit.dash');
  const rally = rallyOdds(unit.suppression, card.courage);
  const value = {
    wounds: woundsTaken(unit),
    suppression: unit.suppression,
    aims: unit.aims,
    dodges: unit.dodges,
  };
  return (
    <>
      <div className="battle-unit-head">
        <UnitFace card={card} size={72} />
        <div>
          <p>
            {isTrooper(card)
              ? t('legion.unit.facts', { ...facts, courage: card.courage ?? dash })
              : t('legion.unit.vehicle', { ...facts, resilience: card.resilience ?? dash })}
          </p>
          <UnitSigns unit={unit} withWords />
        </div>
      </div>
      {unit.upgrades.length > 0 && (
        <p>{t('legion.unit.upgrades', { upgrades: words.list(unit.upgrades.map(words.card)) })}</p>
      )}
      {unit.engaged.length > 0 && (
        <>
          <p>{t('legion.unit.enemies', { units: words.units(unit.engaged) })}</p>
          <Tap onClick={() => say({ kind: 'disengage', unit: id })}>{t('legion.unit.disengage')}</Tap>
        </>
      )}
      {card.told && <p>{t('legion.unit.told', { keywords: words.list(card.told) })}</p>}
      {unit.suppression > 0 && card.courage !== null && (
        <p>
          {t('legion.unit.rally', {
            panic: words.percent(rally.panicked / rally.of),
            suppressed: words.percent(rally.suppressed / rally.of),
          })}
        </p>
      )}
      {isStanding(unit) && (
        <>
          <h3>{t('legion.unit.edit')}</h3>
          {EDITS.map((what) => (
            <div key={what} className="stepper" role="group" aria-label={t(`legion.unit.${what}`)}>
              <span className="stepper-label">{t(`legion.unit.${what}`)}</span>
              <StepButton
                way="less"
                what={t(`legion.unit.${what}`)}
                disabled={value[what] === 0}
                onClick={() => say({ kind: 'adjust', unit: id, what, by: -1 })}
              />
              <output>{words.number(value[what])}</output>
              <StepButton
                way="more"
                what={t(`legion.unit.${what}`)}
                disabled={false}
                onClick={() => say({ kind: 'adjust', unit: id, what, by: 1 })}
              />
            </div>
          ))}
        </>
      )}
    </>
  );
}
