import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUDGETS, err } from '../../src/kernel';
import { parseExport, readTip, RECORDS, refusedText } from '../../src/saves';
import { MAX_DEPTH } from '../../src/saves/plainJson';
import { decodeRecord, encodeRecord, MAX_RECORD_LENGTH, type KnownVersions } from '../../src/saves/record';
import { SAMPLES, sealed } from './samples';
import { sized } from '../sized';

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { inner: value };
  return value;
};

describe('how many values a record holds', () => {
  const { values } = BUDGETS.save.most;
  const listOf = (count: number): string => `[${'0,'.repeat(count - 1)}0]`;

  it('[saves] is bounded, and looked at before a single one of them is made', () => {
    expect(decodeRecord(sealed('tip', listOf(values), 3), 'tip').ok).toBe(true);
    const [many, brackets] = [listOf(values + 1), `[${'[],'.repeat(values / 2)}0]`];
    const parse = JSON.parse;
    let parsed = 0;
    JSON.parse = (text, ...others) => {
      parsed++;
      return parse(text, ...others);
    };
    try {
      for (const body of [many, brackets]) {
        const read = decodeRecord(sealed('tip', body, 3), 'tip');
        expect(read.ok || read.error.code).toBe('tooLarge');
      }
    } finally {
      JSON.parse = parse;
    }
    expect(parsed).toBe(0);
  });

  it('[saves] what stands in quotes is one value', () => {
    const text = JSON.stringify([',[{"'.repeat(values / 2)]);
    expect(refusedText(text)).toBeNull();
  });

  it.each(['mission-v2.json', 'campaign-v2.json'])(
    '[saves] a game as dense as %s may be as long as a file may be',
    (name) => {
      const golden = readFileSync(join(import.meta.dirname, '../golden', name), 'utf8');
      const { pieces, tip } = (JSON.parse(golden) as { body: Record<string, unknown> }).body;
      const played = JSON.stringify([pieces, tip]);
      const often = Math.ceil(BUDGETS.save.bytes / played.length);
      expect(refusedText(`[${`${played},`.repeat(often)}0]`)).toBeNull();
    },
  );
});

describe('entries of the past', () => {
  const sound = { start: 0, checkpoint: {}, previous: null };
  it.each<[string, object]>([
    ['a command of null', { command: null, events: [] }],
    ['a command without a kind', { command: {}, events: [] }],
    ['an event of null', { command: { kind: 'a' }, events: [null] }],
    ['an event that is a number', { command: { kind: 'a' }, events: [{ kind: 'b' }, 5] }],
    ['an event whose kind is a list', { command: { kind: 'a' }, events: [{ kind: [] }] }],
  ])('[record] %s is not taken in', (_, entry) => {
    const { text } = RECORDS.chunk.format({ ...sound, entries: [entry as never] });
    expect(RECORDS.chunk.parse(text)).toEqual(err({ code: 'unfit' }));
  });
});

describe('record', () => {
  it('[record] whatever is encoded is decoded', () => {
    const plain = fc
      .jsonValue({ maxDepth: 6 })
      .filter((value) => !/"(__proto__|constructor|prototype)":/.test(JSON.stringify(value)));
    fc.assert(
      fc.property(plain, (body) => {
        const { text, checksum } = encodeRecord('tip', body);
        const expected: unknown = JSON.parse(JSON.stringify(body));
        expect(decodeRecord(text, 'tip')).toEqual({ ok: true, value: { body: expected, checksum } });
        expect(decodeRecord(`\ufeff${text}\r\n`, 'tip').ok).toBe(true);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it('[version] this is how version 1 looks, and every later app has to read it', () => {
    const text =
      '{"redcell":"chunk","version":1,"checksum":"6286f1c3b689c6994a41edc5d74973d1","body":{"start":0,"previous":null,"checkpoint":{"round":1},"entries":[{"command":{"kind":"roll"},"events":[]}]}}';
    const read = RECORDS.chunk.parse(text);
    expect(read.ok && read.value.piece.checkpoint).toEqual({ round: 1 });
  });

  it.each([
    ['a map', { board: new Map() }, '.board'],
    ['a date', [new Date(0)], '[0]'],
    ['not a number', { a: [1, NaN] }, '.a[1]'],
    ['a hole', [undefined], '[0]'],
    ['a function', { run: () => 1 }, '.run'],
    ['a name that reaches into JavaScript', JSON.parse('{"a":{"__proto__":1}}'), '.a.__proto__'],
    ['endless depth', nested(MAX_DEPTH + 1), '[0]'],
  ])('[record] %s is a mistake of the game, told at once with its place', (_, body, place) => {
    expect(() => encodeRecord('tip', body)).toThrow(`not plain JSON: tip${place}`);
  });

  it('[record] a field without a value is left out', () => {
    expect(decodeRecord(encodeRecord('tip', { a: 1, b: undefined }).text, 'tip')).toMatchObject({
      value: { body: { a: 1 } },
    });
  });

  it('[record] as deep as allowed, and no deeper', () => {
    expect(decodeRecord(encodeRecord('tip', nested(MAX_DEPTH)).text, 'tip').ok).toBe(true);
  });

  it('[record] another kind, a foreign file and rubbish have codes of their own', () => {
    expect(decodeRecord(encodeRecord('head', 1).text, 'tip')).toEqual(
      err({ code: 'otherKind', kind: 'head' }),
    );
    for (const text of ['', '{}', 'null', 'GIF89a', '{"version":1}', '[[[[[['])
      expect(decodeRecord(text, 'tip')).toEqual(err({ code: 'foreign' }));
    expect(decodeRecord('{"redcell":"tip","version":', 'tip')).toEqual(err({ code: 'damaged' }));
    expect(decodeRecord(' '.repeat(MAX_RECORD_LENGTH + 1), 'tip')).toEqual(err({ code: 'tooLarge' }));
  });
});

describe('versions', () => {
  const known: KnownVersions = {
    version: 1,
    migrations: {
      0: (kind, body) => ({ kind, ...(body as object), events: [] }),
    },
  };
  const version0 =
    '{"redcell":"head","version":0,"checksum":"79bba49f632943efb459ddd0d7d9a364","body":{"name":"old"}}';

  it('[migrate] an older record is lifted step by step', () => {
    expect(decodeRecord(version0, 'head', known)).toMatchObject({
      ok: true,
      value: { body: { kind: 'head', name: 'old', events: [] } },
    });
    const twice = {
      version: 2,
      migrations: { ...known.migrations, 1: (_: string, body: unknown) => [body] },
    };
    expect(decodeRecord(version0, 'head', twice)).toMatchObject({ value: { body: [{ name: 'old' }] } });
  });

  it('[migrate] where a step is missing or fails, that is a problem with a code', () => {
    expect(decodeRecord(version0, 'head')).toEqual(err({ code: 'tooOld', version: 0 }));
    const failing = {
      version: 1,
      migrations: {
        0: () => {
          throw new TypeError('no such field');
        },
      },
    };
    expect(decodeRecord(version0, 'head', failing)).toEqual(err({ code: 'unfit' }));
  });

  it('[version] a record of a newer app is known as such, and a damaged one is not taken for it', () => {
    const { text } = encodeRecord('tip', { any: 'thing' });
    expect(decodeRecord(text, 'tip', { version: 0, migrations: {} })).toEqual(
      err({ code: 'newer', version: 3 }),
    );
    expect(decodeRecord(text.replace('"version":3', '"version":7'), 'tip')).toEqual(err({ code: 'damaged' }));
  });
});

describe('fuzz', () => {
  const parsers = [RECORDS.head.parse, RECORDS.chunk.parse, readTip, parseExport];

  /** Coded problem or right data, and nothing else. */
  function tryAll(text: string): number {
    let whole = 0;
    for (const parse of parsers) {
      const result = parse(text);
      if (result.ok) whole++;
      else expect(result.error.code).toMatch(/^(foreign|damaged|tooLarge|newer|tooOld|otherKind|unfit)$/);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    return whole;
  }

  it('[fuzz] the samples themselves are read, each by one parser', () => {
    expect(SAMPLES.map(tryAll)).toEqual(SAMPLES.map(() => 1));
  });

  it('[fuzz] every cut of a record is found', () => {
    for (const sample of SAMPLES)
      for (let length = 0; length < sample.length; length++) expect(tryAll(sample.slice(0, length))).toBe(0);
  });

  it('[fuzz] every flipped bit of a record is found', () => {
    for (const sample of SAMPLES) {
      for (let at = 0; at < sample.length; at++) {
        const flipped = String.fromCharCode(sample.charCodeAt(at) ^ (1 << (at % 7)));
        expect(tryAll(sample.slice(0, at) + flipped + sample.slice(at + 1))).toBe(0);
      }
    }
  });

  it('[fuzz] random letters, and random pieces in the middle of a record', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 300 }),
          fc.json(),
          fc.constantFrom('[', '{"a":', '}', '"\\'),
        ),
        fc.constantFrom(...SAMPLES),
        fc.nat(2000),
        fc.nat(100),
        (rubbish, sample, at, over) => {
          tryAll(rubbish);
          const mutated = sample.slice(0, at) + rubbish + sample.slice(at + over);
          expect(tryAll(mutated)).toBe(mutated.trim() === sample ? 1 : 0);
        },
      ),
      { seed: 17, numRuns: sized(600, 2000) },
    );
  });

  it('[fuzz] bodies of any shape with a right checksum are refused unless they fit', () => {
    const kinds = ['head', 'chunk', 'tip', 'export'] as const;
    const field = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.nat(), fc.constantFrom('a', '0'.repeat(32), []));
    const names = [
      'game',
      'setup',
      'setupChecksum',
      'events',
      'start',
      'previous',
      'checkpoint',
      'entries',
      'head',
      'tip',
      'pieces',
      'open',
      'cursor',
    ];
    const body = fc.dictionary(fc.constantFrom(...names), field, { maxKeys: 13 });
    fc.assert(
      fc.property(fc.constantFrom(...kinds), body, (kind, value) => {
        tryAll(
          encodeRecord(
            kind,
            JSON.parse(JSON.stringify(value).replaceAll(/__proto__|constructor|prototype/g, 'p')),
          ).text,
        );
      }),
      { seed: 23, numRuns: sized(600, 2000) },
    );
  });

  it('[fuzz] a well sealed record cannot reach into JavaScript or exhaust the stack', () => {
    const seal = (content: string): string => sealed('tip', content);
    const attacks = [
      '{"__proto__":{"polluted":1}}',
      '{"a":[{"\\u005f_proto__":{"polluted":1}}]}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '['.repeat(1_000_000) + ']'.repeat(1_000_000),
      '{"a":'.repeat(500_000) + '1' + '}'.repeat(500_000),
      '["\\"[[["]]',
      '1e999',
    ];
    for (const attack of attacks) expect(decodeRecord(seal(attack), 'tip')).toEqual(err({ code: 'unfit' }));
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
