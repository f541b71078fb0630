// Which side has won, as the texts of an event say it. Only a plain statement counts: a sentence that says this and
// nothing else. Stories are full of "victory" and "defeat" that decide nothing.

import type { SagaEvent } from '../source/mission';

const HEROES = /^(?:the )?(?:rebels?|heroes|rebel (?:heroes|side|players?|forces))$/;
const EMPIRE = /^(?:the )?(?:empire|imperials?|imperial (?:side|players?|forces))$/;

const WINS =
  /^(.+?) (?:have |has )?(?:wins?|won|(?:are|is) victorious)(?: (?:the|this) (?:mission|game|battle|day))?$/;
const LOSES = /^(.+?) (?:have |has )?(?:loses?|lost)(?: (?:the|this) (?:mission|game|battle|day))?$/;
const VICTORY =
  /^(?:the (?:mission|game) (?:ends (?:in|with)|is) )?(?:an? )?(rebel|imperial) (victory|defeat)$/;
/** What may stand before the statement in its sentence. */
const LEAD = /^(?:(?:the (?:mission|game) (?:ends|is over)(?:,| and)?|and|so|then) )/;

/** `true`: the heroes have won. */
function verdictIn(sentence: string): boolean | null {
  const [, whose, what] = VICTORY.exec(sentence) ?? [];
  if (whose !== undefined) return (whose === 'rebel') === (what === 'victory');
  const statement = sentence.replace(LEAD, '');
  const won = sideOf(WINS.exec(statement)?.[1]);
  if (won !== null) return won;
  const lost = sideOf(LOSES.exec(statement)?.[1]);
  return lost === null ? null : !lost;
}

/** `true`: the heroes. */
function sideOf(who = ''): boolean | null {
  if (HEROES.test(who)) return true;
  return EMPIRE.test(who) ? false : null;
}

const sentencesIn = (text: string): readonly string[] =>
  text
    .replace(/<[^<>]{0,200}>|\{[^{}]{1,8}\}|[*"“”]/g, ' ')
    .toLowerCase()
    .split(/[.!?:;\n\r]+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim());

/** What the texts of an event say; `null`: nothing clear, or two things at once. */
export function verdictOf({ name, eventText, eventActions }: SagaEvent): boolean | null {
  const texts = [name, eventText, ...eventActions.flatMap((one) => (one.type === 'G7' ? one.theText : []))];
  const verdicts = new Set(texts.flatMap(sentencesIn).flatMap((sentence) => verdictIn(sentence) ?? []));
  const [first = null] = verdicts;
  return verdicts.size === 1 ? first : null;
}
