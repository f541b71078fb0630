// Reads sentences back into the language, with the same templates that wrote them. Endings are read generously; what
// counts in the end is that the value, written again, gives the sentence that was read.

import {
  canonical,
  CONTROL_STEPS,
  fieldsOf,
  isListName,
  isTableName,
  kindsOf,
  NAMED_REFS,
  WORDS,
  type Cond,
  type FieldName,
  type Line,
  type LocalText,
  type Ref,
  type Rule,
  type Step,
  type TableName,
  type Walkable,
  type WordList,
} from '../../imperial';
import type { Surge, SurgeEffect } from '../../rules';
import type { Grammar } from './grammar';
import { predOfKey } from './meaning';
import type { NameKind, Piece } from './pieces';
import {
  distinct,
  readFragment,
  readSeparated,
  readWords,
  type Reading,
  type Way,
  type Ways,
} from './reading';
import { readSelector, type Eye } from './readSelector';
import { template, type Part, type Template } from './template';
import { sameToken, tokensOf, type Token } from './tokens';
import { createWriter } from './write';

export type OrderReader = {
  readonly line: (pieces: readonly Piece[]) => readonly Line[];
  readonly rule: (pieces: readonly Piece[]) => readonly Rule[];
};

/** All values whose sentence this is: none if it is not a sentence of the language, one in all other cases. */
export function createReader(grammar: Grammar): OrderReader {
  const writer = createWriter(grammar);
  const exact = <N extends 'line' | 'rule'>(
    type: N,
    tokens: readonly Token[],
    ways: Ways<Walkable[N]>,
    write: (value: Walkable[N]) => readonly Piece[],
  ): readonly Walkable[N][] =>
    distinct(
      ways
        .filter(({ next }) => next === tokens.length)
        .map(({ value, next }) => ({ value: canonical(type, value), next })),
    )
      .map(({ value }) => value)
      .filter((value) => sameTokens(tokensOf(write(value)), tokens));
  return {
    line: (pieces) => {
      const tokens = tokensOf(pieces);
      return exact('line', tokens, new Sentence(grammar, tokens).line(0), writer.line);
    },
    rule: (pieces) => {
      const tokens = tokensOf(pieces);
      return exact('rule', tokens, new Sentence(grammar, tokens).rule(0), writer.rule);
    },
  };
}

const sameTokens = (a: readonly Token[], b: readonly Token[]): boolean =>
  a.length === b.length && b.every((token, index) => sameToken(a[index], token));

type Fields = Readonly<Record<string, unknown>>;
type FieldMap = ReadonlyMap<string, { readonly type: FieldName; readonly optional: boolean }>;

/** One sentence and what was already read at which place of it. */
class Sentence {
  private readonly known = new Map<string, Ways<unknown>>();
  private readonly eye: Eye;
  private readonly grammar: Grammar;
  private readonly tokens: readonly Token[];

  constructor(grammar: Grammar, tokens: readonly Token[]) {
    this.grammar = grammar;
    this.tokens = tokens;
    this.eye = {
      grammar,
      tokens,
      node: (table, at) => this.node(table, at) as ReturnType<Eye['node']>,
      ref: (at) => this.ref(at),
      label: (at) => this.name('label', at),
    };
  }

  line(at: number): Ways<Line> {
    const cost = [
      ...this.word('cost', at).map(({ value, next }) => ({ value: { cost: value }, next })),
      { value: {}, next: at },
    ];
    return cost
      .flatMap((way) => [way, ...this.title(way)])
      .flatMap(({ value, next }) =>
        this.sentences(next).map((steps) => ({ value: { ...value, do: steps.value }, next: steps.next })),
      )
      .flatMap((way) => [way, ...this.limit(way)]) as Ways<Line>;
  }

  rule(at: number): Ways<Rule> {
    const once = this.sentences(at).map(({ value, next }): Way<Rule> => ({
      value: { kind: 'once', do: value },
      next,
    }));
    const others = (this.node('rule', at) as Ways<Rule>).flatMap((way) =>
      way.value.kind !== 'once' && this.tokens[way.next] === '.' ? [{ ...way, next: way.next + 1 }] : [],
    );
    return [...once, ...others];
  }

  private title({ value, next }: Way<object>): Ways<object> {
    return this.text(next).flatMap((title) =>
      this.tokens[title.next] === ':'
        ? [{ value: { ...value, name: title.value }, next: title.next + 1 }]
        : [],
    );
  }

  private limit({ value, next }: Way<object>): Ways<object> {
    if (this.tokens[next] !== '(') return [];
    return this.word('limit', next + 1).flatMap((limit) =>
      this.tokens[limit.next] === ')'
        ? [{ value: { ...value, limit: limit.value }, next: limit.next + 1 }]
        : [],
    );
  }

  private sentences(at: number): Ways<readonly Step[]> {
    const one: Reading<Step> = (start) =>
      (this.node('step', start) as Ways<Step>).flatMap((way) =>
        this.tokens[way.next] === '.' ? [{ ...way, next: way.next + 1 }] : [],
      );
    return readSeparated(one, (next) => next)(at);
  }

  /** Remembers what was read where, or a sentence would be read over and over. */
  private once<T>(what: string, at: number, read: () => Ways<T>): Ways<T> {
    const key = `${what}@${at}`;
    const known = this.known.get(key);
    if (known) return known as Ways<T>;
    this.known.set(key, []);
    const ways = distinct(read());
    this.known.set(key, ways);
    return ways;
  }

  private node(table: TableName, at: number): Ways<object> {
    return this.once(table, at, () =>
      kindsOf(table).flatMap((kind) => {
        const sources: Readonly<Record<string, string>> = this.grammar.templates[table];
        const source = sources[kind];
        return source === undefined ? [] : this.kind(table, kind, source, at);
      }),
    );
  }

  private kind(table: TableName, kind: string, source: string, at: number): Ways<object> {
    const fields: FieldMap = new Map(fieldsOf(table, kind).map((field) => [field.name, field]));
    return this.parts(template(source), fields, { value: {}, next: at }).map(({ value, next }) => ({
      value: { kind, ...value },
      next,
    }));
  }

  private parts(parts: Template, fields: FieldMap, start: Way<Fields>): Ways<Fields> {
    let open: Ways<Fields> = [start];
    for (const part of parts) {
      if (open.length === 0) return open;
      open = open.flatMap((way) => this.part(part, fields, way));
    }
    return open;
  }

  private part(part: Part, fields: FieldMap, way: Way<Fields>): Ways<Fields> {
    if (part.kind === 'text' || part.kind === 'term')
      return goOn(way, readWords(this.tokens, part.text, way.next));
    if (part.kind === 'icon')
      return goOn(way, this.tokens[way.next] === `#${part.icon}` ? way.next + 1 : undefined);
    if (part.kind === 'agree') return part.forms.flatMap((form) => this.parts(form, fields, way));
    if (part.kind === 'either') return this.either(part, fields, way);
    const field = fields.get(part.field);
    if (!field) throw new Error(`${this.grammar.language}: no field "${part.field}"`);
    const read = this.field(field.type, way.next).map(({ value, next }) => ({
      value: { ...way.value, [part.field]: value },
      next,
    }));
    return field.optional ? [way, ...read] : read;
  }

  private either(part: Extract<Part, { kind: 'either' }>, fields: FieldMap, way: Way<Fields>): Ways<Fields> {
    const flag = fields.get(part.field)?.type === 'flag' ? { [part.field]: true } : {};
    const yes = this.parts(part.yes, fields, way)
      .map(({ value, next }) => ({ value: { ...value, ...flag }, next }))
      .filter(({ value }) => Object.hasOwn(value, part.field));
    const no = this.parts(part.no, fields, way).filter(({ value }) => !Object.hasOwn(value, part.field));
    return [...yes, ...no];
  }

  private field(type: FieldName, at: number): Ways<unknown> {
    return type === 'cond' ? this.cond(at) : this.once(`field:${type}`, at, () => this.freshField(type, at));
  }

  private freshField(type: FieldName, at: number): Ways<unknown> {
    if (type === 'amount') return [...this.number(at), ...this.variable(at)];
    if (type === 'count') return this.number(at);
    if (type === 'change') return this.change(at);
    if (type === 'variable') return this.variable(at);
    if (type === 'ref') return this.ref(at);
    if (type === 'selector') return this.selector(at);
    if (type === 'target') return [...this.ref(at), ...this.selector(at)];
    if (type === 'who')
      return [...this.ref(at).filter(({ value }) => value !== 'self'), ...this.selector(at)];
    if (type === 'text') return this.text(at);
    if (type === 'surge') return this.surge(at);
    if (isListName(type)) return this.list(type, at);
    if (isTableName(type)) return this.node(type, at);
    if (Object.hasOwn(WORDS, type)) return this.word(type as WordList, at);
    return this.name(type as NameKind, at);
  }

  private number(at: number): Ways<number> {
    const token = this.tokens[at];
    return typeof token === 'string' && /^\d+$/.test(token) ? [{ value: Number(token), next: at + 1 }] : [];
  }

  private variable(at: number): Ways<string> {
    const found = WORDS.variable.find((word) => this.tokens[at] === word.toLowerCase());
    return found ? [{ value: found, next: at + 1 }] : [];
  }

  private change(at: number): Ways<number | string> {
    const sign = this.tokens[at];
    if (sign === '-') return this.number(at + 1).map(({ value, next }) => ({ value: -value, next }));
    return sign === '+' ? [...this.number(at + 1), ...this.variable(at + 1)] : [];
  }

  private name(kind: NameKind, at: number): Ways<string> {
    const token = this.tokens[at];
    const fits = typeof token === 'object' && token.kind === kind && 'id' in token;
    return fits ? [{ value: token.id, next: at + 1 }] : [];
  }

  private text(at: number): Ways<LocalText> {
    const token = this.tokens[at];
    return typeof token === 'object' && token.kind === 'text' ? [{ value: token.words, next: at + 1 }] : [];
  }

  private word(list: WordList, at: number): Ways<string> {
    if (list === 'noun' || list === 'variable') return this.variable(at);
    const words: Readonly<Record<string, string | readonly string[]>> = this.grammar.words[list];
    return Object.entries(words).flatMap(([word, forms]) =>
      [forms].flat().flatMap((form) => goOn({ value: word, next: at }, readFragment(this.tokens, form, at))),
    );
  }

  private ref(at: number): Ways<Ref> {
    return this.once('ref', at, () => {
      const plain = Object.entries(this.grammar.refs).flatMap(([ref, { forms }]) =>
        forms.flatMap((form) => goOn({ value: ref as Ref, next: at }, readWords(this.tokens, form, at))),
      );
      const named = [...NAMED_REFS, 'bound' as const].flatMap((kind) =>
        this.grammar.named[kind].forms
          .flatMap((form) => readWords(this.tokens, form, at) ?? [])
          .flatMap((next) => this.name(kind === 'bound' ? 'label' : kind, next))
          .map(({ value, next }): Way<Ref> => ({ value: `${kind}:${value}`, next })),
      );
      return [...plain, ...named];
    });
  }

  private selector(at: number): Ways<unknown> {
    return this.once('selector', at, () => [
      ...readSelector(this.eye, at),
      ...(this.tokens[at] === '(' ? this.closed(readSelector(this.eye, at + 1)) : []),
    ]);
  }

  private closed<T>(ways: Ways<T>): Ways<T> {
    return ways.flatMap((way) => (this.tokens[way.next] === ')' ? [{ ...way, next: way.next + 1 }] : []));
  }

  private cond(at: number): Ways<Cond> {
    return this.once('field:cond', at, () => {
      const part: Reading<Cond> = (start) => [...this.simpleCond(start), ...this.innerCond(start)];
      const several = (['all', 'any'] as const).flatMap((kind) =>
        readSeparated(part, (next) => readWords(this.tokens, this.grammar.joins[kind], next))(at)
          .filter(({ value }) => value.length > 1)
          .map(({ value, next }): Way<Cond> => ({ value: { kind, of: value }, next })),
      );
      return [...this.simpleCond(at), ...several];
    });
  }

  private simpleCond = (at: number): Ways<Cond> => this.node('cond', at) as Ways<Cond>;

  private innerCond(at: number): Ways<Cond> {
    return this.tokens[at] === '(' ? this.closed(this.cond(at + 1)) : [];
  }

  private list(type: string, at: number): Ways<readonly unknown[]> {
    const { joins } = this.grammar;
    const separated = (item: Reading<unknown>, join: string) =>
      readSeparated(item, (next) => readWords(this.tokens, join, next))(at);
    if (type === 'conditions') return separated((start) => this.word('condition', start), joins.conditions);
    if (type === 'powerTokens') return separated((start) => this.word('powerToken', start), joins.any);
    if (type === 'dice') return separated((start) => this.word('die', start), '');
    if (type === 'defenseDice') return separated((start) => this.word('defenseDie', start), '');
    if (type === 'mods') return separated((start) => this.node('mod', start), joins.mods);
    if (type === 'preds') return separated((start) => this.predicate(start), joins.preds);
    if (type === 'steps') return separated((start) => this.innerStep(start), joins.steps);
    if (type === 'lines') return separated((start) => this.quoted(start), '');
    throw new Error(`no way to read a list of ${type}`);
  }

  private predicate(at: number): Ways<object> {
    const adjectives = Object.entries(this.grammar.noun.adjectives)
      .filter(([key]) => key !== 'closest' && key !== 'farthest' && key !== 'other')
      .flatMap(([key, { predicates }]) =>
        predicates.flatMap((form) =>
          goOn({ value: predOfKey(key), next: at }, readFragment(this.tokens, form, at)),
        ),
      );
    return [...adjectives, ...this.node('pred', at)];
  }

  private innerStep(at: number): Ways<object> {
    const plain = this.node('step', at).filter(({ value }) => !isControl(value));
    return this.tokens[at] === '('
      ? this.closed(this.node('step', at + 1).filter(({ value }) => isControl(value)))
      : plain;
  }

  private quoted(at: number): Ways<Line> {
    const [open, close] = this.grammar.quotes;
    if (this.tokens[at] !== open) return [];
    return this.line(at + 1).flatMap((way) =>
      this.tokens[way.next] === close ? [{ ...way, next: way.next + 1 }] : [],
    );
  }

  private surge(at: number): Ways<Surge> {
    let next = at;
    while (this.tokens[next] === '#surge') next++;
    const cost = next - at;
    if (cost === 0 || this.tokens[next] !== ':') return [];
    const effects = readSeparated(
      (start) => this.surgeEffect(start),
      (end) => readWords(this.tokens, this.grammar.joins.effects, end),
    );
    return effects(next + 1).map((way) => ({
      value: { cost, effect: Object.assign({}, ...way.value) as SurgeEffect },
      next: way.next,
    }));
  }

  private surgeEffect(at: number): Ways<object> {
    return Object.entries(this.grammar.surgeEffects).flatMap(([effect, source]) => {
      const type = LISTED_EFFECTS[effect] ?? 'count';
      const fields: FieldMap = new Map([['it', { type, optional: false }]]);
      return this.parts(template(source), fields, { value: {}, next: at }).map(({ value, next }) => ({
        value: { [effect]: value['it'] },
        next,
      }));
    });
  }
}

const LISTED_EFFECTS: Readonly<Record<string, FieldName>> = {
  inflict: 'conditions',
  become: 'conditions',
  powerToken: 'powerTokens',
};

const goOn = <T>(way: Way<T>, next: number | undefined): Ways<T> =>
  next === undefined ? [] : [{ ...way, next }];
const isControl = (step: object): boolean => Object.hasOwn(CONTROL_STEPS, (step as Step).kind);
