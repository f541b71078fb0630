// What the screens of a mission show of a table of several devices: own heroes, what is done elsewhere, and votes.

import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Prompt } from '../../src/mission';
import type { PartyMember, PartyWho } from '../../src/party';
import type { PartyGame } from '../../src/session';
import { BallotView } from '../../src/ui/party/BallotView';
import { SeatValue, type Seat } from '../../src/ui/party/seat';
import { MomentBar } from '../../src/ui/mission/cards/MomentBar';
import { HeroPanel } from '../../src/ui/mission/HeroPanel';
import { Portraits } from '../../src/ui/mission/Portraits';
import { PromptView } from '../../src/ui/mission/prompts/PromptView';
import { tableWith } from '../mission/table';
import { missionHtml, readable, textHtml } from './missionHtml';

const member = (id: string, more: Partial<PartyMember> = {}): PartyMember => ({
  id,
  name: `${id}'s phone`,
  role: 'player',
  heroes: [],
  here: true,
  ...more,
});
const ADA = member('a', { heroes: ['ada'] });
const BO = member('b', { heroes: ['bo'] });
const TABLET = member('t', { role: 'board' });

const seatOf = (me: PartyMember, members: readonly PartyMember[]): Seat => ({
  party: {} as PartyGame,
  mode: 'together',
  code: 'AAAAAAAA',
  watch: 'AAAAAAAAAAAA',
  me: me.id,
  who: me satisfies PartyWho,
  members,
  locked: false,
  problem: null,
  quicker: null,
  number: 7,
});

const table = tableWith({}, { party: { heroes: [{ id: 'ada' }, { id: 'bo' }] } });
const shownTo = (seat: Seat | null, part: ReactNode): string =>
  missionHtml(table.play, table.game, <SeatValue value={seat}>{part}</SeatValue>);

describe('[party] own heroes', () => {
  it('[party 25, row 380] come first and large; on one device nobody does', () => {
    const html = shownTo(seatOf(BO, [ADA, BO]), <Portraits />);
    const [own, foreign] = [html.indexOf('portrait-own'), html.indexOf('portrait-foreign')];
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(foreign);
    expect(html.slice(own, foreign)).toContain('Bo');
    expect(shownTo(null, <Portraits />)).not.toContain('portraits-shared');
  });

  it('[party 25] cards of others stay with them, unless their device is gone', () => {
    const panel = <HeroPanel id="ada" />;
    const words = (seat: Seat | null) => readable(shownTo(seat, panel));
    expect(words(seatOf(BO, [ADA, BO]))).toContain('cards are on another device');
    expect(words(seatOf(ADA, [ADA, BO]))).not.toContain('another device');
    expect(words(seatOf(BO, [{ ...ADA, here: false }, BO]))).not.toContain('another device');
    expect(words(null)).not.toContain('another device');
    expect(shownTo(seatOf(BO, [ADA, BO]), <MomentBar />)).toBe('');
  });
});

describe('[party] what is done elsewhere', () => {
  const test = {
    kind: 'test',
    says: { text: 'x', with: {} },
    attributes: ['strength'],
    heroes: ['ada'],
    before: 0,
  } as unknown as Prompt;
  const story = { kind: 'message', rules: 'x', with: {} } as unknown as Prompt;
  const words = (seat: Seat, prompt: Prompt) => readable(shownTo(seat, <PromptView prompts={[prompt]} />));

  it('[party 25] dice are entered on the device of the hero who rolls', () => {
    expect(words(seatOf(BO, [ADA, BO]), test)).toContain('enters the result on another device');
    expect(words(seatOf(BO, [ADA, BO]), test)).toContain('Do it here');
  });

  it('[party 26, row 381] a story is read from the board; without one, from every device', () => {
    const elsewhere = 'The board shows what to read and place';
    expect(words(seatOf(ADA, [ADA, BO, TABLET]), story)).toContain(elsewhere);
    expect(words(seatOf(TABLET, [ADA, BO, TABLET]), story)).not.toContain(elsewhere);
    expect(words(seatOf(ADA, [ADA, BO]), story)).not.toContain(elsewhere);
  });
});

describe('[party] a vote', () => {
  const shown = (ballot: Parameters<typeof BallotView>[0]['ballot']) =>
    readable(textHtml(<BallotView ballot={ballot} wordsOf={(choice) => choice.toUpperCase()} />));

  it('[party 24, row 382] says who wants what, who is missing, and when it is tied', () => {
    const votes = [{ by: ADA, choice: 'go' }];
    const open = shown({ votes, missing: [BO], decided: null, teller: null });
    expect(open).toMatch(/a.{1,6}s phone\s+GO/);
    expect(open).toMatch(/Waiting for b.{1,6}s phone/);
    const tied = shown({
      votes: [...votes, { by: BO, choice: 'stay' }],
      missing: [],
      decided: null,
      teller: null,
    });
    expect(tied).toContain('The vote is tied');
  });
});
