// The props of dice that the app rolls, in 3D or flat.

import type { Die } from '../../rules';

export type DiceRollProps = {
  readonly dice: readonly Die[];
  /** Which face of each will lie up; `null`: they are still in the hand. */
  readonly faces: readonly number[] | null;
  /** They are tumbling; a tap ends it. */
  readonly rolling: boolean;
  readonly onLanded: () => void;
  /** The players want the flat board. */
  readonly flat?: boolean;
  /** The players want no motion. */
  readonly still?: boolean;
  /** Stands for a colour, in the language of the players. */
  readonly letterOf: (die: Die) => string;
};
