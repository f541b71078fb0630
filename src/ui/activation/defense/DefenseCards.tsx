// What the players' cards do to an attack: one tap for each card that fits, and everything else by hand behind "More".

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DefenseOffer } from '../../../mission';
import { DEFENSE_DICE, type Die } from '../../../rules';
import { aidPhrase } from '../../../text';
import { useOfferNames } from '../../parts/names';
import { Stepper } from '../../parts/Stepper';
import type { NameOf } from '../names';
import {
  byHand,
  diceByHand,
  HAND_DICE,
  HAND_NUMBERS,
  isUsed,
  steppedIn,
  toggled,
  withByHand,
  withDiceByHand,
  withStepIn,
  type Aids,
} from './aids';

type Props = {
  readonly aids: Aids;
  readonly onChange: (aids: Aids) => void;
  readonly offers: readonly DefenseOffer[];
  readonly target: string;
  readonly nameOf: NameOf;
  /** Who else could become the target; none after the roll, when dice cannot change any more either. */
  readonly others: readonly NonNullable<Aids[number]['target']>[] | null;
  /** Dice to be rolled again: any of them by hand, with a card those that it allows. */
  readonly rerolls?: (isOffered: (die: Die) => boolean) => ReactNode;
};

/** No card gives more. */
const MOST = 20;
const MOST_DICE = 3;

export function DefenseCards(props: Props) {
  const { t } = useTranslation();
  const { aids, offers, others } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="defense" aria-label={t('activation.defense.title')}>
      <div className={others === null ? 'defense-row defense-rolled' : 'defense-row'}>
        {offers.map((one) => (
          <OfferButton
            {...props}
            key={`${one.hero} ${one.offer.from} ${one.offer.place} ${JSON.stringify(one.pick)} ${one.friend ?? ''}`}
            one={one}
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
      {isOpen && <ByHand {...props} />}
      {(isOpen || aids.some(rerolls)) &&
        props.rerolls?.((die) => isOpen || aids.some((aid) => rerollsDie(aid, die)))}
    </section>
  );
}

const rerollsDie = ({ gives }: Aids[number], die: Die): boolean =>
  (isDefenseDie(die) ? gives.rerollDefense : gives.rerollAttack) !== undefined;

const isDefenseDie = (die: Die): boolean => DEFENSE_DICE.some((one) => one === die);

const rerolls = ({ gives }: Aids[number]): boolean =>
  gives.rerollDefense !== undefined || gives.rerollAttack !== undefined;

function OfferButton({ one, aids, onChange, target, nameOf }: Props & { readonly one: DefenseOffer }) {
  const { t } = useTranslation();
  const { hero, friend, offer, payable, aid } = one;
  const used = isUsed(aids, aid);
  const card = useOfferNames()(offer);
  return (
    <button
      type="button"
      className={`btn defense-card ${payable || used ? '' : 'defense-dear'}`}
      aria-pressed={used}
      onClick={() => onChange(toggled(aids, aid))}
    >
      <span className="defense-name">
        {hero === target ? card : t('activation.defense.of', { hero: nameOf(hero), card })}
      </span>
      <span>
        <OfferWords one={one} />
        {friend !== undefined && ` → ${nameOf(friend)}`}
      </span>
    </button>
  );
}

/** Only the half that was picked. */
function OfferWords({ one: { offer, aid } }: { one: DefenseOffer }) {
  const { t } = useTranslation();
  const { or: _, gives: __, ...effect } = offer.effect;
  const isEmpty = Object.keys(aid.gives).length === 0;
  return aidPhrase(t, { ...effect, options: [], ...(isEmpty ? {} : { gives: aid.gives }) });
}

function ByHand({ aids, onChange, nameOf, others }: Props) {
  const { t } = useTranslation();
  const said = byHand(aids);
  return (
    <div className="defense-more" role="group" aria-label={t('activation.defense.more')}>
      {HAND_NUMBERS.map((number) => (
        <Stepper
          key={number}
          label={t(`activation.defense.${number}`)}
          value={said[number] ?? 0}
          most={MOST}
          onChange={(value) => onChange(withByHand(aids, { [number]: value }))}
        />
      ))}
      {others !== null && (
        <>
          {HAND_DICE.map((die) => (
            <Stepper
              key={die}
              label={t(`activation.defense.${die}`)}
              value={diceByHand(aids, die)}
              most={MOST_DICE}
              onChange={(value) => onChange(withDiceByHand(aids, die, value))}
            />
          ))}
          <Stepper
            label={t('activation.defense.fewer')}
            value={said.dropAttackDice ?? 0}
            most={MOST_DICE}
            onChange={(value) => onChange(withByHand(aids, { dropAttackDice: value }))}
          />
        </>
      )}
      {others !== null && others.length > 0 && (
        <div className="buttons" role="group" aria-label={t('activation.defense.target')}>
          <span className="lead">{t('activation.defense.target')}</span>
          {others.map((id) => {
            const isIn = steppedIn(aids) === id;
            return (
              <button
                key={id}
                type="button"
                className="btn"
                aria-pressed={isIn}
                onClick={() => onChange(withStepIn(aids, isIn ? null : id))}
              >
                {nameOf(id)}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
