// Numbers that are only known at the table. A sentence says X or Y; the step `let` says what that is.

export const VALUES = {
  /** Results that the last roll, or the roll of that name, shows. */
  rolled: { result: 'result', times: 'count?', roll: 'label?' },
  /** Results of the attack that was just made. */
  attackResult: { result: 'result' },
  unspentSurges: {},
  round: {},
  /** Hero activations that are used up in this round. */
  activations: {},
  count: { times: 'count', of: 'selector' },
  minusSuccesses: { from: 'count' },
  health: { of: 'ref' },
  suffered: { by: 'ref' },
} as const;
