// The figure in hand, in a bar under the board: who it is, and whatever is told most often of it, one tap each. A space
// that is tapped while it is there is where the figure goes.

import { useTranslation } from 'react-i18next';
import { isOfHero, sideOf, type FigureState, type Game } from '../../../mission';
import { HeroPortrait } from '../../art/HeroPortrait';
import { Icon } from '../../icons';
import { CardFace } from '../CardFace';
import { HeroMarks } from '../HeroPanel';
import { useMission } from '../mission';
import { speedOf } from '../speed';
import { subjectOf } from '../subjectOf';
import { ActionPips } from './ActionPips';
import { figureOfActor } from './hand';
import { HandVitals } from './HandVitals';
import { mayTakeOver } from './turns';
import './play.css';

export function HandBar() {
  const { game, teller, cast, moving } = useMission();
  const figure = moving === null ? undefined : game.figures[moving];
  if (!figure) return null;
  const isHero = isOfHero(game, figure);
  return (
    <section className="hand-bar" aria-label={teller.figure(figure.id, cast)} data-guide="hand">
      <Head figure={figure} />
      {game.tracked && !game.prompt && <HandVitals figure={figure} />}
      {!game.tracked && isHero && (
        <div className="hand-row">
          <HeroMarks id={figure.id} />
        </div>
      )}
    </section>
  );
}

function Head({ figure }: { figure: FigureState }) {
  const { t } = useTranslation();
  const { game, teller, cast, say, look, setMoving } = useMission();
  const { id, of, actor } = figure;
  const name = teller.figure(id, cast);
  const isActing = game.active !== null && figureOfActor(game, game.active) === id;
  return (
    <div className="hand-head">
      {!isActing && (
        <span className="hand-face" aria-hidden="true">
          {isOfHero(game, figure) ? <HeroPortrait id={id} size="100%" /> : <CardFace card={of} />}
        </span>
      )}
      <p role="status" className="hand-name">
        <b>{name}</b>
        {game.tracked && <Hint figure={figure} isActing={isActing} />}
      </p>
      {isActing && <ActionPips />}
      {actor !== null && mayTakeOver(game, actor) && (
        <button type="button" className="btn" onClick={() => say({ kind: 'beginActivation', who: actor })}>
          {t('mission.hand.actsInstead')}
        </button>
      )}
      <button type="button" className="btn" onClick={() => look(subjectOf(game, figure))}>
        {t('mission.hand.more')}
      </button>
      <button
        type="button"
        className="tool"
        aria-label={t('mission.hand.away', { name })}
        onClick={() => setMoving(null)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Of an enemy, players tell what it suffers far more often than where it went. */
const hintOf = (game: Game, figure: FigureState) => {
  if (figure.at === null) return 'place';
  return sideOf(game, figure) === 'imperial' ? 'hurt' : 'move';
};

/** What the next tap on a space means; of whoever acts, how far it has gone. */
function Hint({ figure, isActing }: { figure: FigureState; isActing: boolean }) {
  const { t } = useTranslation();
  const { play, game, turn } = useMission();
  const speed = speedOf(play, game, figure);
  const isOnItsWay = isActing && figure.at !== null && speed !== undefined;
  return (
    <span className="hand-hint">
      {isOnItsWay
        ? t(turn.points > 0 ? 'mission.hand.moved' : 'mission.hand.speed', { points: turn.points, speed })
        : t(`mission.hand.${hintOf(game, figure)}`)}
    </span>
  );
}
