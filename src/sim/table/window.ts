// An Imperial activation at the table: the app says what each figure does, players roll the dice it asks for.

import { areAllHeroesWounded, rollFor, type Answer, type Pending, type Situation } from '../../imperial';
import { attributesOf, resolvedWindow } from '../../mission';
import { FITTING_TOKENS, isPlayedByApp, type FigureId, type PowerToken } from '../../rules';
import { successesOf } from './prompts';
import { drawFrom, sayCommand, type BotTable } from './table';

/** The next thing an open window needs; `false`: the app did not take it. */
export function continueWindow(table: BotTable): boolean {
  const { play, game } = table;
  const resolution = resolvedWindow(play, game)?.resolution;
  const pending = resolution?.pending;
  if (!game.window || !pending || areAllHeroesWounded(resolution.situation))
    return sayCommand(table, { kind: 'finishActivation' });
  const answer = answerTo(table, resolution.situation, pending);
  return sayCommand(table, { kind: 'tell', told: [...game.window.told, { step: pending.step, answer }] });
}

function answerTo(table: BotTable, situation: Situation, pending: Pending): Answer {
  switch (pending.kind) {
    case 'attack':
    case 'roll': {
      const { answer, random } = rollFor(pending, table.random);
      table.random = random;
      return answer.kind === 'dice' ? { ...answer, ...tokenOf(situation, pending) } : answer;
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

/** Whoever is attacked spends a token that fits: a block before an evade. */
function tokenOf({ fighters }: Situation, pending: Pending): { readonly token?: PowerToken } {
  const target = pending.kind === 'attack' ? fighters.get(pending.target as FigureId) : undefined;
  const held = target && !isPlayedByApp(target) ? target.powerTokens : [];
  const token = FITTING_TOKENS.defender.find((one) => held.includes(one));
  return token === undefined ? {} : { token };
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
