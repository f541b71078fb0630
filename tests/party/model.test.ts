// Thousands of evenings by chance, with everything that can go wrong between phones: they all end with one list and one state.

import { beforeAll, describe, expect, it } from 'vitest';
import { legalCommands, makePlay, type Game, type Setup } from '../../src/mission';
import { kitFor } from '../../src/packs';
import { ballotOn, empireElsewhere, playList, stateSum, type PartyStep } from '../../src/party';
import { setupChecksum, stateOf } from '../../src/saves';
import { missionGame } from '../../src/session';
import { packWith } from '../packs/missionSamples';
import { roll, TOY_RULES, TOY_SETUP, type ToySetup } from '../saves/toyGame';
import { sized } from '../sized';
import { playParty, type Dice, type Faults, type Outcome, type Table } from './network';

const toyTap = (_: unknown, dice: Dice): PartyStep => {
  const drawn = dice.below(10);
  if (drawn === 0) return { kind: 'undo' };
  if (drawn === 1) return { kind: 'redo' };
  if (drawn === 2) return { kind: 'goTo', index: dice.below(6) };
  if (drawn === 3) return { kind: 'play', command: { kind: 'refuseMe' } };
  return { kind: 'play', command: roll(dice.below(50)) };
};

const TOY_TABLE: Table<ToySetup> = {
  rules: TOY_RULES as unknown as Table<ToySetup>['rules'],
  setup: TOY_SETUP,
  base: setupChecksum(TOY_SETUP),
  tapOn: toyTap,
};

const WEATHER: Readonly<Record<string, Faults>> = {
  calm: { lose: 0, double: 0, trouble: 0 },
  'a bad network': { lose: 15, double: 15, trouble: 2 },
  'everything at once': { lose: 10, double: 10, trouble: 12 },
};

/** Seats and votes: what every device knows of the others is what they said last, so all come to the same decision. */
function agree({ saidBy, knownBy, entries }: Outcome): void {
  for (const members of knownBy)
    for (const { id, here: isHere, ...who } of members) expect([isHere, who]).toEqual([true, saidBy.get(id)]);
  const ballots = knownBy.map((members) => JSON.stringify(ballotOn(members, entries).decided));
  const empires = knownBy.map((members) => empireElsewhere(members, '')?.name);
  expect([new Set(ballots).size, new Set(empires).size]).toEqual([1, 1]);
}

function holds<Setup>({ rules, setup }: Table<Setup>, { lists, sums, kept, accepted, late }: Outcome): void {
  const [list] = lists;
  expect(new Set(lists.map(({ chains }) => chains.at(-1))).size).toBe(1);
  expect(new Set(sums)).toEqual(new Set([stateSum(stateOf(playList(rules, setup, list?.entries ?? [])))]));
  expect([...accepted].filter((id) => !kept.has(id))).toEqual([]);
  expect([...late].filter((id) => kept.has(id))).toEqual([]);
}

describe('[party] evenings by chance', () => {
  it.each(Object.entries(WEATHER))(
    '[party 3, party 5, party 7, party 8, party 11, party 24] one list and one state, nothing lost, nothing refused that shows: %s',
    (weather, faults) => {
      let [forks, deaths, late, entries, strays, found] = [0, 0, 0, 0, 0, 0];
      const evenings = sized(200, 12_000);
      for (let evening = 0; evening < evenings; evening++) {
        const outcome = playParty(TOY_TABLE, {
          seed: `${weather} ${evening}`,
          phones: 2 + (evening % 4),
          turns: 150,
          faults: { ...faults },
        });
        holds(TOY_TABLE, outcome);
        agree(outcome);
        strays += outcome.strays;
        found += outcome.found;
        forks += outcome.forks;
        deaths += outcome.deaths;
        late += outcome.late.size;
        entries += outcome.entries;
      }
      // The evenings are worth something only if these happen in them.
      expect(entries).toBeGreaterThan(evenings * 3);
      expect(late).toBeGreaterThan(evenings / 4);
      if (faults.trouble > 10) {
        expect(forks).toBeGreaterThan(evenings / 20);
        expect(deaths).toBeGreaterThan(evenings / 20);
        expect(strays).toBeGreaterThan(evenings / 4);
        expect(found).toBeGreaterThan(evenings / 8);
      }
    },
  );

  describe('on the real rules', () => {
    let table: Table<Setup>;

    beforeAll(() => {
      const party = { heroes: [{ id: 'ada' }, { id: 'bo' }] };
      const kit = kitFor(packWith(), 'sample', party, []);
      if (!kit.ok) throw new Error(kit.error.code);
      const setup: Setup = { kit: kit.value, seed: 'a', party, difficulty: 'normal', tracked: false };
      const play = makePlay(setup.kit);
      table = {
        rules: missionGame.reducerFor(setup) as unknown as Table<Setup>['rules'],
        setup,
        base: setupChecksum(setup),
        tapOn: (state, dice) => {
          if (dice.chance(10)) return { kind: dice.chance(70) ? 'undo' : 'redo' };
          const commands = legalCommands(play, state as Game);
          return { kind: 'play', command: commands[dice.below(Math.max(1, commands.length))] ?? null };
        },
      };
    });

    it.each(Object.entries(WEATHER))(
      '[party 3, party 4, party 11] a mission goes the same way on all phones: %s',
      (weather, faults) => {
        let entries = 0;
        for (let evening = 0; evening < sized(12, 200); evening++) {
          const outcome = playParty(table, {
            seed: `mission ${weather} ${evening}`,
            phones: 2 + (evening % 4),
            turns: 180,
            faults: { ...faults },
          });
          holds(table, outcome);
          entries += outcome.entries;
        }
        expect(entries).toBeGreaterThan(sized(12, 200) * 3);
      },
    );
  });
});
