// The events of an activation in the order in which things happened. The game takes over its results all at once, so its events
// come by kind: moves, then wounds. The log tells them move by move and attack by attack.

import type { Act, Resolution } from '../../../imperial';
import type { Event } from '../../event';

type AttackAct = Extract<Act, { kind: 'attack' }>;

/** Each event at the act it belongs to; what nobody can place stays behind the event that it came after. */
export function inOrder(events: readonly Event[], { steps }: Pick<Resolution, 'steps'>): readonly Event[] {
  const acts = steps.flatMap((step) => step.acts);
  const told: Event[] = [];
  let last = 0;
  const placed = events.map((event, index) => {
    last = placeOf(event, acts, told) ?? last;
    told.push(event);
    return { event, rank: last, index };
  });
  return placed.toSorted((a, b) => a.rank - b.rank || a.index - b.index).map(({ event }) => event);
}

/** `told`: those before it. Two attacks of one figure on the same target, or two cards of one hero, follow one another. */
function placeOf(event: Event, acts: readonly Act[], told: readonly Event[]): number | undefined {
  const all = (fits: (act: Act) => number): readonly number[] =>
    acts.flatMap((act, place) => Array.from({ length: fits(act) }, () => place));
  const first = (fits: (act: Act) => boolean): number | undefined => all((act) => Number(fits(act)))[0];
  switch (event.kind) {
    case 'figureMoved':
      return first((act) => act.kind === 'move' && moves(act, event.figure));
    case 'attacked': {
      const before = told.filter(
        (one) =>
          one.kind === 'attacked' &&
          one.attacker.id === event.attacker.id &&
          one.target.id === event.target.id,
      );
      return all((act) => Number(act.kind === 'attack' && isTold(act, event)))[before.length];
    }
    case 'cardUsed': {
      const before = told.filter((one) => one.kind === 'cardUsed' && one.hero === event.hero);
      return all((act) => (act.kind === 'attack' ? cardsOf(act, event.hero) : 0))[before.length];
    }
    case 'formTaken':
      return first(
        (act) => act.kind === 'told' && (act.step.kind === 'form' || act.step.kind === 'dropForm'),
      );
    case 'heroWounded':
      return first((act) => fells(act, event.hero));
    case 'heroWithdrew':
      return lastHurt(acts, event.hero);
    case 'figureDefeated':
    case 'figureFell':
      return lastHurt(acts, event.figure);
    case 'thingDestroyed':
      return lastHurt(acts, event.thing);
    default:
      return undefined;
  }
}

const moves = ({ figure, displaced = [] }: Extract<Act, { kind: 'move' }>, id: string): boolean =>
  isSame(figure, id) || displaced.some((other) => isSame(other.figure, id));

const isTold = (act: AttackAct, { attacker, target }: Extract<Event, { kind: 'attacked' }>): boolean =>
  act.result !== undefined && isSame(act.figure, attacker.id) && isSame(act.target, target.id);

const cardsOf = ({ aids = [] }: AttackAct, hero: string): number =>
  aids.filter((aid) => aid.from !== undefined && isSame(aid.hero, hero)).length;

const fells = (act: Act, id: string): boolean =>
  act.kind === 'attack' && isSame(act.target, id) && act.result !== undefined && act.result.fate !== 'stands';

/** Blast and the like say only that they hurt somebody. */
function lastHurt(acts: readonly Act[], id: string): number | undefined {
  const at = acts.findLastIndex((act) => act.kind === 'attack' && hurts(act, id));
  return at < 0 ? undefined : at;
}

const hurts = ({ target, others = [] }: AttackAct, id: string): boolean =>
  isSame(target, id) || others.some(({ figure }) => isSame(figure, id));

const isSame = (one: string | undefined, other: string): boolean => one === other;
