// Shipped maps with threat: the same missions, in which the Empire may also pay for groups of the core box.

import type { Effect, Mission, Script, Setup } from '../../src/mission';
import { hasOrders, type CardId, type MissionId, type Pack, type ProductId } from '../../src/packs';

const LEVEL = 3;
const MOST_COST = 12;

/** The mission with a hand of all groups of the core box that the Empire could pay for one day. */
export function threatened(pack: Pack, id: string, level = LEVEL): Pack {
  const mission = pack.missions.get(id as MissionId);
  if (!mission) throw new Error(`no mission ${id}`);
  const groups = coreCards(pack).map((card) => ({ id: `hand-${card}`, cards: [{ card }] }));
  const changed: Mission = {
    ...mission,
    groups: [...mission.groups, ...groups],
    scripts: mission.scripts.map((script) =>
      isFirst(script) ? script : { ...script, do: withoutNewcomers(script.do) },
    ),
    ...(mission.peril && { peril: [] }),
    deployment: { model: 'threat', level, hand: groups.map((group) => group.id), most: 20 },
  };
  return { ...pack, missions: new Map(pack.missions).set(id as MissionId, changed as never) };
}

/** What stands there at the start stays; later on only threat brings groups. */
const isFirst = ({ on }: Script): boolean =>
  on !== undefined && !Array.isArray(on) && (on as { kind: string }).kind === 'missionStart';

const NEWCOMERS: ReadonlySet<Effect['kind']> = new Set(['deployBudget', 'reinforce']);

function withoutNewcomers(effects: readonly Effect[]): readonly Effect[] {
  return effects.filter(({ kind }) => !NEWCOMERS.has(kind));
}

const coreCards = (pack: Pack): readonly string[] =>
  (pack.products.get('core' as ProductId)?.cards ?? [])
    .map(({ card }) => card)
    .filter((id) => {
      const card = pack.cards.get(id as CardId);
      return (
        card !== undefined &&
        card.affiliation !== 'rebel' &&
        card.deploymentCost <= MOST_COST &&
        hasOrders(pack, id)
      );
    });

/** The same game with the die of older games. */
export function byDie(setup: Setup): Setup {
  const { imperial: _, ...kit } = setup.kit;
  return { ...setup, kit };
}
