// The activation window: one bonus effect, the orders of the group, and, figure by figure, what they come to on the
// board. Missions use the same window.

import { useTranslation } from 'react-i18next';
import { areAllHeroesWounded, type Situation, type StepResult } from '../../imperial';
import type { Fighter, FigureId } from '../../rules';
import { ChangeReport } from './ChangeReport';
import type { NameOf } from './names';
import { OrderSheet, type SheetProps } from './OrderSheet';
import { OrderText } from './OrderText';
import { PendingPanel } from './PendingPanel';
import { StepCard } from './StepCard';
import type { Activation } from './useActivation';

type Props = SheetProps & {
  readonly title: string;
  readonly activation: Activation;
  /** Whose rule it is: the bonus effect's, or a printed ability's. */
  readonly ruleName: (index: number) => string;
  readonly nameOf: NameOf;
  readonly onRoll: Parameters<typeof PendingPanel>[0]['onRoll'];
  /** The players want to show on the board where a figure stands now. */
  readonly onMoved: (figure: FigureId) => void;
  readonly onFinish: () => void;
};

export function ActivationWindow(props: Props) {
  const { t } = useTranslation();
  const { title, activation } = props;
  const { begun, step } = activation;
  const current = begun && step?.source.kind === 'line' ? step.source.index : null;
  return (
    <section className="activation" aria-label={title}>
      <h2>{title}</h2>
      {begun && <Steps {...props} />}
      <OrderSheet {...props} current={current} />
      {!begun && (
        <div className="step-buttons step-buttons-one">
          <button type="button" className="btn btn-main" onClick={activation.begin}>
            {t('activation.begin')}
          </button>
        </div>
      )}
    </section>
  );
}

/** Every step begins at its beginning, however long the one before was. */
const scrollToStep = (frame: HTMLElement | null) => frame?.scrollIntoView({ block: 'start' });

/** The one button a thumb needs: on to the next step, or the dice that it waits for. */
function MainButton({ activation, onRoll }: Props) {
  const { t } = useTranslation();
  const { waiting, resolution, next } = activation;
  const { pending } = resolution;
  if (waiting && (pending?.kind === 'attack' || pending?.kind === 'roll')) {
    return (
      <button type="button" className="btn btn-main" onClick={() => onRoll(pending)}>
        {t('activation.dice.ways.roll')}
      </button>
    );
  }
  return (
    <button type="button" className="btn btn-main" disabled={waiting} onClick={next}>
      {t(waiting ? 'activation.tellFirst' : 'activation.next')}
    </button>
  );
}

const fightersOn = ({ board, fighters }: Situation): ReadonlyMap<FigureId, Fighter> =>
  new Map([...fighters].filter(([id]) => board.figures.has(id)));

/** Skipped orders, told in passing. */
function PassedOver({ steps, ...props }: Props & { readonly steps: readonly StepResult[] }) {
  const { t } = useTranslation();
  if (steps.length === 0) return null;
  return (
    <ul className="passed-over">
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          {step.figure !== props.activation.step?.figure && <b>{props.nameOf(step.figure)}: </b>}
          <StepOrder {...props} step={step} />
          {step.reason && (
            <span className="skipped">
              {t('activation.skipped', { reason: t(`activation.skips.${step.reason.code}`) })}
            </span>
          )}
          {step.stunned && (
            <span className="skipped"> {t('activation.stunned', { name: props.nameOf(step.figure) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Figure by figure, line by line: what it comes to on the board. */
function Steps(props: Props) {
  const { t } = useTranslation();
  const { activation, writer, nameOf, onRoll, onFinish } = props;
  const { resolution, step, at, waiting, done, passedOver, canTakeBack } = activation;
  const { pending } = resolution;
  return (
    <>
      {areAllHeroesWounded(resolution.situation) && (
        <p className="warning" role="alert">
          {t('activation.lost')}
        </p>
      )}
      {step && (
        <div key={at} className="step-frame" aria-live="polite" ref={scrollToStep}>
          <p className="step-head">
            <strong>{nameOf(step.figure)}</strong>
            <span>{t('activation.stepOf', { step: at + 1 })}</span>
          </p>
          <PassedOver {...props} steps={passedOver} />
          <StepOrder {...props} step={step} />
          {step.status === 'resolved' && step.cost.actions > 0 && (
            <p className="lead">
              {t('activation.cost', { count: step.cost.actions, left: step.left.actions })}
            </p>
          )}
          <StepCard
            step={step}
            writer={writer}
            nameOf={nameOf}
            settled={canTakeBack}
            ruleName={props.ruleName}
            onPrefer={activation.prefer}
          >
            {waiting && pending && (
              <PendingPanel pending={pending} nameOf={nameOf} onAnswer={activation.answer} onRoll={onRoll} />
            )}
          </StepCard>
          {canTakeBack && (
            <button type="button" className="btn" onClick={activation.takeBack}>
              {t('activation.takeBack')}
            </button>
          )}
        </div>
      )}
      <div className="step-buttons">
        <button type="button" className="btn" disabled={at === 0} onClick={activation.back}>
          {t('activation.back')}
        </button>
        {done ? (
          <button type="button" className="btn btn-main" onClick={onFinish}>
            {t('activation.finish')}
          </button>
        ) : (
          <MainButton {...props} />
        )}
      </div>
      {!done && (
        <ChangeReport
          figures={fightersOn(resolution.situation)}
          nameOf={nameOf}
          onReport={activation.report}
          onMoved={props.onMoved}
        />
      )}
    </>
  );
}

/** The order that a step comes from, so that nobody has to scroll. */
function StepOrder({
  step: { source },
  lines,
  rules,
  writer,
  ruleName,
}: Props & { readonly step: StepResult }) {
  if (source.kind === 'rule') {
    const rule = rules[source.index];
    return (
      <p className="step-order">
        <b>{ruleName(source.index)}:</b> {rule && <OrderText pieces={writer.rule(rule)} />}
      </p>
    );
  }
  const line = lines[source.index];
  return line ? (
    <p className="step-order">
      <OrderText pieces={writer.line(line)} />
    </p>
  ) : null;
}
