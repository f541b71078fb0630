// The real server, over real sockets: evenings by chance with cut lines and a server that is killed, smaller than in the model.

import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { ballotOn, type PartyStep } from '../../src/party';
import { diceOf } from '../party/network';
import { sized } from '../sized';
import { killAll, startParty } from './processes';
import { codesBy, socketPhone, until } from './phones';

const play = (command: unknown): PartyStep => ({ kind: 'play', command });
const wordsOf = (value: unknown): string => JSON.stringify(value);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('[party] over sockets', () => {
  afterAll(killAll);

  it('[party 1, party 5] two taps at the same moment: one is accepted, the other learns who was quicker', async () => {
    const server = await startParty();
    const codes = codesBy(diceOf('two taps'));
    const [ada, bo] = ['ada', 'bo'].map((id) => socketPhone(server.address, codes, id));
    if (!ada || !bo) throw new Error('no phones');
    expect(await ada.come()).toBeNull();
    expect(await bo.come()).toBeNull();
    await until(() => [ada, bo].every((phone) => phone.machine().mode() === 'together'), 'both are together');
    const taps = [ada, bo].map((phone) => phone.tap(play({ open: 'crate' })));
    await until(() => ada.told.size + bo.told.size === 2, 'both taps are told');
    const outcomes = [ada.told.get(taps[0] ?? ''), bo.told.get(taps[1] ?? '')];
    expect(outcomes.map((outcome) => outcome?.kind).toSorted()).toEqual(['accepted', 'late']);
    const [winner] = ada.machine().list().entries;
    expect(outcomes.find((outcome) => outcome?.kind === 'late')).toEqual({ kind: 'late', entry: winner });
    expect(bo.machine().list()).toEqual(ada.machine().list());
    await server.kill();
  });

  it('[party 8, party 9, party 10, party 24, party 25] lines are cut and the server is killed: all end with one list, nothing lost', async () => {
    for (let evening = 0; evening < sized(2, 12); evening++) {
      const dice = diceOf(`loopback ${evening}`);
      let server = await startParty();
      const codes = codesBy(dice);
      const phones = ['a', 'b', 'c', 'd'].map((id) => socketPhone(() => server.address, codes, id));
      const accepted = new Set<string>();
      const late = new Set<string>();
      for (let turn = 0; turn < 120; turn++) {
        const phone = phones[dice.below(phones.length)];
        if (!phone) continue;
        const drawn = dice.below(100);
        if (phone.line() === null) await phone.come();
        else if (drawn < 6) phone.cut();
        else if (drawn < 8) {
          await server.kill();
          for (const other of phones) other.cut();
          server = await startParty();
        } else if (drawn < 14) phone.remind();
        else if (drawn < 18) {
          const { vote: _, ...who } = phone.machine().who();
          phone.setWho(
            dice.chance(50)
              ? { ...who, heroes: [`h${dice.below(3)}`], role: dice.chance(30) ? 'board' : 'player' }
              : { ...who, vote: { on: turn, choice: dice.chance(50) ? 'yes' : 'no' } },
          );
        } else if (phone.machine().mode() === 'forked') phone.takeTheirs();
        else phone.tap(drawn < 25 ? { kind: 'undo' } : play(turn));
        if (dice.chance(30)) await pause(dice.below(8));
      }
      const settled = () =>
        new Set(phones.map((phone) => phone.machine().list().chains.at(-1))).size === 1 &&
        phones.every((phone) => phone.machine().mode() === 'together') &&
        new Set(phones.map((phone) => wordsOf(phone.machine().members()))).size === 1 &&
        // What a cut line swallowed is said again with the next reminder.
        phones.every((phone) => {
          const {
            id: _,
            here,
            ...who
          } = phone
            .machine()
            .members()
            .find(({ id }) => id === phone.id) ?? {};
          return here === true && isDeepStrictEqual(who, phone.machine().who());
        });
      for (let round = 0; round < 40 && !settled(); round++) {
        for (const phone of phones) {
          await phone.come();
          if (phone.machine().mode() === 'forked') phone.takeTheirs();
          phone.remind();
        }
        await pause(100);
      }
      for (const { told } of phones)
        for (const [id, { kind }] of told)
          if (kind !== 'unknown') (kind === 'accepted' ? accepted : late).add(id);
      expect(settled()).toBe(true);
      const members = phones[0]?.machine().members() ?? [];
      for (const phone of phones)
        expect(members.find(({ id }) => id === phone.id)).toEqual({
          ...phone.machine().who(),
          id: phone.id,
          here: true,
        });
      expect(ballotOn(members, -1).votes).toEqual([]);
      const kept = new Set(
        phones
          .flatMap((phone) => [phone.machine().list(), ...phone.shelf])
          .flatMap(({ entries }) => entries.map(({ id }) => id)),
      );
      expect([...accepted].filter((id) => !kept.has(id))).toEqual([]);
      expect([...late].filter((id) => kept.has(id))).toEqual([]);
      expect(accepted.size).toBeGreaterThan(10);
      for (const phone of phones) phone.cut();
      await server.kill();
    }
  });
});
