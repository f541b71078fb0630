// A thing as it is now: its state in the game, or, where the game has none, what its author wrote.

import { memoPair } from '../../../kernel';
import type { Point } from '../../../rules';
import { heroesIn } from '../../actors';
import type { Thing } from '../../definition';
import type { Game, ThingState } from '../../game';
import type { Kit } from '../../kit';
import type { Colour } from '../../language/words';
import type { FilledBlanks } from '../../prompt';
import type { Play } from '../play';

export type ThingNow = {
  readonly onMap: boolean;
  /** `null`: doors and regions have no single space. */
  readonly at: Point | null;
  /** `null`: not a door. */
  readonly door: 'open' | 'closed' | 'locked' | null;
  /** Options that were used. */
  readonly used: readonly string[];
  readonly usedUp: boolean;
  readonly carriedBy: string | null;
  readonly damage: number;
  readonly destroyed: boolean;
  readonly highlighted: boolean;
  /** Spawn points only. */
  readonly off: boolean;
  readonly hidden: boolean;
  /** `null`: only when a script places it. */
  readonly section: string | null;
  /** What players read; `null`: nothing. */
  readonly examine: string | null;
  /** Ids of options that a script offered; `null`: none ever did. */
  readonly offered: readonly string[] | null;
  /** Its name, as a key; `null`: it has none of its own. */
  readonly name: string | null;
  readonly colour: Colour | null;
};

const NEVER_SEEN: ThingState = { onMap: false };

export function thingStateOf({ things }: Play, { map }: Pick<Game, 'map'>, id: string): ThingNow {
  const thing = things.get(id);
  const state = (Object.hasOwn(map.things, id) ? map.things[id] : undefined) ?? NEVER_SEEN;
  return thing ? knownThing(thing, state) : thingNow(undefined, state);
}

const knownThing = memoPair((thing: Thing, state: ThingState): ThingNow => thingNow(thing, state));

function thingNow(thing: Thing | undefined, state: ThingState): ThingNow {
  return {
    onMap: state.onMap,
    at: state.at ?? (thing && 'at' in thing ? thing.at : null),
    door: thing?.kind === 'door' ? (state.door ?? firstDoorState(thing)) : null,
    used: state.used ?? [],
    usedUp: state.usedUp ?? false,
    carriedBy: state.carriedBy ?? null,
    damage: state.damage ?? 0,
    destroyed: state.destroyed ?? false,
    highlighted: state.highlighted ?? (thing?.kind === 'region' && thing.shown === true),
    off: state.off ?? (thing?.kind === 'spawn' && thing.off === true),
    hidden: state.hidden ?? thing?.hidden === true,
    section: state.section ?? thing?.section ?? null,
    examine: state.examine === undefined ? (thing?.examine ?? null) : state.examine,
    offered: state.offered ?? null,
    name: state.name ?? thing?.name ?? null,
    colour: state.colour ?? (thing && 'colour' in thing ? (thing.colour ?? null) : null),
  };
}

/** What fills the blanks of a text that is read at a thing: the variables of the mission, as they are now. */
export const examineBlanks = (game: Game): FilledBlanks => ({
  heroes: heroesIn(game).length,
  round: game.round,
  ...game.variables,
});

const firstDoorState = ({ locked, open }: Extract<Thing, { kind: 'door' }>): 'open' | 'closed' | 'locked' => {
  if (locked) return 'locked';
  return open ? 'open' : 'closed';
};

/** Names that scripts have changed: keys, by thing. */
export const namesNow = ({ map }: Pick<Game, 'map'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(map.things).flatMap(([id, { name }]) => (name === undefined ? [] : [[id, name]])),
  );

/** A kit whose things are called so, for those who tell of them. */
export function withNames(kit: Kit, names: Readonly<Record<string, string>>): Kit {
  if (Object.keys(names).length === 0) return kit;
  const things = kit.mission.things.map((thing) => {
    const name = Object.hasOwn(names, thing.id) ? names[thing.id] : undefined;
    return name === undefined ? thing : { ...thing, name };
  });
  return { ...kit, mission: { ...kit.mission, things } };
}
