// An encounter is played without a map and without rounds, so nothing in it may ask for either. Only encounters are
// checked for this.

import type { EffectKind, Mission, TriggerKind } from '../../mission';
import type { Check } from './facts';

export const checkEncounter: Check = ({ mission, effects }, report) => {
  for (const field of OF_THE_BOARD) {
    const value: unknown = mission[field];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    const expected = `nothing in "${field}": an encounter has neither map nor rounds`;
    report({ path: [field], code: 'notInEncounter', expected, found: 'something' });
  }
  for (const { effect, item } of effects) {
    if (!NEEDS_BOARD.has(effect.kind)) continue;
    const expected = 'an effect that needs neither map nor groups nor rounds';
    report({ path: item.path, code: 'notInEncounter', expected, found: `"${effect.kind}"` });
  }
};

const OF_THE_BOARD = [
  'sections',
  'things',
  'groups',
  'persons',
  'peril',
  'rounds',
  'medpacs',
  'ally',
  'deployment',
] as const satisfies readonly (keyof Mission)[];

const NEEDS_BOARD: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'reveal',
  'removeSection',
  'clearMap',
  'place',
  'move',
  'remove',
  'open',
  'close',
  'lock',
  'unlock',
  'use',
  'highlight',
  'camera',
  'terrain',
  'edge',
  'cover',
  'heroNumber',
  'spawn',
  'carry',
  'drop',
  'describe',
  'shuffle',
  'deploy',
  'deployBudget',
  'reinforce',
  'ready',
  'exhaust',
  'removeGroup',
  'activate',
  'orders',
  'clearOrders',
  'prefer',
  'bonusHealth',
  'allyJoins',
  'allyLeaves',
  'personJoins',
  'personLeaves',
  'moveFigures',
  'push',
  'swap',
  'duel',
  'offer',
  'incapacitate',
  'revive',
  'escape',
  'threat',
  'land',
  'hand',
  'pause',
  'countdown',
  'stopCountdown',
  'roundLimit',
  'skipRounds',
  'peril',
]);

/** What can set off a script there; everything else needs figures that act or things that lie somewhere. */
export const ENCOUNTER_TRIGGERS: ReadonlySet<TriggerKind> = new Set<TriggerKind>([
  'missionStart',
  'variableChanged',
  'heroWounded',
  'allHeroesWounded',
  'heroWithdrawn',
  'allHeroesWithdrawn',
]);
