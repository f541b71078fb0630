// One hero, opened from the portrait: begin or end the activation, wounded, withdrawn; in tracked play also damage,
// strain, conditions and the place on the board.

import { useTranslation } from 'react-i18next';
import {
  activationsOf,
  actorIn,
  cardState,
  fighterInMission,
  figuresOfActor,
  heroIn,
  numbersOf,
  whyNotActor,
  type Actor,
  type Game,
  type HeroActor,
  type OtherActor,
  type Play,
} from '../../mission';
import { FoldedHeroPage } from '../hero/HeroPage';
import { Ask } from '../parts/Ask';
import { Elsewhere } from '../party/Elsewhere';
import { useOwner } from '../party/seat';
import { Term } from '../rules/Term';
import { attackOf } from './attack/attackOf';
import { CardNumbers } from './CardNumbers';
import { useEndTurn } from './cards/useEndTurn';
import { FigureVitals } from './FigureVitals';
import { HeroCards } from './HeroCards';
import { LensButton } from './lens/LensButton';
import { useMission } from './mission';
import { Healths } from './prompts/figures';
import { MainButton, Sheet } from './Sheet';
import { Carried } from './ThingPanel';
import { useOrderWriter } from './useOrderWriter';

export function HeroPanel({ id, cards = false }: { id: string; cards?: boolean }) {
  const { t } = useTranslation();
  const { game, teller } = useMission();
  const hero = heroIn(game, id);
  const ownerOf = useOwner();
  if (!hero) return null;
  const name = teller.hero(id);
  const left = activationsOf(game, hero) - hero.activated;
  return (
    <Sheet title={name}>
      <ul className="facts">
        <li>{t(hero.wounded ? 'mission.hero.wounded' : 'mission.hero.healthy')}</li>
        <li>{t('mission.hero.left', { count: Math.max(0, left) })}</li>
      </ul>
      <Carried who={id} />
      <FigureVitals ids={[id]} />
      <Elsewhere words={ownerOf(id) ? t('party.elsewhere.cards', { hero: name }) : null}>
        <HeroCards id={id} sought={cards} />
        <div className="buttons" data-guide="marks">
          {game.tracked && id in game.figures && <AttackButton id={id} />}
          <HeroMarks id={id} />
          {!game.tracked && <LensButton figure={id} />}
          {hero.wounded && <Standing id={id} name={name} isBack={hero.gone !== null} />}
          <Readiness actor={hero} />
        </div>
        <Page hero={hero} />
        <Turn who={id} name={name} may={whyNotActor(game, hero) === undefined} />
      </Elsewhere>
    </Sheet>
  );
}

function Page({ hero }: { hero: HeroActor }) {
  const { t } = useTranslation();
  const { play, game, teller } = useMission();
  const numbers = numbersOf(play, game, hero.id);
  if (!numbers) return null;
  const held = (id: string) => hero.gear?.find((card) => card.id === id);
  return (
    <FoldedHeroPage
      numbers={numbers}
      cardName={(id) => teller.gear(id, held(id)?.facts?.name)}
      stateOf={(id) => {
        const state = cardState(hero, id);
        return state === 'ready' ? undefined : t(`heroPage.states.${state}`);
      }}
    />
  );
}

/** Also out of turn: a card may give an attack. */
function AttackButton({ id }: { id: string }) {
  const { t } = useTranslation();
  const { game, look } = useMission();
  if (game.prompt || game.stage === 'over') return null;
  return (
    <button type="button" className="btn" onClick={() => look(attackOf(id))}>
      {t('mission.turn.attack')}
    </button>
  );
}

/** The way back: from withdrawn to wounded, from wounded to healthy. */
function Standing({ id, name, isBack }: { id: string; name: string; isBack: boolean }) {
  const { t } = useTranslation();
  const { say } = useMission();
  const label = t(isBack ? 'mission.hero.back' : 'mission.hero.stand');
  return (
    <Ask
      key={label}
      question={t(isBack ? 'mission.hero.askBack' : 'mission.hero.askStand', { name })}
      yes={label}
      onYes={() => say({ kind: 'stand', hero: id })}
    >
      {label}
    </Ask>
  );
}

/** A card gives an activation back, or takes one. */
function Readiness({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const { game, say } = useMission();
  const all = activationsOf(game, actor);
  if (all === 0 || game.active === actor.id || game.stage === 'over') return null;
  const tell = (ready: boolean) => say({ kind: 'readyActor', actor: actor.id, ready });
  return (
    <>
      {actor.activated > 0 && (
        <button type="button" className="btn" onClick={() => tell(true)}>
          {t('mission.card.ready')}
        </button>
      )}
      {actor.activated < all && (
        <button type="button" className="btn" onClick={() => tell(false)}>
          {t('mission.card.exhaust')}
        </button>
      )}
    </>
  );
}

/** Wounded first, withdrawn after that. */
export function HeroMarks({ id }: { id: string }) {
  const { t } = useTranslation();
  const { game, teller, say } = useMission();
  const hero = heroIn(game, id);
  if (!hero || hero.gone !== null) return null;
  const name = teller.hero(id);
  return hero.wounded ? (
    <Ask
      key="withdraw"
      question={t('mission.hero.askWithdraw', { name })}
      yes={t('mission.hero.withdraw')}
      onYes={() => say({ kind: 'withdraw', hero: id })}
    >
      {t('mission.hero.withdraw')}
    </Ask>
  ) : (
    <Ask
      key="wound"
      question={t('mission.hero.askWound', { name })}
      yes={t('mission.hero.wound')}
      onYes={() => say({ kind: 'wound', hero: id })}
    >
      {t('mission.hero.wound')}
    </Ask>
  );
}

/** Whoever is no hero. */
export function ActorPanel({ id }: { id: string }) {
  const { t } = useTranslation();
  const { play, game, teller, say } = useMission();
  const actor = actorIn(game, id);
  if (!actor || actor.kind === 'hero') return null;
  const name = teller.who(id);
  const figures = figuresOfActor(game, id).map((figure) => figure.id);
  return (
    <Sheet title={name}>
      <p>{t(actor.kind === 'ally' ? 'mission.allyHelp' : `mission.others.${actor.kind}`)}</p>
      {actor.kind === 'companion' && <CompanionText actor={actor} />}
      {actor.kind === 'bystander' && !game.tracked && <Healths ids={figures} />}
      <FigureVitals ids={figures} />
      {actor.gone === null && isMortal(play, game, figures) && (
        <div className="buttons">
          <Ask
            question={t('mission.askDefeated', { name })}
            yes={t('mission.defeated')}
            onYes={() => say({ kind: 'defeat', actor: id })}
          >
            {t('mission.defeated')}
          </Ask>
          <Readiness actor={actor} />
        </div>
      )}
      <Turn who={id} name={name} may={whyNotActor(game, actor) === undefined} />
    </Sheet>
  );
}

/** Whose it is, its card in numbers, and what it may not do. */
function CompanionText({ actor }: { actor: OtherActor }) {
  const { t } = useTranslation();
  const { play, teller } = useMission();
  const writer = useOrderWriter(undefined);
  const card = play.kit.cards[actor.of];
  return (
    <>
      {actor.with !== undefined && <p>{t('mission.companion.with', { owner: teller.who(actor.with) })}</p>}
      <p>
        {t('mission.companion.help')} <Term id="companion" />
      </p>
      {card && <CardNumbers card={card} bonusHealth={0} writer={writer} />}
    </>
  );
}

/** Somebody without health cannot be hurt; who is incapacitated is not defeated a second time. */
const isMortal = (play: Play, game: Game, ids: readonly string[]): boolean =>
  ids
    .flatMap((id) => game.figures[id] ?? [])
    .some((figure) => !figure.incapacitated && fighterInMission(play, game, figure).health !== undefined);

type TurnProps = { readonly who: string; readonly name: string; readonly may: boolean };

function Turn({ who, name, may }: TurnProps) {
  const { t } = useTranslation();
  const { game, say, look } = useMission();
  const end = useEndTurn();
  if (game.stage !== 'heroes' || game.window || game.prompt) return null;
  if (game.active === who)
    return <MainButton onClick={() => end(who)}>{t('mission.end', { name })}</MainButton>;
  if (!may || game.active !== null) return null;
  const begin = () => {
    say({ kind: 'beginActivation', who });
    look(null);
  };
  return <MainButton onClick={begin}>{t('mission.begin', { name })}</MainButton>;
}
