// Finds the heroes, allies and Imperial groups that the source names by number or name. Cards that the app cannot play
// by itself come along as cards of the mission's own.

import type { MissionGroup } from '../../mission';
import { type CardId, type DeploymentCard, hasOrders, type HeroId, type Pack } from '../../packs';
import { CARD_IDS, HERO_IDS } from './cardIds';
import { addScript, MOST_LISTED, addNote, type MissionDraft, type DraftGroup } from '../draft';
import { slugOf } from '../ids';
import { characterFor, ownCardFor, ownCopyOf } from './ownCards';

/** `null`: no hero of ours. */
export function heroOf(draft: MissionDraft, id: string): string | null {
  const hero = HERO_IDS.get(id.toUpperCase()) ?? slugOf(id);
  if (draft.tools.pack.heroes.has(hero as HeroId)) return hero;
  addNote(draft, 'heroUnknown', { hero: id });
  return null;
}

/** A printed card by its number, or by its name with "(Elite)" behind it. */
export function cardOf({ tools: { pack } }: MissionDraft, id: string, name: string): DeploymentCard | null {
  const known = pack.cards.get(CARD_IDS.get(id.toUpperCase()) as CardId);
  if (known) return known;
  const elite = /\belite\b/i.test(name);
  const plain = slugOf(name.replace(/\(?\belite\b\)?/i, ''), 80);
  if (plain === '') return null;
  const called = printedCards(pack).get(plain) ?? [];
  return called.find((card) => card.elite === elite || card.unique) ?? null;
}

const printed = new WeakMap<Pack, ReadonlyMap<string, readonly DeploymentCard[]>>();

/** By name. Missions ask for thousands of them, and know most by number only. */
function printedCards(pack: Pack): ReadonlyMap<string, readonly DeploymentCard[]> {
  const before = printed.get(pack);
  if (before) return before;
  const byName = new Map<string, DeploymentCard[]>();
  for (const card of pack.cards.values()) {
    if (card.mission !== undefined) continue;
    const name = slugOf(card.name, 80);
    byName.set(name, [...(byName.get(name) ?? []), card]);
  }
  printed.set(pack, byName);
  return byName;
}

/** The group of the mission that stands for a card of the source; `null`: nobody is called so. */
export function groupNamed(draft: MissionDraft, id: string, name: string): DraftGroup | null {
  const key = keyOf(id, name);
  const known = draft.groups.get(key);
  if (known) return known;
  const card = foeCard(draft, id, name);
  if (!card) {
    addNote(draft, 'groupUnknown', { card: called(id, name) });
    return null;
  }
  const group = addGroup(draft, key, card, name || card.name);
  if (group && characterFor(draft, id)?.useThreatMultiplier) multiplyHealth(draft, group);
  return group;
}

/** Whether anybody of the Empire is meant. */
export const isGroup = (draft: MissionDraft, id: string, name: string): boolean =>
  draft.groups.has(keyOf(id, name)) || foeCard(draft, id, name) !== null;

/** Somebody whom the app can play against the heroes. */
export function foeCard(draft: MissionDraft, id: string, name: string): DeploymentCard | null {
  const card = ownCardFor(draft, id) ?? playable(draft, cardOf(draft, id, name));
  return card?.affiliation === 'rebel' ? null : card;
}

/** So many times the health on the card. */
export const multiplyHealth = (draft: MissionDraft, group: DraftGroup): void =>
  changeGroup(draft, group, { bonusHealth: `${group.card.health} * max(0, threatLevel - 1)` });

export function changeGroup(
  { missionGroups }: MissionDraft,
  { id }: DraftGroup,
  change: Partial<MissionGroup>,
): void {
  const at = missionGroups.findIndex((group) => group.id === id);
  const group = missionGroups[at];
  if (group) missionGroups[at] = { ...group, ...change };
}

const keyOf = (id: string, name: string): string => (id === '' ? slugOf(name, 80) : id.toLowerCase());
/** Sources name a card by either or both. */
const called = (id: string, name: string): string => [...new Set([name, id])].filter(Boolean).join(', ');

export function addGroup(
  draft: MissionDraft,
  key: string,
  card: DeploymentCard,
  name: string,
  more: Pick<DraftGroup, 'custom'> = {},
): DraftGroup | null {
  if (draft.missionGroups.length >= MOST_LISTED) {
    addNote(draft, 'tooManyGroups', { most: MOST_LISTED, group: name });
    return null;
  }
  const group: DraftGroup = { id: draft.nameGroup(key, 'group'), card, name, ...more };
  draft.groups.set(key, group);
  draft.missionGroups.push({ id: group.id, cards: [{ card: card.id }] });
  return group;
}

/** The app has no instruction lists for some cards; those come along with a plain one. */
function playable(draft: MissionDraft, card: DeploymentCard | null): DeploymentCard | null {
  const { pack } = draft.tools;
  if (!card || card.affiliation === 'rebel') return card;
  if (!hasOrders(pack, card.id)) return ownCopyOf(draft, card);
  needProductOf(draft, card);
  return card;
}

/** A card that is not in the core box needs the box that holds it. */
function needProductOf({ tools: { pack }, needs }: MissionDraft, { id }: DeploymentCard): void {
  const products = [...pack.products.values()].filter(({ cards }) => cards.some(({ card }) => card === id));
  if (products.some((product) => product.id === 'core' || needs.has(product.id))) return;
  const [first] = products;
  if (first) needs.add(first.id);
}

/** Of whom players are on the side: a printed ally, or one of the mission's own. */
export function allyOf(draft: MissionDraft, id: string, name: string): DeploymentCard | null {
  const card = ownCardFor(draft, id) ?? cardOf(draft, id, name);
  if (card?.affiliation === 'rebel') return card;
  addNote(draft, 'allyUnknown', { card: called(id, name) });
  return null;
}

/** A variable that is 1 once this ally was defeated. */
export function allyDownFor(draft: MissionDraft, id: string): string | null {
  const card = allyOf(draft, id, id);
  if (!card) return null;
  const before = draft.alliesDown.get(card.id);
  if (before !== undefined) return before;
  const variable = draft.nameVariable(`down ${card.id}`, 'down');
  draft.alliesDown.set(card.id, variable);
  draft.variables.push({ id: variable });
  addScript(draft, {
    id: draft.nameScript(`down-${card.id}`, 'down'),
    on: { kind: 'allyDefeated', card: card.id },
    runs: 'always',
    priority: 10,
    do: [{ kind: 'set', variable, to: 1 }],
  });
  return variable;
}
