// Where a recorded game and today's replay of it part, and whether they may.

import { canonical, firstDifference, PRINT_LENGTH, printOf, short } from './canonical';
import type { Allowed } from './differences';
import type { Plain, Recorded } from './gamesFile';
import { ASPECTS, replay, type Replay, type Seen } from './replay';

/** Step 0 is the beginning; step n comes after the n-th command. */
export type Difference = { readonly step: number; readonly text: string };

/** `plain`: what was seen then, word for word, where it was kept. */
export function compare(game: Recorded, plain?: Plain): Difference | null {
  const told = [null, ...game.commands];
  let now: Replay | undefined;
  for (const [step, command] of told.entries()) {
    const at = `game ${game.number} (${game.by}), step ${step}, ${command === null ? 'the beginning' : short(command)}`;
    try {
      now ??= replay(game);
      const seen = command === null ? now.begun : now.tell(command);
      const differ = ASPECTS.filter((aspect) => printOf(seen[aspect]) !== printAt(game, aspect, step));
      if (differ.length > 0) {
        const details = differ.map((aspect) => `${aspect}: ${detail(aspect, seen, plain?.seen[step])}`);
        return { step, text: [`${at}: ${differ.join(', ')} differ`, ...details].join('\n  ') };
      }
    } catch (error) {
      return {
        step,
        text: `${at}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      };
    }
  }
  const outcome = firstDifference(game.outcome, JSON.parse(canonical(now?.outcome())));
  const end = game.commands.length;
  return outcome === null
    ? null
    : { step: end, text: `game ${game.number} (${game.by}), its outcome differs: ${outcome}` };
}

const printAt = ({ prints }: Recorded, aspect: keyof Seen, step: number): string =>
  prints[aspect].slice(step * PRINT_LENGTH, (step + 1) * PRINT_LENGTH);

function detail(aspect: keyof Seen, seen: Seen, was: Seen | undefined): string {
  if (!was) return `is ${short(seen[aspect] ?? 'nothing')}`;
  return firstDifference(parsed(was[aspect]), parsed(seen[aspect])) ?? 'not in what was kept';
}

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/** What is wrong with it; `null`: nothing, or a decision explains it. */
export function faultOf(found: Difference | null, allowed: Allowed | undefined): string | null {
  if (!allowed) return found?.text ?? null;
  if (found?.step === allowed.step) return null;
  const listed = `listed as different from step ${allowed.step} on (${allowed.decision})`;
  return `${listed}, but ${found ? `it parts here: ${found.text}` : 'it does not differ'}`;
}
