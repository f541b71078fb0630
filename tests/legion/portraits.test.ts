// Each unit of the list has a drawing of ours, and each drawing is plain shapes alone.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPortrait } from '../../src/ui/art/readPortrait';
import { CONTENT } from './content';

const FOLDERS = ['legion', 'core', 'expansions/return-to-hoth'].map((box) => `content/${box}/portraits`);

describe('[row 190] portraits of Legion', () => {
  it.each(Object.keys(CONTENT.cards.units))('[row 190] %s', (id) => {
    expect(FOLDERS.some((folder) => existsSync(`${folder}/${id}.svg`))).toBe(true);
  });

  it.each(readdirSync('content/legion/portraits'))('[row 190] %s can be read', (file) => {
    expect(readPortrait(readFileSync(`content/legion/portraits/${file}`, 'utf8'))).toMatchObject({
      ok: true,
    });
  });
});
