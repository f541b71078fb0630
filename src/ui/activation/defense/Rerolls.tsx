// Dice that a card rolls again once they lie there: tap the die, then its new face; or let the app roll it.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttackRoll, Die, RolledDie } from '../../../rules';
import { FlatDie } from '../../../scene';
import { RolledFace, useFaceWords } from '../DieFace';
import { DieFaces } from '../DieFaces';

type Faces = Extract<AttackRoll, { kind: 'faces' }>;

type Props = {
  readonly roll: Faces;
  /** What a tap on a die does, and by which card. */
  readonly lead: string;
  /** The app rolls, where it rolled the first time. */
  readonly rollOne: ((die: Die) => RolledDie) | null;
  readonly onReroll: (at: number, to: RolledDie) => void;
  /** Which dice the cards allow. */
  readonly isOffered: (at: number) => boolean;
  /** The other dice as well, as they lie. */
  readonly all?: boolean;
};

export function Rerolls({ roll, lead, rollOne, onReroll, isOffered, all = false }: Props) {
  const { t } = useTranslation();
  const words = useFaceWords();
  const [picked, setPicked] = useState<number | null>(null);
  const die = picked === null ? undefined : roll.faces[picked]?.die;
  const choose = (at: number, to: RolledDie) => {
    setPicked(null);
    onReroll(at, to);
  };
  return (
    <div className="rerolls" role="group" aria-label={lead}>
      <span className="lead">{lead}</span>
      <div className="reroll-dice">
        {roll.faces.map((first, at) => {
          const now = roll.rerolls?.find((one) => one.at === at)?.to ?? first;
          const face = 'face' in now ? now.face : 0;
          // Dice keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          if (!isOffered(at)) return all ? <RolledFace key={at} rolled={now} /> : null;
          return (
            <button
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              type="button"
              className="face"
              aria-label={t('activation.defense.rerollDie', {
                die: t(`icons.${now.die}`),
                face: words(now.die, face),
              })}
              aria-pressed={picked === at}
              onClick={() => (rollOne ? choose(at, rollOne(now.die)) : setPicked(picked === at ? null : at))}
            >
              <FlatDie die={now.die} face={face} letter={t(`dieLetters.${now.die}`)} />
            </button>
          );
        })}
      </div>
      {picked !== null && die && (
        <DieFaces die={die} chosen={undefined} onChoose={(face) => choose(picked, { die, face })} />
      )}
    </div>
  );
}
