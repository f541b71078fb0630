// The file behind "Report this position" of a mission: the command takes it, and resolves it as the app did.

import { beforeAll, describe, expect, it } from 'vitest';
import { activationOf } from '../../src/cli/ask/activation';
import { answerAll } from '../../src/cli/commands/ask';
import { explain } from '../../src/cli/commands/explain';
import { advance, makePlay, resolvedWindow, startMission, type Game, type Play } from '../../src/mission';
import { kitFor, parseScenario, type Pack } from '../../src/packs';
import { playRandomly } from '../../src/sim';
import { positionOf } from '../../src/ui/mission/report';
import { builtIn } from '../content/missions';
import { tableDoing } from '../mission/table';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const PARTY = { heroes: [{ id: 'diala-passil' }, { id: 'fenn-signis' }] };

/** Every window of a tracked game that the app resolves. */
function windowsIn(mission: string, seed: string): readonly { play: Play; game: Game }[] {
  const kit = kitFor(pack, mission, PARTY, []);
  if (!kit.ok) throw new Error(JSON.stringify(kit.error));
  const setup = { kit: kit.value, seed, party: PARTY, difficulty: 'normal', tracked: true } as const;
  const { commands } = playRandomly(setup, { seed, maxCommands: 120 });
  const play = makePlay(kit.value);
  let { game } = startMission(setup, play);
  const windows: { play: Play; game: Game }[] = [];
  for (const command of commands) {
    const next = advance(play, game, command);
    if (!next.ok) break;
    ({ game } = next.value);
    if (resolvedWindow(play, game)) windows.push({ play, game });
  }
  return windows;
}

describe('a position of a mission as a file', () => {
  it('[scenario 14, report] the command takes every one of them and resolves the same steps', () => {
    const windows = ['a', 'b', 'c'].flatMap((seed) => windowsIn('first-steps', seed));
    expect(windows.length).toBeGreaterThan(8);
    for (const { play, game } of windows) {
      const file: unknown = JSON.parse(positionOf(play, game) ?? 'null');
      const scenario = parseScenario(file, pack);
      if (!scenario.ok) throw new Error(`${scenario.error.path}: ${scenario.error.message}`);
      if (scenario.value.ask.kind !== 'activate') throw new Error('asks for something else');
      const { resolution } = activationOf(scenario.value, scenario.value.ask, pack);
      const steps = resolvedWindow(play, game)?.resolution.steps ?? [];
      expect(resolution.steps.map(({ figure, status, cost }) => [figure, status, cost])).toEqual(
        steps.map(({ figure, status, cost }) => [figure, status, cost]),
      );
      expect(explain(file, pack).ok).toBe(true);
    }
  });

  it('[scenario 14, report] who lies on the ground lies there in the file, too', () => {
    const [first] = windowsIn('first-steps', 'a');
    if (!first) throw new Error('no window');
    const { play, game } = first;
    const [id, figure] = Object.entries(game.figures).find(([, { group }]) => group !== null) ?? [];
    if (id === undefined || !figure) throw new Error('nobody there');
    const lying: Game = { ...game, figures: { ...game.figures, [id]: { ...figure, incapacitated: true } } };
    const scenario = parseScenario(JSON.parse(positionOf(play, lying) ?? 'null'), pack);
    const pieces = scenario.ok ? scenario.value.board.pieces : [];
    expect(pieces.filter((piece) => piece.incapacitated).map((piece) => piece.id)).toEqual([id]);
  });

  it('[scenario 10, report] between activations it asks how far whoever acts can go', () => {
    const [first] = windowsIn('first-steps', 'a');
    if (!first) throw new Error('no window');
    const game: Game = { ...first.game, window: null, active: 'fenn-signis' };
    const file = JSON.parse(positionOf(first.play, game) ?? 'null') as { readonly ask: unknown };
    expect(file.ask).toEqual({ reach: 'fenn-signis' });
    expect(answerAll(file, pack).ok).toBe(true);
  });

  it('[row 97, report] told play knows no positions, so there is nothing to report', () => {
    const table = tableDoing([]);
    expect(positionOf(table.play, table.game)).toBeNull();
  });
});
