// Every sentence a player can see comes from content/text; every key that the code names exists, and every key is used.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { englishKeys } from '../text/uiWords';
import { findWords } from './findWords';

const sources = ['src/ui', 'src/scene', 'src/app', 'src/text']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file));
const found = sources.map((file) => ({ file, ...findWords(file, readFileSync(file, 'utf8')) }));

describe('words in the code', () => {
  it('[words] no visible string stands in the code', () => {
    expect(found.flatMap(({ file, unkeyed }) => unkeyed.map((text) => `${file}: ${text}`))).toEqual([]);
  });

  it('[words] every key that the code names exists in English', () => {
    const missing = found.flatMap(({ file, keys }) =>
      keys.filter((key) => !englishKeys.has(key)).map((key) => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
    expect(found.flatMap(({ keys }) => keys).length).toBeGreaterThan(40);
  });

  it('[words] every pattern of keys fits some key', () => {
    const idle = found.flatMap(({ patterns }) =>
      patterns.filter((pattern) => ![...englishKeys].some((key) => pattern.test(key))),
    );
    expect(idle).toEqual([]);
  });

  it('[words] every English key is used', () => {
    const keys = new Set(found.flatMap((file) => file.keys));
    const patterns = found.flatMap((file) => file.patterns);
    expect(
      [...englishKeys].filter((key) => !keys.has(key) && !patterns.some((pattern) => pattern.test(key))),
    ).toEqual([]);
  });
});

describe('the finder of strings', () => {
  it.each([
    ['text between tags', '<p>Hello there</p>', ['Hello there']],
    ['a label for screen readers', '<button aria-label="Close" />', ['Close']],
    ['a placeholder in braces', "<input placeholder={'Search'} />", ['Search']],
    ['signs and numbers are no words', '<p>· 12 ×</p>', []],
    ['class names are no words', '<p className="lead">{t("a.b")}</p>', []],
  ])('[words] %s', (_, code, expected) => {
    expect(findWords('x.tsx', `export const x = ${code};`).unkeyed).toEqual(expected);
  });

  it('[words] keys and patterns of keys', () => {
    const { keys, patterns } = findWords(
      'x.tsx',
      'export const x = [t("a.b"), t(`c.${d}.e`), t(f ? "g" : "h")];',
    );
    expect(keys).toEqual(['a.b', 'g', 'h']);
    expect(patterns.map((pattern) => pattern.source)).toEqual([/^c\.[^.]+\.e$/.source]);
    expect(ts.version).toMatch(/^6\./);
  });
});
