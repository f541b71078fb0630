// The rules a bonus effect is made of: something that holds all the time, something that answers to a moment, and
// something that is done once when the activation begins.

export const RULES = {
  passive: { with: 'mods', who: 'who?', against: 'target?', if: 'cond?', limit: 'limit?' },
  reaction: { when: 'trigger', if: 'cond?', do: 'steps', limit: 'limit?' },
  once: { do: 'steps' },
} as const;
