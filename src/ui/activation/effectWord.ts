// Effects that we have words for; all others are told by the sentence of their order.

const EFFECTS = [
  'damage',
  'strain',
  'recover',
  'gain',
  'discard',
  'discardHarmful',
  'token',
  'reinforce',
  'defeat',
] as const;

export const effectWord = (verb: string): (typeof EFFECTS)[number] | 'other' =>
  EFFECTS.find((known) => known === verb) ?? 'other';
