// Groups as the Saga format deploys them, and characters that an author made up.

import { z } from 'zod';
import { ATTACK_TYPES, CHARACTER_TYPES, DICE, FIGURE_SIZES, INSTRUCTION_TYPES, TRAITS } from './enums';
import { flag, guid, list, looseText, name, number, oneOf, priorityTraits, text } from './fields';

export const groupData = z.object({
  GUID: guid,
  cardName: name,
  cardID: name,
  customInstructionType: oneOf(INSTRUCTION_TYPES, 'Replace'),
  customText: text,
  pointList: list(z.object({ GUID: guid }), 20),
  groupPriorityTraits: priorityTraits,
  defeatedTrigger: guid,
  defeatedEvent: guid,
  useInitialGroupCustomName: flag(false),
});
export type SagaGroup = z.output<typeof groupData>;

const ability = z.object({ name: text, text });

/** Lists that writers fill with words or with numbers. */
const words = z
  .unknown()
  .optional()
  .transform((value) => (Array.isArray(value) ? value.slice(0, 20).map(String) : []));

/** A deployment card with all that is printed on it. */
export const cardData = z.object({
  name,
  subname: name,
  id: name,
  characterType: oneOf(CHARACTER_TYPES, 'Imperial'),
  faction: name,
  cost: number(0),
  rcost: number(0),
  size: number(1),
  isElite: flag(false),
  health: number(1),
  speed: number(4),
  surges: list(text, 20),
  keywords: list(text, 20),
  abilities: list(ability, 20),
  defense: list(oneOf(DICE, 'Black'), 10),
  attacks: list(oneOf(DICE, 'Blue'), 10),
  attackType: oneOf(ATTACK_TYPES, 'Ranged'),
  miniSize: oneOf(FIGURE_SIZES, 'Small1x1'),
  groupTraits: list(oneOf(TRAITS, 'Trooper'), 20),
  traits: words,
  preferredTargets: words,
});
export type SagaCard = z.output<typeof cardData>;

export const character = z.object({
  customCharacterGUID: guid,
  cardName: name,
  cardSubName: name,
  cardID: name,
  groupAttack: looseText,
  groupDefense: looseText,
  groupPriorityTraits: priorityTraits,
  deploymentCard: cardData.optional(),
  bonusEffect: z.object({ effects: list(text, 20) }).optional(),
  cardInstruction: z.object({ content: list(z.object({ instruction: list(text, 20) }), 20) }).optional(),
  canRedeploy: flag(true),
  canReinforce: flag(true),
  canBeDefeated: flag(true),
  useThreatMultiplier: flag(false),
  heroSkills: list(z.object({ name }), 20),
});
export type SagaCharacter = z.output<typeof character>;
