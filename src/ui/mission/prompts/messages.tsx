// Prompts that are read: stories, rules, what happens to figures, what is found.

import { useTranslation } from 'react-i18next';
import { affectText, gainText } from '../../../text';
import { useMission } from '../mission';
import { TextLine, RulesText, Story } from '../MissionText';
import { voicesOf } from '../voices';
import type { PartProps } from './promptProps';
import { RuleCard } from './RuleCard';

export function MessagePart({ prompt }: PartProps<'message'>) {
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
    </>
  );
}

export function RulePart({ prompt }: PartProps<'rule'>) {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('mission.prompt.rule')}</h2>
      <RuleCard id={prompt.rule} />
    </>
  );
}

export function AffectPart({ prompt }: PartProps<'affect'>) {
  const { t } = useTranslation();
  const { teller, cast } = useMission();
  return (
    <>
      <h2>{t(`mission.prompt.affect.${prompt.effect}`)}</h2>
      <RulesText text={affectText(prompt, { teller, cast })} />
    </>
  );
}

const isLoss = ({ what, amount }: PartProps<'gain'>['prompt']): boolean => what === 'lostItem' || amount < 0;

export function GainPart({ prompt }: PartProps<'gain'>) {
  const { t } = useTranslation();
  const { teller } = useMission();
  return (
    <>
      <h2>{t(isLoss(prompt) ? 'mission.prompt.loss' : 'mission.prompt.gain')}</h2>
      <RulesText text={gainText(prompt, teller)} />
    </>
  );
}
