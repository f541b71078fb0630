// What is not as in the original, from the import to the sentence on the page: kept without words, read in any language.

import { describe, expect, it, vi } from 'vitest';
import { importSaga } from '../../src/saga';
import { memoryFiles } from '../../src/session';
import {
  formatReport,
  parseReport,
  REPORT,
  linesOfReport,
  type PackNote,
} from '../../src/session/installed/report';
import { createText, type Language, type Text } from '../../src/text';
import { noteText } from '../../src/ui/content/notes';
import { contentFiles, fileOf, tools } from '../saga/builder';
import { QUIET_DEPOT } from '../saga/collection';
import { readWords } from '../text/uiWords';
import { installedOn, looseFile, missionTexts, packZip } from './installedSamples';

const textIn = (language: Language): Promise<Text> =>
  createText(language, { en: readWords('en'), load: async (other) => readWords(other) });

const notesOn = async (installed: ReturnType<typeof installedOn>): Promise<readonly PackNote[]> => {
  const [pack] = await installed.list();
  return pack?.kind === 'ready' ? parseReport(pack.report) : [];
};

describe('what is not as in the original', () => {
  it.each([
    ['en', 'The heroes begin at “Entrance”.', '“D1 action 6” appears as text'],
    ['de', 'Die Helden beginnen bei „Entrance“.', '„D1 action 6“ erscheint als Text'],
    ['ru', 'Герои начинают здесь: «Entrance».', '«D1 action 6» показано текстом'],
  ] as const)('[packs] is read in the language of the device: %s', async (language, begin, left) => {
    const installed = installedOn(memoryFiles(), {
      base: async () => contentFiles(),
      convert: (texts, pack) => importSaga(texts, { pack }),
    });
    await installed.bringIn([looseFile('depot.json', JSON.stringify(QUIET_DEPOT))]);
    const text = await textIn(language);
    const lines = (await notesOn(installed)).map((note) => noteText(text, note));
    expect(lines).toEqual(expect.arrayContaining([begin, expect.stringContaining(left)]));
    expect(lines.join('')).not.toMatch(/[{}]/);
  });

  it('[packs] what came over as words is told as well', async () => {
    const made = importSaga(fileOf(QUIET_DEPOT), tools());
    const words = (made.ok ? parseReport(linesOfReport(formatReport(made.value))) : []).filter(
      ({ kind }) => kind === 'words',
    );
    const rows = made.ok ? made.value.missions.flatMap(({ account }) => account) : [];
    expect(words.length).toBeGreaterThan(0);
    expect(words.length).toBeLessThanOrEqual(rows.filter(({ fate }) => fate.kind === 'words').length);
    expect(noteText(await textIn('en'), { kind: 'words', name: 'GM1 {{x}}' })).toBe(
      '“GM1 {{x}}” appears as text: read it and do what it says.',
    );
  });

  it('[packs] lines of packs from before are shown as they are', async () => {
    const lines = [
      '"icon.png" is not a mission.',
      '12',
      '{"kind":"note","code":"ownCard","facts":{"card":{}}}',
    ];
    const installed = installedOn();
    await installed.bringIn([
      packZip({ from: 'saga' }, new Map([...missionTexts(), [REPORT, lines.join('\n')]])),
    ]);
    const text = await textIn('de');
    expect((await notesOn(installed)).map((note) => noteText(text, note))).toEqual(lines);
  });

  it('[packs] a code that this app does not know is shown as it is', async () => {
    const line = '{"kind":"note","code":"ofTomorrow","facts":{"card":"Ada"}}';
    const [note] = parseReport([line]);
    expect(note && noteText(await textIn('ru'), note)).toBe(line);
  });

  it('[hostile] names fill blanks and are nothing else', async () => {
    const text = await textIn('en');
    const names = ['<b>Ada</b>', '{{thing}}', '$t(app.name)', '$&', '"\\n'];
    for (const name of names) {
      const facts = {
        card: name,
        lng: 'de',
        count: 2,
        context: 'x',
        returnObjects: 'yes',
        defaultValue: '!',
      };
      expect(noteText(text, { kind: 'note', code: 'ownCard', facts })).toBe(
        `“${name}” comes with the mission: use any figure.`,
      );
      expect(noteText(text, { kind: 'left', code: 'noText', name })).toBe(
        `“${name}” does nothing here: it has no text.`,
      );
    }
  });

  it('[hostile] a report of any length costs a few lines, and none is parsed before somebody opens it', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const install = async (report: string): Promise<number> => {
      const installed = installedOn();
      await installed.bringIn([packZip({ from: 'saga' }, new Map([...missionTexts(), [REPORT, report]]))]);
      parse.mockClear();
      await installed.content();
      return parse.mock.calls.length;
    };
    expect(await install('x\n'.repeat(20_000))).toBe(await install(''));
    parse.mockRestore();
    expect(linesOfReport('x\n'.repeat(20_000))).toHaveLength(500);
    expect(linesOfReport('x'.repeat(20_000))).toEqual(['x'.repeat(500)]);
  });

  it('[packs] what is written is what is read, each thing once', () => {
    const made = importSaga(fileOf(QUIET_DEPOT), tools());
    if (!made.ok) throw new Error('refused');
    const text = formatReport(made.value);
    const read = parseReport(linesOfReport(text));
    expect(read.map((note) => JSON.stringify(note)).join('\n')).toBe(text);
    expect(new Set(text.split('\n')).size).toBe(read.length);
    expect(read.every(({ kind }) => kind !== 'sentence')).toBe(true);
  });
});
