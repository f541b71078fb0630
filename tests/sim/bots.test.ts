// What bots decide on small positions of the sample mission, and that whole games hold together.

import { beforeAll, describe, expect, it } from 'vitest';
import { seedRandom } from '../../src/kernel';
import {
  advance,
  boardOf,
  makePlay,
  startMission,
  type Command,
  type Game,
  type Script,
} from '../../src/mission';
import type { Pack } from '../../src/packs';
import { figureOf, sight, theFigure, type FigureId, type Point } from '../../src/rules';
import { jobsFor, PLAY_LIMITS, playWithBots, runJob, setupOf, TEMPERS, type Job } from '../../src/sim';
import { FRESH_TURN } from '../../src/sim/bot/actor';
import { WEIGHTS, type Temper } from '../../src/sim/bot/temper';
import { planFor } from '../../src/sim/table/heroTurn';
import type { BotTable } from '../../src/sim/table/table';
import { builtInPack } from '../cli/samplePack';
import { tableWith, type Table } from '../mission/table';

const sit = ({ play, game }: Table, temper: Temper = 'steady'): BotTable => ({
  play,
  game,
  random: seedRandom('bots'),
  commands: [],
  refused: [],
  advance: (now: Game, command: Command) => advance(play, now, command),
  onAdvance: () => undefined,
  weights: WEIGHTS[temper],
  hits: new Map(),
  uses: new Map(),
});

const planOf = (table: Table, hero = 'ada', temper: Temper = 'steady') =>
  planFor(sit(table, temper), hero, FRESH_TURN)?.plan;

const HUNT: readonly Script[] = [
  {
    id: 'door-opens',
    on: { kind: 'opened', door: 'door' },
    do: [
      { kind: 'reveal', section: 'cell' },
      { kind: 'deploy', group: 'troopers' },
    ],
  },
  {
    id: 'hunted',
    on: { kind: 'groupDefeated', group: 'troopers' },
    do: [{ kind: 'win', outcome: 'escaped' }],
  },
];

/** The door is open, one trooper is left to be hunted, and figures stand where they are put. */
function fight(ada: Point, trooper: Point): Table {
  const table = tableWith({ scripts: HUNT }, { tracked: true });
  table.do({ kind: 'interact', thing: 'door', option: 'open' }).read();
  const [first, ...others] = Object.values(table.game.figures).filter(({ group }) => group !== null);
  for (const { id } of others) table.do({ kind: 'defeatFigure', figure: id });
  if (!first) throw new Error('nobody came');
  table.do({ kind: 'moveFigure', figure: 'bo', to: [0, 2] });
  table.do({ kind: 'moveFigure', figure: first.id, to: null });
  table.do({ kind: 'moveFigure', figure: 'ada', to: ada });
  return table.do({ kind: 'moveFigure', figure: first.id, to: trooper }).read();
}

describe('[sim] decisions', () => {
  it('[sim] goes to the door and opens it in one activation', () => {
    const plan = planOf(tableWith({}, { tracked: true }));
    expect(plan).toMatchObject({
      place: { at: [3, 1] },
      act: { kind: 'use', thing: 'door', option: 'open' },
    });
  });

  it('[6.2] attacks only whom there is sight of from where it will stand', () => {
    for (const trooper of [
      [5, 1],
      [6, 0],
      [6, 2],
      [4, 2],
    ] as const) {
      for (const ada of [
        [0, 0],
        [2, 2],
        [3, 0],
        [3, 1],
      ] as const) {
        const table = fight(ada, trooper);
        const plan = planOf(table);
        const board = boardOf(table.play, table.game);
        if (plan?.act?.kind !== 'attack' || plan.act.shot.target.kind !== 'figure' || !board)
          throw new Error('no attack');
        const viewer = { ...figureOf(board, 'ada' as FigureId), ...plan.place };
        expect(sight(board, theFigure(viewer), theFigure(plan.act.shot.target.enemy.piece))).not.toBeNull();
      }
    }
  });

  it('[sim] a stunned hero gets rid of it before anything else', () => {
    const table = fight([3, 1], [5, 1]).do({
      kind: 'setFigure',
      figure: 'ada',
      set: { conditions: ['stunned'] },
    });
    expect(planOf(table)).toMatchObject({
      moves: 0,
      place: { at: [3, 1] },
      act: { kind: 'shake', condition: 'stunned' },
    });
  });

  it('[sim] who would bleed to death stops the bleeding', () => {
    const table = fight([3, 1], [5, 1]).do({ kind: 'wound', hero: 'ada' }).read();
    const { fighter } = table.play.kit.heroes['ada']?.wounded ?? {};
    const endurance = fighter?.hero?.endurance ?? 0;
    const damage = (fighter?.health ?? 0) + 9;
    table.do({
      kind: 'setFigure',
      figure: 'ada',
      set: { conditions: ['bleeding'], strain: endurance, damage },
    });
    expect(planOf(table)?.act).toEqual({ kind: 'shake', condition: 'bleeding' });
  });

  it('[5.1] never plans a walk farther than its points carry', () => {
    for (const temper of TEMPERS) {
      const plan = planOf(tableWith({}, { tracked: true }), 'bo', temper);
      expect(plan?.place.cost ?? 0).toBeLessThanOrEqual((plan?.moves ?? 0) * 4 + (plan?.strain ?? 0));
      expect(plan?.strain ?? 0).toBeLessThanOrEqual(2);
    }
  });
});

describe('[sim] whole games', () => {
  let pack: Pack;
  beforeAll(async () => {
    pack = await builtInPack();
  });

  const jobs = (mission: string, seeds: number): readonly Job[] =>
    jobsFor(pack, {
      stories: [{ kind: 'mission', id: mission }],
      seeds,
      heroes: [2, 4],
      difficulties: ['normal'],
      tempers: TEMPERS,
    });

  it.each(['first-steps', 'signal-fire'])(
    '[sim] %s: every game ends, nothing is refused, and it replays to the same end',
    (mission) => {
      for (const job of jobs(mission, 1)) {
        const ready = setupOf(pack, job);
        if (!ready.ok) throw new Error(ready.error.code);
        const setup = ready.value;
        const played = playWithBots(setup, {
          seed: setup.seed,
          temper: job.temper,
          limits: PLAY_LIMITS,
        });
        expect({ end: played.end, refused: played.refused }).toEqual({ end: 'over', refused: [] });
        const play = makePlay(setup.kit);
        const again = played.commands.reduce((game, command) => {
          const next = advance(play, game, command);
          if (!next.ok) throw new Error(`${command.kind}: ${next.error.code}`);
          return next.value.game;
        }, startMission(setup, play).game);
        expect(again).toEqual(played.game);
      }
    },
  );

  it('[sim] the same job gives the same record', () => {
    const [job] = jobs('first-steps', 1);
    if (!job) throw new Error('no job');
    expect(runJob(pack, job)).toEqual(runJob(pack, job));
  });

  it('[sim] a whole campaign comes to an ending, with errands and encounters', () => {
    const [job] = jobsFor(pack, {
      stories: [{ kind: 'campaign', id: 'ember-line' }],
      seeds: 1,
      heroes: [3],
      difficulties: ['normal'],
      tempers: ['steady'],
    });
    if (!job) throw new Error('no job');
    const record = runJob(pack, job);
    expect(record).toMatchObject({ kind: 'campaign', end: 'over', refused: [], ending: expect.any(String) });
    if (record.kind === 'campaign')
      expect(record.missions.map(({ mission }) => mission)).toEqual([
        'first-steps',
        'signal-fire',
        'dead-reckoning',
      ]);
  });

  it('[sim] whatever goes wrong is part of the record', () => {
    const [job] = jobs('first-steps', 1);
    expect(runJob(pack, { ...(job as Job), id: 'nowhere' })).toMatchObject({
      end: 'crashed',
      error: expect.stringContaining('unknownMission'),
    });
  });
});
