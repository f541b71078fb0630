// The players' cards in an attack that waits for its dice, and in one whose dice lie on the table.

import type { Pending } from '../../../imperial';
import type { Defense, DefenseMoment, DefenseOffer } from '../../../mission';
import type { Die, FigureId, RolledDie } from '../../../rules';
import type { DiceEntryState } from '../entry';
import type { NameOf } from '../names';
import type { ActivationControl } from '../useActivation';
import type { Aids } from './aids';
import { DefenseCards } from './DefenseCards';
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

/** Who rolls at the table sees the dice before telling them. */
const MOMENTS_BEFORE: Readonly<Record<DiceEntryState['way'], readonly DefenseMoment[]>> = {
  roll: ['defend'],
  faces: ['defend', 'defendRolled'],
  totals: ['defend', 'defendRolled'],
};

export function BeforeRoll({ activation, table, entry, nameOf, pending }: BeforeProps) {
  const { situation } = activation.resolution;
  const { target, figure: attacker } = pending;
  if (!isOfPlayers(activation, target)) return null;
  const others = situation.board.pieces.filter(({ id, side }) => side === 'rebel' && id !== target);
  const stepped = activation.draft.flatMap(({ gives, target: to }) => (gives.redirect && to ? [to] : []));
  return (
    <DefenseCards
      aids={activation.draft}
      onChange={activation.setDraft}
      offers={
        table?.offers(
          { situation, attacker, target },
          MOMENTS_BEFORE[entry.way],
          activation.usedAids,
          activation.draft,
        ) ?? []
      }
      target={target}
      nameOf={nameOf}
      others={[...others.map(({ id }) => id), ...stepped]}
    />
  );
}

export function AfterRoll({ activation, table, entry, nameOf }: Props) {
  const { amend, dice, resolution, stretch, usedAids } = activation;
  const acts = resolution.steps[stretch.stop]?.acts ?? [];
  const act = acts.findLast((one) => one.kind === 'attack' && one.roll !== undefined);
  if (!amend || !dice || act?.kind !== 'attack' || !act.result) return null;
  const { target, figure: attacker, result } = act;
  // A hero who withdraws by it is off the board, and may still have a card against that.
  if (!isOfPlayers(activation, target) && result.fate === 'stands') return null;
  const { situation } = resolution;
  const { roll } = dice;
  return (
    <DefenseCards
      aids={dice.aids ?? []}
      onChange={(aids) => amend({ aids })}
      offers={
        table?.offers(
          { situation, attacker, target, result },
          ['defendRolled', 'afterDefense'],
          usedAids,
          dice.aids ?? [],
        ) ?? []
      }
      target={target}
      nameOf={nameOf}
      others={null}
      rerolls={(isOffered) =>
        roll.kind === 'faces' && (
          <Rerolls
            roll={roll}
            isOffered={isOffered}
            reroll={entry.way === 'roll' && table ? table.reroll : null}
            onReroll={(next) => amend({ roll: next })}
          />
        )
      }
    />
  );
}
