// The commands of the WebDriver standard that these tests need, and the two ways they travel: over HTTP to WebKitWebDriver, and over the
// socket that Firefox opens by itself (Marionette), since geckodriver is no package of Debian. Both speak of the same commands.

import { connect, type Socket } from 'node:net';

export const COMMANDS = {
  open: { http: ['POST', '/url'], socket: 'WebDriver:Navigate' },
  reload: { http: ['POST', '/refresh'], socket: 'WebDriver:Refresh' },
  run: { http: ['POST', '/execute/sync'], socket: 'WebDriver:ExecuteScript' },
  resize: { http: ['POST', '/window/rect'], socket: 'WebDriver:SetWindowRect' },
  act: { http: ['POST', '/actions'], socket: 'WebDriver:PerformActions' },
  click: { http: ['POST', '/element/{id}/click'], socket: 'WebDriver:ElementClick' },
  type: { http: ['POST', '/element/{id}/value'], socket: 'WebDriver:ElementSendKeys' },
} as const;

type Params = Readonly<Record<string, unknown>>;

export type Wire = {
  readonly send: (command: keyof typeof COMMANDS, params: Params) => Promise<unknown>;
};

/** `code`: a word of the standard, such as `stale element reference`. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

type Problem = { readonly error: string; readonly message: string };

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value;

async function ask(address: string, method: string, body: Params): Promise<unknown> {
  const answer = await fetch(address, { method, body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (isProblem(value)) throw new Refused(value.error, value.message);
  return value;
}

export async function openHttp(driver: string, capabilities: Params): Promise<Wire> {
  const begun = await ask(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const session = `${driver}/session/${(begun as { readonly sessionId: string }).sessionId}`;
  return {
    send: (command, params) => {
      const [method, path] = COMMANDS[command].http;
      return ask(session + path.replace('{id}', String(params['id'])), method, params);
    },
  };
}

type Waiting = { readonly done: (value: unknown) => void; readonly fail: (error: Error) => void };

/** Messages are `length:json`; a request is `[0, id, name, params]`, its answer `[1, id, problem, result]`. */
export async function openSocket(port: number): Promise<Wire> {
  const socket = await connected(port);
  const waiting = new Map<number, Waiting>();
  let next = 0;
  readMessages(socket, (message) => {
    // The first message is a greeting.
    if (!Array.isArray(message)) return;
    const [, id, problem, result] = message as [number, number, Problem | null, unknown];
    if (problem) waiting.get(id)?.fail(new Refused(problem.error, problem.message));
    else waiting.get(id)?.done(valueOf(result));
    waiting.delete(id);
  });
  socket.on('close', () => {
    for (const { fail } of waiting.values()) fail(new Error('Firefox is gone'));
  });
  const send = (name: string, params: Params): Promise<unknown> =>
    new Promise((done, fail) => {
      const id = next++;
      waiting.set(id, { done, fail });
      const text = JSON.stringify([0, id, name, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await send('WebDriver:NewSession', {});
  return { send: (command, params) => send(COMMANDS[command].socket, params) };
}

/** Some answers are wrapped as they are over HTTP. */
const valueOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'value' in result ? result.value : result;

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

function readMessages(socket: Socket, take: (message: unknown) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, Buffer.from(bytes)]);
    for (;;) {
      const colon = rest.indexOf(':');
      const end = colon + 1 + Number(rest.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || rest.length < end) return;
      take(JSON.parse(rest.subarray(colon + 1, end).toString()));
      rest = rest.subarray(end);
    }
  });
  socket.on('error', () => undefined);
}
