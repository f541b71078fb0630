// The figure in hand, in a bar under the board: who it is, and whatever is told most often of it, one tap each. A space
// that is tapped while it is there is where the figure goes.

import { useTranslation } from 'react-i18next';
import { isOfHero, mayTakeOver, sideOf, type FigureState, type Game, type Turn } from '../../../mission';
import { useShortScreen } from '../../feel/useShortScreen';
import { Icon } from '../../icons';
import { CardFace } from '../CardFace';
import { HeroMarks } from '../HeroPanel';
import { PowerTokenSigns } from '../PowerTokenSigns';
import { useMission } from '../mission';
import { subjectOf } from '../subjectOf';
import { ActionPips } from './ActionPips';
import { AttackFirst } from './AttackFirst';
import { HandVitals, VitalsReadout } from './HandVitals';
import { InReach } from './InReach';
import { Companions, TurnActs } from './TurnActs';
import './play.css';

export function HandBar() {
  const { game, teller, cast, moving, turn } = useMission();
  const isShort = useShortScreen();
  const figure = moving === null ? undefined : game.figures[moving];
  if (!figure) return null;
  const isHero = isOfHero(game, figure);
  const isTurn = turn?.figure === figure.id && !game.window;
  return (
    <section className="hand-bar" aria-label={teller.figure(figure.id, cast)} data-guide="hand">
      <Head figure={figure} vitals={game.tracked && isShort && isTurn} />
      {game.tracked && isTurn && !isShort && <InReach near />}
      {game.tracked && !game.prompt && isTurn && <TurnActs figure={figure} turn={turn} />}
      {game.tracked && !game.prompt && !(isShort && isTurn) && (
        <HandVitals figure={figure} conditions={!isTurn && !isShort} />
      )}
      {!game.tracked && isHero && (
        <div className="hand-row">
          <HeroMarks id={figure.id} />
          {isTurn && !game.prompt && <Companions hero={figure.id} />}
        </div>
      )}
    </section>
  );
}

/**
 * The party's portraits stand below: who is in hand is marked there, and needs no second face.
 * `vitals`: the way to the panel shows what can be changed there, since no row of its own does.
 */
function Head({ figure, vitals }: { figure: FigureState; vitals: boolean }) {
  const { t } = useTranslation();
  const { game, teller, cast, turn, say, look, setMoving } = useMission();
  const { id, of, actor } = figure;
  const name = teller.figure(id, cast);
  const isActing = turn?.figure === id;
  return (
    <div className="hand-head">
      {actor === null && (
        <span className="hand-face" aria-hidden="true">
          <CardFace card={of} />
        </span>
      )}
      <p role="status" className="hand-name">
        <b>{name}</b> {game.tracked && <PowerTokenSigns of={figure.powerTokens} />}
        {game.tracked && <Hint figure={figure} isActing={isActing} />}
      </p>
      {isActing && <ActionPips />}
      {game.tracked && !isActing && !game.prompt && !game.window && <AttackFirst figure={figure} />}
      <button type="button" className="btn" onClick={() => look(subjectOf(game, figure))}>
        {vitals ? <VitalsReadout figure={figure} /> : t('mission.hand.more')}
      </button>
      <button
        type="button"
        className="tool"
        aria-label={t('mission.hand.away', { name })}
        onClick={() => setMoving(null)}
      >
        <Icon name="close" />
      </button>
      {actor !== null && mayTakeOver(game, actor) && (
        <button
          type="button"
          className="btn hand-instead"
          onClick={() => say({ kind: 'beginActivation', who: actor })}
        >
          {t('mission.hand.actsInstead')}
        </button>
      )}
    </div>
  );
}

/** Of an enemy, players tell what it suffers far more often than where it went. */
const hintOf = (game: Game, figure: FigureState) => {
  if (figure.at === null) return 'place';
  return sideOf(game, figure) === 'imperial' ? 'hurt' : 'move';
};

/** What the next tap on a space means; of whoever acts, how far it has gone and may still go. */
function Hint({ figure, isActing }: { figure: FigureState; isActing: boolean }) {
  const { t } = useTranslation();
  const { game, turn } = useMission();
  const isOnItsWay = isActing && figure.at !== null;
  if (turn && isActing && turn.actions.left <= 0 && turn.pointsLeft === 0 && turn.pointsOver === 0)
    return (
      <span className="hand-hint">
        {t(isOfHero(game, figure) ? 'mission.turn.noActions' : 'mission.turn.noActionsAlly')}
      </span>
    );
  return (
    <span className="hand-hint">
      {turn && isOnItsWay
        ? t(`mission.hand.${strideHint(turn)}`, {
            points: turn.points,
            speed: turn.speed,
            left: turn.pointsLeft,
            over: turn.pointsOver,
          })
        : t(`mission.hand.${hintOf(game, figure)}`)}
    </span>
  );
}

function strideHint({ points, pointsLeft, pointsOver }: Turn) {
  if (pointsOver > 0) return 'over';
  if (pointsLeft > 0) return 'left';
  return points === 0 ? 'speed' : 'another';
}
