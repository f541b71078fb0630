// An attack of the Empire at a table of several devices: the attacked hero's device enters the dice.

import { describe, expect, it } from 'vitest';
import { advance, makePlay, resolvedWindow, startMission, type Command, type Game } from '../../src/mission';
import { kitFor } from '../../src/packs';
import type { PartyMember } from '../../src/party';
import type { PartyGame } from '../../src/session';
import { leaveOff } from '../../src/ui/mission/leftOff';
import { useMission } from '../../src/ui/mission/mission';
import { useWindow } from '../../src/ui/mission/useWindow';
import { WindowPanel } from '../../src/ui/mission/WindowPanel';
import { SeatValue } from '../../src/ui/party/seat';
import { builtIn } from '../content/missions';
import { missionHtml, readable } from './missionHtml';

const HEROES = ['diala-passil', 'gaarkhan'] as const;

/** First Steps, tracked, in the first activation of the Empire. */
async function attacked() {
  const { pack } = await builtIn();
  const party = { heroes: HEROES.map((id) => ({ id })) };
  const kit = kitFor(pack, 'first-steps', party, ['core']);
  if (!kit.ok) throw new Error(JSON.stringify(kit.error));
  const play = makePlay(kit.value);
  let { game } = startMission(
    { kit: kit.value, seed: 'lens', party, difficulty: 'normal', tracked: true },
    play,
  );
  const tell = (command: Command): void => {
    const next = advance(play, game, command);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    ({ game } = next.value);
  };
  const readOn = (): void => {
    while (game.prompt) {
      const [colour] = game.prompt.kind === 'colour' ? game.prompt.colours : [];
      tell({ kind: 'answer', answer: colour ? { kind: 'colour', colour } : { kind: 'done' } });
    }
  };
  readOn();
  tell({ kind: 'beginActivation', who: 'diala-passil' });
  readOn();
  tell({ kind: 'endActivation', who: 'diala-passil' });
  readOn();
  const pending = resolvedWindow(play, game)?.resolution.pending;
  if (pending?.kind !== 'attack') throw new Error('nobody attacks');
  const target = HEROES.find((id) => id === pending.target);
  const other = HEROES.find((id) => id !== pending.target);
  if (!target || !other) throw new Error('no hero is attacked');
  return { play, game, target, other };
}

const member = (id: string, more: Partial<PartyMember>): PartyMember => ({
  id,
  name: id,
  role: 'player',
  heroes: [],
  here: true,
  ...more,
});

function Window() {
  const table = useMission();
  const shown = useWindow(table, []);
  return table.game.window ? <WindowPanel window={table.game.window} table={shown} /> : null;
}

const ELSEWHERE = 'enters the result on another device';
const FINISHES = 'finishes this activation';

describe('[party] dice of an attack by the Empire', async () => {
  const { play, game, target, other } = await attacked();
  const hit = member('hit', { heroes: [target] });
  const idle = member('idle', { heroes: [other] });
  const board = member('board', { role: 'board' });
  const wordsOn = (me: PartyMember | null, members: readonly PartyMember[], now: Game = game): string => {
    if (now.window)
      leaveOff(play, now.round, now.window, { look: { shown: null, begun: true, pace: 'all' } });
    const seat = me && {
      party: {} as PartyGame,
      mode: 'together' as const,
      code: 'AAAAAAAA',
      watch: 'AAAAAAAAAAAA',
      me: me.id,
      who: me,
      members,
      locked: false,
      problem: null,
      quicker: null,
      number: 7,
    };
    return readable(
      missionHtml(
        play,
        now,
        <SeatValue value={seat}>
          <Window />
        </SeatValue>,
      ),
    );
  };

  it('[party 25] the device of the attacked hero rolls or enters them, though the board finishes for the Empire', () => {
    const words = wordsOn(hit, [hit, idle, board]);
    expect(words).toContain('Roll for us');
    expect(words).not.toContain(ELSEWHERE);
    expect(words).not.toContain(FINISHES);
  });

  it('[party 25] the board and the others read where they are entered', () => {
    for (const me of [board, idle]) {
      const words = wordsOn(me, [hit, idle, board]);
      expect(words).toContain(ELSEWHERE);
      expect(words).toContain('Do it here');
      expect(words).not.toContain('Roll for us');
    }
    expect(wordsOn(idle, [hit, idle, board])).toContain(FINISHES);
  });

  it('[party 25] without a connected owner, and on one device, everybody enters them', () => {
    const gone = { ...hit, here: false };
    expect(wordsOn(idle, [gone, idle])).toContain('Roll for us');
    expect(wordsOn(null, [])).toContain('Roll for us');
  });
});
