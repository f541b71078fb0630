// Cards, companions and heroes as content files write them.

import { FIGURE_TRAITS } from '../../rules';
import { z } from 'zod';
import type {
  CardId,
  ClassCardId,
  Companion,
  CompanionId,
  DeploymentCard,
  Hero,
  HeroId,
  HeroSide,
  ItemId,
  MissionId,
  RewardId,
  SupplyId,
} from '../pack';
import { count, defenseDice, flag, id, ids, name, strict, withDoubts } from './fields';
import { abilities, attack, dicePool, errata, keywords, passives, surges } from './profile';

export const figureTrait = z.enum(FIGURE_TRAITS);
const traits = z.array(figureTrait).default([]).describe('Printed traits, in printed order.');

const fighter = {
  traits,
  defense: defenseDice,
  attack: attack.exactOptional().describe('How it attacks. Left out: it cannot.'),
  keywords,
  passives: passives('Numbers that always apply.'),
  surges,
  abilities,
};

export const cardSchema = withDoubts({
  id: id<CardId>('Own id; elite cards end with "-elite".'),
  name: name('Printed name.'),
  subtitle: name('Printed second line.').exactOptional(),
  affiliation: z.enum(['imperial', 'mercenary', 'rebel']).describe('Whose figure it is.'),
  elite: flag('The card has the red frame.'),
  unique: flag('There is only one of it in play.'),
  deploymentCost: count('Threat it costs to deploy.', 0, 40),
  reinforceCost: count('Threat one figure costs to bring back. Left out: none can.', 0, 40).exactOptional(),
  groupSize: count('Figures in the group.', 1, 10).default(1),
  size: z
    .tuple([count('Width in spaces.', 1, 4), count('Height in spaces.', 1, 4)])
    .default([1, 1])
    .describe('Width and height of the base in spaces.'),
  health: count('Health.', 1, 99),
  speed: count('Speed.', 0, 20),
  ...fighter,
  figuresSharedWith: ids<CardId>('Cards that are played with the same plastic figures.'),
  errata,
  mission: id<MissionId>('Comes with this mission alone; no box holds it.').exactOptional(),
}) satisfies z.ZodType<DeploymentCard>;

export const companionSchema = withDoubts({
  id: id<CompanionId>('Own id.'),
  name: name('Printed name.'),
  kind: z
    .enum(['companion', 'form'])
    .default('companion')
    .describe('A companion stands on the board; a form is a card that a shapeshifter wears.'),
  unique: flag('There is only one of it in play.'),
  health: count('Health; forms have none.', 1, 99).exactOptional(),
  speed: count('Speed; forms have none.', 0, 20).exactOptional(),
  ...fighter,
  broughtBy: strict({
    cards: ids<CardId>('Deployment cards that bring it.'),
    heroes: ids<HeroId>('Heroes that bring it.'),
    items: ids<ItemId>('Items that bring it.'),
    supplies: ids<SupplyId>('Supply cards that bring it.'),
    rewards: ids<RewardId>('Rewards that bring it.'),
  })
    .prefault({})
    .describe('What brings it into a mission. Left out: nothing an app without an Imperial player uses.'),
}) satisfies z.ZodType<Companion>;

const heroSide = strict({
  health: count('Health.', 1, 99),
  endurance: count('Endurance.', 0, 20),
  speed: count('Speed.', 0, 20),
  defense: defenseDice,
  attributes: strict({
    strength: dicePool('Dice for strength.'),
    insight: dicePool('Dice for insight.'),
    tech: dicePool('Dice for tech.'),
  }).describe('Dice of attribute tests.'),
  abilities,
}) satisfies z.ZodType<HeroSide>;

export const heroSchema = withDoubts({
  id: id<HeroId>('Own id.'),
  name: name('Printed name.'),
  title: name('Printed second line.'),
  species: figureTrait.exactOptional().describe('Where a printed trait gives it.'),
  traits,
  startingWeapons: ids<ClassCardId>('Class cards the hero begins with.'),
  healthy: heroSide.describe('The front of the sheet.'),
  wounded: heroSide.describe('The back of the sheet.'),
  errata,
}) satisfies z.ZodType<Hero>;
