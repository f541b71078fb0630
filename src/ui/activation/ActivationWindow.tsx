// The activation window: what the group will do, then stretch by stretch what it comes to on the board, with one bonus effect
// and the orders a tap away. Missions and the drill use the same window.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areAllHeroesWounded, type Rule } from '../../imperial';
import { ChangeReport } from './ChangeReport';
import type { DefenseTable } from './defense/Defending';
import { entryOf, useEntry, type DiceEntryState, type Rollable } from './entry';
import type { FaceOf } from './Glance';
import { HideButton } from './HideBar';
import { comesToNothing } from './idleRules';
import { GroupHead } from './GroupHead';
import { marksOfSteps } from './lineMarks';
import { MoreBelow, ReadOnButton } from './MoreBelow';
import type { NameOf } from './names';
import { BonusText, FoldedOrders, FormText, type SheetProps } from './OrderSheet';
import { Overview } from './Overview';
import { StretchView } from './StretchView';
import { bonusIn, isRollable, rollTests, type TestTable } from './TestEntry';
import type { ActivationControl } from './useActivation';
import { useEndSeen } from './useEndSeen';
import type { TableReport } from './useReport';

type Props = SheetProps & {
  readonly title: string;
  readonly face: ReactNode;
  /** Whether to say what icons cost. */
  readonly explained?: boolean;
  readonly activation: ActivationControl;
  /** Whose rule it is: the bonus effect's, or a printed ability's. */
  readonly ruleName: (index: number) => string;
  readonly nameOf: NameOf;
  readonly faceOf: FaceOf;
  /** The app rolls: what comes is decided at once, the dice only show it. */
  readonly onRoll: (pending: Rollable) => void;
  /** Instead of the entry: another device tells what is waited for. */
  readonly toldElsewhere?: ReactNode;
  /** The heroes' cards in attacks on them. */
  readonly defense?: DefenseTable | undefined;
  /** The heroes' dice in tests. */
  readonly tests?: TestTable | undefined;
  /** What players are reporting. */
  readonly report: TableReport;
  readonly onHide: () => void;
  readonly onFinish: () => void;
};

export function ActivationWindow(props: Props) {
  const { t } = useTranslation();
  const { title, face, activation, nameOf, faceOf, onHide } = props;
  const { begun, done, isFirst, resolution, stretch, waiting } = activation;
  const { pending } = resolution;
  const entry = useEntry(
    waiting && pending ? entryOf(pending, (hero) => bonusIn(props.tests, pending, hero)) : undefined,
  );
  const { foreseen } = activation;
  const idle = foreseen ? (rule: Rule, index: number) => comesToNothing(rule, index, foreseen) : undefined;
  const { unseen, below, end, last, showMore } = useEndSeen(`${begun} ${stretch.from} ${waiting}`);
  return (
    <section className="activation" aria-label={title}>
      <GroupHead title={title} face={face} slim={begun} />
      {begun && areAllHeroesWounded(resolution.situation) && (
        <p className="warning" role="alert">
          {t('activation.lost')}
        </p>
      )}
      {begun ? (
        <StretchView {...props} entry={entry} />
      ) : (
        <>
          <BonusText {...props} idle={idle} />
          {props.form && <FormText form={props.form} writer={props.writer} />}
          <Overview activation={activation} writer={props.writer} nameOf={nameOf} faceOf={faceOf} />
        </>
      )}
      <span ref={end} className="orders-end" />
      <FoldedOrders {...props} {...marksNow(props)} idle={idle} last={last} />
      {begun && (!done || activation.routes.length > 0) && (
        <ChangeReport
          report={props.report}
          declared={waiting && resolution.pending?.kind === 'attack'}
          nameOf={nameOf}
        />
      )}
      <div
        className={`step-buttons window-buttons ${!begun ? 'window-opening' : isFirst ? 'window-buttons-told' : ''}`}
        data-guide="main"
      >
        <MoreBelow shown={below && !(done && unseen)} />
        <HideButton onHide={onHide} />
        {!isFirst && <BackButton {...props} />}
        {done && unseen ? (
          <ReadOnButton onReadOn={showMore} />
        ) : (
          !(begun && waiting && props.toldElsewhere) && <MainButton {...props} entry={entry} />
        )}
      </div>
    </section>
  );
}

/** What has become of the lines for the figure at the end of the stretch. */
function marksNow({ activation: { begun, resolution, stretch, waiting }, lines }: Props) {
  const figure = resolution.steps[stretch.stop]?.figure;
  if (!begun || figure === undefined) return {};
  const until = { shown: stretch.to, now: waiting ? stretch.stop : null };
  return { marks: marksOfSteps(lines, resolution.steps, figure, until) };
}

/** Before the beginning, it is the slower way to begin. */
function BackButton({ activation: { begun, begin, back } }: Props) {
  const { t } = useTranslation();
  return (
    <button type="button" className="btn" onClick={begun ? back : () => begin('figure')}>
      {t(begun ? 'activation.back' : 'activation.begin')}
    </button>
  );
}

type MainProps = Props & { readonly entry: DiceEntryState };

/** The one button a thumb needs: on to the next decision, or what it waits for. */
function MainButton({ entry, ...props }: MainProps) {
  const { t } = useTranslation();
  const { words, disabled, act } = useMainAction(props, entry);
  return (
    <button type="button" className="btn btn-main" disabled={disabled} onClick={act}>
      {words ?? t('activation.next')}
    </button>
  );
}

type MainAction = { readonly words?: string; readonly disabled?: boolean; readonly act: () => void };

function useMainAction(
  { activation, nameOf, tests, onRoll, onFinish }: Props,
  entry: DiceEntryState,
): MainAction {
  const { t } = useTranslation();
  const { begun, tray, waiting, done, resolution } = activation;
  const { pending, steps } = resolution;
  if (!begun)
    return {
      words: t(pending ? 'activation.doAllStop' : 'activation.doAll'),
      act: () => activation.begin('all'),
    };
  if (tray === 'tumbling') return { words: t('activation.dice.land'), act: activation.land };
  if (done) return { words: t('activation.finish'), act: onFinish };
  const enter = () => activation.answer(entry.answer());
  if (waiting && (pending?.kind === 'attack' || pending?.kind === 'roll')) {
    if (entry.way === 'roll') return { words: t('activation.dice.ways.roll'), act: () => onRoll(pending) };
    const { missing } = entry;
    const words =
      missing > 0 ? t('activation.dice.enterMore', { count: missing }) : t('activation.dice.enter');
    return { words, disabled: missing > 0, act: enter };
  }
  if (waiting && pending?.kind === 'test') {
    if (entry.missing > 0 && entry.way === 'roll' && isRollable(tests, pending))
      return { words: t('activation.dice.ways.roll'), act: () => rollTests(tests, pending, entry) };
    return { words: t('activation.test.enter'), disabled: entry.missing > 0, act: enter };
  }
  if (waiting) return { words: t('activation.tellFirst'), disabled: true, act: enter };
  const here = steps[activation.stretch.to]?.figure;
  const next = steps.slice(activation.stretch.to + 1).find(({ status }) => status !== 'skipped')?.figure;
  const other = next !== undefined && next !== here;
  return {
    ...(other && { words: t('activation.nextFigure', { name: nameOf(next) }) }),
    act: activation.next,
  };
}
