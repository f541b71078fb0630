// Free text that tells groups what to do. A line that is a sentence of our instruction language is read as one, and
// resolved; every other line is shown as words, and the players do what it says.

import { unboundInLines, type Line, type Selector, type Step } from '../../imperial';
import { addNote, SHOWN, type MissionDraft } from '../draft';
import { alignedParts, linesIn, rawsFrom, type Raws } from '../story/lines';
import { MAX_LINE } from '../story/words';

/** As many lines as one list of extra orders may have. */
const MOST_LINES = 18;

/** What the source calls the target is written out for reading and taken back: the group keeps its own preference. */
const ANY_TARGET = '«the closest Rebel»';
const isAnyTarget = (target: unknown): boolean => JSON.stringify(target) === JSON.stringify(CLOSEST);
const CLOSEST: Selector = { order: [{ kind: 'closest' }], soft: true };

export function linesOf(draft: MissionDraft, raw: string, place: string, most = MOST_LINES): readonly Line[] {
  const sentences = sentencesIn(draft.words.rawsOf(raw, place));
  const left = sentences[most];
  if (left) addNote(draft, 'linesLeft', { most, line: left.en.slice(0, SHOWN) });
  return sentences.slice(0, most).map((sentence) => {
    const known = draft.orders.get(sentence.en);
    const line = known === undefined ? readOnce(draft, sentence.en) : known;
    return line ?? inWords(draft, sentence);
  });
}

/** Missions say the same again and again; no known one has more than some hundred sentences. */
export const MOST_READ = 500;
/** In all missions of one import: a sentence takes milliseconds. */
export const MOST_READ_TOGETHER = 5000;

function readOnce(draft: MissionDraft, sentence: string): Line | null {
  if (!draft.readings.take(1)) {
    addNote(draft, 'ordersUnread', { most: draft.readings.most });
    return null;
  }
  const line = readLine(draft, sentence);
  draft.orders.set(sentence, line);
  return line;
}

/** `null`: no sentence of ours, or one that speaks of something that nobody has named. */
function readLine({ tools: { readOrder } }: MissionDraft, sentence: string): Line | null {
  const read = sentence.length <= LONGEST ? readOrder?.(spelled(sentence)) : undefined;
  const line = read && withoutTargets(read);
  return line && unboundInLines([line]).length === 0 ? line : null;
}

/** Our own sentences are shorter, and reading takes its time. */
const LONGEST = 200;

/** Whether some of it was read, or all of it stays words. */
export const isRead = (lines: readonly Line[]): boolean =>
  lines.some(({ do: steps }) => steps.some(({ kind }) => kind !== 'text'));

function sentencesIn(raws: Raws): readonly Raws[] {
  const lines = alignedParts(raws, (raw) => linesIn(raw.replace(/\{-\}|<[^<>]{0,200}>/g, '')));
  return lines.flatMap((line) => alignedParts(line, shortEnough));
}

/** Words are cut where a line of ours would end. */
function shortEnough(line: string): readonly string[] {
  if (line.length <= MAX_LINE) return [line];
  return Array.from({ length: Math.ceil(line.length / MAX_LINE) }, (_, index) =>
    line.slice(index * MAX_LINE, (index + 1) * MAX_LINE).trim(),
  ).filter((part) => part !== '');
}

/** As our own sentences are spelled. */
const spelled = (sentence: string): string =>
  sentence
    .replaceAll('{A}', '[action]')
    .replaceAll('{Q}', '[attack]')
    .replaceAll('{H}', '[damage]')
    .replaceAll('{C}', '[strain]')
    .replaceAll('{B}', '[surge]')
    .replaceAll('{G}', '[block]')
    .replaceAll('{F}', '[evade]')
    .replaceAll('{E}', '[dodge]')
    .replace(/\{R1\}|\{rebel\}/gi, ANY_TARGET)
    .trim();

const withoutTargets = (line: Line): Line => ({ ...line, do: line.do.map(withoutTarget) });

function withoutTarget(step: Step): Step {
  if (!('target' in step) || !isAnyTarget(step.target)) return step;
  const { target: _, ...rest } = step;
  return rest as Step;
}

const COST = /^((?:\{[AQ]\}\s*:?\s*)*)(.*)$/s;

function inWords(draft: MissionDraft, sentence: Raws): Line {
  const [, icons = ''] = COST.exec(sentence.en) ?? [];
  const text = draft.words.local(rawsFrom((one) => COST.exec(sentence[one])?.[2] || sentence[one]));
  const cost = icons.includes('{Q}')
    ? icons.includes('{A}')
      ? ('actionAndAttack' as const)
      : ('attack' as const)
    : icons.split('{A}').length > 2
      ? ('twoActions' as const)
      : icons.includes('{A}')
        ? ('action' as const)
        : undefined;
  return { ...(cost && { cost }), do: [{ kind: 'text', text }] };
}
