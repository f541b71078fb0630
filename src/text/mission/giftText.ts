// What became of a figure by a card, in one sentence: "Lone Wolf: Fenn recovers 1 strain."

import type { CardGift } from '../../mission';
import type { Teller } from './teller';

type Words = Pick<Teller, 't' | 'list'>;

export function giftText(card: string, name: string, gave: CardGift, { t, list }: Words): string {
  const { recovered, strainRecovered, damage, movement, conditions, discarded, tokens } = gave;
  const named = (all: CardGift['conditions']) => list((all ?? []).map((one) => t(`conditions.${one}`)));
  const parts = [
    ...(recovered ? [t('log.gift.recovered', { count: recovered })] : []),
    ...(strainRecovered ? [t('log.gift.strainRecovered', { count: strainRecovered })] : []),
    ...(damage ? [t('log.gift.damage', { count: damage })] : []),
    ...(movement ? [t('log.gift.movement', { count: movement })] : []),
    ...(conditions ? [t('log.gift.conditions', { conditions: named(conditions) })] : []),
    ...(discarded ? [t('log.gift.discarded', { conditions: named(discarded) })] : []),
    ...(tokens
      ? [
          t('log.gift.tokens', {
            count: tokens.length,
            kinds: list([...new Set(tokens)].map((token) => t(`aid.results.${token}`))),
          }),
        ]
      : []),
  ];
  return t('log.cardGave', { card, name, what: list(parts) });
}
