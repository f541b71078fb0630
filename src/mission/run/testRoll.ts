// The dice of an attribute test, rolled by the app for players without dice at hand. They fall from the game's own chance and
// stay in the game: neither a reload nor an undo gives other ones.

import { rollDice, testPool, type AttackDie, type Attribute } from '../../rules';
import type { RefusalCode } from '../command';
import type { Game, TestRoll } from '../game';
import { numbersOf } from './figures/heroNumbers';
import { aidsOfTest, closeReroll, rerollOf } from './heroes/testCards';
import type { Play } from './play';
import { update, type MissionRun } from './run';

/** Who rolls, and for what. */
type Tested = Pick<TestRoll, 'hero' | 'attribute' | 'focused'>;

/** The dice printed under each attribute, on the side of the sheet that lies up. */
export const attributesOf = (
  play: Play,
  game: Game,
  hero: string,
): Readonly<Record<Attribute, readonly AttackDie[]>> | undefined => numbersOf(play, game, hero)?.attributes;

export const testDice = (
  play: Play,
  game: Game,
  { hero, attribute, focused }: Tested,
): readonly AttackDie[] => [
  ...testPool(attributesOf(play, game, hero)?.[attribute] ?? [], focused),
  ...aidsOfTest(play, game, hero, attribute).flatMap(({ attackDice = [] }) => attackDice),
];

/** Successes that cards and the mission add to those of the dice. */
export const testBonus = (play: Play, game: Game, hero: string, attribute: Attribute): number =>
  aidsOfTest(play, game, hero, attribute).reduce(
    (sum, { surge = 0 }) => sum + surge,
    inAdvance(game.prompt, hero),
  );

/** Successes that the mission gives a hero for whom the test is easier. */
function inAdvance(prompt: Game['prompt'], hero: string): number {
  if (prompt?.kind !== 'test' || !prompt.easier?.heroes.includes(hero)) return 0;
  return prompt.easier.by;
}

/** What lies on the table for this test; `null`: nothing yet, or other dice than it takes. */
export function testRollOf(play: Play, game: Game, tested: Tested): TestRoll | null {
  const { prompt, testRoll } = game;
  if (prompt?.kind !== 'test' || !testRoll) return null;
  const isOfIt = testRoll.hero === tested.hero && testRoll.attribute === tested.attribute;
  return isOfIt && testRoll.dice.join(' ') === testDice(play, game, tested).join(' ') ? testRoll : null;
}

type Rolled = Tested & { readonly again?: readonly number[] };

export function rollTest(
  run: MissionRun,
  { hero, attribute, focused, again }: Rolled,
): RefusalCode | undefined {
  const { play, game } = run;
  const { prompt, random } = game;
  if (!prompt) return 'noPrompt';
  const isAsked =
    prompt.kind === 'test' && prompt.heroes.includes(hero) && prompt.attributes.includes(attribute);
  if (!isAsked) return 'wrongAnswer';
  const tested = { hero, attribute, focused };
  if (again) return rerollTest(run, tested, again);
  const dice = testDice(play, game, tested);
  const { rolled, state } = rollDice(random, dice);
  const faces = rolled.map((die) => ('face' in die ? die.face : 0));
  update(run, { random: state, testRoll: { hero, attribute, focused, dice, faces } });
  return undefined;
}

/** A card allows it once: the other dice stay as they lie. */
function rerollTest(run: MissionRun, tested: Tested, places: readonly number[]): RefusalCode | undefined {
  const { play, game } = run;
  const lies = testRollOf(play, game, tested);
  const card = rerollOf(play, game, tested.hero);
  if (!lies || !card) return 'wrongAnswer';
  if (places.length > card.most || !places.every((place) => place in lies.dice)) return 'badNumber';
  const { rolled, state } = rollDice(
    game.random,
    places.flatMap((place) => lies.dice[place] ?? []),
  );
  const faces = lies.faces.map((face, place) => {
    const one = rolled[places.indexOf(place)];
    return one && 'face' in one ? one.face : face;
  });
  closeReroll(run, card.use);
  update(run, { random: state, testRoll: { ...lies, faces } });
  return undefined;
}
