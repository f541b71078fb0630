// The first moment of a mission: every hero ready, nothing on the table yet.

import { NO_MEMORY } from '../../imperial';
import { seedRandom } from '../../kernel';
import type { Mission } from '../definition';
import type { Actor } from '../actor';
import { newAlly, newHero } from '../actors';
import type { FigureState, Game, Task } from '../game';
import { broughtBy, type Kit, type KitHero, type Party, type Setup } from '../kit';
import type { Held } from '../../rules';
import { leadingTo } from '../leadingTo';
import { proceedOn, type AdvancedMission } from './advance';
import { companionsAtStart } from './companions/ofHeroes';
import { NO_MOMENTS } from './heroes/coming';
import { figureFor, figuresFor } from './groups/crowd';
import { countOf, numberOf } from './scripts/numbers';
import { makePlay, type Play } from './play';
import { makeRun, scopeOf, update, type MissionRun } from './run';
import { prepareThreat } from './round/threat';
import { NO_PROMPT } from './table/placing';

export function startMission(setup: Setup, play: Play = makePlay(setup.kit)): AdvancedMission {
  const run = makeRun(play, emptyGame(setup, play));
  prepare(run, setup);
  proceedOn(run);
  return { game: run.game, events: run.events };
}

function emptyGame({ kit, seed, party, difficulty, tracked, flags = {}, from }: Setup, play: Play): Game {
  const { mission } = kit;
  const actors = actorsOf(kit, party);
  return {
    mission: mission.id,
    random: seedRandom(seed),
    difficulty,
    tracked,
    round: 0,
    stage: 'setup',
    actors,
    active: null,
    turn: null,
    groups: [],
    deployed: {},
    defeated: {},
    window: null,
    windows: {},
    figures: firstFigures(play, actors),
    memory: NO_MEMORY,
    map: { sections: [], things: {}, terrain: [], edges: [], camera: null },
    variables: {},
    chosen: {},
    countdowns: {},
    objective: null,
    achieved: [],
    rules: (mission.rules ?? []).filter((rule) => rule.start).map(({ id }) => id),
    roundLimit: null,
    peril: { step: 0, off: false },
    medpacs: 0,
    supplies: 0,
    flags,
    gains: { credits: 0, fame: 0, items: [], gear: 0, lostItems: [], allies: {}, classCards: [] },
    ran: {},
    picked: {},
    agenda: firstTasks(mission, from?.script),
    ...offeredAtStart(mission),
    ...NO_PROMPT,
    moments: NO_MOMENTS,
    result: null,
  };
}

const offeredAtStart = ({ decisions = [] }: Mission): Pick<Game, 'decisions'> => {
  const offered = decisions.filter(({ start }) => start).map(({ id }) => id);
  return offered.length > 0 ? { decisions: offered } : {};
};

function firstTasks(mission: Mission, from: string | undefined): readonly Task[] {
  const lead = from === undefined ? [] : leadingTo(mission, from);
  const begin = lead.map((script): Task => ({ kind: 'begin', script }));
  if (mission.encounter) return [{ kind: 'missionStart' }, ...begin, { kind: 'encounterOver' }];
  const first = mission.sections.filter(({ start }) => start);
  return [
    ...first.map(({ id }): Task => ({ kind: 'reveal', section: id })),
    { kind: 'enter' },
    { kind: 'missionStart' },
    ...begin,
    { kind: 'startRound' },
  ];
}

/** Numbers that may be expressions, once there is a game to ask. */
function prepare(run: MissionRun, { from }: Setup): void {
  const { mission } = run.play;
  const scope = scopeOf('', null);
  for (const { id, start = 0 } of mission.variables ?? [])
    update(run, { variables: { ...run.game.variables, [id]: numberOf(run, start, scope) } });
  update(run, {
    variables: { ...run.game.variables, ...from?.variables },
    medpacs: countOf(run, mission.medpacs ?? 0, scope),
    roundLimit: limitOf(run, mission.rounds),
  });
  prepareThreat(run);
}

function limitOf(run: MissionRun, limit: Mission['rounds']): Game['roundLimit'] {
  if (!limit) return null;
  const { limit: rounds, ...then } = limit;
  return { rounds: countOf(run, rounds, scopeOf('', null)), ...then };
}

/** The heroes, and whom they bring or the mission gives them. */
function actorsOf(kit: Kit, party: Party): readonly Actor[] {
  const { mission, heroes: sheets } = kit;
  const { ally } = mission;
  const heroes = party.heroes.map(({ id, items = [], gear, injuries }) =>
    newHero(id, items, gear ?? startingGear(sheets[id], items), injuries),
  );
  const given = ally === 'none' ? [] : ally && 'card' in ally ? [ally.card] : broughtBy(party);
  const actors: Actor[] = [...heroes];
  for (const card of given) actors.push(newAlly(actors, card));
  return mission.encounter ? actors : [...actors, ...companionsAtStart(kit, heroes)];
}

const startingGear = (sheet: KitHero | undefined, items: readonly string[]): readonly Held[] =>
  [...(sheet?.startsWith ?? []), ...items].map((id) => ({ id, on: null }));

function firstFigures(play: Play, actors: readonly Actor[]): Game['figures'] {
  const figures: Record<string, FigureState> = {};
  for (const actor of actors) {
    const { id, of, kind } = actor;
    const own = kind === 'hero' ? [figureFor(play, { id, of, actor: id })] : figuresFor(play, figures, actor);
    for (const figure of own) figures[figure.id] = figure;
  }
  return figures;
}
