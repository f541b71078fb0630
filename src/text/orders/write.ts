// Writes sentences from the language, in any language that has a grammar. There is one way for every kind: fill in
// its template.

import {
  canonical,
  CONTROL_STEPS,
  fieldsOf,
  isListName,
  isTableName,
  WORDS,
  type Cond,
  type FieldName,
  type Key,
  type Line,
  type Mod,
  type Pred,
  type Ref,
  type Rule,
  type Selector,
  type Step,
  type TableName,
  type WordList,
} from '../../imperial';
import { inLanguage } from '../../kernel';
import type { Surge, SurgeEffect } from '../../rules';
import type { Agreement, Grammar } from './grammar';
import { keyOfPred } from './meaning';
import { capitalize, tidy, type NameKind, type Names, type Piece } from './pieces';
import { template, type Part, type Template } from './template';
import { hasLooseEnd, hasTail, text, writeSelector, type Pen, type Written } from './writeSelector';

export type OrderWriter = {
  readonly line: (line: Line) => readonly Piece[];
  readonly rule: (rule: Rule) => readonly Piece[];
  readonly selector: (selector: Selector) => readonly Piece[];
  readonly surge: (surge: Surge) => readonly Piece[];
};

type Node = { readonly kind: string };

/** Where a phrase stands: alone, behind a filter or key of another phrase, or where more of that one follows. */
type Nest = 'alone' | 'pred' | 'key' | 'amidst';

/** Words without fields. */
const NOTHING: Node = { kind: '' };

const THIRD: Agreement = { person: 'third', number: 'sg', gender: 'n' };
const TOLD: Agreement = { person: 'told', number: 'sg', gender: 'f' };
const written = (pieces: readonly Piece[]): Written => ({ pieces, agreement: THIRD });

export function createWriter(grammar: Grammar, names: Names = () => undefined): OrderWriter {
  const plurals = new Intl.PluralRules(grammar.language);
  const caseOf = (feature: string): number => Math.max(0, grammar.cases.indexOf(feature));

  const name = (kind: NameKind, id: string): Piece => ({ name: { kind, id }, text: names(kind, id) ?? id });
  const fragment = (source: string): readonly Piece[] => fill(template(source), 'rule', NOTHING, 'alone');

  const pen: Pen = {
    grammar,
    node: (table, node, more) => writeNode(table, node, more ? 'amidst' : table),
    ref: (ref, theCase) => writeRef(ref, theCase),
    fragment,
    label: (id) => name('label', id),
  };

  function writeRef(ref: Ref, theCase: number): Written {
    const at = ref.indexOf(':');
    const { forms, agreement } =
      at < 0
        ? grammar.refs[ref as keyof Grammar['refs']]
        : grammar.named[ref.slice(0, at) as keyof Grammar['named']];
    const words = forms[Math.min(theCase, forms.length - 1)] ?? '';
    if (at < 0) return { pieces: [text(words)], agreement };
    const kind = ref.slice(0, at);
    const named = name(kind === 'bound' ? 'label' : (kind as NameKind), ref.slice(at + 1));
    return { pieces: [text(words === '' ? '' : `${words} `), named], agreement };
  }

  function writeTarget(target: Ref | Selector, feature: string, nest: Nest): Written {
    const [theCase = '', none] = feature.split('.');
    if (typeof target === 'string') return writeRef(target, caseOf(theCase));
    const phrase = writeSelector(target, caseOf(theCase), none === 'none', pen);
    return isClosed(target, nest) ? { ...phrase, pieces: [text('('), ...phrase.pieces, text(')')] } : phrase;
  }

  const isClosed = (selector: Selector, nest: Nest): boolean =>
    nest === 'amidst' ||
    (nest === 'pred' && hasTail(selector, pen)) ||
    (nest === 'key' && hasLooseEnd(selector));

  function writeNode(table: TableName, node: Node, nest: Nest = 'alone'): readonly Piece[] {
    const sources: Readonly<Record<string, string>> = grammar.templates[table];
    const source = sources[node.kind];
    if (source === undefined) throw new Error(`${grammar.language}: no template for ${table} "${node.kind}"`);
    return fill(template(source), table, node, nest);
  }

  function fill(parts: Template, table: TableName, node: Node, nest: Nest): readonly Piece[] {
    const fields = new Map(
      node.kind === '' ? [] : fieldsOf(table, node.kind).map((field) => [field.name, field.type]),
    );
    const slot = (field: string, feature: string): Written | undefined => {
      const value: unknown = Reflect.get(node, field);
      const type = fields.get(field);
      if (value === undefined || type === undefined) return undefined;
      return writeField(type, value, feature, nest);
    };
    const one = (part: Part): readonly Piece[] => {
      if (part.kind === 'text') return [text(part.text)];
      if (part.kind === 'icon') return [{ icon: part.icon }];
      if (part.kind === 'term') return [{ term: part.term, text: part.text }];
      if (part.kind === 'slot') return slot(part.field, part.feature)?.pieces ?? [];
      if (part.kind === 'either') return (Reflect.has(node, part.field) ? part.yes : part.no).flatMap(one);
      return agree(part.forms, slot(part.field, '')?.agreement ?? TOLD).flatMap(one);
    };
    return parts.flatMap(one);
  }

  function agree(forms: readonly Template[], agreement: Agreement): Template {
    const several = agreement.number === 'pl';
    const byLength: Readonly<Record<number, number>> = {
      2: Number(several),
      3: agreement.count === undefined ? personOf(agreement) : pluralOf(agreement.count),
      4: several ? 3 : 'mfn'.indexOf(agreement.gender),
    };
    return forms[byLength[forms.length] ?? 0] ?? [];
  }
  const personOf = ({ person, number }: Agreement): number =>
    person === 'told' ? 0 : number === 'sg' ? 1 : 2;
  const pluralOf = (count: number): number =>
    Math.max(0, ['one', 'few'].indexOf(plurals.select(count)) + 1 || 3) - 1;

  function writeField(type: FieldName, value: unknown, feature: string, nest: Nest): Written {
    if (type === 'amount' || type === 'count' || type === 'variable')
      return writeAmount(value as number | string);
    if (type === 'change') return written([text(signed(value as number | string))]);
    if (type === 'target' || type === 'who' || type === 'ref' || type === 'selector')
      return writeTarget(value as Ref | Selector, feature, nest);
    if (type === 'text') {
      const words = value as Extract<Extract<Piece, { name: object }>['name'], { kind: 'text' }>['words'];
      return written([{ name: { kind: 'text', words }, text: inLanguage(words, grammar.language) }]);
    }
    if (type === 'surge') return written(writeSurge(value as Surge));
    if (isListName(type)) return written(writeList(type, value as readonly unknown[], feature));
    if (type === 'cond') return written(writeCond(value as Cond, false));
    if (isTableName(type)) return written(writeNode(type, value as Node));
    if (Object.hasOwn(WORDS, type)) return written(writeWord(type as WordList, value as string, feature));
    return written(typeof value === 'string' ? [name(type as NameKind, value)] : []);
  }

  function writeAmount(amount: number | string): Written {
    const count = typeof amount === 'number' ? amount : MANY;
    const one = plurals.select(count) === 'one';
    return { pieces: [text(`${amount}`)], agreement: { ...THIRD, number: one ? 'sg' : 'pl', count } };
  }

  function writeWord(list: WordList, word: string, feature: string): readonly Piece[] {
    if (list === 'noun' || list === 'variable') return [text(word)];
    const forms: string | readonly string[] =
      (grammar.words[list] as Readonly<Record<string, string | readonly string[]>>)[word] ?? word;
    return fragment(typeof forms === 'string' ? forms : (forms[caseOf(feature)] ?? forms[0] ?? word));
  }

  const join = (parts: readonly (readonly Piece[])[], between: string): readonly Piece[] =>
    parts.flatMap((part, index) => (index > 0 ? [text(between), ...part] : part));

  function writeList(type: string, items: readonly unknown[], feature: string): readonly Piece[] {
    const { joins } = grammar;
    if (type === 'conditions')
      return join(
        items.map((item) => writeWord('condition', item as string, feature)),
        joins.conditions,
      );
    if (type === 'powerTokens')
      return join(
        items.map((item) => writeWord('powerToken', item as string, '')),
        joins.any,
      );
    if (type === 'dice')
      return join(
        items.map((item) => writeWord('die', item as string, '')),
        ' ',
      );
    if (type === 'defenseDice')
      return join(
        items.map((item) => writeWord('defenseDie', item as string, '')),
        ' ',
      );
    if (type === 'mods')
      return join(
        items.map((item) => writeNode('mod', item as Mod)),
        joins.mods,
      );
    if (type === 'preds') return writePredicates(items as readonly Pred[], feature);
    if (type === 'keys')
      return join(
        items.map((item) => writeNode('key', item as Key)),
        ', ',
      );
    if (type === 'steps') return join((items as readonly Step[]).map(writeInnerStep), joins.steps);
    if (type === 'lines') return join((items as readonly Line[]).map(quoted), ' ');
    throw new Error(`no way to write a list of ${type}`);
  }

  /** "is healthy and within 3 spaces": `feature` says what they agree with. */
  function writePredicates(preds: readonly Pred[], feature: string): readonly Piece[] {
    const form = Number(feature === '' ? 0 : feature);
    return join(
      preds.map((pred, index) => {
        const predicates = grammar.noun.adjectives[keyOfPred(pred)]?.predicates;
        if (!predicates) return writeNode('pred', pred, index < preds.length - 1 ? 'amidst' : 'pred');
        return fragment(predicates[Math.min(form, predicates.length - 1)] ?? '');
      }),
      grammar.joins.preds,
    );
  }

  const writeInnerStep = (step: Step): readonly Piece[] => {
    const pieces = writeNode('step', step);
    return Object.hasOwn(CONTROL_STEPS, step.kind) ? [text('('), ...pieces, text(')')] : pieces;
  };

  function writeCond(cond: Cond, inner: boolean): readonly Piece[] {
    if (cond.kind === 'all' || cond.kind === 'any') {
      const parts = join(
        cond.of.map((part) => writeCond(part, true)),
        grammar.joins[cond.kind],
      );
      return inner ? [text('('), ...parts, text(')')] : parts;
    }
    if (cond.kind !== 'is') return writeNode('cond', cond);
    const { gender, number } = cond.who === undefined ? TOLD : writeTarget(cond.who, '', 'alone').agreement;
    const form = number === 'pl' ? 3 : 'mfn'.indexOf(gender);
    const { is } = grammar.templates.cond;
    const source = is.replace('{filter}', `{filter:${form}}`);
    return fill(template(source), 'cond', cond, 'alone');
  }

  function writeSurge({ cost, effect }: Surge): readonly Piece[] {
    const effects = (Object.keys(grammar.surgeEffects) as (keyof SurgeEffect)[]).flatMap((field) => {
      const value = effect[field];
      return value === undefined ? [] : [writeSurgeEffect(field, value)];
    });
    const icons = Array.from({ length: cost }, (): Piece => ({ icon: 'surge' }));
    return [...icons, text(': '), ...join(effects, grammar.joins.effects)];
  }

  function writeSurgeEffect(field: keyof SurgeEffect, value: number | readonly string[]): readonly Piece[] {
    const list = field === 'powerToken' ? 'powerTokens' : 'conditions';
    const count = typeof value === 'number' ? value : value.length;
    return template(grammar.surgeEffects[field]).flatMap((part): readonly Piece[] => {
      if (part.kind === 'slot')
        return typeof value === 'number' ? [text(`${value}`)] : writeList(list, value, part.feature);
      const plain = part.kind === 'agree' ? agree(part.forms, writeAmount(count).agreement) : [part];
      return fill(plain, 'rule', NOTHING, 'alone');
    });
  }

  /** Each step is a sentence of its own. */
  const writeSentences = (steps: readonly Step[]): readonly Piece[] =>
    steps.flatMap((step, index) => [
      text(index > 0 ? ' ' : ''),
      ...capitalize(tidy(writeNode('step', step))),
      text('.'),
    ]);

  function writeLine({ cost, name: title, do: steps, limit }: Line): readonly Piece[] {
    return [
      ...(cost ? [...writeWord('cost', cost, ''), text(' ')] : []),
      ...(title
        ? [
            { name: { kind: 'text' as const, words: title }, text: inLanguage(title, grammar.language) },
            text(': '),
          ]
        : []),
      ...writeSentences(steps),
      ...(limit ? [text(' ('), ...writeWord('limit', limit, ''), text(')')] : []),
    ];
  }

  const [open, close] = grammar.quotes;
  /** The full stop of the sentence around it ends the quoted one as well. */
  const quoted = (line: Line): readonly Piece[] => {
    const pieces = writeLine(line);
    const last = pieces.at(-1);
    const ended = last !== undefined && 'text' in last && last.text === '.';
    return [text(open), ...(ended ? pieces.slice(0, -1) : pieces), text(close)];
  };

  const writeRule = (rule: Rule): readonly Piece[] =>
    rule.kind === 'once'
      ? writeSentences(rule.do)
      : [...capitalize(tidy(writeNode('rule', rule))), text('.')];

  return {
    line: (line) => tidy(writeLine(canonical('line', line))),
    rule: (rule) => tidy(writeRule(canonical('rule', rule))),
    selector: (selector) =>
      capitalize(tidy(writeSelector(canonical('selector', selector), 0, false, pen).pieces)),
    surge: (surge) => tidy(writeSurge(surge)),
  };
}

/** X is not known yet: it is spoken of like a large number. */
const MANY = 100;
const signed = (change: number | string): string =>
  typeof change === 'number' && change < 0 ? `−${-change}` : `+${change}`;
