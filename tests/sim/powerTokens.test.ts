// Bots and power tokens: who attacks spends one, who is attacked spends one, and a target's tokens count when targets are weighed.

import { describe, expect, it } from 'vitest';
import { seedRandom } from '../../src/kernel';
import { advance, type Command, type Game, type Script } from '../../src/mission';
import type { PowerToken } from '../../src/rules';
import { PLAY_LIMITS, playWithBots } from '../../src/sim';
import { WEIGHTS } from '../../src/sim/bot/temper';
import { takeTurn } from '../../src/sim/table/heroTurn';
import type { BotTable } from '../../src/sim/table/table';
import { continueWindow } from '../../src/sim/table/window';
import { sampleKit } from '../mission/sample';
import { tableWith, type Table } from '../mission/table';

const HUNT: readonly Script[] = [
  {
    id: 'door-opens',
    on: { kind: 'opened', door: 'door' },
    do: [
      { kind: 'reveal', section: 'cell' },
      { kind: 'deploy', group: 'troopers' },
    ],
  },
  {
    id: 'hunted',
    on: { kind: 'groupDefeated', group: 'troopers' },
    do: [{ kind: 'win', outcome: 'escaped' }],
  },
];
const EACH_ROUND: Script = {
  id: 'armed',
  on: { kind: 'roundStart' },
  do: [
    { kind: 'powerTokens', who: 'eachHero', tokens: ['block', 'damage'] },
    { kind: 'powerTokens', who: 'group:troopers', tokens: ['evade', 'surge'] },
    { kind: 'gain', who: 'group:troopers', conditions: ['weakened'] },
  ],
};

const sit = ({ play, game }: Table): BotTable => ({
  play,
  game,
  random: seedRandom('bots'),
  commands: [],
  refused: [],
  advance: (now: Game, command: Command) => advance(play, now, command),
  onAdvance: () => undefined,
  weights: WEIGHTS.steady,
  hits: new Map(),
  uses: new Map(),
});

/** Ada and the troopers see each other. */
function fight(tokens: readonly PowerToken[]): Table {
  const table = tableWith({ scripts: HUNT }, { tracked: true });
  table.do({ kind: 'interact', thing: 'door', option: 'open' }).read();
  table.do({ kind: 'moveFigure', figure: 'ada', to: [3, 1] });
  return table.do({ kind: 'setFigure', figure: 'ada', set: { powerTokens: tokens } });
}

describe('[sim] power tokens', () => {
  it('[row 202] a bot that attacks spends one token that helps it, and keeps what helps a defence', () => {
    const table = sit(fight(['damage', 'block']));
    takeTurn(table, 'ada');
    expect(table.refused).toEqual([]);
    expect(table.game.figures['ada']?.powerTokens).toEqual(['block']);
  });

  it('[row 202] a bot that is attacked spends one, once', () => {
    const table = sit(fight(['block', 'surge']));
    let attacks = 0;
    for (let guard = 0; guard < 200 && attacks === 0 && !table.game.result; guard++) {
      const { prompt, window } = table.game;
      const pass: Command = { kind: 'answer', answer: { kind: 'done' } };
      const end: Command = { kind: 'endActivation', who: 'ada' };
      const other: Command = { kind: 'endActivation', who: 'bo' };
      const tell = (command: Command): boolean => {
        const next = advance(table.play, table.game, command);
        if (next.ok) table.game = next.value.game;
        return next.ok;
      };
      if (prompt) tell(pass);
      else if (window) {
        continueWindow(table);
        attacks = (table.game.window?.told ?? []).filter(({ answer }) => answer.kind === 'dice').length;
      } else if (!tell(end)) tell(other);
    }
    const spent = (table.game.window?.told ?? []).flatMap(({ answer }) =>
      answer.kind === 'dice' ? [answer.token] : [],
    );
    expect(spent[0]).toBe('block');
  });

  it('[rows 200 and 204] whole games with tokens and Weakened in every round come to an end, and nothing is refused', () => {
    const kit = sampleKit({ scripts: [...HUNT, EACH_ROUND] });
    for (const seed of ['1', '2', '3']) {
      const setup = {
        kit,
        seed,
        party: { heroes: [{ id: 'ada' }, { id: 'bo' }] },
        difficulty: 'normal',
        tracked: true,
      } as const;
      const played = playWithBots(setup, { seed, temper: 'steady', limits: PLAY_LIMITS });
      expect({ end: played.end, refused: played.refused }).toEqual({ end: 'over', refused: [] });
      for (const { powerTokens } of Object.values(played.game.figures))
        expect(powerTokens.length).toBeLessThanOrEqual(2);
    }
  });
});
