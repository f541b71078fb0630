// The players' cards in an attack that waits for its dice, and in one whose dice lie on the table.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pending } from '../../../imperial';
import type { Defense, DefenseMoment, DefenseOffer } from '../../../mission';
import type { AttackRoll, Die, FigureId, RolledDie } from '../../../rules';
import { Toggles } from '../../parts/Toggles';
import { aidPhrase } from '../../../text';
import type { DiceEntryState } from '../entry';
import type { NameOf } from '../names';
import type { ActivationControl } from '../useActivation';
import type { Aids } from './aids';
import { DefenseCards } from './DefenseCards';
import {
  changedByOffer,
  isReroll,
  offerKey,
  rerollCard,
  rerollsFor,
  withinCards,
  withReroll,
} from './offers';
import { Rerolls } from './Rerolls';

/** Where heroes have cards, and the app's own dice. */
export type DefenseTable = {
  readonly offers: (
    defense: Defense,
    moments: readonly DefenseMoment[],
    used: Aids,
    now: Aids,
  ) => readonly DefenseOffer[];
  readonly reroll: (die: Die) => RolledDie;
  /** The cards of this hero are on another device. */
  readonly isElsewhere: (target: string) => boolean;
};

type Props = {
  readonly activation: ActivationControl;
  readonly table: DefenseTable | undefined;
  readonly entry: DiceEntryState;
  readonly nameOf: NameOf;
};

const isOfPlayers = ({ resolution: { situation } }: ActivationControl, id: string): boolean =>
  situation.board.figures.get(id as FigureId)?.side === 'rebel';

type BeforeProps = Props & { readonly pending: Extract<Pending, { kind: 'attack' }> };

export function BeforeRoll({ activation, table, nameOf, pending }: BeforeProps) {
  const { resolution, draft, setDraft, usedAids, token, setToken } = activation;
  const { situation } = resolution;
  const { target, figure: attacker } = pending;
  if (!isOfPlayers(activation, target) || table?.isElsewhere(target)) return null;
  const others = situation.board.pieces.filter(({ id, side }) => side === 'rebel' && id !== target);
  const stepped = draft.flatMap(({ gives, target: to }) => (gives.redirect && to ? [to] : []));
  // Cards for which the dice must lie there wait for them; those that count by themselves can be taken off before.
  const offersWith = (aids: Aids) =>
    (table?.offers({ situation, attacker, target }, ['defend', 'defendRolled'], usedAids, aids) ?? []).filter(
      ({ offer, isStanding }) => isStanding || offer.effect.moments.includes('defend'),
    );
  return (
    <DefenseCards
      aids={draft}
      onChange={setDraft}
      offers={offersWith(draft)}
      offersWith={offersWith}
      target={target}
      nameOf={nameOf}
      others={[...others.map(({ id }) => id), ...stepped]}
      dice={{ attack: pending.attackDice, defense: pending.defenseDice }}
      token={{
        held: situation.fighters.get(target as FigureId)?.powerTokens ?? [],
        spent: token,
        onSpend: setToken,
      }}
    />
  );
}

export function AfterRoll({ activation, table, entry, nameOf }: Props) {
  const { amend, dice, resolution, stretch, usedAids } = activation;
  const acts = resolution.steps[stretch.stop]?.acts ?? [];
  const act = acts.findLast((one) => one.kind === 'attack' && one.roll !== undefined);
  if (!amend || !dice || act?.kind !== 'attack' || !act.result) return null;
  const { target, figure: attacker, result } = act;
  if (table?.isElsewhere(target)) return null;
  // A hero who withdraws by it is off the board, and may still have a card against that.
  if (!isOfPlayers(activation, target) && result.fate === 'stands') return null;
  const { situation } = resolution;
  const { roll, aids = [] } = dice;
  const defense = { situation, attacker, target, result };
  const offersWith = (now: Aids) =>
    table?.offers(defense, ['defendRolled', 'afterDefense'], usedAids, now) ?? [];
  const offers = offersWith(aids);
  return (
    <DefenseCards
      aids={aids}
      onChange={(next) => amend({ aids: next, roll: withinCards(roll, aids, next) })}
      offers={offers}
      offersWith={offersWith}
      target={target}
      nameOf={nameOf}
      others={null}
      dice={{ attack: act.attackDice, defense: act.defenseDice }}
      result={result}
      token={{
        held: situation.fighters.get(target as FigureId)?.powerTokens ?? [],
        spent: dice.token ?? null,
        onSpend: (token) => amend({}, token),
      }}
      {...(roll.kind === 'faces' && {
        rerolls: (isByHand: boolean) => (
          <RerollCards
            roll={roll}
            aids={aids}
            offers={offers.filter(isReroll)}
            isByHand={isByHand}
            rollOne={entry.way === 'roll' && table ? table.reroll : null}
            nameOf={nameOf}
            target={target}
            onReroll={(next, card) =>
              amend({ roll: next, ...(card && { aids: changedByOffer(card, aids, offers, offersWith) }) })
            }
          />
        ),
      })}
    />
  );
}

type Faces = Extract<AttackRoll, { kind: 'faces' }>;

type RerollProps = {
  readonly roll: Faces;
  readonly aids: Aids;
  readonly offers: readonly DefenseOffer[];
  readonly isByHand: boolean;
  readonly rollOne: ((die: Die) => RolledDie) | null;
  readonly nameOf: NameOf;
  readonly target: string;
  /** With the card that it uses, where none in use allows it. */
  readonly onReroll: (roll: Faces, card: DefenseOffer | undefined) => void;
};

/** One tap on a die uses the card and rolls the die. */
function RerollCards({ roll, aids, offers, isByHand, rollOne, nameOf, target, onReroll }: RerollProps) {
  const { t } = useTranslation();
  const [picked, setPicked] = useState<string | null>(null);
  const of = (at: number) => rerollsFor(roll, at, aids, offers);
  const isOffered = (at: number) => isByHand || of(at).isLeft || of(at).cards.length > 0;
  const cards = offers.filter((one) => roll.faces.some((_, at) => of(at).cards.includes(one)));
  if (!roll.faces.some((_, at) => isOffered(at))) return null;
  const chosen = rerollCard(cards, picked);
  const words = ({ hero, offer }: DefenseOffer): string => {
    const card =
      hero === target ? offer.name : t('activation.defense.of', { hero: nameOf(hero), card: offer.name });
    return `${card}: ${aidPhrase(t, offer.effect)}`;
  };
  return (
    <>
      {cards.length > 1 && (
        <Toggles
          label={t('activation.defense.rerollWith')}
          look="chip"
          options={cards.map(offerKey)}
          isOn={(key) => chosen !== undefined && key === offerKey(chosen)}
          onTap={setPicked}
        >
          {(key) => words(cards.find((one) => offerKey(one) === key) ?? (cards[0] as DefenseOffer))}
        </Toggles>
      )}
      <Rerolls
        roll={roll}
        lead={
          chosen && !isByHand
            ? t('activation.defense.tapDie', { card: words(chosen) })
            : t('activation.defense.reroll')
        }
        rollOne={rollOne}
        onReroll={(at, to) =>
          onReroll(
            withReroll(roll, at, to),
            isByHand || of(at).isLeft ? undefined : rerollCard(of(at).cards, picked),
          )
        }
        isOffered={isOffered}
      />
    </>
  );
}
