// Friends beside the target of an Imperial attack, and moments of the round. A trooper shoots with blue and green, surges: 2 accuracy,
// 1 damage; what follows is worked out by hand from the totals that are told.

import { describe, expect, it } from 'vitest';
import { resolveRound, type Rule } from '../../../src/imperial';
import type { DefenseAbility, Fighter, FigureId } from '../../../src/rules';
import {
  ally,
  attackAction,
  free,
  hero,
  named,
  open,
  ordersFor,
  play,
  rolled,
  situate,
  trooper,
} from './play';

const PROTECTOR: DefenseAbility = { block: 1, friend: true };
const DISTRACTING: DefenseAbility = { evade: 1, friend: true, each: true };
const beside = (...guards: readonly DefenseAbility[]): Fighter => ({ ...ally, guards });
const shoot = [attackAction({ kind: 'attack', target: named('a') })];
const hurt = (c: Fighter, row: string, totals: Parameters<typeof rolled>[0]) =>
  play(situate(open(row), { rebels: { a: hero(), c } }), 't', shoot, {
    answers: [rolled(totals)],
    mode: 'play',
  }).situation.fighters.get('a' as FigureId)?.damage;

describe('friends of a target', () => {
  it('[6.8] Protector and Distracting help a Rebel whom the Empire attacks, from the next space only', () => {
    expect(hurt(beside(PROTECTOR), 't..ac', { damage: 3 })).toBe(2);
    expect(hurt(beside(PROTECTOR), 't..a.c', { damage: 3 })).toBe(3);
    // The surge would add 1 damage.
    expect(hurt(beside(), 't..ac', { damage: 3, surge: 1 })).toBe(4);
    expect(hurt(beside(DISTRACTING), 't..ac', { damage: 3, surge: 1 })).toBe(3);
  });

  it('[6.8] odds count them', () => {
    const expected = (c: Fighter) => {
      const { steps } = play(situate(open('t..ac'), { rebels: { a: hero(), c } }), 't', shoot);
      const acts = steps.flatMap((step) => step.acts);
      return acts.flatMap((act) => (act.kind === 'attack' ? [act.odds.expectedDamage] : []))[0] ?? 0;
    };
    expect(expected(beside(PROTECTOR))).toBeLessThan(expected(beside()));
  });
});

describe('moments of the round', () => {
  const recover = (of: 'round' | 'group'): Rule => ({
    kind: 'reaction',
    when: { kind: 'end', of },
    do: [{ kind: 'recover', amount: 2 }],
  });
  const damaged = () =>
    situate(open('t..a'), { rebels: { a: hero() }, imperials: { t: { ...trooper, damage: 2 } } });

  it('[row 205] the end of a round is answered then, not at the end of an activation, and the other way round', () => {
    const after = (of: 'round' | 'group') =>
      resolveRound(damaged(), ordersFor('t', [], { rules: [recover(of)] }), 'end').situation.fighters;
    expect(after('round').get('t' as FigureId)?.damage).toBe(0);
    expect(after('group').get('t' as FigureId)?.damage).toBe(2);
    const acted = play(damaged(), 't', [], { rules: [recover('round')] });
    expect(acted.situation.fighters.get('t' as FigureId)?.damage).toBe(2);
  });

  it('[row 205] the first attack of a round is the first of all groups', () => {
    const rules: readonly Rule[] = [
      {
        kind: 'reaction',
        when: { kind: 'firstAttack', of: 'round' },
        do: [{ kind: 'strain', amount: 1, who: 'target' }],
      },
    ];
    const strain = (earlier: boolean) => {
      const board = situate(open('t..a'), { rebels: { a: hero() } });
      const deed = {
        kind: 'attack',
        turn: null,
        by: 'x' as FigureId,
        target: 'a' as FigureId,
        damage: 0,
        hit: false,
        action: true,
      } as const;
      const memory = { ...board.memory, earlier: earlier ? [deed] : [] };
      const lines = [free({ kind: 'attack' }), free({ kind: 'attack' })];
      const answers = [rolled(), rolled()];
      const { situation } = play({ ...board, memory }, 't', lines, { rules, answers, mode: 'play' });
      return situation.fighters.get('a' as FigureId)?.hero?.strain;
    };
    expect([strain(false), strain(true)]).toEqual([1, 0]);
  });
});
