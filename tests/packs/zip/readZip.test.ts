import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { crc32 as nodeCrc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deflateSync, strToU8 } from 'fflate';
import { decodeUtf8, MAX_ZIP_SIZE, readZip } from '../../../src/packs';
import { crc32 } from '../../../src/packs/zip/crc32';
import { makeCode } from '../../../src/packs/zip/huffman';
import { inflate } from '../../../src/packs/zip/inflate';
import { sha256 } from '../../../src/packs/zip/sha256';
import { writeZip } from '../../../src/packs/zip/writeZip';
import { counted, inflatedByNode, littleBlocks } from './blocks';
import { complaint, descriptor, joined, zipOf } from './zips';

const GOOD = [
  { name: 'a.json', data: '{"a":"ä 𝄞"}' },
  { name: 'deep/', stored: true, data: '' },
  { name: 'deep/b.txt', data: 'words', stored: true },
  { name: 'deep/picture.png', data: new Uint8Array([0x89, 1, 2]) },
  { name: '__MACOSX/._a.json', data: new Uint8Array([0xff]) },
];
/** Its sums stand after it: stored, so that its packed size is known here. */
const LATER = { name: 'a.json', stored: true, flags: 0x808, local: { crc: 0, packedSize: 0, size: 0 } };
const UNIX_LINK = { madeBy: 0x0314, attributes: 0o120777 * 0x10000 };

describe('a sound zip', () => {
  it('[zip] gives its texts, and leaves pictures and leftovers where they are', () => {
    const read = readZip(zipOf(GOOD, 'a comment'));
    expect(read.ok && [...read.value]).toEqual([
      ['a.json', '{"a":"ä 𝄞"}'],
      ['deep/b.txt', 'words'],
    ]);
  });

  it('[zip] what we write is read again, and always the same bytes', () => {
    const texts = new Map([
      ['b.json', 'x'.repeat(100_000)],
      ['a.json', 'ä'],
    ]);
    const zip = writeZip(texts);
    const read = readZip(zip);
    expect(read.ok && new Map(read.value)).toEqual(texts);
    expect(zip).toEqual(writeZip(new Map([...texts].toReversed())));
  });

  it('[zip] any texts come back as they were', () => {
    const names = fc.stringMatching(/^[a-z]{1,8}\.json$/);
    const text = fc.string({ unit: 'binary' }).filter((value) => value.isWellFormed());
    fc.assert(
      fc.property(fc.dictionary(names, text), (files) => {
        const texts = new Map(Object.entries(files));
        const read = readZip(writeZip(texts));
        expect(read.ok && new Map(read.value)).toEqual(texts);
      }),
      { seed: 7, numRuns: 50 },
    );
  });
});

describe('zips of many packers', () => {
  const after = descriptor('{}', 2);
  it.each([
    ['sums after the entry', { ...LATER, after }],
    ['sums after the entry, without a mark', { ...LATER, after: descriptor('{}', 2, false) }],
    ['one size said before as well', { ...LATER, local: { crc: 0, packedSize: 0 }, after }],
    ['all of them said before as well', { ...LATER, local: {}, after }],
  ])('[zip] %s: is read', (_, entry) => {
    expect(complaint(zipOf([entry, { ...entry, name: 'b.json' }]))).toBeUndefined();
  });

  it('[zip] those of zip, jar and Python are read, written to a file or to a pipe', () => {
    const folder = 'tests/packs/zip/packers';
    for (const name of readdirSync(folder)) {
      const read = readZip(readFileSync(`${folder}/${name}`));
      expect([name, read.ok && read.value.get('a.json')]).toEqual([name, '{"a":1}\n']);
    }
  });
});

describe('names that only look dangerous', () => {
  it.each(['console.json', 'com10.json', 'half a ½.json', 'null.json', 'a b.json', 'größe/ёж.json'])(
    '[zip] %s is read',
    (name) => expect(readZip(zipOf([{ name }])).ok).toBe(true),
  );
});

describe('hostile zips', () => {
  const zeros = new Uint8Array(7 * 1024 * 1024);
  const good = zipOf(GOOD);
  const zip64End = joined([
    good.subarray(0, -22),
    Uint8Array.of(0x50, 0x4b, 6, 7, ...new Uint8Array(16)),
    good.subarray(-22),
  ]);

  it.each([
    ['something else', 'notAZip', new TextEncoder().encode('{"not": "a zip"}')],
    ['nothing at all', 'notAZip', new Uint8Array(0)],
    ['cut in the middle', 'truncated', good.subarray(0, good.length / 2)],
    ['cut by one byte', 'truncated', good.subarray(0, -1)],
    ['bytes missing in the middle', 'truncated', joined([good.subarray(0, 20), good.subarray(30)])],
    ['a wrong sum', 'damaged', zipOf([{ name: 'a.json', crc: 1 }])],
    [
      'bits that unpack to nothing',
      'damaged',
      zipOf([{ name: 'a.json', method: 8, stored: true, data: 'ÿÿÿ' }]),
    ],
    ['a bomb that says how large it is', 'bomb', zipOf([{ name: 'a.json', data: zeros, size: 200e6 }])],
    ['a bomb that unpacks to what it says', 'bomb', zipOf([{ name: 'a.json', data: zeros }])],
    ['a bomb that says it is small', 'damaged', zipOf([{ name: 'a.json', data: zeros, size: 100 }])],
    ['a stored block whose lengths differ', 'damaged', zipOf([{ name: 'a.json', method: 8, stored: true, size: 1, data: Uint8Array.of(1, 1, 0, 1, 1, 65) }])], // prettier-ignore
    ['a stored block that is not all there', 'damaged', zipOf([{ name: 'a.json', method: 8, stored: true, size: 9, data: Uint8Array.of(1, 9, 0, 246, 255, 65) }])], // prettier-ignore
    ['a kind of block that nobody knows', 'damaged', zipOf([{ name: 'a.json', method: 8, stored: true, data: Uint8Array.of(7) }])], // prettier-ignore
    ['bytes again from before the first one', 'damaged', zipOf([{ name: 'a.json', method: 8, stored: true, size: 3, data: Uint8Array.of(3, 2, 0) }])], // prettier-ignore
    ['a little more than it says', 'damaged', zipOf([{ name: 'a.json', data: 'x'.repeat(999), size: 998 }])],
    ['less than it says', 'damaged', zipOf([{ name: 'a.json', data: 'x', size: 2 }])],
    [
      'many files that swell together',
      'bomb',
      zipOf([1, 2, 3, 4].map((n) => ({ name: `${n}.json`, data: zeros }))),
    ],
    ['entries that share their bytes', 'damaged', zipOf([{ name: 'a.json' }, { name: 'a.txt', at: 0 }])],
    ['a zip in the zip', 'nested', zipOf([{ name: 'inner.zip', data: good }])],
    ['a way up', 'badName', zipOf([{ name: '../a.json' }])],
    ['a way up in the middle', 'badName', zipOf([{ name: 'a/../../b.json' }])],
    ['a name from the root', 'badName', zipOf([{ name: '/etc/a.json' }])],
    ['a name with a drive', 'badName', zipOf([{ name: 'C:/a.json' }])],
    ['backslashes', 'badName', zipOf([{ name: '..\\a.json' }])],
    ['letters that turn round', 'badName', zipOf([{ name: 'a\u202enosj.json' }])],
    ['the last letter of those that steer a terminal', 'badName', zipOf([{ name: 'a\u001f.json' }])],
    ['the letter that deletes', 'badName', zipOf([{ name: 'a\u007f.json' }])],
    ['the last of the second lot of them', 'badName', zipOf([{ name: 'a\u009f.json' }])],
    ['a letter of no width', 'badName', zipOf([{ name: 'a\u200b.json' }])],
    ['a hyphen that is not shown', 'badName', zipOf([{ name: 'a\u00ad.json' }])],
    ['a filler that is a letter', 'badName', zipOf([{ name: 'a\u3164.json' }])],
    ['a letter of a private area', 'badName', zipOf([{ name: 'a\ue000.json' }])],
    ['a blank that is not the blank', 'badName', zipOf([{ name: 'a\u00a0b.json' }])],
    ['a blank at the end of a folder', 'badName', zipOf([{ name: 'a /b.json' }])],
    ['a dot at the end of a folder', 'badName', zipOf([{ name: 'a./b.json' }])],
    ['a device of Windows', 'badName', zipOf([{ name: 'CON' }])],
    ['a device with an ending', 'badName', zipOf([{ name: 'deep/nul.json' }])],
    ['a device with a blank before its ending', 'badName', zipOf([{ name: 'deep/nul .json' }])],
    ['a device of the terminal', 'badName', zipOf([{ name: 'conin$.json' }])],
    ['a device with a number', 'badName', zipOf([{ name: 'Com1.tar.json' }])],
    ['twins by their accents', 'twice', zipOf([{ name: '\u00e9.json' }, { name: 'e\u0301.json' }])],
    ['twins by a joined letter', 'twice', zipOf([{ name: '\ufb01.json' }, { name: 'fi.json' }])],
    ['twins by the end of a Greek word', 'twice', zipOf([{ name: 'aς.json' }, { name: 'aσ.json' }])],
    ['twins by a letter that is two in capitals', 'twice', zipOf([{ name: 'ß.json' }, { name: 'ss.json' }])],
    ['a name that is not UTF-8', 'badName', zipOf([{ name: new Uint8Array([0xff, 0xfe]) }])],
    ['another name inside', 'badName', zipOf([{ name: 'a.json', localName: '../b.json' }])],
    ['a head that says locked', 'damaged', zipOf([{ name: 'a.json', local: { flags: 0x801 } }])],
    ['a head with another way to pack', 'damaged', zipOf([{ name: 'a.json', local: { method: 0 } }])],
    ['a head with another sum', 'damaged', zipOf([{ name: 'a.json', local: { crc: 7 } }])],
    ['a head with another size', 'damaged', zipOf([{ name: 'a.json', local: { size: 0x7fffffff } }])],
    ['a head with another packed size', 'damaged', zipOf([{ name: 'a.json', local: { packedSize: 7 } }])],
    [
      'a first entry that no table lists',
      'damaged',
      zipOf([{ name: 'b.json', hidden: true }, { name: 'a.json' }]),
    ],
    ['an entry between others that no table lists', 'damaged', zipOf([{ name: 'a.json' }, { name: 'b.json', hidden: true }, { name: 'c.json' }])], // prettier-ignore
    [
      'a last entry that no table lists',
      'damaged',
      zipOf([{ name: 'a.json' }, { name: 'b.json', hidden: true }]),
    ],
    ['bytes before the table', 'damaged', zipOf([{ name: 'a.json', after: new Uint8Array(16) }])],
    ['sums after an entry that are others', 'damaged', zipOf([{ ...LATER, after: descriptor('{x}', 2) }])],
    ['sums after an entry without their mark', 'damaged', zipOf([{ ...LATER, after: joined([new Uint8Array(4), descriptor('{}', 2, false)]) }])], // prettier-ignore
    ['a way up in one letter', 'badName', zipOf([{ name: '\u2025/x.json' }])],
    ['a way up with a wide slash', 'badName', zipOf([{ name: '..\uff0fx.json' }])],
    ['a device in wide letters', 'badName', zipOf([{ name: '\uff2e\uff35\uff2c.txt' }])],
    ['a drive with a wide colon', 'badName', zipOf([{ name: 'c\uff1ad.json' }])],
    ['dots that are one dot each', 'badName', zipOf([{ name: '\u2024\u2024' }])],
    ['what looks like the line between folders', 'badName', zipOf([{ name: 'a\u2215b.json' }])],
    ['a clock of Windows', 'badName', zipOf([{ name: 'CLOCK$.json' }])],
    ['a blank of braille', 'badName', zipOf([{ name: 'a\u2800.json' }])],
    ['a note without a head', 'badName', zipOf([{ name: 'a\u{1d159}.json' }])],
    ['a Khitan filler', 'badName', zipOf([{ name: 'a\u{16fe4}.json' }])],
    ['an Egyptian blank', 'badName', zipOf([{ name: '\u{13441}.json' }])],
    ['a tag', 'badName', zipOf([{ name: 'a\u{e0041}.json' }])],
    ['a variation of a letter', 'badName', zipOf([{ name: 'a\ufe0f.json' }])],
    ['a beam of notes', 'badName', zipOf([{ name: 'a\u{1d173}.json' }])],
    ['a second line', 'badName', zipOf([{ name: 'a\nb.json' }])],
    ['a folder that holds something', 'badName', zipOf([{ name: 'a/', data: 'x' }])],
    ['the same name twice', 'twice', zipOf([{ name: 'a.json' }, { name: 'a.json' }])],
    ['the same name in capitals', 'twice', zipOf([{ name: 'a.json' }, { name: 'A.JSON' }])],
    ['a link', 'link', zipOf([{ name: 'a.json', data: '/etc/passwd', ...UNIX_LINK }])],
    ['65 000 entries', 'tooManyEntries', zipOf(Array.from({ length: 65_000 }, (_, n) => ({ name: `${n}.txt`, stored: true })))], // prettier-ignore
    ['locked', 'encrypted', zipOf([{ name: 'a.json', flags: 1 }])],
    ['an unknown way to pack', 'method', zipOf([{ name: 'a.json', method: 14 }])],
    ['zip64 by its end', 'zip64', zip64End],
    ['zip64 by an entry', 'zip64', zipOf([{ name: 'a.json', size: 0xffffffff }])],
    ['no text', 'notText', zipOf([{ name: 'a.json', data: new Uint8Array([0xc3, 0x28]) }])],
    ['too large', 'zipTooLarge', new Uint8Array(MAX_ZIP_SIZE + 1)],
  ])('[zip] %s is refused: %s', (_, code, zip) => {
    expect(complaint(zip)).toBe(code);
  });

  it('[zip] a bomb is stopped while it swells: no more than one step is ever unpacked', () => {
    // 64 MB of zeros in 64 kB; only the first step of it is looked at.
    const block = deflateRawSync(new Uint8Array(64 * 1024 * 1024));
    const before = process.memoryUsage().arrayBuffers;
    expect(inflate(block, 8 * 1024 * 1024)).toEqual({ ok: false, error: 'bomb' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(48 * 1024 * 1024);
  });

  it.each([1, 8, 5000, 200_000])('[zip] %i bytes after the end of the last block are refused', (count) => {
    const data = strToU8('words, and words again');
    const packed = joined([deflateRawSync(data), new Uint8Array(count)]);
    expect(inflate(packed, data.length)).toEqual({ ok: false, error: 'damaged' });
  });

  it('[zip] bytes after the last block are not read', () => {
    const data = strToU8('words, and words again');
    const packed = deflateRawSync(data);
    const { bytes, looks } = counted(joined([packed, new Uint8Array(100_000)]));
    expect(inflate(bytes, data.length)).toEqual({ ok: false, error: 'damaged' });
    expect(looks()).toBeLessThan(10 * packed.length);
  });

  it('[zip] a stream of little blocks, each with codes of its own, is read with a few looks at each byte', () => {
    const packed = littleBlocks(2000);
    const { bytes, looks } = counted(packed);
    const read = inflate(bytes, 2000);
    expect(read.ok && decodeUtf8(read.value)).toBe('A'.repeat(2000));
    expect(inflateRawSync(packed)).toHaveLength(2000);
    expect(looks()).toBeLessThan(10 * packed.length);
  });

  it('[zip] codes of 15 bits take no more room than codes of 8', () => {
    const lengths = new Uint8Array(286);
    lengths.set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15]);
    const { counts, symbols, unused } = makeCode(lengths);
    expect([counts.length, symbols.length, unused]).toEqual([16, 16, 0]);
  });

  it.each([
    ['a letter without a code', Uint8Array.of(1, 1), 0],
    ['bits that mean two letters', Uint8Array.of(1, 1, 1), -(2 ** 14)],
    ['bits that mean nothing', Uint8Array.of(1, 2), 2 ** 13],
  ])('[zip] %s is seen by the room that is left', (_, lengths, left) => {
    expect(makeCode(lengths).unused).toBe(left);
  });

  it('[zip] stored blocks of 64 kB are read', () => {
    const data = Uint8Array.from({ length: 200_000 }, (_, at) => (at * 7919) & 255);
    const read = inflate(deflateRawSync(data, { level: 0 }), data.length);
    expect(read.ok && read.value).toEqual(data);
  });

  it('[zip] whatever is damaged is refused, never half read, and never throws', () => {
    const zip = zipOf(GOOD);
    const whole = JSON.stringify([...(orThrow(readZip(zip)) as Map<string, string>)]);
    fc.assert(
      fc.property(fc.nat(zip.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const spoiled = zip.slice();
        spoiled[at] = (spoiled[at] ?? 0) ^ change;
        const read = readZip(spoiled);
        // Dates, comments and pictures may change; a text may go missing with its name, but never read otherwise.
        if (read.ok)
          for (const [name, text] of read.value)
            expect(whole.includes(JSON.stringify(text)), name).toBe(true);
      }),
      { seed: 11, numRuns: 2000 },
    );
  });

  it('[zip] bytes of chance are refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(complaint(joined([Uint8Array.of(0x50, 0x4b, 3, 4), bytes]))).toBeTypeOf('string');
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});

const orThrow = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('the parts', () => {
  const anyBytes = fc.uint8Array({ maxLength: 300 });

  it('[zip] sums agree with those of others', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
        expect(crc32(bytes)).toBe(nodeCrc32(bytes));
      }),
      { seed: 5, numRuns: 300 },
    );
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });

  it('[zip] UTF-8 is read as strictly as the standard asks', () => {
    const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const expected = (bytes: Uint8Array): string | undefined => {
      try {
        return strict.decode(bytes);
      } catch {
        return undefined;
      }
    };
    const pieces = fc.oneof(
      anyBytes,
      fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
      fc.array(fc.constantFrom(0xed, 0xa0, 0x80, 0xf4, 0x90, 0xc0, 0xe0, 0x9f, 0x61)).map((list) => Uint8Array.from(list)), // prettier-ignore
    );
    fc.assert(
      fc.property(pieces, (bytes) => {
        expect(decodeUtf8(bytes)).toBe(expected(bytes));
      }),
      { seed: 9, numRuns: 3000 },
    );
  });

  it('[zip] what others pack, we unpack: any level, window, memory and strategy', () => {
    const few = fc
      .array(fc.constantFrom(65, 66, 10), { maxLength: 3000 })
      .map((list) => Uint8Array.from(list));
    const ways = fc.record({
      level: fc.nat(9),
      memLevel: fc.integer({ min: 1, max: 9 }),
      strategy: fc.nat(4),
      windowBits: fc.integer({ min: 9, max: 15 }),
    });
    fc.assert(
      fc.property(fc.oneof(anyBytes, few), ways, (bytes, way) => {
        for (const packed of [deflateRawSync(bytes, way), deflateSync(bytes, { level: way.level as 0 })]) {
          const ours = inflate(packed, bytes.length);
          expect(ours.ok && Buffer.from(ours.value)).toEqual(inflateRawSync(packed));
        }
      }),
      { seed: 13, numRuns: 200 },
    );
  });

  it('[zip] what others refuse, we refuse: bits of chance', () => {
    let both = 0;
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), (bytes) => {
        const theirs = inflatedByNode(bytes);
        const ours = inflate(bytes, theirs?.length ?? 0);
        expect(ours.ok).toBe(theirs !== null);
        both += Number(ours.ok);
      }),
      { seed: 17, numRuns: 3000 },
    );
    expect(both).toBeGreaterThan(0);
  });

  it('[zip] what others refuse, we refuse: each bit of a block with codes of its own turned', () => {
    const block = littleBlocks(1);
    for (let bit = 0; bit < 8 * block.length; bit++) {
      const spoiled = block.slice();
      spoiled[bit >> 3] = (spoiled[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const theirs = inflatedByNode(spoiled);
      expect(inflate(spoiled, theirs?.length ?? 0).ok, `bit ${bit}`).toBe(theirs !== null);
    }
  });
});
