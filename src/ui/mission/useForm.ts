// The form card of a group's figures, with its name in the player's language.

import { formFor } from '../../mission';
import type { Line } from '../../imperial';
import type { WornForm } from '../activation/OrderSheet';
import { useMission } from './mission';

/** `lines`: orders that may change it. `null`: they wear none. */
export function useForm(
  group: string,
  lines: readonly Line[] = NO_LINES,
): (WornForm & { readonly id: string }) | null {
  const { play, game, teller } = useMission();
  const id = formFor(game, group, lines);
  const card = id === null ? undefined : play.kit.forms?.[id];
  return id !== null && card ? { ...card, id, shown: teller.form(id) } : null;
}
const NO_LINES: readonly Line[] = [];
