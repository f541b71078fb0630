// Writes our entries back in the form of the reference records, so that the two can be compared field by field.
// Goes the other way round than the content was made, on purpose: a slip in one does not hide behind the other.

import type {
  Ability,
  ClassCard,
  Companion,
  Component,
  ConditionCard,
  DeploymentCard,
  DieCard,
  CardEffect,
  Hero,
  HeroSide,
  GearItemCard,
  Pack,
  Product,
  Reward,
  Supply,
} from '../src/packs';
import { POWER_TOKENS, type Attack, type Surge, type Terrain, type TileSide } from '../src/rules';

export type Fields = Readonly<Record<string, unknown>>;

/** `doubts`: the fields of our entry that are marked as unsure. */
export type Rebuilt = { readonly fields: Fields; readonly doubts: readonly string[] };

type Entry = { readonly id: string; readonly unsure?: readonly string[] };
const each = <T extends Entry>(
  entries: ReadonlyMap<string, T>,
  make: (entry: T) => Fields,
): ReadonlyMap<string, Rebuilt> =>
  new Map([...entries].map(([id, entry]) => [id, { fields: make(entry), doubts: entry.unsure ?? [] }]));

/** The beginning of a reference file's name -> our entries, by id, as its records would be. */
export const REBUILD: Readonly<Record<string, (pack: Pack) => ReadonlyMap<string, Rebuilt>>> = {
  tiles: (pack) => each(pack.tiles, tile),
  deployment: (pack) => each(pack.cards, (entry) => card(entry, pack)),
  heroes: (pack) => each(pack.heroes, (entry) => hero(entry, pack)),
  'class-cards': (pack) => each(pack.classCards, classCard),
  items: (pack) => each(pack.items, (entry) => item(entry, pack)),
  supply: (pack) => each(pack.supplies, (entry) => supply(entry, pack)),
  rewards: (pack) => each(pack.rewards, (entry) => reward(entry, pack)),
  companions: (pack) => each(pack.companions, (entry) => companion(entry, pack)),
  conditions: (pack) => each(pack.conditions, (entry) => condition(entry, pack)),
  dice: (pack) => each(pack.dice, (entry) => die(entry, pack)),
  components: (pack) => each(pack.components, (entry) => component(entry, pack)),
  products: (pack) => each(pack.products, (entry) => product(entry, pack)),
};

const LETTERS: Record<Terrain, string> = { open: '.', blocking: 'B', impassable: 'I', difficult: 'D' };

const tile = (side: TileSide): Fields => ({
  id: side.id,
  expansion: side.expansion,
  number: side.number,
  side: side.side,
  environment: side.environment,
  copies: side.copies,
  width: side.width,
  height: side.height,
  spaces: side.spaces.map((row) => row.map((space) => (space === null ? ' ' : LETTERS[space])).join('')),
  innerEdges: side.lines.map(({ axis, x, y, kind }) => `${axis} ${y} ${x} ${kind}`),
  openEdges: side.openings.map(({ axis, x, y }) => `${axis} ${y} ${x}`),
});

/** `heavy-weapon` -> `Heavy Weapon` */
const printed = (word: string): string =>
  word.replace(/(^|-)([a-z])/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());

const CONDITION_VERBS = { stunned: 'stun', bleeding: 'bleed', weakened: 'weaken' } as const;

const surge = ({ cost, effect, ...rest }: Surge & { while?: string; exhaust?: boolean }): Fields => {
  const { recover, inflict = [], become = [], powerToken = [], splash, movement, ...same } = effect;
  const verbs = inflict.map((condition) => CONDITION_VERBS[condition]);
  return {
    cost,
    ...(rest.while === undefined ? {} : { condition: `only while ${printed(rest.while)}` }),
    ...(rest.exhaust === true ? { exhaust: true } : {}),
    effect: {
      ...same,
      ...(recover === undefined ? {} : { recoverDamage: recover }),
      ...(verbs.length === 0 ? {} : verbs.length === 1 ? { condition: verbs[0] } : { conditions: verbs }),
      ...(become.includes('focused') ? { focus: true } : {}),
      ...(become.includes('hidden') ? { hide: true } : {}),
      ...(powerToken.length === 0 ? {} : { powerToken: tokenChoice(powerToken) }),
      ...(splash === undefined ? {} : { damageHostilesWithin2OfTarget: splash }),
      ...(movement === undefined ? {} : { movementPointsAfterAttack: movement }),
    },
  };
};

const tokenChoice = (tokens: readonly string[]): unknown =>
  tokens.length === POWER_TOKENS.length ? 'any' : tokens.length === 1 ? tokens[0] : tokens;

const attack = (value: Attack | undefined): unknown => value ?? null;

const effect = ({ attributeTest, grantsSurges, options, wording, ...same }: CardEffect): Fields => ({
  ...same,
  wording: wording ?? null,
  attributeTest: attributeTest.length > 1 ? attributeTest : (attributeTest[0] ?? null),
  grantsSurges: grantsSurges.map(surge),
  options: options.map(({ passives, keyword, surge: extra }) => ({
    ...passives,
    ...(keyword === undefined ? {} : { keyword }),
    ...(extra === undefined ? {} : { surge: surge(extra) }),
  })),
});
const ability = (value: Ability): Fields => ({ ...effect(value), name: value.name });

/** The costs of a whole card are the highest of its paragraphs. */
function costs(effects: readonly CardEffect[]): Fields {
  const any = (pick: (value: CardEffect) => boolean): boolean => effects.some(pick);
  const most = (pick: (value: CardEffect) => number): number => Math.max(0, ...effects.map(pick));
  return {
    strainCost: most(({ strainCost }) => strainCost),
    actionCost: most(({ actionCost }) => actionCost),
    exhaust: any(({ exhaust }) => exhaust),
    deplete: any(({ deplete }) => deplete),
    discard: any(({ discard }) => discard),
  };
}

/** Records of items and supply cards tell these once for the whole card. */
const choices = (effects: readonly CardEffect[]): Fields => ({
  optional: effects.some(({ optional }) => optional),
  wording: effects.find(({ wording }) => wording !== undefined)?.wording ?? null,
  attributeTest: effects.find(({ attributeTest }) => attributeTest.length > 0)?.attributeTest[0] ?? null,
});

const holders = (pack: Pack, has: (product: Product) => boolean): readonly string[] =>
  [...pack.products.values()].filter(has).map(({ id }) => id);

function card(entry: DeploymentCard, pack: Pack): Fields {
  const products = holders(pack, ({ cards }) => cards.some((held) => held.card === entry.id));
  const held = [...pack.products.values()]
    .flatMap(({ cards }) => cards)
    .find((other) => other.card === entry.id);
  const doubted = held?.unsure.includes('figures') ?? false;
  return {
    id: entry.id,
    name: entry.name,
    subtitle: entry.subtitle ?? null,
    elite: entry.elite,
    unique: entry.unique,
    affiliation: entry.affiliation,
    deploymentCost: entry.deploymentCost,
    reinforceCost: entry.reinforceCost ?? null,
    groupSize: entry.groupSize,
    copiesInBox: held?.copies,
    figuresInBox: doubted ? null : held?.figures,
    figuresLikely: doubted ? held?.figures : null,
    figuresStatus: doubted ? 'unconfirmed' : undefined,
    figureKind: held?.figureKind,
    tokensInBox: held?.tokens === 0 ? null : held?.tokens,
    figuresSharedWith: entry.figuresSharedWith,
    product: products[0],
    products,
    source: products[0],
    traits: entry.traits.map(printed),
    base: { w: entry.size[0], h: entry.size[1] },
    health: entry.health,
    speed: entry.speed,
    defense: entry.defense,
    attack: attack(entry.attack),
    keywords: entry.keywords,
    passives: entry.passives,
    surges: entry.surges.map(surge),
    abilities: entry.abilities.map(ability),
  };
}

const heroSide = (side: HeroSide): Fields => ({ ...side, abilities: side.abilities.map(ability) });

const hero = (entry: Hero, pack: Pack): Fields => ({
  id: entry.id,
  name: entry.name,
  title: entry.title,
  product: holders(pack, ({ heroes }) => heroes.includes(entry.id))[0],
  species: entry.species === undefined ? null : printed(entry.species),
  traits: entry.traits.map(printed),
  startingWeapon: entry.startingWeapons[0],
  healthy: heroSide(entry.healthy),
  wounded: heroSide(entry.wounded),
});

const gear = (entry: ClassCard | GearItemCard | Reward): Fields => ({
  id: entry.id,
  name: entry.name,
  type: entry.type,
  traits: entry.traits.map(printed),
  attack: attack(entry.attack),
  modSlots: entry.modSlots ?? null,
  keywords: entry.keywords,
  passives: entry.passives,
  surges: entry.surges.map(surge),
  effects: entry.effects.map(effect),
  ...costs(entry.effects),
});

const classCard = (entry: ClassCard): Fields => ({
  ...gear(entry),
  hero: entry.hero,
  xp: entry.xp ?? null,
  heroBonus: entry.heroBonus,
});

const item = (entry: GearItemCard, pack: Pack): Fields => ({
  ...gear(entry),
  product: holders(pack, ({ items }) => items.includes(entry.id))[0],
  ...choices(entry.effects),
  tier: entry.tier,
  credits: entry.credits,
});

const supply = (entry: Supply, pack: Pack): Fields => ({
  id: entry.id,
  name: entry.name,
  product: holders(pack, ({ supplies }) => supplies.includes(entry.id))[0],
  traits: entry.traits.map(printed),
  copies: entry.copies,
  dice: entry.dice,
  ...costs(entry.effects),
  ...choices(entry.effects),
});

function reward(entry: Reward, pack: Pack): Fields {
  const product = holders(pack, ({ rewards }) => rewards.includes(entry.id))[0];
  return {
    ...gear(entry),
    product,
    source: product,
    side: entry.side,
    hero: entry.hero ?? null,
    copies: entry.copies,
    attachment: attachment(entry.attachment),
  };
}

function attachment(value: Reward['attachment']): string | null {
  if (value === undefined) return null;
  if (value.only === 'leader') return 'Leader only';
  if (value.only !== undefined) return `${printed(value.only)} group`;
  return value.except === undefined ? 'any group' : `non-${value.except} group`;
}

const companion = (entry: Companion, pack: Pack): Fields => ({
  id: entry.id,
  name: entry.name,
  kind: entry.kind,
  product: holders(pack, ({ companions }) => companions.includes(entry.id))[0],
  unique: entry.unique,
  traits: entry.traits.map(printed),
  health: entry.health ?? null,
  speed: entry.speed ?? null,
  defense: entry.defense,
  attack: attack(entry.attack),
  keywords: entry.keywords,
  passives: entry.passives,
  surges: entry.surges.map(surge),
  abilities: entry.abilities.map(ability),
  broughtBy: Object.values(entry.broughtBy).flat(),
});

const ENDS = {
  afterAttack: 'after resolving an attack',
  afterAttackOrTest: 'after the attack or attribute test',
  endOfActivation: 'end of own activation',
} as const;

const condition = (entry: ConditionCard, pack: Pack): Fields => ({
  id: entry.id,
  product: holders(pack, ({ conditions }) => conditions.includes(entry.id))[0],
  name: entry.name,
  kind: entry.harmful ? 'harmful' : 'beneficial',
  discardByAction: entry.discardByAction,
  autoDiscard: entry.ends === undefined ? null : ENDS[entry.ends],
  modifiers: {
    addDice: entry.addDice,
    attackSurge: entry.attackSurge,
    defenseEvade: entry.defenseEvade,
    attackerAccuracy: entry.attackerAccuracy,
  },
});

const componentNamed = (pack: Pack, id: string): Component | undefined =>
  [...pack.components.values()].find((entry) => entry.id === id);

const die = (entry: DieCard, pack: Pack): Fields => ({
  id: entry.id,
  type: entry.kind,
  faces: entry.faces,
  countInCore: componentNamed(pack, 'dice')?.parts[entry.id],
});

const component = (entry: Component, pack: Pack): Fields => ({
  id: entry.id,
  category: entry.category,
  name: entry.name,
  count: entry.count,
  detail: entry.id === 'map-tiles' ? tileList(pack) : entry.parts,
});

function tileList(pack: Pack): Fields {
  const fronts = [...pack.tiles.values()].filter(
    ({ expansion, side }) => expansion === 'core' && side === 'A',
  );
  return {
    distinctNumbers: fronts.length,
    tiles: fronts.map(({ number, width, height, copies }) => ({ number, width, height, copies })),
    multipleCopies: Object.fromEntries(
      fronts.filter(({ copies }) => copies > 1).map(({ number, copies }) => [number, copies]),
    ),
  };
}

const TOKEN_NAMES: Readonly<Record<string, string>> = {
  'ally-villain': 'ally and villain tokens',
  weakened: 'condition tokens (Weakened)',
  hidden: 'condition tokens (Hidden)',
  id: 'ID tokens',
};

const product = (entry: Product, pack: Pack): Fields => ({
  id: entry.id,
  name: entry.name,
  kind: entry.kind.replace('-', ' '),
  wave: entry.wave ?? null,
  heroes: entry.heroes,
  deploymentCards: entry.cards.map((held) => ({
    id: held.card,
    copies: held.copies,
    figures: held.unsure.includes('figures') ? null : held.figures,
    figureKind: held.figureKind,
  })),
  items: entry.items,
  supply: entry.supplies,
  companions: entry.companions.filter((id) => pack.companions.get(id)?.kind === 'companion'),
  forms: entry.companions.filter((id) => pack.companions.get(id)?.kind === 'form'),
  tokens: entry.tokens.map(({ token, count, unsure }) => ({
    name: TOKEN_NAMES[token] ?? `${token.replace('-', ' ')} tokens`,
    count: count ?? null,
    status: unsure.includes('token') ? 'probable' : unsure.includes('count') ? 'derived' : undefined,
  })),
  conditionsAdded: entry.conditions,
  rewards: entry.rewards,
  figuresTotal: entry.figuresTotal ?? null,
  mapTiles: entry.mapTiles ?? null,
  contains: entry.contains,
});
