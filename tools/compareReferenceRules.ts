// Why our content differs from the reference on purpose. Every difference must find its rule here; the tool fails
// on those that do not.

import { isDeepStrictEqual } from 'node:util';
import type { Difference } from './compareReferenceDifference';
import type { Fields } from './compareReferenceForm';

export type Rule = { readonly why: string; readonly explains: (difference: Difference) => boolean };

const lastOf = (path: string): string => path.split('.').at(-1) ?? '';
const firstOf = (path: string): string => path.split('.')[0] ?? '';
const added = ({ reference }: Difference): boolean => reference === undefined;
const dropped = ({ ours }: Difference): boolean => ours === undefined;

/** Left out as a whole: field name -> only in files whose names begin so. */
const leftOut = (why: string, fields: Readonly<Record<string, string>>): Rule => ({
  why,
  explains: (difference) => {
    const file = fields[lastOf(difference.path)] ?? fields[firstOf(difference.path)];
    return file !== undefined && difference.file.startsWith(file) && dropped(difference);
  },
});

/** A single known difference: file, id and where in it. */
const single = (why: string, file: string, id: string, path: RegExp): Rule => ({
  why,
  explains: (difference) =>
    difference.file.startsWith(file) && difference.id === id && path.test(difference.path),
});

type Erratum = { readonly status: string; readonly patch: Fields; readonly changes: readonly string[] };
const errataOf = (record: Fields): readonly Erratum[] =>
  Array.isArray(record['errata']) ? (record['errata'] as Erratum[]) : [];

const patches = ({ rebuilt }: Difference, { patch }: Erratum, field: string): boolean =>
  field in patch && isDeepStrictEqual(plain(patch[field]), plain(rebuilt.fields[field]));

const patched = (difference: Difference): boolean =>
  errataOf(difference.record).some((erratum) => patches(difference, erratum, firstOf(difference.path)));

/** All of its patches are in our fields, and what nobody has confirmed is marked unsure. */
const applied =
  (difference: Difference) =>
  (erratum: Erratum): boolean =>
    Object.keys(erratum.patch).every((field) => patches(difference, erratum, field)) &&
    (erratum.status === 'confirmed' || difference.rebuilt.doubts.length > 0);

/** Without fields that are undefined, which JSON does not know. */
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

const renamed = ({ record, path, reference, ours }: Difference): boolean =>
  /^abilities\.\d+\.name$/.test(path) &&
  errataOf(record).some(({ changes }) =>
    changes.some((change) => change.startsWith(`${String(reference)} becomes ${String(ours)}`)),
  );

export const RULES: readonly Rule[] = [
  leftOut('left out: paraphrases of printed texts', { gist: '' }),
  leftOut('left out: pictures', { image: '', images: '' }),
  leftOut('left out: notes of the transcribers', { note: '' }),
  {
    why: 'left out: where a value was read (where it was not a printed component, the entry is marked unsure)',
    explains: (difference) =>
      difference.path === 'readFrom' &&
      (difference.reference === 'image' || difference.rebuilt.doubts.length > 0) &&
      dropped(difference),
  },
  {
    why: 'left out: how a count was found (unconfirmed ones are marked unsure)',
    explains: (difference) =>
      ['status', 'figuresStatus', 'figuresTotalStatus', 'countStatus', 'copiesStatus', 'derived'].includes(
        lastOf(difference.path),
      ) &&
      !['unconfirmed', 'probable'].includes(String(difference.reference)) &&
      dropped(difference),
  },
  {
    why: 'left out: names of sources in free words',
    explains: ({ file, path, ours, reference }) =>
      path === 'source' &&
      (ours === undefined || String(reference).startsWith('core (figure from')) &&
      /^(components|conditions|deployment)/.test(file),
  },
  leftOut('left out: what only the Imperial player or skirmish uses', {
    imperialClasses: 'products',
    skirmishOnlyCards: 'products',
    cardCounts: 'products',
  }),
  leftOut('left out: explanations of tokens', { detail: 'products' }),
  {
    why: 'left out: the tile list repeats the environment of the tiles',
    explains: (difference) => /^detail\.tiles\.\d+\.biome[AB]$/.test(difference.path) && dropped(difference),
  },
  { why: 'errata: applied', explains: (difference) => patched(difference) || renamed(difference) },
  {
    why: 'errata: the list itself; its patches are in the fields',
    explains: (difference) =>
      firstOf(difference.path) === 'errata' &&
      dropped(difference) &&
      errataOf(difference.record).every(applied(difference)),
  },
  single(
    'errata: the movement may be declined',
    'heroes-core',
    'jyn-odan',
    /^healthy\.abilities\.1\.(optional|wording)$/,
  ),
  {
    why: 'added: the product of core entries',
    explains: (difference) =>
      ['product', 'products', 'source'].includes(firstOf(difference.path)) &&
      added(difference) &&
      difference.file.endsWith('-core'),
  },
  {
    why: 'added: number of copies, one where the reference has none',
    explains: (difference) =>
      difference.file === 'tiles-expansions' && difference.path === 'copies' && difference.ours === 1,
  },
  {
    why: 'added: copies of core supply cards from a second source, marked unsure',
    explains: ({ file, path, reference, rebuilt }) =>
      file === 'supply-core' && path === 'copies' && reference === null && rebuilt.doubts.includes('copies'),
  },
  {
    why: 'regrouped: costs of a card with one paragraph are that paragraph’s',
    explains: ({ path, record, rebuilt }) =>
      firstOf(path) === 'effects' &&
      record['effects'] === undefined &&
      listOf(rebuilt.fields['effects']).length === 1,
  },
  {
    why: 'regrouped: what brings a companion is given by ids',
    explains: ({ file, path }) => file === 'companions' && ['cameWith', 'broughtBy'].includes(firstOf(path)),
  },
  {
    why: 'regrouped: how a component splits has one form for all',
    explains: ({ file, path, record, rebuilt }) =>
      file === 'components-core' &&
      firstOf(path) === 'detail' &&
      sameSplit(record['detail'], rebuilt.fields['detail']),
  },
  single('regrouped: tokens of the core box are components', 'products', 'core', /^tokens/),
  single(
    'regrouped: surges of which one is chosen are options',
    'class-cards',
    'biv-bodhrik-crushing-blow',
    /^(surges|effects\.0\.options)/,
  ),
  single(
    'regrouped: surges of which one is chosen are options',
    'rewards',
    'mandalorian-heritage',
    /^(surges|effects)/,
  ),
  single(
    'from the note: strength or insight',
    'class-cards',
    'onar-koma-get-down',
    /^effects\.0\.attributeTest$/,
  ),
  single('from the note: the surge exhausts the card', 'items', 'bo-rifle', /^surges\.1\.exhaust$/),
  single('from the note: two paragraphs with 1 and 2 actions', 'rewards', '501st-training', /^effects/),
  single(
    'from the paraphrase: the choice is the second paragraph’s',
    'items',
    'slicing-tools',
    /^effects\.1\.(optional|wording)$/,
  ),
  single(
    'placed: in one of the two packs inside the core box',
    'rewards-core',
    'the-ways-of-the-force',
    /^(source|product)$/,
  ),
  single('placed: in one of the two packs inside the core box', 'products', 'core', /^rewards\.15$/),
];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Numbers of the parts, whatever they are called and however deep they stand. */
function sameSplit(reference: unknown, ours: unknown): boolean {
  return isDeepStrictEqual(numbersIn(reference), numbersIn(ours));
}
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.map(() => 1);
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(numbersIn).toSorted()
    : [];
}
