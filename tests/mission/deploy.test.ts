import { describe, expect, it } from 'vitest';
import { seedRandom } from '../../src/kernel';
import type { MissionGroup, Thing } from '../../src/mission/definition';
import type { Game } from '../../src/mission/game';
import type { Kit, KitBox } from '../../src/mission/kit';
import type { EffectOf } from '../../src/mission/language/nodes';
import type { Prompt } from '../../src/mission/prompt';
import { defeatFigure } from '../../src/mission/run/figures/damage';
import { answerColour, standFigures } from '../../src/mission/run/groups/deploy';
import { BOARD_EFFECTS } from '../../src/mission/run/effects/board';
import { GROUP_EFFECTS } from '../../src/mission/run/effects/groups';
import type { MissionRun } from '../../src/mission/run/run';
import { figureState, runOf, SAMPLE_MISSION, sampleGame, sampleKit, SCOPE, withTroopers } from './sample';

const GROUPS: readonly MissionGroup[] = [
  { id: 'troopers', cards: [{ card: 'trooper' }], bonusHealth: { '2': 1, '3': 2, '4': 3 } },
  { id: 'mixed', cards: [{ card: 'trooper-elite' }, { card: 'trooper' }, { card: 'captain' }] },
  { id: 'boss', cards: [{ card: 'captain' }] },
  { id: 'hard-only', cards: [{ card: 'trooper', if: { kind: 'difficulty', is: 'hard' } }] },
  {
    id: 'seen',
    cards: [{ card: 'trooper', if: { kind: 'inRegion', who: 'hero', region: 'corner', ask: 'search' } }],
  },
  { id: 'walkers', cards: [{ card: 'walker' }, { card: 'trooper' }] },
];

const SECOND_SPAWN: Thing = { id: 'front', kind: 'spawn', section: 'cell', at: [4, 2] };

type Options = {
  readonly game?: Partial<Game>;
  readonly figures?: KitBox['figures'];
  readonly cards?: Kit['cards'];
  readonly groups?: readonly MissionGroup[];
};

/** Both rooms on the table, heroes in the hall. */
function start({ game = {}, figures = {}, cards = {}, groups = GROUPS }: Options = {}): MissionRun {
  const sample = sampleKit({ groups, things: [...SAMPLE_MISSION.things, SECOND_SPAWN] });
  const box = { ...sample.box, figures: { ...sample.box.figures, ...figures } };
  const kit = { ...sample, box, cards: { ...sample.cards, ...cards } };
  const places = {
    ada: figureState('ada', 'hero', { at: [0, 0] }),
    bo: figureState('bo', 'hero', { at: [0, 1] }),
  };
  const run = runOf(kit, sampleGame(kit, { tracked: true, figures: places, ...game }));
  BOARD_EFFECTS.reveal(run, { kind: 'reveal', section: 'cell' }, SCOPE);
  return runOf(kit, { ...run.game, agenda: [] });
}

const deploy = (run: MissionRun, effect: Omit<EffectOf<'deploy'>, 'kind'>): void =>
  void GROUP_EFFECTS.deploy(run, { kind: 'deploy', ...effect }, SCOPE);

const prompts = ({ game }: MissionRun): readonly Prompt[] =>
  game.agenda.flatMap((task) => (task.kind === 'prompt' ? [task.prompt] : []));
const places = ({ game }: MissionRun, group: string) =>
  Object.values(game.figures)
    .filter((figure) => figure.group === group)
    .map(({ at }) => at);

describe('deploying a group', () => {
  it('[effect:deploy] [row 54, D32] names the group, comes ready, with as many figures as its card says', () => {
    const run = start();
    deploy(run, { group: 'troopers', story: 'cell.story' });
    expect(run.game.groups).toMatchObject([
      { id: 'troopers-1', of: 'troopers', card: 'trooper', activated: false, size: 3, colour: null },
    ]);
    expect(Object.keys(run.game.figures)).toEqual([
      'ada',
      'bo',
      'troopers-1-1',
      'troopers-1-2',
      'troopers-1-3',
    ]);
    expect(run.game.deployed).toEqual({ troopers: 1 });
    expect(run.events.at(-1)).toEqual({
      kind: 'groupDeployed',
      group: 'troopers-1',
      card: 'trooper',
      figures: 3,
    });
    expect(prompts(run)).toMatchObject([
      { kind: 'deploy', group: 'troopers-1', as: 'group', story: 'cell.story' },
    ]);
  });

  it('[D32] exhausted only if the mission says so; fewer figures if it says so', () => {
    const run = start();
    deploy(run, { group: 'troopers', exhausted: true, figures: 1 });
    expect(run.game.groups).toMatchObject([{ activated: true, size: 1 }]);
    deploy(run, { group: 'troopers', figures: 0 });
    expect(run.game.groups).toHaveLength(1);
  });

  it('[row 57] bonus health is that of the group, or of this deployment', () => {
    const run = start();
    deploy(run, { group: 'troopers' });
    deploy(run, { group: 'troopers', bonusHealth: 5 });
    expect(run.game.groups.map(({ bonusHealth }) => bonusHealth)).toEqual([1, 5]);
  });

  it('[row 55] as a group: one space, the others as close as possible', () => {
    const run = start();
    deploy(run, { group: 'troopers', at: ['back'] });
    // The first stands on the spot, the others beside it, towards the heroes.
    expect(places(run, 'troopers-1')).toEqual([
      [6, 1],
      [5, 0],
      [5, 1],
    ]);
    expect(prompts(run)).toMatchObject([
      { near: [[6, 1]], figures: [{ at: [6, 1] }, { at: [5, 0] }, { at: [5, 1] }] },
    ]);
  });

  it('[row 55] as individuals: each in its own space, from the first on again', () => {
    const run = start();
    deploy(run, { group: 'troopers', at: [[4, 0], 'front'], as: 'individuals' });
    expect(places(run, 'troopers-1').slice(0, 2)).toEqual([
      [4, 0],
      [4, 2],
    ]);
    expect(prompts(run)).toMatchObject([{ as: 'individuals', near: [[4, 0], [4, 2]] }]); // prettier-ignore
  });

  it('[row 22] told play: the places are shown and not kept', () => {
    const run = start({ game: { tracked: false } });
    deploy(run, { group: 'troopers', at: [[4, 0], [5, 0]], as: 'individuals' }); // prettier-ignore
    expect(places(run, 'troopers-1')).toEqual([null, null, null]);
    expect(prompts(run)).toMatchObject([{ figures: [{ at: [4, 0] }, { at: [5, 0] }, { at: [4, 0] }] }]);
    deploy(run, { group: 'troopers', at: ['back'] });
    expect(prompts(run)[0]).toMatchObject({
      near: [[6, 1]],
      figures: [{ at: null }, { at: null }, { at: null }],
    });
  });

  it('comes from spawn points that are on; of those that are named, only from them', () => {
    const run = start();
    BOARD_EFFECTS.spawn(run, { kind: 'spawn', spawn: 'back', off: true }, SCOPE);
    deploy(run, { group: 'troopers', figures: 1 });
    expect(places(run, 'troopers-1')).toEqual([[4, 2]]);
    deploy(run, { group: 'troopers', figures: 1, at: ['back'] });
    expect(places(run, 'troopers-2')).not.toContainEqual([6, 1]);
  });

  it('without any map, nobody knows where the figures stand', () => {
    const run = start();
    BOARD_EFFECTS.clearMap(run, { kind: 'clearMap' }, SCOPE);
    deploy(run, { group: 'troopers' });
    expect(places(run, 'troopers-1')).toEqual([null, null, null]);
  });

  it('[M12] a large figure is turned as it fits', () => {
    const { trooper } = sampleKit().cards;
    if (!trooper) throw new Error('no trooper');
    const { figure } = trooper;
    const walker = {
      ...trooper,
      groupSize: 1,
      family: 'walker',
      figure: { ...figure, piece: { ...figure.piece, size: [3, 1] as const } },
    };
    const run = start({ cards: { walker }, figures: { walker: 1, trooper: 0 } });
    // No room for a base that lies across.
    BOARD_EFFECTS.terrain(run, { kind: 'terrain', spaces: [[5, 0], [5, 1], [5, 2]], terrain: 'blocking' }, SCOPE); // prettier-ignore
    deploy(run, { group: 'walkers', at: ['back'] });
    expect(run.game.figures['walkers-1-1']).toMatchObject({ at: [6, 0], size: [1, 3] });
  });
});

describe('what the players own', () => {
  it('[row 11] every card that is owned and has all its figures may stand for the group', () => {
    const cards = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const run = start({ game: { random: seedRandom(`${seed}`) } });
      deploy(run, { group: 'mixed' });
      for (const { card } of run.game.groups) cards.add(card);
    }
    expect([...cards].sort()).toEqual(['captain', 'trooper', 'trooper-elite']);
  });

  it('[row 12] cards that nobody owns, or that have too few figures left, are passed over', () => {
    for (let seed = 0; seed < 20; seed++) {
      const run = start({ game: { random: seedRandom(`${seed}`) }, figures: { captain: 0 } });
      deploy(run, { group: 'walkers' });
      deploy(run, { group: 'mixed', figures: 2 });
      expect(run.game.groups[0]?.card).toBe('trooper');
      expect(run.game.groups[1]?.card).toMatch(/^trooper/);
    }
  });

  it('[row 12] too few figures in the box: the group comes short-handed', () => {
    const run = start({ figures: { trooper: 2 } });
    deploy(run, { group: 'troopers' });
    expect(run.game.groups).toMatchObject([{ size: 2 }]);
    expect(places(run, 'troopers-1')).toHaveLength(2);
  });

  it('[row 12] no figure at all: the players are told, and nothing comes', () => {
    const run = start({ figures: { trooper: 3 } });
    deploy(run, { group: 'troopers' });
    deploy(run, { group: 'troopers' });
    expect(run.game.groups).toHaveLength(1);
    expect(prompts(run)[0]).toEqual({ kind: 'noFigures', group: 'troopers', card: 'trooper' });
  });

  describe('[row 230] a card that stands in for another one', () => {
    const STAND_INS: readonly MissionGroup[] = [
      { id: 'squad', cards: [{ card: 'heavy', insteadOf: 'trooper' }], bonusHealth: 4 },
      { id: 'pack', cards: [{ card: 'cub', insteadOf: 'captain' }], bonusHealth: 3 },
    ];
    /** Troopers cost 6 and come by threes, the captain costs 5 and comes alone. */
    const arrived = (group: string, figures?: number) => {
      const { trooper, captain } = sampleKit().cards;
      if (!trooper || !captain) throw new Error('no cards');
      const heavy = { ...trooper, family: 'heavy', groupSize: 2, cost: 6 };
      const cub = { ...trooper, family: 'cub', groupSize: 2, cost: 5 };
      const run = start({ cards: { heavy, cub }, figures: { heavy: 6, cub: 6 }, groups: STAND_INS });
      deploy(run, { group, ...(figures !== undefined && { figures }) });
      return run.game.groups.map(({ size, bonusHealth }) => ({ size, bonusHealth }))[0];
    };

    it('[row 230] comes with as many figures as cost about the same, half a figure is none', () => {
      // 3 of 6 for 3 figures of 2 each: 2; 2 of 2 each: 4, so 1 of 3; 1 of 2: 1.
      expect(arrived('squad', 3)).toMatchObject({ size: 2 });
      expect(arrived('squad', 2)).toMatchObject({ size: 1 });
      expect(arrived('squad', 1)).toMatchObject({ size: 1 });
    });

    it('[row 230] comes whole where the mission names no number, and never with more groups than it asks for', () => {
      expect(arrived('squad')).toMatchObject({ size: 2 });
      expect(arrived('pack', 1)).toMatchObject({ size: 2 });
      expect(arrived('squad', 6)).toMatchObject({ size: 4 });
    });

    it('[row 230] shares the bonus health of the figures that it stands for', () => {
      expect(arrived('squad', 3)).toMatchObject({ bonusHealth: 6 });
      expect(arrived('squad', 2)).toMatchObject({ bonusHealth: 8 });
      expect(arrived('pack', 1)).toMatchObject({ bonusHealth: 2 });
    });
  });

  it('a unique card is there once at most', () => {
    const run = start({ figures: { captain: 2 } });
    deploy(run, { group: 'boss' });
    deploy(run, { group: 'boss' });
    expect(run.game.groups).toHaveLength(1);
  });

  it('[row 48] a card may be for one difficulty; what only players can see does not hold', () => {
    const easy = start({ game: { tracked: false } });
    deploy(easy, { group: 'hard-only' });
    deploy(easy, { group: 'seen' });
    expect([easy.game.groups, prompts(easy)]).toEqual([[], []]);
    const hard = start({ game: { difficulty: 'hard' } });
    deploy(hard, { group: 'hard-only' });
    expect(hard.game.groups).toHaveLength(1);
  });

  it('[row 56] a second group with the same figures gets a colour, one that is free', () => {
    const run = start({ figures: { captain: 0 } });
    deploy(run, { group: 'troopers' });
    expect(prompts(run).map(({ kind }) => kind)).toEqual(['deploy']);
    answerColour(run, 'troopers-1', 'red');
    deploy(run, { group: 'mixed' });
    const [shown, colour] = prompts(run);
    expect(shown?.kind).toBe('deploy');
    expect(colour).toEqual({
      kind: 'colour',
      group: 'mixed-1',
      colours: ['blue', 'green', 'yellow', 'purple', 'grey'],
    });
    answerColour(run, 'mixed-1', 'green');
    expect(run.game.groups.map((group) => group.colour)).toEqual(['red', 'green']);
  });
});

describe('deployBudget', () => {
  const spend = (run: MissionRun, budget: number): void =>
    void GROUP_EFFECTS.deployBudget(
      run,
      { kind: 'deployBudget', budget, from: ['troopers', 'mixed'], story: 'cell.story' },
      SCOPE,
    );

  it('[effect:deployBudget] deploys what can be paid for, never more, until nothing else fits', () => {
    for (let seed = 0; seed < 30; seed++) {
      const run = start({ game: { random: seedRandom(`${seed}`) } });
      spend(run, 14);
      const costs = run.game.groups.map(({ card }) => run.play.kit.cards[card]?.cost ?? 0);
      const spent = costs.reduce((sum, cost) => sum + cost, 0);
      expect(spent).toBeLessThanOrEqual(14);
      const captainIsThere = run.game.groups.some(({ card }) => card === 'captain');
      expect(14 - spent).toBeLessThan(captainIsThere ? 6 : 5);
      expect(prompts(run).filter((prompt) => 'story' in prompt)).toHaveLength(1);
      expect(prompts(run)[0]).toMatchObject({
        kind: 'deploy',
        group: run.game.groups[0]?.id,
        story: 'cell.story',
      });
    }
  });

  it('too small a budget, or an empty box: nothing', () => {
    const poor = start();
    spend(poor, 4);
    const bare = start({ figures: { trooper: 0, captain: 0 } });
    spend(bare, 40);
    expect([poor.game.groups, bare.game.groups]).toEqual([[], []]);
  });
});

describe('reinforce', () => {
  const reinforce = (run: MissionRun, figures: number, at?: readonly (readonly [number, number])[]): void =>
    void GROUP_EFFECTS.reinforce(
      run,
      { kind: 'reinforce', group: 'troopers', figures, ...(at && { at }) },
      SCOPE,
    );

  it('[effect:reinforce] [row 58] those that fell come back unhurt, as close as possible to their group', () => {
    const run = start();
    deploy(run, { group: 'troopers', at: ['back'] });
    defeatFigure(run, 'troopers-1-2');
    defeatFigure(run, 'troopers-1-3');
    reinforce(run, 1);
    expect(places(run, 'troopers-1')).toEqual([
      [6, 1],
      [5, 0],
    ]);
    expect(prompts(run)[0]).toMatchObject({
      group: 'troopers-1',
      again: true,
      figures: [{ id: 'troopers-1-2' }],
    });
    reinforce(run, 5);
    expect(places(run, 'troopers-1')).toHaveLength(3);
    reinforce(run, 5);
    expect(run.events.filter(({ kind }) => kind === 'groupReinforced')).toHaveLength(2);
  });

  it('[row 58] in the spaces that are named', () => {
    const run = start();
    deploy(run, { group: 'troopers', at: ['back'] });
    defeatFigure(run, 'troopers-1-3');
    reinforce(run, 2, [[4, 0]]);
    expect(run.game.figures['troopers-1-3']?.at).toEqual([4, 0]);
  });

  it('[row 58] never more than the box has', () => {
    const run = start({ figures: { trooper: 5 } });
    deploy(run, { group: 'troopers' });
    defeatFigure(run, 'troopers-1-2');
    defeatFigure(run, 'troopers-1-3');
    deploy(run, { group: 'mixed', figures: 4 });
    reinforce(run, 2);
    expect(places(run, 'troopers-1')).toHaveLength(1);
  });

  it('[row 53] told play: only the players know how many fell', () => {
    const run = start({ game: { tracked: false } });
    const told = runOf(run.play.kit, withTroopers(run.game));
    reinforce(told, 5);
    expect(prompts(told)).toMatchObject([
      { kind: 'deploy', again: true, near: [], figures: [{ at: null }, { at: null }] },
    ]);
    expect(Object.keys(told.game.figures)).toHaveLength(5);
  });

  it('[rows 53 and 58] told play: of those that the players counted as fallen, exactly these come back', () => {
    const run = start({ game: { tracked: false } });
    const told = runOf(run.play.kit, withTroopers(run.game));
    defeatFigure(told, 'troopers-1-3');
    reinforce(told, 5);
    expect(prompts(told)).toMatchObject([
      { kind: 'deploy', again: true, exact: true, figures: [{ id: 'troopers-1-3', at: null }] },
    ]);
    expect(told.game.figures).toHaveProperty('troopers-1-3');
  });
});

describe('standFigures', () => {
  it('[row 15] each in one of the spaces, the others as close as possible', () => {
    const run = start({
      game: { figures: { ada: figureState('ada', 'hero'), bo: figureState('bo', 'hero') } },
    });
    standFigures(run, ['ada', 'bo'], [[2, 1]]);
    expect(run.game.figures['ada']?.at).toEqual([2, 1]);
    expect(run.game.figures['bo']?.at).toEqual([1, 0]);
    expect(run.events.map(({ kind }) => kind)).toEqual(['figureMoved', 'figureMoved']);
  });
});
