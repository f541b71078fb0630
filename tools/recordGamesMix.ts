// Which games are recorded: who plays them, with whom, and how long. Everything follows from the content and from seeds.

import {
  advanceCampaign,
  legalCampaignCommands,
  makeCampaignPlay,
  startCampaign,
  type CampaignCommand,
  type CampaignSetup,
} from '../src/campaign';
import { seedRandom, shuffled } from '../src/kernel';
import {
  advance,
  legalCommands,
  makePlay,
  startMission,
  type Command,
  type Party,
  type Setup,
} from '../src/mission';
import {
  campaignKitFor,
  campaignNeeds,
  kitFor,
  type MissionId,
  type Pack,
  type ProductId,
} from '../src/packs';
import {
  jobsFor,
  PLAY_LIMITS,
  playCampaignRandomly,
  playRandomly,
  playWithBots,
  setupOf,
  storiesNamed,
  TEMPERS,
} from '../src/sim';
import { draw, oddCommand, type Chance } from './recordGamesOdd';

/** A game to be recorded: nothing is played before it is asked for. */
export type Plan =
  | { readonly kind: 'mission'; readonly by: string; readonly play: () => MissionGame }
  | { readonly kind: 'campaign'; readonly by: string; readonly play: () => CampaignGame };
export type MissionGame = { readonly setup: Setup; readonly commands: readonly Command[] };
export type CampaignGame = { readonly setup: CampaignSetup; readonly commands: readonly CampaignCommand[] };

const HEROES = [2, 3, 4] as const;
const DIFFICULTIES = ['normal', 'hard'] as const;
/** Bots play every mission with every number of heroes on every difficulty so often. */
const BOT_SEEDS = 2;
/** 1,000 games together with those of the bots and each encounter by itself. */
const COUNTS = { told: 196, tracked: 168, odd: 294, campaigns: 85, oddCampaigns: 62 } as const;
const MOST = { told: 400, tracked: 150, odd: 220, campaign: 300, trackedCampaign: 160 } as const;

export const plansFor = (pack: Pack): readonly Plan[] => [
  ...botPlans(pack),
  ...randomPlans(pack),
  ...oddPlans(pack),
  ...campaignPlans(pack),
  ...oddCampaignPlans(pack),
];

/** Words are left out: no rule reads them. The rest is as a save would have it. */
const asSaved = <T>(setup: T): T => JSON.parse(JSON.stringify(setup)) as T;
const withoutWords = (setup: Setup): Setup => asSaved({ ...setup, kit: { ...setup.kit, words: {} } });

function value<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

function botPlans(pack: Pack): readonly Plan[] {
  const stories = storiesNamed(pack, 'all');
  const jobs = jobsFor(pack, {
    stories,
    seeds: BOT_SEEDS,
    heroes: HEROES,
    difficulties: DIFFICULTIES,
    tempers: TEMPERS,
  });
  return jobs.map((job) => ({
    kind: 'mission',
    by: `bots: ${job.id}, ${job.heroes} heroes, ${job.difficulty}, ${job.temper}, ${job.number}`,
    play: () => {
      const bare = value(setupOf(pack, job));
      // An ally in every other game.
      const setup = withoutWords(
        job.number === 0 ? withAlly(pack, bare, `${job.number} ${job.heroes}`) : bare,
      );
      const { commands } = playWithBots(setup, {
        seed: setup.seed,
        temper: job.temper,
        limits: PLAY_LIMITS,
      });
      return { setup, commands };
    },
  }));
}

function withAlly(pack: Pack, setup: Setup, seed: string): Setup {
  const { mission, heroes } = setup.kit;
  const ally = allyFor(pack, seed);
  if (ally === undefined || mission.ally === 'none') return setup;
  const party = { ...setup.party, ally };
  const kit = value(kitFor(pack, mission.id, party, mission.needs ?? []));
  return { ...setup, party, kit: { ...kit, heroes } };
}

function allyFor(pack: Pack, seed: string): string | undefined {
  const cards = pack.products.get('core' as ProductId)?.cards ?? [];
  const allies = cards
    .map(({ card }) => card)
    .filter((card) => pack.cards.get(card)?.affiliation === 'rebel');
  return shuffled(seedRandom(`ally ${seed}`), allies).value[0];
}

const heroesFor = (pack: Pack, seed: string, size: number): readonly string[] =>
  shuffled(seedRandom(`heroes ${seed}`), pack.products.get('core' as ProductId)?.heroes ?? []).value.slice(
    0,
    size,
  );

const turnOf = <T>(list: readonly T[], number: number): T => {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

/** Missions take turns, and with each of them the sizes of the party; every other one has an ally. */
function setupFor(
  pack: Pack,
  missions: readonly MissionId[],
  number: number,
  tracked: boolean,
  seed: string,
): Setup {
  const id = turnOf(missions, number);
  const lap = Math.floor(number / missions.length);
  const mission = pack.missions.get(id);
  const ally = (number + lap) % 2 === 0 ? allyFor(pack, seed) : undefined;
  const party: Party = {
    heroes: heroesFor(pack, seed, turnOf(HEROES, number + lap)).map((hero) => ({ id: hero })),
    ...(ally !== undefined && mission?.ally !== 'none' && { ally }),
  };
  const kit = value(kitFor(pack, id, party, mission?.needs ?? []));
  return withoutWords({ kit, seed, party, difficulty: turnOf(DIFFICULTIES, Math.floor(lap / 2)), tracked });
}

const withMaps = (pack: Pack): readonly MissionId[] =>
  storiesNamed(pack, 'all').map(({ id }) => id as MissionId);

function randomPlans(pack: Pack): readonly Plan[] {
  const plan = (missions: readonly MissionId[], tracked: boolean, number: number): Plan => {
    const seed = `${tracked ? 'tracked' : 'told'} ${number}`;
    return {
      kind: 'mission',
      by: `chance, ${seed}: ${turnOf(missions, number)}`,
      play: () => {
        const setup = setupFor(pack, missions, number, tracked, seed);
        const maxCommands = tracked ? MOST.tracked : MOST.told;
        return { setup, commands: playRandomly(setup, { seed, maxCommands }).commands };
      },
    };
  };
  const maps = withMaps(pack);
  const encounters = [...pack.missions.keys()].filter((id) => !maps.includes(id));
  return [
    ...encounters.map((_, number) => plan(encounters, false, number)),
    ...numbers(COUNTS.told).map((number) => plan(maps, false, number)),
    ...numbers(COUNTS.tracked).map((number) => plan(maps, true, number)),
  ];
}

/** One command of so many is an odd one. */
const ODDITY = 4;

function oddPlans(pack: Pack): readonly Plan[] {
  return numbers(COUNTS.odd).map((number) => {
    const seed = `odd ${number}`;
    const missions = withMaps(pack);
    return {
      kind: 'mission',
      by: `an odd player, ${number}: ${turnOf(missions, number)}`,
      play: () => {
        // Three in four are tracked: told play knows fewer odd things.
        const tracked = Math.floor(number / missions.length) % 4 !== 3;
        const setup = setupFor(pack, missions, number, tracked, seed);
        return { setup, commands: playOddly(setup, seed) };
      },
    };
  });
}

function playOddly(setup: Setup, seed: string): readonly Command[] {
  const play = makePlay(setup.kit);
  const chance: Chance = { random: seedRandom(seed) };
  const commands: Command[] = [];
  let { game } = startMission(setup, play);
  for (let count = 0; count < MOST.odd && game.result === null; count++) {
    const odd = draw(chance, ODDITY) === 0;
    const command = odd
      ? oddCommand(play, game, chance)
      : sensible(legalCommands(play, game, chance.random), chance);
    if (!command) return commands;
    commands.push(command);
    const next = advance(play, game, command);
    if (next.ok) ({ game } = next.value);
  }
  return commands;
}

/** Kind first, so that a map full of crates is not all there is; what ends or empties a game comes seldom. */
function sensible(legal: readonly Command[], chance: Chance): Command | undefined {
  const kinds = [...new Set(legal.map(({ kind }) => kind))];
  const calm = kinds.filter((kind) => !HASTY.has(kind) || draw(chance, 8) === 0);
  const choice = calm.length > 0 ? calm : kinds;
  const kind = choice[draw(chance, choice.length)];
  const ofKind = legal.filter((command) => command.kind === kind);
  return ofKind[draw(chance, ofKind.length)];
}
const HASTY: ReadonlySet<Command['kind']> = new Set<Command['kind']>([
  'wound',
  'withdraw',
  'defeatGroup',
  'defeat',
]);

function campaignSetup(pack: Pack, number: number, seed: string): CampaignSetup {
  const campaign = turnOf([...pack.campaigns.keys()], number);
  const heroes = heroesFor(pack, seed, turnOf(HEROES, number));
  const kit = value(campaignKitFor(pack, campaign, heroes));
  const missions = Object.fromEntries(
    Object.entries(kit.missions).map(([id, { mission }]) => [id, { mission, words: {} }]),
  );
  const products = campaignNeeds(pack, campaign)?.products ?? [];
  const difficulty = turnOf(DIFFICULTIES, Math.floor(number / pack.campaigns.size));
  return asSaved({
    kind: 'campaign',
    kit: { ...kit, words: {}, missions },
    seed,
    difficulty,
    heroes,
    name: 'Recorded',
    products,
  });
}

function campaignPlans(pack: Pack): readonly Plan[] {
  return numbers(COUNTS.campaigns).map((number) => {
    const seed = `campaign ${number}`;
    const tracked = number % 4 === 3;
    return {
      kind: 'campaign',
      by: `chance, ${seed}`,
      play: () => {
        const setup = campaignSetup(pack, number, seed);
        const maxCommands = tracked ? MOST.trackedCampaign : MOST.campaign;
        return { setup, commands: playCampaignRandomly(setup, { seed, maxCommands, tracked }).commands };
      },
    };
  });
}

function oddCampaignPlans(pack: Pack): readonly Plan[] {
  return numbers(COUNTS.oddCampaigns).map((number) => {
    const seed = `odd campaign ${number}`;
    return {
      kind: 'campaign',
      by: `an odd player, campaign ${number}`,
      play: () => {
        const setup = campaignSetup(pack, number, seed);
        return { setup, commands: tourOddly(setup, seed) };
      },
    };
  });
}

/** Any kind of command is as likely as another, what is owned included; missions are often given up to see more of them. */
function tourOddly(setup: CampaignSetup, seed: string): readonly CampaignCommand[] {
  const play = makeCampaignPlay(setup.kit);
  const chance: Chance = { random: seedRandom(seed) };
  const commands: CampaignCommand[] = [];
  let { state } = startCampaign(setup, play);
  const heroes = setup.heroes;
  while (commands.length < MOST.campaign && state.ending === null) {
    const { running, game } = state;
    const odd = running && game && draw(chance, ODDITY * 2) === 0;
    const legal = legalCampaignCommands(play, state, chance.random);
    const kinds = [...new Set(legal.map(kindOf))];
    const kind = kinds[draw(chance, kinds.length)];
    const ofKind = legal.filter((one) => kindOf(one) === kind);
    const usual = ofKind[draw(chance, ofKind.length)];
    const command: CampaignCommand | undefined = odd
      ? {
          kind: 'play',
          command:
            draw(chance, 12) === 0
              ? { kind: 'giveUp' }
              : oddCommand(play.playOf(running, heroes), game, chance),
        }
      : usual;
    if (!command) return commands;
    commands.push(command);
    const next = advanceCampaign(play, state, command);
    if (next.ok) ({ state } = next.value);
  }
  return commands;
}

const kindOf = (command: CampaignCommand): string =>
  command.kind === 'play' ? `play ${command.command.kind}` : command.kind;
