// One figure of a stretch: its action in big words, the consequences, and the reasons, one tap away.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Act, Pending } from '../../imperial';
import { ActText } from './ActText';
import { AttackFacts } from './AttackText';
import { Glance, type FaceOf } from './Glance';
import { glanceOf } from './glancePieces';
import { spentIn } from './lineMarks';
import type { NameOf } from './names';
import { shortWhyOf } from './shortWhy';
import { ShortWhyText } from './ShortWhyText';
import type { OrderSource } from './StepOrder';
import { attacksOf } from './stepView';
import type { NumberedStep, Part } from './stretches';
import type { ActivationControl } from './useActivation';
import { WhyFigure } from './WhyFigure';

type Props = OrderSource & {
  readonly part: Part;
  readonly activation: ActivationControl;
  readonly nameOf: NameOf;
  readonly faceOf: FaceOf;
  /** The dice, where this figure is the one to roll. */
  readonly tray: ReactNode;
  /** What this figure waits for. */
  readonly asks: Pending | undefined;
  /** Takes back what was told here. */
  readonly again: ReactNode;
  /** What the players have to tell now: right below what it is about. */
  readonly children: ReactNode;
};

export function FigureBlock(props: Props) {
  const { part, activation, nameOf, faceOf, tray, asks, again, children, ...source } = props;
  const { t } = useTranslation();
  const { figure, steps } = part;
  const { asked, ask } = activation;
  const attack = attacksOf(steps).at(-1);
  const reason = shortWhyOf(figure, steps);
  const isOpen = asked === figure;
  const why = (
    <button
      type="button"
      className="btn why-button"
      aria-expanded={isOpen}
      onClick={() => ask(isOpen ? null : figure)}
    >
      {t('activation.whyButton')}
    </button>
  );
  return (
    <section className="figure-block" aria-label={nameOf(figure)}>
      <Glance
        figure={figure}
        pieces={glanceOf(figure, steps, asks)}
        nameOf={nameOf}
        faceOf={faceOf}
        reason={reason && <ShortWhyText why={reason} writer={source.writer} nameOf={nameOf} />}
        spent={spentIn(activation.resolution.steps, figure, steps.at(-1)?.number ?? 0)}
      >
        {attack ? null : why}
      </Glance>
      {attack && (
        <div className="attack-head">
          <AttackFacts act={attack} />
          {why}
        </div>
      )}
      {tray}
      {steps.map((step) => (
        <StepText key={step.number} {...source} step={step} activation={activation} nameOf={nameOf} />
      ))}
      {children}
      {again && <div className="block-buttons">{again}</div>}
      {isOpen && (
        <WhyFigure
          {...source}
          figure={figure}
          situation={activation.resolution.situation}
          steps={steps}
          nameOf={nameOf}
          isSettled={(step) => step === activation.stretch.stop && activation.dice !== null}
          onPrefer={activation.prefer}
        />
      )}
    </section>
  );
}

const isRolled = (act: Act): boolean =>
  (act.kind === 'attack' && act.roll !== undefined) || (act.kind === 'roll' && act.totals !== undefined);

type StepProps = OrderSource & Pick<Props, 'activation' | 'nameOf'> & { readonly step: NumberedStep };

function StepText({ step, activation, nameOf, ...source }: StepProps) {
  const { t } = useTranslation();
  const { stretch, tray, waiting } = activation;
  const isLast = step.number === stretch.stop;
  const rolled = step.acts.findLastIndex(isRolled);
  // As long as its dice tumble, nobody knows what follows.
  const acts = isLast && tray === 'tumbling' && rolled >= 0 ? step.acts.slice(0, rolled) : step.acts;
  return (
    <>
      {acts.map((act, index) => (
        <ActText
          // Acts happen in their order and are never moved.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          act={act}
          writer={source.writer}
          ruleName={source.ruleName}
          nameOf={nameOf}
          inTray={isLast && index === rolled && tray === 'lying' && !waiting}
        />
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
    </>
  );
}
