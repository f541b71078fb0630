// The tray where the app rolls: dice that tumble, then as they lie.

import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../imperial';
import type { Die } from '../../rules';
import { DiceRoll } from '../../scene';
import { useReducedMotion } from '../feel/useReducedMotion';
import { useSettings } from '../services';

type Props = {
  readonly dice: readonly Die[];
  readonly rolled: Extract<Answer, { kind: 'dice' }>;
  readonly rolling: boolean;
  readonly onLanded: () => void;
};

export function DiceTray({ dice, rolled, rolling, onLanded }: Props) {
  const { t } = useTranslation();
  const { board } = useSettings();
  const faces = useMemo(() => facesUp(rolled), [rolled]);
  const place = useRef<HTMLDivElement>(null);
  // Nobody should miss a roll because it is below the fold.
  useEffect(() => {
    if (rolling) place.current?.scrollIntoView({ block: 'nearest' });
  }, [rolling]);
  return (
    <div ref={place} className="tray">
      <DiceRoll
        dice={dice}
        faces={faces}
        rolling={rolling}
        onLanded={onLanded}
        flat={board === 'flat'}
        still={useReducedMotion()}
        letterOf={(die) => t(`dieLetters.${die}`)}
      />
    </div>
  );
}

/** The places of the faces that lie up in the end; dice that were rolled again show what came then. */
function facesUp({ roll }: Props['rolled']): readonly number[] {
  if (roll.kind !== 'faces') return [];
  return roll.faces.map((first, at) => {
    const die = roll.rerolls?.find((again) => again.at === at)?.to ?? first;
    return 'face' in die ? die.face : 0;
  });
}
