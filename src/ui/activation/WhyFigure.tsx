// The reasons behind a figure's actions: order by order, followed or skipped and why, how its target was found, and
// which ends were equally good.

import { useTranslation } from 'react-i18next';
import type { Choice, Situation, StepResult } from '../../imperial';
import type { FigureId } from '../../rules';
import type { OrderWriter } from '../../text';
import { MoveText } from './ActText';
import type { NameOf } from './names';
import { StepOrder, type OrderSource } from './StepOrder';
import type { NumberedStep } from './stretches';
import { useOptionWords } from './useOptionWords';
import { whereabouts, type Where } from './whereabouts';
import { Why } from './Why';

type Props = OrderSource & {
  readonly figure: FigureId;
  /** The board on which its options lie. */
  readonly situation: Situation;
  readonly steps: readonly NumberedStep[];
  readonly nameOf: NameOf;
  /** Dice were told at this step: another option would need them taken back first. */
  readonly isSettled: (step: number) => boolean;
  readonly onPrefer: (step: number, choice: number, option: number, read: number) => void;
};

export function WhyFigure({ figure, situation, steps, nameOf, isSettled, onPrefer, ...source }: Props) {
  return (
    <ul className="why-steps">
      {steps.map((step) => (
        <li key={step.number}>
          <StepOrder {...source} step={step} />
          <Facts step={step} nameOf={nameOf} />
          {choicesOf(step).map((choice, index) => (
            <ChoiceView
              // Choices of a step follow one another.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              choice={choice}
              where={whereabouts(situation, figure, choice.options)}
              writer={source.writer}
              nameOf={nameOf}
              settled={isSettled(step.number)}
              onPrefer={(option) => onPrefer(step.number, index, option, choice.read)}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Facts({ step, nameOf }: { step: StepResult; nameOf: NameOf }) {
  const { t } = useTranslation();
  const { status, reason, cost, left, acts } = step;
  return (
    <>
      {status === 'skipped' && reason && (
        <p className="skipped">{t('activation.skipped', { reason: t(`activation.skips.${reason.code}`) })}</p>
      )}
      {acts.map(
        (act, index) =>
          act.kind === 'move' && (
            // oxlint-disable-next-line react/no-array-index-key
            <MoveText key={index} act={act} nameOf={nameOf} />
          ),
      )}
      {status === 'resolved' && cost.actions > 0 && (
        <p className="lead">{t('activation.cost', { count: cost.actions, left: left.actions })}</p>
      )}
    </>
  );
}

/** A step that could not be done still has a ladder to show. */
function choicesOf({ acts, reason }: StepResult): readonly Choice[] {
  const made = acts.flatMap((act) => ('choice' in act && act.choice ? [act.choice] : []));
  if (made.length > 0 || !reason || !('ladder' in reason)) return made;
  return [{ ladder: reason.ladder, options: [], proposed: 0, taken: 0, ranking: [], read: 0 }];
}

type ChoiceProps = {
  readonly choice: Choice;
  /** What tells each option apart. */
  readonly where: readonly (readonly Where[])[];
  readonly writer: OrderWriter;
  readonly nameOf: NameOf;
  readonly settled: boolean;
  readonly onPrefer: (option: number) => void;
};

function ChoiceView({ choice, where, writer, nameOf, settled, onPrefer }: ChoiceProps) {
  const { t } = useTranslation();
  const wordsOf = useOptionWords(nameOf);
  return (
    <>
      <Why choice={choice} writer={writer} nameOf={nameOf} />
      {choice.options.length > 1 && (
        <div className="alternatives" role="group" aria-label={t('activation.alternatives')}>
          <p>{t('activation.alternatives')}</p>
          {choice.options.map(({ target, end }, index) => (
            <button
              key={`${target} ${end.at.join()} ${end.size.join()}`}
              type="button"
              className="btn"
              aria-pressed={index === choice.taken}
              disabled={settled}
              onClick={() => onPrefer(index)}
            >
              {wordsOf(index + 1, target, where[index] ?? [])}
              {index === choice.proposed && ` · ${t('activation.proposed')}`}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
