// How the app plays cards that come with a mission: by the source's lists for them, or by a plain list; the other texts
// about them become bonus effects and explanations.

import type { Bonus, Group, OrderList } from '../../imperial';
import type { Surge } from '../../rules';
import type { DeploymentCard } from '../../packs';
import type { MissionDraft } from '../draft';
import { rawsFrom, type Raws } from '../story/lines';
import { linesOf } from './orders';
import { nameOf } from '../source/text';

/** Something that is said about a figure. */
export type ToldOrders = { readonly names: Raws; readonly text: Raws };
type Named = ToldOrders & { readonly name: string };

/** "NAME: text"; what has no name goes by its first words. */
export const toldIn = (line: Raws): ToldOrders => ({
  names: rawsFrom((one) => line[one].split(':')[0] ?? ''),
  text: rawsFrom((one) => line[one].split(':').slice(1).join(':').trim() || line[one]),
});

/** Each under a name of its own: the second one of a name is numbered. What is said twice is said once. */
export function namedOf(all: readonly ToldOrders[]): readonly Named[] {
  const named = new Map<string, Named>();
  const said = new Set<string>();
  for (const { names, text } of all) {
    const plain = rawsFrom((one) => (nameOf(names[one]) || nameOf(text[one])).slice(0, 60));
    const same = JSON.stringify([plain.en, text.en]);
    if (plain.en === '' || said.has(same)) continue;
    said.add(same);
    let name = plain.en;
    for (let number = 2; named.has(name); number++) name = `${plain.en} (${number})`;
    named.set(name, { name, names: plain, text });
  }
  return [...named.values()];
}

/** What the source says in words. */
type Written = {
  readonly guid: string;
  readonly lists: readonly (readonly string[])[];
  readonly bonuses: readonly Raws[];
};

export function groupFor(
  draft: MissionDraft,
  card: DeploymentCard,
  { guid, lists, bonuses }: Written,
  told: readonly Named[],
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

/** Lists of the source, or a plain one; what is no sentence of ours stands there as words. */
function listsOf(
  draft: MissionDraft,
  { speed }: DeploymentCard,
  lists: readonly (readonly string[])[],
  guid: string,
): readonly OrderList[] {
  const written = lists
    .map((sentences) => linesOf(draft, sentences.join('\n'), `${guid}/instructions`, MOST_LINES))
    .filter((lines) => lines.length > 0)
    .map((lines, index): OrderList => ({ id: `list-${index + 1}`, lines }));
  return written.length > 0 ? written : [plainList(speed)];
}

/** As many lines as a list may have. */
const MOST_LINES = 12;

/** Comes close and attacks; whoever finds nobody comes closer. */
export const plainList = (speed: number): OrderList => ({
  id: 'plain',
  lines: [
    { cost: 'attack', do: [{ kind: 'moveAttack', points: speed }] },
    { cost: 'action', do: [{ kind: 'toward', points: speed }] },
    { cost: 'action', do: [{ kind: 'toward', points: speed }] },
  ],
});

const NO_BONUS = { en: 'No bonus effect', de: 'Kein Bonuseffekt', ru: 'Без бонуса' } as const;

export function bonusesOf(draft: MissionDraft, lines: readonly Raws[]): readonly Bonus[] {
  const bonuses = namedOf(lines.map(toldIn)).map(({ names, text }, index): Bonus => ({
    id: `bonus-${index + 1}`,
    name: draft.words.local(names),
    rules: [{ kind: 'once', do: [{ kind: 'text', text: draft.words.local(text) }] }],
  }));
  if (bonuses.length > 0) return bonuses;
  return [{ id: 'none', name: NO_BONUS, rules: [{ kind: 'once', do: [{ kind: 'text', text: NO_BONUS }] }] }];
}
