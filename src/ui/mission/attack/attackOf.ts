import type { PanelSubject } from '../mission';

/** Opens the attack of a figure; with a target where it is known already. */
export const attackOf = (attacker: string, target: string | null = null): PanelSubject => ({
  kind: 'attack',
  attacker,
  target,
  weapon: null,
});
