// The app rolls for the players: the dice a resolution waits for, rerolls included.

import { ATTACK_FACES, DEFENSE_FACES, rollDice, type Die, type Reroll, type RolledDie } from '../../../rules';
import type { RandomState } from '../../../kernel';
import type { Word } from '../../language/words';
import type { Answer, Pending } from '../answers';

type Waiting = Extract<Pending, { readonly kind: 'attack' | 'roll' }>;
type Rolled = { readonly answer: Extract<Answer, { kind: 'dice' }>; readonly random: RandomState };

type Shown = {
  readonly damage: number;
  readonly surge: number;
  readonly block: number;
  readonly dodge: number;
};

const OWN: Readonly<Record<Word<'ownDice'>, (shown: Shown) => boolean>> = {
  // Whoever may roll any die again does so where it shows nothing that hurts.
  any: ({ damage, surge }) => damage === 0 && surge === 0,
  noDamage: ({ damage }) => damage === 0,
  oneDamage: ({ damage }) => damage === 1,
  noSurge: ({ surge }) => surge === 0,
};

const THEIRS: Readonly<Record<Word<'theirDice'>, (shown: Shown) => boolean>> = {
  any: ({ block, dodge }) => dodge > 0 || block >= 2,
  dodge: ({ dodge }) => dodge > 0,
  threeBlock: ({ block }) => block >= 3,
  dodgeOrThreeBlock: ({ block, dodge }) => dodge > 0 || block >= 3,
};

export function rollFor(pending: Waiting, random: RandomState): Rolled {
  const dice: readonly Die[] =
    pending.kind === 'roll' ? pending.dice : [...pending.chosen, ...pending.defenseDice];
  const first = rollDice(random, dice);
  const again = pending.kind === 'roll' ? [] : toReroll(pending, first.rolled);
  const second = rollDice(
    first.state,
    again.flatMap((at) => dice[at] ?? []),
  );
  const rerolls = again.flatMap((at, index): Reroll[] => {
    const to = second.rolled[index];
    return to ? [{ at, to }] : [];
  });
  const roll = { kind: 'faces', faces: first.rolled, ...(rerolls.length > 0 && { rerolls }) } as const;
  return { answer: { kind: 'dice', roll }, random: second.state };
}

/** Places of the dice that are rolled again; each at most once. */
function toReroll(
  { chosen, rerolls }: Extract<Pending, { kind: 'attack' }>,
  rolled: readonly RolledDie[],
): number[] {
  return rolled.flatMap((die, at) => {
    const shown = shownBy(die);
    const wanted = rerolls.some((reroll) =>
      at < chosen.length
        ? reroll.of === 'attacker' && OWN[reroll.dice](shown)
        : reroll.of === 'defender' && THEIRS[reroll.dice](shown),
    );
    return wanted ? [at] : [];
  });
}

const NOTHING: Shown = { damage: 0, surge: 0, block: 0, dodge: 0 };

function shownBy(rolled: RolledDie): Shown {
  if (!('face' in rolled)) return { ...NOTHING, ...rolled };
  const { die, face } = rolled;
  return die === 'black' || die === 'white'
    ? { ...NOTHING, ...DEFENSE_FACES[die][face] }
    : { ...NOTHING, ...ATTACK_FACES[die][face] };
}
