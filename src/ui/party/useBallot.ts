// A question that the whole table answers: each device says what its players want, and once all have spoken, what most want is
// told to the game, by one device.

import { useEffect, useRef } from 'react';
import { ballotOn, votersOf, type Ballot } from '../../party';
import { useSeat } from './seat';

export type Voting = {
  readonly ballot: Ballot;
  /** What this device has said. */
  readonly own: string | null;
  readonly vote: (choice: string) => void;
  readonly isVoter: boolean;
};

/** `null`: there is nobody to agree with, and a tap is the answer. */
export function useBallot(onDecided: (choice: string) => void): Voting | null {
  const seat = useSeat();
  const isOpen = seat !== null && seat.mode === 'together' && votersOf(seat.members).length > 1;
  const ballot = isOpen ? ballotOn(seat.members, seat.number) : null;
  const isOurs = ballot !== null && ballot.decided !== null && ballot.teller === seat?.me;
  const told = useRef(-1);
  useEffect(() => {
    if (!isOurs || !seat || ballot.decided === null || told.current === seat.number) return;
    told.current = seat.number;
    onDecided(ballot.decided);
    // Once for each question; whatever else is drawn meanwhile changes nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOurs, seat?.number, ballot?.decided]);
  if (!seat || !ballot) return null;
  const own = ballot.votes.find(({ by }) => by.id === seat.me)?.choice ?? null;
  return { ballot, own, vote: seat.party.vote, isVoter: seat.who.role === 'player' };
}
