// How the app plays cards that come with a mission: by lists that the source has for them, as far as they fit, or by a plain
// one; what else is said about them are bonus effects and explanations.

import { budgetFaults, type Bonus, type Group, type Line, type OrderList } from '../../imperial';
import type { Surge } from '../../rules';
import type { DeploymentCard } from '../pack';
import type { Draft } from './draft';
import { rawsFrom, type Raws } from './lines';
import { linesOf } from './orders';
import { nameOf } from './text';

export type Told = { readonly name: string; readonly names: Raws; readonly text: Raws };

/** Each name once; what has no name goes by its first words. */
export function abilitiesOf(lines: readonly Raws[]): readonly Told[] {
  const told = new Map<string, Told>();
  for (const line of lines) {
    const names = rawsFrom((one) => nameOf(line[one].split(':')[0] ?? '').slice(0, 60));
    const text = rawsFrom((one) => line[one].split(':').slice(1).join(':').trim() || line[one]);
    if (names.en !== '' && !told.has(names.en)) told.set(names.en, { name: names.en, names, text });
  }
  return [...told.values()].slice(0, 20);
}

/** What the source says in words. */
type Written = {
  readonly guid: string;
  readonly lists: readonly (readonly string[])[];
  readonly bonuses: readonly Raws[];
};

export function groupFor(
  draft: Draft,
  card: DeploymentCard,
  { guid, lists, bonuses }: Written,
  told: readonly Told[],
  surges: readonly Surge[],
): Group {
  const isFoe = card.affiliation !== 'rebel';
  return {
    id: card.id,
    cards: [card.id],
    lists: isFoe ? listsOf(draft, card, lists, guid) : [],
    bonuses: isFoe ? bonusesOf(draft, bonuses) : [],
    surges: { [card.id]: surges },
    abilities: [],
    ignored: [],
    clarifications: told.map(({ name, text }) => ({ ability: name, text: draft.words.local(text) })),
  };
}

function listsOf(
  draft: Draft,
  card: DeploymentCard,
  lists: readonly (readonly string[])[],
  guid: string,
): readonly OrderList[] {
  const written = writtenLists(draft, card, lists, guid);
  return written.length > 0 ? written : [plainList(card.speed)];
}

/** Comes close and attacks; whoever finds nobody comes closer. */
export const plainList = (speed: number): OrderList => ({
  id: 'plain',
  lines: [
    { cost: 'attack', do: [{ kind: 'moveAttack', points: speed }] },
    { cost: 'action', do: [{ kind: 'toward', points: speed }] },
    { cost: 'action', do: [{ kind: 'toward', points: speed }] },
  ],
});

/** Lists of the source, where their lines can stand in a list of ours; otherwise the plain one with them in front. */
function writtenLists(
  draft: Draft,
  { speed }: DeploymentCard,
  lists: readonly (readonly string[])[],
  guid: string,
): readonly OrderList[] {
  return lists.slice(0, MOST_LISTS).map((sentences, index) => {
    const lines = linesOf(draft, sentences.join('\n'), `${guid}/instructions`);
    const fits = (list: OrderList): boolean => budgetFaults(list, speed).length === 0;
    const own: OrderList = { id: `list-${index + 1}`, lines };
    return fits(own)
      ? own
      : { ...own, lines: [...lines.filter(isInWords).slice(0, 3), ...plainList(speed).lines] };
  });
}
const MOST_LISTS = 6;

const isInWords = ({ do: steps }: Line): boolean => steps.every(({ kind }) => kind === 'text');

const NO_BONUS = { en: 'No bonus effect', de: 'Kein Bonuseffekt', ru: 'Без бонуса' } as const;

export function bonusesOf(draft: Draft, lines: readonly Raws[]): readonly Bonus[] {
  const bonuses = abilitiesOf(lines).map(({ names, text }, index): Bonus => ({
    id: `bonus-${index + 1}`,
    name: draft.words.local(names),
    rules: [{ kind: 'once', do: [{ kind: 'text', text: draft.words.local(text) }] }],
  }));
  if (bonuses.length > 0) return bonuses;
  return [{ id: 'none', name: NO_BONUS, rules: [{ kind: 'once', do: [{ kind: 'text', text: NO_BONUS }] }] }];
}
