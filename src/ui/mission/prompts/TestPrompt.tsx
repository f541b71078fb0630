// An attribute test: who, with which attribute, and how many successes. What follows from them is the mission's business.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GameIcon } from '../../activation/GameIcon';
import { Stepper } from '../../parts/Stepper';
import { useMission } from '../mission';
import { MissionText } from '../MissionText';
import { MainButton } from '../Sheet';
import type { PromptProps } from './promptProps';

const MOST_SUCCESSES = 20;

export function TestPrompt({ prompt, onAnswer }: PromptProps<'test'>) {
  const { t } = useTranslation();
  const { play, game, teller } = useMission();
  const { says, attributes, heroes, before } = prompt;
  const [hero, setHero] = useState(heroes.find((id) => id === game.active) ?? heroes[0] ?? '');
  const [attribute, setAttribute] = useState(attributes[0]);
  const [successes, setSuccesses] = useState(0);
  if (attribute === undefined) return null;
  const isWounded = game.heroes.some(({ id, wounded }) => id === hero && wounded);
  const sheet = play.kit.heroes[hero];
  const dice = sheet?.[isWounded ? 'wounded' : 'healthy'].attributes[attribute] ?? [];
  return (
    <>
      <div className="question">
        <MissionText text={teller.says(says.text, says.with)} />
      </div>
      {heroes.length > 1 && (
        <Choice label={t('mission.prompt.test.who')} options={heroes} chosen={hero} onChoose={setHero}>
          {teller.who}
        </Choice>
      )}
      {attributes.length > 1 && (
        <Choice
          label={t('mission.prompt.test.attribute')}
          options={attributes}
          chosen={attribute}
          onChoose={setAttribute}
        >
          {(one) => t(`attributes.${one}`)}
        </Choice>
      )}
      <p className="test-dice">
        <b>{teller.who(hero)}</b>
        <GameIcon name={attribute} />
        {dice.map((die, index) => (
          // Dice of one colour are told apart by their place only.
          // oxlint-disable-next-line react/no-array-index-key
          <GameIcon key={index} name={die} />
        ))}
      </p>
      {before > 0 && <p>{t('mission.prompt.test.before', { count: before })}</p>}
      <Stepper
        label={t('mission.prompt.test.successes')}
        value={successes}
        most={MOST_SUCCESSES}
        onChange={setSuccesses}
      />
      <MainButton onClick={() => onAnswer({ kind: 'tested', hero, attribute, successes })}>
        {t('mission.prompt.test.enter', { count: successes })}
      </MainButton>
    </>
  );
}

type ChoiceProps<T extends string> = {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly onChoose: (option: T) => void;
  readonly children: (option: T) => string;
};

function Choice<T extends string>({ label, options, chosen, onChoose, children }: ChoiceProps<T>) {
  return (
    <div className="tabs" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className="tab"
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
        >
          {children(option)}
        </button>
      ))}
    </div>
  );
}
