// The two tutorials: for whoever is new to the game, and for whoever knows it and is new to the app.

import { beforeAll, describe, expect, it } from 'vitest';
import { advanceCampaign, makeCampaignPlay, startCampaign, type CampaignState } from '../../src/campaign';
import { CONTENT_DIR, readContentFiles } from '../../src/cli/contentFiles';
import { legalCommands, makePlay, type Prompt } from '../../src/mission';
import { missionKitOf } from '../../src/campaign';
import { campaignKitFor, loadPack, type Pack } from '../../src/packs';

const HEROES = ['diala-passil', 'gaarkhan'];

let pack: Pack;

beforeAll(async () => {
  const files = await readContentFiles(CONTENT_DIR);
  const loaded = files.ok ? loadPack(files.value) : files;
  if (!loaded.ok) throw new Error('the content does not load');
  pack = loaded.value;
});

/** Titles of all that is explained in the first rounds, if everybody just ends their activations. */
function lessonsOf(id: string): readonly string[] {
  const kit = campaignKitFor(pack, id, HEROES);
  if (!kit.ok) throw new Error(kit.error.code);
  const play = makeCampaignPlay(kit.value);
  const setup = { kind: 'campaign', kit: kit.value, seed: 'x', difficulty: 'normal', heroes: HEROES } as const;
  let { state } = startCampaign({ ...setup, name: 'Test', products: ['core'] }, play);
  const told: string[] = [];
  const tell = (command: Parameters<typeof advanceCampaign>[2]): void => {
    const next = advanceCampaign(play, state, command);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    ({ state } = next.value);
    const prompt: Prompt | null | undefined = state.game?.prompt;
    if (prompt?.kind === 'message' && prompt.title) told.push(prompt.title);
  };
  tell({ kind: 'begin', mission: 'first-steps', ally: null, tracked: false });
  for (let steps = 0; steps < 60 && inPlay(state); steps++) tell({ kind: 'play', command: nextOf(state, kit.value) });
  return told;
}

const inPlay = ({ game }: CampaignState): boolean => game !== null && game.round < 3 && game.result === null;

function nextOf(state: CampaignState, kit: Parameters<typeof missionKitOf>[0]) {
  if (!state.game || !state.running) throw new Error('nothing is played');
  const legal = legalCommands(makePlay(missionKitOf(kit, state.running, HEROES)), state.game);
  const command = legal.find(({ kind }) => kind === 'endActivation') ?? legal[0];
  if (!command) throw new Error('nothing can be done');
  return command;
}

describe('tutorials', () => {
  it('[row 13] there are two, each one mission long', () => {
    const tutorials = [...pack.campaigns.values()].filter(({ size }) => size === 'tutorial');
    expect(tutorials.map(({ id, missions }) => [id, missions.length])).toEqual([
      ['learn-the-app', 1],
      ['learn-the-game', 1],
    ]);
  });

  it('[row 13] new to the game: actions, attacks and damage are explained', () => {
    expect(lessonsOf('learn-the-game')).toEqual(
      expect.arrayContaining(['lesson.actions.title', 'lesson.attack.title', 'lesson.damage.title', 'lesson.imperial.title']),
    );
  });

  it('[row 13] knows the game: only what is different with the app', () => {
    const lessons = lessonsOf('learn-the-app');
    expect(lessons).toEqual(expect.arrayContaining(['lesson.known.title', 'lesson.imperial.title']));
    for (const basic of ['lesson.actions.title', 'lesson.attack.title', 'lesson.damage.title'])
      expect(lessons).not.toContain(basic);
  });

  it('[row 14] what a lesson is about stands in bold, so that it can be looked up', () => {
    const words = pack.words.get('first-steps' as never)?.['en'] ?? {};
    const rules = Object.entries(words).filter(([key]) => /^lesson\..*rules$/.test(key));
    expect(rules.filter(([, text]) => !text.includes('**')).map(([key]) => key)).toEqual([]);
  });
});
