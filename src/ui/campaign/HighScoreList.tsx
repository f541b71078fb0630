import { useTranslation } from 'react-i18next';
import { scoresOf, type HighScores } from '../../session';
import { useHighScores } from '../services';

const SHOWN = 10;

type Props = {
  readonly campaign: string;
  /** The one that was just played. */
  readonly game: string;
};

/** Whether the game has its line in the list. */
export const useIsListed = ({ campaign, game }: Props): boolean =>
  listedOf(useHighScores(), campaign).some((score) => score.game === game);

const listedOf = (all: HighScores, campaign: string) => scoresOf(all, campaign).slice(0, SHOWN);

/** Who made the greatest name in this campaign, on this device (row 95). */
export function HighScoreList({ campaign, game }: Props) {
  const { t } = useTranslation();
  const scores = listedOf(useHighScores(), campaign);
  return (
    <section className="scores" aria-label={t('campaign.ending.scores')}>
      <h3>{t('campaign.ending.scores')}</h3>
      <p className="lead">
        {t(scores.length === 0 ? 'campaign.ending.noScores' : 'campaign.ending.scoresHelp')}
      </p>
      <ol>
        {scores.map(({ game: id, name, fame, difficulty }) => (
          <li key={id} className={id === game ? 'score score-own' : 'score'}>
            <b>{name}</b>
            <span>{t(`newGame.difficulty.${difficulty}.title`)}</span>
            <span>{t('campaign.fame', { fame })}</span>
            {id === game && <span className="visually-hidden">{t('campaign.ending.thisOne')}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
