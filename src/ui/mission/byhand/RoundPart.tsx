// The number of the round, and how hard the mission is from now on.

import { useTranslation } from 'react-i18next';
import { DIFFICULTY_WISHES, pressureOf } from '../../../mission';
import { Choices } from '../../games/Choices';
import { Stepper } from '../../parts/Stepper';
import { useMission } from '../mission';

const MOST_ROUNDS = 99;

export function RoundPart() {
  const { t } = useTranslation();
  const { game, say } = useMission();
  const wish = game.pressure?.wish ?? game.difficulty;
  return (
    <>
      {game.round > 0 && (
        <Stepper
          label={t('byHand.round.round')}
          value={game.round}
          most={MOST_ROUNDS}
          onChange={(round) => round > 0 && say({ kind: 'setRound', round })}
        />
      )}
      <Choices
        name="difficulty-by-hand"
        legend={t('byHand.round.difficulty')}
        options={DIFFICULTY_WISHES}
        chosen={wish}
        onChoose={(to) => say({ kind: 'setDifficulty', to })}
      >
        {(option) => (
          <>
            <b>{t(`byHand.round.levels.${option}`)}</b>
            <span>{t(`byHand.round.helps.${option}`)}</span>
          </>
        )}
      </Choices>
      {wish === 'adaptive' && (
        <p role="status">{t('byHand.round.now', { name: t(`byHand.round.levels.${pressureOf(game)}`) })}</p>
      )}
    </>
  );
}
