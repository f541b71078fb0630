// The face of a die.

import { useTranslation } from 'react-i18next';
import type { Die, RolledDie } from '../../rules';
import { facesOf, FlatDie, signsOf } from '../../scene';

/** A face in words: for people who hear it. */
export function useFaceWords(): (die: Die, index: number) => string {
  const { t } = useTranslation();
  return (die, index) => {
    const face = facesOf(die)[index];
    const signs = face ? signsOf(face) : [];
    const accuracy = face && 'accuracy' in face && face.accuracy > 0 ? [`${face.accuracy}`] : [];
    const what = [...accuracy, ...signs.map((sign) => t(`icons.${sign}`))].join(', ');
    return t('activation.dice.shows', {
      die: t(`icons.${die}`),
      what: what === '' ? t('activation.dice.blank') : what,
    });
  };
}

/** A die that lies on the table: its colour and the face that is up. */
export function RolledFace({ rolled }: { rolled: RolledDie }) {
  const { t } = useTranslation();
  const words = useFaceWords();
  const face = 'face' in rolled ? rolled.face : facesOf(rolled.die).findIndex((one) => isShown(rolled, one));
  return (
    <span className="rolled-die">
      <FlatDie
        die={rolled.die}
        face={face}
        letter={t(`dieLetters.${rolled.die}`)}
        label={words(rolled.die, face)}
      />
    </span>
  );
}

const isShown = (rolled: RolledDie, face: object): boolean =>
  Object.entries(face).every(([name, value]) => Reflect.get(rolled, name) === value);
