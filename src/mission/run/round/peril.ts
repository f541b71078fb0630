// Peril: the longer a mission lasts, the harder it strikes.

import type { PerilStep } from '../../definition';
import type { Task } from '../../game';
import type { Prompt } from '../../prompt';
import { countOf, fillBlanks } from '../scripts/numbers';
import { emit, scopeOf, update, type MissionRun } from '../run';

/** The next step whose round has come; after the last one, that one again if it says so. */
export function perilTasks(run: MissionRun): readonly Task[] {
  const { play, game } = run;
  const steps = play.mission.peril ?? [];
  if (game.peril.off) return [];
  const last = steps.at(-1);
  const again = game.peril.step >= steps.length && last?.again ? last : undefined;
  const step = steps[game.peril.step] ?? again;
  const scope = scopeOf(step?.id ?? '', null);
  if (!step || countOf(run, step.round, scope) > game.round) return [];
  return strikePeril(run, step);
}

/** One step of peril: told, then done. */
export function strikePeril(run: MissionRun, step: PerilStep): readonly Task[] {
  update(run, { peril: { ...run.game.peril, step: run.game.peril.step + 1 } });
  emit(run, { kind: 'perilStruck', step: step.id });
  const { story, rules } = step;
  const prompt: Prompt = {
    kind: 'message',
    peril: true,
    with: fillBlanks(run, undefined, scopeOf(step.id, null)),
    ...(story && { story }),
    ...(rules && { rules }),
  };
  return [
    ...(story || rules ? [{ kind: 'prompt', prompt } as const] : []),
    { kind: 'block', block: run.play.blockOf(step.do), at: 0, scope: scopeOf(step.id, null) },
    { kind: 'returned', script: step.id, into: null, value: 0 },
  ];
}
