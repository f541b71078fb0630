// The result of every command: the next state and its events, or the refusal.

import { err, ok, type Result } from '../kernel';
import type { CampaignEvent, CampaignRefusal, CampaignRefusalCode } from './command';
import type { CampaignState } from './state';

export type CampaignAdvanced = {
  readonly state: CampaignState;
  readonly events: readonly CampaignEvent[];
};
export type CampaignStep = Result<CampaignAdvanced, CampaignRefusal>;

export const finishedStep = (state: CampaignState, ...events: readonly CampaignEvent[]): CampaignStep =>
  ok({ state, events });

export const refuse = (code: CampaignRefusalCode, of?: string): CampaignStep => err(refusal(code, of));

export const refusal = (code: CampaignRefusalCode, of?: string): CampaignRefusal =>
  of === undefined ? { code } : { code, of };
