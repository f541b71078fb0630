// A mission with power tokens and Weakened, told and tracked: given by scripts, spent in attacks of both sides, kept by the app.

import { describe, expect, it } from 'vitest';
import type { Group, Line, Rule } from '../../src/imperial';
import {
  advance,
  attackSides,
  makePlay,
  ordersOf,
  type Command,
  type Effect,
  type Event,
  type Game,
  type Kit,
} from '../../src/mission';
import { openWindow, resolvedWindow } from '../../src/mission/run/groups/activation';
import { ROUND_TASKS } from '../../src/mission/run/round/rounds';
import { makeRun, type MissionRun } from '../../src/mission/run/run';
import { oddsOf, type PowerToken } from '../../src/rules';
import { figureState, sampleGame, sampleKit } from './sample';
import { tableDoing } from './table';

const give = (who: string, tokens: readonly PowerToken[], lose?: true): Effect =>
  ({ kind: 'powerTokens', who, tokens, ...(lose && { lose }) }) as Effect;
const ATTACK: readonly Line[] = [{ cost: 'attack', do: [{ kind: 'attack' }] }];
const REGENERATE: Rule = {
  kind: 'reaction',
  when: { kind: 'end', of: 'round' },
  do: [{ kind: 'recover', amount: 2 }, { kind: 'discardHarmful' }],
};
const LENT: Rule = {
  kind: 'passive',
  with: [{ kind: 'add', damage: 1 }],
  who: { noun: 'imperial', take: 'all' },
};

function kitWith(trooper: Partial<Group> = {}, captain: Partial<Group> = {}): Kit {
  const kit = sampleKit();
  const { trooper: plain, captain: other } = kit.groups;
  if (!plain || !other) throw new Error('no orders');
  const lists = [{ id: 'only', lines: ATTACK }];
  return {
    ...kit,
    groups: {
      ...kit.groups,
      trooper: { ...plain, lists, surges: { trooper: [] }, ...trooper },
      captain: { ...other, lists, surges: { captain: [] }, ...captain },
    },
  };
}

const groupOf = (id: string, of: string, card: string): Game['groups'][number] => ({
  id,
  of,
  card,
  colour: null,
  bonusHealth: 0,
  activated: false,
  size: 1,
  orders: [],
  target: null,
});

type Change = Parameters<typeof figureState>[2];

/** Ada and one trooper (Health 3, a black die), three spaces apart; a captain where the test wants one. */
function table(kit: Kit, ada: Change = {}, trooper: Change = {}, captain?: Change): Game {
  const enemy = (id: string, of: string, change: Change) =>
    figureState(`${id}-1`, 'imperial', { of, group: id, ...change });
  const groups = [groupOf('troopers-1', 'troopers', 'trooper')];
  return sampleGame(kit, {
    tracked: true,
    groups: captain ? [...groups, groupOf('boss-1', 'boss', 'captain')] : groups,
    figures: {
      ada: figureState('ada', 'hero', { at: [0, 0], ...ada }),
      bo: figureState('bo', 'hero', { at: [0, 2] }),
      'troopers-1-1': enemy('troopers-1', 'trooper', { at: [3, 0], ...trooper }),
      ...(captain && { 'boss-1-1': enemy('boss-1', 'captain', { at: [3, 2], ...captain }) }),
    },
  });
}

const events: Event[] = [];
function told(kit: Kit, start: Game, ...commands: readonly Command[]): Game {
  events.length = 0;
  const play = makePlay(kit);
  return commands.reduce((game, command) => {
    const next = advance(play, game, command);
    if (!next.ok) throw new Error(`${command.kind}: ${next.error.code} ${next.error.of}`);
    events.push(...next.value.events);
    return next.value.game;
  }, start);
}
const totals = (change: Partial<Record<'damage' | 'surge' | 'block' | 'evade' | 'accuracy', number>>) =>
  ({ kind: 'totals', accuracy: 9, damage: 0, surge: 0, block: 0, evade: 0, dodge: 0, ...change }) as const;

/** The troopers' window is open and waits for the dice of their attack. */
function attacked(kit: Kit, start: Game): Game {
  const run = makeRun(makePlay(kit), start);
  openWindow(run, 'troopers-1');
  return run.game;
}
const rolls = (roll: ReturnType<typeof totals>, token?: PowerToken): readonly Command[] => [
  { kind: 'tell', told: [{ step: 0, answer: { kind: 'dice', roll, ...(token && { token }) } }] },
  { kind: 'finishActivation' },
];
const shot = (change: Partial<Extract<Command, { kind: 'attack' }>>): Command => ({
  kind: 'attack',
  attacker: 'ada',
  target: 'troopers-1-1',
  roll: totals({ damage: 1 }),
  ...change,
});
const tokensOf = (game: Game, id: string) => game.figures[id]?.powerTokens;
/** The round ends. */
function roundOver(kit: Kit, game: Game): MissionRun {
  const run = makeRun(makePlay(kit), game);
  ROUND_TASKS.endRound(run, { kind: 'endRound' });
  return run;
}
const attackEvent = () => events.find((event) => event.kind === 'attacked');

describe('scripts that give power tokens', () => {
  it('[row 200] told: the players read who gains which, and nothing is kept', () => {
    const { shown, game } = tableDoing([
      give('eachHero', ['block', 'surge']),
      give('hero:ada', ['block'], true),
    ]);
    expect(shown.filter(({ kind }) => kind === 'affect')).toMatchObject([
      { effect: 'arm', who: ['ada', 'bo'], tokens: ['block', 'surge'] },
      { effect: 'disarm', who: ['ada'], tokens: ['block'] },
    ]);
    expect(tokensOf(game, 'ada')).toEqual([]);
  });

  it('[row 200, row 203] tracked: the app keeps them, two at most', () => {
    const tracked = { tracked: true } as const;
    const after = (...effects: readonly Effect[]) => tableDoing(effects, {}, tracked).game;
    expect(tokensOf(after(give('eachHero', ['block', 'surge'])), 'bo')).toEqual(['block', 'surge']);
    const full = after(give('hero:ada', ['block', 'block']), give('hero:ada', ['damage']));
    expect(tokensOf(full, 'ada')).toEqual(['block', 'block']);
    const less = after(give('hero:ada', ['block', 'block']), give('hero:ada', ['block', 'evade'], true));
    expect(tokensOf(less, 'ada')).toEqual(['block']);
  });

  it('[row 203] players set them by hand; three are refused', () => {
    const kit = kitWith();
    const set = (powerTokens: readonly PowerToken[]): Command => ({
      kind: 'setFigure',
      figure: 'ada',
      set: { powerTokens },
    });
    expect(tokensOf(told(kit, table(kit), set(['evade', 'damage'])), 'ada')).toEqual(['evade', 'damage']);
    const refused = advance(makePlay(kit), table(kit), set(['evade', 'damage', 'block']));
    expect(refused).toMatchObject({ ok: false, error: { code: 'badNumber' } });
  });
});

describe('attacks of the Empire', () => {
  it('[6.6, row 102] the attacker spends all that fit, and the log says so', () => {
    const kit = kitWith({ surges: { trooper: [{ cost: 1, effect: { damage: 2 } }] } });
    const start = table(kit, {}, { powerTokens: ['damage', 'surge'] });
    // 1 rolled, 1 by its token, 2 bought with the surge of the other.
    const game = told(kit, attacked(kit, start), ...rolls(totals({ damage: 1 })));
    expect(game.figures['ada']?.damage).toBe(4);
    expect(tokensOf(game, 'troopers-1-1')).toEqual([]);
    expect(attackEvent()).toMatchObject({
      tokens: { attacker: ['damage', 'surge'], target: [], gained: [] },
    });
  });

  it('[row 202] the hero spends the one token that is picked, and keeps the rest', () => {
    const kit = kitWith();
    const start = table(kit, { powerTokens: ['block', 'block'] });
    const spent = told(kit, attacked(kit, start), ...rolls(totals({ damage: 3 }), 'block'));
    expect([spent.figures['ada']?.damage, tokensOf(spent, 'ada')]).toEqual([2, ['block']]);
    const kept = told(kit, attacked(kit, start), ...rolls(totals({ damage: 3 })));
    expect([kept.figures['ada']?.damage, tokensOf(kept, 'ada')]).toEqual([3, ['block', 'block']]);
  });

  it('[6.7, row 204] Weakened takes a surge from the attacker and an evade from the target, until its activation ends', () => {
    const kit = kitWith({ surges: { trooper: [{ cost: 1, effect: { damage: 2 } }] } });
    const hit = (ada: Change, trooper: Change, roll: ReturnType<typeof totals>) =>
      told(kit, attacked(kit, table(kit, ada, trooper)), ...rolls(roll)).figures;
    const roll = totals({ damage: 1, surge: 1, evade: 0 });
    expect(hit({}, {}, roll)['ada']?.damage).toBe(3);
    const weak = hit({}, { conditions: ['weakened'] }, roll);
    expect(weak['ada']?.damage).toBe(1);
    expect(weak['troopers-1-1']?.conditions).toEqual([]);
    const evaded = totals({ damage: 1, surge: 1, evade: 1 });
    expect(hit({}, {}, evaded)['ada']?.damage).toBe(1);
    const target = hit({ conditions: ['weakened'] }, {}, evaded);
    expect(target['ada']).toMatchObject({ damage: 3, conditions: ['weakened'] });
  });

  it('[row 201] tokens that orders give are in the log, and on the figure once the activation is over', () => {
    const shield: Line = { do: [{ kind: 'token', token: 'block', amount: 1 }] };
    const kit = kitWith({ lists: [{ id: 'only', lines: [shield] }] });
    const game = told(kit, attacked(kit, table(kit)), { kind: 'finishActivation' });
    expect(tokensOf(game, 'troopers-1-1')).toEqual(['block']);
    expect(events).toContainEqual({ kind: 'armed', figures: ['troopers-1-1'], tokens: ['block'] });
  });
});

describe('attacks of heroes', () => {
  it('[row 202] one token of the attacker, all that fit of an Imperial target; odds know both', () => {
    const kit = kitWith();
    const start = table(kit, { powerTokens: ['damage', 'damage'] }, { powerTokens: ['block', 'surge'] });
    const tokens = { attacker: 'damage' } as const;
    const game = told(kit, start, shot({ tokens, roll: totals({ damage: 3 }) }));
    // 3 and 1, less 1 block.
    expect(game.figures['troopers-1-1']).toBeUndefined();
    expect(tokensOf(game, 'ada')).toEqual(['damage']);
    const weaker = told(kit, start, shot({ tokens }));
    expect(weaker.figures['troopers-1-1']).toMatchObject({ damage: 1, powerTokens: ['surge'] });
    const sides = (more: object) => {
      const found = attackSides(makePlay(kit), start, { attacker: 'ada', target: 'troopers-1-1', ...more });
      if (!found) throw new Error('no attack');
      return oddsOf(found.attacker, found.defender, found.context).expectedDamage;
    };
    expect(sides({ tokens })).toBeGreaterThan(sides({}));
  });

  it('[6.7, 7.7, row 204] Weakened holds in both directions and ends with the activation of its hero', () => {
    const kit = kitWith();
    const ada = { conditions: ['weakened'] } as const;
    const damage = (from: Change, to: Change, roll: ReturnType<typeof totals>) => {
      const after = told(kit, table(kit, from, to), shot({ roll, surges: [] }));
      return (
        events.flatMap((event) => (event.kind === 'attacked' ? [event.strainRecovered ?? 0] : []))[0] ?? after
      );
    };
    // A surge that is left recovers strain: so it can be seen how many are left.
    const tired = { strain: 3 } as const;
    expect(damage(tired, {}, totals({ surge: 2 }))).toBe(1);
    expect(damage({ ...ada, ...tired }, {}, totals({ surge: 1 }))).toBe(0);
    expect(damage(tired, {}, totals({ surge: 1, evade: 1 }))).toBe(0);
    expect(damage(tired, ada, totals({ surge: 1, evade: 1 }))).toBe(1);
    const ended = told(
      kit,
      table(kit, ada),
      { kind: 'beginActivation', who: 'ada' },
      { kind: 'endActivation', who: 'ada', upkeep: true },
    );
    expect(ended.figures['ada']?.conditions).toEqual([]);
  });
});

describe('abilities outside of their own activation', () => {
  it('[row 205] what an ability does at the end of a round happens by itself, and the log says so', () => {
    const kit = kitWith({}, { abilities: [{ ability: 'Regenerate', rules: [REGENERATE] }] });
    const hurt = { damage: 2, conditions: ['stunned', 'focused'] } as const;
    const after = roundOver(kit, table(kit, {}, {}, hurt));
    expect(after.game.figures['boss-1-1']).toMatchObject({ damage: 0, conditions: ['focused'] });
    expect(after.events).toContainEqual({
      kind: 'cardGave',
      card: 'Regenerate',
      figure: 'boss-1-1',
      gave: { recovered: 2, discarded: ['stunned'] },
    });
  });

  it('[row 205] told: the app knows nothing of it and does nothing', () => {
    const kit = kitWith({}, { abilities: [{ ability: 'Regenerate', rules: [REGENERATE] }] });
    const game = { ...table(kit, {}, {}, { damage: 2 }), tracked: false };
    expect(roundOver(kit, game).game.figures['boss-1-1']?.damage).toBe(2);
  });

  it('[row 207] what a group lends holds for another one while it is on the map, and only if it is lent', () => {
    const attackWith = (lent: boolean, captain: Change | undefined) => {
      const ability = { ability: 'Motivators', ...(lent && { lent: true as const }), rules: [LENT] };
      const kit = kitWith({}, { abilities: [ability] });
      const game = attacked(kit, table(kit, {}, {}, captain));
      const play = makePlay(kit);
      const acts = resolvedWindow(play, game)?.resolution.steps.flatMap(({ acts: all }) => all) ?? [];
      const drawn = game.window && ordersOf(play, game, game.window);
      const odds = acts.flatMap((act) => (act.kind === 'attack' ? [act.odds.expectedDamage] : []));
      return { rules: drawn?.ruleNames.map(({ en }) => en), damage: odds[0] ?? 0 };
    };
    const helped = attackWith(true, {});
    expect(helped.rules).toEqual(['Motivators']);
    const alone = attackWith(true, undefined);
    expect(alone.rules).toEqual([]);
    expect(attackWith(false, {}).rules).toEqual([]);
    expect(helped.damage).toBeGreaterThan(alone.damage);
  });
});
