// Missions with what expansions bring, made without a browser: another party, more boxes, and a mission changed for the test.

import { makePlay, type Game, type Mission, type Play, type Setup } from '../../src/mission';
import { kitFor, type Pack } from '../../src/packs';
import { builtIn } from '../content/missions';
import { commandsTo, exported } from './windowSaves';

type Wanted = {
  readonly mission: string;
  readonly products: readonly string[];
  readonly heroes?: readonly { readonly id: string; readonly items?: readonly string[] }[];
  readonly tracked: boolean;
  readonly change: (mission: Mission) => Mission;
  readonly until: (play: Play, game: Game) => boolean;
};

const USUAL = [{ id: 'diala-passil' }, { id: 'gaarkhan' }];
const SEEDS = 60;

/** The text of a file with a game that has come as far as wanted. */
export async function savedExtra(wanted: Wanted): Promise<string> {
  const { mission, products, heroes = USUAL, tracked, change, until } = wanted;
  const { pack } = await builtIn();
  const written = pack.missions.get(mission as never);
  if (!written) throw new Error(`no mission ${mission}`);
  const changed: Pack = {
    ...pack,
    missions: new Map(pack.missions).set(written.id as never, change(written)),
  };
  const party = { heroes };
  const kit = kitFor(changed, mission, party, ['core', ...products]);
  if (!kit.ok) throw new Error(JSON.stringify(kit.error));
  const play = makePlay(kit.value);
  for (let attempt = 0; attempt < SEEDS; attempt++) {
    const setup: Setup = { kit: kit.value, seed: `extra ${attempt}`, party, difficulty: 'normal', tracked };
    const commands = commandsTo(play, setup, until);
    if (commands) return exported(setup, commands);
  }
  throw new Error('no game comes so far');
}
