import type { RunningCampaign } from './campaignGame';

/** Where in the journal the last mission was begun; `null`: none was, or that part of the journal is lost. */
export function lastBegin(campaign: RunningCampaign): number | null {
  const { cursor } = campaign.store.getState();
  const entries = campaign.log(0, cursor);
  const found = entries.findLastIndex(({ command }) => command.kind === 'begin');
  return found < 0 ? null : cursor - entries.length + found;
}
