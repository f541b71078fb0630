import { describe, expect, it } from 'vitest';
import { shownName } from '../../src/kernel';
import { MANIFEST, parseAuthoredManifest, readZip, type MissionId, type Texts } from '../../src/packs';
import { parseManifest } from '../../src/packs/manifest';
import { type Imported } from '../../src/saga';
import { fromBytes, memoryFiles, type Brought, type PickedFile } from '../../src/session';
import { writeZip } from '../../src/packs/zip/writeZip';
import { edited, GOOD_MISSION } from '../packs/missionSamples';
import { FAULTS, faultyFiles } from './faultyFiles';
import {
  ABOUT,
  APP_VERSION,
  fileText,
  installedOn,
  looseFile,
  memoryIndex,
  missionTexts,
  packBytes,
  packZip,
} from './installedSamples';

const codeOf = ([first]: readonly Brought[]): string | undefined =>
  first === undefined ? undefined : first.outcome.ok ? 'fine' : first.outcome.error.code;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const refusal = async (...picked: readonly PickedFile[]): Promise<string | undefined> =>
  codeOf(await installedOn().bringIn(picked));

describe('a pack', () => {
  it('[packs] is installed, listed, played with, handed on and removed', async () => {
    const installed = installedOn();
    const brought = await installed.bringIn([packZip({ about: 'Two rooms.' })]);
    expect(brought).toEqual([
      {
        name: 'pack.zip',
        outcome: {
          ok: true,
          value: { id: 'sample-pack', title: 'Samples', version: '1.0.0', replaced: null },
        },
      },
    ]);
    const [listed] = await installed.list();
    expect(listed).toMatchObject({
      kind: 'ready',
      title: 'Samples',
      version: '1.0.0',
      manifest: { authors: ['Ada'], about: 'Two rooms.', languages: ['en'] },
      contents: { missions: ['sample'], campaigns: [], languages: ['en'], needs: [] },
      report: [],
    });
    expect((await installed.content()).missions.has('sample' as MissionId)).toBe(true);

    const handedOn = await installed.exportPack('sample-pack');
    expect(handedOn.ok && handedOn.value.name).toBe('sample-pack-1.0.0.zip');
    const elsewhere = installedOn();
    expect(
      codeOf(await elsewhere.bringIn(handedOn.ok ? [fromBytes('x.zip', handedOn.value.bytes)] : [])),
    ).toBe('fine');

    expect((await installed.remove('sample-pack')).ok).toBe(true);
    expect(await installed.list()).toEqual([]);
    expect((await installed.content()).missions.has('sample' as MissionId)).toBe(false);
  });

  it('[packs] works out languages and needs itself, whatever the manifest says', async () => {
    const far = edited(GOOD_MISSION, [['needs'], ['far']], [['groups', 0, 'cards', 1], { card: 'far-off' }]);
    const installed = installedOn();
    await installed.bringIn([packZip({ languages: ['fr'], needs: [] }, missionTexts('sample', 'Far', far))]);
    const [listed] = await installed.list();
    expect(listed?.kind === 'ready' && [listed.manifest.languages, listed.manifest.needs]).toEqual([
      ['en'],
      ['far'],
    ]);
  });

  it('[packs] a folder may be packed as well as what is in it', async () => {
    const texts = readZip(packBytes());
    const inFolder = new Map(
      [...(texts.ok ? texts.value : [])].map(([name, text]) => [`my pack/${name}`, text]),
    );
    expect(await refusal(fromBytes('folder.zip', writeZip(inFolder)))).toBe('fine');
  });

  it('[packs] is updated to a later version, never to an older one', async () => {
    const installed = installedOn();
    await installed.bringIn([packZip({ version: '1.9.0' })]);
    const [later] = await installed.bringIn([packZip({ version: '1.10.0' }, missionTexts('sample', 'New'))]);
    expect(later?.outcome).toMatchObject({ ok: true, value: { version: '1.10.0', replaced: '1.9.0' } });
    expect(codeOf(await installed.bringIn([packZip({ version: '1.9.9' })]))).toBe('older');
    expect((await installed.list()).map(({ version }) => version)).toEqual(['1.10.0']);
    const { words } = await installed.content();
    expect(words.get('sample' as MissionId)?.['en']?.['title']).toBe('New');
  });

  it('[packs] several come at once, and one that is refused does not keep the others out', async () => {
    const installed = installedOn();
    const brought = await installed.bringIn([
      packZip(),
      fromBytes('bad.zip', packBytes().subarray(0, 99)),
      packZip({ id: 'other' }, missionTexts('other-mission', 'Other')),
    ]);
    expect(brought.map((one) => codeOf([one]))).toEqual(['fine', 'truncated', 'fine']);
    expect((await installed.list()).map(({ id }) => id)).toEqual(['sample-pack', 'other']);
  });
});

describe('what is refused', () => {
  const withManifest = (
    change: (manifest: Record<string, unknown>) => unknown,
    texts: Texts = missionTexts(),
  ) => {
    const read = readZip(packBytes({}, texts));
    const files = new Map(read.ok ? read.value : []);
    files.set(MANIFEST, JSON.stringify(change(JSON.parse(files.get(MANIFEST) ?? ''))));
    return fromBytes('pack.zip', writeZip(files));
  };
  const changed = (name: string, text: string) => {
    const read = readZip(packBytes());
    return fromBytes('pack.zip', writeZip(new Map([...(read.ok ? read.value : []), [name, text]])));
  };

  it.each([
    ['a later form of manifest', 'newerFormat', withManifest((it) => ({ ...it, format: 2, more: {} }))],
    ['a pack for a later app', 'newerApp', packZip({ minApp: '1.4.1' })],
    ['a manifest without an id', 'badManifest', withManifest((it) => ({ ...it, id: undefined }))],
    ['a manifest with fields nobody knows', 'badManifest', withManifest((it) => ({ ...it, script: 'x' }))],
    ['a manifest that is a list', 'badManifest', withManifest(() => [])],
    ['a manifest with a strange id', 'badManifest', withManifest((it) => ({ ...it, id: '../up' }))],
    ['a file with another sum', 'checksum', changed('missions.json', fileText('missions'))],
    ['a file nobody spoke of', 'unlistedFile', changed('more.json', '{}')],
    ['a file that is missing', 'missingFile', withManifest((it) => ({ ...it, files: { ...(it['files'] as object), 'no.json': { size: 0, sha256: '0'.repeat(64) } } }))], // prettier-ignore
    [
      'content nested ten thousand deep',
      'badContent',
      packZip({}, new Map([['a.json', '['.repeat(10_000)]])),
    ],
    ['content that is no JSON', 'badContent', packZip({}, new Map([['a.json', 'no']]))],
    [
      'content of the wrong type',
      'badContent',
      packZip({}, new Map([['a.json', '{"kind":"missions","entries":7}']])),
    ],
    ['fields that reach into the program', 'badContent', packZip({}, new Map([['a.json', '{"kind":"missions","entries":[{"__proto__":{}}]}']]))], // prettier-ignore
    ['an id that the app uses', 'clash', packZip({}, new Map([['c.json', fileText('cards', { id: 'trooper', name: 'X', affiliation: 'imperial', health: 1, speed: 1 })]]))], // prettier-ignore
    ['names for what is not its own', 'badContent', packZip({}, new Map([['n.json', fileText('names', { id: 'n', of: 'cards', language: 'de', names: { trooper: 'Du' } })]]))], // prettier-ignore
    ['words for what is not its own', 'badContent', packZip({}, new Map([['w.json', fileText('words', { id: 'w', of: 'nothing', language: 'en', words: {} })]]))], // prettier-ignore
    ['a picture', 'notText', fromBytes('a.png', Uint8Array.of(0x89, 0x50, 0xff, 0xfe))],
    ['something else', 'unknownFile', looseFile('a.json', '{"hello": 1}')],
    ['content without a mission', 'noMission', looseFile('a.json', fileText('cards'))],
    ['nothing', 'unknownFile', looseFile('a.json', '')],
  ])('[packs] %s: %s', async (_, code, picked) => {
    expect(await refusal(picked)).toBe(code);
  });

  it('[packs] 200 MB are refused before they are looked at', async () => {
    expect(
      await refusal({ name: 'big.json', size: 200e6, read: () => Promise.reject(new Error('read')) }),
    ).toBe('fileTooLarge');
  });

  it('[packs] two packs with the same mission: the later one is refused, and the first one stays', async () => {
    const installed = installedOn();
    await installed.bringIn([packZip()]);
    expect(codeOf(await installed.bringIn([packZip({ id: 'copycat' })]))).toBe('clash');
    expect((await installed.list()).map(({ id }) => id)).toEqual(['sample-pack']);
  });
});

describe('titles from strangers', () => {
  const UNSEEN = '\u202e\u001b[2J\u200b';
  const SHOWN = String.raw`\u202e\u001b[2J\u200b`;

  it('[packs] what cannot be seen of a title, of authors or of the text about it is written out', async () => {
    const installed = installedOn();
    const about = { title: UNSEEN, authors: ['\u2800', '  '], about: `one\ntwo${UNSEEN}` };
    const [brought] = await installed.bringIn([packZip(about)]);
    expect(brought?.outcome).toMatchObject({ ok: true, value: { title: SHOWN } });
    expect(await installed.list()).toMatchObject([
      {
        title: SHOWN,
        manifest: { title: SHOWN, authors: [String.raw`\u2800`, '…'], about: `one\ntwo${SHOWN}` },
      },
    ]);
  });

  it('[packs] packs from before with such titles are still there, and their titles can be seen', async () => {
    const disk = new Map<string, string>();
    const index = memoryIndex();
    await installedOn(memoryFiles(disk), { index }).bringIn([packZip()]);
    const [entry] = JSON.parse((await index.get('packs')) ?? '') as [object];
    await index.set('packs', JSON.stringify([{ ...entry, title: `${UNSEEN}${'x'.repeat(200)}` }]));
    const [listed] = await installedOn(memoryFiles(disk), { index }).list();
    expect(listed?.kind).toBe('ready');
    expect(listed?.title).toBe(`${SHOWN}${'x'.repeat(200)}`.slice(0, 120));
  });

  it('[packs] a title that grows when it is written out still fits, and stays as it is', () => {
    for (const title of ['\u{e0041}'.repeat(60), `${'x'.repeat(119)}🙂`, ' a\n b ', '']) {
      const shown = shownName(title);
      expect([shown.length <= 120, shownName(shown), shown === '']).toEqual([true, shown, false]);
    }
  });

  it('[packs] whoever makes a pack is told of letters that nobody sees', () => {
    const made = (fields: object) => {
      const { languages: _, needs: __, ...about } = ABOUT;
      const read = parseAuthoredManifest(JSON.stringify({ ...about, ...fields }));
      return read.ok ? [] : read.error.map(({ path, expected }) => [path, expected]);
    };
    const expected = 'text of letters that can be seen';
    expect(made({})).toEqual([]);
    expect(made({ about: 'one\ntwo' })).toEqual([]);
    expect(made({ title: UNSEEN })).toEqual([['title', expected]]);
    expect(made({ title: '  ' })).toEqual([['title', expected]]);
    expect(made({ about: UNSEEN })).toEqual([['about', expected]]);
    expect(made({ authors: ['Ada', '\u3164'] })).toEqual([['authors[1]', expected]]);
  });
});

describe('a manifest without end', () => {
  const problemsOf = (files: unknown): readonly unknown[] => {
    const read = parseManifest(JSON.stringify({ ...ABOUT, format: 1, files }), APP_VERSION);
    return read.ok || read.error.code !== 'badManifest'
      ? []
      : read.error.problems.map(({ expected }) => expected);
  };
  const many = (count: number, held: unknown) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, held]));

  it('[packs] more values than any file may have are refused as one problem', () => {
    expect(problemsOf(many(100_001, 0))).toEqual(['at most 100000 values in one file']);
  });

  it('[packs] no more files than a zip may hold', () => {
    const sum = { size: 0, sha256: '0'.repeat(64) };
    expect(problemsOf(many(2000, sum))).toEqual([]);
    expect(problemsOf(many(2001, sum))).toEqual(['at most 2000 files']);
  });
});

describe('loose files', () => {
  it('[packs] a mission and its words become a pack of their own', async () => {
    const installed = installedOn();
    const files = [...missionTexts('sample', 'Lone <script>alert(1)</script>')];
    const brought = await installed.bringIn(files.map(([name, text]) => looseFile(name, text)));
    expect(codeOf(brought)).toBe('fine');
    expect(await installed.list()).toMatchObject([
      { id: 'sample', title: 'Lone <script>alert(1)</script>', version: '1.0.0', kind: 'ready' },
    ]);
    // The same again, changed, takes its place.
    const again = [...missionTexts('sample', 'Better')].map(([name, text]) => looseFile(name, text));
    expect(codeOf(await installed.bringIn(again))).toBe('fine');
    expect((await installed.list()).map(({ title }) => title)).toEqual(['Better']);
  });

  const converted = (texts: Texts): Imported => {
    const sources = [...texts.keys()].filter((name) => name.startsWith('mission-') && !name.includes('_'));
    const missions = sources.map((source) => {
      const id = source.replace('.json', '');
      const account = [
        { what: 'event', guid: '1', name: 'Dance', fate: { kind: 'nothing', why: 'noText' } },
        { what: 'event', guid: '2', name: 'Sing', fate: { kind: 'words' } },
      ] as const;
      const notes = [{ about: 'rest', code: 'lostAfterLimit', facts: { round: texts.size } }] as const;
      return { id, source, title: `Title of ${id}`, languages: ['en'], needs: ['core'], mission: {} as never, words: {}, account, notes }; // prettier-ignore
    });
    const files = missions.flatMap(({ id, title }) =>
      [...missionTexts(id, title)].map(([name, text]) => ({
        file: `${id}-${name}`,
        data: JSON.parse(text) as unknown,
      })),
    );
    return { title: missions[0]?.title ?? '', missions, report: { missions, notes: [] }, files };
  };

  it('[packs] missions from elsewhere are converted, each by itself with the translations beside it', async () => {
    const installed = installedOn(memoryFiles(), {
      convert: (texts) => ({ ok: true, value: converted(texts) }),
    });
    const names = ['mission-1.json', 'mission-2.json', 'mission-1_DE.json', 'stray_fr.json'];
    const brought = await installed.bringIn(
      names.map((name) => looseFile(name, name.includes('_') ? '{}' : '{"missionGUID": "1"}')),
    );
    expect(brought.map((one) => [one.name, codeOf([one])])).toEqual([
      ['mission-1.json (+1)', 'fine'],
      ['mission-2.json', 'fine'],
      ['stray_fr.json', 'unknownFile'],
    ]);
    expect(await installed.list()).toMatchObject([
      {
        id: 'mission-1',
        title: 'Title of mission-1',
        manifest: { from: 'saga', authors: [] },
        report: [
          '{"kind":"note","code":"lostAfterLimit","facts":{"round":2}}',
          '{"kind":"left","code":"noText","name":"Dance"}',
          '{"kind":"words","name":"Sing"}',
        ],
      },
      { id: 'mission-2' },
    ]);
  });
});

describe('a bad disk', () => {
  it('[packs] a damaged pack is listed with its problem; the app and the other packs go on', async () => {
    const disk = new Map<string, string>();
    const index = memoryIndex();
    const parts = { index };
    const before = installedOn(memoryFiles(disk), parts);
    await before.bringIn([packZip(), packZip({ id: 'other' }, missionTexts('other-mission', 'Other'))]);
    for (const [name, text] of disk)
      if (name.includes('sample-pack')) disk.set(name, `${text.slice(0, 200)}AAAA${text.slice(204)}`);
    const after = installedOn(memoryFiles(disk), parts);
    expect(await after.list()).toMatchObject([
      { id: 'sample-pack', title: 'Samples', kind: 'broken' },
      { id: 'other', kind: 'ready' },
    ]);
    const { missions } = await after.content();
    expect([missions.has('sample' as MissionId), missions.has('other-mission' as MissionId)]).toEqual([
      false,
      true,
    ]);
    expect((await after.remove('sample-pack')).ok).toBe(true);
    expect((await after.list()).map(({ id }) => id)).toEqual(['other']);
  });

  it('[packs] a pack that goes no longer with the app is listed, and the app starts', async () => {
    const disk = new Map<string, string>();
    const index = memoryIndex();
    await installedOn(memoryFiles(disk), { index }).bringIn([packZip()]);
    const base = async () => [
      ...(await import('../packs/missionSamples')).CONTENT,
      { file: 'core/new.json', data: JSON.parse(missionTexts().get('missions.json') ?? '') as unknown },
      { file: 'core/words.json', data: JSON.parse(missionTexts().get('text/words.json') ?? '') as unknown },
    ];
    const after = installedOn(memoryFiles(disk), { index, base });
    expect(await after.list()).toMatchObject([{ kind: 'broken', problem: { code: 'clash' } }]);
  });

  it('[packs] content is checked once by each version of the app, not each time it is opened', async () => {
    const disk = new Map<string, string>();
    const index = memoryIndex();
    await installedOn(memoryFiles(disk), { index }).bringIn([packZip()]);
    // Whole by its checksums, but with a mission that has no words: only a check of the content finds that.
    const wordless = packBytes({}, new Map([['missions.json', fileText('missions', GOOD_MISSION)]]));
    for (const name of disk.keys()) disk.set(name, Buffer.from(wordless).toString('base64'));
    const listedBy = (appVersion: string) => installedOn(memoryFiles(disk), { index, appVersion }).list();
    expect(await listedBy('1.4.0')).toMatchObject([{ kind: 'ready' }]);
    expect(await listedBy('1.5.0')).toMatchObject([{ kind: 'broken', problem: { code: 'badContent' } }]);
    for (const name of disk.keys()) disk.set(name, Buffer.from(packBytes()).toString('base64'));
    expect(await listedBy('1.5.0')).toMatchObject([{ kind: 'ready' }]);
    for (const name of disk.keys()) disk.set(name, Buffer.from(wordless).toString('base64'));
    expect(await listedBy('1.5.0')).toMatchObject([{ kind: 'ready' }]);
  });

  it('[packs] an index of rubbish, or none, is mended by looking at the files', async () => {
    const disk = new Map<string, string>();
    await installedOn(memoryFiles(disk)).bringIn([packZip()]);
    for (const rubbish of ['{', '"x"', '[7, {"id": 3}]']) {
      const index = memoryIndex(new Map([['packs', rubbish]]));
      const after = installedOn(memoryFiles(disk), { index });
      expect((await after.content()).missions.has('sample' as MissionId)).toBe(false);
      expect(await after.list()).toMatchObject([{ id: 'sample-pack', kind: 'ready' }]);
      expect((await after.content()).missions.has('sample' as MissionId)).toBe(true);
    }
  });

  it('[packs] a list asked for in the middle of an update takes nothing away', async () => {
    const disk = new Map<string, string>();
    const index = memoryIndex();
    await installedOn(memoryFiles(disk), { index }).bringIn([packZip()]);
    const slow = { ...index, set: (key: string, value: string) => pause().then(() => index.set(key, value)) };
    const installed = installedOn(memoryFiles(disk), { index: slow });
    const update = installed.bringIn([packZip({ version: '2.0.0' }, missionTexts('sample', 'New'))]);
    while (disk.size === 1) await pause();
    expect(await installed.list()).toMatchObject([{ version: '2.0.0', kind: 'ready' }]);
    expect(codeOf(await update)).toBe('fine');
  });

  it('[packs] an update that another tab has not listed yet is left alone', async () => {
    const disk = new Map<string, string>();
    const index = memoryIndex();
    await installedOn(memoryFiles(disk), { index }).bringIn([packZip()]);
    let here: Promise<unknown> = Promise.resolve();
    // The other tab has written its file, and this one looks before it can list it.
    const set = async (key: string, value: string): Promise<void> => {
      await (here = installedOn(memoryFiles(disk), { index }).list());
      await index.set(key, value);
    };
    const there = installedOn(memoryFiles(disk), { index: { ...index, set } });
    await there.bringIn([packZip({ version: '2.0.0' }, missionTexts('sample', 'New'))]);
    expect(await here).toMatchObject([{ version: '1.0.0', kind: 'ready' }]);
    expect(await there.list()).toMatchObject([{ version: '2.0.0', kind: 'ready' }]);
    expect(disk.size).toBe(1);
  });

  it('[packs] what an update left behind goes with the next look', async () => {
    const disk = new Map<string, string>();
    const index = memoryIndex();
    const files = { ...memoryFiles(disk), remove: () => Promise.reject(new Error('no')) };
    const installed = installedOn(files, { index });
    await installed.bringIn([packZip()]);
    await installed.bringIn([packZip({ version: '2.0.0' }, missionTexts('sample', 'New'))]);
    expect(disk.size).toBe(2);
    await installedOn(memoryFiles(disk), { index }).list();
    expect([...disk.keys()]).toHaveLength(1);
  });

  it('[packs] without a pack no file is opened', async () => {
    const files = () => Promise.reject(new Error('opened'));
    expect((await installedOn(memoryFiles(), { files }).content()).cards.size).toBeGreaterThan(0);
  });

  it.each(FAULTS)(
    '[packs] an update that goes wrong anywhere (%s) leaves the old version or the new one',
    async (fault) => {
      for (let at = 1; at <= 3; at++) {
        const disk = new Map<string, string>();
        const index = memoryIndex();
        await installedOn(memoryFiles(disk), { index }).bringIn([packZip()]);
        const faulty = faultyFiles(disk, at, fault);
        await installedOn(faulty.files, { index }).bringIn([
          packZip({ version: '2.0.0' }, missionTexts('sample', 'New')),
        ]);
        const [listed, ...more] = await installedOn(memoryFiles(disk), { index }).list();
        expect(listed?.kind, `change ${at}`).toBe('ready');
        expect(['1.0.0', '2.0.0']).toContain(listed?.version);
        expect(more).toEqual([]);
      }
    },
  );

  it('[packs] a full device is told, and nothing changes', async () => {
    const full = { ...memoryFiles(), write: () => Promise.reject(new Error('no')) };
    const installed = installedOn(full);
    expect(codeOf(await installed.bringIn([packZip()]))).toBe('storage');
    expect(await installed.list()).toEqual([]);
  });
});
