// The questions that players must answer before the activation goes on.

import { useTranslation } from 'react-i18next';
import type { Answer, Pending } from '../../imperial';
import type { Condition } from '../../rules';
import { DiceEntry } from './DiceEntry';
import type { DiceEntryState, Rollable } from './entry';
import type { NameOf } from './names';
import type { OrderSource } from './StepOrder';
import { TestEntry, type TestTable } from './TestEntry';

type Props = {
  /** The orders that the question comes from. */
  readonly orders: OrderSource;
  readonly pending: Pending;
  readonly entry: DiceEntryState;
  readonly nameOf: NameOf;
  readonly onAnswer: (answer: Answer) => void;
  readonly onRoll: (pending: Rollable) => void;
  readonly tests?: TestTable | undefined;
};

export function PendingPanel({ orders, pending, entry, nameOf, onAnswer, onRoll, tests }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {pending.refused && (
        <p className="warning" role="alert">
          {t(`activation.refused.${pending.refused.code}`)}
        </p>
      )}
      {(pending.kind === 'attack' || pending.kind === 'roll') && (
        <DiceEntry
          entry={entry}
          {...(pending.kind === 'attack' && { rerolls: pending.rerolls })}
          onRoll={() => onRoll(pending)}
        />
      )}
      {pending.kind === 'test' && (
        <TestEntry orders={orders} pending={pending} entry={entry} nameOf={nameOf} tests={tests} />
      )}
      {pending.kind === 'choice' && (
        <div className="alternatives" role="group" aria-label={t(`activation.choose.${pending.of}`)}>
          <p>{t(`activation.choose.${pending.of}`)}</p>
          {pending.options.map((option, index) => (
            <button
              key={option}
              type="button"
              className="btn"
              onClick={() => onAnswer({ kind: 'choice', option: index })}
            >
              <OptionText option={option} of={pending.of} nameOf={nameOf} />
            </button>
          ))}
        </div>
      )}
    </>
  );
}

type OptionProps = Pick<Props, 'nameOf'> & {
  readonly option: string;
  readonly of: Extract<Pending, { kind: 'choice' }>['of'];
};

function OptionText({ option, of, nameOf }: OptionProps) {
  const { t } = useTranslation();
  if (of === 'condition') return t(`conditions.${option as Condition}`);
  return option === 'nobody' ? t('activation.nobodyPays') : nameOf(option);
}
