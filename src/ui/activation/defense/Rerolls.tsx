// Dice that a card rolls again once they lie there: tap the die, then its new face; or let the app roll it.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttackRoll, Die, RolledDie } from '../../../rules';
import { FlatDie } from '../../../scene';
import { useFaceWords } from '../DieFace';
import { DieFaces } from '../DieFaces';

type Faces = Extract<AttackRoll, { kind: 'faces' }>;

type Props = {
  readonly roll: Faces;
  /** The app rolls, where it rolled the first time. */
  readonly reroll: ((die: Die) => RolledDie) | null;
  readonly onReroll: (roll: Faces) => void;
  /** Which dice the cards allow. */
  readonly isOffered: (die: Die) => boolean;
};

export function Rerolls({ roll, reroll, onReroll, isOffered }: Props) {
  const { t } = useTranslation();
  const words = useFaceWords();
  const [picked, setPicked] = useState<number | null>(null);
  const die = picked === null ? undefined : roll.faces[picked]?.die;
  const change = (at: number, to: RolledDie) => {
    setPicked(null);
    onReroll({ ...roll, rerolls: [...(roll.rerolls ?? []).filter((one) => one.at !== at), { at, to }] });
  };
  return (
    <div className="rerolls" role="group" aria-label={t('activation.defense.reroll')}>
      <span className="lead">{t('activation.defense.reroll')}</span>
      <div className="reroll-dice">
        {roll.faces.map((first, at) => {
          if (!isOffered(first.die)) return null;
          const now = roll.rerolls?.find((one) => one.at === at)?.to ?? first;
          const face = 'face' in now ? now.face : 0;
          return (
            <button
              // Dice keep their places.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              type="button"
              className="face"
              aria-label={t('activation.defense.rerollDie', {
                die: t(`icons.${now.die}`),
                face: words(now.die, face),
              })}
              aria-pressed={picked === at}
              onClick={() => (reroll ? change(at, reroll(now.die)) : setPicked(picked === at ? null : at))}
            >
              <FlatDie die={now.die} face={face} letter={t(`dieLetters.${now.die}`)} />
            </button>
          );
        })}
      </div>
      {picked !== null && die && (
        <DieFaces die={die} chosen={undefined} onChoose={(face) => change(picked, { die, face })} />
      )}
    </div>
  );
}
