// The armory and the tiers of fame: numbers must rise, and every item that is ever sold needs a price.

import { isArmoryGood } from '../kits/campaignKit';
import type { ItemId } from '../pack';
import { describeValue } from '../problem';
import type { Check } from './facts';

export const checkArmory: Check = ({ campaign: { armory, fame }, pack }, report) => {
  const tiers = armory?.tiers ?? [];
  for (const [at, tier] of tiers.entries()) {
    const before = tiers[at - 1];
    const path = ['armory', 'tiers', at];
    if (!before) continue;
    if (tier.missions <= before.missions) {
      const expected = `more missions than the entry before (${before.missions})`;
      report({ path: [...path, 'missions'], code: 'wrongValue', expected, found: `${tier.missions}` });
    }
    if (tier.most < before.most) {
      const expected = `no lower tier than the entry before (${before.most})`;
      report({ path: [...path, 'most'], code: 'wrongValue', expected, found: `${tier.most}` });
    }
  }
  for (const id of Object.keys(armory?.prices ?? {})) {
    const item = pack.items.get(id as ItemId);
    if (!item || isArmoryGood(item)) continue;
    const expected = 'a weapon or a modification: nothing else is ever sold';
    const found = `${describeValue(id)}, which is ${item.type}`;
    report({ path: ['armory', 'prices', id], code: 'wrongValue', expected, found });
  }
  const [second, third] = fame?.tiers ?? [0, 0];
  if (third >= second) return;
  const expected = `at least as much fame as for the second tier (${second})`;
  report({ path: ['fame', 'tiers', 1], code: 'wrongValue', expected, found: `${third}` });
};
