// Whatever is tapped on the board says what it is, what it is good for, and who could use it.

import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ENGLISH_WORDS as english } from '../text/uiWords';
import glossary from '../../content/text/en/glossary.json' with { type: 'json' };
import {
  examineBlanks,
  makePlay,
  startMission,
  thingStateOf,
  type Game,
  type Prompt,
  type Setup,
} from '../../src/mission';
import { kitFor } from '../../src/packs';
import { ATTACK_FACES, passChance, successesShown } from '../../src/rules';
import { createText, makeTeller } from '../../src/text';
import { spaceFactsOf } from '../../src/ui/mission/examine/ground';
import { SpacePanel } from '../../src/ui/mission/examine/SpacePanel';
import { subjectFrames } from '../../src/ui/mission/examine/frames';
import { ActorPanel } from '../../src/ui/mission/HeroPanel';
import { Portraits } from '../../src/ui/mission/Portraits';
import { PromptView } from '../../src/ui/mission/prompts/PromptView';
import { likeliest, TestPrompt } from '../../src/ui/mission/prompts/TestPrompt';
import { ThingPanel } from '../../src/ui/mission/ThingPanel';
import { builtIn } from '../content/missions';
import { allyState, figureState, sampleGame, sampleKit, withTroopers } from '../mission/sample';
import { missionHtml, readable } from './missionHtml';

const kit = sampleKit();
const play = makePlay(kit);
const bare = sampleGame(kit);
const WHOLE: Game['map'] = {
  ...bare.map,
  sections: ['hall', 'cell'],
  things: Object.fromEntries(kit.mission.things.map(({ id }) => [id, { onMap: true }])),
};
const told = sampleGame(kit, { map: WHOLE, active: 'ada' });
const standing = (ada: readonly [number, number], bo: readonly [number, number]): Game => ({
  ...told,
  tracked: true,
  figures: { ada: figureState('ada', 'hero', { at: ada }), bo: figureState('bo', 'hero', { at: bo }) },
});
const htmlOf = (game: Game, panel: ReactNode): string => missionHtml(play, game, panel);
const wordsOf = (game: Game, panel: ReactNode): string => readable(htmlOf(game, panel));

describe('a space that is tapped', () => {
  it('[row 23] says its terrain, what runs along its sides, and everything on it', () => {
    expect(spaceFactsOf(play, told, [0, 2])).toEqual({
      terrain: 'open',
      covers: [],
      tile: '01A',
      sides: ['opening'],
      things: ['crate'],
      areas: [],
      figures: [],
    });
    expect(spaceFactsOf(play, told, [0, 0])?.areas).toEqual(['start']);
    expect(spaceFactsOf(play, told, [3, 1])?.things).toEqual(['door']);
    expect(spaceFactsOf(play, told, [9, 9])).toBeNull();
    expect(spaceFactsOf(play, standing([1, 1], [2, 2]), [1, 1])?.figures).toEqual(['ada']);
  });

  it('[row 23, 1.3] rubble and energy shields are told with the space they lie in', () => {
    const covers = [
      { at: [1, 1], cover: 'rubble' },
      { at: [1, 1], cover: 'shield' },
    ] as const;
    const strewn: Game = { ...told, map: { ...WHOLE, covers } };
    expect(spaceFactsOf(play, strewn, [1, 1])?.covers).toEqual(['rubble', 'shield']);
    const words = wordsOf(strewn, <SpacePanel at={[1, 1]} />);
    expect(words).toContain('Rubble: the space is difficult terrain');
    expect(words).toContain('Energy shield: blocks line of sight through this space');
    const laid: Prompt = { kind: 'cover', cover: 'rubble', spaces: [[1, 1], [2, 1]] }; // prettier-ignore
    const prompt = wordsOf({ ...strewn, prompt: laid }, <PromptView prompts={[laid]} />);
    expect(prompt).toContain('Place 2 rubble tokens');
    expect(prompt).toContain('Use any spare tokens');
  });

  it('[1.6] somebody of the mission has a portrait, a name and a panel, and is put down by name', () => {
    const people = sampleKit({ persons: [{ id: 'guide', name: 'search', health: 3 }] });
    const peopled = makePlay(people);
    const game: Game = {
      ...told,
      actors: [
        ...told.actors,
        allyState('guide', { kind: 'bystander', side: 'neutral', controller: 'nobody', health: 3 }),
      ],
      figures: { ...told.figures, 'bystander-1': figureState('bystander-1', 'ally', { of: 'guide' }) },
    };
    const show = (panel: ReactNode): string => readable(missionHtml(peopled, game, panel));
    expect(show(<Portraits />)).toMatch(/Search No activation Bystander/);
    expect(show(<ActorPanel id="guide" />)).toContain('3 Health');
    const joins: Prompt = {
      kind: 'figures',
      does: 'joins',
      figures: [{ id: 'bystander-1', of: 'guide', at: [1, 1] }],
    };
    expect(show(<PromptView prompts={[joins]} />)).toContain('Search: place a figure or a spare token');
  });

  it('[row 23] terrain that a mission changed is told as it is now', () => {
    const changed: Game = {
      ...told,
      map: {
        ...WHOLE,
        terrain: [{ at: [1, 1], terrain: 'difficult' }],
        edges: [{ between: [[1, 1], [2, 1]], kind: 'impassable' }], // prettier-ignore
      },
    };
    expect(spaceFactsOf(play, changed, [1, 1])).toMatchObject({
      terrain: 'difficult',
      sides: ['impassable'],
    });
    expect(wordsOf(changed, <SpacePanel at={[1, 1]} />)).toContain('costs 1 extra movement point');
  });

  it('[row 23] nothing is given away: unmarked areas and deployment points stay unsaid', () => {
    expect(spaceFactsOf(play, told, [2, 0])?.areas).toEqual([]);
    expect(spaceFactsOf(play, told, [6, 1])?.things).toEqual([]);
    const marked = {
      ...told,
      map: { ...WHOLE, things: { ...WHOLE.things, corner: { onMap: true, highlighted: true } } },
    };
    expect(spaceFactsOf(play, marked, [2, 0])?.areas).toEqual(['corner']);
  });

  it('[row 23] in tracked play it says how far everybody is, and who sees it', () => {
    const words = wordsOf(standing([0, 0], [3, 2]), <SpacePanel at={[2, 0]} />);
    expect(words).toContain('ada 2 spaces away In line of sight');
    expect(words).toContain('bo 2 spaces away In line of sight');
    expect(wordsOf(told, <SpacePanel at={[2, 0]} />)).not.toContain('spaces away');
  });

  it('[row 23] what is looked at has a frame on the board', () => {
    const framed = (subject: Parameters<typeof subjectFrames>[2]) =>
      subjectFrames(play, told, subject)
        .filter((_, index) => index % 4 === 0)
        .map(({ from }) => from.join());
    expect(framed({ kind: 'space', at: [1, 1] })).toEqual(['1,1']);
    expect(framed({ kind: 'thing', id: 'crate' })).toEqual(['0,2']);
    expect(framed({ kind: 'thing', id: 'door' })).toEqual(['3,1', '4,1']);
    expect(framed(null)).toEqual([]);
  });
});

describe('a text that is read at a thing', () => {
  it('[row 23] says the number for the party at hand, in every language', async () => {
    const { pack } = await builtIn();
    const app = await createText('en', { en: english, load: () => Promise.resolve({}) });
    const numbersRead = (heroes: readonly string[]): readonly string[] => {
      const party = { heroes: heroes.map((id) => ({ id })) };
      const brought = kitFor(pack, 'slow-train', party, [...pack.products.keys()]);
      if (!brought.ok) throw new Error(JSON.stringify(brought.error));
      const train = makePlay(brought.value);
      const setup: Setup = { kit: brought.value, seed: 'train', party, difficulty: 'normal', tracked: false };
      const { game } = startMission(setup, train);
      const { examine } = thingStateOf(train, game, 'archive-console');
      return ['en', 'de', 'ru'].map((code) => {
        const said = makeTeller(app, brought.value, [], code).says(examine ?? '', examineBlanks(game));
        return said.match(/\d+/g)?.join() ?? said;
      });
    };
    const four = ['diala-passil', 'gaarkhan', 'fenn-signis', 'gideon-argus'];
    expect(numbersRead(four.slice(0, 2))).toEqual(['2', '2', '2']);
    expect(numbersRead(four.slice(0, 3))).toEqual(['2', '2', '2']);
    expect(numbersRead(four)).toEqual(['1', '1', '1']);
  });
});

describe('who is close enough', () => {
  it('[row 31] the panel says who, and keeps nobody from it; in told play it says nothing', () => {
    const far = wordsOf(standing([3, 0], [3, 1]), <ThingPanel id="crate" />);
    expect(far).toContain('No figure in reach now.');
    expect(htmlOf(standing([3, 0], [3, 1]), <ThingPanel id="crate" />)).not.toContain('disabled');
    expect(wordsOf(standing([0, 1], [3, 1]), <ThingPanel id="crate" />)).toContain('In reach now: ada.');
    expect(wordsOf(told, <ThingPanel id="crate" />)).not.toContain('lose enough');
  });

  it('[row 38] the panel of a token says who controls it', () => {
    const both = withTroopers(standing([5, 1], [0, 0]));
    expect(wordsOf(both, <ThingPanel id="plans" />)).toContain('Neither side controls it now.');
  });
});

describe('a thing that is tapped', () => {
  it('[rows 30 and 32] looking is free, the arrow costs an action, and may be done again in the same activation', () => {
    const words = wordsOf(told, <ThingPanel id="crate" />);
    expect(words).toContain('Reading is free.');
    expect(words).toContain('(action) Search');
    expect(words).toContain('Interacting costs 1 action');
    expect(words).toContain('twice in an activation');
  });

  it('[row 31] a door says where to stand, and nothing of doing it again', () => {
    const words = wordsOf(told, <ThingPanel id="door" />);
    expect(words).toContain('directly in front of the door');
    expect(words).not.toContain('again');
  });

  it('[row 33] a crate promises nothing: the app says what is in it', () => {
    expect(wordsOf(told, <ThingPanel id="crate" />)).toContain('the app says what you find');
  });

  it('[row 35] an ally is told that it does not roll', () => {
    const withFriend = {
      ...told,
      active: 'friend',
      actors: [...told.actors, allyState('friend')],
    };
    expect(wordsOf(withFriend, <ThingPanel id="crate" />)).toContain('an elite ally has 1 success');
    expect(wordsOf(told, <ThingPanel id="crate" />)).not.toContain('an elite ally has 1 success');
  });

  it('[row 35] whoever else is no hero is told so too, and is called no ally', () => {
    const companion = allyState('friend', { kind: 'companion' });
    const withCompanion = { ...told, active: 'friend', actors: [...told.actors, companion] };
    // A companion does not interact, so nobody is chosen yet (row 220).
    expect(wordsOf(withCompanion, <ThingPanel id="crate" />)).not.toContain('Only heroes roll');
    const bystander = allyState('friend', { kind: 'bystander' });
    const withBystander = { ...told, active: 'friend', actors: [...told.actors, bystander] };
    const words = wordsOf(withBystander, <ThingPanel id="crate" />);
    expect(words).toContain('Only heroes roll dice in a test');
    expect(words).not.toContain('An ally');
    expect(wordsOf(withCompanion, <Portraits />)).toContain('Companion');
    expect(wordsOf(withCompanion, <Portraits />)).not.toContain('Ally');
    expect(wordsOf(withCompanion, <ActorPanel id="friend" />)).toContain('Companion');
    const withAlly = { ...told, actors: [...told.actors, allyState('friend')] };
    expect(wordsOf(withAlly, <Portraits />)).toContain('Ally');
    expect(wordsOf(withAlly, <ActorPanel id="friend" />)).toContain('attacks at most once per activation');
  });

  it('[row 37] what can be carried says that it is not put down by choice', () => {
    expect(wordsOf(told, <ThingPanel id="plans" />)).toContain(
      'drops it only when wounded, withdrawn or defeated',
    );
  });
});

describe('a test', () => {
  const prompt: Extract<Prompt, { kind: 'test' }> = {
    kind: 'test',
    says: { text: 'search', with: {} },
    attributes: ['strength'],
    heroes: ['ada'],
    before: 0,
  };
  const shown = (change: Partial<typeof prompt>, game = told) =>
    wordsOf(game, <TestPrompt prompt={{ ...prompt, ...change }} onAnswer={() => undefined} />);

  it('[row 34] a button for every number of successes, and more if somebody has more', () => {
    const words = shown({});
    for (const name of ['Enter 0 successes', 'Enter 1 success', 'Enter 3 successes', 'More'])
      expect(words).toContain(name);
  });

  it('[row 34] of several attributes the one with the better odds is chosen, the first of equals', () => {
    const printed = { strength: ['green'], insight: ['green', 'blue'], tech: ['blue', 'green'] } as const;
    expect(likeliest(['strength', 'insight'], printed)).toBe('insight');
    expect(likeliest(['strength', 'tech', 'insight'], printed)).toBe('tech');
    expect(likeliest(['insight', 'strength'])).toBe('insight');
  });

  it('[row 34] successes from before are shown, and what each number comes to with them', () => {
    const words = shown({ before: 2 });
    expect(words).toContain('Includes 2 successes from earlier tests.');
    expect(words).toContain('5 in all');
  });

  it('[row 34] whoever is focused rolls one green die more', () => {
    const focused: Game = {
      ...standing([0, 0], [1, 0]),
      figures: { ada: figureState('ada', 'hero', { at: [0, 0], conditions: ['focused'] }) },
    };
    expect(shown({}, focused)).toContain('green');
    expect(shown({})).not.toContain('(green');
  });

  it('[row 34] every surge that the app rolls is a success', () => {
    const every = [0, 1, 2, 3, 4, 5].map((face) => successesShown(['green'], [face]));
    expect(every.filter((successes) => successes > 0).length / 6).toBeCloseTo(passChance(['green']));
  });

  it('[row 34] what the app rolled lies there after a reload, as it was asked for', () => {
    const surge = ATTACK_FACES.green.findIndex((face) => face.surge === 1);
    const rolled: Game = {
      ...told,
      prompt: { ...prompt, heroes: ['ada', 'bo'] },
      testRoll: {
        hero: 'bo',
        attribute: 'strength',
        focused: true,
        dice: ['blue', 'green'],
        faces: [0, surge],
      },
    };
    const html = htmlOf(
      rolled,
      <TestPrompt prompt={{ ...prompt, heroes: ['ada', 'bo'] }} onAnswer={() => undefined} />,
    );
    expect(html).toContain('dice-roll');
    expect(readable(html)).toContain('Roll again');
    expect(shown({ heroes: ['ada', 'bo'] })).toContain('Roll for us');
  });

  it('[row 36] the rules at hand say that one success passes a test on a card', () => {
    const entry = glossary.find(({ id }) => id === 'test');
    expect(entry?.text).toContain('One success passes a test on a card.');
    expect(shown({})).toContain('test');
  });
});
