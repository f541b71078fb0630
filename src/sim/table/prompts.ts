// How bots answer the prompts of the app: tests are rolled, choices are weighed, texts are read.

import {
  attributesOf,
  heroIn,
  testBonus,
  type Game,
  type Play,
  type Prompt,
  type PromptAnswer,
  type PromptKind,
} from '../../mission';
import type { OfKind } from '../../kernel';
import { ATTACK_FACES, diceOfConditions, passChance, SPENT_BY_TESTING, type AttackDie } from '../../rules';
import { worthOfAnswer } from './judgement';
import { rollForTable, sayCommand, type BotTable } from './table';

type PromptOf<K extends PromptKind> = OfKind<Prompt, K>;

export function answerForHeroes(table: BotTable, prompt: Prompt): boolean {
  return sayCommand(table, { kind: 'answer', answer: answerTo(table, prompt) });
}

function answerTo(table: BotTable, prompt: Prompt): PromptAnswer {
  const { play, game } = table;
  switch (prompt.kind) {
    case 'question':
      return best(
        play,
        game,
        prompt.options.map(({ id }) => ({ kind: 'option', option: id })),
      );
    case 'input':
      return best(
        play,
        game,
        numbersUpTo(prompt.most).map((number) => ({ kind: 'number', number })),
      );
    case 'chooseHeroes':
      return best(
        play,
        game,
        rotations(byHealth(game, prompt.heroes)).map((heroes) => ({
          kind: 'heroes',
          heroes: heroes.slice(0, prompt.count),
        })),
      );
    case 'test':
      return test(table, prompt);
    // What a tracked game asks all the same is about somebody whose place nobody knows.
    case 'confirm':
      return { kind: 'no' };
    case 'colour':
      return prompt.colours[0] === undefined
        ? { kind: 'done' }
        : { kind: 'colour', colour: prompt.colours[0] };
    // As far as the bots said it while they played.
    case 'fallen':
      return {
        kind: 'fallen',
        fallen: Object.fromEntries(prompt.groups.map(({ group, told }) => [group, told])),
      };
    default:
      return { kind: 'done' };
  }
}

/** The first of the best. */
function best(play: Play, game: Game, answers: readonly PromptAnswer[]): PromptAnswer {
  const [first = { kind: 'done' } as const, ...others] = answers;
  if (others.length === 0) return first;
  let top = { answer: first, worth: worthOfAnswer(play, game, first) };
  for (const answer of others) {
    const worth = worthOfAnswer(play, game, answer);
    if (worth > top.worth) top = { answer, worth };
  }
  return top.answer;
}

const MOST_NUMBERS = 6;
const numbersUpTo = (most: number): readonly number[] =>
  Array.from({ length: Math.min(most, MOST_NUMBERS) + 1 }, (_, number) => number);

/** Who is best off comes first. */
const byHealth = (game: Game, ids: readonly string[]): readonly string[] => {
  const harm = (id: string): number =>
    (game.figures[id]?.damage ?? 0) + (heroIn(game, id)?.wounded ? 100 : 0);
  return ids.toSorted((a, b) => harm(a) - harm(b));
};

const rotations = (list: readonly string[]): readonly (readonly string[])[] =>
  list.map((_, first) => [...list.slice(first), ...list.slice(0, first)]);

/** Whoever is best at it rolls. */
function test(table: BotTable, { heroes, attributes }: PromptOf<'test'>): PromptAnswer {
  const { play, game } = table;
  const tries = heroes.flatMap((hero) =>
    attributes.map((attribute) => ({ hero, attribute, dice: testDice(play, game, hero, attribute) })),
  );
  const chance = ({ dice, hero, attribute }: (typeof tries)[number]): number =>
    passChance(dice, Math.max(0, 1 - testBonus(play, game, hero, attribute)));
  const [top] = tries.toSorted((a, b) => chance(b) - chance(a));
  if (!top) throw new Error('a test without anybody to take it');
  const figure = game.figures[top.hero];
  const successes = successesOf(table, top.dice) + testBonus(play, game, top.hero, top.attribute);
  if (figure?.conditions.some((condition) => SPENT_BY_TESTING.includes(condition))) {
    const conditions = figure.conditions.filter((condition) => !SPENT_BY_TESTING.includes(condition));
    sayCommand(table, { kind: 'setFigure', figure: top.hero, set: { conditions } });
  }
  return { kind: 'tested', hero: top.hero, attribute: top.attribute, successes };
}

function testDice(
  play: Play,
  game: Game,
  hero: string,
  attribute: PromptOf<'test'>['attributes'][number],
): readonly AttackDie[] {
  const dice = attributesOf(play, game, hero)?.[attribute] ?? [];
  return [...dice, ...diceOfConditions(game.figures[hero]?.conditions ?? [])];
}

/** Each surge is a success. */
export function successesOf(table: BotTable, dice: readonly AttackDie[]): number {
  return rollForTable(table, dice).reduce(
    (sum, rolled) =>
      sum + ('face' in rolled ? (ATTACK_FACES[rolled.die as AttackDie][rolled.face]?.surge ?? 0) : 0),
    0,
  );
}
