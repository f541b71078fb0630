// Whatever a card does that the app does not offer: numbers, dice, another target.

import { useTranslation } from 'react-i18next';
import { Stepper } from '../../parts/Stepper';
import type { NameOf } from '../names';
import {
  byHand,
  diceByHand,
  HAND_DICE,
  HAND_NUMBERS,
  steppedIn,
  withByHand,
  withDiceByHand,
  withStepIn,
  type Aids,
} from './aids';

export type HandProps = {
  readonly aids: Aids;
  readonly onChange: (aids: Aids) => void;
  readonly nameOf: NameOf;
  /** Who else could become the target; none after the roll, when dice cannot change any more either. */
  readonly others: readonly NonNullable<Aids[number]['target']>[] | null;
};

/** No card gives more. */
const MOST = 20;
const MOST_DICE = 3;

export function ByHand({ aids, onChange, nameOf, others }: HandProps) {
  const { t } = useTranslation();
  const said = byHand(aids);
  return (
    <div className="defense-more" role="group" aria-label={t('activation.defense.more')}>
      {HAND_NUMBERS.map((number) => (
        <Stepper
          key={number}
          label={t(`activation.defense.${number}`)}
          value={said[number] ?? 0}
          most={MOST}
          onChange={(value) => onChange(withByHand(aids, { [number]: value }))}
        />
      ))}
      {others !== null && (
        <>
          {HAND_DICE.map((die) => (
            <Stepper
              key={die}
              label={t(`activation.defense.${die}`)}
              value={diceByHand(aids, die)}
              most={MOST_DICE}
              onChange={(value) => onChange(withDiceByHand(aids, die, value))}
            />
          ))}
          <Stepper
            label={t('activation.defense.fewer')}
            value={said.dropAttackDice ?? 0}
            most={MOST_DICE}
            onChange={(value) => onChange(withByHand(aids, { dropAttackDice: value }))}
          />
        </>
      )}
      {others !== null && others.length > 0 && (
        <div className="buttons" role="group" aria-label={t('activation.defense.target')}>
          <span className="lead">{t('activation.defense.target')}</span>
          {others.map((id) => {
            const isIn = steppedIn(aids) === id;
            return (
              <button
                key={id}
                type="button"
                className="btn"
                aria-pressed={isIn}
                onClick={() => onChange(withStepIn(aids, isIn ? null : id))}
              >
                {nameOf(id)}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
