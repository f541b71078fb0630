// The missions of the app with any collection: no more figures than the boxes hold, and nobody twice who is only there once.

import { beforeAll, describe, expect, it } from 'vitest';
import { randomInt, seedRandom, type RandomState } from '../../src/kernel';
import { makePlay, startMission, type Game, type Kit, type Mission } from '../../src/mission';
import { GROUP_EFFECTS } from '../../src/mission/run/effects/groups';
import { defeatFigure } from '../../src/mission/run/figures/damage';
import { makeRun, scopeOf, type MissionRun } from '../../src/mission/run/run';
import {
  CORE,
  kitFor,
  type CardId,
  type MissionId,
  type Pack,
  type Product,
  type ProductId,
} from '../../src/packs';
import { builtIn } from './missions';

const SEEDS = 200;
const TURNS = 25;
const PARTY = { heroes: [{ id: 'fenn-signis' }, { id: 'diala-passil' }] };

let pack: Pack;
let missions: readonly Mission[];
beforeAll(async () => {
  ({ pack } = await builtIn());
  missions = [...pack.missions.values()].filter(({ encounter }) => !encounter);
});

type Chance = (below: number) => number;
function chanceOf(seed: string): Chance {
  let state: RandomState = seedRandom(seed);
  return (below) => {
    const drawn = randomInt(state, below);
    state = drawn.state;
    return drawn.value;
  };
}

/** Counted from the lists of the boxes, card by card: the one with most figures stands for all that share them. */
function figuresOwned(products: ReadonlySet<string>): (card: string) => number {
  const owned = [...products].flatMap((id) => pack.products.get(id as ProductId) ?? []);
  const inside = new Set(owned.flatMap(({ contains }) => contains));
  const counted = owned.filter(({ id }) => !inside.has(id));
  return (card) => {
    const shared = new Set([card, ...(pack.cards.get(card as CardId)?.figuresSharedWith ?? [])]);
    const inBox = ({ cards }: Product) =>
      Math.max(
        0,
        ...cards
          .filter((one) => shared.has(one.card))
          .map(({ figures, tokens }) => Math.max(figures, tokens)),
      );
    return counted.reduce((sum, product) => sum + inBox(product), 0);
  };
}

const kitWith = (mission: string, products: readonly string[]): Kit => {
  const kit = kitFor(pack, mission, PARTY, products);
  if (!kit.ok) throw new Error(JSON.stringify(kit.error));
  return kit.value;
};

/** One thing that scripts do with figures: bring a group, bring figures back, lose one. */
function turn(run: MissionRun, { groups }: Mission, chance: Chance): void {
  const { id: group } = groups[chance(groups.length)] ?? { id: '' };
  const standing = Object.values(run.game.figures).filter((figure) => figure.group !== null);
  const fallen = standing[chance(Math.max(1, standing.length))];
  const act = chance(4);
  const scope = scopeOf('', null);
  if (act === 0 && fallen) defeatFigure(run, fallen.id);
  else if (act === 1)
    GROUP_EFFECTS.reinforce(run, { kind: 'reinforce', group, figures: 1 + chance(2) }, scope);
  else {
    const figures = chance(4);
    GROUP_EFFECTS.deploy(run, { kind: 'deploy', group, ...(figures > 0 && { figures }) }, scope);
  }
}

const countBy = (game: Game, of: (card: string) => string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { of: card, group } of Object.values(game.figures))
    if (group !== null) counts.set(of(card), (counts.get(of(card)) ?? 0) + 1);
  return counts;
};

describe('[row 234] any collection', () => {
  it(`[row 234] ${SEEDS} of them: never more figures than owned, never a villain twice`, () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < SEEDS; seed++) {
      const chance = chanceOf(`boxes ${seed}`);
      const products = [...pack.products.keys()].filter(() => chance(2) === 0);
      const mission = missions[chance(missions.length)];
      if (!mission) throw new Error('no mission');
      const kit = kitWith(mission.id, products);
      const most = figuresOwned(new Set(kit.box.products));
      const play = makePlay(kit);
      const { game } = startMission({ kit, seed: `${seed}`, party: PARTY, difficulty: chance(2) === 0 ? 'normal' : 'hard', tracked: false }, play); // prettier-ignore
      const run = makeRun(play, game);
      for (let times = 0; times < TURNS; times++) {
        turn(run, kit.mission, chance);
        const family = (card: string) => kit.cards[card]?.family ?? card;
        for (const [name, count] of countBy(run.game, family)) {
          const card = Object.keys(kit.cards).find((id) => family(id) === name) ?? name;
          expect(count, `${mission.id}: ${name} with ${products.join(', ')}`).toBeLessThanOrEqual(most(card));
        }
        for (const [card, count] of countBy(run.game, (id) => id)) {
          seen.add(card);
          if (pack.cards.get(card as CardId)?.unique) expect(count, card).toBe(1);
        }
      }
    }
    // Chance came to what this is about.
    expect(seen.size).toBeGreaterThan(30);
    expect([...seen].filter((card) => pack.cards.get(card as CardId)?.unique).length).toBeGreaterThan(1);
  });

  it('[row 12] with the core box alone, each group is made of its own cards', () => {
    const inCore = new Set<string>(pack.products.get(CORE)?.cards.map(({ card }) => card));
    for (const { id } of missions)
      expect(Object.keys(kitWith(id, []).cards).filter((card) => !inCore.has(card))).toEqual([]);
  });

  it('[row 11] every mission but the tutorial lets owned boxes in', () => {
    const all = [...pack.products.keys()];
    for (const { id } of missions) {
      const more = Object.keys(kitWith(id, all).cards).length - Object.keys(kitWith(id, []).cards).length;
      if (id === ('first-steps' as MissionId)) expect(more, id).toBe(0);
      else expect(more, id).toBeGreaterThan(1);
    }
  });
});
