// The heroes' cards in a test that a mission asks for: before and after the dice, with one tap each. What was used is kept until
// the next prompt, so that the dice and the successes of the test follow from it.

import type { Aid, Attribute, GearEffect, Moment } from '../../../rules';
import { grown } from '../../bounds';
import type { CardAct } from '../../cardUse';
import type { Game, TestUse } from '../../game';
import type { Play } from '../play';
import { update, type MissionRun } from '../run';
import { aidOf, offerAt } from './cards';
import { momentOffers, paragraphKey, type MomentOffer } from './moments';

type Tested = { readonly hero: string; readonly attribute: Attribute };

/** Before the dice of the app fall, or after that; whoever rolls at the table may use all of them. */
export function testOffers(
  play: Play,
  game: Game,
  { hero, attribute }: Tested,
  rolled: boolean,
): readonly MomentOffer[] {
  const used = new Set(testUsesOf(game, hero).map(paragraphKey));
  const moments: readonly Moment[] = rolled ? ['testRolled'] : ['test', 'testRolled'];
  const found = new Map<string, MomentOffer>();
  for (const one of moments.flatMap((moment) => momentOffers(play, game, { moment, hero }))) {
    const key = paragraphKey({ hero: one.hero, ...one.offer });
    if (helpsWith(one.offer.effect, attribute) && one.offer.effect.gives && !used.has(key))
      found.set(key, one);
  }
  return [...found.values()];
}

export const isOfTest = ({ prompt }: Game, { moments }: GearEffect): boolean =>
  prompt?.kind === 'test' && moments.some((moment) => moment === 'test' || moment === 'testRolled');

/** `on`: who is tested; left out: the hero whose card it is. */
export function keepForTest(run: MissionRun, act: CardAct): void {
  const { testUses = [] } = run.game;
  update(run, { testUses: grown(testUses, { ...act, by: act.on ?? act.hero }) });
}

export const testUsesOf = ({ prompt, testUses = [] }: Game, hero: string): readonly TestUse[] =>
  prompt?.kind === 'test' ? testUses.filter(({ by }) => by === hero) : [];

/** What the cards used so far give to a hero's test of this attribute. */
export const aidsOfTest = (play: Play, game: Game, hero: string, attribute: Attribute): readonly Aid[] =>
  testUsesOf(game, hero).flatMap((use) => {
    const effect = offerAt(play, game, use)?.effect;
    return effect && helpsWith(effect, attribute) ? [aidOf(effect, use)] : [];
  });

const helpsWith = ({ attributeTest }: GearEffect, attribute: Attribute): boolean =>
  attributeTest.length === 0 || attributeTest.includes(attribute);

/** A card that lets dice be rolled again, and has not yet. */
export function rerollOf(
  play: Play,
  game: Game,
  hero: string,
): {
  readonly use: TestUse;
  readonly name: string;
  readonly most: number;
  readonly together: boolean;
} | null {
  for (const use of testUsesOf(game, hero)) {
    const offer = offerAt(play, game, use);
    const { rerollAttack = 0, together = false } = offer ? aidOf(offer.effect, use) : {};
    if (offer && rerollAttack > 0 && !use.rerolled)
      return { use, name: offer.name, most: rerollAttack, together };
  }
  return null;
}

/** Its dice have been rolled again. */
export function closeReroll(run: MissionRun, use: TestUse): void {
  const { testUses = [] } = run.game;
  update(run, { testUses: testUses.map((one) => (one === use ? { ...one, rerolled: true } : one)) });
}
