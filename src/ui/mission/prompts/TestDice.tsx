// The dice of a test: those of the hero's sheet, or rolled by the app for players without dice at hand.

import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { seedRandom } from '../../../kernel';
import { ATTACK_FACES, rollDice, type AttackDie, type Attribute } from '../../../rules';
import { DiceRoll } from '../../../scene';
import { DiceList } from '../../activation/DiceList';
import { GameIcon } from '../../activation/GameIcon';
import { newSeed } from '../../parts/seed';
import { useReducedMotion } from '../../feel/useReducedMotion';
import { useSettings } from '../../services';

type Rolled = { readonly faces: readonly number[]; readonly successes: number };

/** Seeded, as all chance is: what falls is decided before anything tumbles. */
export function useTestRoll(dice: readonly AttackDie[]) {
  const random = useRef(seedRandom(newSeed()));
  const [rolled, setRolled] = useState<Rolled | null>(null);
  const [rolling, setRolling] = useState(false);
  return {
    rolled,
    rolling,
    roll: () => {
      const next = rollDice(random.current, dice);
      random.current = next.state;
      const faces = next.rolled.map((die) => ('face' in die ? die.face : 0));
      setRolled({ faces, successes: successesShown(dice, faces) });
      setRolling(true);
    },
    land: () => setRolling(false),
    /** Other dice: what lay there means nothing any more. */
    clear: () => {
      setRolled(null);
      setRolling(false);
    },
  };
}

/** Every surge is one. */
export const successesShown = (dice: readonly AttackDie[], faces: readonly number[]): number =>
  dice.reduce((sum, die, at) => sum + (ATTACK_FACES[die][faces[at] ?? 0]?.surge ?? 0), 0);

type Props = {
  readonly name: string;
  readonly attribute: Attribute;
  readonly dice: readonly AttackDie[];
  readonly test: ReturnType<typeof useTestRoll>;
  /** What can be done with them. */
  readonly children: ReactNode;
};

export function TestDice({ name, attribute, dice, test: { rolled, rolling, land }, children }: Props) {
  const { t } = useTranslation();
  const { board } = useSettings();
  const still = useReducedMotion();
  return (
    <>
      <div className="test-dice">
        <b>{name}</b>
        <GameIcon name={attribute} /> {t(`attributes.${attribute}`)}
        {children}
      </div>
      {!rolled && <DiceList dice={dice} />}
      {rolled && (
        <DiceRoll
          dice={dice}
          faces={rolled.faces}
          rolling={rolling}
          onLanded={land}
          flat={board === 'flat'}
          still={still}
          letterOf={(die) => t(`dieLetters.${die}`)}
        />
      )}
    </>
  );
}
