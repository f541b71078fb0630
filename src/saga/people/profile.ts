// The profile of a made-up card as the source writes it: dice, surges and keywords in short lines. Lines that cannot be
// read are returned, so that they can be shown as words.

import {
  conditionRow,
  HARMFUL_CONDITIONS,
  HELPFUL_CONDITIONS,
  type Condition,
  type Keyword,
  type Passives,
  type Surge,
  type SurgeEffect,
} from '../../rules';

/** "1Blue 2Yellow", "Red, Red". */
export function readPool(text: string): readonly string[] {
  let count = '';
  return [...text.matchAll(POOL)].flatMap(([, found, die]) => {
    if (die === undefined) {
      count = found ?? '';
      return [];
    }
    const length = Math.min(6, Math.max(1, Number(count || 1)));
    count = '';
    return Array.from({ length }, () => die);
  });
}

/** A count, a die, or a letter that stands between them and parts them; blanks do not. */
const POOL = /(\d+)|(blue|green|red|yellow|black|white|grey)|\S/gi;

export type Unread = { readonly rest: readonly string[] };

const verbsOf = (conditions: readonly Condition[]): string =>
  conditions.map((condition) => conditionRow(condition).verb).join('|');
const named = <C extends Condition>(conditions: readonly C[], verb: string): readonly C[] =>
  conditions.filter((condition) => conditionRow(condition).verb === verb);

const SURGE = '{B}';

/** What it costs, and what it does. */
export function surgeIn(line: string): { readonly cost: number; readonly text: string } | null {
  let at = afterBlanks(line, 0);
  let cost = 0;
  for (; line.startsWith(SURGE, at); cost++) at = afterBlanks(line, at + SURGE.length);
  const text = line.slice(afterBlanks(line, line[at] === ':' ? at + 1 : at));
  return cost === 0 || text === '' || text.includes('\n') ? null : { cost, text };
}

function afterBlanks(line: string, from: number): number {
  let at = from;
  while (BLANK.test(line[at] ?? '')) at++;
  return at;
}
const BLANK = /^\s$/;

export function readSurges(lines: readonly string[]): Unread & { readonly surges: readonly Surge[] } {
  const surges: Surge[] = [];
  const rest: string[] = [];
  for (const line of lines.map((one) => one.trim()).filter((one) => one !== '')) {
    const surge = surgeIn(line);
    const effect = surge && readEffects(surge.text);
    if (effect && surge.cost <= 5) surges.push({ cost: surge.cost, effect });
    else rest.push(line);
  }
  return { surges, rest };
}

type Reader = readonly [RegExp, (amount: number, word: string) => SurgeEffect | undefined];
const READERS: readonly Reader[] = [
  [/^\+(\d+)\s*\{H\}$/i, (damage) => ({ damage })],
  [/^\+(\d+)\s*accuracy$/i, (accuracy) => ({ accuracy })],
  [/^pierce\s+(\d+)$/i, (pierce) => ({ pierce })],
  [/^blast\s+(\d+)\s*(?:\{H\})?$/i, (blast) => ({ blast })],
  [/^cleave\s+(\d+)\s*(?:\{H\})?$/i, (cleave) => ({ cleave })],
  [/^recover\s+(\d+)\s*(?:\{H\})?$/i, (recover) => ({ recover })],
  [/^-(\d+)\s*\{E\}$/i, (removeDodge) => ({ removeDodge })],
  [
    new RegExp(`^()(${verbsOf(HARMFUL_CONDITIONS)})$`, 'i'),
    (_, word) => ({ inflict: named(HARMFUL_CONDITIONS, word) }),
  ],
  [
    new RegExp(`^()(${verbsOf(HELPFUL_CONDITIONS)})$`, 'i'),
    (_, word) => ({ become: named(HELPFUL_CONDITIONS, word) }),
  ],
];

/** "+2 Accuracy, Pierce 1": all of it, or nothing. */
function readEffects(text: string): SurgeEffect | undefined {
  const effect: SurgeEffect = {};
  for (const part of text.split(',').map((one) => one.trim())) {
    const read = READERS.map(([form, make]) => {
      const [whole, amount = '', word = ''] = form.exec(part) ?? [];
      const number = Math.min(20, Number(amount));
      return whole === undefined || (amount !== '' && number < 1)
        ? undefined
        : make(number, word.toLowerCase());
    }).find((one) => one !== undefined);
    if (!read) return undefined;
    Object.assign(effect, read);
  }
  return effect;
}

const PASSIVE: readonly (readonly [RegExp, keyof Passives])[] = [
  [/^([+-]\d{1,2})\s*accuracy$/i, 'accuracy'],
  [/^([+-]\d{1,2})\s*\{H\}$/i, 'damage'],
  [/^([+-]\d{1,2})\s*\{B\}$/i, 'surge'],
  [/^([+-]\d{1,2})\s*\{G\}$/i, 'block'],
  [/^([+-]\d{1,2})\s*\{F\}$/i, 'evade'],
  [/^([+-]\d{1,2})\s*\{E\}$/i, 'dodge'],
];

export function readKeywords(
  lines: readonly string[],
): Unread & { readonly keywords: readonly Keyword[]; readonly passives: Passives } {
  const keywords: Keyword[] = [];
  const rest: string[] = [];
  const passives: Partial<Record<keyof Passives, number>> = {};
  for (const line of lines.map((one) => one.trim()).filter((one) => one !== '')) {
    const passive = PASSIVE.flatMap(([form, name]) => {
      const [, amount] = form.exec(line) ?? [];
      return amount === undefined ? [] : [{ name, value: Math.max(-20, Math.min(20, Number(amount))) }];
    })[0];
    const keyword = keywordOf(line);
    if (passive) passives[passive.name] = passive.value;
    else if (keyword) keywords.push(keyword);
    else rest.push(line);
  }
  return { keywords, passives, rest };
}

function keywordOf(line: string): Keyword | undefined {
  const word = line.toLowerCase();
  if (word === 'reach' || word === 'mobile' || word === 'massive' || word === 'bleed' || word === 'weaken')
    return { name: word };
  const [, name, amount = '1'] = /^(cleave|pierce|blast)\s+(\d{1,2})/.exec(word) ?? [];
  if (name === 'cleave' || name === 'pierce' || name === 'blast')
    return { name, value: Math.max(1, Math.min(20, Number(amount))) };
  const [, home] = /^habitat:\s*(desert|snow)$/.exec(word) ?? [];
  return home === 'desert' || home === 'snow' ? { name: 'habitat', value: home } : undefined;
}
