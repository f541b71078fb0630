// A question of an encounter on several devices: a tap is a vote, and the table sees who wants what.

import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prompt, PromptAnswer } from '../../../mission';
import { BallotView } from '../../party/BallotView';
import { useBallot } from '../../party/useBallot';
import { useMission } from '../mission';

type VotedPrompt = Extract<Prompt, { readonly kind: 'question' | 'confirm' }>;

export const isVoted = (prompt: Prompt): prompt is VotedPrompt =>
  prompt.kind === 'question' || prompt.kind === 'confirm';

type Props = {
  readonly prompt: VotedPrompt;
  readonly onAnswer: (answer: PromptAnswer) => void;
  readonly view: ComponentType<{ prompt: Prompt; onAnswer: (answer: PromptAnswer) => void }>;
};

const choiceOf = (answer: PromptAnswer): string => (answer.kind === 'option' ? answer.option : answer.kind);

export function Voted({ prompt, onAnswer, view: View }: Props) {
  const { t } = useTranslation();
  const { teller } = useMission();
  const answerOf = (choice: string): PromptAnswer =>
    prompt.kind === 'question'
      ? { kind: 'option', option: choice }
      : { kind: choice === 'yes' ? 'yes' : 'no' };
  const voting = useBallot((choice) => onAnswer(answerOf(choice)));
  const wordsOf = (choice: string): string => {
    if (prompt.kind === 'confirm') return t(`mission.prompt.${choice === 'yes' ? 'yes' : 'no'}`);
    const option = prompt.options.find(({ id }) => id === choice);
    return option ? teller.says(option.text, prompt.says.with) : '';
  };
  if (!voting) return <View prompt={prompt} onAnswer={onAnswer} />;
  return (
    <>
      <View prompt={prompt} onAnswer={(answer) => voting.isVoter && voting.vote(choiceOf(answer))} />
      <BallotView ballot={voting.ballot} wordsOf={wordsOf} />
    </>
  );
}
