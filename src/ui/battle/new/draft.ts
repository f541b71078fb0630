// The choices before a battle: two armies, units and cards that players type in, and the table.

import type { BattleChoice, BattleSetup } from '../../../battle';
import {
  ARMIES,
  armyPoints,
  LEGION_RANKS,
  type ArmyEntry,
  type ArmyName,
  type CommandCard,
  type LegionCards,
  type UnitCard,
} from '../../../legion';
import type { LegionContent } from '../../../packs';
import { newSeed } from '../../parts/seed';

/** How many points the Empire has more; `own`: players choose its units. */
export const LEVELS = { equal: 0, more: 50, most: 100, own: null } as const;
export type Level = keyof typeof LEVELS;

export type BattleDraft = {
  readonly level: Level;
  readonly empire: readonly ArmyEntry[];
  readonly rebels: readonly ArmyEntry[];
  /** Units that no list has. */
  readonly typed: readonly UnitCard[];
  readonly commands: readonly (CommandCard & { readonly army: ArmyName })[];
  readonly blue: ArmyName | null;
  /** Null: three of each are revealed. */
  readonly chosen: BattleChoice | null;
  readonly foresight: BattleSetup['foresight'];
};

/** One core box on either side. */
export const FIRST_DRAFT: BattleDraft = {
  level: 'equal',
  empire: [],
  rebels: [
    { card: 'luke-skywalker' },
    { card: 'rebel-troopers', upgrades: ['z-6-trooper'] },
    { card: 'rebel-troopers', upgrades: ['mpl-57-ion-trooper'] },
    { card: 'at-rt', upgrades: ['at-rt-rotary-blaster'] },
  ],
  typed: [],
  commands: [],
  blue: null,
  chosen: null,
  foresight: 'long',
};

export const GENERIC_HAND = ['ambush', 'push', 'assault'] as const;

/** Content and what players typed in. */
export const cardsWith = ({ cards }: LegionContent, { typed, commands }: BattleDraft): LegionCards => ({
  ...cards,
  units: { ...cards.units, ...Object.fromEntries(typed.map((card) => [card.id, card])) },
  commands: {
    ...cards.commands,
    ...Object.fromEntries(
      commands.map(({ id, name, pips, orders, of }) => [
        id,
        { id, name, pips, orders, ...(of !== undefined && { of }) },
      ]),
    ),
  },
});

/** What the opponent takes, in this order, as far as the points reach. The first row is one core box. */
const COLUMN: readonly ArmyEntry[] = [
  { card: 'darth-vader' },
  { card: 'stormtroopers', upgrades: ['dlt-19-stormtrooper'] },
  { card: 'stormtroopers', upgrades: ['hh-12-stormtrooper'] },
  { card: '74-z-speeder-bikes' },
  { card: 'snowtroopers' },
  { card: 'stormtroopers', upgrades: ['dlt-19-stormtrooper'] },
  { card: 'at-st' },
  { card: 'general-veers' },
  { card: 'snowtroopers' },
  { card: 'stormtroopers' },
];

/** Points to fill, as many as cheap upgrades can. */
const FILLER = { card: 'stormtroopers', upgrade: 'stormtrooper' } as const;

/** An Empire of at most so many points, and as near to it as the list allows. */
export function musterEmpire(cards: LegionCards, points: number): readonly ArmyEntry[] {
  const army: ArmyEntry[] = [];
  for (const entry of COLUMN) {
    const plain = { card: entry.card };
    const fits = [entry, plain].find((one) => armyPoints(cards, [...army, one]) <= points);
    if (fits) army.push(fits);
  }
  for (const [index, entry] of army.entries()) {
    if (entry.card !== FILLER.card) continue;
    const filled = army.with(index, { ...entry, upgrades: [...(entry.upgrades ?? []), FILLER.upgrade] });
    if (armyPoints(cards, filled) <= points) army.splice(0, army.length, ...filled);
  }
  const [cheapest] = COLUMN.slice(1);
  return army.length > 0 || !cheapest ? army : [{ card: cheapest.card }];
}

export const empireOf = (
  cards: LegionCards,
  { level, empire, rebels }: BattleDraft,
): readonly ArmyEntry[] => {
  const more = LEVELS[level];
  return more === null ? empire : musterEmpire(cards, armyPoints(cards, rebels) + more);
};

/** The cheaper army chooses its colour; the opponent takes blue (legion 3.1). */
export function blueOf(cards: LegionCards, draft: BattleDraft): ArmyName {
  const isOurChoice = armyPoints(cards, draft.rebels) <= armyPoints(cards, empireOf(cards, draft));
  return isOurChoice ? (draft.blue ?? 'rebels') : 'empire';
}

export function battleSetupOf(content: LegionContent, draft: BattleDraft): BattleSetup {
  const cards = cardsWith(content, draft);
  const hand = (army: ArmyName): readonly string[] => [
    ...GENERIC_HAND,
    ...draft.commands.filter((card) => card.army === army).map(({ id }) => id),
  ];
  return {
    kind: 'battle',
    seed: newSeed(),
    cards,
    behaviours: content.behaviours,
    armies: { empire: empireOf(cards, draft), rebels: draft.rebels },
    hands: { empire: hand('empire'), rebels: hand('rebels') },
    blue: blueOf(cards, draft),
    app: 'empire',
    foresight: draft.foresight,
    ...(draft.chosen && { chosen: draft.chosen }),
  };
}

/** A draft from the address. Whatever does not fit the content is left out. */
export function readDraft(text: string | null, { cards }: LegionContent): BattleDraft {
  if (text === null) return FIRST_DRAFT;
  try {
    const draft = { ...FIRST_DRAFT, ...(JSON.parse(text) as Partial<BattleDraft>) };
    const known = new Set([...Object.keys(cards.units), ...draft.typed.map(({ id }) => id)]);
    const sound = (army: readonly ArmyEntry[]) => army.filter(({ card }) => known.has(card));
    const isSound = draft.typed.every(
      ({ army, rank }) => ARMIES.includes(army) && LEGION_RANKS.includes(rank),
    );
    return isSound && draft.level in LEVELS
      ? { ...draft, empire: sound(draft.empire), rebels: sound(draft.rebels) }
      : FIRST_DRAFT;
  } catch {
    return FIRST_DRAFT;
  }
}

/** What each step of the set-up gets. */
export type StepProps = {
  readonly content: LegionContent;
  readonly draft: BattleDraft;
  readonly set: (change: Partial<BattleDraft>) => void;
};
