// Effects that we have words for; whatever else an order does is told by its own sentence.

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
