// Told play: the players count the figures of groups, and the Empire pays only for figures that have fallen.

import { describe, expect, it } from 'vitest';
import {
  figuresOfGroup,
  legalCommands,
  type Effect,
  type Kit,
  type Mission,
  type ThreatMove,
} from '../../src/mission';
import { sampleKit } from './sample';
import { tableDoing, type Table } from './table';

/** Three troopers for 1 threat each, elite ones for 2; the captain is alone. */
const RETURNING: Readonly<Record<string, number>> = { trooper: 1, 'trooper-elite': 2, captain: 1 };
const prepare = (kit: Kit): Kit => ({
  ...kit,
  cards: Object.fromEntries(
    Object.entries(kit.cards).map(([id, card]) => {
      const reinforceCost = RETURNING[id];
      return [id, { ...card, family: id, ...(reinforceCost !== undefined && { reinforceCost }) }];
    }),
  ),
  box: { ...kit.box, figures: { ...kit.box.figures, 'trooper-elite': 9 } },
});

const mission = (level: number, hand: readonly string[]): Partial<Mission> => ({
  groups: [
    { id: 'troopers', cards: [{ card: 'trooper' }] },
    { id: 'elite', cards: [{ card: 'trooper-elite' }] },
    { id: 'boss', cards: [{ card: 'captain' }] },
    { id: 'kept', cards: [{ card: 'trooper' }], noReinforcements: true },
  ],
  things: [
    ...sampleKit().mission.things,
    { id: 'front', kind: 'spawn', section: 'hall', at: [3, 0] } as const,
  ],
  deployment: { model: 'threat', level, start: 0, hand: [...hand], size: hand.length },
  scripts: [],
});

type Fields = {
  readonly groups?: readonly string[];
  readonly level?: number;
  readonly hand?: readonly string[];
  readonly seed?: string;
  readonly tracked?: boolean;
};
const withGroups = ({
  groups = ['troopers'],
  level = 20,
  hand = [],
  seed = 'table',
  tracked = false,
}: Fields = {}): Table =>
  tableDoing(
    groups.map((group): Effect => ({ kind: 'deploy', group })),
    mission(level, hand),
    { seed, tracked },
    prepare,
  );

/** The end of a round in which the die made the Empire do this, as far as its first question. */
function roundWith(move: ThreatMove, fields: Fields, before: (table: Table) => unknown = () => null): Table {
  for (let star = 0; star < 100; star++) {
    const table = withGroups({ ...fields, seed: `star ${star}` });
    before(table);
    // The question stands between two rounds: nobody can act until it is answered.
    table.endRound('asked');
    const moves = table.events.flatMap((event) => (event.kind === 'deployment' ? [event.as] : []));
    if (moves[0] === move) return table;
  }
  throw new Error(`no die made it so: ${move}`);
}
const standing = ({ game }: Table, group = 'troopers-1') => figuresOfGroup(game, group);
const count = (figures: number, group = 'troopers-1') => ({ kind: 'countFigures', group, figures }) as const;
const returned = ({ events }: Table) =>
  events.flatMap((event) => (event.kind === 'groupReinforced' ? [`${event.figures} ${event.group}`] : []));

describe('counting figures in told play', () => {
  it('[row 53] one tap a figure: the last ones fall, the first ones come back', () => {
    const table = withGroups();
    expect(standing(table)).toHaveLength(3);
    table.do(count(1));
    expect(standing(table)).toEqual(['troopers-1-1']);
    expect(table.has('figureDefeated')).toBe(2);
    table.do(count(2));
    expect(standing(table)).toEqual(['troopers-1-1', 'troopers-1-2']);
  });

  it('[row 53] a correction is no reinforcement', () => {
    const table = withGroups().do(count(1)).do(count(3));
    expect(standing(table)).toHaveLength(3);
    expect(table.has('groupReinforced')).toBe(0);
  });

  it('[row 50] with the last figure the group is defeated, and the mission may react', () => {
    const table = withGroups().do(count(0));
    expect(table.game.groups).toEqual([]);
    expect(table.game.defeated['troopers']).toBe(1);
    expect(table.events.at(-1)).toEqual({ kind: 'groupDefeated', group: 'troopers-1' });
  });

  it('[row 53] refused: numbers that cannot be, groups that are not there, and where the app counts itself', () => {
    const table = withGroups();
    for (const figures of [-1, 4, 1.5, NaN]) expect(table.refusal(count(figures))).toBe('badNumber');
    expect(table.refusal(count(1, 'elite-1'))).toBe('unknownGroup');
    expect(withGroups({ tracked: true }).refusal(count(1))).toBe('tracked');
  });

  it('[row 97] whoever fell in told play is not put down when the app begins to track', () => {
    const table = withGroups().do(count(2)).do({ kind: 'track', on: true });
    expect(standing(table)).toEqual(['troopers-1-1', 'troopers-1-2']);
  });
});

describe('told play asks before it pays', () => {
  const asks = (fields: Fields = {}, before?: (table: Table) => unknown) =>
    roundWith('reinforces', fields, before).game.prompt;

  it('[row 53, threat] how many have fallen, of each group that can be paid for, the dearest first', () => {
    expect(asks({ groups: ['troopers', 'elite'] })).toEqual({
      kind: 'fallen',
      groups: [
        { group: 'elite-1', most: 2, told: 0 },
        { group: 'troopers-1', most: 2, told: 0 },
      ],
    });
  });

  it('[row 53] what the players counted stands there already', () => {
    expect(asks({}, (table) => table.do(count(1)))).toMatchObject({
      groups: [{ group: 'troopers-1', most: 2, told: 2 }],
    });
  });

  it('[threat] not about groups that are too dear, single figures, or groups that get none', () => {
    expect(asks({ groups: ['troopers', 'elite'], level: 1 })).toMatchObject({
      groups: [{ group: 'troopers-1' }],
    });
    for (const groups of [['boss'], ['kept'], []]) {
      const table = roundWith('reinforces', { groups });
      expect(table.shown.some(({ kind }) => kind === 'fallen')).toBe(false);
      expect([returned(table), table.game.threat?.amount]).toEqual([[], 20]);
    }
  });

  it('[threat] pays for those that have fallen, and they come back', () => {
    const table = roundWith('reinforces', { groups: ['troopers', 'elite'] });
    table.answer({ kind: 'fallen', fallen: { 'elite-1': 1, 'troopers-1': 2 } });
    expect(table.game.prompt).toMatchObject({ kind: 'deploy', group: 'elite-1', again: true, exact: true });
    table.read();
    expect(returned(table)).toEqual(['1 elite-1', '2 troopers-1']);
    expect(table.game.threat?.amount).toBe(20 - 2 - 2);
    expect(standing(table)).toHaveLength(3);
    expect(standing(table, 'elite-1')).toHaveLength(3);
  });

  it('[threat] nobody has fallen: it pays nothing, and nothing is put down', () => {
    const table = roundWith('reinforces', {});
    const before = table.events.length;
    table.answer({ kind: 'fallen', fallen: { 'troopers-1': 0 } }).read();
    expect(returned(table)).toEqual([]);
    expect(table.game.threat?.amount).toBe(20);
    expect(table.events.slice(before).map(({ kind }) => kind)).not.toContain('shown');
  });

  it('[row 53, threat] the count stays: whoever could not be paid for is still missing', () => {
    const table = roundWith('reinforces', { level: 1 });
    table.answer({ kind: 'fallen', fallen: { 'troopers-1': 2 } }).read();
    expect(returned(table)).toEqual(['1 troopers-1']);
    expect(standing(table)).toHaveLength(2);
  });

  it('[threat] an onslaught does not pay for a group that landed complete a moment before', () => {
    const table = roundWith('onslaught', { groups: [], hand: ['troopers', 'elite'], level: 30 });
    table.read();
    expect(table.game.groups.length).toBeGreaterThan(0);
    expect(table.shown.some(({ kind }) => kind === 'fallen')).toBe(false);
    expect(returned(table)).toEqual([]);
  });

  it('[threat] an onslaught asks about those who were there before', () => {
    const table = roundWith('onslaught', { groups: ['troopers'], hand: ['elite'], level: 30 });
    table.read();
    expect(table.game.groups.map(({ id }) => id)).toEqual(['troopers-1', 'elite-1']);
    expect(table.game.prompt).toMatchObject({ kind: 'fallen', groups: [{ group: 'troopers-1' }] });
  });

  it('[threat] only an answer about these groups, with numbers that can be', () => {
    const table = roundWith('reinforces', {});
    const refused = (fallen: Readonly<Record<string, number>>) =>
      table.refusal({ kind: 'answer', answer: { kind: 'fallen', fallen } });
    for (const fallen of [{}, { 'troopers-1': 3 }, { 'troopers-1': -1 }, { 'troopers-1': 1, 'elite-1': 0 }])
      expect(refused(fallen)).toBe('wrongAnswer');
    for (const command of legalCommands(table.play, table.game))
      expect(table.refusal(command)).toBeUndefined();
  });

  it('[threat] tracked play knows it and asks nobody', () => {
    const table = roundWith('reinforces', { tracked: true }, (one) =>
      one.do({ kind: 'defeatFigure', figure: 'troopers-1-2' }),
    );
    expect(table.shown.some(({ kind }) => kind === 'fallen')).toBe(false);
    expect(returned(table)).toEqual(['1 troopers-1']);
  });
});
