// The same seed and the same commands make the same game: random playthroughs of every mission, played again from their
// journals, taken back and done again. The state is plain JSON at every step.

import { beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../../src/kernel';
import {
  advance,
  makePlay,
  startMission,
  type Command,
  type Event,
  type Game,
  type Refusal,
  type Setup,
} from '../../src/mission';
import { kitFor, type Pack } from '../../src/packs';
import { beginJournal, goToIndex, applyCommand, stateOf, type Journal, type Rules } from '../../src/saves';
import { playRandomly } from '../../src/sim';
import { builtInPack } from '../cli/samplePack';
import { sized } from '../sized';

const PLAYTHROUGHS = sized(200, 1000);
/** How many of them are also taken back and done again step by step. */
const STEPWISE = sized(20, 60);
const PARTIES = [
  ['diala-passil', 'gaarkhan'],
  ['fenn-signis', 'jyn-odan', 'mak-eshkarey'],
  ['gideon-argus', 'diala-passil', 'fenn-signis', 'gaarkhan'],
] as const;

let pack: Pack;
let missions: readonly string[] = [];
const plays = new Map<string, { readonly setup: Setup; readonly play: ReturnType<typeof makePlay> }>();

beforeAll(async () => {
  pack = await builtInPack();
  missions = [...pack.missions.keys()];
});

/** Every mission, number of heroes, difficulty and way to play in turn. */
function setupOf(number: number): { readonly setup: Setup; readonly play: ReturnType<typeof makePlay> } {
  const mission = missions[number % missions.length] ?? '';
  const heroes = PARTIES[Math.floor(number / missions.length) % PARTIES.length] ?? PARTIES[0];
  const party = { heroes: heroes.map((id) => ({ id })) };
  const key = `${mission} ${heroes.length}`;
  const known = plays.get(key);
  const kit = known ? ok(known.setup.kit) : kitFor(pack, mission, party, ['core']);
  if (!kit.ok) throw new Error(`${mission}: ${kit.error.code}`);
  const setup: Setup = {
    kit: kit.value,
    seed: `game ${number}`,
    party,
    difficulty: number % 2 === 0 ? 'normal' : 'hard',
    tracked: number % 5 === 0,
  };
  const play = known?.play ?? makePlay(setup.kit);
  plays.set(key, { setup, play });
  return { setup, play };
}

const rulesOf = (play: ReturnType<typeof makePlay>): Rules<Game, Command, Event, Refusal> => ({
  advance: (state, command) => {
    const next = advance(play, state, command);
    return next.ok ? ok({ state: next.value.game, events: next.value.events }) : next;
  },
  isMilestone: (before, after) => before.round !== after.round,
});

describe('determinism', () => {
  it(`${PLAYTHROUGHS} random playthroughs, replayed from their commands, give identical states`, () => {
    for (let number = 0; number < PLAYTHROUGHS; number++) {
      const { setup, play } = setupOf(number);
      const { game, commands } = playRandomly(setup, { maxCommands: 150, seed: `${number}` });
      let again = startMission(setup, play).game;
      for (const command of JSON.parse(JSON.stringify(commands)) as readonly Command[]) {
        const next = advance(play, again, command);
        if (!next.ok) throw new Error(`${number}: ${command.kind} refused: ${next.error.code}`);
        again = next.value.game;
      }
      expect(JSON.stringify(again)).toBe(JSON.stringify(game));
    }
  });

  it('undoing all and redoing all gives identical states; every one of them is plain JSON', () => {
    for (let number = 0; number < STEPWISE; number++) {
      const { setup, play } = setupOf(number);
      const rules = rulesOf(play);
      const { commands } = playRandomly(setup, { maxCommands: 150, seed: `${number}` });
      let journal: Journal<Game, Command, Event> = beginJournal(startMission(setup, play).game);
      const states = [JSON.stringify(stateOf(journal))];
      for (const command of commands) {
        const next = applyCommand(journal, rules, command);
        if (!next.ok) throw new Error('refused');
        journal = next.value.journal;
        const state = stateOf(journal);
        states.push(JSON.stringify(state));
        expect(JSON.parse(states.at(-1) ?? '')).toEqual(state);
      }
      const walk = [...states.keys()].toReversed().concat([...states.keys()]);
      for (const index of walk) {
        const moved = goToIndex(journal, rules, index);
        if (!moved.ok) throw new Error(`cannot go to ${index}`);
        journal = moved.value;
        expect(JSON.stringify(stateOf(journal))).toBe(states[index]);
      }
    }
  });
});
