// Groups as the Saga format deploys them, and characters that an author made up.

import { z } from 'zod';
import { ATTACK_TYPES, CHARACTER_TYPES, DICE, FIGURE_SIZES, INSTRUCTION_TYPES, TRAITS } from './enums';
import { sagaFlag, guid, list, looseText, sagaName, number, oneOf, priorityTraits, sagaText } from './fields';

export const groupData = z.object({
  GUID: guid,
  cardName: sagaName,
  cardID: sagaName,
  customInstructionType: oneOf(INSTRUCTION_TYPES, 'Replace'),
  customText: sagaText,
  pointList: list(z.object({ GUID: guid }), 20),
  groupPriorityTraits: priorityTraits,
  defeatedTrigger: guid,
  defeatedEvent: guid,
  useInitialGroupCustomName: sagaFlag(false),
});
export type SagaGroup = z.output<typeof groupData>;

const ability = z.object({ name: sagaText, text: sagaText });

/** Anything else is no word, and may not even be one when it is asked for its text. */
const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Lists that writers fill with words or with numbers. */
const words = z
  .unknown()
  .optional()
  .transform((value) => (Array.isArray(value) ? value.slice(0, 20).filter(isWord).map(String) : []));

/** A deployment card with all that is printed on it. */
export const cardData = z.object({
  name: sagaName,
  subname: sagaName,
  id: sagaName,
  characterType: oneOf(CHARACTER_TYPES, 'Imperial'),
  faction: sagaName,
  cost: number(0),
  rcost: number(0),
  size: number(1),
  isElite: sagaFlag(false),
  health: number(1),
  speed: number(4),
  surges: list(sagaText, 20),
  keywords: list(sagaText, 20),
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
  cardName: sagaName,
  cardSubName: sagaName,
  cardID: sagaName,
  groupAttack: looseText,
  groupDefense: looseText,
  groupPriorityTraits: priorityTraits,
  deploymentCard: cardData.optional(),
  bonusEffect: z.object({ effects: list(sagaText, 20) }).optional(),
  cardInstruction: z.object({ content: list(z.object({ instruction: list(sagaText, 20) }), 20) }).optional(),
  canRedeploy: sagaFlag(true),
  canReinforce: sagaFlag(true),
  canBeDefeated: sagaFlag(true),
  useThreatMultiplier: sagaFlag(false),
  heroSkills: list(z.object({ name: sagaName }), 20),
});
export type SagaCharacter = z.output<typeof character>;
