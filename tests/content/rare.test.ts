// Scripts that bots never came to (docs/balance.md): played by chance, with everything behind them that a campaign could
// have left, each of them runs.

import { beforeAll, describe, expect, it } from 'vitest';
import { makePlay, productsOfShapes, type Mission } from '../../src/mission';
import { kitFor, type MissionId, type Pack } from '../../src/packs';
import { playRandomly } from '../../src/sim';
import { rare } from './balanceTable';
import { builtIn } from './missions';
import { walk } from './walk';
import { randomFrom } from '../rules/randomBoards';
import { IS_LONG } from '../sized';

const HEROES = ['fenn-signis', 'diala-passil', 'gideon-argus', 'gaarkhan'];
const MOST_GAMES = 1500;
/** Most flags are yes or no; some count, credits above all. */
const AMOUNTS = [0, 1, 500];

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

describe.runIf(IS_LONG)('[content] rare scripts', () => {
  it.each(rare)('[content] %s: those that bots never came to do run', (id, scripts) => {
    const mission = pack.missions.get(id as MissionId);
    if (!mission) throw new Error(`there is no mission ${id}`);
    const left = new Set(scripts);
    for (const script of ranWhenIdle(id)) left.delete(script);
    for (let number = 0; number < MOST_GAMES && left.size > 0; number++)
      for (const script of ranIn(mission, number)) left.delete(script);
    expect([...left]).toEqual([]);
  });
});

/** Whoever waits is found. */
function ranWhenIdle(mission: string): readonly string[] {
  const walked = walk(pack, mission, { heroes: 2, difficulty: 'normal' });
  walked.idle(3);
  return Object.keys(walked.game().ran);
}

/** Another table in every game, another past, and an ally in every other one. */
function ranIn(mission: Mission, number: number): readonly string[] {
  const allies = [...pack.cards.values()].filter(({ affiliation }) => affiliation === 'rebel');
  const ally = number % 2 === 1 ? allies[Math.floor(number / 2) % allies.length]?.id : undefined;
  const party = {
    heroes: HEROES.slice(0, 2 + (number % 3)).map((id) => ({ id })),
    ...(ally !== undefined && { ally }),
  };
  // Every other table owns what the shapes of the mission ask for.
  const owned = [...(mission.needs ?? []), ...(number % 2 === 1 ? productsOfShapes(mission) : [])];
  const kit = kitFor(pack, mission.id, party, owned);
  if (!kit.ok) throw new Error(JSON.stringify(kit.error));
  const seed = `rare ${number}`;
  // Each by itself: scripts ask for one flag without another.
  const random = randomFrom(number + 1);
  const flags = Object.fromEntries(
    flagsIn(mission).map((flag) => [flag, AMOUNTS[Math.floor(random() * AMOUNTS.length)] ?? 0]),
  );
  const difficulty = number % 4 < 2 ? 'normal' : 'hard';
  const setup = { kit: kit.value, seed, party, difficulty, tracked: false, flags } as const;
  const { ran, peril } = playRandomly(setup, { seed, maxCommands: 4000 }).game;
  const struck = (makePlay(kit.value).mission.peril ?? []).slice(0, peril.step);
  return [...Object.keys(ran), ...struck.map(({ id }) => id)];
}

/** Whatever a mission asks of the campaign. */
const flagsIn = (mission: Mission): readonly string[] => [
  ...new Set(
    [...JSON.stringify(mission).matchAll(/flag\('([^']+)'\)|"flag":"([^"]+)"/g)].map(
      ([, called, named]) => called ?? named ?? '',
    ),
  ),
];
