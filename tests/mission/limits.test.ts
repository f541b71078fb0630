// Orders that are limited to once per round, when a group acts twice in the same round.

import { describe, expect, it } from 'vitest';
import { NO_MEMORY, type Line, type Rule, type Step } from '../../src/imperial';
import type { Kit } from '../../src/mission/kit';
import { finishWindow, openWindow, resolvedWindow } from '../../src/mission/run/groups/activation';
import { BOARD_EFFECTS } from '../../src/mission/run/effects/board';
import { update, updateThing, type Run } from '../../src/mission/run/run';
import { figureState, runOf, sampleGame, sampleKit, SCOPE, withTroopers } from './sample';

const HURT: Step = { kind: 'damage', amount: 1, who: { noun: 'hero', order: [{ kind: 'closest' }] } };
const ONCE: Line = { limit: 'round', do: [HURT] };
const WALK: Line = { cost: 'action', do: [{ kind: 'toward', points: 1 }] };

/** Two lists; the limited order stands at different places in them. */
function kitWith(lists: readonly (readonly Line[])[], rules: readonly Rule[] = []): Kit {
  const kit = sampleKit();
  const { trooper } = kit.groups;
  if (!trooper) throw new Error('no orders for troopers');
  const bonuses = trooper.bonuses.slice(0, 1).map((bonus) => ({ ...bonus, rules }));
  const numbered = lists.map((lines, index) => ({ id: `list${index}`, lines }));
  return { ...kit, groups: { trooper: { ...trooper, lists: numbered, bonuses } } };
}

function start(kit: Kit): Run {
  const heroes = { ada: figureState('ada', 'hero', { at: [1, 1] }) };
  const run = runOf(kit, withTroopers(sampleGame(kit, { tracked: true, figures: heroes })));
  BOARD_EFFECTS.reveal(run, { kind: 'reveal', section: 'cell' }, SCOPE);
  updateThing(run, 'door', { door: 'open' });
  return runOf(kit, { ...run.game, agenda: [] });
}

/** How often the order was resolved in one activation of the group. */
function activate(run: Run): number {
  openWindow(run, 'troopers-1');
  const steps = resolvedWindow(run.play, run.game)?.resolution.steps ?? [];
  expect(finishWindow(run)).toBeUndefined();
  return steps
    .flatMap(({ status, acts }) => (status === 'resolved' ? acts : []))
    .filter((act) => act.kind === 'effect' && act.verb === 'damage').length;
}

describe('[D21] once per round', () => {
  it('[limit] an order that a group has used stays used when it acts again, wherever it stands in the list', () => {
    const run = start(kitWith([[ONCE, WALK], [WALK, ONCE]])); // prettier-ignore
    expect(activate(run)).toBe(1);
    expect(activate(run)).toBe(0);
    expect(activate(run)).toBe(0);
  });

  it('[limit] so does what answers to a moment', () => {
    const rule: Rule = {
      kind: 'reaction',
      when: { kind: 'start', of: 'figure' },
      do: [HURT],
      limit: 'round',
    };
    const run = start(kitWith([[WALK], [WALK, WALK]], [rule]));
    expect(activate(run)).toBe(1);
    expect(activate(run)).toBe(0);
  });

  it('[limit] limits of the activation are over with it, those of the round with the round', () => {
    const own: Line = { limit: 'groupActivation', do: [HURT] };
    const run = start(kitWith([[own, ONCE]]));
    expect(activate(run)).toBe(2);
    expect(activate(run)).toBe(1);
    update(run, { memory: NO_MEMORY });
    expect(activate(run)).toBe(2);
  });
});
