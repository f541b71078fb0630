// One game, step by step: a line for each action of bots and app, for authors who want to see the reasons.

import { heroesIn, type Event, type EventKind } from '../../mission';
import type { Pack } from '../../packs';
import { PLAY_LIMITS, playWithBots, setupOf, type Job } from '../../sim';
import { err, ok, type Result } from '../../kernel';

/** What is left out: it is told by what comes before or after it. */
const QUIET: ReadonlySet<EventKind> = new Set<EventKind>([
  'scriptRan',
  'thingUsed',
  'activationEnded',
  'groupFinished',
]);

export function watch(pack: Pack, job: Job): Result<readonly string[], string> {
  const ready = setupOf(pack, job);
  if (!ready.ok) return err(JSON.stringify(ready.error));
  const lines: string[] = [];
  const setup = ready.value;
  const played = playWithBots(setup, {
    seed: setup.seed,
    temper: job.temper,
    limits: PLAY_LIMITS,
    onAdvance: (before, command, { events, game }) => {
      if (command.kind === 'setFigure') lines.push(`    ${command.figure}: ${JSON.stringify(command.set)}`);
      lines.push(...events.filter(({ kind }) => !QUIET.has(kind)).map(eventLine));
      for (const { id } of heroesIn(game)) {
        const [was, is] = [before.figures[id]?.damage, game.figures[id]?.damage];
        if (command.kind === 'finishActivation' && was !== is)
          lines.push(`    ${id}: damage ${was} → ${is ?? 'gone'}`);
      }
    },
  });
  for (const { command, refusal } of played.refused)
    lines.push(`refused: ${JSON.stringify(command)}: ${refusal.code}`);
  return ok([
    ...lines,
    `${played.end}: ${played.game.result?.outcome ?? 'no outcome'} in round ${played.game.round}`,
  ]);
}

function eventLine(event: Event): string {
  const { kind, ...facts } = event;
  if (event.kind === 'roundStarted') return `\n── round ${event.round}`;
  if (event.kind === 'activationBegan') return `  ${event.who}`;
  if (event.kind === 'groupActivated') return `  ${event.group}`;
  if (event.kind === 'shown') return `    reads: ${event.prompt.kind}`;
  return `    ${kind} ${Object.values(facts)
    .map((fact) => (typeof fact === 'object' ? JSON.stringify(fact) : String(fact)))
    .join(' ')}`;
}
