// The two tutorials: for whoever is new to the game, and for whoever knows it and is new to the app. Both play the same
// mission; what is explained, and when, is their guide's business.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  advanceCampaign,
  makeCampaignPlay,
  startCampaign,
  type CampaignCommand,
  type CampaignKit,
  type CampaignState,
} from '../../src/campaign';
import { randomInt, seedRandom } from '../../src/kernel';
import { legalCommands, type Command } from '../../src/mission';
import { campaignKitFor, GUIDE_SIGHTS, type Guide, type Pack } from '../../src/packs';
import { linkTerms, makeGlossary, parseMarkup, type GlossaryEntry } from '../../src/text';
import { pickStep } from '../../src/ui/guide/pickStep';
import { mapScene, missionScene, type GuideScene } from '../../src/ui/guide/scene';
import { builtIn } from './missions';

const HEROES = ['diala-passil', 'gaarkhan', 'fenn-signis', 'gideon-argus'];
const TUTORIALS = ['learn-the-game', 'learn-the-app'] as const;
type Tutorial = (typeof TUTORIALS)[number];

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

function guideOf(id: Tutorial): Guide {
  const guide = pack.guides.get(id as never);
  if (!guide) throw new Error(`${id} has no guide`);
  return guide;
}

const textOf = (guide: Guide, key: string): string => pack.words.get(guide.id as never)?.['en']?.[key] ?? '';

type Table = { readonly heroes: number; readonly tracked: boolean; readonly seed: string };

/** Plays the campaign's one mission by chance and hands every state of it to `onState`. */
function playBy(
  campaign: string,
  { heroes: count, tracked, seed }: Table,
  onState: (seen: Seen) => void,
): void {
  const heroes = HEROES.slice(0, count);
  const kit = campaignKitFor(pack, campaign, heroes);
  if (!kit.ok) throw new Error(kit.error.code);
  const play = makeCampaignPlay(kit.value);
  const setup = { kind: 'campaign', kit: kit.value, seed, difficulty: 'normal', heroes } as const;
  let { state } = startCampaign({ ...setup, name: 'Test', products: ['core'] }, play);
  let random = seedRandom(seed);
  const tell = (command: CampaignCommand): void => {
    const next = advanceCampaign(play, state, command);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    ({ state } = next.value);
  };
  tell({ kind: 'begin', mission: 'first-steps', ally: null, tracked });
  for (let commands = 0; commands < MOST_COMMANDS; commands++) {
    if (!state.game || !state.running) return;
    const mission = play.playOf(state.running, heroes);
    const legal = legalCommands(mission, state.game);
    onState({ state, kit: kit.value, play: mission, legal });
    const wanted = legal.filter(({ kind }) => LIKELY.has(kind) || (kind === 'wound' && seed === UNLUCKY));
    const drawn = randomInt(random, Math.max(1, wanted.length));
    random = drawn.state;
    const command = wanted[drawn.value] ?? legal[0];
    if (!command) return;
    tell({ kind: 'play', command });
  }
}

const MOST_COMMANDS = 220;
/** What players mostly do; giving up and corrections come to nothing here. */
const LIKELY: ReadonlySet<Command['kind']> = new Set([
  'answer',
  'beginActivation',
  'endActivation',
  'finishActivation',
  'interact',
]);
/** Heroes are wounded, too. */
const UNLUCKY = 'a';

type Seen = {
  readonly state: CampaignState;
  readonly kit: CampaignKit;
  readonly play: Parameters<typeof missionScene>[0];
  readonly legal: readonly Command[];
};

/** Everything that players could have before them in this state. */
function scenesIn({ state: { game }, play, legal }: Seen): readonly GuideScene[] {
  if (!game) return [];
  const things = legal.flatMap((command) =>
    command.kind === 'interact' ? [{ kind: 'thing', id: command.thing } as const] : [],
  );
  return [null, ...things].flatMap((subject) => missionScene(play, game, subject) ?? []);
}

function stepsThatCome(id: Tutorial, tables: readonly Table[]): ReadonlySet<string> {
  const { steps } = guideOf(id);
  const come = new Set<string>();
  const look = (scene: GuideScene, seen: Set<string>): void => {
    const present = new Set<string>(GUIDE_SIGHTS[scene.shows]);
    for (
      let step = pickStep(steps, scene, seen, present);
      step;
      step = pickStep(steps, scene, seen, present)
    ) {
      seen.add(step.id);
      come.add(step.id);
    }
  };
  for (const table of tables) {
    const seen = new Set<string>();
    for (const shows of ['map', 'briefing'] as const) look(mapScene(shows, table.heroes), seen);
    playBy(id, table, (state) => {
      for (const scene of scenesIn(state)) look(scene, seen);
    });
  }
  return come;
}

const tables = (seeds: readonly string[]): readonly Table[] =>
  seeds.flatMap((seed) =>
    [2, 3, 4].flatMap((heroes) => [false, true].map((tracked) => ({ heroes, tracked, seed }))),
  );

function lessonsRead(campaign: string): readonly string[] {
  const read = new Set<string>();
  for (const table of tables(['a', 'b']))
    playBy(campaign, table, ({ state }) => {
      const prompt = state.game?.prompt;
      if (prompt?.kind === 'message' && prompt.title?.startsWith('lesson.')) read.add(prompt.title);
    });
  return [...read];
}

describe('tutorials', () => {
  it('[row 13] there are two, each one mission long, each with a guide', () => {
    const tutorials = [...pack.campaigns.values()].filter(({ size }) => size === 'tutorial');
    expect(tutorials.map(({ id, missions }) => [id, missions.length])).toEqual([
      ['learn-the-app', 1],
      ['learn-the-game', 1],
    ]);
    expect([...pack.guides.keys()].toSorted()).toEqual([...TUTORIALS].toSorted());
  });

  it('[row 13] new to the game: from the first tile to the last word', () => {
    const { steps } = guideOf('learn-the-game');
    expect(steps.length).toBeGreaterThanOrEqual(25);
    expect(steps.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'fetch',
        'build',
        'actions',
        'move',
        'attack',
        'strain',
        'test',
        'target',
        'wounded',
        'won',
      ]),
    );
  });

  it('[row 13] knows the game: only what is different with the app', () => {
    const { steps } = guideOf('learn-the-app');
    expect(steps.length).toBeLessThan(20);
    const ids = steps.map(({ id }) => id);
    for (const basic of ['actions', 'move', 'attack', 'damage', 'strain']) expect(ids).not.toContain(basic);
  });

  it.each(TUTORIALS)('[row 13] %s: there is a moment for every step', (id) => {
    const come = stepsThatCome(id, tables(['a', 'b', 'c', 'd']));
    expect(guideOf(id).steps.flatMap((step) => (come.has(step.id) ? [] : step.id))).toEqual([]);
  });

  it.each(TUTORIALS)('[row 13] %s: the mission leaves the lessons to the guide', (id) => {
    expect(lessonsRead(id)).toEqual([]);
  });

  it('[row 13] without a guide the mission explains itself', () => {
    expect(lessonsRead('ember-line').length).toBeGreaterThan(8);
  });

  it.each(TUTORIALS)('[row 14] %s: what a step is about stands in bold, and can be looked up', (id) => {
    const entries = JSON.parse(
      readFileSync('content/text/en/glossary.json', 'utf8'),
    ) as readonly GlossaryEntry[];
    const glossary = makeGlossary('en', entries);
    const guide = guideOf(id);
    const texts = guide.steps.map(({ text }) => linkTerms(glossary, parseMarkup(textOf(guide, text))));
    const unknown = texts
      .flat()
      .flatMap((piece) => ('bold' in piece && piece.bold && !('term' in piece) ? piece.text : []));
    expect(unknown).toEqual([]);
    expect(texts.filter((pieces) => pieces.some((piece) => 'term' in piece)).length).toBeGreaterThan(
      texts.length * 0.7,
    );
  });

  it.each(TUTORIALS)(
    '[row 13] %s: the story first; the last note before a mission recommends that the app keeps track',
    (id) => {
      const guide = guideOf(id);
      const notes = guide.steps.filter(({ when }) => when.shows === 'briefing');
      expect(notes[0]?.point).toBe('story');
      expect(notes.at(-1)?.point).toBe('way');
      expect(textOf(guide, notes.at(-1)?.text ?? '')).toMatch(/^We recommend "The app does"/);
    },
  );

  it.each(TUTORIALS)('[row 13] %s: no note forbids a card that the first crate gives', (id) => {
    const guide = guideOf(id);
    expect(guide.steps.map(({ text }) => textOf(guide, text)).join(' ')).not.toMatch(/draw no card/);
  });

  it.each(TUTORIALS)('[row 13] %s: notes are short enough for a phone', (id) => {
    const guide = guideOf(id);
    const long = guide.steps.flatMap(({ text }) => (textOf(guide, text).length > 250 ? text : []));
    expect(long).toEqual([]);
  });
});
