// Whether the app or the players tracked the figures last time: the default for the next mission. At first the app does.

import type { CampaignCommand } from '../../campaign';

type Entries = readonly { readonly command: CampaignCommand }[];

/** Whether the app tracked figures when the last mission ended. Encounters have no figures, so they say nothing. */
export function wasTracked(entries: Entries, isEncounter: (mission: string) => boolean): boolean {
  let tracked = true;
  for (const { command } of entries) {
    if (command.kind === 'begin' && !isEncounter(command.mission)) tracked = command.tracked;
    if (command.kind === 'play' && command.command.kind === 'track') tracked = command.command.on;
  }
  return tracked;
}
