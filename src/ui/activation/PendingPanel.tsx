// What the players have to tell before the activation goes on.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, Pending } from '../../imperial';
import type { Condition } from '../../rules';
import { Stepper } from '../parts/Stepper';
import { DiceEntry } from './DiceEntry';
import type { NameOf } from './names';

type Props = {
  readonly pending: Pending;
  readonly nameOf: NameOf;
  readonly onAnswer: (answer: Answer) => void;
  readonly onRoll: (pending: Extract<Pending, { kind: 'attack' | 'roll' }>) => void;
};

export function PendingPanel({ pending, nameOf, onAnswer, onRoll }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {pending.refused && (
        <p className="warning" role="alert">
          {t(`activation.refused.${pending.refused.code}`)}
        </p>
      )}
      {(pending.kind === 'attack' || pending.kind === 'roll') && (
        <DiceEntry key={pending.step} pending={pending} onAnswer={onAnswer} onRoll={() => onRoll(pending)} />
      )}
      {pending.kind === 'test' && (
        <TestEntry key={pending.step} pending={pending} nameOf={nameOf} onAnswer={onAnswer} />
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

type TestProps = Pick<Props, 'nameOf' | 'onAnswer'> & {
  readonly pending: Extract<Pending, { kind: 'test' }>;
};

function TestEntry({ pending, nameOf, onAnswer }: TestProps) {
  const { t } = useTranslation();
  const [successes, setSuccesses] = useState<Readonly<Record<string, number>>>({});
  const of = Object.fromEntries(pending.heroes.map((hero) => [hero, successes[hero] ?? 0]));
  return (
    <section aria-label={t('activation.test.title')}>
      <h3>{t('activation.test.title')}</h3>
      <p>
        {t('activation.test.needed', {
          count: pending.needed,
          attribute: t(`attributes.${pending.attribute}`),
        })}{' '}
        {pending.or && t('activation.test.or', { attribute: t(`attributes.${pending.or}`) })}
      </p>
      {pending.heroes.map((hero) => (
        <Stepper
          key={hero}
          label={nameOf(hero)}
          value={of[hero] ?? 0}
          most={10}
          onChange={(value) => setSuccesses({ ...successes, [hero]: value })}
        />
      ))}
      <button
        type="button"
        className="btn btn-main btn-wide"
        onClick={() => onAnswer({ kind: 'successes', of })}
      >
        {t('activation.test.enter')}
      </button>
    </section>
  );
}
