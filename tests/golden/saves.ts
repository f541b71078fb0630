// What the golden saves hold, stated by hand: who takes part at the moment of the save, and whom "the ally" of version 1
// means, turn by turn. Nothing here is worked out by the code that lifts them.

import type { Actor } from '../../src/mission';

type Hero = Extract<Actor, { readonly kind: 'hero' }>;

const hero = (id: string, activated: number, change: Partial<Hero> = {}): Actor => ({
  id,
  kind: 'hero',
  of: id,
  side: 'rebel',
  controller: 'players',
  activated,
  gone: null,
  wounded: false,
  items: [],
  ...change,
});

const ally = (card: string, activated: number, gone: Actor['gone'] = null): Actor => ({
  id: card,
  kind: 'ally',
  of: card,
  side: 'rebel',
  controller: 'players',
  activated,
  gone,
});

const WOUNDED = { wounded: true } as const;
const WITHDRAWN = { wounded: true, gone: 'withdrew' } as const;

type Golden = {
  readonly actors: readonly Actor[];
  /** Whose figures were of kind `ally`; left out: nobody's. */
  readonly ally?: string;
  /** Whose turn ended, whenever it was "the ally"'s; what was taken back is not counted. */
  readonly turns: readonly string[];
  /** Who came and went, besides heroes. */
  readonly comings: readonly string[];
};

const twice = (card: string): readonly string[] => [card, card];

export const FROM_V1: Readonly<Record<string, Golden>> = {
  'mission-v1.json': {
    actors: [
      hero('diala-passil', 1),
      hero('gaarkhan', 1, WOUNDED),
      hero('fenn-signis', 0, WITHDRAWN),
    ],
    turns: [],
    comings: [],
  },
  'mission-ally-v1.json': {
    actors: [
      hero('diala-passil', 0),
      hero('gaarkhan', 0, WOUNDED),
      hero('fenn-signis', 1, WITHDRAWN),
      ally('rebel-trooper', 1),
    ],
    ally: 'rebel-trooper',
    turns: [...twice('rebel-trooper'), ...twice('rebel-trooper'), 'rebel-trooper'],
    comings: [],
  },
  'mission-left-v1.json': {
    actors: [
      hero('diala-passil', 1),
      hero('gaarkhan', 1, WOUNDED),
      hero('fenn-signis', 1, WOUNDED),
      ally('luke-skywalker', 0, 'left'),
    ],
    turns: twice('luke-skywalker'),
    comings: ['luke-skywalker left'],
  },
  'mission-replaced-v1.json': {
    actors: [
      hero('diala-passil', 0),
      hero('gaarkhan', 0, WOUNDED),
      hero('fenn-signis', 1, WITHDRAWN),
      ally('han-solo', 1),
    ],
    ally: 'han-solo',
    turns: ['luke-skywalker', ...twice('han-solo'), 'han-solo'],
    comings: ['luke-skywalker left', 'han-solo joined'],
  },
  'mission-told-v1.json': {
    actors: [
      hero('diala-passil', 1),
      hero('gaarkhan', 1),
      hero('fenn-signis', 0),
      ally('han-solo', 0),
    ],
    ally: 'han-solo',
    turns: ['luke-skywalker', ...twice('han-solo'), ...twice('han-solo'), ...twice('han-solo')],
    comings: ['luke-skywalker left', 'han-solo joined'],
  },
  'campaign-v1.json': {
    actors: [
      hero('diala-passil', 0),
      hero('gaarkhan', 0, WOUNDED),
      hero('fenn-signis', 0),
      ally('rebel-trooper', 1),
    ],
    ally: 'rebel-trooper',
    // Two in the first mission, in which they were defeated; three in the second.
    turns: [...twice('rebel-trooper'), ...twice('rebel-trooper'), 'rebel-trooper'],
    comings: ['rebel-trooper defeated'],
  },
};
