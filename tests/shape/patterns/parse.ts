// A pattern as a tree: as much of the language of patterns as the source uses, and an error for the rest.

export type Node =
  | { readonly kind: 'letter'; readonly source: string }
  | { readonly kind: 'place'; readonly source: string }
  | { readonly kind: 'ahead'; readonly negative: boolean; readonly of: Node }
  | { readonly kind: 'row'; readonly of: readonly Node[] }
  | { readonly kind: 'either'; readonly of: readonly Node[] }
  | {
      readonly kind: 'repeat';
      readonly of: Node;
      readonly least: number;
      readonly most: number;
      readonly lazy: boolean;
    };

const GROUP = /\((?:\?(?:(?<ahead>[=!])|:|<(?![=!])[^>]+>))?/y;
const PLACE = /\^|\$|\\[bB]/y;
const LETTER =
  /\\(?:p\{[^}]*\}|P\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[^1-9k])|\[(?:\\.|[^\]\\])*\]|[^()|*+?\\[]/suy;
const QUANTIFIER = /(?:[*+?]|\{(?<least>\d+)(?<comma>,?)(?<most>\d*)\})(?<lazy>\??)/y;

export function parsePattern(source: string): Node {
  let at = 0;
  const take = (form: RegExp): RegExpExecArray | null => {
    form.lastIndex = at;
    const found = form.exec(source);
    if (found) at = form.lastIndex;
    return found;
  };

  function either(): Node {
    const rows = [row()];
    while (source[at] === '|') {
      at++;
      rows.push(row());
    }
    const [first] = rows;
    return rows.length === 1 && first ? first : { kind: 'either', of: rows };
  }

  function row(): Node {
    const nodes: Node[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') nodes.push(repeated(atom()));
    return { kind: 'row', of: nodes };
  }

  function atom(): Node {
    const group = take(GROUP);
    if (group) {
      const inner = either();
      if (source[at++] !== ')') throw new Error(`an open group in ${source}`);
      const ahead = group.groups?.['ahead'];
      return ahead === undefined ? inner : { kind: 'ahead', negative: ahead === '!', of: inner };
    }
    const place = take(PLACE);
    if (place) return { kind: 'place', source: place[0] };
    const letter = take(LETTER);
    if (!letter) throw new Error(`cannot read ${source} from ${source.slice(at)}`);
    return { kind: 'letter', source: letter[0] };
  }

  function repeated(of: Node): Node {
    const found = take(QUANTIFIER);
    if (!found) return of;
    const { least = '', comma = '', most = '', lazy = '' } = found.groups ?? {};
    const sign = found[0].charAt(0);
    const low = sign === '+' ? 1 : sign === '{' ? Number(least) : 0;
    const high = sign === '?' ? 1 : sign !== '{' || (comma && !most) ? Infinity : Number(most || least);
    if (high === Infinity && isEmptyable(of)) throw new Error(`repeats nothing without end: ${source}`);
    return { kind: 'repeat', of, least: low, most: high, lazy: lazy !== '' };
  }

  const whole = either();
  if (at < source.length) throw new Error(`cannot read ${source} from ${source.slice(at)}`);
  return whole;
}

function isEmptyable(node: Node): boolean {
  switch (node.kind) {
    case 'letter':
      return false;
    case 'place':
    case 'ahead':
      return true;
    case 'row':
      return node.of.every(isEmptyable);
    case 'either':
      return node.of.some(isEmptyable);
    case 'repeat':
      return node.least === 0 || isEmptyable(node.of);
  }
}
