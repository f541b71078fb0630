// What a card that is used leaves open: which die, into which colour, how many results, on whom, how often. Only where there is
// more than one answer; the first one holds until another is tapped.

import {
  ALL_DICE,
  ATTACK_DICE,
  ATTACK_FACES,
  type Aid,
  type AttackDie,
  type DefenseDie,
} from '../../../rules';

export type PickedParts = {
  readonly die?: AttackDie | DefenseDie;
  readonly into?: AttackDie;
  readonly turned?: number;
  readonly on?: string;
  readonly shown?: number;
  readonly times?: number;
};

/** What can be picked from at this attack. */
export type Choices = {
  readonly attack: readonly (AttackDie | 'any')[];
  readonly defense: readonly DefenseDie[];
  /** How many results the card could turn; before the roll none. */
  readonly there: number;
  readonly on: readonly string[];
};

type Row<K extends keyof PickedParts = keyof PickedParts> = {
  readonly of: K;
  readonly options: readonly NonNullable<PickedParts[K]>[];
};

/** Nobody has more tokens to pay with. */
const MOST_TIMES = 5;

const upTo = (least: number, most: number): readonly number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);

const colours = <D extends string>(dice: readonly D[]): readonly D[] => [...new Set(dice)];

/** A card that does something besides can be used without turning anything. */
const leastTurned = ({ turn, ...others }: Aid): number => (turn && Object.keys(others).length > 0 ? 0 : 1);

export function rowsOf(
  gives: Aid,
  { attack, defense, there, on }: Choices,
  repeatable: boolean,
): readonly Row[] {
  const { turn, hurtDie, swapAttackDie, dropAttackDice, dropDefenseDice } = gives;
  const rows: readonly Row[] = [
    ...(dropDefenseDice && dropDefenseDice < ALL_DICE
      ? [{ of: 'die', options: colours(defense) } as const]
      : []),
    ...(swapAttackDie !== undefined || dropAttackDice
      ? [{ of: 'die', options: colours(attack.filter((die) => die !== 'any')) } as const]
      : []),
    ...(swapAttackDie === 'any' ? [{ of: 'into', options: ATTACK_DICE } as const] : []),
    ...(turn
      ? [{ of: 'turned', options: upTo(leastTurned(gives), Math.min(turn.most, there)) } as const]
      : []),
    ...(on.length > 0 ? [{ of: 'on', options: on } as const] : []),
    ...(hurtDie ? [{ of: 'shown', options: upTo(0, mostDamage(hurtDie)) } as const] : []),
    ...(repeatable ? [{ of: 'times', options: upTo(1, MOST_TIMES) } as const] : []),
  ];
  return rows.filter(({ options }) => options.length > 1);
}

const mostDamage = (die: AttackDie): number => Math.max(...ATTACK_FACES[die].map(({ damage }) => damage));

/** From the strongest to the weakest, as players value them. */
const STRONG: readonly AttackDie[] = ['red', 'yellow', 'green', 'blue'];

/** What counts as long as nobody taps anything else. Who defends takes the best die from the attacker. */
export function pickedAtFirst(
  gives: Aid,
  { attack, there, on }: Choices,
  side: 'attacker' | 'defender' = 'attacker',
): PickedParts {
  const { turn, swapAttackDie, dropAttackDice } = gives;
  const strongest = STRONG.find((die) => attack.includes(die));
  const takes = side === 'defender' && (swapAttackDie !== undefined || (dropAttackDice ?? 0) > 0);
  const least = leastTurned(gives);
  const turned = turn && (turn.from === 'block' ? Math.min(least, there) : Math.min(turn.most, there));
  return {
    ...(takes && strongest && { die: strongest }),
    ...(takes && swapAttackDie === 'any' && { into: 'blue' as const }),
    ...(turned !== undefined && there > 0 && { turned }),
    ...(on[0] !== undefined && { on: on[0] }),
  };
}
