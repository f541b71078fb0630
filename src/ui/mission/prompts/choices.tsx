// Prompts that wait for a choice or a number.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stepper } from '../../parts/Stepper';
import { ColourMark } from '../ColourMark';
import { useMission } from '../mission';
import { Faces, TextLine, MissionText } from '../MissionText';
import { MainButton } from '../Sheet';
import { voicesOf } from '../voices';
import type { PromptProps } from './promptProps';
import { RuleBehind } from './RuleCard';

export function QuestionPrompt({ prompt: { says, options, rule }, onAnswer }: PromptProps<'question'>) {
  const { play, teller } = useMission();
  return (
    <>
      <RuleBehind id={rule} />
      <div className="question">
        <Faces of={voicesOf(play.mission, says.text)} />
        <MissionText text={teller.says(says.text, says.with)} />
      </div>
      <div className="answers" data-guide="answers">
        {options.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            className="btn btn-wide"
            onClick={() => onAnswer({ kind: 'option', option: id })}
          >
            <span>
              <TextLine text={teller.says(text, says.with)} />
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

export function InputPrompt({ prompt: { says, most, rule }, onAnswer }: PromptProps<'input'>) {
  const { t } = useTranslation();
  const { teller } = useMission();
  const [number, setNumber] = useState(0);
  return (
    <>
      <RuleBehind id={rule} />
      <div className="question">
        <MissionText text={teller.says(says.text, says.with)} />
      </div>
      <Stepper label={t('mission.prompt.number')} value={number} most={most} onChange={setNumber} />
      <MainButton onClick={() => onAnswer({ kind: 'number', number })}>
        {t('mission.prompt.enterNumber', { number })}
      </MainButton>
    </>
  );
}

export function ConfirmPrompt({ prompt: { says, rule }, onAnswer }: PromptProps<'confirm'>) {
  const { t } = useTranslation();
  const { teller } = useMission();
  return (
    <>
      <RuleBehind id={rule} />
      <div className="question">
        <MissionText text={teller.says(says.text, says.with)} />
      </div>
      <div className="answers answers-two" data-guide="answers">
        {(['no', 'yes'] as const).map((kind) => (
          <button key={kind} type="button" className="btn btn-wide" onClick={() => onAnswer({ kind })}>
            {t(`mission.prompt.${kind}`)}
          </button>
        ))}
      </div>
    </>
  );
}

export function ColourPrompt({ prompt: { group, colours }, onAnswer }: PromptProps<'colour'>) {
  const { t } = useTranslation();
  const { game, teller } = useMission();
  const state = game.groups.find(({ id }) => id === group);
  return (
    <>
      <h2>{t('mission.prompt.colour.title')}</h2>
      <p>{t('mission.prompt.colour.help', { name: state ? teller.card(state.card) : group })}</p>
      <div className="answers answers-two" data-guide="answers">
        {colours.map((colour) => (
          <button
            key={colour}
            type="button"
            className="btn btn-wide"
            onClick={() => onAnswer({ kind: 'colour', colour })}
          >
            <ColourMark colour={colour} /> {teller.colour(colour)}
          </button>
        ))}
      </div>
    </>
  );
}
