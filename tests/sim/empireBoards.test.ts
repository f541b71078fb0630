// The Empire's decisions on random boards of shipped missions: always legal, and never by the order of a list.

import { beforeAll, describe, expect, it } from 'vitest';
import { randomInt, seedRandom, shuffled, type RandomState } from '../../src/kernel';
import { boardOf, makePlay, startMission, type Game, type Kit, type Play } from '../../src/mission';
import { boxLeft } from '../../src/mission/run/groups/crowd';
import { spendByReading } from '../../src/mission/run/empire/spend';
import { makeRun } from '../../src/mission/run/run';
import { openSpawns } from '../../src/mission/run/groups/deploy';
import type { Pack } from '../../src/packs';
import { spacesOf, type Point } from '../../src/rules';
import { jobsFor, setupOf } from '../../src/sim';
import { builtInPack } from '../cli/samplePack';
import { sized } from '../sized';
import { threatened } from './threatened';

const MISSIONS = ['signal-fire', 'tollgate', 'cold-berth', 'slow-train', 'gray-orchard'];
const BOARDS = sized(5, 120);

let pack: Pack;
let positions: readonly Position[];
beforeAll(async () => {
  pack = await builtInPack();
  positions = MISSIONS.flatMap((mission) =>
    Array.from({ length: BOARDS }, (_, number) => positionOf(mission, number)),
  );
});

type Position = { readonly play: Play; readonly game: Game };

function drawer(seed: string) {
  let state: RandomState = seedRandom(seed);
  const below = (sides: number): number => {
    const drawn = randomInt(state, sides);
    state = drawn.state;
    return drawn.value;
  };
  const some = <T>(list: readonly T[]): readonly T[] => {
    const mixed = shuffled(state, list);
    state = mixed.state;
    return mixed.value.slice(0, below(list.length + 1));
  };
  return { below, some };
}

/** Heroes anywhere, sections revealed, points switched, threat, hand and losses by chance. */
function positionOf(mission: string, number: number): Position {
  const changed = threatened(pack, mission);
  const [job] = jobsFor(changed, {
    stories: [{ kind: 'mission', id: mission }],
    seeds: 1,
    heroes: [2 + (number % 3)],
    difficulties: [number % 2 === 0 ? 'normal' : 'hard'],
    tempers: ['steady'],
  });
  const ready = job && setupOf(changed, job);
  if (!ready?.ok) throw new Error('not ready');
  const { below, some } = drawer(`${mission} ${number}`);
  const play = makePlay(ready.value.kit);
  const started = startMission({ ...ready.value, seed: `${number}` }, play).game;
  const sections = play.mission.sections.map(({ id }) => id);
  const things = Object.fromEntries(
    [...play.things.values()].map((thing) => [
      thing.id,
      { onMap: thing.kind !== 'door', ...(thing.kind === 'spawn' && { off: below(3) === 0 }) },
    ]),
  );
  const shown: Game = { ...started, map: { ...started.map, sections, things } };
  const spaces = (boardOf(play, shown)?.pieces ? spacesIn(play, shown) : []).slice();
  const figures = Object.fromEntries(
    Object.values(started.figures).map((figure) => {
      const [at = null] = spaces.length > 0 ? spaces.splice(below(spaces.length), 1) : [];
      return [figure.id, { ...figure, at, damage: below(8) }];
    }),
  );
  const { threat } = started;
  if (!threat) throw new Error('no threat');
  return {
    play,
    game: {
      ...shown,
      tracked: number % 4 !== 3,
      figures,
      prompt: null,
      agenda: [],
      threat: { ...threat, amount: below(21), hand: some(play.mission.deployment?.hand ?? []) },
    },
  };
}

const spacesIn = ({ kit }: Play, { map }: Game): readonly Point[] =>
  map.sections
    .flatMap((id) => kit.mission.sections.find((section) => section.id === id)?.tiles ?? [])
    .flatMap(({ tile, at: [x, y] }) => {
      const side = kit.tiles[tile];
      return (side?.spaces ?? []).flatMap((row, dy) =>
        row.flatMap((terrain, dx) => (terrain === 'open' ? [[x + dx, y + dy] as const] : [])),
      );
    });

function decide({ play, game }: Position): Game {
  const run = makeRun(play, game);
  spendByReading(run);
  return run.game;
}

const each = (check: (position: Position) => void): void => {
  for (const position of positions) check(position);
};

describe('[classic 9.13] on random boards', () => {
  it('nothing is bought that cannot be paid for, and nothing that is not there', () => {
    let landed = 0;
    each(({ play, game }) => {
      const after = decide({ play, game });
      const taken = (after.threat?.latest?.steps ?? []).flatMap(({ options, taken: at }) =>
        at === null ? [] : (options[at] ?? []),
      );
      const spent = taken.reduce((sum, { price }) => sum + price, 0);
      expect(after.threat?.amount).toBe((game.threat?.amount ?? 0) - spent);
      expect(after.threat?.amount).toBeGreaterThanOrEqual(0);
      for (const { as, group, card, figures, price, at } of taken) {
        if (as !== 'land') continue;
        landed += 1;
        expect(game.threat?.hand).toContain(group);
        expect(price).toBe(play.kit.cards[card]?.cost);
        expect(figures).toBe(play.kit.cards[card]?.groupSize);
        expect(openSpawns(makeRun(play, game), group).map(({ id }) => id)).toContain(at);
      }
      for (const card of Object.keys(play.kit.cards))
        expect(boxLeft(play, after, card)).toBeGreaterThanOrEqual(0);
    });
    expect(landed).toBeGreaterThan(BOARDS);
  });

  it('whoever lands stands in legal spaces of their own', () => {
    each(({ play, game }) => {
      const after = decide({ play, game });
      if (!after.tracked) return;
      const newcomers = Object.values(after.figures).filter(({ id }) => !(id in game.figures));
      const placed = newcomers.filter(({ at }) => at !== null);
      // The board leaves out whoever could not stand there.
      const pieces = boardOf(play, after)?.pieces ?? [];
      for (const { id } of placed) expect(pieces.map((piece) => piece.id)).toContain(id);
      const taken = pieces.flatMap((piece) => spacesOf(piece).map(([x, y]) => `${x},${y}`));
      expect(new Set(taken).size).toBe(taken.length);
    });
  });

  it('the order of hands, things, groups and figures decides nothing', () => {
    each(({ play, game }) => {
      const { mission } = play.kit;
      const turned: Kit = {
        ...play.kit,
        mission: { ...mission, things: mission.things.toReversed(), groups: mission.groups.toReversed() },
      };
      const other: Game = {
        ...game,
        figures: Object.fromEntries(Object.entries(game.figures).toReversed()),
        ...(game.threat && { threat: { ...game.threat, hand: game.threat.hand.toReversed() } }),
      };
      const steps = (after: Game) => after.threat?.latest?.steps;
      expect(steps(decide({ play: makePlay(turned), game: other }))).toEqual(steps(decide({ play, game })));
    });
  });

  it('the same position gives the same decision, and reading changes nothing', () => {
    each((position) => {
      const before = JSON.stringify(position.game);
      expect(decide(position)).toEqual(decide(position));
      expect(JSON.stringify(position.game)).toBe(before);
    });
  });
});
