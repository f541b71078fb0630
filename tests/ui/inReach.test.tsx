// What whoever acts can do with the things around: what is near, what it costs, and how likely its test has a success.

import { describe, expect, it } from 'vitest';
import { makePlay, type Game } from '../../src/mission';
import { ATTACK_FACES } from '../../src/rules';
import { InReach } from '../../src/ui/mission/play/InReach';
import { figureState, sampleGame, sampleKit, SAMPLE_MISSION } from '../mission/sample';
import { missionHtml, readable } from './missionHtml';

/** The crate is opened by a test of Tech, the terminal is read for free, and the door opens for an action. */
const kit = sampleKit({
  things: SAMPLE_MISSION.things.map((thing) => {
    if (thing.id === 'terminal' && thing.kind === 'terminal')
      return { ...thing, options: [{ id: 'read', text: 'objective', free: true }] };
    return thing;
  }),
  scripts: [
    ...SAMPLE_MISSION.scripts,
    {
      id: 'search',
      on: { kind: 'interacted', thing: 'crate', option: 'search' },
      do: [{ kind: 'test', who: 'active', attributes: ['tech'], text: 'search', outcomes: [] }],
    },
  ],
});
const play = makePlay(kit);

const standing = (at: readonly [number, number], change: Partial<Game> = {}): Game =>
  sampleGame(kit, {
    tracked: true,
    active: 'ada',
    figures: { ada: figureState('ada', 'hero', { at }), bo: figureState('bo', 'hero', { at: [1, 0] }) },
    ...change,
  });
const near = (game: Game): string => readable(missionHtml(play, game, <InReach near />));

/** One yellow die: the share of its faces that show a surge, in percent. */
const yellow = ATTACK_FACES.yellow;
const chance = ((100 * yellow.filter(({ surge }) => surge > 0).length) / yellow.length).toFixed(0);

describe('things in reach', () => {
  it('[row 31] only what the figure that acts stands next to; nothing where nothing is', () => {
    expect(near(standing([0, 1]))).toMatch(/Crate.*Search/);
    expect(near(standing([0, 1]))).not.toMatch(/Door|Terminal/);
    expect(near(standing([3, 1]))).toMatch(/Door/);
    expect(near(standing([3, 1]))).toMatch(/Terminal/);
    expect(near(standing([3, 1]))).not.toMatch(/Crate/);
    expect(near(standing([1, 0]))).toBe('');
  });

  it('[row 31] each says its cost: an action or none, and the odds of its test', () => {
    expect(near(standing([0, 1]))).toContain('(action)');
    expect(near(standing([0, 1]))).toContain(`(${chance}% for a success)`);
    const both = near(standing([3, 1]));
    expect(both).toMatch(/Terminal.*free/);
    expect(both).not.toContain('for a success');
  });

  it('[row 31] what costs an action is not offered without one; nothing is while something is asked', () => {
    const html = missionHtml(
      play,
      standing([0, 1], { turn: { actions: 2 } as Game['turn'] }),
      <InReach near />,
    );
    expect(html).not.toContain('Crate');
    expect(near(standing([0, 1], { prompt: { kind: 'over' } as unknown as Game['prompt'] }))).toBe('');
  });

  it('[row 31] in told play everything that can be used now is listed, wherever it lies', () => {
    const told = sampleGame(kit, { active: 'ada' });
    expect(readable(missionHtml(play, told, <InReach near={false} />))).toMatch(/Door.*Crate.*Terminal/);
  });
});
