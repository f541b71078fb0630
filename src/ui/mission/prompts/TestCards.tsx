// The heroes' cards in a test: what they add before the dice, and what may be rolled again after them.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rerollOf, testOffers, type TestRoll } from '../../../mission';
import { FlatDie } from '../../../scene';
import { useFaceWords } from '../../activation/DieFace';
import { CardOffers } from '../cards/CardOffers';
import { useMission } from '../mission';

type Props = {
  readonly tested: Pick<TestRoll, 'hero' | 'attribute' | 'focused'>;
  /** By the app; `null`: not yet, or at the table. */
  readonly rolled: TestRoll | null;
};

export function TestCards({ tested, rolled }: Props) {
  const { t } = useTranslation();
  const { play, game } = useMission();
  const offers = testOffers(play, game, tested, rolled !== null);
  return (
    <>
      <Reroll key={JSON.stringify(rolled?.faces)} tested={tested} rolled={rolled} />
      {offers.length > 0 && (
        <CardOffers
          offers={offers}
          label={t('mission.prompt.test.cards')}
          own={tested.hero}
          on={tested.hero}
        />
      )}
    </>
  );
}

/** One die with one tap; of several, those that are tapped. */
function Reroll({ tested, rolled }: Props) {
  const { t } = useTranslation();
  const { play, game, say } = useMission();
  const words = useFaceWords();
  const [picked, setPicked] = useState<readonly number[]>([]);
  const card = rerollOf(play, game, tested.hero);
  if (!card) return null;
  const { name, most, together } = card;
  if (!rolled) return <p role="status">{t('mission.prompt.test.rerollTable', { card: name })}</p>;
  const all = rolled.dice.map((_, place) => place);
  const reroll = (again: readonly number[]) => say({ kind: 'rollTest', ...tested, again });
  const tap = (place: number) => {
    if (most === 1) return reroll([place]);
    const others = picked.filter((other) => other !== place);
    if (others.length < picked.length) setPicked(others);
    else if (picked.length < most) setPicked([...picked, place]);
  };
  const chosen = together ? all : picked;
  return (
    <div className="card-question" role="group" aria-label={name}>
      <p role="status">
        {t(most === 1 ? 'mission.prompt.test.rerollNow' : 'mission.prompt.test.rerollSome', { card: name })}
      </p>
      <div className="buttons">
        {!together &&
          rolled.dice.map((die, place) => (
            <button
              // Dice of one colour are told apart by their place only.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              type="button"
              className="face"
              aria-label={words(die, rolled.faces[place] ?? 0)}
              aria-pressed={picked.includes(place)}
              onClick={() => tap(place)}
            >
              <FlatDie die={die} face={rolled.faces[place] ?? 0} letter={t(`dieLetters.${die}`)} />
            </button>
          ))}
        {most > 1 && (
          <button type="button" className="btn" disabled={chosen.length === 0} onClick={() => reroll(chosen)}>
            {t('mission.prompt.test.reroll')}
          </button>
        )}
      </div>
    </div>
  );
}
