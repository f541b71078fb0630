// One effect, one screen: a story, what it brings and what leaves the table are answered by one tap. The game knows nothing
// of it. It shows one prompt after the other, and each has its own answer in the journal.

import { advance, type Command, type Event, type Game, type Play, type Prompt } from '../../../mission';

/** Prompts that only have to be read or carried out, and take little room. */
export const READ_KINDS = ['message', 'rule', 'gain', 'affect', 'removeThing', 'door'] as const;
export type ReadKind = (typeof READ_KINDS)[number];
export type ReadPrompt = Extract<Prompt, { readonly kind: ReadKind }>;

export const isReadPrompt = (prompt: Prompt): prompt is ReadPrompt =>
  READ_KINDS.some((kind) => kind === prompt.kind);

export const DONE = { kind: 'answer', answer: { kind: 'done' } } as const satisfies Command;
export const isDone = (command: Command): boolean =>
  command.kind === 'answer' && command.answer.kind === 'done';

/** Happens on the way from one prompt to the next without a change that players should see for itself. */
const QUIET: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'shown',
  'rule',
  'objective',
  'achieved',
  'variable',
  'countdown',
  'thingUsed',
  'thingRemoved',
  'doorChanged',
  'medpacs',
  'suffered',
  'armed',
  'scriptRan',
]);

/** A second story begins a screen of its own. */
const beginsScreen = (prompt: ReadPrompt): boolean =>
  prompt.kind === 'message' &&
  (prompt.story !== undefined || prompt.title !== undefined || prompt.peril === true);

/** Whether the prompt that followed an answer belongs to the same screen. */
export function joins(answered: Prompt, events: readonly Event[], next: Prompt | null): next is ReadPrompt {
  return (
    next !== null &&
    isReadPrompt(answered) &&
    isReadPrompt(next) &&
    !beginsScreen(next) &&
    events.every(({ kind }) => QUIET.has(kind))
  );
}

/** More would not fit on a phone. */
const MOST_JOINED = 6;

/** The open prompt and all that would follow it on the same screen. */
export function joinedPrompts(play: Play, game: Game): readonly Prompt[] {
  if (!game.prompt) return [];
  const prompts: Prompt[] = [game.prompt];
  let now = game;
  while (now.prompt && isReadPrompt(now.prompt) && prompts.length < MOST_JOINED) {
    const next = advance(play, now, DONE);
    if (!next.ok || !joins(now.prompt, next.value.events, next.value.game.prompt)) break;
    now = next.value.game;
    prompts.push(next.value.game.prompt);
  }
  return prompts;
}

type ColourPrompt = Extract<Prompt, { readonly kind: 'colour' }>;

/** The colour that is asked for once a new group stands: chosen on the screen that has it deployed. */
export function colourAfter(play: Play, game: Game): ColourPrompt | null {
  if (game.prompt?.kind !== 'deploy') return null;
  const next = advance(play, game, DONE);
  const prompt = next.ok ? next.value.game.prompt : null;
  return isColourOf(game.prompt, prompt) ? prompt : null;
}

const isColourOf = (deploy: Prompt | null, prompt: Prompt | null): prompt is ColourPrompt =>
  deploy?.kind === 'deploy' && prompt?.kind === 'colour' && prompt.group === deploy.group;

/** Whether a colour was told with the tap that said that the group stands. */
export const isColourTap = (deploy: Prompt | null, asked: Prompt | null, command: Command): boolean =>
  isColourOf(deploy, asked) && command.kind === 'answer' && command.answer.kind === 'colour';

type Entry = { readonly command: Command; readonly events: readonly Event[] };

/** How many of the last commands were one tap. `start`: what happened before the first one. */
export function lastTap(start: readonly Event[], entries: readonly Entry[]): number {
  const answeredBy = (index: number): Prompt | null => shownLast(entries[index - 1]?.events ?? start);
  const isOneTap = (index: number): boolean => {
    const [before, entry] = [entries[index - 1], entries[index]];
    const answered = answeredBy(index - 1);
    if (!before || !entry || !answered || !isDone(before.command)) return false;
    if (isColourTap(answered, shownLast(before.events), entry.command)) return true;
    if (!isDone(entry.command)) return false;
    return joins(answered, before.events, shownLast(before.events));
  };
  let first = entries.length - 1;
  while (first > 0 && entries.length - first < MOST_JOINED && isOneTap(first)) first--;
  return Math.max(1, entries.length - first);
}

function shownLast(events: readonly Event[]): Prompt | null {
  const shown = events.findLast((event) => event.kind === 'shown');
  return shown?.kind === 'shown' ? shown.prompt : null;
}
