// The dice of a test: those of the hero's sheet, or rolled by the app for players without dice at hand.

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { testRollOf, type TestRoll } from '../../../mission';
import type { AttackDie, Attribute } from '../../../rules';
import { DiceRoll } from '../../../scene';
import { DiceList } from '../../activation/DiceList';
import { GameIcon } from '../../activation/GameIcon';
import { useReducedMotion } from '../../feel/useReducedMotion';
import { useSettings } from '../../services';
import { useMission } from '../mission';

/** What fell is decided by the game before anything tumbles; whatever lies there after a reload tumbles no more. */
export function useTestRoll(tested: Pick<TestRoll, 'hero' | 'attribute' | 'focused'> | null) {
  const { play, game, say } = useMission();
  const [rolling, setRolling] = useState(false);
  const rolled = tested && testRollOf(play, game, tested);
  return {
    rolled,
    rolling: rolled !== null && rolling,
    roll: () => {
      if (tested) say({ kind: 'rollTest', ...tested });
      setRolling(true);
    },
    land: () => setRolling(false),
  };
}

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
