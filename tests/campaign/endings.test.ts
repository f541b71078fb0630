// Whole campaigns by script, from the first moment to every ending; each state on the way goes through JSON.

import { describe, expect, it } from 'vitest';
import { endingTexts, openEncounters, openMissions, scoreOf, summaryOf } from '../../src/campaign';
import { CampaignTable } from './campaignTable';

const open = ({ play, state }: CampaignTable) => openMissions(play, state).map(({ mission }) => mission);
const met = ({ play, state }: CampaignTable) => openEncounters(play, state).map(({ mission }) => mission);

describe('[row 83] missions lead to a finale, choices and performance to its ending', () => {
  it('the whole way, with encounters, shopping and training: a legend', () => {
    const table = new CampaignTable({ difficulty: 'hard', heroes: ['ada', 'bo', 'cy', 'dee'] });
    expect(open(table)).toEqual(['prologue']);
    table.finish('prologue');
    expect(open(table)).toEqual(['dock']);
    expect(met(table)).toEqual(['informant', 'smuggler', 'deserter', 'teacher', 'pilgrim']);
    for (const encounter of ['pilgrim', 'informant', 'deserter', 'teacher'])
      table.finish(encounter, 'accept');
    for (const hero of ['ada', 'bo', 'cy', 'dee']) table.do({ kind: 'train', hero, card: `${hero}-1a` });
    table.finish('dock', 'win', 'scout');
    expect(open(table)).toEqual(['spice']);
    expect(met(table)).toEqual(['thief', 'gambler', 'collector']);
    table.finish('collector', 'accept');
    table.do({ kind: 'assign', item: 'carbine', hero: 'cy' }).finish('spice', 'win');
    expect(met(table)).toEqual(['oracle']);
    table.finish('oracle', 'accept').finish('citadel', 'win', 'scout-elite');
    expect(table.events.at(-1)).toEqual({ kind: 'ended', ending: 'legend' });
    expect(summaryOf(table.state)).toMatchObject({ missions: 4, mission: null, ending: 'legend' });
    expect(scoreOf(table.state)).toBe(table.state.fame);
    expect(table.state.fame).toBeGreaterThanOrEqual(50);
  });

  it.each([
    ['victory', { prologue: 'win', dock: 'win', spice: 'win', citadel: 'win' }],
    ['survival', { prologue: 'lose', dock: 'lose', escape: 'win', flight: 'win' }],
    ['survival', { prologue: 'win', dock: 'win', spice: 'lose', flight: 'win' }],
    ['defeat', { prologue: 'lose', dock: 'lose', escape: 'lose', flight: 'lose' }],
    ['defeat', { prologue: 'win', dock: 'win', spice: 'win', citadel: 'lose' }],
  ])('%s', (ending, missions) => {
    const table = new CampaignTable();
    for (const [mission, option] of Object.entries(missions)) {
      expect(open(table)).toEqual([mission]);
      table.finish(mission, option);
    }
    expect(table.state.ending).toBe(ending);
  });

  it('where no condition holds, the last ending does', () => {
    const endings = [
      { id: 'one', title: 't', text: 't', if: 'fame > 1000' },
      { id: 'other', title: 't', text: 't', if: "flag('never')" },
    ];
    const { kit } = new CampaignTable().play;
    const table = new CampaignTable({ kit: { ...kit, campaign: { ...kit.campaign, endings } } });
    for (const mission of ['prologue', 'dock', 'spice', 'citadel']) table.finish(mission);
    expect(table.state.ending).toBe('other');
  });

  it('[row 270] reads its text, its parts, the epilogue of all, its last parts: those whose condition holds', () => {
    const { kit } = new CampaignTable().play;
    const endings = [
      {
        id: 'end',
        title: 't',
        text: 'text',
        parts: [
          { text: 'won', if: "flag('won-citadel')" },
          { text: 'lost', if: "not flag('won-citadel')" },
        ],
        last: [{ text: 'always' }, { text: 'never', if: 'fame > 1000' }],
      },
    ];
    const epilogue = [
      { text: 'dock', if: "flag('won-dock')" },
      { text: 'poor', if: 'missions > 9' },
    ];
    const table = new CampaignTable({ kit: { ...kit, campaign: { ...kit.campaign, endings, epilogue } } });
    for (const mission of ['prologue', 'dock', 'spice', 'citadel']) table.finish(mission, 'win');
    expect(endingTexts(table.play, table.state, 'end')).toEqual(['text', 'won', 'dock', 'always']);
    expect(table.events.at(-1)).toEqual({
      kind: 'ended',
      ending: 'end',
      parts: ['won', 'dock', 'always'],
    });
  });

  it('then everything is refused', () => {
    const table = new CampaignTable();
    for (const mission of ['prologue', 'dock', 'spice', 'citadel']) table.finish(mission);
    expect(open(table)).toEqual([]);
    expect(met(table)).toEqual([]);
    const { stock } = table.state;
    expect(table.refusal({ kind: 'buy', item: stock[0] ?? '' })).toBe('over');
    expect(table.refusal({ kind: 'begin', mission: 'flight', ally: null, tracked: false })).toBe('over');
    expect(table.refusal({ kind: 'own', products: [] })).toBe('over');
    expect(table.refusal({ kind: 'conclude' })).toBe('over');
  });
});
