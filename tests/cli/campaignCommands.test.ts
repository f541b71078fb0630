// `redcell check` and `play` on campaigns: of the app, and of a folder that an author writes.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCommand } from '../../src/cli/commands/check';
import { graphCommand } from '../../src/cli/commands/graph';
import { playCommand } from '../../src/cli/commands/play';
import type { CampaignSurvey } from '../../src/sim';
import { GOOD_ENCOUNTER, ENCOUNTER_WORDS } from '../packs/campaignSamples';
import { edited, type Json } from '../packs/missionSamples';
import { run } from './runCommand';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'redcell-'));
});
afterEach(() => rm(dir, { recursive: true }));

const CAMPAIGN: Json = {
  id: 'mine',
  version: 1,
  title: 'title',
  blurb: 'blurb',
  size: 'tutorial',
  places: [{ id: 'here', name: 'here', at: [50, 50], look: 'rock' }],
  missions: [
    { mission: 'first-steps', place: 'here', blurb: 'blurb' },
    { mission: 'signal-fire', place: 'here', blurb: 'blurb', if: 'missions = 1', finale: true },
  ],
  encounters: [{ mission: 'talk', place: 'here', blurb: 'blurb' }],
  endings: [{ id: 'end', title: 'title', text: 'blurb' }],
};
const WORDS = { id: 'mine-en', of: 'mine', language: 'en', words: { title: 'a', blurb: 'b', here: 'c' } };

/** A campaign in a folder of its own, with an encounter in a folder below. */
async function write(campaign: Json = CAMPAIGN): Promise<string> {
  const encounter = edited(GOOD_ENCOUNTER, [
    ['scripts', 0, 'do', 0, 'options', 1, 'do', 0, 'card'],
    'rebel-trooper',
  ]);
  const files: Readonly<Record<string, unknown>> = {
    'campaign.json': { kind: 'campaigns', entries: [campaign] },
    'words.en.json': { kind: 'words', entries: [WORDS] },
    'talk/mission.json': { kind: 'missions', entries: [encounter] },
    'talk/words.en.json': { kind: 'words', entries: [ENCOUNTER_WORDS] },
  };
  await mkdir(path.join(dir, 'talk'));
  await Promise.all(
    Object.entries(files).map(([name, data]) => writeFile(path.join(dir, name), JSON.stringify(data))),
  );
  return path.join(dir, 'campaign.json');
}

const BRIEFLY = ['--seeds', '1', '--heroes', '2', '--difficulty', 'normal'];

describe('[cli] redcell check on campaigns', () => {
  it('[cli] a folder is checked together with the content of the app', async () => {
    await write();
    expect(await run(checkCommand, '--strict', dir)).toMatchObject({
      code: 0,
      out: 'All is well: 1 mission, 1 campaign, in English.',
    });
  });

  it('[cli] warnings of campaigns are warnings like all others', async () => {
    await write(edited(CAMPAIGN, [['encounters', 0, 'if'], "flag('wno-first-steps')"]));
    const { code, out } = await run(checkCommand, dir);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^warning: .*campaign\.json:1:\d+: entries\[0\]\.encounters\[0\]\.if: .*"won-first-steps"/,
    );
    expect(await run(checkCommand, '--strict', dir)).toMatchObject({ code: 1 });
  });
});

describe('[cli] redcell play on campaigns', () => {
  it('[cli] tells endings, and what was never played', async () => {
    const { code, out } = await run(playCommand, 'ember-line', ...BRIEFLY);
    expect(code).toBe(0);
    expect(out).toMatch(/^ember-line:\n {2}2 heroes, normal, told: 1 games \(mean: missions 3\.0/);
    expect(out).toMatch(/Endings that never came up: /);
    const json = await run(playCommand, 'ember-line', ...BRIEFLY, '--json');
    expect(JSON.parse(json.out) as CampaignSurvey).toMatchObject({ campaign: 'ember-line', troubles: [] });
  });

  it('[cli] plays a campaign of a file, with all that lies in its folder', async () => {
    const { code, out } = await run(playCommand, await write(), ...BRIEFLY);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/^mine:[\s\S]*Every ending/) });
  });

  it('[cli] a file of the app is played as it stands there', async () => {
    const file = path.resolve(import.meta.dirname, '../../content/campaigns/ember-line/campaign.json');
    expect(await run(playCommand, file, ...BRIEFLY)).toMatchObject({ code: 0 });
  });

  it('[cli] a campaign that cannot end is told', async () => {
    const file = await write(edited(CAMPAIGN, [['missions', 1, 'if'], 'fame > 900']));
    expect(await run(playCommand, file, ...BRIEFLY)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/Trouble in the game "2 normal told 0": it ended as stuck/),
    });
  });

  it('[cli] what is wrong, and what only missions know, is refused', async () => {
    const file = await write(edited(CAMPAIGN, [['missions', 1, 'finale']]));
    expect(await run(playCommand, file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('"finale": true'),
    });
    expect(await run(playCommand, 'ember-line', '--from', 'x')).toMatchObject({ code: 2, out: '' });
    expect(await run(playCommand, 'ember-lime')).toMatchObject({
      code: 2,
      err: expect.stringContaining('ember-line'),
    });
    expect(await run(graphCommand, 'ember-line')).toMatchObject({
      code: 2,
      err: expect.stringContaining('campaign'),
    });
  });
});
