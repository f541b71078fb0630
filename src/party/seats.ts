// Who sits where: whose hero it is, who finishes for the Empire, and what a table wants that decides together. All of it
// follows from what the devices say of themselves, so a room that is opened anew knows it as soon as they are back.

import type { PartyMember } from './messages';

/** The connected device that plays a hero, if it is another one: what is private stays there. */
export function ownerElsewhere(
  members: readonly PartyMember[],
  me: string,
  hero: string,
): PartyMember | undefined {
  const owners = members.filter(({ here, heroes }) => here && heroes.includes(hero));
  return owners.some(({ id }) => id === me) ? undefined : owners[0];
}

/** The connected device that alone finishes activations of the Empire, if it is another one: the chosen one, else the board. */
export function empireElsewhere(members: readonly PartyMember[], me: string): PartyMember | undefined {
  const present = members.filter(({ here }) => here);
  const named = present.filter(({ empire }) => empire);
  const chosen = named.length > 0 ? named : present.filter(({ role }) => role === 'board');
  return chosen.some(({ id }) => id === me) ? undefined : chosen[0];
}

/** Another device that lies in the middle of the table and shows the board. */
export const boardElsewhere = (members: readonly PartyMember[], me: string): PartyMember | undefined =>
  members.find(({ id, here, role }) => here && role === 'board' && id !== me);

export const votersOf = (members: readonly PartyMember[]): readonly PartyMember[] =>
  members.filter(({ here, role }) => here && role === 'player');

export type Ballot = {
  readonly votes: readonly { readonly by: PartyMember; readonly choice: string }[];
  /** Who has still to say something. */
  readonly missing: readonly PartyMember[];
  /** What most want, once all have voted; `null`: open, or as many for one as for another. */
  readonly decided: string | null;
  /** The device that carries it out, so that not all of them do. */
  readonly teller: string | null;
};

/** Each hero has a vote; a device without a hero has one. */
export function ballotOn(members: readonly PartyMember[], on: number): Ballot {
  const voters = votersOf(members);
  const votes = voters.flatMap((by) => (by.vote?.on === on ? [{ by, choice: by.vote.choice }] : []));
  const missing = voters.filter(({ vote }) => vote?.on !== on);
  const counts = new Map<string, number>();
  for (const { by, choice } of votes)
    counts.set(choice, (counts.get(choice) ?? 0) + Math.max(1, by.heroes.length));
  const most = Math.max(0, ...counts.values());
  const leading = [...counts].filter(([, count]) => count === most).map(([choice]) => choice);
  const decided = missing.length === 0 && leading.length === 1 ? (leading[0] ?? null) : null;
  const teller = decided === null ? undefined : votes.find(({ choice }) => choice === decided)?.by.id;
  return { votes, missing, decided, teller: teller ?? null };
}

/** One device of all, the same for each of them: it does what would otherwise happen on all devices at once. */
export const leaderOf = (members: readonly PartyMember[]): string | undefined =>
  members
    .filter(({ here, role }) => here && role !== 'watcher')
    .map(({ id }) => id)
    .toSorted()[0];
