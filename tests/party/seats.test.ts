// Who sits where, and what a table wants that decides together.

import { describe, expect, it } from 'vitest';
import {
  ballotOn,
  boardElsewhere,
  empireElsewhere,
  leaderOf,
  ownerElsewhere,
  readWho,
  type PartyMember,
} from '../../src/party';

const member = (id: string, more: Partial<PartyMember> = {}): PartyMember => ({
  id,
  name: id,
  role: 'player',
  heroes: [],
  here: true,
  ...more,
});
const voting = (id: string, choice: string, heroes: readonly string[] = []): PartyMember =>
  member(id, { heroes, vote: { on: 7, choice } });

describe('[party] seats', () => {
  const ada = member('ada', { heroes: ['diala'] });
  const bo = member('bo', { heroes: ['fenn', 'mak'] });
  const tablet = member('tablet', { role: 'board' });
  const table = [ada, bo, tablet];

  it('[party 25] a hero belongs to the connected device that plays it', () => {
    expect(ownerElsewhere(table, 'bo', 'diala')).toBe(ada);
    expect(ownerElsewhere(table, 'ada', 'diala')).toBeUndefined();
    expect(ownerElsewhere(table, 'ada', 'gideon')).toBeUndefined();
    expect(ownerElsewhere([{ ...ada, here: false }, bo], 'bo', 'diala')).toBeUndefined();
    // Two devices with one hero: it is at home on both.
    expect(ownerElsewhere([ada, member('cy', { heroes: ['diala'] })], 'cy', 'diala')).toBeUndefined();
  });

  it('[party 26] the board is a device of its own, for all but itself', () => {
    expect(boardElsewhere(table, 'ada')).toBe(tablet);
    expect(boardElsewhere(table, 'tablet')).toBeUndefined();
    expect(boardElsewhere([ada, { ...tablet, here: false }], 'ada')).toBeUndefined();
  });

  it('[party 27] anyone finishes for the Empire, unless a connected device was chosen or is the board', () => {
    expect(empireElsewhere([ada, bo], 'ada')).toBeUndefined();
    expect(empireElsewhere(table, 'ada')).toBe(tablet);
    expect(empireElsewhere(table, 'tablet')).toBeUndefined();
    const chosen = { ...bo, empire: true } as const;
    expect(empireElsewhere([ada, chosen, tablet], 'ada')).toBe(chosen);
    expect(empireElsewhere([ada, chosen], 'bo')).toBeUndefined();
    expect(empireElsewhere([ada, { ...chosen, here: false }], 'ada')).toBeUndefined();
  });

  it('[party 28] one device leads, the same for all, and never one that watches', () => {
    expect(leaderOf([member('b'), member('a', { role: 'watcher' }), member('c')])).toBe('b');
    expect(leaderOf([member('b', { here: false }), member('c')])).toBe('c');
  });
});

describe('[party] votes', () => {
  it('[party 24] nothing is decided before all have voted', () => {
    const open = ballotOn([voting('ada', 'go'), member('bo')], 7);
    expect(open).toMatchObject({ decided: null, teller: null, missing: [{ id: 'bo' }] });
  });

  it('[party 24] most votes decide, and one of those who wanted it carries it out', () => {
    const table = [voting('ada', 'stay'), voting('bo', 'go'), voting('cy', 'go')];
    expect(ballotOn(table, 7)).toMatchObject({ decided: 'go', teller: 'bo', missing: [] });
  });

  it('[party 24] each hero has a vote, a device without one has one', () => {
    expect(ballotOn([voting('ada', 'stay', ['x', 'y']), voting('bo', 'go')], 7).decided).toBe('stay');
    expect(ballotOn([voting('ada', 'stay', ['x']), voting('bo', 'go')], 7).decided).toBeNull();
  });

  it('[party 24] boards, watchers, devices that are gone and votes about something else do not count', () => {
    const table = [
      voting('ada', 'go'),
      { ...voting('tablet', 'stay'), role: 'board' as const },
      { ...voting('w', 'stay'), role: 'watcher' as const },
      { ...voting('bo', 'stay'), here: false },
    ];
    expect(ballotOn(table, 7)).toMatchObject({ decided: 'go', teller: 'ada' });
    expect(ballotOn(table, 8)).toMatchObject({ decided: null, votes: [], missing: [{ id: 'ada' }] });
  });

  it('[party 13] what is no vote is none', () => {
    const who = { name: 'a', role: 'player', heroes: [] };
    expect(readWho({ ...who, vote: { on: -1, choice: 'x' }, empire: 'yes' })).toEqual(who);
    expect(readWho({ ...who, vote: { on: 1, choice: 'x'.repeat(500) } })).toEqual(who);
    expect(readWho({ ...who, vote: { on: 1, choice: 'go' }, empire: true })).toEqual({
      ...who,
      vote: { on: 1, choice: 'go' },
      empire: true,
    });
  });
});
