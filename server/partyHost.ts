// A room of the server: sockets and a clock for the pure room of src/party. Nothing is decided here.

import { randomUUID } from 'node:crypto';
import { Room, ServerError, type Client } from '@colyseus/core';
import { openRoom, writeMessage, type PartyRoom, type RoomAct, type ToDevice } from '../src/party';
import { claimCodes, freeCodes, RENEW_SECONDS } from './codes';
import { readArrival, readOpening } from './hello';
import type { PartyOptions } from './options';

/** Codes of errors that a device is told, beside a word for the reason. */
const REFUSED = 4100;
const DROPPED = 4101;
/** A room whose kit does not arrive was no room. */
const KIT_SECONDS = 120;

export class PartyHost extends Room {
  override autoDispose = false;
  override patchRate = 0;
  private party: PartyRoom<Client> | null = null;
  private codes: readonly string[] = [];
  private play = '';
  private timer: NodeJS.Timeout | null = null;
  private openedAt = Date.now();
  private heardAt = Date.now();
  private emptySince: number | null = Date.now();
  private limits: Pick<PartyOptions, 'emptySeconds' | 'quietSeconds'> = { emptySeconds: 0, quietSeconds: 0 };

  override async onCreate(options: unknown): Promise<void> {
    const opening = readOpening(options);
    if (!opening) throw new ServerError(REFUSED, 'malformed');
    const { code, watch, base, hello } = opening;
    // What `define` adds cannot come from a client: it is written over.
    this.limits = (options as { readonly limits: PartyOptions }).limits;
    this.codes = [code, watch];
    this.play = code;
    if (!(await claimCodes(this.presence, this.codes, this.roomId))) throw new ServerError(REFUSED, 'taken');
    const { engine, device: opener } = hello;
    this.party = openRoom<Client>({ term: randomUUID(), engine, base, watch, opener });
    this.onMessage('m', (client, text: unknown) => {
      this.heardAt = Date.now();
      if (this.party) this.carry(this.party.receive(client, text, this.heardAt));
    });
    this.timer = setInterval(
      () => void this.look(),
      Math.min(RENEW_SECONDS, this.limits.emptySeconds) * 1000,
    );
    await this.setPrivate();
  }

  override onAuth(_: Client, options: unknown): boolean {
    const arrival = readArrival(options);
    if (!arrival || !this.party) throw new ServerError(REFUSED, 'malformed');
    if (!this.codes.includes(arrival.code)) throw new ServerError(REFUSED, 'noRoom');
    const refusal = this.party.mayJoin(arrival.hello);
    if (refusal) throw new ServerError(REFUSED, refusal);
    return true;
  }

  override onJoin(client: Client, options: unknown): void {
    const arrival = readArrival(options);
    if (!arrival || !this.party) throw new ServerError(REFUSED, 'malformed');
    const who = { ...arrival.hello.who, ...(arrival.code !== this.play && { role: 'watcher' as const }) };
    this.emptySince = null;
    this.carry(this.party.join(client, { ...arrival.hello, who }, Date.now()));
  }

  override onLeave(client: Client): void {
    if (!this.party) return;
    this.carry(this.party.leave(client));
    if (this.party.lines() === 0) this.emptySince = Date.now();
  }

  override async onDispose(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await freeCodes(this.presence, this.codes, this.roomId);
  }

  private carry(acts: readonly RoomAct<Client>[]): void {
    // Most messages go to all devices: they are written once.
    const written: { message: ToDevice | null; text: string } = { message: null, text: '' };
    for (const act of acts) {
      if (act.kind === 'drop') {
        act.line.leave(DROPPED, act.why);
        continue;
      }
      if (written.message !== act.message)
        Object.assign(written, { message: act.message, text: writeMessage(act.message) });
      act.to.send('m', written.text);
    }
  }

  /** Now and then: is anybody there, and do the codes still lead here? */
  private async look(): Promise<void> {
    const now = Date.now();
    const isOver = (since: number | null, seconds: number): boolean =>
      since !== null && now - since >= seconds * 1000;
    const isDead =
      isOver(this.emptySince, this.limits.emptySeconds) ||
      isOver(this.heardAt, this.limits.quietSeconds) ||
      (!this.party?.isReady() && isOver(this.openedAt, KIT_SECONDS));
    if (isDead || !(await claimCodes(this.presence, this.codes, this.roomId))) await this.disconnect();
  }
}
