// The dice of an attack: rolled by the app, tapped face by face, or added up by the players. The way that was used last is
// open at once the next time, the other two are a tap away.

import { useTranslation } from 'react-i18next';
import type { Pending } from '../../imperial';
import type { Die } from '../../rules';
import { facesOf, FlatDie } from '../../scene';
import { SETTINGS } from '../../session';
import { mostOf, TOTALS, type DiceEntryState } from './entry';
import { useFaceWords } from './DieFace';
import { NumberRow } from './NumberRow';

type Props = {
  readonly pending: Extract<Pending, { kind: 'attack' | 'roll' }>;
  readonly entry: DiceEntryState;
};

export function DiceEntry({ pending, entry }: Props) {
  const { t } = useTranslation();
  const { way, setWay } = entry;
  return (
    <section className="dice-entry" aria-label={t('activation.dice.title')}>
      {pending.kind === 'attack' &&
        pending.rerolls.map((reroll) => (
          <p key={`${reroll.of} ${reroll.dice}`} className="lead">
            {reroll.of === 'attacker'
              ? t(`activation.dice.reroll.own.${reroll.dice}`)
              : t(`activation.dice.reroll.theirs.${reroll.dice}`)}
          </p>
        ))}
      {way === 'faces' && <Faces entry={entry} />}
      {way === 'totals' && <AddedUp entry={entry} />}
      <div className="buttons dice-ways">
        {way === 'roll' && <span className="lead">{t('activation.dice.otherwise')}</span>}
        {SETTINGS.dice
          .filter((other) => other !== way)
          .map((other) => (
            <button key={other} type="button" className="btn" onClick={() => setWay(other)}>
              {t(`activation.dice.ways.${other}`)}
            </button>
          ))}
      </div>
    </section>
  );
}

/** Faces that look alike are one button. */
const differentFaces = (die: Die): readonly number[] => {
  const written = facesOf(die).map((face) => JSON.stringify(face));
  return written.flatMap((face, index) => (written.indexOf(face) === index ? [index] : []));
};

function Faces({ entry: { dice, faces, setFace } }: { entry: DiceEntryState }) {
  const { t } = useTranslation();
  const words = useFaceWords();
  return dice.map((die, at) => (
    // Dice of one colour are told apart by their place only.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={at} className="die-faces" role="group" aria-label={t(`icons.${die}`)}>
      {differentFaces(die).map((face) => (
        <button
          key={face}
          type="button"
          className="face"
          aria-label={words(die, face)}
          aria-pressed={faces.get(at) === face}
          onClick={() => setFace(at, face)}
        >
          <FlatDie die={die} face={face} letter={t(`dieLetters.${die}`)} />
        </button>
      ))}
    </div>
  ));
}

function AddedUp({ entry: { dice, totals, setTotal } }: { entry: DiceEntryState }) {
  const { t } = useTranslation();
  return TOTALS.map((total) => {
    const most = mostOf(dice, total);
    return (
      most > 0 && (
        <NumberRow
          key={total}
          label={t(`activation.dice.totals.${total}`)}
          value={totals[total]}
          most={most}
          onChoose={(value) => setTotal(total, value)}
        />
      )
    );
  });
}
