// Form cards as the orders know them: all that a card changes about attacks, in the language of orders.

import type { FormCard, Mod } from '../../imperial';
import { memo } from '../../kernel';
import type { Kit } from '../../mission';
import type { CardId, Companion, CompanionId, Pack } from '../pack';

function formCard({ name, passives, surges, changes }: Companion): FormCard {
  const { damage = 0, surge = 0, accuracy = 0 } = passives;
  const added: readonly Mod[] =
    damage + surge + accuracy > 0
      ? [
          {
            kind: 'add',
            ...(damage > 0 && { damage }),
            ...(surge > 0 && { surge }),
            ...(accuracy > 0 && { accuracy }),
          },
        ]
      : [];
  return { name, with: [...changes, ...added, ...surges.map((one): Mod => ({ kind: 'surge', surge: one }))] };
}

const allForms = memo((companions: Pack['companions']): Readonly<Record<string, FormCard>> =>
  Object.fromEntries(
    [...companions.values()].flatMap((one) => (one.kind === 'form' ? [[one.id, formCard(one)]] : [])),
  ),
);

/** All forms of the content. */
export const formsOf = ({ companions }: Pick<Pack, 'companions'>): Readonly<Record<string, FormCard>> =>
  allForms(companions);

/** For a kit: the forms that one of these cards may wear; nothing if there are none. */
export function formsFor(
  pack: Pick<Pack, 'companions'>,
  cards: readonly { readonly id: CardId }[],
): Pick<Kit, 'forms'> {
  const wearers = new Set(cards.map(({ id }) => id));
  const worn = Object.entries(formsOf(pack)).filter(([id]) =>
    pack.companions.get(id as CompanionId)?.broughtBy.cards.some((card) => wearers.has(card)),
  );
  return worn.length > 0 ? { forms: Object.fromEntries(worn) } : {};
}
