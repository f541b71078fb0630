// Cards that can be used now, one tap each. Where a card leaves something open, its questions come in place of the list.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MomentOffer } from '../../../mission';
import { aidPhrase } from '../../../text';
import { useMission } from '../mission';
import { CardQuestion } from './CardQuestion';
import { draftOf, nextStep, readyAct, type CardDraft } from './steps';
import './cards.css';

type Props = {
  readonly offers: readonly MomentOffer[];
  readonly label: string;
  /** Whose cards need no name. */
  readonly own: string | null;
  /** In a test: who is tested. */
  readonly on?: string;
};

const keyOf = ({ hero, offer, pick }: MomentOffer): string =>
  [hero, offer.from, offer.place, pick.or ? 'or' : ''].join(' ');

export function CardOffers({ offers, label, own, on }: Props) {
  const { game, teller, say } = useMission();
  const [asked, setAsked] = useState<{ readonly key: string; readonly draft: CardDraft } | null>(null);
  const one = asked && offers.find((offer) => keyOf(offer) === asked.key);
  const go = (offer: MomentOffer, draft: CardDraft) => {
    if (nextStep(game, offer, draft)) return setAsked({ key: keyOf(offer), draft });
    setAsked(null);
    say({ kind: 'useCard', ...readyAct(game, offer, draft.act) });
  };
  const step = one ? nextStep(game, one, asked.draft) : null;
  if (one && step)
    return (
      <CardQuestion
        card={teller.gear(one.offer.from, one.offer.name)}
        harms={one.aid.hurt !== undefined || one.aid.hurtDie !== undefined || one.aid.inflict !== undefined}
        hero={one.hero}
        step={step}
        draft={asked.draft}
        onAnswer={(draft) => go(one, draft)}
        onBack={() => setAsked(null)}
      />
    );
  return (
    <div className="card-offers" role="group" aria-label={label}>
      {offers.map((offer) => (
        <OfferButton
          key={keyOf(offer)}
          one={offer}
          isOwn={offer.hero === own}
          onTap={() => {
            const draft = draftOf(offer);
            go(
              offer,
              on === undefined || on === offer.hero ? draft : { ...draft, act: { ...draft.act, on } },
            );
          }}
        />
      ))}
    </div>
  );
}

type ButtonProps = { readonly one: MomentOffer; readonly isOwn: boolean; readonly onTap: () => void };

function OfferButton({ one, isOwn, onTap }: ButtonProps) {
  const { t } = useTranslation();
  const { teller, cast } = useMission();
  const { offer, hero, on, alone, over } = one;
  const [only, ...others] = on ?? [];
  const words = t('mission.attack.chip', {
    name: teller.gear(offer.from, offer.name),
    what: useOfferWords(one),
  });
  return (
    <button type="button" className="btn card-offer" onClick={onTap}>
      <span>
        {isOwn ? words : t('mission.moments.of', { hero: teller.hero(hero), what: words })}
        {only !== undefined && only !== hero && others.length === 0 && !alone && (
          <b> {teller.figure(only, cast)}</b>
        )}
      </span>
      {over > 0 && (
        <span className="count-word">
          {t('mission.moments.over', { strain: offer.effect.strainCost, count: over })}
        </span>
      )}
    </button>
  );
}

/** Only the half that is picked, and what must hold where the app does not see it. */
function useOfferWords({ offer, aid, sure }: MomentOffer): string {
  const { t } = useTranslation();
  const { or: _other, ...effect } = offer.effect;
  const what = aidPhrase(t, effect.gives ? { ...effect, gives: aid } : effect);
  const needs = effect.needs.map((need) => t(`aid.needs.${need}`)).join(', ');
  return sure || needs === '' ? what : t('mission.moments.if', { what, needs });
}
