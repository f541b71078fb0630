// One sentence, read with the templates that would have written it: every kind of every table is tried at every place,
// and each match is a way to go on.

import {
  CONTROL_STEPS,
  fieldsOf,
  isListName,
  isTableName,
  kindsOf,
  WORDS,
  type Cond,
  type FieldName,
  type Line,
  type Ref,
  type Rule,
  type Step,
  type TableName,
  type WordList,
} from '../../imperial';
import type { Surge, SurgeEffect } from '../../rules';
import type { Grammar } from './grammar';
import { predOfKey } from './meaning';
import type { NameKind } from './pieces';
import {
  closed,
  goOn,
  readChange,
  readName,
  readNumber,
  readRef,
  readText,
  readVariable,
  readWord,
  type Text,
} from './readAtoms';
import {
  distinct,
  readFragment,
  readSeparated,
  readWords,
  type Reading,
  type ReadingWay,
  type Ways,
} from './reading';
import { readSelector, type SelectorReading } from './readSelector';
import { template, type TemplatePart, type Template } from './template';
import type { Token } from './tokens';

type Fields = Readonly<Record<string, unknown>>;
type FieldMap = ReadonlyMap<string, { readonly type: FieldName; readonly optional: boolean }>;

/** One sentence and what was already read at which place of it. */
export class Sentence implements Text {
  private readonly known = new Map<string, Ways<unknown>>();
  private readonly eye: SelectorReading;
  readonly grammar: Grammar;
  readonly tokens: readonly Token[];

  constructor(grammar: Grammar, tokens: readonly Token[]) {
    this.grammar = grammar;
    this.tokens = tokens;
    this.eye = {
      grammar,
      tokens,
      node: (table, at) => this.node(table, at) as ReturnType<SelectorReading['node']>,
      predicate: (at) => this.predicate(at) as ReturnType<SelectorReading['predicate']>,
      ref: (at) => this.ref(at),
      label: (at) => readName(this, 'label', at),
    };
  }

  line(at: number): Ways<Line> {
    const cost = [
      ...readWord(this, 'cost', at).map(({ value, next }) => ({ value: { cost: value }, next })),
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
    const once = this.sentences(at).map(({ value, next }): ReadingWay<Rule> => ({
      value: { kind: 'once', do: value },
      next,
    }));
    const others = (this.node('rule', at) as Ways<Rule>).flatMap((way) =>
      way.value.kind !== 'once' && this.tokens[way.next] === '.' ? [{ ...way, next: way.next + 1 }] : [],
    );
    return [...once, ...others];
  }

  private title({ value, next }: ReadingWay<object>): Ways<object> {
    return readText(this, next).flatMap((title) =>
      this.tokens[title.next] === ':'
        ? [{ value: { ...value, name: title.value }, next: title.next + 1 }]
        : [],
    );
  }

  private limit({ value, next }: ReadingWay<object>): Ways<object> {
    if (this.tokens[next] !== '(') return [];
    return readWord(this, 'limit', next + 1).flatMap((limit) =>
      this.tokens[limit.next] === ')'
        ? [{ value: { ...value, limit: limit.value }, next: limit.next + 1 }]
        : [],
    );
  }

  private sentences(at: number): Ways<readonly Step[]> {
    const one: Reading<Step> = (start) =>
      (this.node('step', start) as Ways<Step>).flatMap((way) => {
        const end = this.tokens[way.next];
        if (end === '.') return [{ ...way, next: way.next + 1 }];
        return end === this.grammar.quotes[1] ? [way] : [];
      });
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

  private parts(parts: Template, fields: FieldMap, start: ReadingWay<Fields>): Ways<Fields> {
    let open: Ways<Fields> = [start];
    for (const part of parts) {
      if (open.length === 0) return open;
      open = open.flatMap((way) => this.part(part, fields, way));
    }
    return open;
  }

  private part(part: TemplatePart, fields: FieldMap, way: ReadingWay<Fields>): Ways<Fields> {
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

  private either(
    part: Extract<TemplatePart, { kind: 'either' }>,
    fields: FieldMap,
    way: ReadingWay<Fields>,
  ): Ways<Fields> {
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
    if (type === 'amount') return [...readNumber(this, at), ...readVariable(this, at)];
    if (type === 'count') return readNumber(this, at);
    if (type === 'change') return readChange(this, at);
    if (type === 'variable') return readVariable(this, at);
    if (type === 'ref') return this.ref(at);
    if (type === 'selector') return this.selector(at);
    if (type === 'target') return [...this.ref(at), ...this.selector(at)];
    if (type === 'who')
      return [...this.ref(at).filter(({ value }) => value !== 'self'), ...this.selector(at)];
    if (type === 'text') return readText(this, at);
    if (type === 'surge') return this.surge(at);
    if (isListName(type)) return this.list(type, at);
    if (isTableName(type)) return this.node(type, at);
    if (Object.hasOwn(WORDS, type)) return readWord(this, type as WordList, at);
    return readName(this, type as NameKind, at);
  }

  private ref(at: number): Ways<Ref> {
    return this.once('ref', at, () => readRef(this, at));
  }

  private selector(at: number): Ways<unknown> {
    return this.once('selector', at, () => [
      ...readSelector(this.eye, at),
      ...(this.tokens[at] === '(' ? closed(this, readSelector(this.eye, at + 1)) : []),
    ]);
  }

  private cond(at: number): Ways<Cond> {
    return this.once('field:cond', at, () => {
      const part: Reading<Cond> = (start) => [...this.simpleCond(start), ...this.innerCond(start)];
      const several = (['all', 'any'] as const).flatMap((kind) =>
        readSeparated(part, (next) => readWords(this.tokens, this.grammar.joins[kind], next))(at)
          .filter(({ value }) => value.length > 1)
          .map(({ value, next }): ReadingWay<Cond> => ({ value: { kind, of: value }, next })),
      );
      return [...this.simpleCond(at), ...several];
    });
  }

  private simpleCond = (at: number): Ways<Cond> => this.node('cond', at) as Ways<Cond>;

  private innerCond(at: number): Ways<Cond> {
    return this.tokens[at] === '(' ? closed(this, this.cond(at + 1)) : [];
  }

  private list(type: string, at: number): Ways<readonly unknown[]> {
    const { joins } = this.grammar;
    const separated = (item: Reading<unknown>, join: string) =>
      readSeparated(item, (next) => readWords(this.tokens, join, next))(at);
    if (type === 'conditions')
      return separated((start) => readWord(this, 'condition', start), joins.conditions);
    if (type === 'powerTokens') return separated((start) => readWord(this, 'powerToken', start), joins.any);
    if (type === 'dice') return separated((start) => readWord(this, 'die', start), '');
    if (type === 'defenseDice') return separated((start) => readWord(this, 'defenseDie', start), '');
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
      ? closed(
          this,
          this.node('step', at + 1).filter(({ value }) => isControl(value)),
        )
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

const isControl = (step: object): boolean => Object.hasOwn(CONTROL_STEPS, (step as Step).kind);
