// A stretch of an activation: every figure in it, and the question at its end.

import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../imperial';
import type { Die } from '../../rules';
import { AfterRoll, BeforeRoll, type DefenseTable } from './defense/Defending';
import { DiceList } from './DiceList';
import { DiceTray } from './DiceTray';
import { diceOf, type DiceEntryState, type Rollable } from './entry';
import { FigureBlock } from './FigureBlock';
import type { FaceOf } from './Glance';
import type { NameOf } from './names';
import { PendingPanel } from './PendingPanel';
import type { OrderSource } from './StepOrder';
import type { TestTable } from './TestEntry';
import { partsOf, speaking } from './stretches';
import type { ActivationControl } from './useActivation';

type Props = OrderSource & {
  readonly activation: ActivationControl;
  readonly entry: DiceEntryState;
  readonly nameOf: NameOf;
  readonly faceOf: FaceOf;
  /** The heroes' cards; left out where heroes have none. */
  readonly defense?: DefenseTable | undefined;
  /** Their dice in tests; left out where nobody knows them. */
  readonly tests?: TestTable | undefined;
  readonly onRoll: (pending: Rollable) => void;
  /** Instead of the entry: another device tells what is waited for. */
  readonly toldElsewhere?: ReactNode;
};

/** Every stretch begins at the top of the panel, whose heading says whose it is. */
const scrollToTop = (frame: HTMLElement | null) => {
  frame?.closest('.board-panel')?.scrollTo(0, 0);
};

export function StretchView(props: Props) {
  const { activation, entry, nameOf, faceOf, defense, tests, onRoll, toldElsewhere, ...source } = props;
  const { t } = useTranslation();
  const { resolution, stretch, waiting, dice, tray } = activation;
  const { steps, pending } = resolution;
  const defending = { activation, table: defense, entry, nameOf };
  const parts = useMemo(() => speaking(partsOf(steps, stretch), steps), [steps, stretch]);
  return (
    <div key={stretch.from} className="step-frame" aria-live="polite" ref={scrollToTop}>
      {parts.map((part) => {
        const isLast = part.steps.some(({ number }) => number === stretch.stop);
        return (
          <FigureBlock
            {...source}
            key={`${part.figure} ${part.steps[0]?.number}`}
            part={part}
            activation={activation}
            nameOf={nameOf}
            faceOf={faceOf}
            again={
              isLast && dice && tray !== 'tumbling' ? (
                <button type="button" className="btn" onClick={activation.takeBack}>
                  {t('activation.takeBack')}
                </button>
              ) : null
            }
            asks={isLast && waiting ? pending : undefined}
            tray={isLast ? <Tray activation={activation} entry={entry} /> : null}
          >
            {isLast && waiting && pending?.kind === 'attack' && tray !== 'tumbling' && (
              <BeforeRoll {...defending} pending={pending} />
            )}
            {isLast && !waiting && tray !== 'tumbling' && <AfterRoll {...defending} />}
            {isLast && waiting && toldElsewhere}
            {isLast && waiting && pending && !toldElsewhere && tray !== 'tumbling' && (
              <PendingPanel
                orders={source}
                pending={pending}
                entry={entry}
                nameOf={nameOf}
                onAnswer={activation.answer}
                onRoll={onRoll}
                tests={tests}
              />
            )}
          </FigureBlock>
        );
      })}
    </div>
  );
}

/** By name while they are still to be rolled, then tumbling, then lying as long as the stretch is shown. */
function Tray({ activation, entry }: Pick<Props, 'activation' | 'entry'>) {
  const { resolution, waiting, dice, tray, land } = activation;
  const { pending } = resolution;
  const isRolled = dice !== null && (tray === 'tumbling' || (tray === 'lying' && !waiting));
  if (isRolled)
    return <DiceTray dice={poolOf(dice)} rolled={dice} rolling={tray === 'tumbling'} onLanded={land} />;
  if (!waiting || !pending || entry.way === 'faces' || diceOf(pending).length === 0) return null;
  return <DiceList dice={diceOf(pending)} />;
}

const poolOf = ({ roll }: Extract<Answer, { kind: 'dice' }>): readonly Die[] =>
  roll.kind === 'faces' ? roll.faces.map(({ die }) => die) : [];
