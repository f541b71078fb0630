// Cards that come with a mission: characters that its author made up, and printed cards for which the app has no
// instruction lists. They get a plain list, and the words of the source about them.

import { memo } from '../../kernel';
import { PLAIN_EFFECT, type AttackDie, type DefenseDie, type FigureTrait } from '../../rules';
import type { CardId, DeploymentCard, MissionId } from '../../packs';
import { addNote, type MissionDraft } from '../draft';
import { slugOf } from '../ids';
import { rawsFrom, sameRaws, type Raws } from '../story/lines';
import { bonusesOf, groupFor, namedOf, plainList, toldIn, type ToldOrders } from './ownOrders';
import { readKeywords, readPool, readSurges, surgeIn, type Unread } from './profile';
import { TRAITS as TRAIT_WORDS, type FIGURE_SIZES, type SagaTrait } from '../source/enums';
import type { SagaCharacter } from '../source/group';
import { nameOf } from '../source/text';

/** What both kinds of made-up figures have: characters, and groups that an action deploys. */
export type MadeUp = {
  /** By which the source speaks of it. */
  readonly key: string;
  readonly guid: string;
  readonly name: string;
  readonly subtitle: string;
  readonly side: DeploymentCard['affiliation'];
  readonly elite: boolean;
  readonly unique: boolean;
  readonly cost: number;
  /** 0: its figures do not come back. */
  readonly reinforceCost: number;
  readonly figures: number;
  readonly health: number;
  readonly speed: number;
  readonly miniSize: (typeof FIGURE_SIZES)[number];
  readonly attackType: 'Ranged' | 'Melee' | 'None';
  readonly attack: readonly string[];
  readonly defense: readonly string[];
  readonly traits: readonly SagaTrait[];
  readonly surges: readonly Raws[];
  readonly keywords: readonly Raws[];
  readonly abilities: readonly ToldOrders[];
  /** "NAME: text". */
  readonly bonuses: readonly Raws[];
  /** Lists of instructions in words. */
  readonly lists: readonly (readonly string[])[];
};

const SIZES: Readonly<Record<MadeUp['miniSize'], DeploymentCard['size']>> = {
  Small1x1: [1, 1],
  Medium1x2: [1, 2],
  Large2x2: [2, 2],
  Huge2x3: [2, 3],
};

const TRAITS: Readonly<Partial<Record<SagaTrait, FigureTrait>>> = {
  Trooper: 'trooper',
  Leader: 'leader',
  HeavyWeapon: 'heavy-weapon',
  Guardian: 'guardian',
  Brawler: 'brawler',
  Droid: 'droid',
  Vehicle: 'vehicle',
  Hunter: 'hunter',
  Creature: 'creature',
  Smuggler: 'smuggler',
  Spy: 'spy',
  ForceUser: 'force-user',
  Wookiee: 'wookiee',
};
export const traitsOf = (traits: readonly SagaTrait[]): readonly FigureTrait[] =>
  traits.flatMap((trait) => TRAITS[trait] ?? []);

/** A character of the mission by the number or id that the source has for it. */
export function ownCardFor(draft: MissionDraft, id: string): DeploymentCard | null {
  const key = id.toLowerCase();
  if (key === '') return null;
  const known = draft.madeUp.get(key);
  if (known) return known;
  const character = characterFor(draft, id);
  if (!character) return null;
  const left = LEFT_FIELDS.filter(([, isLeft]) => isLeft(character)).map(([field]) => field);
  if (left.length > 0)
    addNote(draft, 'characterFields', {
      card: character.cardName || character.cardID,
      fields: left.join(', '),
    });
  return makeCard(draft, key, characterOf(character));
}

export const characterFor = ({ source, characters }: MissionDraft, id: string): SagaCharacter | undefined =>
  charactersById(source.customCharacters).get(id.toLowerCase()) ??
  charactersById(characters).get(id.toLowerCase());

/** By number and by id: the first one counts. Missions name hundreds of thousands whom they do not have. */
const charactersById = memo((characters: readonly SagaCharacter[]): ReadonlyMap<string, SagaCharacter> => {
  const byId = new Map<string, SagaCharacter>();
  for (const one of characters.toReversed())
    byId.set(one.cardID.toLowerCase(), one).set(one.customCharacterGUID, one);
  return byId;
});

/** The character that a card of the mission was made for. */
export function characterOfCard(draft: MissionDraft, card: DeploymentCard): SagaCharacter | undefined {
  const [key] = [...draft.madeUp].find(([, made]) => made === card) ?? [];
  return key === undefined ? undefined : characterFor(draft, key);
}

/** What a character may say that means nothing here. */
const LEFT_FIELDS: readonly (readonly [string, (character: SagaCharacter) => boolean])[] = [
  ['canBeDefeated', ({ canBeDefeated }) => !canBeDefeated],
  ['canRedeploy', ({ canRedeploy }) => !canRedeploy],
  ['groupPriorityTraits', ({ groupPriorityTraits }) => !groupPriorityTraits.usual],
  ['heroSkills', ({ heroSkills }) => heroSkills.length > 0],
  ['preferredTargets', ({ deploymentCard }) => (deploymentCard?.preferredTargets ?? []).length > 0],
  ['traits', ({ deploymentCard }) => (deploymentCard?.traits ?? []).some((word) => traitFor(word) === null)],
];

/** "Heavy Weapon", "forceuser", or a number. */
const traitFor = (word: string): SagaTrait | null =>
  TRAIT_WORDS.find((trait) => trait.toLowerCase() === word.replace(/\W+/g, '').toLowerCase()) ??
  TRAIT_WORDS[/^\d+$/.test(word) ? Number(word) : -1] ??
  null;

/** Nobody deploys them. */
export function noteUnused(draft: MissionDraft): void {
  for (const { cardID, customCharacterGUID, cardName } of draft.source.customCharacters)
    if (!draft.madeUp.has(cardID.toLowerCase()) && !draft.madeUp.has(customCharacterGUID))
      addNote(draft, 'characterUnused', { card: cardName || cardID });
}

function characterOf(character: SagaCharacter): MadeUp {
  const { deploymentCard: card, cardName, cardSubName, groupAttack, groupDefense } = character;
  const type = card?.characterType ?? 'Imperial';
  return {
    key: character.cardID || character.customCharacterGUID,
    guid: character.customCharacterGUID,
    name: cardName || card?.name || character.cardID,
    subtitle: cardSubName || card?.subname || '',
    side:
      type === 'Ally' || type === 'Rebel' || type === 'Hero'
        ? 'rebel'
        : card?.faction === 'Mercenary'
          ? 'mercenary'
          : 'imperial',
    elite: card?.isElite ?? false,
    unique: type === 'Villain',
    cost: card?.cost ?? 0,
    reinforceCost: character.canReinforce ? (card?.rcost ?? 0) : 0,
    figures: card?.size ?? 1,
    health: card?.health ?? 1,
    speed: card?.speed ?? 4,
    miniSize: card?.miniSize ?? 'Small1x1',
    attackType: card?.attackType ?? 'Ranged',
    attack: card && card.attacks.length > 0 ? card.attacks : readPool(groupAttack),
    defense: card && card.defense.length > 0 ? card.defense : readPool(groupDefense),
    traits: card ? [...card.groupTraits, ...card.traits.flatMap((word) => traitFor(word) ?? [])] : [],
    surges: (card?.surges ?? []).map(sameRaws),
    keywords: (card?.keywords ?? []).map(sameRaws),
    abilities: (card?.abilities ?? []).map(({ name, text }) => ({
      names: sameRaws(name),
      text: sameRaws(text.trim() === '' ? name : text),
    })),
    bonuses: (character.bonusEffect?.effects ?? []).filter((line) => line.trim() !== '').map(sameRaws),
    lists: (character.cardInstruction?.content ?? []).map(({ instruction }) => instruction),
  };
}

/** As our cards may have it. */
function bounded(draft: MissionDraft, value: number, least: number, most: number): number {
  const number = Math.trunc(value);
  const fits = Math.min(most, Math.max(least, number));
  if (fits !== number) addNote(draft, 'numberCut', { number, most: fits });
  return fits;
}

const cardIdFor = ({ id, madeUp }: MissionDraft, key: string): CardId =>
  `${id.slice(0, 50)}-${slugOf(key, 16) || 'card'}-${madeUp.size + 1}` as CardId;

/** A deployment card, and how the app plays it. */
export function makeCard(draft: MissionDraft, key: string, who: MadeUp): DeploymentCard {
  const id = cardIdFor(draft, key);
  const keywords = readKeywords(who.keywords.map(({ en }) => en));
  const surges = readSurges(who.surges.map(({ en }) => en));
  const speed = bounded(draft, who.speed, 1, 20);
  const told = namedOf([
    ...who.abilities,
    ...unread(keywords, who.keywords).map(toldIn),
    ...unread(surges, who.surges).map(surgeTold),
  ]);
  const attack = attackDice(who.attack);
  const card: DeploymentCard = {
    id,
    name: nameOf(who.name).slice(0, 120) || 'Figure',
    ...(nameOf(who.subtitle) !== '' && { subtitle: nameOf(who.subtitle).slice(0, 120) }),
    unsure: [],
    affiliation: who.side,
    elite: who.elite,
    unique: who.unique,
    deploymentCost: bounded(draft, who.cost, 0, 40),
    ...(who.reinforceCost > 0 && { reinforceCost: bounded(draft, who.reinforceCost, 1, 40) }),
    groupSize: bounded(draft, who.figures, 1, 10),
    size: SIZES[who.miniSize],
    health: bounded(draft, who.health, 1, 99),
    speed,
    traits: [...new Set(traitsOf(who.traits))],
    defense: defenseDice(who.defense),
    ...(who.attackType !== 'None' &&
      attack.length > 0 && {
        attack: { type: who.attackType === 'Melee' ? 'melee' : 'ranged', dice: attack },
      }),
    keywords: keywords.keywords,
    passives: keywords.passives,
    surges: surges.surges,
    abilities: told.map(({ name }) => plainAbility(name)),
    figuresSharedWith: [],
    errata: [],
    mission: draft.id as MissionId,
  };
  draft.madeUp.set(key, card);
  draft.ownCards.push(card);
  draft.ownGroups.push(groupFor(draft, card, who, told, surges.surges));
  addNote(draft, 'ownCard', { card: card.name });
  return card;
}

/** What could not be read on the card is told in words. */
const unread = ({ rest }: Unread, lines: readonly Raws[]): readonly Raws[] =>
  lines.filter(({ en }) => rest.includes(en.trim()));

function surgeTold(line: Raws): ToldOrders {
  const cost = surgeIn(line.en)?.cost ?? 0;
  if (cost === 0) return toldIn(line);
  return {
    names: sameRaws(cost === 1 ? 'Surge' : `${cost} surges`),
    text: rawsFrom((one) => surgeIn(line[one])?.text ?? line[one]),
  };
}

const plainAbility = (name: string): DeploymentCard['abilities'][number] => ({
  name,
  ...PLAIN_EFFECT,
});

const MOST_DICE = 6;
const DIE_NAMES: ReadonlyMap<string, AttackDie | 'any'> = new Map([
  ['blue', 'blue'],
  ['green', 'green'],
  ['red', 'red'],
  ['yellow', 'yellow'],
  ['grey', 'any'],
]);
const attackDice = (dice: readonly string[]): readonly (AttackDie | 'any')[] =>
  dice.flatMap((die) => DIE_NAMES.get(die.toLowerCase()) ?? []).slice(0, MOST_DICE);

const defenseDice = (dice: readonly string[]): readonly DefenseDie[] =>
  dice
    .map((die) => die.toLowerCase())
    .filter((die): die is DefenseDie => die === 'black' || die === 'white')
    .slice(0, MOST_DICE);

/** A printed card that the app cannot play: the same figure, with a plain list. */
export function ownCopyOf(draft: MissionDraft, card: DeploymentCard): DeploymentCard {
  const known = draft.madeUp.get(card.id);
  if (known) return known;
  const copy: DeploymentCard = {
    ...card,
    id: cardIdFor(draft, card.id),
    speed: Math.max(1, card.speed),
    figuresSharedWith: [],
    abilities: card.abilities.map((ability) => ({ ...ability, optional: false })),
    mission: draft.id as MissionId,
  };
  draft.madeUp.set(card.id, copy);
  draft.ownCards.push(copy);
  draft.ownGroups.push({
    id: copy.id,
    cards: [copy.id],
    lists: [plainList(copy.speed)],
    bonuses: bonusesOf(draft, []),
    surges: { [copy.id]: copy.surges },
    abilities: [],
    ignored: [],
    clarifications: [],
  });
  addNote(draft, 'plainOrders', { card: card.name });
  return copy;
}
