// Games with the longest names of the boxes in them, made without a browser. They lie in the first slot before the app starts.

import { advance, makePlay, startMission, type Command, type Setup } from '../../src/mission';
import { kitFor, type MissionId, type Pack } from '../../src/packs';
import { builtIn } from '../content/missions';
import { savedCampaign } from './campaignSaves';
import { answerTo } from './lensSaves';
import { exported } from './windowSaves';

const PARTY = ['gideon-argus', 'mak-eshkarey', 'diala-passil', 'gaarkhan'];
const LONG_ITEMS = ['marksman-barrel', 'balanced-hilt', 'survival-gear'];
/** Their cards have orders, and long names in both languages. */
const FOES = ['trandoshan-hunter-elite', 'imperial-officer-elite', 'royal-guard-champion'];

/** First Steps with other enemies and an ally, in its first round. */
export async function savedLongMission(tracked: boolean): Promise<string> {
  const { pack } = await builtIn();
  const party = { heroes: PARTY.map((id) => ({ id })), ally: 'rebel-saboteur' };
  const brought = kitFor(withLongNames(pack), 'first-steps', party, ['core', 'pack-rebel-saboteurs']);
  if (!brought.ok) throw new Error(JSON.stringify(brought.error));
  const kit = brought.value;
  const setup: Setup = { kit, seed: 'long', party, difficulty: 'normal', tracked };
  const play = makePlay(kit);
  let { game } = startMission(setup, play);
  const told: Command[] = [];
  for (let answer = answerTo(game); answer; answer = answerTo(game)) {
    const next = advance(play, game, { kind: 'answer', answer });
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    told.push({ kind: 'answer', answer });
    ({ game } = next.value);
  }
  return exported(setup, told);
}

function withLongNames(pack: Pack): Pack {
  const mission = pack.missions.get('first-steps' as MissionId);
  if (!mission) throw new Error('no mission to play');
  const groups = mission.groups.map((group, index) => ({
    ...group,
    cards: [{ card: FOES[index % FOES.length] ?? '' }],
  }));
  const { ally: _, ...others } = mission;
  const missions = new Map(pack.missions).set(mission.id as MissionId, { ...others, groups });
  return { ...pack, missions };
}

/** Before the first mission, with long names in the ship. */
export const savedLongCampaign = (): Promise<string> =>
  savedCampaign([], { credits: 2000, items: LONG_ITEMS }, PARTY);
