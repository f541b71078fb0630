// The line to a party server, over Colyseus' client. It is loaded when somebody plays together, and only then.

import { Client, type Room } from 'colyseus.js';
import { err, ok, type Result } from '../kernel';
import { readToDevice, writeMessage } from '../party';
import type { LineEvents, LineProblem, PartyLine, PartyPort } from '../session';

const PROBLEMS: ReadonlySet<string> = new Set<LineProblem>([
  'otherVersion',
  'full',
  'locked',
  'otherDevice',
  'noServer',
  'noRoom',
  'taken',
  'tooOften',
  'noSpace',
]);

const DROPS = ['malformed', 'flooding', 'replaced'] as const;

/** `address`: of the server, without a slash at the end. */
export function partyPort(address: string): PartyPort {
  const client = new Client(address);
  const ask = async (path: string): Promise<Readonly<Record<string, unknown>> | null> => {
    const response = await fetch(`${address}${path}`, { cache: 'no-store' });
    if (!response.headers.get('content-type')?.includes('json')) return null;
    return (await response.json()) as Readonly<Record<string, unknown>>;
  };
  return {
    isThere: async () => {
      try {
        return (await ask('/party'))?.['party'] === 1;
      } catch {
        return false;
      }
    },
    network: async () => {
      const answer = await ask('/party').catch(() => null);
      const told: unknown = answer?.['network'];
      const [first] = Array.isArray(told) ? (told as readonly unknown[]) : [];
      return typeof first === 'string' && /^\d+(?:\.\d+){3}$/.test(first) ? first : null;
    },
    open: (codes, base, hello, events) =>
      lineOf(() => client.create('party', { ...codes, base, ...hello }), events),
    join: async (code, hello, events) => {
      try {
        const found = await ask(`/party/room?code=${encodeURIComponent(code)}`);
        if (!found) return err('noServer');
        const { room, error } = found;
        if (typeof room !== 'string') return err(problemOf(error));
        return await lineOf(() => client.joinById(room, { code, ...hello }), events);
      } catch {
        return err('noServer');
      }
    },
  };
}

const problemOf = (word: unknown): LineProblem =>
  typeof word === 'string' && PROBLEMS.has(word) ? (word as LineProblem) : 'noServer';

async function lineOf(
  connect: () => Promise<Room>,
  { onMessage, onClosed }: LineEvents,
): Promise<Result<PartyLine, LineProblem>> {
  let room: Room;
  try {
    room = await connect();
  } catch (error) {
    const word = error instanceof Error ? error.message : '';
    // A room that ended between two questions.
    return err(/not found|expired|disposing/.test(word) ? 'noRoom' : problemOf(word));
  }
  let isOpen = true;
  room.onMessage('m', (text: unknown) => {
    const message = readToDevice(text);
    if (isOpen && message) onMessage(message);
  });
  room.onError(() => undefined);
  room.onLeave((_, reason) => {
    if (!isOpen) return;
    isOpen = false;
    onClosed(DROPS.find((why) => why === reason) ?? null);
  });
  return ok({
    send: (message) => {
      if (isOpen) room.send('m', writeMessage(message));
    },
    close: () => {
      isOpen = false;
      void room.leave();
    },
  });
}
