// Short ways to write lines and targets of the instruction language.

import type { Key, Line, Mod, Pred, Selector, Step, Target } from '../../../src/imperial';

type Cost = NonNullable<Line['cost']>;

/** One line; an action unless said otherwise. */
export const line = (step: Step | readonly Step[], cost: Cost | 'free' = 'action'): Line => ({
  ...(cost === 'free' ? {} : { cost }),
  do: Array.isArray(step) ? (step as readonly Step[]) : [step as Step],
});

const aim = (target: Target | undefined): { readonly target?: Target } => (target ? { target } : {});

export const toward = (points: number, target?: Target): Line =>
  line({ kind: 'toward', points, ...aim(target) });
export const engage = (points: number, target?: Target): Line =>
  line({ kind: 'engage', points, ...aim(target) });
export const reposition = (points: number, distance: number): Line =>
  line({ kind: 'reposition', points, distance });
export const moveAttack = (points: number, target?: Target, mods?: readonly Mod[]): Line =>
  line({ kind: 'moveAttack', points, ...aim(target), ...(mods ? { with: mods } : {}) }, 'attack');
export const attack = (target?: Target): Line => line({ kind: 'attack', ...aim(target) }, 'attack');

/** Inside « ». */
const hero = (id: string): Selector => ({ noun: `hero:${id}`, soft: true });
export const FENN = hero('fenn-signis');
export const DIALA = hero('diala-passil');
export const CLOSEST: Selector = { order: [{ kind: 'closest' }], soft: true };

type Measure = Extract<Key, { kind: 'most' }>['of'];
export const heroMost = (of: Measure): Selector => ({
  noun: 'hero',
  order: [{ kind: 'most', of }],
  soft: true,
});
export const heroLeast = (of: Measure): Selector => ({
  noun: 'hero',
  order: [{ kind: 'least', of }],
  soft: true,
});
export const rebelMost = (of: Measure): Selector => ({ order: [{ kind: 'most', of }], soft: true });
/** A Rebel of whom something is true, inside « ». */
export const rebelWho = (...filter: readonly Pred[]): Selector => ({ filter, soft: true });

/** The same with a range outside « ». */
export const within = (spaces: number, selector: Selector): Selector => ({
  ...selector,
  must: [{ kind: 'within', spaces }],
});
