// Attacks of heroes and allies in tracked play: what is checked before, what follows from the dice, what cards cost.

import { describe, expect, it } from 'vitest';
import {
  advance,
  attackHelp,
  attackSides,
  attackTargets,
  handyWeapon,
  makePlay,
  offersOf,
  turnOf,
  type AttackTold,
  type Command,
  type Event,
  type Game,
} from '../../src/mission';
import {
  PLAIN_EFFECT,
  oddsOf,
  type Condition,
  type DefenseAbility,
  type GearEffect,
  type GearFacts,
  type Point,
} from '../../src/rules';
import { figureState, heroState, sampleGame, sampleKit, withTroopers } from './sample';

const PLAIN: GearEffect = {
  ...PLAIN_EFFECT,
};
const gear = (name: string, change: Partial<GearFacts>): GearFacts => ({
  name,
  type: 'equipment',
  traits: [],
  keywords: [],
  passives: {},
  surges: [],
  effects: [],
  ...change,
});

const kit = {
  ...sampleKit(),
  gear: {
    rifle: gear('Rifle', {
      type: 'ranged-weapon',
      attack: { type: 'ranged', dice: ['blue', 'green'] },
      surges: [
        { cost: 1, effect: { damage: 1 }, exhaust: false },
        { cost: 1, effect: { blast: 1 }, exhaust: false },
        { cost: 1, effect: { movement: 2 }, exhaust: false },
      ],
    }),
    axe: gear('Axe', {
      type: 'melee-weapon',
      attack: { type: 'melee', dice: ['red'] },
      keywords: [{ name: 'cleave', value: 2 }],
    }),
    scope: gear('Scope', {
      effects: [{ ...PLAIN, exhaust: true, moments: ['attack', 'attackRolled'], gives: { damage: 2 } }],
    }),
    drill: gear('Drill', {
      type: 'feat',
      effects: [{ ...PLAIN, strainCost: 1, moments: ['attack'], gives: { attackDice: ['red'] } }],
    }),
    cheer: gear('Cheer', {
      type: 'feat',
      effects: [
        {
          ...PLAIN,
          strainCost: 1,
          exhaust: true,
          moments: ['attack'],
          of: 'friend',
          to: 'friend',
          gives: { become: ['focused'] },
        },
      ],
    }),
    visor: gear('Visor', {
      effects: [{ ...PLAIN, strainCost: 1, moments: ['attack', 'attackRolled'], gives: { accuracy: 2 } }],
    }),
    cause: gear('Cause', {
      type: 'feat',
      effects: [
        { ...PLAIN, exhaust: true, moments: ['attack'], of: 'friend', gives: { become: ['focused'] } },
      ],
    }),
    tonic: gear('Tonic', {
      effects: [{ ...PLAIN, discard: true, moments: ['activation'], gives: { recover: 3, movement: 2 } }],
    }),
    aimed: gear('Aimed', {
      type: 'feat',
      effects: [{ ...PLAIN, strainCost: 1, once: 'activation', moments: ['attack'], gives: { damage: 1 } }],
    }),
    elite: gear('Elite', {
      type: 'feat',
      effects: [{ ...PLAIN, moments: ['attack'], with: 'aimed', gives: { pierce: 1 } }],
    }),
    rush: gear('Rush', {
      type: 'feat',
      effects: [{ ...PLAIN, moments: ['attack'], with: 'A Dash of My Own', gives: { pierce: 1 } }],
    }),
    lance: gear('Lance', {
      type: 'melee-weapon',
      attack: { type: 'melee', dice: ['red'] },
      surges: [
        { cost: 1, effect: { become: ['hidden'] }, exhaust: true },
        { cost: 1, effect: { damage: 1 }, exhaust: false },
      ],
      effects: [{ ...PLAIN, exhaust: true, optional: true, moments: ['attack'], gives: { pierce: 1 } }],
    }),
    temper: gear('Temper', {
      type: 'feat',
      effects: [
        {
          ...PLAIN,
          exhaust: true,
          moments: ['afterAttack'],
          needs: ['harmed3'],
          gives: { inflict: ['stunned'] },
        },
      ],
    }),
    kick: gear('Kick', {
      type: 'feat',
      effects: [
        {
          ...PLAIN,
          optional: true,
          moments: ['afterAttack'],
          needs: ['within4'],
          gives: { hurtDie: 'green' },
        },
      ],
    }),
    medic: gear('Medic', {
      type: 'feat',
      effects: [{ ...PLAIN, strainCost: 1, moments: ['attackRolled'], to: 'friend', gives: { recover: 2 } }],
    }),
    shards: gear('Shards', {
      type: 'feat',
      effects: [{ ...PLAIN, moments: ['attack', 'attackRolled'], gives: { blast: 1 } }],
    }),
    charge: gear('Charge', {
      effects: [{ ...PLAIN, deplete: true, moments: ['attack'], gives: { dropDefenseDice: 1 } }],
    }),
  },
};
const play = makePlay(kit);
const held = (...ids: readonly string[]) => ids.map((id) => ({ id, on: null }));

const trooper = (id: string, at: Point) =>
  figureState(id, 'imperial', { of: 'trooper', group: 'troopers-1', at });

/** The hall: Ada at one end, a trooper (Health 3, one black die) three spaces away, another next to it. */
function table(ada: Parameters<typeof figureState>[2] = {}, change: Partial<Game> = {}): Game {
  return sampleGame(kit, {
    tracked: true,
    actors: [
      heroState('ada', { gear: held('rifle', 'axe', 'scope', 'drill', 'tonic', 'charge') }),
      heroState('bo', { gear: held('cheer') }),
    ],
    groups: withTroopers(sampleGame(kit)).groups,
    figures: {
      ada: figureState('ada', 'hero', { at: [0, 0], ...ada }),
      bo: figureState('bo', 'hero', { at: [0, 1] }),
      'troopers-1-1': trooper('troopers-1-1', [3, 0]),
      'troopers-1-2': trooper('troopers-1-2', [3, 1]),
    },
    ...change,
  });
}

const totals = (
  change: Partial<Record<'accuracy' | 'damage' | 'surge' | 'block' | 'evade' | 'dodge', number>>,
) => ({ kind: 'totals', accuracy: 5, damage: 0, surge: 0, block: 0, evade: 0, dodge: 0, ...change }) as const;
const shot = (change: Partial<AttackTold> = {}): Command => ({
  kind: 'attack',
  attacker: 'ada',
  target: 'troopers-1-1',
  weapon: 'rifle',
  roll: totals({ damage: 2 }),
  ...change,
});
const begin: Command = { kind: 'beginActivation', who: 'ada' };

const events: Event[] = [];
function told(start: Game, ...commands: readonly Command[]): Game {
  events.length = 0;
  return commands.reduce((game, command) => {
    const next = advance(play, game, command);
    if (!next.ok) throw new Error(`${command.kind}: ${next.error.code} ${next.error.of}`);
    events.push(...next.value.events);
    return next.value.game;
  }, start);
}
const refusal = (game: Game, command: Command) => {
  const next = advance(play, game, command);
  return next.ok ? null : next.error;
};
const hurt = ({ figures }: Game, id: string) => figures[id]?.damage ?? 'gone';
const ask = { attacker: 'ada', target: 'troopers-1-1', weapon: 'rifle' };

describe('before the dice', () => {
  it('[6.2] a shot needs sight and accuracy for the distance; its odds are those of the rules', () => {
    const sides = attackSides(play, table(), ask);
    expect(sides?.whyNot).toBeNull();
    expect(sides?.context).toMatchObject({ distance: 3, adjacent: false, sight: true });
    if (!sides) throw new Error('no attack');
    expect(oddsOf(sides.attacker, sides.defender, sides.context).hit).toBeGreaterThan(0);
  });

  it('[6.2, 7.9] what the rules forbid is told, and made if the players say that a card allows it', () => {
    const axe = { ...ask, weapon: 'axe' };
    expect(attackSides(play, table(), axe)?.whyNot).toMatchObject({ code: 'outOfReach' });
    const stroke = shot({ weapon: 'axe' });
    expect(refusal(table(), stroke)).toEqual({ code: 'notAllowed', of: 'outOfReach' });
    expect(hurt(told(table(), shot({ weapon: 'axe', allowed: true })), 'troopers-1-1')).toBe(2);
  });

  it('[7.6, 7.9] a stunned hero does not attack, unless a card allows it', () => {
    const stunned = table({ conditions: ['stunned'] });
    expect(attackSides(play, stunned, ask)?.whyNot).toEqual({ code: 'stunned' });
    expect(hurt(told(stunned, shot({ allowed: true })), 'troopers-1-1')).toBe(2);
  });

  it('[7.9] where nobody knows the place, the players decide', () => {
    expect(attackSides(play, table({ at: null }), ask)?.whyNot).toEqual({ code: 'unplaced' });
  });

  it('[7.9] the weapon in hand is the first that can attack somebody', () => {
    expect(handyWeapon(play, table(), 'ada', null)).toBe('rifle');
    const actors = [heroState('ada', { gear: held('axe', 'rifle') }), heroState('bo')];
    // The axe comes first, but only next to somebody.
    expect(handyWeapon(play, table({}, { actors }), 'ada', null)).toBe('rifle');
    expect(handyWeapon(play, table({ at: [2, 0] }, { actors }), 'ada', 'troopers-1-1')).toBe('axe');
    expect(handyWeapon(play, table({ at: null }, { actors }), 'ada', null)).toBe('axe');
  });

  it('[7.9] enemies and things with health can be attacked, friends and doors without health cannot', () => {
    expect(attackTargets(play, table(), 'ada')).toEqual(['troopers-1-1', 'troopers-1-2', 'terminal']);
  });

  it('[7.9] other dice than those of the attack are refused', () => {
    const faces = { kind: 'faces', faces: [{ die: 'red', face: 0 }] } as const;
    expect(refusal(table(), shot({ roll: faces }))).toMatchObject({
      code: 'wrongDice',
      of: 'wrongAttackDice',
    });
    expect(refusal(table({}, { tracked: false }), shot())?.code).toBe('notTracked');
  });
});

describe('what follows from it', () => {
  it('[6.3, 7.9] damage beyond the block stays, and the log has the attack', () => {
    const game = told(table(), shot({ roll: totals({ damage: 3, block: 1 }) }));
    expect(hurt(game, 'troopers-1-1')).toBe(2);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'attacked', suffered: 2, block: 1, damage: 3, fate: 'stands' }),
    );
  });

  it('[6.2] too little accuracy misses', () => {
    expect(hurt(told(table(), shot({ roll: totals({ damage: 3, accuracy: 2 }) })), 'troopers-1-1')).toBe(0);
    expect(hurt(told(table(), shot({ roll: totals({ damage: 3, accuracy: 3 }) })), 'troopers-1-1')).toBe(
      'gone',
    );
  });

  it('[7.9] surges are spent as the players pick, or as helps most', () => {
    const roll = totals({ damage: 1, surge: 1 });
    const best = told(table(), shot({ roll }));
    expect([hurt(best, 'troopers-1-1'), hurt(best, 'troopers-1-2')]).toEqual([2, 0]);
    const blast = told(table(), shot({ roll, surges: [1] }));
    expect([hurt(blast, 'troopers-1-1'), hurt(blast, 'troopers-1-2')]).toEqual([1, 1]);
    expect(hurt(told(table(), shot({ roll, surges: [] })), 'troopers-1-1')).toBe(1);
  });

  it('[7.9] a surge that is left recovers a strain, also one that the attack cost', () => {
    const uses = [{ hero: 'ada', from: 'drill', place: 0 }];
    const kept = told(table(), shot({ uses, surges: [], roll: totals({ surge: 1 }) }));
    expect(kept.figures['ada']?.strain).toBe(0);
    expect(told(table(), shot({ uses, surges: [] })).figures['ada']?.strain).toBe(1);
  });

  it('[6.3, 7.9] Cleave hurts one other in reach, the one that is picked', () => {
    const near = table({ at: [2, 0] });
    const game = told(near, shot({ weapon: 'axe', roll: totals({ damage: 1 }), cleave: 'troopers-1-2' }));
    expect([hurt(game, 'troopers-1-1'), hurt(game, 'troopers-1-2')]).toEqual([1, 2]);
  });

  it('[7.9] whoever is defeated leaves, the last one with its group', () => {
    const first = told(table(), shot({ roll: totals({ damage: 3 }) }));
    expect(first.groups).toHaveLength(1);
    const last = told(first, shot({ target: 'troopers-1-2', roll: totals({ damage: 9 }) }));
    expect(last.groups).toHaveLength(0);
  });

  it('[7.7] in the own activation it is an action; Focused and Hidden are used up', () => {
    const game = told(table({ conditions: ['focused', 'hidden', 'weakened'] }), begin, shot());
    expect(turnOf(play, game)?.actions.spent).toBe(1);
    expect(game.figures['ada']?.conditions).toEqual(['weakened']);
    expect(turnOf(play, told(table(), begin, shot({ free: true })))?.actions.spent).toBe(0);
    expect(told(table(), shot()).turn).toBeNull();
  });

  it('[7.1] movement points of a surge are there to walk with', () => {
    const game = told(table(), begin, shot({ roll: totals({ surge: 1 }), surges: [2] }));
    expect(turnOf(play, game)?.pointsLeft).toBe(2);
  });

  it('[7.9] a thing keeps its damage, and is destroyed by as much as it has health', () => {
    const hit = told(table(), shot({ target: 'terminal', roll: totals({ damage: 3 }) }));
    expect(hit.map.things['terminal']?.damage).toBe(3);
    const gone = told(hit, shot({ target: 'terminal', roll: totals({ damage: 1 }) }));
    expect(gone.map.things['terminal']?.destroyed).toBe(true);
    expect(events).toContainEqual({ kind: 'thingDestroyed', thing: 'terminal' });
    expect(refusal(gone, shot({ target: 'terminal' }))?.code).toBe('unknownFigure');
  });

  it('[7.9] scripts notice what an attack did', () => {
    const seen = makePlay({
      ...kit,
      mission: {
        ...kit.mission,
        variables: [{ id: 'hits' }],
        scripts: [
          {
            id: 'hurt',
            on: { kind: 'damaged', who: 'eachImperial', atLeast: 2 },
            do: [{ kind: 'add', variable: 'hits', by: 1 }],
          } as never,
        ],
      },
    });
    const next = advance(seen, table({}, { variables: { hits: 0 } }), shot());
    expect(next.ok && next.value.game.variables['hits']).toBe(1);
  });
});

describe('cards in an attack', () => {
  const scope = { hero: 'ada', from: 'scope', place: 0 };
  const names = (game: Game, hero = 'ada') => offersOf(play, game, hero).map(({ name }) => name);

  it('[7.9, 7.10] what a card gives counts in the odds and in the attack, and exhausts it', () => {
    const plain = attackSides(play, table(), ask);
    const helped = attackSides(play, table(), { ...ask, uses: [scope] });
    if (!plain || !helped) throw new Error('no attack');
    const odds = (sides: typeof plain) =>
      oddsOf(sides.attacker, sides.defender, sides.context).expectedDamage;
    expect(odds(helped)).toBeGreaterThan(odds(plain));
    const game = told(table(), shot({ uses: [scope], roll: totals({ damage: 0 }) }));
    expect(hurt(game, 'troopers-1-1')).toBe(2);
    expect(names(table())).toContain('Scope');
    expect(names(game)).not.toContain('Scope');
    expect(events).toContainEqual({ kind: 'cardUsed', hero: 'ada', card: 'scope' });
  });

  it('[7.10] what can be used once per activation is offered again in the next one', () => {
    const actors = [heroState('ada', { gear: held('rifle', 'aimed') }), heroState('bo')];
    const aimed = { hero: 'ada', from: 'aimed', place: 0 };
    const game = told(table({}, { actors }), begin, shot({ uses: [aimed] }));
    expect(names(game)).not.toContain('Aimed');
    expect(names(told(game, { kind: 'endActivation', who: 'ada' }))).toContain('Aimed');
  });

  it('[7.9] what goes with an ability is offered once that is used; at once, where the app does not know it', () => {
    const actors = [heroState('ada', { gear: held('rifle', 'aimed', 'elite', 'rush') }), heroState('bo')];
    const helped = (uses: AttackTold['uses'] = []) =>
      attackHelp(play, table({}, { actors }), { ...ask, uses }).map(({ offer }) => offer.name);
    expect(helped()).toEqual(['Aimed', 'Rush']);
    expect(helped([{ hero: 'ada', from: 'aimed', place: 0 }])).toEqual(['Aimed', 'Elite', 'Rush']);
  });

  it("[7.10] exhausted cards are ready when the hero's next activation begins, depleted ones are not", () => {
    const uses = [scope, { hero: 'ada', from: 'charge', place: 0 }];
    const game = told(table(), shot({ uses }));
    expect(names(game)).not.toContain('Charge');
    const round = { ...game, active: null, agenda: [{ kind: 'startRound' } as const] };
    const next = told(round, { kind: 'setCard', hero: 'bo', card: 'cheer', state: 'ready' });
    expect(names(next)).not.toContain('Scope');
    const begun = told(next, begin);
    expect(names(begun)).toContain('Scope');
    expect(names(begun)).not.toContain('Charge');
  });

  it('[7.9] a die more is rolled, and strain is paid for it', () => {
    const sides = attackSides(play, table(), { ...ask, uses: [{ hero: 'ada', from: 'drill', place: 0 }] });
    expect(sides?.attacker.attack?.dice).toEqual(['blue', 'green', 'red']);
    const dropped = attackSides(play, table(), { ...ask, uses: [{ hero: 'ada', from: 'charge', place: 0 }] });
    expect(dropped?.defender.defense).toEqual([]);
  });

  it("[7.9] a friend's card focuses the attacker for this very attack, and the friend pays", () => {
    const uses = [{ hero: 'bo', from: 'cheer', place: 0 }];
    const sides = attackSides(play, table(), { ...ask, uses });
    expect(sides?.attacker.conditions).toContain('focused');
    const game = told(table(), shot({ uses }));
    expect(game.figures['bo']?.strain).toBe(1);
    expect(game.figures['ada']).toMatchObject({ strain: 0, conditions: [] });
  });

  it('[7.9] by hand: whatever else a card gives', () => {
    const game = told(
      table(),
      shot({ uses: [{ gives: { pierce: 2 } }], roll: totals({ damage: 2, block: 2 }) }),
    );
    expect(hurt(game, 'troopers-1-1')).toBe(2);
  });

  it('[7.10] a card outside of a fight: paid, carried out, gone where it says so', () => {
    const hurtAda = table({ damage: 4 });
    const game = told(hurtAda, begin, { kind: 'useCard', hero: 'ada', from: 'tonic', place: 0 });
    expect(game.figures['ada']?.damage).toBe(1);
    expect(turnOf(play, game)?.pointsLeft).toBe(2);
    expect(names(game)).not.toContain('Tonic');
    expect(refusal(game, { kind: 'useCard', hero: 'ada', from: 'tonic', place: 0 })?.code).toBe(
      'unknownCard',
    );
  });

  it("[7.10] the players' word counts: ready again by another card", () => {
    const used = told(table(), shot({ uses: [scope] }));
    const ready = told(used, { kind: 'setCard', hero: 'ada', card: 'scope', state: 'ready' });
    expect(names(ready)).toContain('Scope');
    expect(
      names(told(ready, { kind: 'setCard', hero: 'ada', card: 'scope', state: 'depleted' })),
    ).not.toContain('Scope');
  });
});

describe('what surges and cards cost and need', () => {
  const armed = (...ids: readonly string[]): Game =>
    table({ at: [2, 0], strain: 0 }, { actors: [heroState('ada', { gear: held(...ids) }), heroState('bo')] });
  const thrust = (change: Partial<AttackTold> = {}) =>
    shot({ weapon: 'lance', roll: totals({ damage: 1, surge: 1 }), ...change });
  const of = (game: Game, change: Partial<AttackTold> = {}) =>
    attackHelp(play, game, { ...ask, ...change }).map(({ offer }) => offer.name);

  it('[7.9] a surge that is left recovers 1 strain, and the log says so', () => {
    const swing = shot({ weapon: 'axe', roll: totals({ damage: 1, surge: 1 }) });
    const strained = table({ at: [2, 0], strain: 2 });
    expect(told(strained, swing).figures['ada']?.strain).toBe(1);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'attacked', strainRecovered: 1 }));
    told(table({ at: [2, 0], strain: 0 }), swing);
    expect(events.find(({ kind }) => kind === 'attacked')).not.toHaveProperty('strainRecovered');
  });

  it('[7.14] accuracy is no help to a melee attack, nor Focused to whoever is Focused', () => {
    expect(of(armed('rifle', 'visor'))).toContain('Visor');
    expect(of(armed('axe', 'visor'), { weapon: 'axe' })).not.toContain('Visor');
    const cheered = (conditions: readonly Condition[]) => {
      const actors = [heroState('ada', { gear: held('rifle') }), heroState('bo', { gear: held('cause') })];
      return of(table({ at: [2, 0], conditions }, { actors }));
    };
    expect(cheered([])).toContain('Cause');
    expect(cheered(['focused'])).not.toContain('Cause');
  });

  it('[7.10] a surge that exhausts its card does so when it is spent, and is gone while the card lies', () => {
    const lance = armed('lance');
    const spent = told(lance, thrust({ surges: [0] }));
    expect(spent.actors).toMatchObject([{ spent: { lance: 'exhausted' } }, {}]);
    expect(events.map(({ kind }) => kind)).toContain('cardLaid');
    expect(told(lance, thrust({ surges: [1] })).actors[0]).not.toHaveProperty('spent');
    const surges = (game: Game, change: Partial<AttackTold> = {}) =>
      attackSides(play, game, { ...ask, weapon: 'lance', ...change })?.attacker.surges.map(
        ({ effect }) => effect,
      );
    expect(surges(lance)).toEqual([{ become: ['hidden'] }, { damage: 1 }]);
    expect(surges(spent)).toEqual([{ damage: 1 }]);
    // The card is turned for something else in the same attack.
    expect(surges(lance, { uses: [{ hero: 'ada', from: 'lance', place: 0 }] })).toEqual([{ damage: 1 }]);
  });

  it('[7.9] what is used after the roll is offered after it, and only if the attack did what the card needs', () => {
    const game = armed('rifle', 'temper');
    expect(of(game)).toEqual([]);
    expect(of(game, { roll: totals({ damage: 2 }) })).toEqual([]);
    expect(of(game, { roll: totals({ damage: 3 }), target: 'troopers-1-2' })).toEqual([]);
    const tough = { ...game, groups: game.groups.map((group) => ({ ...group, bonusHealth: 5 })) };
    expect(of(tough, { roll: totals({ damage: 3 }) })).toEqual(['Temper']);
  });

  it('[7.9] nothing is offered that can do nothing', () => {
    const game = armed('rifle', 'scope', 'shards');
    expect(of(game)).toEqual(['Scope', 'Shards']);
    expect(of(game, { roll: totals({ damage: 1 }) })).toEqual(['Scope', 'Shards']);
    expect(of(game, { roll: totals({ damage: 1, dodge: 1 }) })).toEqual([]);
    const { 'troopers-1-2': _, ...others } = game.figures;
    expect(of({ ...game, figures: others })).toEqual(['Scope']);
  });

  it('[7.9] the friend who gains and the enemy who suffers are picked', () => {
    const game = armed('rifle', 'kick', 'medic');
    const hurtBo = {
      ...game,
      figures: { ...game.figures, bo: figureState('bo', 'hero', { at: [0, 1], damage: 3 }) },
    };
    const help = attackHelp(play, hurtBo, { ...ask, roll: totals({ damage: 1 }) });
    expect(help.map(({ offer, on }) => [offer.name, on])).toEqual([
      ['Kick', ['troopers-1-1', 'troopers-1-2']],
      ['Medic', ['bo']],
    ]);
    const after = told(
      hurtBo,
      shot({
        roll: totals({ damage: 1 }),
        uses: [
          { hero: 'ada', from: 'kick', place: 0, on: 'troopers-1-2', shown: 2 },
          { hero: 'ada', from: 'medic', place: 0, on: 'bo' },
        ],
      }),
    );
    expect([hurt(after, 'troopers-1-1'), hurt(after, 'troopers-1-2'), hurt(after, 'bo')]).toEqual([1, 2, 1]);
  });

  it('[7.9, 6.4] strain beyond Endurance is told before it is paid', () => {
    const excess = (strain: number) =>
      attackHelp(play, { ...armed('rifle', 'drill'), figures: table({ strain }).figures }, ask).map(
        (one) => one.excess,
      );
    const endurance = play.kit.heroes['ada']?.healthy.fighter.hero?.endurance ?? 0;
    expect(excess(endurance - 1)).toEqual([0]);
    expect(excess(endurance)).toEqual([1]);
  });

  it('[7.9] an ability is used once in an attack: it is one timing', () => {
    const [drill] = attackHelp(play, armed('rifle', 'drill'), ask);
    expect(drill?.offer.effect.repeatable).toBe(false);
  });
});

describe('[6.8] printed abilities of the target change its defense', () => {
  const guarded = (guards: readonly DefenseAbility[]) => {
    const { trooper: card, ...cards } = kit.cards;
    if (!card) throw new Error('the sample has a trooper');
    const figure = { ...card.figure, fighter: { ...card.figure.fighter, guards } };
    const changed = { ...kit, cards: { ...cards, trooper: { ...card, figure } } };
    const at = makePlay(changed);
    return (game: Game, roll: ReturnType<typeof totals>, weapon = 'rifle'): number => {
      const begun = [begin, shot({ roll, weapon })].reduce((now, command) => {
        const next = advance(at, now, command);
        if (!next.ok) throw new Error(next.error.code);
        return next.value.game;
      }, game);
      return begun.figures['troopers-1-1']?.damage ?? 3;
    };
  };

  it('[6.8] by distance, kind of attack, results, and once for a friend beside it', () => {
    const near = table({ at: [2, 0] });
    const alone = table(
      {},
      {
        figures: {
          ...table().figures,
          'troopers-1-2': trooper('troopers-1-2', [0, 2]),
        },
      },
    );
    const two = totals({ damage: 2 });
    expect(guarded([])(table(), two)).toBe(2);
    expect(guarded([{ block: 1, from: 3 }])(table(), two)).toBe(1);
    expect(guarded([{ block: 1, from: 4 }])(table(), two)).toBe(2);
    expect(guarded([{ block: 1, against: 'ranged' }])(table(), two)).toBe(1);
    expect(guarded([{ block: 1, against: 'ranged' }])(near, two, 'axe')).toBe(2);
    expect(guarded([{ blockPerEvade: 1 }])(table(), totals({ damage: 2, evade: 1 }))).toBe(1);
    expect(guarded([{ blockIfNone: 1 }])(table(), two)).toBe(1);
    expect(guarded([{ blockIfNone: 1 }])(table(), totals({ damage: 2, block: 1 }))).toBe(1);
    expect(guarded([{ dodge: -1 }])(table(), totals({ damage: 2, dodge: 1 }))).toBe(2);
    // One trooper beside it is enough, and two of them would not help twice; far away it does not help.
    expect(guarded([{ block: 1, friend: true }])(table(), two)).toBe(1);
    expect(guarded([{ block: 1, friend: true }])(alone, two)).toBe(2);
  });

  it('[6.8] a block is turned only against a surge that is left', () => {
    const hit = guarded([{ turnsBlock: true }]);
    // The rifle's surge adds 1 damage: 2 + 1 - 1 without the ability, 2 - 0 with it.
    expect(guarded([])(table(), totals({ damage: 2, block: 1, surge: 1 }))).toBe(2);
    expect(hit(table(), totals({ damage: 2, block: 1, surge: 1 }))).toBe(2);
    expect(hit(table(), totals({ damage: 2, block: 1 }))).toBe(1);
  });
});
