// Tracked play: what whoever acts can do now, one tap each. Moves are not here: a tap on a space begins one by itself.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  callableBy,
  fighterInMission,
  turnKey,
  turnOffers,
  type FigureState,
  type HeroAction,
  type Turn,
} from '../../../mission';
import { canPayStrain, DISCARDED_BY_ACTION, STRAIN_FOR_MOVEMENT } from '../../../rules';
import { GameIcon } from '../../activation/GameIcon';
import { Icon } from '../../icons';
import { attackOf } from '../attack/attackOf';
import { useMission, type PanelSubject } from '../mission';
import { subjectOf } from '../subjectOf';

const cardsOf = (subject: PanelSubject): PanelSubject =>
  subject.kind === 'hero' ? { ...subject, cards: true } : subject;

type Props = { readonly figure: FigureState; readonly turn: Turn };

export function TurnActs({ figure, turn }: Props) {
  const { t } = useTranslation();
  const { play, game, say, look } = useMission();
  const fighter = fighterInMission(play, game, figure);
  const { hero } = fighter;
  const take = (action: HeroAction) => say({ kind: 'takeAction', ...action });
  // A card may give another action: the buttons step back, and work.
  const [byCard, setByCard] = useState<string | null>(null);
  const isOver = turn.actions.left <= 0;
  const style = isOver ? 'btn turn-unusual' : 'btn';
  const strain = hero && <Strain strained={turn.strained} payable={canPayStrain(fighter, 1)} />;
  const cards = figure.actor !== null && turnOffers(play, game, figure.actor).length > 0 && (
    <button type="button" className="btn" onClick={() => look(cardsOf(subjectOf(game, figure)))}>
      {t('mission.attack.cards')}
    </button>
  );
  const companions = figure.actor !== null && <Companions hero={figure.actor} />;
  if (isOver && byCard !== turnKey(game))
    return (
      <>
        {turn.due > 0 && <Due figure={figure} due={turn.due} />}
        <div className="hand-row turn-acts" role="group" aria-label={t('mission.turn.acts')}>
          {strain}
          {cards}
          {companions}
          <button type="button" className="btn turn-unusual" onClick={() => setByCard(turnKey(game))}>
            {t('mission.turn.byCard')}
          </button>
        </div>
      </>
    );
  return (
    <>
      {turn.due > 0 && <Due figure={figure} due={turn.due} />}
      <div className="hand-row turn-acts" role="group" aria-label={t('mission.turn.acts')}>
        <button type="button" className={style} onClick={() => look(attackOf(figure.id))}>
          {t('mission.turn.attack')}
        </button>
        {hero && (
          <button type="button" className={style} onClick={() => take({ as: 'rest' })}>
            {t('mission.turn.rest')}
          </button>
        )}
        {hero && game.medpacs > 0 && figure.damage > 0 && (
          <button
            type="button"
            className={style}
            aria-label={t('mission.turn.restMedpac')}
            onClick={() => take({ as: 'rest', medpac: true })}
          >
            {t('mission.turn.rest')} + <Icon name="medpac" />
          </button>
        )}
        {strain}
        {cards}
        {companions}
        {DISCARDED_BY_ACTION.filter((condition) => figure.conditions.includes(condition)).map((condition) => (
          <button
            key={condition}
            type="button"
            className={style}
            onClick={() => take({ as: 'discard', condition })}
          >
            {t('mission.turn.discard', { condition: t(`conditions.${condition}`) })}
          </button>
        ))}
      </div>
    </>
  );
}

/** A hero may call a companion to his side. */
export function Companions({ hero }: { hero: string }) {
  const { t } = useTranslation();
  const { play, game, teller, say } = useMission();
  return callableBy(play, game, hero).map(({ companion, strain, isThere }) => (
    <button
      key={companion}
      type="button"
      className="btn"
      onClick={() => say({ kind: 'bringCompanion', companion })}
    >
      {t(`mission.companion.${isThere ? 'again' : 'bring'}`, {
        name: teller.card(companion),
        cost: t('table.strain', { count: strain }),
      })}
    </button>
  ));
}

/** Bleeding asks after each action; the players may have a card against it. */
function Due({ figure, due }: { figure: FigureState; due: number }) {
  const { t } = useTranslation();
  const { play, game, say } = useMission();
  const isOnlyStrain = canPayStrain(fighterInMission(play, game, figure), due);
  return (
    <div className="hand-row turn-due" role="status">
      <p>{t('mission.turn.due')}</p>
      <button type="button" className="btn" onClick={() => say({ kind: 'bleed', suffer: true })}>
        {t(isOnlyStrain ? 'mission.turn.suffer' : 'mission.turn.sufferOver', { count: due })}
      </button>
      <button type="button" className="btn" onClick={() => say({ kind: 'bleed', suffer: false })}>
        {t('mission.turn.waive')}
      </button>
    </div>
  );
}

/** Told when the rules forbid it; kept from nobody. */
function Strain({ strained, payable }: { strained: number; payable: boolean }) {
  const { t } = useTranslation();
  const { say } = useMission();
  const isAllowed = payable && strained < STRAIN_FOR_MOVEMENT;
  const used = t('mission.turn.strained', { count: strained, most: STRAIN_FOR_MOVEMENT });
  const note = payable ? used : t('mission.turn.enduranceFull');
  return (
    <button
      type="button"
      className={isAllowed ? 'btn' : 'btn turn-unusual'}
      aria-label={`${t('mission.turn.strainLong')}, ${note}`}
      onClick={() => say({ kind: 'strainToMove' })}
    >
      <span>
        {t('mission.turn.strain')} <GameIcon name="strain" />
      </span>
      <span className="count-word">{note}</span>
    </button>
  );
}
