// The dice of an attribute test, rolled by the app for players without dice at hand. They fall from the game's own chance and
// stay in the game: neither a reload nor an undo gives other ones.

import { rollDice, testPool, type AttackDie, type Attribute } from '../../rules';
import type { RefusalCode } from '../command';
import type { Game, TestRoll } from '../game';
import { numbersOf } from './figures/heroNumbers';
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
): readonly AttackDie[] => testPool(attributesOf(play, game, hero)?.[attribute] ?? [], focused);

/** What lies on the table for this test; `null`: nothing yet, or other dice than it takes. */
export function testRollOf(play: Play, game: Game, tested: Tested): TestRoll | null {
  const { prompt, testRoll } = game;
  if (prompt?.kind !== 'test' || !testRoll) return null;
  const isOfIt = testRoll.hero === tested.hero && testRoll.attribute === tested.attribute;
  return isOfIt && testRoll.dice.join(' ') === testDice(play, game, tested).join(' ') ? testRoll : null;
}

export function rollTest(run: MissionRun, { hero, attribute, focused }: Tested): RefusalCode | undefined {
  const { play, game } = run;
  const { prompt, random } = game;
  if (!prompt) return 'noPrompt';
  const isAsked =
    prompt.kind === 'test' && prompt.heroes.includes(hero) && prompt.attributes.includes(attribute);
  if (!isAsked) return 'wrongAnswer';
  const dice = testDice(play, game, { hero, attribute, focused });
  const { rolled, state } = rollDice(random, dice);
  const faces = rolled.map((die) => ('face' in die ? die.face : 0));
  update(run, { random: state, testRoll: { hero, attribute, focused, dice, faces } });
  return undefined;
}
