// What one campaign leaves to another: a party that finished the first may begin the second with flags made from its own.

import { parseExpression, valueOfExpression } from '../mission';
import type { Campaign, Follows } from './definition';
import type { CampaignState } from './state';

/** A campaign that has ended, as far as another one may ask about it. */
export type Legacy = {
  readonly campaign: string;
  readonly ending: string;
  readonly flags: Readonly<Record<string, number>>;
};

/** `null`: it has not ended yet. */
export const legacyOf = ({ campaign, ending, flags }: CampaignState): Legacy | null =>
  ending === null ? null : { campaign, ending, flags };

export const followsFrom = (campaign: Campaign, legacy: Pick<Legacy, 'campaign'>): Follows | undefined =>
  campaign.follows?.find((one) => one.campaign === legacy.campaign);

/** Flags to begin with; those that are 0 are not raised. The ending is the flag `ended-<id>` of the other campaign. */
export function flagsFrom(campaign: Campaign, legacy: Legacy | undefined): Readonly<Record<string, number>> {
  const follows = legacy && followsFrom(campaign, legacy);
  if (!follows) return {};
  const known: Readonly<Record<string, number>> = { ...legacy.flags, [`ended-${legacy.ending}`]: 1 };
  const made = Object.entries(follows.flags).map(([flag, text]): [string, number] => [
    flag,
    valueOf(text, known),
  ]);
  return Object.fromEntries([...made.filter(([, value]) => value !== 0), [`from-${legacy.campaign}`, 1]]);
}

function valueOf(text: string, flags: Readonly<Record<string, number>>): number {
  const parsed = parseExpression(text);
  if (!parsed.ok) return 0;
  const game = (name: string, id: string): number =>
    name === 'flag' && Object.hasOwn(flags, id) ? (flags[id] ?? 0) : 0;
  return valueOfExpression(parsed.value, { name: () => 0, game }) ?? 0;
}
