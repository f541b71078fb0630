// An Imperial activation at the table: the app says what each figure does, players roll the dice it asks for.

import { areAllHeroesWounded, rollFor, type Answer, type Pending } from '../../imperial';
import { attributesOf, resolvedWindow } from '../../mission';
import { successesOf } from './prompts';
import { drawFrom, sayCommand, type BotTable } from './table';

/** The next thing an open window needs; `false`: the app did not take it. */
export function continueWindow(table: BotTable): boolean {
  const { play, game } = table;
  const resolution = resolvedWindow(play, game)?.resolution;
  const pending = resolution?.pending;
  if (!game.window || !pending || areAllHeroesWounded(resolution.situation))
    return sayCommand(table, { kind: 'finishActivation' });
  const answer = answerTo(table, pending);
  return sayCommand(table, { kind: 'tell', told: [...game.window.told, { step: pending.step, answer }] });
}

function answerTo(table: BotTable, pending: Pending): Answer {
  switch (pending.kind) {
    case 'attack':
    case 'roll': {
      const { answer, random } = rollFor(pending, table.random);
      table.random = random;
      return answer;
    }
    case 'test': {
      const tested = pending.heroes.map((hero) => [hero, successesIn(table, hero, pending)] as const);
      return { kind: 'successes', of: Object.fromEntries(tested) };
    }
    case 'choice': {
      const options = pending.options.map((_, index) => index);
      return { kind: 'choice', option: drawFrom(table, options) ?? 0 };
    }
  }
}

function successesIn(
  table: BotTable,
  hero: string,
  { attribute, or }: Extract<Pending, { kind: 'test' }>,
): number {
  const attributes = attributesOf(table.play, table.game, hero);
  if (!attributes) return 0;
  const pools = [attributes[attribute], ...(or ? [attributes[or]] : [])];
  const [most = []] = pools.toSorted((a, b) => b.length - a.length);
  return successesOf(table, most);
}
