// The faces of one die, to be tapped as it lies on the table.

import { useTranslation } from 'react-i18next';
import type { Die } from '../../rules';
import { facesOf, FlatDie } from '../../scene';
import { useFaceWords } from './DieFace';

type Props = {
  readonly die: Die;
  readonly chosen: number | undefined;
  readonly onChoose: (face: number) => void;
};

/** Faces that look alike are one button. */
const differentFaces = (die: Die): readonly number[] => {
  const written = facesOf(die).map((face) => JSON.stringify(face));
  return written.flatMap((face, index) => (written.indexOf(face) === index ? [index] : []));
};

export function DieFaces({ die, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const words = useFaceWords();
  return (
    <div className="die-faces" role="group" aria-label={t(`icons.${die}`)}>
      {differentFaces(die).map((face) => (
        <button
          key={face}
          type="button"
          className="face"
          aria-label={words(die, face)}
          aria-pressed={chosen === face}
          onClick={() => onChoose(face)}
        >
          <FlatDie die={die} face={face} letter={t(`dieLetters.${die}`)} />
        </button>
      ))}
    </div>
  );
}
