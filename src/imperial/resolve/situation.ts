// All that an activation is resolved from: the board, the fighters, and the facts that orders may ask about a figure. A
// plain value; every change makes a new one, so that a line can be tried and taken back.

import { spendWork, type Brand } from '../../kernel';
import {
  figureOf,
  isGone,
  removeFigure,
  theDoor,
  theFigure,
  theSpace,
  type Board,
  type DoorId,
  type Fighter,
  type FigureId,
  type Piece,
  type Point,
  type Subject,
} from '../../rules';
import type { Mod } from '../language/nodes';
import type { Word } from '../language/words';

/** Things on the map that orders can be aimed at: doors, tokens, crates, terminals, places. */
export type ThingId = Brand<string, 'ThingId'>;
export type AnyId = FigureId | ThingId;

export type BoardThing = {
  readonly id: ThingId;
  /** `token`, `crate`, `terminal`, `door`, `entrance`, or a mission's own word. */
  readonly kind: string;
  readonly at: Point;
  /** Left out: it cannot be damaged, so nobody attacks it. */
  readonly fighter?: Fighter;
};

export type FigureFacts = {
  readonly card?: string;
  readonly hero?: string;
  /** Place of a hero's portrait, from 0; the Imperial Rule's last word but one. */
  readonly portrait?: number;
  readonly cost: number;
  readonly traits: readonly Word<'trait'>[];
  readonly elite: boolean;
  readonly unique: boolean;
  readonly speed: number;
  /** Printed health, without what the number of heroes or a mission adds. */
  readonly printedHealth?: number;
  readonly activated: boolean;
  readonly carrying: readonly string[];
  readonly marks: readonly string[];
  /** Figures of one group have the same word here. */
  readonly group?: string;
  readonly holdsSupply: boolean;
  /** The form card that it wears. */
  readonly form?: string;
};

/** A card that a shapeshifter wears: what it does to the attacks of its wearer. Each is there once. */
export type FormCard = { readonly name: string; readonly with: readonly Mod[] };

/** What happened and may be asked about later. `turn`: in whose activation. */
export type Deed = { readonly turn: FigureId | null; readonly during?: string } & (
  | {
      readonly kind: 'attack';
      readonly by: FigureId;
      readonly target: AnyId;
      readonly damage: number;
      readonly hit: boolean;
      readonly action: boolean;
    }
  | { readonly kind: 'harm'; readonly on: AnyId; readonly damage: number; readonly defeated: boolean }
  | {
      readonly kind: 'line';
      readonly by: FigureId;
      readonly resolved: boolean;
      readonly names: readonly string[];
    }
  | { readonly kind: 'engaged'; readonly by: FigureId }
);

export type Memory = {
  /** Of this round, before this group was activated. */
  readonly earlier: readonly Deed[];
  /** Of this activation of the group. */
  readonly deeds: readonly Deed[];
  /** Limits that are used up. */
  readonly used: readonly string[];
};

/** A figure that was defeated and may be brought back. */
export type Fallen = { readonly piece: Piece; readonly fighter: Fighter; readonly facts: FigureFacts };

export type Situation = {
  readonly board: Board;
  readonly fighters: ReadonlyMap<FigureId, Fighter>;
  readonly facts: ReadonlyMap<FigureId, FigureFacts>;
  readonly things: ReadonlyMap<ThingId, BoardThing>;
  /** The tiles of the map, in the order in which its spaces number them; none on a drawing. */
  readonly tiles: readonly { readonly id: string; readonly interior: boolean }[];
  readonly round: number;
  /** How many heroes play. */
  readonly heroes: number;
  /** Hero activations used up in this round. */
  readonly activations: number;
  readonly memory: Memory;
  readonly fallen: readonly Fallen[];
  /** A mission may say that figures walk round a ledge instead of staying at its edge (D2). */
  readonly walkAround?: boolean;
  /** A mission may forbid attacks of one figure on another. */
  readonly mayNotAttack?: (attacker: FigureId, target: AnyId) => boolean;
  /** By their ids. */
  readonly forms?: Readonly<Record<string, FormCard>>;
};

export const NO_MEMORY: Memory = { earlier: [], deeds: [], used: [] };

export const PLAIN_FACTS: FigureFacts = {
  cost: 0,
  traits: [],
  elite: false,
  unique: false,
  speed: 4,
  activated: false,
  carrying: [],
  marks: [],
  holdsSupply: false,
};

export const NO_FIGHTER: Fighter = {
  side: 'neutral',
  damage: 0,
  conditions: [],
  powerTokens: [],
  defense: [],
  surges: [],
  passives: {},
  keywords: [],
};

export const isFigure = ({ board }: Situation, id: AnyId): id is FigureId =>
  board.figures.has(id as FigureId);

export const pieceOf = ({ board }: Situation, id: FigureId): Piece => figureOf(board, id);

export const factsOf = ({ facts }: Situation, id: AnyId): FigureFacts =>
  facts.get(id as FigureId) ?? PLAIN_FACTS;

export const fighterOf = (situation: Situation, id: AnyId): Fighter =>
  situation.fighters.get(id as FigureId) ??
  situation.things.get(id as ThingId)?.fighter ?? { ...NO_FIGHTER, object: true };

/** A bare space, where one is the target (D34). */
export const spaceId = ([x, y]: Point): ThingId => `space:${x},${y}` as ThingId;
const SPACE_ID = /^space:(-?\d+),(-?\d+)$/;

/** On the board, or among the things; whoever left the map is neither. */
export const isThere = ({ board, things }: Situation, id: AnyId): boolean =>
  board.figures.has(id as FigureId) ||
  things.has(id as ThingId) ||
  board.doors.get(id as string as DoorId)?.closed === true ||
  SPACE_ID.test(id);

export function boardSubject(situation: Situation, id: AnyId): Subject {
  const { board, things } = situation;
  const figure = board.figures.get(id as FigureId);
  if (figure) return theFigure(figure);
  const door = board.doors.get(id as string as DoorId);
  if (door?.closed) return theDoor(door);
  const thing = things.get(id as ThingId);
  if (thing) return theSpace(thing.at);
  const [, x, y] = SPACE_ID.exec(id) ?? [];
  if (x === undefined || y === undefined) throw new Error(`nothing is called ${id}`);
  return theSpace([Number(x), Number(y)]);
}

/** D48: companions and incapacitated figures are nobody's targets. */
export const countsAsTarget = ({ companion, incapacitated }: Piece): boolean => !companion && !incapacitated;

/** D14, D48: heroes and allies who stand; companions and incapacitated figures count for nobody. */
export const countsAsRebel = (piece: Piece): boolean => piece.side === 'rebel' && countsAsTarget(piece);

export const rebelsOf = ({ board }: Situation): readonly Piece[] => board.pieces.filter(countsAsRebel);

/** D30: the mission is lost at once, even in the middle of a list. Who has withdrawn is wounded too. */
export function areAllHeroesWounded({ fighters }: Situation): boolean {
  const heroes = [...fighters.values()].flatMap(({ hero }) => hero ?? []);
  return heroes.length > 0 && heroes.every(({ wounded }) => wounded);
}

export function withFighter(situation: Situation, id: AnyId, fighter: Fighter): Situation {
  spendWork(situation.fighters.size + situation.things.size);
  const thing = situation.things.get(id as ThingId);
  if (thing) {
    const things = new Map(situation.things).set(thing.id, { ...thing, fighter });
    if (isGone(fighter)) things.delete(thing.id);
    return { ...situation, things };
  }
  return { ...situation, fighters: new Map(situation.fighters).set(id as FigureId, fighter) };
}

/** Takes whoever has no health left off the map; Imperial figures may come back. */
export function clearGone(situation: Situation, id: AnyId): Situation {
  const piece = situation.board.figures.get(id as FigureId);
  const fighter = situation.fighters.get(id as FigureId);
  if (!piece || !fighter || !isGone(fighter)) return situation;
  const { form: _, ...facts } = factsOf(situation, id);
  const fallen =
    piece.side === 'imperial' ? [...situation.fallen, { piece, fighter, facts }] : situation.fallen;
  return { ...situation, board: removeFigure(situation.board, piece.id), fallen };
}

/** A form card lies under the card of a group: all of its figures wear it. One that another group has stays there. */
export function withForm(situation: Situation, id: FigureId, form: string | undefined): Situation {
  const { group } = factsOf(situation, id);
  const isMate = (other: FigureId, facts: FigureFacts): boolean =>
    other === id || (group !== undefined && facts.group === group);
  const isTaken = [...situation.facts].some(
    ([other, facts]) => facts.form === form && !isMate(other, facts) && situation.board.figures.has(other),
  );
  if (form !== undefined && isTaken) return situation;
  const facts = [...situation.facts].map(([other, { form: worn, ...bare }]): [FigureId, FigureFacts] => {
    const next = isMate(other, bare) ? form : worn;
    return [other, next === undefined ? bare : { ...bare, form: next }];
  });
  return { ...situation, facts: new Map(facts) };
}

/** What the form of a figure does to its attacks. */
export function modsOfForm(situation: Situation, id: FigureId): readonly Mod[] {
  const { form } = factsOf(situation, id);
  return form === undefined ? [] : (situation.forms?.[form]?.with ?? []);
}

export const withFacts = (situation: Situation, id: FigureId, facts: Partial<FigureFacts>): Situation => ({
  ...situation,
  facts: new Map(situation.facts).set(id, { ...factsOf(situation, id), ...facts }),
});
