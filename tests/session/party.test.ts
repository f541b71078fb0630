// Running games on several devices: real missions in real slots, through the session, over a room in memory.

import { afterEach, describe, expect, it } from 'vitest';
import { legalCommands, type Command, type Game, type Setup } from '../../src/mission';
import { kitFor } from '../../src/packs';
import { stateSum, type PartyWho } from '../../src/party';
import { playOf, type PartyGame } from '../../src/session';
import { unpackKit, packKit } from '../../src/session/party/kit';
import { setupChecksum } from '../../src/saves';
import { packWith } from '../packs/missionSamples';
import { partyServer, tableDevice, type TableDevice } from './partyTable';
import { keptParties, memoryFiles, readServer } from '../../src/session';
import { valueOf } from './gamesOn';

const who = (name: string): PartyWho => ({ name, role: 'player', heroes: [] });

function setupOf(seed = 'a'): Setup {
  const party = { heroes: [{ id: 'ada' }, { id: 'bo' }] };
  return {
    kit: valueOf(kitFor(packWith(), 'sample', party, [])),
    seed,
    party,
    difficulty: 'normal',
    tracked: false,
  };
}

const until = async (holds: () => boolean, what: string): Promise<void> => {
  const end = Date.now() + 20_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

async function missionOn({ game }: TableDevice, slot: 1 | 2 = 1) {
  const opened = await game(slot);
  if (opened.kind !== 'mission') throw new Error('no mission');
  return opened.running;
}
type Mission = Awaited<ReturnType<typeof missionOn>>;

const commandsOf = ({ setup, store }: Mission): readonly Command[] =>
  legalCommands(playOf(setup.kit), store.getState().game);
const firstOf = (mission: Mission): Command => {
  const [command] = commandsOf(mission);
  if (!command) throw new Error('nothing to do');
  return command;
};
const told = async (step: ReturnType<Mission['dispatch']>) => (step.ok === 'later' ? step.told : step);
const sumOf = (mission: Mission): string => stateSum(mission.store.getState().game satisfies Game);

describe('[party] a mission on two devices', () => {
  const parties: PartyGame[] = [];
  afterEach(() => {
    for (const party of parties.splice(0)) party.leave();
  });
  const together = (...games: readonly PartyGame[]) =>
    until(() => games.every((game) => game.store.getState().mode === 'together'), 'all are together');

  /** Ada has played a few commands, opens a party, and Bo joins. */
  async function table() {
    const server = partyServer();
    const ada = tableDevice(server.port, 'ada');
    const kept = { files: memoryFiles(), records: { device: 'bo', key: 'k', server: '', slots: {} } };
    const bo = tableDevice(server.port, 'bo', kept);
    const opened = valueOf(await ada.games.begin(1, setupOf()));
    const first = await missionOn(ada);
    for (let played = 0; played < 3; played++) await told(first.dispatch(firstOf(first)));
    const adas = valueOf(await ada.parties.open(1, opened, who('Ada')));
    parties.push(adas);
    await together(adas);
    const { code, watch } = adas.store.getState();
    expect(await bo.parties.join(code, who('Bo'))).toEqual({ ok: true, value: 1 });
    const bos = bo.parties.of(1);
    if (!bos) throw new Error('Bo has no party');
    parties.push(bos);
    await together(adas, bos);
    const second = await missionOn(bo);
    await until(() => sumOf(first) === sumOf(second), 'Bo has caught up');
    return { server, ada, bo, adas, bos, first, second, code, watch, kept };
  }

  it('[party 6, party 8] the second device gets the kit and what was played, into a slot of its own', async () => {
    const { first, second } = await table();
    expect(second.store.getState()).toMatchObject({ cursor: first.store.getState().cursor, shared: true });
    expect(second.setup).toEqual(first.setup);
  });

  it('[party 3, party 5] a tap is done on both when it is accepted, and not before', async () => {
    const { first, second } = await table();
    const before = sumOf(first);
    const step = first.dispatch(firstOf(first));
    expect(step.ok).toBe('later');
    expect(sumOf(first)).toBe(before);
    expect((await told(step)).ok).toBe(true);
    await until(() => sumOf(second) === sumOf(first), 'Bo sees it');
    expect(sumOf(first)).not.toBe(before);
  });

  it('[party 5] the same tap at the same moment: one counts, the other hears who was quicker', async () => {
    const { first, second, adas, bos } = await table();
    const { cursor } = first.store.getState();
    const outcomes = await Promise.all(
      [first, second].map((mission) => told(mission.dispatch(firstOf(mission)))),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: 'late' } });
    await until(() => sumOf(second) === sumOf(first), 'both see the same');
    expect(first.store.getState().cursor).toBe(cursor + 1);
    const isAdaFirst = outcomes[0]?.ok;
    expect((isAdaFirst ? bos : adas).store.getState().quicker).toBe(isAdaFirst ? 'Ada' : 'Bo');
  });

  it('[party 4] undo takes back what another device did, for everybody', async () => {
    const { first, second } = await table();
    const before = sumOf(first);
    await told(first.dispatch(firstOf(first)));
    await until(() => sumOf(second) !== before, 'Bo sees it');
    const undone = second.undo();
    expect((undone.ok === 'later' ? await undone.told : undone).ok).toBe(true);
    await until(() => sumOf(first) === before && sumOf(second) === before, 'both are back');
  });

  it('[party 3] what the rules refuse is not even sent', async () => {
    const { first, server } = await table();
    const entries = server.room()?.list().entries.length;
    expect(
      await told(first.dispatch({ kind: 'defeatGroup', group: 'nobody' } as unknown as Command)),
    ).toMatchObject({ ok: false });
    expect(server.room()?.list().entries).toHaveLength(entries ?? -1);
  });

  it('[party 3] a tap that the rules fall over is refused, and its error is noted with it', async () => {
    const noted: unknown[] = [];
    const { port } = partyServer();
    const ada = tableDevice(port, 'ada', undefined, undefined, (...trouble) => noted.push(trouble));
    const party = valueOf(
      await ada.parties.open(1, valueOf(await ada.games.begin(1, setupOf())), who('Ada')),
    );
    parties.push(party);
    await together(party);
    const mission = await missionOn(ada);
    const before = sumOf(mission);
    const command = { kind: 'place', steps: null } as never;
    expect(await told(mission.dispatch(command))).toMatchObject({ ok: false });
    expect(sumOf(mission)).toBe(before);
    expect(noted).toEqual([[expect.any(Error), command]]);
  });

  it('[party 8] the server dies and comes back: the room opens again, and play goes on', async () => {
    const { server, first, second, adas, bos } = await table();
    server.die();
    expect(await told(first.dispatch(firstOf(first)))).toEqual({ ok: false, error: { code: 'away' } });
    server.comeBack();
    await together(adas, bos);
    expect((await told(second.dispatch(firstOf(second)))).ok).toBe(true);
    await until(() => sumOf(first) === sumOf(second), 'both see the same');
  });

  it('[party 8] a device that is started anew comes back by itself', async () => {
    const { server, bo, bos, first, kept } = await table();
    await told(first.dispatch(firstOf(first)));
    bos.leave();
    const again = tableDevice(server.port, 'bo', { files: kept.files, records: bo.records.getState() });
    await told(first.dispatch(firstOf(first)));
    const game = await again.game(1);
    const [taken, sameTaken] = await Promise.all([
      again.parties.takeUp(1, game),
      again.parties.takeUp(1, game),
    ]);
    // Two lines of one device would drop each other.
    expect(sameTaken).toBe(taken);
    if (!taken) throw new Error('no party');
    parties.push(taken);
    await together(taken);
    const mission = await missionOn(again);
    await until(() => sumOf(mission) === sumOf(first), 'it has caught up');
  });

  it('[party 10] two evenings: the players choose, and the other evening lies in a slot of its own', async () => {
    const { server, bo, adas, bos, first, second } = await table();
    server.die();
    adas.goAlone();
    bos.goAlone();
    const [one, other] = commandsOf(first);
    if (!one || !other) throw new Error('only one way');
    expect((await told(first.dispatch(one))).ok).toBe(true);
    expect((await told(second.dispatch(other))).ok).toBe(true);
    const left = sumOf(second);
    adas.comeBack();
    // Nobody answers yet: it tries, and no tap counts meanwhile.
    expect(adas.store.getState().mode).toBe('away');
    server.comeBack();
    await together(adas);
    bos.comeBack();
    await until(() => bos.store.getState().mode === 'forked', 'Bo is asked');
    expect(sumOf(second)).toBe(left);
    await bos.takeTheirs();
    await together(adas, bos);
    await until(() => sumOf(second) === sumOf(first), 'Bo plays the evening of the party');
    expect(sumOf(await missionOn(bo, 2))).toBe(left);
  });

  it('[party 14] who watches sees everything and changes nothing', async () => {
    const { server, first, watch } = await table();
    const watcher = tableDevice(server.port, 'w');
    expect(await watcher.parties.join(watch, who('W'))).toEqual({ ok: true, value: 1 });
    const party = watcher.parties.of(1);
    if (!party) throw new Error('no party');
    parties.push(party);
    await together(party);
    const mission = await missionOn(watcher);
    await until(() => sumOf(mission) === sumOf(first), 'it has caught up');
    const before = sumOf(first);
    const outcome = await told(mission.dispatch(firstOf(mission)));
    expect(outcome).toEqual({ ok: false, error: { code: 'watching' } });
    expect([sumOf(first), sumOf(mission)]).toEqual([before, before]);
  });

  /** Every eight entries the devices compare their states. */
  const playToComparison = async (mission: Mission, party: PartyGame) => {
    do await told(mission.dispatch(firstOf(mission)));
    while (party.store.getState().number % 8 !== 0);
  };

  it('[party 24, party 25] seats and votes reach the others, also after the server was lost', async () => {
    const { server, adas, bos } = await table();
    adas.setWho({ name: 'Ada', role: 'player', heroes: ['ada'], empire: true });
    bos.vote('go');
    const seenBy = (party: PartyGame) =>
      party.store
        .getState()
        .members.map(({ name, heroes, empire, vote }) => [name, heroes, empire, vote?.choice]);
    const wanted = [
      ['Ada', ['ada'], true, undefined],
      ['Bo', [], undefined, 'go'],
    ];
    const isSaid = (party: PartyGame) => JSON.stringify(seenBy(party).toSorted()) === JSON.stringify(wanted);
    await until(() => isSaid(adas) && isSaid(bos), 'both know it');
    server.die();
    server.comeBack();
    await together(adas, bos);
    await until(() => isSaid(adas) && isSaid(bos), 'both know it again');
  });

  it('[party 7] a phone whose state went astray plays everything anew', async () => {
    const { first, second, adas } = await table();
    const right = sumOf(first);
    // A copy of the state that something has damaged.
    await second.adopt({ ...second.journal(), cursor: 1 } as ReturnType<typeof second.journal>);
    expect(sumOf(second)).not.toBe(right);
    await playToComparison(first, adas);
    await until(() => sumOf(second) === sumOf(first), 'Bo is right again');
  });

  it('[party 7] a phone whose kit is damaged gets kit and commands again', async () => {
    const { first, second, adas, bo } = await table();
    Object.assign(second.setup, { seed: 'damaged' });
    Object.assign(second.setup.kit.mission, { title: 'nonsense' });
    const taken = bo.parties.of(1);
    if (!taken) throw new Error('no party');
    await second.adopt({ ...second.journal(), cursor: 1 } as ReturnType<typeof second.journal>);
    await playToComparison(first, adas);
    await until(() => bo.parties.of(1) !== taken && bo.parties.of(1) !== null, 'the kit came again');
    const fresh = bo.parties.of(1);
    if (!fresh) throw new Error('no party');
    parties.push(fresh);
    await together(fresh);
    const third = await missionOn(bo);
    await until(() => sumOf(third) === sumOf(first), 'Bo is right again');
    expect(third.setup).toEqual(first.setup);
  });

  it('[party 13] a device without a free slot, or with a wrong code, stays outside', async () => {
    const { server, code } = await table();
    const full = tableDevice(server.port, 'full');
    for (const slot of [1, 2, 3, 4, 5, 6] as const)
      valueOf(await full.games.begin(slot, setupOf(`s${slot}`)));
    expect(await full.parties.join(code, who('F'))).toEqual({ ok: false, error: 'noSlot' });
    expect(await tableDevice(server.port, 'x').parties.join('AAAAAAAA', who('X'))).toEqual({
      ok: false,
      error: 'noRoom',
    });
  });
});

describe('[party] a server elsewhere', () => {
  it.each([
    ['http://192.168.0.7:4173', 'http://192.168.0.7:4173'],
    [' 192.168.0.7:4173 ', 'http://192.168.0.7:4173'],
    ['https://redcell.example/join?code=KXQF7M2P', 'https://redcell.example'],
    ['javascript:alert(1)', null],
    ['http://', null],
    ['', null],
    [7, null],
    [`http://${'x'.repeat(300)}`, null],
  ])('[party 30] as typed: %j', (typed, server) => expect(readServer(typed)).toBe(server));

  it('[party 30] is asked for parties to come, and stays that of its parties', async () => {
    const server = partyServer();
    const asked: string[] = [];
    const device = tableDevice(server.port, 'ada', undefined, (address) => asked.push(address));
    const game = valueOf(await device.games.begin(1, setupOf()));
    device.parties.setServer('http://192.168.0.7:4173');
    const party = valueOf(await device.parties.open(1, game, who('Ada')));
    expect(device.records.getState().slots[1]).toMatchObject({ server: 'http://192.168.0.7:4173' });
    device.parties.setServer('');
    party.leave();
    expect(new Set(asked)).toEqual(new Set(['http://192.168.0.7:4173']));
    const kept = keptParties.parse(JSON.parse(JSON.stringify(device.records.getState())));
    expect(kept.slots[1]?.server).toBe('http://192.168.0.7:4173');
  });
});

describe('[party] a kit from elsewhere', () => {
  const setup = setupOf();
  const base = setupChecksum(setup);

  it('[party 6] comes out as it went in', () =>
    expect(valueOf(unpackKit(packKit(setup) ?? [], base))).toEqual(setup));

  it.each<readonly [string, readonly string[]]>([
    ['another game', packKit(setupOf('other')) ?? []],
    ['no letters of ours', ['%%%']],
    ['no zip', [btoa('no zip')]],
    ['nothing', []],
    ['half of it', [(packKit(setup) ?? []).join('').slice(0, 200)]],
  ])('[party 6] is refused: %s', (_, parts) =>
    expect(unpackKit(parts, base)).toEqual({ ok: false, error: 'badKit' }),
  );

  it.each<readonly [string, unknown]>([
    ['no setup', 5],
    ['without a kit', { seed: 'a' }],
    ['a kit with problems', { ...setup, kit: { ...setup.kit, mission: { title: 'x' } } }],
    ['a campaign without anything', { kind: 'campaign' }],
  ])('[party 6] whose checksum fits is refused all the same: %s', (_, bad) =>
    expect(unpackKit(packKit(bad) ?? [], setupChecksum(bad))).toEqual({ ok: false, error: 'badKit' }),
  );
});
