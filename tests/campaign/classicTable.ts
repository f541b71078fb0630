// A table with people round it, for a classic campaign.

import { greenChoice, openMissions, type CampaignSetup, type ClassicState } from '../../src/campaign';
import { CampaignTable } from './campaignTable';
import { classicSetup } from './sampleClassic';

export const GREEN = ['green-friend', 'green-scout', 'green-captain', 'green-trooper'] as const;

export class ClassicTable extends CampaignTable {
  constructor(change: Partial<CampaignSetup> = {}) {
    super(classicSetup(change));
  }

  get classic(): ClassicState {
    if (!this.state.classic) throw new Error('no classic campaign');
    return this.state.classic;
  }

  get open(): readonly string[] {
    return openMissions(this.play, this.state).map(({ mission }) => mission);
  }

  get greens(): readonly string[] {
    return greenChoice(this.play, this.state).cards.map(({ mission }) => mission);
  }

  withClassic(change: Partial<ClassicState>): this {
    return this.with({ classic: { ...this.classic, ...change } });
  }

  choose4(missions: readonly string[] = GREEN): this {
    return this.do({ kind: 'chooseSides', missions });
  }

  /** Both upgrade stages, without buying anything. */
  upgrade(): this {
    return this.do({ kind: 'endStage' }).do({ kind: 'endStage' });
  }

  /** The introduction, and on to the first side mission, before an Empire without plans. */
  introduced(option = 'win'): this {
    return this.choose4().withClassic({ planDeck: [] }).finish('intro', option).upgrade();
  }

  /** Whatever is open first. */
  finishAny(option = 'win'): this {
    const [mission] = this.open;
    if (mission === undefined) throw new Error('nothing is open');
    return this.finish(mission, option);
  }
}
