// Heroes with random cards: their numbers in a mission equal a sum written here from the raw files, and orders, lens and bots see
// the same ones.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomInt, seedRandom, shuffled, type RandomState } from '../../src/kernel';
import {
  advance,
  fighterInMission,
  makePlay,
  numbersOf,
  situationOfGame,
  startMission,
  turnOf,
  type Game,
  type Play,
} from '../../src/mission';
import { kitFor, type Pack } from '../../src/packs';
import type { FigureId, Held } from '../../src/rules';
import { FRESH_TURN, actorOf } from '../../src/sim/bot/actor';
import { WEIGHTS } from '../../src/sim/bot/temper';
import { everybodyOn } from '../../src/ui/mission/lens/onlookers';
import { sized } from '../sized';
import { builtIn } from './missions';

type Numbers = Readonly<Record<string, number>>;
type RawCard = {
  readonly id: string;
  readonly hero?: string;
  readonly type?: string;
  readonly side?: string;
  readonly attack?: unknown;
  readonly passives?: Numbers;
  readonly heroBonus?: Numbers;
};
type RawSide = { readonly health: number; readonly endurance: number; readonly speed: number };
type RawHero = { readonly id: string; readonly healthy: RawSide; readonly wounded: RawSide };

const CONTENT = join(import.meta.dirname, '../../content');
const FOLDERS = [
  join(CONTENT, 'core'),
  ...readdirSync(join(CONTENT, 'expansions')).map((name) => join(CONTENT, 'expansions', name)),
];
const entriesOf = <T>(file: string): readonly T[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder).includes(file)
      ? (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { entries: T[] }).entries
      : [],
  );

const heroes = entriesOf<RawHero>('heroes.json');
const classCards = entriesOf<RawCard>('class-cards.json');
const items = entriesOf<RawCard>('items.json');
const rewards = entriesOf<RawCard>('rewards.json').filter(({ side }) => side === 'rebel');
const raw = new Map([...classCards, ...items, ...rewards].map((card) => [card.id, card]));

const BONUS: Readonly<Record<number, number>> = { 2: 10, 3: 3, 4: 0 };
const STATS = ['health', 'endurance', 'speed'] as const;
type Stats = Readonly<Record<(typeof STATS)[number], number>>;

/** Weapons and modifications never change the hero; everything else that is brought along does. */
function bruteSum(hero: RawHero, side: 'healthy' | 'wounded', gear: readonly Held[], party: number): Stats {
  const sum = { ...hero[side], health: hero[side].health + (BONUS[party] ?? 0) };
  for (const { id } of gear) {
    const { type = 'feat', attack, passives = {}, heroBonus = {} } = raw.get(id) ?? { id };
    if (attack !== undefined || type.startsWith('modification')) continue;
    for (const stat of STATS) sum[stat] += (passives[stat] ?? 0) + (heroBonus[stat] ?? 0);
  }
  return { health: Math.max(1, sum.health), endurance: sum.endurance, speed: sum.speed };
}

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

function some<T>(
  random: RandomState,
  list: readonly T[],
  most: number,
): readonly [readonly T[], RandomState] {
  const { value: count, state } = randomInt(random, most + 1);
  const { value, state: next } = shuffled(state, list);
  return [value.slice(0, count), next];
}

function randomParty(seed: string) {
  let random = seedRandom(seed);
  const drawn = randomInt(random, 3);
  const order = shuffled(drawn.state, heroes);
  random = order.state;
  const party = order.value.slice(0, drawn.value + 2).map((hero) => {
    let cards: readonly RawCard[];
    const gear: Held[] = [];
    for (const [list, most] of [
      [classCards.filter((card) => card.hero === hero.id), 6],
      [items, 6],
      [rewards, 2],
    ] as const) {
      [cards, random] = some(random, list, most);
      gear.push(...cards.map(({ id }) => ({ id, on: null })));
    }
    return { id: hero.id, gear };
  });
  const wounded = randomInt(random, 2).value === 1;
  return { party, wounded };
}

function begun(party: ReturnType<typeof randomParty>['party'], seed: string): { play: Play; game: Game } {
  const kit = kitFor(pack, 'first-steps', { heroes: party }, []);
  if (!kit.ok) throw new Error(kit.error.code);
  const play = makePlay(kit.value);
  const setup = {
    kit: kit.value,
    seed,
    party: { heroes: party },
    difficulty: 'normal',
    tracked: true,
  } as const;
  return { play, game: startMission(setup, play).game };
}

describe('[gear] numbers of equipped heroes', () => {
  const parties = sized(300, 2000);
  it(`[gear] ${parties} random parties: every number is the sum of what is printed`, () => {
    for (let index = 0; index < parties; index++) {
      const seed = `party ${index}`;
      const { party, wounded } = randomParty(seed);
      const { play, game } = begun(party, seed);
      for (const { id, gear } of party) {
        const hero = heroes.find((one) => one.id === id);
        if (!hero) throw new Error(id);
        for (const side of ['healthy', 'wounded'] as const) {
          const { health, endurance, speed, sources } = numbersOf(play, game, id, side) ?? {};
          expect({ health, endurance, speed }, `${seed} ${id} ${side}`).toEqual(
            bruteSum(hero, side, gear, party.length),
          );
          const total = sources?.health?.reduce((sum, { value }) => sum + value, 0) ?? 0;
          expect(Math.max(1, total), `${seed} ${id} sources`).toBe(health);
        }
        if (wounded) expectSameWhenWounded(play, game, id, bruteSum(hero, 'wounded', gear, party.length));
      }
    }
  });

  function expectSameWhenWounded(play: Play, game: Game, id: string, wanted: Stats): void {
    const actors = game.actors.map((actor) =>
      actor.id === id && actor.kind === 'hero' ? { ...actor, wounded: true } : actor,
    );
    const hurt: Game = { ...game, actors };
    const figure = hurt.figures[id];
    if (!figure) throw new Error(id);
    const { health, hero } = fighterInMission(play, hurt, figure);
    expect([health, hero?.endurance]).toEqual([wanted.health, wanted.endurance]);
  }

  it('[gear] orders, turn, lens and bots see the same numbers', () => {
    let compared = 0;
    for (let index = 0; index < sized(20, 100); index++) {
      const seed = `seen ${index}`;
      const { party } = randomParty(seed);
      const { play, game: first } = begun(party, seed);
      const game = placed(play, first);
      const situation = situationOfGame(play, game);
      const everybody = everybodyOn(play, game, { nameOf: (id) => id, shown: [], weapon: null });
      for (const { id, gear } of party) {
        const hero = heroes.find((one) => one.id === id);
        if (!hero || !game.figures[id]?.at || !situation || !everybody) continue;
        compared++;
        const wanted = bruteSum(hero, 'healthy', gear, party.length);
        const ordered = situation.fighters.get(id as FigureId);
        const seen = everybody.figures.find((figure) => figure.id === (id as FigureId));
        const bot = actorOf(play, game, situation.board, id, { turn: FRESH_TURN, weights: WEIGHTS.steady });
        const turn = turnOf(play, { ...game, active: id });
        expect([ordered?.health, seen?.fighter.health, bot?.fighter.health], `${seed} ${id}`).toEqual(
          Array(3).fill(wanted.health),
        );
        expect([ordered?.hero?.endurance, bot?.fighter.hero?.endurance]).toEqual(
          Array(2).fill(wanted.endurance),
        );
        expect([situation.facts.get(id as FigureId)?.speed, seen?.speed, bot?.speed, turn?.speed]).toEqual(
          Array(4).fill(wanted.speed),
        );
      }
    }
    expect(compared).toBeGreaterThanOrEqual(sized(40, 200));
  });

  /** The mission's first prompts answered, so that heroes stand on the map. */
  function placed(play: Play, game: Game): Game {
    let next = game;
    for (let steps = 0; steps < 40 && next.prompt; steps++) {
      const step = advance(play, next, { kind: 'answer', answer: { kind: 'done' } });
      if (!step.ok) throw new Error(step.error.code);
      next = step.value.game;
    }
    return next;
  }

  it('[gear] no card that a hero begins with changes health, endurance or speed', () => {
    const first = [...pack.classCards.values()].filter(({ xp }) => xp === undefined);
    const changed = first.filter(({ passives, heroBonus }) =>
      STATS.some((stat) => passives[stat] !== undefined || heroBonus[stat] !== undefined),
    );
    expect(changed.map(({ id }) => id)).toEqual([]);
    expect(first.length).toBeGreaterThan(20);
  });
});
