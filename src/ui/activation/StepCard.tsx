// One step of an activation: resolved or skipped and why, what is done, and which equally good options there are.

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice, StepResult } from '../../imperial';
import type { OrderWriter } from '../../text';
import { ActText } from './ActText';
import type { NameOf } from './names';
import { Why } from './Why';

type Props = {
  readonly step: StepResult;
  readonly writer: OrderWriter;
  readonly nameOf: NameOf;
  readonly settled: boolean;
  /** The name of a rule, of the bonus effect or of a printed ability. */
  readonly ruleName: (index: number) => string;
  readonly onPrefer: (choice: number, option: number) => void;
  /** What the players have to tell now: right below what it is about. */
  readonly children: ReactNode;
};

export function StepCard({ step, writer, nameOf, settled, ruleName, onPrefer, children }: Props) {
  const { t } = useTranslation();
  const choices = choicesOf(step);
  return (
    <div className="step">
      {step.status === 'skipped' && step.reason && (
        <p className="skipped">
          {t('activation.skipped', { reason: t(`activation.skips.${step.reason.code}`) })}
        </p>
      )}
      {step.acts.map((act, index) => (
        // Acts happen in their order and are never moved.
        // oxlint-disable-next-line react/no-array-index-key
        <ActText key={index} act={act} writer={writer} nameOf={nameOf} ruleName={ruleName} />
      ))}
      {step.stunned && <p className="skipped">{t('activation.stunned', { name: nameOf(step.figure) })}</p>}
      {step.after?.discarded.map((condition) => (
        <p key={condition}>
          {t('activation.effects.discard', {
            names: nameOf(step.figure),
            what: t(`conditions.${condition}`),
          })}
        </p>
      ))}
      {step.after && step.after.bled > 0 && <p>{t('activation.bled', { name: nameOf(step.figure) })}</p>}
      {children}
      {choices.map((choice, index) => (
        <ChoiceView
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          choice={choice}
          writer={writer}
          nameOf={nameOf}
          settled={settled}
          onPrefer={(option) => onPrefer(index, option)}
        />
      ))}
    </div>
  );
}

/** A step that could not be done still has a ladder to show. */
function choicesOf({ acts, reason }: StepResult): readonly Choice[] {
  const made = acts.flatMap((act) => ('choice' in act && act.choice ? [act.choice] : []));
  if (made.length > 0 || !reason || !('ladder' in reason)) return made;
  return [{ ladder: reason.ladder, options: [], proposed: 0, taken: 0, ranking: [] }];
}

type ChoiceProps = {
  readonly choice: Choice;
  readonly writer: OrderWriter;
  readonly nameOf: NameOf;
  /** Dice were rolled: another option would need them taken back first. */
  readonly settled: boolean;
  readonly onPrefer: (option: number) => void;
};

function ChoiceView({ choice, writer, nameOf, settled, onPrefer }: ChoiceProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('activation.whyButton')}
      </button>
      {open && <Why choice={choice} writer={writer} nameOf={nameOf} />}
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
              {t(target === undefined ? 'activation.option' : 'activation.optionFor', {
                number: index + 1,
                name: target === undefined ? '' : nameOf(target),
              })}
              {index === choice.proposed && ` · ${t('activation.proposed')}`}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
