// What a die shows.

import { useTranslation } from 'react-i18next';
import {
  ATTACK_FACES,
  DEFENSE_FACES,
  type AttackFace,
  type DefenseFace,
  type Die,
  type RolledDie,
} from '../../rules';
import { GameIcon } from './GameIcon';

export const facesOf = (die: Die): readonly (AttackFace | DefenseFace)[] =>
  die === 'black' || die === 'white' ? DEFENSE_FACES[die] : ATTACK_FACES[die];

/** What a face shows: accuracy as a number, everything else as signs. */
export function FaceSigns({ face }: { face: AttackFace | DefenseFace }) {
  const { t } = useTranslation();
  const signs =
    'accuracy' in face
      ? [...Array<'damage'>(face.damage).fill('damage'), ...Array<'surge'>(face.surge).fill('surge')]
      : [
          ...Array<'block'>(face.block).fill('block'),
          ...Array<'evade'>(face.evade).fill('evade'),
          ...Array<'dodge'>(face.dodge).fill('dodge'),
        ];
  const accuracy = 'accuracy' in face && face.accuracy > 0 ? String(face.accuracy) : '';
  return (
    <>
      {accuracy}
      {signs.map((sign, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <GameIcon key={index} name={sign} />
      ))}
      {accuracy === '' && signs.length === 0 && t('activation.dice.blank')}
    </>
  );
}

/** A die that lies on the table: its colour and the face that is up. */
export function RolledFace({ rolled }: { rolled: RolledDie }) {
  const face = 'face' in rolled ? facesOf(rolled.die)[rolled.face] : rolled;
  return (
    <span className="rolled-die">
      <GameIcon name={rolled.die} /> {face && <FaceSigns face={face} />}
    </span>
  );
}
