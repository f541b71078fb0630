// What every list of every group of the other boxes does on a small drawing, worked out by eye from its sentences.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../src/packs';
import { contentPack } from '../rules/combat/fighters';
import { readBracket } from '../shape/citations/grammar';
import { statementsOf } from '../shape/citations/pages';
import { answerTo, groupOf, normal, play } from './play';
import { BOXES, positionsOf, type Box, type Position } from './position';

const pack = await contentPack();

const GROUPS = new URL('../../content/expansions/', import.meta.url);
type Entry = {
  readonly id: string;
  readonly cards: readonly string[];
  readonly lists?: readonly { readonly id: string }[];
};
const entriesOf = (box: Box): readonly Entry[] =>
  readdirSync(new URL(`${box}/groups/`, GROUPS)).flatMap(
    (file) =>
      (JSON.parse(readFileSync(new URL(`${box}/groups/${file}`, GROUPS), 'utf8')) as { entries: Entry[] })
        .entries,
  );

const ENTRIES = new Map(BOXES.map((box) => [box, entriesOf(box)]));

const hold = (position: Position, box: Box): void => {
  const cards = ENTRIES.get(box)?.find(({ id }) => id === position.group)?.cards ?? [];
  const group = groupOf(pack, cards[0] ?? '');
  if (!group) throw new Error(`${box} has no group ${position.group}`);
  const resolution = play(position, group, pack);
  expect(answerTo(position.expect, resolution)).toEqual(normal(position.expect));
};

describe.each(BOXES.map((box) => [box, positionsOf(box)] as const))('%s', (box, positions) => {
  it.each(
    positions.map(
      (position) =>
        [`[${position.rule}] ${position.group}, ${position.list}: ${position.why}`, position] as const,
    ),
  )('%s', (_, position) => hold(position, box));
});

describe('the positions', () => {
  const known = BOXES.flatMap((box) => positionsOf(box));

  it('[positions] cover every list of every group of the other boxes', () => {
    const lists = BOXES.flatMap((box) =>
      // Companions are no cards of a drawing: tests/mission/companions.test.ts plays them.
      (ENTRIES.get(box) ?? []).flatMap(({ id, cards, lists = [] }) =>
        (cards.some((card) => pack.cards.has(card as CardId)) ? lists : []).map(
          (list) => `${box} ${id} ${list.id}`,
        ),
      ),
    );
    const held = new Set(
      BOXES.flatMap((box) => positionsOf(box).map(({ group, list }) => `${box} ${group} ${list}`)),
    );
    expect(lists.filter((list) => !held.has(list))).toEqual([]);
    expect([...held].filter((list) => !lists.includes(list))).toEqual([]);
  });

  it('[positions] are 200 or more, each with a reason of its own', () => {
    expect(known.length).toBeGreaterThanOrEqual(200);
    const reasons = known.map(({ group, list, why }) => `${group} ${list} ${why}`);
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  it('[positions] cite statements of the spec', () => {
    const spec = new URL('../../docs/spec/', import.meta.url);
    const stated = new Set(
      readdirSync(spec).flatMap((page) =>
        statementsOf(readFileSync(new URL(page, spec), 'utf8')).map(({ id }) => id),
      ),
    );
    const unknown = known.flatMap(({ rule }) => {
      const { ids, wrong } = readBracket(rule);
      return [...wrong, ...ids.filter((id) => !stated.has(id))];
    });
    expect(unknown).toEqual([]);
  });
});
