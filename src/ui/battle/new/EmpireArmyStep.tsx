// The army of the opponent: as strong as players wish, or a list of their own (legion 17.8).

import { useTranslation } from 'react-i18next';
import { armyPoints } from '../../../legion';
import { Chips } from '../parts/Chips';
import { ArmyList, ArmyStep } from './ArmyStep';
import { cardsWith, empireOf, LEVELS, type Level, type StepProps } from './draft';

const LEVEL_NAMES = Object.keys(LEVELS) as readonly Level[];

export function EmpireArmyStep(props: StepProps) {
  const { t } = useTranslation();
  const { content, draft, set } = props;
  const cards = cardsWith(content, draft);
  const entries = empireOf(cards, draft);
  return (
    <>
      <fieldset className="battle-field">
        <legend>{t('legion.new.level')}</legend>
        <Chips
          label={t('legion.new.level')}
          options={LEVEL_NAMES}
          chosen={draft.level}
          onChoose={(level) => set({ level, ...(level === 'own' && { empire: entries }) })}
        >
          {(level) => t(`legion.new.levels.${level}`)}
        </Chips>
        <p className="lead">{t('legion.new.levelHelp')}</p>
      </fieldset>
      <fieldset className="battle-field">
        <legend>{t('legion.new.foresight')}</legend>
        <Chips
          label={t('legion.new.foresight')}
          options={['long', 'short'] as const}
          chosen={draft.foresight}
          onChoose={(foresight) => set({ foresight })}
        >
          {(foresight) => t(`legion.new.foresights.${foresight}`)}
        </Chips>
      </fieldset>
      {draft.level === 'own' ? (
        <ArmyStep {...props} army="empire" />
      ) : (
        <>
          <p className="battle-points">{t('legion.new.points', { count: armyPoints(cards, entries) })}</p>
          <ArmyList cards={cards} entries={entries} />
        </>
      )}
    </>
  );
}
