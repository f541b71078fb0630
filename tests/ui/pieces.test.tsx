// What players take from the box for a thing of the mission, whatever the mission calls it.

import { describe, expect, it } from 'vitest';
import { makePlay } from '../../src/mission';
import { TickList } from '../../src/ui/mission/build/TickList';
import type { Placing } from '../../src/ui/mission/build/usePlacing';
import { BoxPiece } from '../../src/ui/mission/ThingSign';
import { sampleGame, sampleKit } from '../mission/sample';
import { missionHtml, readable } from './missionHtml';

const kit = sampleKit();
const wordsOf = (id: string): string =>
  readable(missionHtml(makePlay(kit), sampleGame(kit), <BoxPiece id={id} />)).trim();

describe('pieces of the box', () => {
  it.each([
    ['crate', 'Use a crate token.'],
    ['door', 'Use a door token.'],
    ['corner', ''],
    ['nothing', ''],
  ])('[row 155] %s: %s', (id, words) => expect(wordsOf(id)).toBe(words));

  it('[row 155] a mission token is named with its colour', () => {
    expect(wordsOf('plans')).toMatch(/^Use a mission token(: \w+)?\.$/);
  });
});

describe('figures to put down', () => {
  it('[placing] a figure has a tick once it is placed, and no empty box before', () => {
    const placing = { steps: [{ key: 'ada' }, { key: 'bo' }], done: new Set(['ada']) } as unknown as Placing;
    const html = missionHtml(makePlay(kit), sampleGame(kit), <TickList label="placed" />, { placing });
    expect(html.split('✓').length - 1).toBe(1);
    expect(html).not.toContain('tick-box');
    expect(html.indexOf('ada')).toBeLessThan(html.indexOf('✓'));
  });
});
