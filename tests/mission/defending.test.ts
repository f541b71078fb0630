// The heroes' cards in attacks of the app: which are offered to whom, what becomes of them, and that undo is complete.

import { describe, expect, it } from 'vitest';
import type { AttackAid, Line } from '../../src/imperial';
import type { Kit } from '../../src/mission/kit';
import { advance } from '../../src/mission/run/advance';
import { BOARD_EFFECTS } from '../../src/mission/run/effects/board';
import { openWindow, resolvedWindow } from '../../src/mission/run/groups/activation';
import { defenseOffers, standingAids, type DefenseMoment } from '../../src/mission/run/heroes/defense';
import { updateThing, type MissionRun } from '../../src/mission/run/run';
import {
  PLAIN_EFFECT,
  type AttackResult,
  type FigureId,
  type GearEffect,
  type GearFacts,
} from '../../src/rules';
import { figureState, heroState, runOf, sampleGame, sampleKit, SCOPE, withTroopers } from './sample';

const id = (name: string) => name as FigureId;
const paragraph = (change: Partial<GearEffect>): GearEffect => ({
  ...PLAIN_EFFECT,
  moments: ['defend', 'defendRolled'],
  ...change,
});
const card = (name: string, ...effects: readonly Partial<GearEffect>[]): GearFacts => ({
  name,
  type: 'armor',
  traits: [],
  keywords: [],
  passives: {},
  surges: [],
  effects: effects.map(paragraph),
});

const GEAR = {
  plate: card('Plate', { exhaust: true, gives: { block: 1 } }),
  cloak: card('Cloak', { moments: ['defend'], deplete: true, gives: { evade: 1 }, or: { accuracy: -2 } }),
  guard: card('Guard', { of: 'friend', strainCost: 1, needs: ['within2'], gives: { block: 2 } }),
  temper: card('Temper', { moments: ['afterDefense'], needs: ['harmed3'], gives: { become: ['focused'] } }),
  insight: card('Insight', { moments: ['defendRolled'], strainCost: 1, gives: { rerollDefense: 1 } }),
  stance: card('Stance', { moments: ['defend'], with: 'insight', gives: { block: 1 } }),
  coat: card('Coat', {
    moments: ['defendRolled'],
    optional: true,
    gives: { turn: { from: 'evade', to: 'block', most: 9 } },
  }),
  calm: card(
    'Calm',
    { moments: ['defend'], gives: { block: 1 } },
    { needs: ['focused'], gives: { block: 1 } },
  ),
  rush: card('Rush', {
    moments: ['afterDefense'],
    exhaust: true,
    attributeTest: ['strength'],
    gives: { recoverStrain: 3 },
  }),
  nerve: card('Nerve', { moments: ['afterDefense'], needs: ['unharmed'], gives: { become: ['hidden'] } }),
};
const ATTACK: readonly Line[] = [{ cost: 'attack', do: [{ kind: 'attack' }] }];
const roll = (damage: number) =>
  ({ kind: 'totals', accuracy: 9, damage, surge: 0, block: 0, evade: 0, dodge: 0 }) as const;

/** ada in the open with armour, bo beside her with a card for friends; three troopers shoot. */
function start(
  at: { readonly bo: readonly [number, number] } = { bo: [2, 0] },
  cards: readonly string[] = ['plate', 'cloak', 'temper', 'nerve'],
): MissionRun {
  const plain = sampleKit();
  const { trooper } = plain.groups;
  if (!trooper) throw new Error('no orders for troopers');
  const kit: Kit = {
    ...plain,
    gear: GEAR,
    groups: { trooper: { ...trooper, lists: [{ id: 'only', lines: ATTACK }] } },
  };
  const held = (...ids: readonly string[]) => ids.map((one) => ({ id: one, on: null }));
  const run = runOf(
    kit,
    withTroopers(
      sampleGame(kit, {
        tracked: true,
        actors: [heroState('ada', { gear: held(...cards) }), heroState('bo', { gear: held('guard') })],
        figures: {
          ada: figureState('ada', 'hero', { at: [3, 1] }),
          bo: figureState('bo', 'hero', { at: at.bo }),
        },
      }),
    ),
  );
  BOARD_EFFECTS.reveal(run, { kind: 'reveal', section: 'cell' }, SCOPE);
  updateThing(run, 'door', { door: 'open' });
  const ready = runOf(kit, { ...run.game, agenda: [] });
  openWindow(ready, 'troopers-1');
  return ready;
}

function offers(
  { play, game }: MissionRun,
  moments: readonly DefenseMoment[],
  {
    damage,
    used = [],
    now = [],
  }: {
    readonly damage?: number;
    readonly used?: readonly AttackAid[];
    readonly now?: readonly AttackAid[];
  } = {},
) {
  const { situation } = resolvedWindow(play, game)?.resolution ?? {};
  if (!situation) throw new Error('no window');
  const result = damage === undefined ? {} : { result: { damage } as AttackResult };
  const attacker = id('troopers-1-1');
  return defenseOffers(play, game, { situation, attacker, target: 'ada', ...result }, moments, used, now);
}
const names = (found: ReturnType<typeof offers>) => found.map(({ hero, offer }) => `${hero} ${offer.name}`);

/** What the first attack waits for, told with these cards, and the rest without. */
function told(run: MissionRun, aids: readonly AttackAid[]) {
  const { window } = run.game;
  if (!window) throw new Error('no window');
  const first = { step: 0, answer: { kind: 'dice', roll: roll(4), aids } } as const;
  const others = [1, 2].map((step) => ({ step, answer: { kind: 'dice', roll: roll(0) } as const }));
  return { kind: 'tell', told: [first, ...others] } as const;
}

describe('cards in defense', () => {
  it('[7.12] a card with a test of its own is offered passed and failed: failed, it is paid for and gives nothing', () => {
    const rush = { hero: 'ada', from: 'rush', place: 0, after: true };
    const found = offers(start(undefined, ['rush']), ['afterDefense'], { damage: 2 });
    expect(found.map(({ aid, failed = false }) => ({ aid, failed }))).toEqual([
      { aid: { ...rush, gives: { recoverStrain: 3 } }, failed: false },
      { aid: { ...rush, gives: {} }, failed: true },
    ]);
  });

  it('[D60] the own cards come first, then those of friends who are close enough; each half for itself', () => {
    expect(names(offers(start(), ['defend']))).toEqual(['ada Plate', 'ada Cloak', 'ada Cloak', 'bo Guard']);
    expect(names(offers(start(), ['defendRolled']))).toEqual(['ada Plate', 'bo Guard']);
    expect(names(offers(start({ bo: [0, 0] }), ['defendRolled']))).toEqual(['ada Plate']);
    expect(offers(start(), ['defend']).map(({ aid }) => aid)).toEqual([
      { gives: { block: 1 }, hero: 'ada', from: 'plate', place: 0 },
      { gives: { evade: 1 }, hero: 'ada', from: 'cloak', place: 0 },
      { gives: { accuracy: -2 }, hero: 'ada', from: 'cloak', place: 0 },
      { gives: { block: 2 }, hero: 'bo', from: 'guard', place: 0, strain: 1 },
    ]);
  });

  it('[D60] after the attack it depends on what the attack did', () => {
    expect(names(offers(start(), ['afterDefense'], { damage: 3 }))).toEqual(['ada Temper']);
    expect(names(offers(start(), ['afterDefense'], { damage: 2 }))).toEqual([]);
    expect(names(offers(start(), ['afterDefense'], { damage: 0 }))).toEqual(['ada Nerve']);
  });

  it('[D60] what goes with another card waits for it, before and after the roll', () => {
    const run = start({ bo: [0, 0] }, ['insight', 'stance']);
    expect(names(offers(run, ['defend']))).toEqual([]);
    expect(names(offers(run, ['defendRolled']))).toEqual(['ada Insight']);
    const now: readonly AttackAid[] = [{ gives: {}, hero: id('ada'), from: 'insight', place: 0 }];
    expect(names(offers(run, ['defendRolled'], { now }))).toEqual(['ada Insight', 'ada Stance']);
  });

  it('[D60] what goes with another card in the attack does not come again after it', () => {
    const run = start({ bo: [0, 0] }, ['insight', 'stance', 'nerve']);
    const now: readonly AttackAid[] = [{ gives: {}, hero: id('ada'), from: 'insight', place: 0 }];
    expect(names(offers(run, ['afterDefense'], { damage: 0, now }))).toEqual(['ada Nerve']);
  });

  it('[D60] a card that this activation has turned already is not offered again', () => {
    const used: readonly AttackAid[] = [{ gives: {}, hero: id('ada'), from: 'plate', place: 0 }];
    expect(names(offers(start(), ['defendRolled'], { used }))).toEqual(['bo Guard']);
  });

  it('[D60] when the activation is over, damage and strain are there and cards are turned', () => {
    const run = start();
    const [plate, cloak, , guard] = offers(run, ['defend']);
    if (!plate || !cloak || !guard) throw new Error('not offered');
    const tell = told(run, [plate.aid, cloak.aid, guard.aid]);
    const next = advance(run.play, run.game, tell);
    if (!next.ok) throw new Error(next.error.code);
    const before = next.value.game;
    expect(before.actors).toEqual(run.game.actors);
    const done = advance(run.play, before, { kind: 'finishActivation' });
    if (!done.ok) throw new Error(done.error.code);
    const { game, events } = done.value;
    // 4 damage less 1 and 2 block; the evade had nothing to take.
    expect(game.figures['ada']?.damage).toBe(1);
    expect(game.figures['bo']?.strain).toBe(1);
    expect(game.actors).toMatchObject([{ id: 'ada', spent: { plate: 'exhausted', cloak: 'depleted' } }, { id: 'bo' }]); // prettier-ignore
    expect(events.filter(({ kind }) => kind === 'cardUsed')).toHaveLength(3);
    // The same commands without the cards: as the game always went.
    const bare = advance(run.play, run.game, told(run, []));
    const plain = bare.ok ? advance(run.play, bare.value.game, { kind: 'finishActivation' }) : bare;
    expect(plain.ok && plain.value.game.figures['ada']?.damage).toBe(4);
    expect(plain.ok && plain.value.game.actors[0]).not.toHaveProperty('spent');
  });

  it('[D60, 6.4] who cannot pay the strain is still offered the card, with the damage it would do', () => {
    const run = start();
    const bo = figureState('bo', 'hero', { at: [2, 0], strain: 99 });
    const tired = runOf(run.play.kit, { ...run.game, figures: { ...run.game.figures, bo } });
    expect(offers(tired, ['defendRolled']).map(({ excess }) => excess)).toEqual([0, 1]);
  });

  it('[D60] what cannot help any more is not offered', () => {
    const run = start({ bo: [0, 0] }, ['plate', 'coat', 'insight']);
    const result = (change: Partial<AttackResult>, evade = 1): AttackResult =>
      ({
        damage: 2,
        miss: null,
        fate: 'stands',
        needed: 3,
        steps: [{ kind: 'roll', totals: { accuracy: 5, damage: 3, surge: 0, block: 1, evade, dodge: 0 } }],
        ...change,
      }) as AttackResult;
    const after = (result: AttackResult) => {
      const { situation } = resolvedWindow(run.play, run.game)?.resolution ?? {};
      if (!situation) throw new Error('no window');
      const defense = { situation, attacker: id('troopers-1-1'), target: 'ada', result };
      return names(defenseOffers(run.play, run.game, defense, ['defendRolled'], []));
    };
    expect(after(result({}))).toEqual(['ada Plate', 'ada Coat', 'ada Insight']);
    expect(after(result({}, 0))).toEqual(['ada Plate', 'ada Insight']);
    expect(after(result({ damage: 0 }))).toEqual(['ada Insight']);
    expect(after(result({ damage: 0, miss: 'dodge' }))).toEqual([]);
  });

  it('[D60] what is free and holds for sure counts by itself, what is optional or in doubt does not', () => {
    const found = offers(start({ bo: [0, 0] }, ['calm', 'plate', 'coat']), ['defend', 'defendRolled']);
    expect(found.map(({ offer, isStanding }) => [offer.name, offer.place, isStanding])).toEqual([
      ['Plate', 0, false],
      ['Coat', 0, false],
    ]);
    const focused = figureState('ada', 'hero', { at: [3, 1], conditions: ['focused'] });
    const run = start({ bo: [0, 0] }, ['calm']);
    const calm = runOf(run.play.kit, { ...run.game, figures: { ...run.game.figures, ada: focused } });
    expect(standingAids(offers(calm, ['defend', 'defendRolled']))).toEqual([
      { gives: { block: 1 }, hero: 'ada', from: 'calm', place: 1 },
    ]);
  });

  it('[D60] the log tells an activation in the order in which it happened', () => {
    const run = start();
    const guard = offers(run, ['defend']).find(({ offer }) => offer.name === 'Guard');
    const said = advance(run.play, run.game, told(run, guard ? [guard.aid] : []));
    if (!said.ok) throw new Error('not told');
    const done = advance(run.play, said.value.game, { kind: 'finishActivation' });
    if (!done.ok) throw new Error('not finished');
    const kinds = done.value.events.flatMap(({ kind }) =>
      ['figureMoved', 'attacked', 'cardUsed', 'heroWounded'].includes(kind) ? [kind] : [],
    );
    expect(kinds.slice(0, 3)).toEqual(['attacked', 'cardUsed', 'attacked']);
  });
});
