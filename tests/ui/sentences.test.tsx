// Small parts of a screen that choose between sentences: a move, a saved game, a map that is being written.

import { describe, expect, it, vi } from 'vitest';
import type { CampaignSummary } from '../../src/campaign';
import { loadPack } from '../../src/packs';
import type { FigureId, Point } from '../../src/rules';
import { MoveText } from '../../src/ui/activation/ActText';
import type { MoveAct } from '../../src/ui/activation/stepView';
import { SlotSummary } from '../../src/ui/games/SlotSummary';
import { Home } from '../../src/ui/mission/Home';
import { MapWriter } from '../../src/ui/tiles/MapWriter';
import type { TileTable } from '../../src/ui/tiles/useTileTable';
import { tableWith } from '../mission/table';
import { missionHtml, readable, textHtml } from './missionHtml';

vi.mock('@ionic/react', () => ({
  IonRouterLink: ({ children, routerLink }: { children: string; routerLink: string }) => (
    <a href={routerLink}>{children}</a>
  ),
}));

describe('a move in words', () => {
  const moved = (points: number | 'stunned', ...route: readonly Point[]): string => {
    const places = route.map((at) => ({ at, size: [1, 1] as const }));
    const act = {
      kind: 'move',
      verb: 'toward',
      figure: 'st1' as FigureId,
      target: 'ada' as FigureId,
      points: points === 'stunned' ? 0 : points,
      ...(points === 'stunned' ? { noPoints: points } : {}),
      spent: Math.max(0, route.length - 1),
      route: places,
      distance: 2,
    } as unknown as MoveAct;
    const names: Readonly<Record<string, string>> = { st1: 'Trooper 1', ada: 'Ada' };
    return readable(textHtml(<MoveText act={act} nameOf={(id) => names[id] ?? id} />)).trim();
  };

  it('[why] says where a figure went, that it stayed, or why it could not move', () => {
    expect(moved(4, [0, 0], [1, 0])).toBe('Trooper 1 moves toward Ada (1 point). It ends 2 spaces away.');
    expect(moved(4, [0, 0], [1, 0], [2, 0])).toContain('(2 points)');
    expect(moved(4, [0, 0])).toBe('Trooper 1 stays in place.');
    expect(moved(4)).toBe('Trooper 1 stays in place.');
    expect(moved('stunned', [0, 0])).toBe('Trooper 1 is Stunned: the order gives no movement points.');
    expect(moved(0, [0, 0])).toBe('Trooper 1 stays in place.');
  });
});

describe('[row 98] a saved game in the list', () => {
  const pack = loadPack([]);
  if (!pack.ok) throw new Error('nothing at all is no mistake');
  const factsOf = (summary: object): string =>
    readable(textHtml(<SlotSummary pack={pack.value} summary={summary} savedAt={0} />));
  const campaign: CampaignSummary = {
    kind: 'campaign',
    campaign: 'rising',
    name: 'Thursdays',
    difficulty: 'normal',
    heroes: ['ada'],
    missions: 2,
    fame: 7,
    mission: null,
    round: null,
    ending: null,
  };

  it('[row 98] a campaign: where it stands, and its fame', () => {
    expect(factsOf(campaign)).toContain('Thursdays · rising On the map, 2 missions finished · 7 fame');
    expect(factsOf({ ...campaign, heroes: [], name: 'rising' })).toMatch(/^ rising On the map/);
    expect(factsOf({ ...campaign, mission: 'dock', round: 3 })).toContain('dock, round 3 · 7 fame');
    expect(factsOf({ ...campaign, mission: 'thief', round: 0 })).toContain('rising thief · 7 fame');
    expect(factsOf({ ...campaign, mission: 'thief' })).toContain('rising thief · 7 fame');
    expect(factsOf({ ...campaign, ending: 'freedom' })).toContain('Finished · 7 fame');
  });

  it('[row 98] a mission: its round, or how it ended', () => {
    const mission = { kind: 'mission', mission: 'dock', heroes: [], difficulty: 'normal', tracked: false };
    expect(factsOf({ ...mission, round: 0, won: null })).toContain('dock Setting up');
    expect(factsOf({ ...mission, round: 4, won: null })).toContain('dock Round 4');
    expect(factsOf({ ...mission, round: 4, won: true })).toContain('dock Victory');
    expect(factsOf({ ...mission, round: 4, won: false })).toContain('dock Defeat');
  });
});

it('[threat] the counters of a mission with threat say how much the Empire has', () => {
  const deployment = { model: 'threat', level: 4, start: 2, hand: ['troopers'], size: 1 } as const;
  const wordsOn = ({ play, game }: ReturnType<typeof tableWith>): string =>
    readable(missionHtml(play, game, <Home />));
  expect(wordsOn(tableWith({ deployment }))).toContain('Threat 2');
  expect(wordsOn(tableWith())).not.toContain('Threat');
});

describe('a map that is being written', () => {
  const html = (tiles: number, problems: number): string => {
    const map = {
      tiles: Array.from({ length: tiles }),
      spaces: Array.from({ length: 12 * tiles }),
      edges: [],
      looseOpenings: [],
    };
    const all = Array.from({ length: problems }, () => ({ code: 'copies', line: 1, number: 1, count: 1 }));
    return textHtml(<MapWriter table={{ mapText: 'x', map, problems: all } as unknown as TileTable} />);
  };

  it('[tiles] counts its tiles and can be used as soon as there are some, and nothing is wrong', () => {
    expect(readable(html(2, 0))).toContain('2 tiles · 24 spaces');
    expect(html(2, 0)).toContain('href="/sight?map=x"');
    for (const [tiles, problems] of [[0, 0], [2, 1]] as const) {
      expect(readable(html(tiles, problems))).not.toMatch(/\d spaces/);
      expect(html(tiles, problems)).not.toContain('/sight');
    }
  });
}); // prettier-ignore
