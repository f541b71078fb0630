// Power tokens on the screen: signs where a figure is shown, buttons only where the game knows power tokens.

import { describe, expect, it } from 'vitest';
import { makePlay, type Game, type Kit } from '../../src/mission';
import { FigureVitals } from '../../src/ui/mission/FigureVitals';
import { missionView } from '../../src/ui/mission/boardView';
import { Portraits } from '../../src/ui/mission/Portraits';
import { Tracker } from '../../src/ui/mission/Tracker';
import { tokensToSet } from '../../src/ui/mission/powerTokens';
import { figureState, sampleGame, sampleKit, withTroopers } from '../mission/sample';
import { missionHtml, readable } from './missionHtml';

const kit = sampleKit();
const armed = { at: [0, 0], powerTokens: ['damage', 'block'], conditions: ['weakened'] } as const;
const table = (ada: Parameters<typeof figureState>[2] = armed): Game =>
  sampleGame(kit, {
    tracked: true,
    figures: { ada: figureState('ada', 'hero', ada), bo: figureState('bo', 'hero', { at: [1, 0] }) },
  });
const adaIn = (game: Game) => game.figures['ada'] ?? figureState('ada', 'hero');

describe('power tokens on the screen', () => {
  it('[row 201] the portrait has signs, heard as words', () => {
    const play = makePlay(kit);
    expect(readable(missionHtml(play, table(), <Portraits />))).toContain('(Power tokens: damage, block)');
    const bare = missionHtml(play, table({ at: [0, 0] }), <Portraits />);
    expect(readable(bare)).not.toContain('Power token');
  });

  it('[row 201] so has each figure of a group on the tracker', () => {
    const { groups, figures } = withTroopers(table());
    const first = Object.keys(figures).find((id) => id.startsWith('troopers')) ?? '';
    const hurt = {
      ...figures,
      [first]: figureState(first, 'imperial', { ...figures[first], powerTokens: ['evade'] }),
    };
    const game = { ...table(), groups, figures: hurt };
    expect(readable(missionHtml(makePlay(kit), game, <Tracker />))).toContain('Power tokens: evade');
  });

  it('[row 201] the board is handed them', () => {
    const { view } = missionView(makePlay(kit), table(), (letter: string) => letter);
    const found = view.figures.map(({ id, powerTokens }) => [id, powerTokens]);
    expect(found).toEqual([
      ['ada', ['damage', 'block']],
      ['bo', undefined],
    ]);
  });

  it('[row 203] buttons are there where the mission, its orders or its cards speak of tokens, or one is held', () => {
    const speaking = (change: Partial<Kit>): Kit => ({ ...kit, ...change });
    const { trooper } = kit.groups;
    if (!trooper) throw new Error('no orders');
    const none = figureState('ada', 'hero');
    expect(tokensToSet(kit, none)).toBeUndefined();
    expect(tokensToSet(kit, adaIn(table()))).toEqual(['damage', 'block']);
    const script = { id: 's', on: { kind: 'missionStart' }, do: [{ kind: 'powerTokens', who: 'eachHero', tokens: ['block'] }] } as const; // prettier-ignore
    expect(tokensToSet(speaking({ mission: { ...kit.mission, scripts: [script] } }), none)).toEqual([]);
    const lines = [{ do: [{ kind: 'token', token: 'block', amount: 1 } as const] }];
    const groups = { trooper: { ...trooper, lists: [{ id: 'only', lines }] } };
    expect(tokensToSet(speaking({ groups }), none)).toEqual([]);
    const html = (game: Game) => missionHtml(makePlay(kit), game, <FigureVitals ids={['ada']} />);
    expect(html(table())).toContain('Power token: evade');
    expect(html(table({ at: [0, 0] }))).not.toContain('Power token');
  });
});
