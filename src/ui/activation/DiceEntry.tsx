// The dice of an attack: rolled by the app, tapped face by face, or added up by the players.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, Pending } from '../../imperial';
import type { Die } from '../../rules';
import { Stepper } from '../parts/Stepper';
import { facesOf, FaceSigns } from './DieFace';
import { GameIcon } from './GameIcon';

type Waiting = Extract<Pending, { readonly kind: 'attack' | 'roll' }>;
type Props = {
  readonly pending: Waiting;
  readonly onAnswer: (answer: Answer) => void;
  readonly onRoll: () => void;
};

const WAYS = ['roll', 'faces', 'totals'] as const;

export function DiceEntry({ pending, onAnswer, onRoll }: Props) {
  const { t } = useTranslation();
  const [way, setWay] = useState<(typeof WAYS)[number]>('roll');
  const dice: readonly Die[] =
    pending.kind === 'roll' ? pending.dice : [...pending.chosen, ...pending.defenseDice];
  return (
    <section className="dice-entry" aria-label={t('activation.dice.title')}>
      <h3>{t('activation.dice.title')}</h3>
      <p className="dice-row">
        {dice.map((die, index) => (
          // Dice of one colour are told apart by their place only.
          // oxlint-disable-next-line react/no-array-index-key
          <GameIcon key={index} name={die} />
        ))}
      </p>
      {pending.kind === 'attack' &&
        pending.rerolls.map((reroll) => (
          <p key={`${reroll.of} ${reroll.dice}`} className="lead">
            {reroll.of === 'attacker'
              ? t(`activation.dice.reroll.own.${reroll.dice}`)
              : t(`activation.dice.reroll.theirs.${reroll.dice}`)}
          </p>
        ))}
      <div className="tabs" role="group" aria-label={t('activation.dice.title')}>
        {WAYS.map((name) => (
          <button
            key={name}
            type="button"
            className="tab"
            aria-pressed={way === name}
            onClick={() => setWay(name)}
          >
            {t(`activation.dice.ways.${name}`)}
          </button>
        ))}
      </div>
      {way === 'roll' && (
        <button type="button" className="btn btn-main btn-wide" onClick={onRoll}>
          {t('activation.dice.rollNow')}
        </button>
      )}
      {way === 'faces' && <Faces dice={dice} onAnswer={onAnswer} />}
      {way === 'totals' && <Totals onAnswer={onAnswer} />}
    </section>
  );
}

function Faces({ dice, onAnswer }: { dice: readonly Die[]; onAnswer: Props['onAnswer'] }) {
  const { t } = useTranslation();
  const [faces, setFaces] = useState<readonly (number | null)[]>(dice.map(() => null));
  const rolled = dice.flatMap((die, at) => {
    const face = faces[at];
    return face === null || face === undefined ? [] : [{ die, face }];
  });
  return (
    <>
      {dice.map((die, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="die-faces" role="group" aria-label={t(`icons.${die}`)}>
          <GameIcon name={die} />
          {facesOf(die).map((face, index) => (
            <button
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              type="button"
              className="face"
              aria-pressed={faces[at] === index}
              onClick={() => setFaces(faces.with(at, index))}
            >
              <FaceSigns face={face} />
            </button>
          ))}
        </div>
      ))}
      <button
        type="button"
        className="btn btn-main btn-wide"
        disabled={rolled.length < dice.length}
        onClick={() => onAnswer({ kind: 'dice', roll: { kind: 'faces', faces: rolled } })}
      >
        {t('activation.dice.enter')}
      </button>
    </>
  );
}

const TOTALS = ['accuracy', 'damage', 'surge', 'block', 'evade', 'dodge'] as const;

function Totals({ onAnswer }: { onAnswer: Props['onAnswer'] }) {
  const { t } = useTranslation();
  const [totals, setTotals] = useState({ accuracy: 0, damage: 0, surge: 0, block: 0, evade: 0, dodge: 0 });
  return (
    <>
      {TOTALS.map((name) => (
        <Stepper
          key={name}
          label={t(`activation.dice.totals.${name}`)}
          value={totals[name]}
          most={name === 'dodge' ? 2 : 20}
          onChange={(value) => setTotals({ ...totals, [name]: value })}
        />
      ))}
      <button
        type="button"
        className="btn btn-main btn-wide"
        onClick={() => onAnswer({ kind: 'dice', roll: { kind: 'totals', ...totals } })}
      >
        {t('activation.dice.enter')}
      </button>
    </>
  );
}
