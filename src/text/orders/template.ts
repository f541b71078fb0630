// Sentences are written down once, as templates that can be read in both directions: filled in, they make a sentence;
// held against a sentence, they give back what it says.
//
//   {field}          what the field holds; {field:dat} in that case
//   [field?yes|no]   one or the other, depending on whether the field is there
//   <a|b|c>          agrees with `who`: the acting figure is told to, one does, several do
//   <field:a|b>      agrees with that field: one or several of them; three forms: one, few, many (Russian numbers);
//                    four forms: masculine, feminine, neuter, several
//   #icon   *term*   *term:words*

import { ICONS, TERMS, type IconPiece, type TermPiece } from './pieces';

export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'icon'; readonly icon: IconPiece }
  | { readonly kind: 'term'; readonly term: TermPiece; readonly text: string }
  | { readonly kind: 'slot'; readonly field: string; readonly feature: string }
  | { readonly kind: 'either'; readonly field: string; readonly yes: Template; readonly no: Template }
  | { readonly kind: 'agree'; readonly field: string; readonly forms: readonly Template[] };
export type Template = readonly TemplatePart[];

const known = new Map<string, Template>();

export function template(source: string): Template {
  const found = known.get(source);
  if (found) return found;
  const made = new Reader(source).read();
  known.set(source, made);
  return made;
}

const SPECIAL = /[{[<#*|\]>]/;

/** Reads a template from left to right; brackets may hold templates again. */
class Reader {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  read(): Template {
    const parts = this.parts('');
    if (this.at < this.source.length) this.fail('a bracket that was opened');
    return parts;
  }

  private parts(ends: string): Template {
    const parts: TemplatePart[] = [];
    while (this.at < this.source.length && !ends.includes(this.peek())) parts.push(this.part());
    return parts;
  }

  private part(): TemplatePart {
    const begin = this.peek();
    if (begin === '{') return this.slot();
    if (begin === '[') return this.either();
    if (begin === '<') return this.agree();
    if (begin === '#') return this.icon();
    if (begin === '*') return this.term();
    const length = this.source.slice(this.at).search(SPECIAL);
    const text = this.take(length < 0 ? this.source.length : this.at + length);
    if (text === '') this.fail('a bracket that was opened');
    return { kind: 'text', text };
  }

  private slot(): TemplatePart {
    this.at++;
    const [field = '', feature = ''] = this.until('}').split(':');
    return { kind: 'slot', field, feature };
  }

  private either(): TemplatePart {
    this.at++;
    const field = this.until('?');
    const yes = this.parts('|]');
    const no = this.peek() === '|' ? this.alternative(']') : [];
    this.expect(']');
    return { kind: 'either', field, yes, no };
  }

  private agree(): TemplatePart {
    this.at++;
    const named = /^(\w+):/.exec(this.source.slice(this.at));
    this.at += named?.[0].length ?? 0;
    const forms = [this.parts('|>')];
    while (this.peek() === '|') forms.push(this.alternative('|>'));
    this.expect('>');
    return { kind: 'agree', field: named?.[1] ?? 'who', forms };
  }

  private alternative(ends: string): Template {
    this.at++;
    return this.parts(ends);
  }

  private icon(): TemplatePart {
    this.at++;
    const icon = ICONS.find((name) => this.source.slice(this.at).match(/^\w+/)?.[0] === name);
    if (icon === undefined) return this.fail('the name of an icon');
    this.at += icon.length;
    return { kind: 'icon', icon };
  }

  private term(): TemplatePart {
    this.at++;
    const [name = '', text = name] = this.until('*').split(':');
    const term = TERMS.find((known) => known === name);
    return term === undefined ? this.fail('the name of a term') : { kind: 'term', term, text };
  }

  private peek(): string {
    return this.source.charAt(this.at);
  }

  private take(end: number): string {
    const text = this.source.slice(this.at, end);
    this.at = end;
    return text;
  }

  private until(mark: string): string {
    const end = this.source.indexOf(mark, this.at);
    if (end < 0) this.fail(`"${mark}"`);
    const text = this.take(end);
    this.at++;
    return text;
  }

  private expect(mark: string): void {
    if (this.peek() !== mark) this.fail(`"${mark}"`);
    this.at++;
  }

  private fail(expected: string): never {
    throw new Error(`template "${this.source}": expected ${expected} at ${this.at}`);
  }
}

/** The fields that a template speaks of. */
export function templateFields(parts: Template): ReadonlySet<string> {
  return new Set(
    parts.flatMap((part): readonly string[] => {
      if (part.kind === 'slot') return [part.field];
      if (part.kind === 'either')
        return [part.field, ...templateFields(part.yes), ...templateFields(part.no)];
      return [];
    }),
  );
}
