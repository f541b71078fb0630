// 1,000 games, recorded before the state got another shape: orders, events and outcomes are the same when they are played
// again. A sample of them each time; all of them with REDCELL_LONG=1.

import { describe, expect, it, vi } from 'vitest';
import { PRINT_LENGTH, short } from './canonical';
import { compare, faultOf } from './compare';
import { ALLOWED } from './differences';
import { readGames, readPlain, type Plain } from './gamesFile';
import { sized } from '../sized';
import type { Event } from '../../src/mission';

// They were recorded before an activation was told in the order in which it happened. What happens is the same; the order has
// a test of its own.
vi.mock('../../src/mission/run/groups/chronicle', () => ({ inOrder: (events: readonly Event[]) => events }));

const games = readGames();
/** A prime, so that all kinds of games are among them. */
const STRIDE = sized(17, 1);
const numbers = Array.from({ length: games.count }, (_, number) => number);

let plain: ReadonlyMap<number, Plain> | undefined;
/** Read only when there is a difference to explain. */
function explained(number: number): ReturnType<typeof compare> {
  const game = games.game(number);
  const found = compare(game);
  if (!found || ALLOWED.get(number)?.step === found.step) return found;
  plain ??= readPlain();
  return compare(game, plain.get(number));
}

describe('recorded games', () => {
  it('[replay] there are 1,000 of them', () => {
    expect(games.count).toBe(1000);
    expect([...ALLOWED.keys()].filter((number) => number >= games.count)).toEqual([]);
  });

  it.each(numbers.filter((number) => number % STRIDE === 0))(
    '[replay] game %i goes as it went when it was recorded',
    (number) => {
      expect(faultOf(explained(number), ALLOWED.get(number))).toBeNull();
    },
  );
});

describe('the comparison', () => {
  // One that goes to its end as it was recorded.
  const game = games.game(1);

  it.each(['events', 'window', 'state'] as const)(
    '[replay] finds the step at which the %s differ',
    (aspect) => {
      const step = 20;
      const at = step * PRINT_LENGTH;
      const print = game.prints[aspect];
      const other = `${print.slice(0, at)}${'?'.repeat(PRINT_LENGTH)}${print.slice(at + PRINT_LENGTH)}`;
      const found = compare({ ...game, prints: { ...game.prints, [aspect]: other } });
      expect(found).toMatchObject({ step });
      expect(found?.text).toContain(`step ${step}, ${short(game.commands[step - 1])}: ${aspect} differ`);
    },
  );

  it('[replay] finds another outcome', () => {
    const outcome = { ...(game.outcome as object), round: 99 };
    expect(compare({ ...game, outcome })?.text).toContain('/round: was 99, is ');
  });

  it('[replay] a command that was left out is noticed where it is missing', () => {
    const commands = game.commands.toSpliced(5, 1);
    expect(compare({ ...game, commands })?.step).toBe(6);
  });

  it('[replay] a difference is excused at the step that is listed and nowhere else', () => {
    const found = { step: 7, text: 'something differs' };
    expect(faultOf(found, undefined)).toBe('something differs');
    expect(faultOf(found, { step: 7, decision: 'D53' })).toBeNull();
    expect(faultOf(found, { step: 9, decision: 'D53' })).toContain('something differs');
    expect(faultOf(found, { step: 3, decision: 'D53' })).toContain('something differs');
    expect(faultOf(null, { step: 7, decision: 'D53' })).toContain('does not differ');
    expect(faultOf(null, undefined)).toBeNull();
  });
});
