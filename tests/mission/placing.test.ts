// What players have put on the table of what a prompt asks for: kept in the game as long as the prompt is open.

import { describe, expect, it } from 'vitest';
import {
  advance,
  legalCommands,
  makePlay,
  placedIn,
  type Command,
  type Game,
  type Prompt,
} from '../../src/mission';
import { figureState, sampleGame, sampleKit, withTroopers } from './sample';

const kit = sampleKit();
const play = makePlay(kit);

const place = (...steps: readonly string[]): Command => ({ kind: 'place', steps });
const DONE: Command = { kind: 'answer', answer: { kind: 'done' } };

const BUILD: Prompt = { kind: 'build', section: 'hall', things: ['door', 'crate'] };
const building = sampleGame(kit, { prompt: BUILD });

function told(start: Game, ...commands: readonly Command[]): Game {
  return commands.reduce((game, command) => {
    const next = advance(play, game, command);
    if (!next.ok) throw new Error(next.error.code);
    return next.value.game;
  }, start);
}
const refusal = (game: Game, command: Command) => {
  const next = advance(play, game, command);
  return next.ok ? null : next.error;
};

describe('what lies on the table', () => {
  it('[row 28] tiles and things of a section are ticked, in the order in which players say so', () => {
    expect(placedIn(building)).toEqual([]);
    expect(placedIn(told(building, place('tile 0,0'), place('tile 0,0', 'crate')))).toEqual([
      'tile 0,0',
      'crate',
    ]);
  });

  it('[row 28] a tick can be taken back, and none counts twice', () => {
    expect(placedIn(told(building, place('tile 0,0', 'crate'), place('crate')))).toEqual(['crate']);
    expect(placedIn(told(building, place('crate', 'crate')))).toEqual(['crate']);
  });

  it('[row 28] nothing follows from a tick: the prompt stays, and nothing happens', () => {
    const next = advance(play, building, place('tile 0,0', 'door', 'crate'));
    expect(next.ok && next.value.events).toEqual([]);
    expect(next.ok && next.value.game).toEqual({ ...building, placed: ['tile 0,0', 'door', 'crate'] });
  });

  it('[row 15] heroes who enter', () => {
    const entering = sampleGame(kit, {
      figures: { ada: figureState('ada', 'hero'), bo: figureState('bo', 'hero') },
      prompt: { kind: 'enter', spaces: [[0, 0]] },
    });
    expect(placedIn(told(entering, place('bo')))).toEqual(['bo']);
    expect(refusal(entering, place('crate'))).toEqual({ code: 'unknownThing', of: 'crate' });
  });

  it('[rows 54, 55] figures of a group that comes, and no others', () => {
    const deploying: Game = {
      ...withTroopers(sampleGame(kit)),
      prompt: {
        kind: 'deploy',
        group: 'troopers-1',
        as: 'individuals',
        figures: [{ id: 'troopers-1-2', at: [0, 0] }],
        near: [],
      },
    };
    expect(placedIn(told(deploying, place('troopers-1-2')))).toEqual(['troopers-1-2']);
    expect(refusal(deploying, place('troopers-1-1'))).toEqual({ code: 'unknownThing', of: 'troopers-1-1' });
  });

  it('[row 28] what the prompt does not ask for is refused', () => {
    expect(refusal(building, place('tile 0,0', 'terminal'))).toEqual({
      code: 'unknownThing',
      of: 'terminal',
    });
    expect(refusal(building, place('tile 9,9'))).toEqual({ code: 'unknownThing', of: 'tile 9,9' });
  });

  it('[row 28] where nothing is put down, nothing is ticked', () => {
    expect(refusal(sampleGame(kit), place())).toEqual({ code: 'noPrompt' });
    const reading = sampleGame(kit, { prompt: { kind: 'message', with: {} } });
    expect(refusal(reading, place())).toEqual({ code: 'wrongAnswer' });
  });

  it('[row 28] the ticks go with their prompt: the same one begins anew when it comes again', () => {
    const twice: Game = { ...building, agenda: [{ kind: 'prompt', prompt: BUILD }] };
    const again = told(twice, place('tile 0,0', 'door'), DONE);
    expect(again.prompt).toEqual(BUILD);
    expect(placedIn(again)).toEqual([]);
    expect(placedIn(told(building, place('door'), { kind: 'giveUp' }))).toEqual([]);
  });

  it('[row 28] nobody has to tick: headless players only say that all is done', () => {
    expect(legalCommands(play, building)).toEqual([DONE]);
  });

  it('[saves] a game that was saved before ticks were kept has none', () => {
    const { placed: _placed, ...old } = told(building, place('door'));
    expect(placedIn(old)).toEqual([]);
    expect(placedIn(told(old, place('crate')))).toEqual(['crate']);
  });
});
