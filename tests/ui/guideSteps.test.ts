// Which step of a guide comes when, and that whatever it points at is marked on the screen.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePlay, type Game, type Prompt } from '../../src/mission';
import { GUIDE_ANCHORS, GUIDE_SIGHTS, type GuideStep } from '../../src/packs';
import { pickStep, stepsPassed } from '../../src/ui/guide/pickStep';
import { mapScene, missionScene } from '../../src/ui/guide/scene';
import { sampleGame, sampleKit } from '../mission/sample';

const kit = sampleKit();
const play = makePlay(kit);
const sceneOf = (change: Partial<Game>, subject: Parameters<typeof missionScene>[2] = null) =>
  missionScene(play, sampleGame(kit, change), subject);
const MESSAGE: Prompt = { kind: 'message', rules: 'rule', with: {} };

const step = (id: string, when: GuideStep['when'], point: GuideStep['point'] = 'board'): GuideStep => ({
  id,
  when,
  point,
  text: id,
});
const STEPS = [
  step('choose', { shows: 'table', acting: false }, 'portraits'),
  step('act', { shows: 'table', acting: true }, 'acting'),
  step('again', { shows: 'table', acting: true, after: 'act' }),
  step('menu', { shows: 'menu' }),
];
const ALL = new Set<string>(GUIDE_ANCHORS);
const pick = (scene: ReturnType<typeof sceneOf>, seen: readonly string[] = [], present = ALL) =>
  scene ? pickStep(STEPS, scene, new Set(seen), present)?.id : 'no scene';

const choosing = sceneOf({ prompt: null, stage: 'heroes', active: null });
const acting = sceneOf({ prompt: null, stage: 'heroes', active: 'ada' });

describe('what the screen shows', () => {
  it('[row 13] what has to be answered comes first, then orders, then the table', () => {
    expect(sceneOf({ prompt: MESSAGE })?.shows).toBe('message');
    expect(sceneOf({ prompt: { ...MESSAGE, peril: true } })?.peril).toBe(true);
    expect(choosing).toMatchObject({ shows: 'table', acting: false, turn: 1 });
    expect(acting).toMatchObject({ shows: 'table', acting: true });
    expect(sceneOf({ stage: 'over', result: { outcome: 'x', won: true, rewards: [] } })).toMatchObject({
      shows: 'over',
      won: true,
    });
  });

  it('[row 13] what players have opened goes before everything', () => {
    expect(sceneOf({ prompt: MESSAGE }, { kind: 'menu' })?.shows).toBe('menu');
    expect(sceneOf({}, { kind: 'thing', id: 'crate' })).toMatchObject({ shows: 'thing', thing: 'crate' });
    // The authors' word for everybody who is no hero.
    expect(sceneOf({}, { kind: 'actor', id: 'friend' })?.shows).toBe('ally');
  });

  it('[row 13] later rounds are later than every turn of the first', () => {
    expect(sceneOf({ round: 2 })?.turn).toBe(Infinity);
  });
});

describe('the steps of a guide', () => {
  it('[row 13] the first one whose moment it is comes, and only once', () => {
    expect(pick(choosing)).toBe('choose');
    expect(pick(choosing, ['choose'])).toBeUndefined();
    expect(pick(acting)).toBe('act');
  });

  it('[row 13] one may wait for another to be seen', () => {
    expect(pick(acting, ['act'])).toBe('again');
    expect(pick(acting, ['again', 'act'])).toBeUndefined();
  });

  it('[row 13] none comes whose place is not on the screen', () => {
    expect(pick(choosing, [], new Set(['board']))).toBeUndefined();
    expect(pick(acting, ['act'], new Set(['board']))).toBe('again');
  });

  it('[row 13] one that was shown is over when play goes on, not when players look something up', () => {
    const passed = (scene: ReturnType<typeof sceneOf>) =>
      scene ? stepsPassed(STEPS.slice(0, 1), scene, new Set()).map(({ id }) => id) : ['no scene'];
    expect(passed(choosing)).toEqual([]);
    expect(passed(sceneOf({ stage: 'heroes' }, { kind: 'menu' }))).toEqual([]);
    expect(passed(acting)).toEqual(['choose']);
    expect(passed(sceneOf({ prompt: MESSAGE }))).toEqual(['choose']);
  });

  it('[row 13] the map of the campaign comes before the mission', () => {
    const steps = [step('mark', { shows: 'map' }, 'mark'), step('way', { shows: 'briefing' }, 'way')];
    expect(pickStep(steps, mapScene('map', 2), new Set(), ALL)?.id).toBe('mark');
    expect(pickStep(steps, mapScene('briefing', 2), new Set(), ALL)?.id).toBe('way');
  });
});

describe('the places that a guide points at', () => {
  const sources = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join('src/ui', file), 'utf8'))
    .join('\n');

  it.each(GUIDE_ANCHORS)('[row 13] "%s" is marked on the screen', (anchor) => {
    expect(sources).toMatch(new RegExp(`(data-guide=(\\{[^}\\n]*)?|guide=)["'][^"']*\\b${anchor}\\b`));
  });

  it('[row 13] each belongs to something that is shown', () => {
    for (const places of Object.values(GUIDE_SIGHTS)) expect(places.length).toBeGreaterThan(0);
  });
});
