// The terms of a mission besides its story: the Imperial groups that may come, the number of rounds, the ally, and
// whether the boxes hold enough figures.

import type { Mission, Thing, ThreatDeployment } from '../../mission';
import { boxOf, hasOrders } from '../../packs';
import { limitScript } from '../actions/flow';
import { ENEMY_CARDS } from '../people/cardIds';
import { MOST_LISTED, addNote, type MissionDraft, type DraftGroup } from '../draft';
import type { DraftMap } from '../map/map';
import { characterFor } from '../people/ownCards';
import { addGroup, allyOf, cardOf } from '../people/people';

/** Where nobody says how strong the Empire is, and until the players do. */
const USUAL_LEVEL = 3;

/**
 * Everything that players may own comes into the hand, even if actions name it; but nothing that is there from the
 * start, that the script keeps for itself, or that the author forbids or made up.
 */
export function threatOf(draft: MissionDraft, level: number | null): ThreatDeployment | undefined {
  const { factionImperial, factionMercenary, bannedGroups, missionType } = draft.source.missionProperties;
  const { initialDeploymentGroups, reservedDeploymentGroups } = draft.source;
  const out = new Set(
    [
      ...bannedGroups,
      ...[...initialDeploymentGroups, ...reservedDeploymentGroups].map(({ cardID }) => cardID),
    ].map((id) => id.toUpperCase()),
  );
  noteUnknown(draft, bannedGroups);
  const { pack } = draft.tools;
  const drawn = [...ENEMY_CARDS.keys()].flatMap((id): readonly DraftGroup[] => {
    const card = cardOf(draft, id, '');
    const allowed = card?.affiliation === 'imperial' ? factionImperial : factionMercenary;
    const key = id.toLowerCase();
    if (!card || !allowed || out.has(id) || draft.madeUp.has(key) || !hasOrders(pack, card.id)) return [];
    const known = draft.groups.get(key);
    if (!known && draft.missionGroups.length >= MOST_LISTED) return [];
    const group = known ?? addGroup(draft, key, card, card.name);
    return group ? [group] : [];
  });
  const hand = drawn.map(({ id }) => id);
  if (hand.length === 0) return undefined;
  const value = Math.min(20, Math.max(0, Math.trunc(level ?? USUAL_LEVEL)));
  const first = missionType === 'Side' ? ['2 * threatLevel'] : [];
  const start = [...first, ...(sagaBringsAlly(draft) ? ['allyCost'] : [])].join(' + ');
  return {
    model: 'threat',
    level: value,
    chosen: true,
    hand,
    ...(start !== '' && { start }),
  };
}

export function roundLimitOf(draft: MissionDraft): Mission['rounds'] {
  const { roundLimit, roundLimitEvent } = draft.source.missionProperties;
  const limited = roundLimit > 0;
  draft.variables.push({ id: draft.limitVariable, ...(limited && { start: roundLimit }) });
  if (!limited) return undefined;
  const { script } = limitScript(draft, roundLimitEvent);
  if (script !== undefined) return { limit: roundLimit, script };
  addNote(draft, 'lostAfterLimit', { round: roundLimit });
  return { limit: roundLimit, outcome: 'lost' };
}

/** Players who bring an ally pay for it: the Empire has more threat, and lands something at once. */
export const sagaBringsAlly = (draft: MissionDraft): boolean => allyFor(draft) === undefined;

export function allyFor(draft: MissionDraft): Mission['ally'] {
  const { useFixedAlly, fixedAlly, useBannedAlly, bannedAlly, multipleBannedAllies } =
    draft.source.missionProperties;
  if (useFixedAlly === 'Yes') {
    const card = allyOf(draft, fixedAlly, fixedAlly);
    if (card) return { card: card.id };
  }
  if (useBannedAlly === 'All') return 'none';
  const banned =
    useBannedAlly === 'Yes' ? [bannedAlly] : useBannedAlly === 'Multi' ? multipleBannedAllies : [];
  noteUnknown(draft, banned);
  const names = banned.flatMap((id) => cardOf(draft, id, id)?.name ?? []);
  if (names.length > 0) addNote(draft, 'alliesStayHome', { allies: names.join(', ') });
  return undefined;
}

/** Whom an author forbids, whom we do not know. */
function noteUnknown(draft: MissionDraft, banned: readonly string[]): void {
  for (const id of banned)
    if (id !== '' && !cardOf(draft, id, id) && !characterFor(draft, id))
      addNote(draft, 'bannedUnknown', { card: id });
}

const PIECES = [
  ['door', 'fewDoors'],
  ['crate', 'fewCrates'],
  ['terminal', 'fewTerminals'],
  ['token', 'fewTokens'],
] as const;

/** More tiles or pieces than the boxes hold: players make do. */
export function isImprovised(draft: MissionDraft, map: DraftMap, things: readonly Thing[]): boolean {
  const { pack } = draft.tools;
  if (!pack.products.has('core' as never)) return false;
  const box = boxOf(pack, [...draft.needs]);
  const tiles = new Map<string, number>();
  for (const { section } of map.sections)
    for (const { tile } of section.tiles)
      tiles.set(tile.slice(0, -1), (tiles.get(tile.slice(0, -1)) ?? 0) + 1);
  const fewTiles = [...tiles].flatMap(([tile, count]) => (count > (box.tiles[tile] ?? 0) ? [tile] : []));
  if (fewTiles.length > 0) addNote(draft, 'fewTiles', { tiles: fewTiles.join(', ') });
  const few = PIECES.filter(
    ([kind]) => things.filter((thing) => thing.kind === kind).length > box[`${kind}s`],
  );
  for (const [, code] of few) addNote(draft, code, {});
  return fewTiles.length + few.length > 0;
}
