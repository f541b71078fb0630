// Whether the boxes hold what the mission lays on the table: tiles, doors, crates, terminals, tokens, figures.

import type { KitBox, Mission, ThingKind } from '../../mission';
import { boxOf, CORE, familyOf, pieceOfTile } from '../kits/box';
import { hasOrders, needsOf, onlyInHand, ownedCards } from '../kits/kit';
import type { CardId, Pack } from '../pack';
import { describeValue } from '../problem';
import type { Check, Facts, Report } from './facts';
import type { MissionGround } from './ground';
import type { Path } from './walk';

export const checkPieces: Check = (facts, report) => {
  const { mission, pack } = facts;
  // Content that is checked alone has no boxes to count.
  if (!pack.products.has(CORE)) return;
  const box = boxOf(pack, needsOf(mission));
  for (const ground of facts.grounds.values()) {
    checkTiles(ground, box, facts, report);
    if (!mission.improvised) checkTokens(ground, box, mission, report);
  }
  checkGroups(mission, box, pack, report);
};

function checkTiles(
  { sections }: MissionGround,
  box: KitBox,
  { effects, mission, pack }: Facts,
  report: Report,
): void {
  const removed = new Set(
    effects.flatMap(({ effect }) => (effect.kind === 'removeSection' ? effect.section : [])),
  );
  const used = new Map<string, number>();
  for (const { section, index } of sections) {
    for (const [number, { tile }] of section.tiles.entries()) {
      const piece = pieceOfTile(tile);
      const path = ['sections', index, 'tiles', number, 'tile'];
      const held = box.tiles[piece];
      const count = (used.get(piece) ?? 0) + (removed.has(section.id) ? 0 : 1);
      used.set(piece, count);
      if (held === undefined && pack.tiles.has(tile as never)) {
        const expected = 'a tile of the core box, or of a product in "needs"';
        report({ path, code: 'notInBox', expected, found: describeValue(tile) });
      } else if (held !== undefined && count > held && !mission.improvised) {
        const expected = `at most ${held} of "${piece}" on one map`;
        report({ path, code: 'tooManyPieces', expected, found: `${count}` });
      }
    }
  }
}

const COUNTED = {
  door: 'doors',
  crate: 'crates',
  terminal: 'terminals',
  token: 'tokens',
} as const satisfies Partial<Record<ThingKind, keyof KitBox>>;

function checkTokens({ sections }: MissionGround, box: KitBox, { things }: Mission, report: Report): void {
  const ids = new Set(sections.map(({ section }) => section.id));
  for (const [kind, name] of Object.entries(COUNTED)) {
    const own = things.filter(
      (thing) => thing.kind === kind && thing.section !== undefined && ids.has(thing.section),
    );
    const extra = own[box[name]];
    if (!extra) continue;
    const path = ['things', things.indexOf(extra)];
    report({
      path,
      code: 'tooManyPieces',
      expected: `at most ${box[name]} ${name} on one map`,
      found: `${own.length}`,
    });
  }
}

function checkGroups(mission: Mission, box: KitBox, pack: Pack, report: Report): void {
  const { groups } = mission;
  const owned = ownedCards(pack, box.products, mission.id);
  const optional = onlyInHand(mission);
  const { figures } = boxOf(pack, pack.products.keys());
  for (const [at, { id, cards }] of groups.entries()) {
    const path = ['groups', at, 'cards'];
    if (!optional.has(id) && !cards.some(({ card }) => owned.has(card) && hasOrders(pack, card))) {
      const expected =
        'at least one card with an instruction list, from the core box or a product in "needs"';
      report({ path, code: 'noCards', expected, found: `none for "${id}"` });
    }
    for (const [index, { card }] of cards.entries()) checkCard(card, [...path, index], figures, pack, report);
  }
}

function checkCard(card: string, path: Path, figures: KitBox['figures'], pack: Pack, report: Report): void {
  const known = pack.cards.get(card as CardId);
  if (!known) return;
  if (!hasOrders(pack, card)) {
    const expected = 'a card with an instruction list: without one it is never deployed';
    report({ path, code: 'neverUsed', expected, found: describeValue(card) });
  }
  if (known.mission !== undefined) return;
  const most = figures[familyOf(pack, known.id)] ?? 0;
  if (known.groupSize <= most) return;
  const expected = `a group of at most ${most} figures: no more are in any box`;
  report({ path, code: 'tooManyPieces', expected, found: `${known.groupSize}` });
}
