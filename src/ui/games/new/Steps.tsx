import { useTranslation } from 'react-i18next';
import type { StepName } from './useNewGame';

type Props = { readonly steps: readonly StepName[]; readonly step: StepName };

/** Where one is on the way to a game: a bar for the eye, a sentence for everybody. */
export function Steps({ steps, step }: Props) {
  const { t } = useTranslation();
  const now = steps.indexOf(step);
  // How many steps there are depends on the game.
  const isKnown = step !== 'game';
  return (
    <div className="steps" role="group" aria-label={t('newGame.steps')}>
      {isKnown && (
        <ol className="steps-bar" aria-hidden="true">
          {steps.map((one, index) => (
            <li key={one} className={index < now ? 'step-past' : index === now ? 'step-now' : ''} />
          ))}
        </ol>
      )}
      <p role="status">
        {isKnown
          ? t('newGame.stepOf', { step: now + 1, all: steps.length, name: t(`newGame.step.${step}`) })
          : t('newGame.stepFirst', { step: now + 1, name: t(`newGame.step.${step}`) })}
      </p>
    </div>
  );
}
