// Both armies at a glance; a tap on a unit shows and corrects what lies beside it.

import { useTranslation } from 'react-i18next';
import { ARMIES } from '../../../legion';
import { useBattle } from '../battle';
import { UnitRow } from './UnitRow';

export function BothArmies() {
  const { t } = useTranslation();
  const { state, look } = useBattle();
  return (
    <section className="battle-armies" aria-label={t('legion.armies')}>
      {ARMIES.map((army) => (
        <div key={army} className="battle-army">
          <h2>
            {t(`legion.army.${army}`)} · {state.sides[army].score}
          </h2>
          <ul className="units">
            {state.units
              .filter((unit) => unit.army === army)
              .map((unit) => (
                <UnitRow key={unit.id} unit={unit} onTap={() => look({ kind: 'unit', id: unit.id })} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
