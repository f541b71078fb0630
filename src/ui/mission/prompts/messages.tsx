// Prompts that are read: stories, rules, what happens to figures, what is found.

import { useTranslation } from 'react-i18next';
import { affectText, gainText } from '../../../text';
import { useMission } from '../mission';
import { TextLine, RulesText, Story } from '../MissionText';
import { voicesOf } from '../voices';
import { DoneButton } from './DoneButton';
import type { PromptProps } from './promptProps';

export function MessagePrompt({ prompt, onAnswer }: PromptProps<'message'>) {
  const { t } = useTranslation();
  const { play, teller } = useMission();
  const { title, story, rules, with: blanks, peril } = prompt;
  return (
    <>
      {peril && <p className="peril-sign">{t('mission.prompt.peril')}</p>}
      {title !== undefined && (
        <h2>
          <TextLine text={teller.says(title, blanks)} />
        </h2>
      )}
      {story !== undefined && (
        <Story text={teller.says(story, blanks)} voices={voicesOf(play.mission, story)} />
      )}
      {rules !== undefined && <RulesText text={teller.says(rules, blanks)} />}
      <DoneButton what="continue" onAnswer={onAnswer} />
    </>
  );
}

export function AffectPrompt({ prompt, onAnswer }: PromptProps<'affect'>) {
  const { t } = useTranslation();
  const { teller, cast } = useMission();
  return (
    <>
      <h2>{t(`mission.prompt.affect.${prompt.effect}`)}</h2>
      <RulesText text={affectText(prompt, { teller, cast })} />
      <DoneButton what="done" onAnswer={onAnswer} />
    </>
  );
}

const isLoss = ({ what, amount }: PromptProps<'gain'>['prompt']): boolean =>
  what === 'lostItem' || amount < 0;

export function GainPrompt({ prompt, onAnswer }: PromptProps<'gain'>) {
  const { t } = useTranslation();
  const { teller } = useMission();
  return (
    <>
      <h2>{t(isLoss(prompt) ? 'mission.prompt.loss' : 'mission.prompt.gain')}</h2>
      <RulesText text={gainText(prompt, teller)} />
      <DoneButton what="continue" onAnswer={onAnswer} />
    </>
  );
}
