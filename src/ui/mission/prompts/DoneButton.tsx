import { useTranslation } from 'react-i18next';
import type { PromptAnswer } from '../../../mission';
import { MainButton } from '../Sheet';

type Props = {
  /** Read, or carried out at the table. */
  readonly what: 'continue' | 'laidDown' | 'placed' | 'takenAway' | 'done';
  readonly onAnswer: (answer: PromptAnswer) => void;
};

/** Everything that only has to be read or carried out is answered by one tap. */
export function DoneButton({ what, onAnswer }: Props) {
  const { t } = useTranslation();
  return <MainButton onClick={() => onAnswer({ kind: 'done' })}>{t(`mission.prompt.${what}`)}</MainButton>;
}
