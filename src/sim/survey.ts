// Plays a mission very often, with every number of heroes and on every difficulty, and counts the results.

import { err, highest, lowest, ok, seedRandom, shuffled, type Result } from '../kernel';
import type { Command, Difficulty, Mission, Party, Setup } from '../mission';
import { kitFor, type KitProblem, type MissionId, type Pack, type ProductId } from '../packs';
import { playRandomly, type Played, type PlayEnd } from './randomPlay';

export type SurveyOptions = {
  readonly mission: string;
  /** Games for each number of heroes, difficulty and way to play. */
  readonly seeds: number;
  readonly heroes: readonly number[];
  readonly difficulties: readonly Difficulty[];
  readonly tracked: readonly boolean[];
  readonly maxCommands: number;
  readonly from?: NonNullable<Setup['from']>;
};

/** Who sits at the table, and how they play. */
export type SurveyTable = {
  readonly heroes: number;
  readonly difficulty: Difficulty;
  readonly tracked: boolean;
};

export type SurveyRow = SurveyTable & {
  readonly games: number;
  readonly won: number;
  /** How often it ended with each outcome. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly rounds: { readonly least: number; readonly mean: number; readonly most: number };
};

export type Survey = {
  readonly mission: string;
  readonly rows: readonly SurveyRow[];
  /** Scripts and steps of peril that ran in no game. */
  readonly neverRan: readonly string[];
  readonly neverEnded: readonly string[];
  /** Games that did not come to an end, and scripts that had to be stopped: mistakes of the author, or ours. */
  readonly troubles: readonly SurveyTrouble[];
};
export type SurveyTrouble = Pick<Played, 'stopped' | 'refusal'> & {
  readonly seed: string;
  readonly end: PlayEnd;
  /** What the player did last. */
  readonly last?: Command;
};

/** `onGame` is told after every game, for a progress bar. */
export function survey(
  pack: Pack,
  options: SurveyOptions,
  onGame: (played: number) => void = () => undefined,
): Result<Survey, KitProblem> {
  const mission = pack.missions.get(options.mission as MissionId);
  if (!mission) return err({ code: 'unknownMission', mission: options.mission });
  const rows: SurveyRow[] = [];
  const troubles: SurveyTrouble[] = [];
  const ran = new Set<string>();
  const ended = new Set<string>();
  let played = 0;
  for (const table of tablesOf(options)) {
    const games: Played[] = [];
    for (let number = 0; number < options.seeds; number++) {
      const seed = `${table.heroes} ${table.difficulty} ${table.tracked ? 'tracked' : 'told'} ${number}`;
      const party = partyFor(pack, mission, table.heroes, number);
      const setup = setupFor(pack, mission, table, party, seed, options.from);
      if (!setup.ok) return setup;
      const game = playRandomly(setup.value, { seed, maxCommands: options.maxCommands });
      games.push(game);
      for (const script of Object.keys(game.game.ran)) ran.add(script);
      if (game.game.result) ended.add(game.game.result.outcome);
      if (game.end !== 'over' || game.stopped.length > 0) troubles.push(troubleWith(game, seed));
      onGame(++played);
    }
    rows.push(rowOf(table, games));
  }
  return ok({
    mission: mission.id,
    rows,
    neverRan: mission.scripts.map(({ id }) => id).filter((id) => !ran.has(id)),
    neverEnded: mission.outcomes.map(({ id }) => id).filter((id) => !ended.has(id)),
    troubles,
  });
}

function troubleWith({ end, stopped, refusal, commands }: Played, seed: string): SurveyTrouble {
  const last = commands.at(-1);
  return { seed, end, stopped, ...(last && { last }), ...(refusal && { refusal }) };
}

export const tablesOf = ({
  heroes,
  difficulties,
  tracked,
}: Pick<SurveyOptions, 'heroes' | 'difficulties' | 'tracked'>): readonly SurveyTable[] =>
  heroes.flatMap((number) =>
    difficulties.flatMap((difficulty) =>
      tracked.map((mode) => ({ heroes: number, difficulty, tracked: mode })),
    ),
  );

function setupFor(
  pack: Pack,
  mission: Mission,
  { difficulty, tracked }: SurveyTable,
  party: Party,
  seed: string,
  from: Setup['from'],
): Result<Setup, KitProblem> {
  const kit = kitFor(pack, mission.id, party, mission.needs ?? []);
  if (!kit.ok) return kit;
  return ok({ kit: kit.value, seed, party, difficulty, tracked, ...(from && { from }) });
}

/** Different people in every game, and an ally in every other one, so that scripts about them get their turn. */
function partyFor(pack: Pack, { needs = [] }: Mission, size: number, number: number): Party {
  const products = ['core', ...needs].flatMap((id) => pack.products.get(id as ProductId) ?? []);
  const cards = products.flatMap((product) => product.cards.map(({ card }) => card));
  const allies = cards.filter((card) => pack.cards.get(card)?.affiliation === 'rebel');
  const random = seedRandom(`party ${number}`);
  const [ally] = shuffled(random, allies).value;
  const heroes = shuffled(
    random,
    products.flatMap((product) => product.heroes),
  ).value;
  return {
    heroes: heroes.slice(0, size).map((id) => ({ id })),
    ...(number % 2 === 1 && ally !== undefined && { ally }),
  };
}

function rowOf(table: SurveyTable, games: readonly Played[]): SurveyRow {
  const results = games.flatMap(({ game }) => game.result ?? []);
  const outcomes: Record<string, number> = {};
  for (const { outcome } of results) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const rounds = games.map(({ game }) => game.round);
  const sum = rounds.reduce((total, round) => total + round, 0);
  return {
    ...table,
    games: games.length,
    won: results.filter(({ won }) => won).length,
    outcomes,
    rounds: { least: lowest(rounds), mean: sum / Math.max(1, games.length), most: highest(rounds) },
  };
}
