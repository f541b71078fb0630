// Flags: what missions leave behind for later. A condition about one that nothing raises is most likely misspelt.

import { describeValue } from '../problem';
import { namesUsedIn, type CampaignFacts, type Check, type ContentPath } from './facts';

export const checkFlags: Check = (facts, report) => {
  const raised = flagsRaisedIn(facts);
  for (const { path, flag } of flagsAskedIn(facts)) {
    if (!raised || raised.has(flag)) continue;
    const expected = `a flag that something in the campaign raises${facts.guess(flag, raised)}`;
    report({ path, code: 'neverRaised', expected, found: describeValue(flag) });
  }
};

/** `null`: a mission could not be loaded, and may raise anything. */
export function flagsRaisedIn(facts: CampaignFacts): ReadonlySet<string> | null {
  const { stops } = facts;
  if (stops.some(({ mission }) => !mission)) return null;
  return new Set([...startFlags(facts), ...stops.flatMap(({ flags }) => flags)]);
}

export const flagsAskedIn = ({
  expressions,
}: CampaignFacts): readonly { readonly path: ContentPath; readonly flag: string }[] =>
  expressions.flatMap(({ path, parsed }) => {
    const calls = parsed.ok ? namesUsedIn(parsed.value).calls : [];
    const flags = new Set(calls.flatMap((call) => (call.function === 'flag' ? call.id : [])));
    return [...flags].map((flag) => ({ path, flag }));
  });

/** What a campaign may begin with, also what another one left behind. */
export const startFlags = ({ campaign }: CampaignFacts): readonly string[] => [
  ...Object.keys(campaign.start?.flags ?? {}),
  ...(campaign.follows ?? []).flatMap(({ campaign: from, flags }) => [`from-${from}`, ...Object.keys(flags)]),
];
