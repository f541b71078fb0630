// A campaign on two devices, through the session, over a room in memory: the shop, a mission and its end.

import { afterEach, describe, expect, it } from 'vitest';
import { advanceCampaign, type CampaignCommand } from '../../src/campaign';
import { stateSum, type PartyWho } from '../../src/party';
import { campaignPlayOf, type PartyGame, type RunningCampaign } from '../../src/session';
import { campaignSetup } from '../campaign/sampleCampaign';
import { toldValue, valueOf } from './gamesOn';
import { partyServer, tableDevice, type TableDevice } from './partyTable';

const who = (name: string): PartyWho => ({ name, role: 'player', heroes: [] });

const until = async (holds: () => boolean, what: string): Promise<void> => {
  const end = Date.now() + 20_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

async function campaignOn({ game }: TableDevice): Promise<RunningCampaign> {
  const opened = await game(1);
  if (opened.kind !== 'campaign') throw new Error('no campaign');
  return opened.running;
}

const LOST: readonly CampaignCommand[] = [
  { kind: 'begin', mission: 'prologue', ally: null, tracked: false },
  { kind: 'play', command: { kind: 'giveUp' } },
  { kind: 'conclude' },
];

describe('[party] a campaign on two devices', () => {
  const parties: PartyGame[] = [];
  afterEach(() => {
    for (const party of parties.splice(0)) party.leave();
  });
  const stateOf = (campaign: RunningCampaign) => campaign.store.getState().game;
  const sumOf = (campaign: RunningCampaign) => stateSum(stateOf(campaign));

  async function table() {
    const server = partyServer();
    const [ada, bo] = [tableDevice(server.port, 'ada'), tableDevice(server.port, 'bo')];
    const opened = valueOf(await ada.games.begin(1, campaignSetup()));
    const first = await campaignOn(ada);
    for (const command of LOST) await toldValue(first.dispatch(command));
    const adas = valueOf(await ada.parties.open(1, opened, who('Ada')));
    parties.push(adas);
    await until(() => adas.store.getState().mode === 'together', 'Ada is there');
    expect(await bo.parties.join(adas.store.getState().code, who('Bo'))).toEqual({ ok: true, value: 1 });
    const bos = bo.parties.of(1);
    if (!bos) throw new Error('Bo has no party');
    parties.push(bos);
    const second = await campaignOn(bo);
    await until(
      () => bos.store.getState().mode === 'together' && sumOf(second) === sumOf(first),
      'Bo has caught up',
    );
    return { first, second, adas, bos };
  }

  it('[party 29] two buy the same item at once: one gets it, the other hears who was quicker', async () => {
    const { first, second, adas, bos } = await table();
    const { stock, credits } = stateOf(first);
    const [item] = stock;
    if (item === undefined) throw new Error('the shop is empty');
    const outcomes = await Promise.all(
      [first, second].map(async (campaign) => {
        const step = campaign.dispatch({ kind: 'buy', item });
        return step.ok === 'later' ? step.told : step;
      }),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: 'late' } });
    await until(() => sumOf(second) === sumOf(first), 'both see the same');
    expect(stateOf(second).stock).toEqual(stock.slice(1));
    expect(stateOf(second).credits).toBeLessThan(credits);
    const [slower, name] = outcomes[0]?.ok ? [bos, 'Ada'] : [adas, 'Bo'];
    expect(slower.store.getState().quicker).toBe(name);
    // A second try is refused by the rules: the item is gone, and the credits were paid once.
    expect(second.dispatch({ kind: 'buy', item })).toMatchObject({ ok: 'later' });
    await until(() => sumOf(second) === sumOf(first), 'nothing changed');
    expect(stateOf(first).credits).toBe(stateOf(second).credits);
  });

  it('[party 29] a mission of the campaign is begun on one device and ended on the other', async () => {
    const { first, second } = await table();
    const play = campaignPlayOf(first.setup.kit);
    const begin = (mission: string) => ({ kind: 'begin', mission, ally: null, tracked: false }) as const;
    const next = play.kit.campaign.missions.find(
      ({ mission }) => advanceCampaign(play, stateOf(first), begin(mission)).ok,
    );
    if (!next) throw new Error('no mission is open');
    const told = async (campaign: RunningCampaign, command: CampaignCommand) => {
      const step = campaign.dispatch(command);
      return step.ok === 'later' ? step.told : step;
    };
    expect((await told(first, begin(next.mission))).ok).toBe(true);
    await until(() => stateOf(second).running !== null, 'Bo is in the mission');
    expect((await told(second, { kind: 'play', command: { kind: 'giveUp' } })).ok).toBe(true);
    expect((await told(second, { kind: 'conclude' })).ok).toBe(true);
    await until(() => stateOf(first).running === null && sumOf(first) === sumOf(second), 'Ada is back');
  });
});
