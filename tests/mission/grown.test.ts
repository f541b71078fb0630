// Whatever a script does, and however often: what comes of it can be saved and opened again. The check of opened saves bounds
// every list and record, so each effect that makes one longer has to end there.

import { describe, expect, it } from 'vitest';
import { impossibleIn, type Effect, type Script } from '../../src/mission';
import { LONGEST_LIST } from '../../src/mission/bounds';
import { carryOut } from '../../src/mission/run/effects/handlers';
import { makePlay } from '../../src/mission/run/play';
import { makeRun, type MissionRun } from '../../src/mission/run/run';
import { startMission } from '../../src/mission/run/start';
import { EFFECTS, MISSION, type EffectRow } from './effectRows';
import { sampleKit, SCOPE } from './sample';
import { tableWith } from './table';

const BEYOND = LONGEST_LIST + 100;
const HUGE = 1_000_000_000;
const aside: Script = { id: 'aside', do: [{ kind: 'set', variable: 'other', to: 1 }], runs: 'always' };

function kitFor() {
  // Lists within effects are known by the scripts that hold them.
  const all: Script = { id: 'all', do: Object.values(EFFECTS).map(({ effect }) => effect) };
  const kit = sampleKit({ ...MISSION, scripts: [aside, all] } as never);
  const { trooper } = kit.cards;
  // Players use what they find for its figures: no box ends them.
  return trooper ? { ...kit, cards: { ...kit.cards, trooper: { ...trooper, unboxed: true as const } } } : kit;
}
const PLAY = makePlay(kitFor());

function runFor({ first = [], setup }: EffectRow): MissionRun {
  const { game } = startMission(
    {
      kit: PLAY.kit,
      seed: 'grown',
      party: { heroes: [{ id: 'ada' }, { id: 'bo' }] },
      difficulty: 'normal',
      tracked: false,
      ...setup,
    },
    PLAY,
  );
  const run = makeRun(PLAY, game);
  for (const effect of first) done(run, effect);
  return run;
}

/** What it asks of the players, and what it sets off, is another test's. */
function done(run: MissionRun, effect: Effect): void {
  carryOut(run, effect, SCOPE);
  run.game = { ...run.game, agenda: [], prompt: null };
}

const foundIn = ({ game }: MissionRun): unknown => impossibleIn(PLAY, JSON.parse(JSON.stringify(game)));

/** With another name each time, where the author makes names up. */
const numbered = (effect: Effect, times: number): Effect =>
  ({
    ...effect,
    ...('flag' in effect && { flag: `flag-${times}` }),
    ...('as' in effect && effect.kind !== 'deploy' && { as: `name-${times}` }),
    ...('countdown' in effect && { countdown: `count-${times}` }),
    ...('variable' in effect && { variable: `number-${times}` }),
    ...(effect.kind === 'pick' && { id: `pick-${times}` }),
    ...(effect.kind === 'ally' && { card: `card-${times}` }),
    ...(effect.kind === 'villain' && { card: `card-${times}` }),
    ...(effect.kind === 'orders' && { standing: true }),
    ...(effect.kind === 'allyJoins' && { beside: true }),
    ...('spaces' in effect && {
      spaces: [[times % 1000, Math.floor(times / 1000)]],
    }),
    ...(effect.kind === 'edge' && {
      between: [[[times % 1000, Math.floor(times / 1000)], [times % 1000, Math.floor(times / 1000) + 1]]], // prettier-ignore
    }),
  }) as Effect;

const NUMBERS: ReadonlySet<string> = new Set([
  'add',
  'amount',
  'by',
  'cards',
  'damage',
  'deployments',
  'rounds',
  'to',
  'bonusHealth',
  'level',
]);
const enlarged = (effect: Effect): Effect =>
  Object.fromEntries(
    Object.entries(effect).map(([field, value]) => [
      field,
      NUMBERS.has(field) && typeof value === 'number' ? HUGE : value,
    ]),
  ) as Effect;

/** Until it adds nothing more, or beyond the bound. */
function repeat(run: MissionRun, effectAt: (times: number) => Effect): void {
  for (let times = 0, parts = 0; times < BEYOND; times++) {
    done(run, effectAt(times));
    if (times % 50 !== 0) continue;
    const now = partsIn(run.game);
    if (now === parts) return;
    parts = now;
  }
}

const partsIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, held) => sum + partsIn(held), 1)
    : 1;

describe('a script that never tires', () => {
  it.each(Object.entries(EFFECTS))('[saves] %s leaves a game that can be opened', (_, row: EffectRow) => {
    const [same, other, huge] = [runFor(row), runFor(row), runFor(row)];
    repeat(same, () => row.effect);
    const isNamed = JSON.stringify(numbered(row.effect, 1)) !== JSON.stringify(row.effect);
    if (isNamed) repeat(other, (times) => numbered(row.effect, times));
    for (let times = 0; times < 3; times++) done(huge, enlarged(row.effect));
    expect([same, other, huge].map(foundIn)).toEqual([undefined, undefined, undefined]);
  });

  it('[saves] what it sets off is dropped before there is more of it than a save holds', () => {
    const armed = Array.from({ length: 40 }, (_, index): Script => ({
      id: `armed-${index}`,
      on: { kind: 'variableChanged', variable: 'alarm' },
      runs: 'always',
      do: [{ kind: 'set', variable: 'other', to: index }],
    }));
    const loud: Script = {
      id: 'loud',
      on: { kind: 'roundStart' },
      do: [
        { kind: 'repeat', times: 100, do: [{ kind: 'add', variable: 'alarm', by: 1 }] },
        { kind: 'question', text: 'q', options: [{ id: 'a', text: 'a' }] },
      ],
    };
    const table = tableWith({ ...MISSION, scripts: [...armed, loud] } as never).read();
    expect(table.events).toContainEqual({ kind: 'scriptStopped', script: 'loud' });
    expect(table.game.agenda.length).toBeLessThan(LONGEST_LIST);
    expect(impossibleIn(table.play, table.game)).toBeUndefined();
  });
});
