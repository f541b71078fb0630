// Dice that the app rolls for an attribute test: they lie in the game, and nothing but another roll gives other ones.

import { describe, expect, it } from 'vitest';
import { legalCommands, testRollOf, type Command, type Effect, type Kit } from '../../src/mission';
import { tableDoing } from './table';

const TEST: Effect = { kind: 'test', who: 'eachHero', attributes: ['tech'], text: 'q', outcomes: [] };
const roll = (change: Partial<Extract<Command, { kind: 'rollTest' }>> = {}): Command => ({
  kind: 'rollTest',
  hero: 'ada',
  attribute: 'tech',
  focused: false,
  ...change,
});
const ENTERED: Command = {
  kind: 'answer',
  answer: { kind: 'tested', hero: 'ada', attribute: 'tech', successes: 1 },
};

/** Two dice on the healthy side, one on the wounded one. */
function withDice(kit: Kit): Kit {
  const { ada } = kit.heroes;
  if (!ada) throw new Error('the sample has ada');
  const { healthy, wounded } = ada;
  return {
    ...kit,
    heroes: {
      ...kit.heroes,
      ada: {
        ...ada,
        healthy: { ...healthy, attributes: { ...healthy.attributes, tech: ['blue', 'yellow'] } },
        wounded: { ...wounded, attributes: { ...wounded.attributes, tech: ['red'] } },
      },
    },
  };
}
const asked = (...effects: readonly Effect[]) =>
  tableDoing(effects.length > 0 ? effects : [TEST], {}, {}, withDice);

describe('the dice of a test', () => {
  it('[row 34] those of the attribute are rolled, on the side that lies up, with a green one for focus', () => {
    const diceOf = (table: ReturnType<typeof asked>, focused: boolean) =>
      table.do(roll({ focused })).game.testRoll?.dice;
    expect(diceOf(asked(), false)).toEqual(['blue', 'yellow']);
    expect(diceOf(asked(), true)).toEqual(['blue', 'yellow', 'green']);
    expect(diceOf(asked().do({ kind: 'wound', hero: 'ada' }), false)).toEqual(['red']);
  });

  it('[row 34] every die shows one of its six faces, and all of them come up', () => {
    const table = asked();
    const seen = new Set<number>();
    for (let times = 0; times < 60; times++) {
      const { faces = [] } = table.do(roll()).game.testRoll ?? {};
      expect(faces).toHaveLength(2);
      for (const face of faces) seen.add(face);
    }
    expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('[undo] the same moment gives the same roll; rolling once more goes on from there', () => {
    const rolls = () => {
      const table = asked();
      return Array.from({ length: 8 }, () => table.do(roll()).game.testRoll?.faces.join(' '));
    };
    expect(rolls()).toEqual(rolls());
    expect(new Set(rolls()).size).toBeGreaterThan(1);
  });

  it('the prompt stays open, and is answered by what players enter', () => {
    const table = asked();
    const { prompt } = table.game;
    expect(table.do(roll()).game.prompt).toBe(prompt);
    expect(table.do(ENTERED).game.prompt).not.toBe(prompt);
  });

  it('they are off the table when something else is asked, the same test included', () => {
    const table = asked(TEST, TEST).do(roll()).do(ENTERED);
    expect(table.game.prompt?.kind).toBe('test');
    expect(table.game.testRoll).toBeNull();
  });

  it('they lie there for whoever rolled them and no other dice', () => {
    const { play, game } = asked().do(roll());
    const tested = { hero: 'ada', attribute: 'tech', focused: false } as const;
    expect(testRollOf(play, game, tested)).toBe(game.testRoll);
    expect(testRollOf(play, game, { ...tested, hero: 'bo' })).toBeNull();
    expect(testRollOf(play, game, { ...tested, focused: true })).toBeNull();
    const wounded = asked().do(roll()).do({ kind: 'wound', hero: 'ada' });
    expect(testRollOf(play, wounded.game, tested)).toBeNull();
  });

  it('whoever rolls on the table draws nothing from the game', () => {
    const table = asked();
    const { random } = table.game;
    expect(table.do(ENTERED).game.random).toEqual(random);
    expect(table.game).not.toHaveProperty('testRoll');
    expect(legalCommands(table.play, asked().game).map(({ kind }) => kind)).not.toContain('rollTest');
  });

  it('refused: nothing is asked, something else is, or of somebody else', () => {
    expect(asked().do(ENTERED).read().refusal(roll())).toBe('noPrompt');
    const question: Effect = { kind: 'question', text: 'q', options: [{ id: 'a', text: 'a', do: [] }] };
    expect(asked(question).refusal(roll())).toBe('wrongAnswer');
    expect(asked().refusal(roll({ hero: 'nobody' }))).toBe('wrongAnswer');
    expect(asked().refusal(roll({ attribute: 'insight' }))).toBe('wrongAnswer');
  });
});
