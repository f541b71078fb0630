// An order as the rules see it: the command that carries it out.

import type { BattleCommand } from '../command';
import type { AutomaOrder } from './order';

/** `target`: another one of the equals. */
export function commandOfOrder(order: AutomaOrder, unit: string, target = order.target): BattleCommand {
  return (FORMS[order.step] ?? plain)(order, unit, target ?? '');
}

type Form = (order: AutomaOrder, unit: string, target: string) => BattleCommand;

const plain: Form = ({ step }) => ({ kind: 'act', act: step as 'aim' });
const moving: Form = ({ target: toward }) => ({
  kind: 'act',
  act: 'move',
  ...(toward !== undefined && { toward }),
});
const sharing: Form = ({ step, units = [] }) => ({ kind: 'act', act: step as 'spotter', units });

const FORMS: Readonly<Partial<Record<AutomaOrder['step'], Form>>> = {
  attack: ({ band = 3, cover = 0 }, unit, target) => ({ kind: 'attack', unit, target, band, cover }),
  approach: moving,
  close: moving,
  advance: () => ({ kind: 'act', act: 'move' }),
  engage: (_, __, target) => ({ kind: 'act', act: 'move', engages: target }),
  claim: ({ mark = '' }) => ({ kind: 'act', act: 'claim', mark }),
  spotter: sharing,
  takeCover: sharing,
};
