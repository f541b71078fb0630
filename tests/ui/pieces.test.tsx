// What players take from the box for a thing of the mission, whatever the mission calls it.

import { describe, expect, it } from 'vitest';
import { makePlay } from '../../src/mission';
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
