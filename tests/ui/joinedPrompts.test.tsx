// One effect is told once: what belongs together comes on one screen, is answered by one tap, and is taken back as one.

import { describe, expect, it } from 'vitest';
import type { Command, Effect } from '../../src/mission';
import type { Placing } from '../../src/ui/mission/build/usePlacing';
import { colourAfter, joinedPrompts, lastTap } from '../../src/ui/mission/prompts/joined';
import { promptMarks } from '../../src/ui/mission/prompts/promptMarks';
import { PromptView } from '../../src/ui/mission/prompts/PromptView';
import { tableDoing } from '../mission/table';
import { missionHtml, readable } from './missionHtml';

const SEARCH = [
  { kind: 'message', story: 'begin.story' },
  { kind: 'medpacs', add: 1 },
  { kind: 'remove', thing: 'crate' },
] as const satisfies readonly Effect[];

/** The first hero searches the crate. */
function searching(effects: readonly Effect[], change: Parameters<typeof tableDoing>[1] = {}) {
  const table = tableDoing([], {
    ...change,
    scripts: [{ id: 'search', on: { kind: 'interacted', thing: 'crate' }, do: effects }],
  });
  const who = 'ada';
  if (table.game.active === null) table.do({ kind: 'beginActivation', who });
  return table.do({ kind: 'interact', thing: 'crate', option: 'search', who });
}

const kindsOf = (effects: readonly Effect[], change?: Parameters<typeof tableDoing>[1]) => {
  const { play, game } = searching(effects, change);
  return joinedPrompts(play, game).map(({ kind }) => kind);
};

describe('what comes on one screen', () => {
  it('[once] story, gain and what leaves the table', () => {
    expect(kindsOf(SEARCH)).toEqual(['message', 'gain', 'removeThing']);
  });

  it('[once] a new rule that the story brings', () => {
    const rules = [{ id: 'dark', text: 'r' }] as const;
    const effects = [SEARCH[0], { kind: 'rule', rule: 'dark', show: true }] as const;
    expect(kindsOf(effects, { rules })).toEqual(['message', 'rule']);
  });

  it('[once] a second story, a choice and figures begin another screen', () => {
    expect(kindsOf([...SEARCH.slice(0, 2), SEARCH[0]])).toEqual(['message', 'gain']);
    const options = [{ id: 'yes', text: 'y' }];
    expect(kindsOf([SEARCH[0], { kind: 'question', text: 'q', options }])).toEqual(['message']);
    expect(kindsOf([{ kind: 'question', text: 'q', options }, SEARCH[0]])).toEqual(['question']);
    expect(kindsOf([SEARCH[0], { kind: 'deploy', group: 'troopers' }, SEARCH[1]])).toEqual(['message']);
  });

  it('[once] nothing is joined while nothing is asked', () => {
    const { play, game } = tableDoing([]);
    expect(joinedPrompts(play, game)).toEqual([]);
  });

  it('[once] looking ahead leaves the game as it is', () => {
    const { play, game } = searching(SEARCH);
    const before = JSON.stringify(game);
    joinedPrompts(play, game);
    expect(JSON.stringify(game)).toBe(before);
  });

  it('[once] one button stands below all of it, and the board shows what leaves', () => {
    const { play, game } = searching([{ kind: 'message', rules: 'r' }, ...SEARCH.slice(1)]);
    const prompts = joinedPrompts(play, game);
    const html = missionHtml(play, game, <PromptView prompts={prompts} />);
    expect(html.split('btn-main').length - 1).toBe(1);
    expect(readable(html)).toMatch(/Gained.*1 medpac.*Remove: .*Continue/i);
    expect(promptMarks(play, game, prompts).map(({ tone }) => tone)).toEqual(['threat']);
  });
});

describe('what the story names', () => {
  const screen = (rules: string) => {
    const { play, game } = searching([
      { kind: 'message', rules },
      { kind: 'credits', add: 50 },
    ]);
    return readable(missionHtml(play, game, <PromptView prompts={joinedPrompts(play, game)} />));
  };

  it('[once] a gain is not listed below it again', () => {
    expect(screen('You get 50 credits.')).not.toContain('Gained');
    expect(screen('You get 500 credits.')).toContain('Gained');
    expect(screen('You get a purse.')).toContain('Gained');
  });
});

describe('what undo takes back at once', () => {
  it('[once] all answers of one screen, and no more', () => {
    const table = searching(SEARCH);
    const entries = table.commands.map((command) => ({ command, events: [] as typeof table.events }));
    const told = () => lastTap([], entries);
    // The last command so far is the search, with the first prompt among its events.
    const search = entries.at(-1);
    if (!search) throw new Error('nothing was told');
    entries[entries.length - 1] = { ...search, events: table.events.slice(-1) };
    expect(told()).toBe(1);
    for (const taken of [1, 2, 3]) {
      const before = table.events.length;
      table.answer({ kind: 'done' });
      entries.push({
        command: { kind: 'answer', answer: { kind: 'done' } },
        events: table.events.slice(before),
      });
      expect(told()).toBe(taken);
    }
  });
});

describe('a second group with the same miniatures', () => {
  const deploy = { kind: 'deploy', group: 'troopers' } as const;
  /** The second group waits to be put down. */
  const second = () => {
    const table = searching([deploy, deploy]);
    while (table.game.prompt?.kind === 'deploy' && !colourAfter(table.play, table.game))
      table.answer({ kind: 'done' });
    return table;
  };

  it('[row 56] has the first free colour on the screen that deploys it; a tap takes another', () => {
    const { play, game } = second();
    const text = missionHtml(play, game, <PromptView prompts={joinedPrompts(play, game)} />, {
      placing: { steps: [], done: new Set<string>() } as unknown as Placing,
    });
    expect(game.prompt?.kind).toBe('deploy');
    expect(text).toMatch(/aria-pressed="true"[^>]*><span class="colour-mark"/);
    expect(text.split('aria-pressed="true"').length - 1).toBe(1);
    expect(readable(text)).toMatch(/Deploy .*Mark the new group.*red.*blue.*Placed/);
  });

  it('[row 56] figures and colour are one tap, and are taken back as one', () => {
    const table = second();
    const start = [...table.events];
    const entry = (command: Command) => {
      const from = table.events.length;
      table.do(command);
      return { command, events: table.events.slice(from) };
    };
    const entries = [
      entry({ kind: 'answer', answer: { kind: 'done' } }),
      entry({ kind: 'answer', answer: { kind: 'colour', colour: 'red' } }),
    ];
    expect(lastTap(start, entries)).toBe(2);
  });
});

describe('who of the heroes does it', () => {
  const screen = (effects: readonly Effect[]) => {
    const { play, game } = tableDoing(effects);
    return readable(missionHtml(play, game, <PromptView prompts={joinedPrompts(play, game)} />));
  };
  const choose = { kind: 'chooseHeroes', text: 'who', count: 1, as: 'talker' } as const;

  it('[test] a chance is a whole number of percent', () => {
    const test = { kind: 'test', who: 'eachHero', attributes: ['insight'], text: 'talk' } as const;
    const text = screen([{ ...test, outcomes: [{ from: 0, text: 'done' }] }]);
    expect(text).toMatch(/ \d+%/);
    expect(text).not.toMatch(/\.\d%/);
  });

  it('[choose] one tap on a face answers; a test that follows is told before', () => {
    const test = { kind: 'test', who: 'chosen:talker', attributes: ['insight'], text: 'talk' } as const;
    const text = screen([choose, { ...test, outcomes: [{ from: 0, text: 'done' }] }]);
    expect(text).toMatch(/A test of insight .* follows\..*ada.*die.*bo.*die/);
    expect(text).not.toContain('Choose 1 hero ');
    expect(screen([choose])).not.toContain('follows');
  });
});
