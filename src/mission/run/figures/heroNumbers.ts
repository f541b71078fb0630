// A hero's numbers in a running mission, and the hero as the board and a fight see it. Everybody who needs them asks here:
// tracked play, orders, the lens, tests, campaign screens and bots.

import { memoPair } from '../../../kernel';
import {
  heroNumbers,
  partyHealth,
  wielding,
  type Fighter,
  type HeldCard,
  type HeroNumbers,
  type HeroSheet,
} from '../../../rules';
import type { HeroActor } from '../../actor';
import { heroesIn, heroIn } from '../../actors';
import type { Game } from '../../game';
import type { KitHeroSide } from '../../kit';
import type { Play } from '../play';

type SideName = 'healthy' | 'wounded';

type Gear = NonNullable<HeroActor['gear']>;
const NO_GEAR: Gear = [];
/** All that numbers are made from, besides the cards in the hero's hands. */
type Known = {
  readonly sheet: KitHeroSide;
  readonly changes: HeroActor['changes'];
  readonly heroes: number;
  readonly numbers: HeroNumbers;
};
/** Kept with the cards: the hero is another object after every activation, the cards seldom are. */
const knownWith = memoPair((_play: Play, _gear: Gear): Known[] => []);

/** On the side of the sheet that is up, or on the one that is asked for; nothing: no hero of this game. */
export function numbersOf(play: Play, game: Game, id: string, side?: SideName): HeroNumbers | undefined {
  const hero = heroIn(game, id);
  return hero && numbersOfActor(play, game, hero, side ?? sideUp(hero));
}

const sideUp = ({ wounded }: HeroActor): SideName => (wounded ? 'wounded' : 'healthy');

function numbersOfActor(play: Play, game: Game, hero: HeroActor, side: SideName): HeroNumbers | undefined {
  const sheet = play.kit.heroes[hero.id]?.[side];
  if (!sheet) return undefined;
  const { gear = NO_GEAR, changes } = hero;
  const heroes = heroesIn(game).length;
  const known = knownWith(play, gear);
  for (const one of known)
    if (one.sheet === sheet && one.changes === changes && one.heroes === heroes) return one.numbers;
  const numbers = heroNumbers(sheetOf(sheet), cardsOf(play, gear), [
    ...partyHealth(heroes),
    ...(changes ?? []),
  ]);
  known.push({ sheet, changes, heroes, numbers });
  return numbers;
}

/** What is in the hero's hands, as far as the kit knows the cards. */
const cardsOf = ({ kit }: Play, gear: Gear): readonly HeldCard[] =>
  gear.flatMap(({ id, on, facts = kit.gear?.[id] }) => (facts ? [{ id, on, facts }] : []));

const sheetOf = ({ fighter, facts, attributes, abilities = [] }: KitHeroSide): HeroSheet => ({
  health: fighter.health ?? 1,
  endurance: fighter.hero?.endurance ?? 0,
  speed: facts.speed,
  defense: fighter.defense,
  attributes,
  abilities,
});

const dressed = new WeakMap<HeroNumbers, KitHeroSide>();

/** The sheet with all numbers as they are played, and the first weapon in hand. */
export function dressedSheet(play: Play, game: Game, id: string): KitHeroSide | undefined {
  const hero = heroIn(game, id);
  const sheet = hero && play.kit.heroes[id]?.[sideUp(hero)];
  const numbers = hero && numbersOfActor(play, game, hero, sideUp(hero));
  const wounded = hero && numbersOfActor(play, game, hero, 'wounded');
  if (!sheet || !numbers || !wounded) return undefined;
  const known = dressed.get(numbers);
  if (known) return known;
  const found = withNumbers(sheet, numbers, wounded);
  dressed.set(numbers, found);
  return found;
}

function withNumbers(sheet: KitHeroSide, numbers: HeroNumbers, wounded: HeroNumbers): KitHeroSide {
  const { health, endurance, speed, defense, passives, weapons } = numbers;
  const { hero } = sheet.fighter;
  const fighter: Fighter = {
    ...sheet.fighter,
    health,
    defense,
    ...(hero && {
      hero: {
        ...hero,
        endurance,
        woundedSide: { health: wounded.health, endurance: wounded.endurance },
      },
    }),
  };
  const [weapon] = weapons;
  return {
    ...sheet,
    facts: { ...sheet.facts, speed },
    fighter: weapon
      ? wielding({ ...fighter, passives }, weapon)
      : // A kit from before cards were known: its sheet holds the first weapon.
        { ...fighter, passives: { ...fighter.passives, ...passives } },
  };
}
