// What the players' cards do to an attack: one tap for each card that fits, and everything else by hand behind "More".

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DefenseOffer } from '../../../mission';
import { resultsThere, type AttackResult, type PowerToken } from '../../../rules';
import { aidPhrase } from '../../../text';
import { numbered } from '../../parts/distinct';
import { useOfferNames } from '../../parts/names';
import { Toggles } from '../../parts/Toggles';
import { isUsed, pickedAnew, pickedOf, type Aids } from './aids';
import { ByHand, type HandProps } from './ByHand';
import { CardButton } from './CardButton';
import { changedByOffer, isReroll } from './offers';
import { Picks } from './Picks';
import { pickedAtFirst, type Choices } from './picks';

type Token = {
  readonly held: readonly PowerToken[];
  readonly spent: PowerToken | null;
  readonly onSpend: (token: PowerToken | null) => void;
};

type Props = HandProps & {
  readonly offers: readonly DefenseOffer[];
  /** Those that there are once these aids lie there. */
  readonly offersWith: (aids: Aids) => readonly DefenseOffer[];
  readonly target: string;
  readonly dice: Pick<Choices, 'attack' | 'defense'>;
  readonly result?: AttackResult;
  readonly token: Token;
  /** Dice to be rolled again: any of them by hand, with a card those that it allows. */
  readonly rerolls?: (isByHand: boolean) => ReactNode;
};

export function DefenseCards(props: Props) {
  const { t } = useTranslation();
  const { aids, offers, offersWith, others, onChange, rerolls, result, dice, nameOf } = props;
  const [isOpen, setOpen] = useState(false);
  // A card that rolls a die again is used by a tap on the die, as far as there are dice to tap.
  const shown = offers.filter((one) => isUsed(aids, one.aid) || !(rerolls && isReroll(one)));
  const cardName = useCardName(props);
  const words = shown.map((one) => (one.failed ? t('mission.moments.failed') : offerPhrase(t, one)));
  const names = numbered(
    shown.map(cardName),
    shown.map((one, place) => `${cardName(one)} ${words[place]} ${one.friend ?? ''}`),
  );
  const choicesOf = ({ aid }: DefenseOffer): Choices => {
    const { turn } = aid.gives;
    const own = pickedOf(aids, aid).turned ?? 0;
    return { ...dice, there: turn && result ? resultsThere(result, turn.from) + own : 0, on: [] };
  };
  const tap = (one: DefenseOffer) => {
    const next = changedByOffer(one, aids, offers, offersWith);
    const first = pickedAtFirst(one.aid.gives, choicesOf(one), 'defender');
    onChange(isUsed(next, one.aid) ? pickedAnew(next, one.aid, first) : next);
  };
  return (
    <section className="defense" aria-label={t('activation.defense.title')}>
      {rerolls?.(isOpen)}
      <div className="defense-row">
        {shown.map((one, place) => (
          <CardButton
            key={`${one.hero} ${one.offer.from} ${one.offer.place} ${JSON.stringify(one.pick)} ${one.friend ?? ''} ${one.failed ?? ''}`}
            name={names[place] ?? ''}
            what={one.friend ? `${words[place]} → ${nameOf(one.friend)}` : (words[place] ?? '')}
            on={isUsed(aids, one.aid)}
            excess={one.excess}
            onTap={() => tap(one)}
          />
        ))}
        <button
          type="button"
          className="btn defense-card"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('activation.defense.more')}
        </button>
      </div>
      {shown.map(
        (one, place) =>
          isUsed(aids, one.aid) && (
            <Picks
              key={`${names[place]} ${words[place]}`}
              card={names[place] ?? ''}
              gives={one.aid.gives}
              choices={choicesOf(one)}
              repeatable={one.offer.effect.repeatable}
              picked={pickedOf(aids, one.aid)}
              nameOf={(id) => nameOf(id as DefenseOffer['hero'])}
              onPick={(picked) => onChange(pickedAnew(aids, one.aid, picked))}
            />
          ),
      )}
      <Tokens {...props.token} />
      {isOpen && <ByHand aids={aids} onChange={onChange} nameOf={nameOf} others={others} />}
    </section>
  );
}

function useCardName({ target, nameOf }: Pick<Props, 'target' | 'nameOf'>) {
  const { t } = useTranslation();
  const cardOf = useOfferNames();
  return ({ hero, offer }: DefenseOffer): string =>
    hero === target ? cardOf(offer) : t('activation.defense.of', { hero: nameOf(hero), card: cardOf(offer) });
}

/** Only the half that was picked. */
function offerPhrase(t: ReturnType<typeof useTranslation>['t'], { offer, aid }: DefenseOffer): string {
  const { or: _, gives: __, ...effect } = offer.effect;
  const isEmpty = Object.keys(aid.gives).length === 0;
  return aidPhrase(t, { ...effect, options: [], ...(isEmpty ? {} : { gives: aid.gives }) });
}

function Tokens({ held, spent, onSpend }: Token) {
  const { t } = useTranslation();
  const kinds = (['block', 'evade'] as const).filter((one) => held.includes(one) || spent === one);
  if (kinds.length === 0) return null;
  return (
    <Toggles
      label={t('mission.attack.token')}
      look="chip"
      options={kinds}
      isOn={(one) => one === spent}
      onTap={(one) => onSpend(one === spent ? null : one)}
    >
      {(one) => t('mission.attack.tokenOf', { kind: t(`aid.results.${one}`) })}
    </Toggles>
  );
}
