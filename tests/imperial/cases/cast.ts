// Who takes part in the positions. Every number that a position hangs on is said here or in the position itself.

import type { CaseFigure } from './case';

const hero =
  (id: string, basics: CaseFigure) =>
  (fields: CaseFigure = {}): CaseFigure => ({ hero: id, speed: 4, health: 12, ...basics, ...fields });

export const fenn = hero('fenn-signis', {
  defense: ['black'],
  attack: { type: 'ranged', dice: ['blue', 'green'] },
});
export const diala = hero('diala-passil', {
  defense: ['white'],
  attack: { type: 'melee', dice: ['green', 'yellow'] },
});
export const gaarkhan = hero('gaarkhan', {
  defense: ['black'],
  attack: { type: 'melee', dice: ['red', 'yellow'] },
});
export const jyn = hero('jyn-odan', {
  speed: 5,
  defense: ['white'],
  attack: { type: 'ranged', dice: ['blue', 'yellow'] },
});

/** A Rebel that is no hero. */
export const ally = (fields: CaseFigure = {}): CaseFigure => ({
  side: 'rebel',
  speed: 4,
  health: 8,
  defense: ['white'],
  attack: { type: 'ranged', dice: ['blue', 'yellow'] },
  ...fields,
});

export const bystander = (fields: CaseFigure = {}): CaseFigure => ({ side: 'neutral', health: 4, ...fields });

export const companion = (fields: CaseFigure = {}): CaseFigure => ({
  side: 'rebel',
  companion: true,
  health: 4,
  ...fields,
});

/** Shoots. */
export const trooper = (fields: CaseFigure = {}): CaseFigure => ({
  side: 'imperial',
  speed: 4,
  health: 3,
  defense: ['black'],
  attack: { type: 'ranged', dice: ['blue', 'green'] },
  surges: [],
  ...fields,
});

/** Strikes. */
export const guard = (fields: CaseFigure = {}): CaseFigure => ({
  ...trooper({ health: 8, attack: { type: 'melee', dice: ['red', 'yellow'] } }),
  ...fields,
});

/** Strikes over two spaces. */
export const lancer = (fields: CaseFigure = {}): CaseFigure =>
  guard({ keywords: [{ name: 'reach' }], ...fields });

/** Flies over terrain. */
export const flier = (fields: CaseFigure = {}): CaseFigure =>
  trooper({ keywords: [{ name: 'mobile' }], ...fields });

/** Tramples. */
export const walker = (fields: CaseFigure = {}): CaseFigure =>
  trooper({ health: 14, keywords: [{ name: 'massive' }], ...fields });
