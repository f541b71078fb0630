// The heroes and whoever came along, as a row of big buttons: who acts now, who may, who is done, who is hurt. One tap on a
// portrait begins the activation of whoever may act, and takes the figure in hand.

import { useTranslation } from 'react-i18next';
import {
  activationsOf,
  fighterInMission,
  figureOfActor,
  heroesIn,
  mayBegin,
  othersIn,
  turnStateOf,
  type Actor,
  type HeroActor,
  type OtherActor,
  type TurnState,
} from '../../mission';
import { BONUS_HEALTH, type Condition } from '../../rules';
import { GameIcon } from '../activation/GameIcon';
import { HeroPortrait } from '../art/HeroPortrait';
import { lettersOf } from '../parts/letters';
import { useOwner, useSeat } from '../party/seat';
import { CardFace } from './CardFace';
import { heroColour } from './colours';
import { PowerTokenSigns } from './PowerTokenSigns';
import { useMission } from './mission';
import { outOf } from './play/HandVitals';
import { StateMark } from './play/StateMark';

export function Portraits() {
  const { t } = useTranslation();
  const { game, teller } = useMission();
  const own = useSeat()?.who.heroes ?? [];
  const isOwn = ({ id }: HeroActor): boolean => own.includes(id);
  const stateWord = (actor: Actor) => t(`mission.states.${turnStateOf(game, actor)}`);
  return (
    <ul
      className={own.length > 0 ? 'portraits portraits-shared' : 'portraits'}
      aria-label={t('mission.heroes')}
      data-guide="portraits"
    >
      {heroesIn(game)
        .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
        .map((hero) => (
          <li
            key={hero.id}
            className={isOwn(hero) ? 'portrait-own' : 'portrait-foreign'}
            style={lettersOf(teller.hero(hero.id), stateWord(hero))}
          >
            <HeroButton hero={hero} />
          </li>
        ))}
      {othersIn(game)
        .filter(isShown)
        .map((actor) => (
          <li
            key={actor.id}
            style={lettersOf(teller.who(actor.id), stateWord(actor), t(`mission.others.${actor.kind}`))}
          >
            <ActorButton actor={actor} />
          </li>
        ))}
    </ul>
  );
}

/** Whom the players play, and bystanders: as long as they are there, and when they were defeated. */
const isShown = ({ controller, kind, gone }: OtherActor): boolean =>
  (controller === 'players' || kind === 'bystander') && (gone === null || gone === 'defeated');

/** Begins if that is possible now; whoever has left the map can only be looked at. */
function useTap({ id: who, kind }: Actor): () => void {
  const { game, say, look, setMoving } = useMission();
  const figure = figureOfActor(game, who);
  const ownerOf = useOwner();
  return () => {
    // Whom another device plays can be looked at; in the panel everything can be done here, too.
    if (figure === null || ownerOf(who)) return look({ kind: kind === 'hero' ? kind : 'actor', id: who });
    if (mayBegin(game, who)) say({ kind: 'beginActivation', who });
    setMoving(figure);
  };
}

/** Those who may be next are the main thing to tap. */
function useLook(who: string, state: TurnState): string {
  const { game, moving } = useMission();
  const ownerOf = useOwner();
  const isInHand = moving !== null && moving === figureOfActor(game, who);
  return [
    `portrait portrait-${state}`,
    ...(mayBegin(game, who) && !ownerOf(who) ? ['btn-main'] : []),
    ...(isInHand ? ['portrait-held'] : []),
  ].join(' ');
}

function HeroButton({ hero }: { hero: HeroActor }) {
  const { t } = useTranslation();
  const { game, teller } = useMission();
  const { id, activated, wounded, gone } = hero;
  const all = activationsOf(game, hero);
  const state = turnStateOf(game, hero);
  const party = heroesIn(game);
  const { length } = party;
  const seat = party.findIndex((one) => one.id === id);
  const bonus = length === 2 || length === 3 ? BONUS_HEALTH[length] : 0;
  const look = useLook(id, state);
  const tap = useTap(hero);
  return (
    <button
      type="button"
      className={look}
      data-guide={state === 'acting' ? 'acting' : undefined}
      onClick={tap}
    >
      <span className="portrait-faces" style={{ outlineColor: heroColour(seat) }}>
        <span className="portrait-face">
          <HeroPortrait id={id} size="100%" wounded={wounded} withdrawn={gone === 'withdrew'} />
        </span>
        {all > 1 && <Pips used={activated} all={all} />}
        <StateMark state={state} />
      </span>
      <span className="portrait-words">
        <span className="portrait-name">{teller.hero(id)}</span>
        <span className="portrait-state">{t(`mission.states.${state}`)}</span>
        {wounded && gone === null && <b className="portrait-wounded">{t('mission.states.wounded')}</b>}
        <Hurt figure={id} />
        {bonus > 0 && <span className="portrait-bonus">{t('mission.plusHealth', { count: bonus })}</span>}
      </span>
    </button>
  );
}

function ActorButton({ actor }: { actor: OtherActor }) {
  const { t } = useTranslation();
  const { game, teller } = useMission();
  const state = turnStateOf(game, actor);
  const look = useLook(actor.id, state);
  const tap = useTap(actor);
  return (
    <button type="button" className={`${look} portrait-other`} onClick={tap}>
      <span className="portrait-faces">
        <span className="portrait-face">
          <CardFace card={actor.of} />
        </span>
        <StateMark state={state} />
      </span>
      <span className="portrait-words">
        <span className="portrait-name">{teller.who(actor.id)}</span>
        <span className="portrait-state">{t(`mission.states.${state}`)}</span>
        <Hurt figure={figureOfActor(game, actor.id)} />
        <span className="portrait-bonus">{t(`mission.others.${actor.kind}`)}</span>
      </span>
    </button>
  );
}

/** Tracked play: how much of everything lies on the hero sheet. */
function Hurt({ figure: id }: { figure: string | null }) {
  const { play, game } = useMission();
  const figure = id === null ? undefined : game.figures[id];
  if (!game.tracked || !figure) return null;
  const { health, hero } = fighterInMission(play, game, figure);
  return (
    <span className="portrait-hurt">
      <span>
        <GameIcon name="damage" /> {outOf(figure.damage, health)}
      </span>
      {figure.strain > 0 && (
        <span>
          <GameIcon name="strain" /> {outOf(figure.strain, hero?.endurance)}
        </span>
      )}
      {figure.conditions.length > 0 && <Conditions of={figure.conditions} />}
      <PowerTokenSigns of={figure.powerTokens} />
    </span>
  );
}

function Conditions({ of }: { of: readonly Condition[] }) {
  const { t } = useTranslation();
  return <span className="portrait-conditions">{of.map((one) => t(`conditions.${one}`)).join(', ')}</span>;
}

/** One mark for each activation of the round; those that are used up are hollow, like actions. */
function Pips({ used, all }: { used: number; all: number }) {
  const { t } = useTranslation();
  return (
    <span className="portrait-pips" role="img" aria-label={t('mission.activations', { used, all })}>
      {Array.from({ length: all }, (_, place) => (
        <span key={place} className={place < used ? 'portrait-pip spent' : 'portrait-pip'} />
      ))}
    </span>
  );
}
