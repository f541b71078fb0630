// What a campaign says of itself: the log, the report, what undo takes back, and why something is refused.

import { beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH_WORDS as english } from '../uiWords';
import { CAMPAIGN_REFUSALS, type CampaignCommand, type CampaignEntry } from '../../../src/campaign';
import {
  campaignCommandLabel,
  campaignRefusalText,
  chaptersOf,
  createText,
  makeCampaignTeller,
  mapLogOf,
  reportLines,
  type CampaignTeller,
  type Text,
} from '../../../src/text';
import { CampaignTable } from '../../campaign/campaignTable';

let text: Text;
beforeAll(async () => {
  text = await createText('en', { en: english, load: async () => ({}) });
});

/** A table that remembers what came of every command. */
class Told extends CampaignTable {
  readonly entries: CampaignEntry[] = [];

  override do(command: CampaignCommand): this {
    super.do(command);
    this.entries.push({ command, events: this.events });
    return this;
  }

  get teller(): CampaignTeller {
    return makeCampaignTeller(text, this.play.kit, 'en');
  }
}

const lastLabel = (told: Told) => campaignCommandLabel(told.entries, told.entries.length - 1, told.teller);

describe('the log of a campaign', () => {
  it('[row 94] has a chapter for every mission and encounter, and the map apart from them', () => {
    const told = new Told().finish('prologue').finish('informant', 'accept');
    const chapters = chaptersOf(told.entries, told.teller);
    expect(chapters.map(({ mission, encounter }) => [mission, encounter])).toEqual([
      ['prologue', false],
      ['informant', true],
    ]);
    expect(chapters.every(({ lines }) => lines.length > 0)).toBe(true);
    const lines = mapLogOf([{ kind: 'campaignBegan' }], told.entries, told.teller).map((line) => line.text);
    expect(lines).toEqual(expect.arrayContaining(['You gain 300 credits.', 'An encounter: title.']));
    expect(lines.join('\n')).not.toMatch(/campaign\.|undefined|\{\{/);
  });

  it('[row 270] tells an ending with its parts, and one from before there were any', () => {
    const { teller } = new Told();
    const [{ id = '', title = '', text: own = '' } = {}] = teller.kit.campaign.endings;
    const told = (parts: { readonly parts?: readonly string[] }) =>
      mapLogOf([{ kind: 'ended', ending: id, ...parts }], [], teller).map((line) => line.text);
    const says = (...keys: readonly string[]) => keys.map((key) => teller.says(key));
    expect(told({ parts: ['first', 'second'] })).toEqual(says(title, own, 'first', 'second'));
    expect(told({})).toEqual(says(title, own));
  });

  it('[row 98] of saves from before rewards and several allies still say all they know', () => {
    const told = new Told().finish('prologue');
    const { promotions: _, cards: _cards, groupFame: _fame, ...older } = told.report;
    const kinds = (promoted: readonly [string, string] | null) =>
      reportLines({ ...older, promoted }, told.teller).map(({ kind }) => kind);
    expect(kinds(['scout', 'scout-elite'])).toContain('promoted');
    expect(kinds(null)).not.toContain('promoted');
    expect(kinds(null)).not.toContain('cards');
  });

  it('[row 94] says something about everything that can happen on the map', () => {
    const told = new Told({ products: ['core', 'scouts'] }).finish('prologue').with({ credits: 5000 });
    const [item = ''] = told.state.stock;
    told.do({ kind: 'buy', item }).do({ kind: 'assign', item, hero: 'bo' });
    told.do({ kind: 'assign', item, hero: null }).do({ kind: 'sell', item });
    told.with({ lessons: { ada: 1, bo: 1 } });
    told
      .do({ kind: 'train', hero: 'ada', card: 'ada-1a' })
      .do({ kind: 'untrain', hero: 'ada', card: 'ada-1a' });
    told.with({ items: [{ item: 'scope', hero: null, on: null }] });
    told.do({ kind: 'fix', item: 'scope', on: 'bo-blaster' }).do({ kind: 'fix', item: 'scope', on: null });
    told.do({ kind: 'own', products: ['core'] });
    told.begin('dock');
    const events = told.entries.flatMap((entry) => entry.events);
    for (const event of events.filter(({ kind }) => kind !== 'mission')) {
      const lines = mapLogOf([event], [], told.teller);
      expect(lines.length, event.kind).toBeGreaterThan(0);
      for (const line of lines) expect(line.text).not.toMatch(/campaign\.|undefined|\{\{/);
    }
    const labels = told.entries.map((_, index) => campaignCommandLabel(told.entries, index, told.teller));
    for (const label of labels) expect(label).toMatch(/^[^{}]+$/);
  });
});

describe('undo in a campaign', () => {
  it('[undo] names what it takes back, inside missions in the words of the mission', () => {
    const told = new Told().do({ kind: 'begin', mission: 'prologue', ally: null, tracked: false });
    expect(lastLabel(told)).toBe('Setting out for “title”');
    told.do({ kind: 'play', command: { kind: 'giveUp' } });
    expect(lastLabel(told)).toBe(english.undo.giveUp);
    told.do({ kind: 'conclude' });
    expect(lastLabel(told)).toBe(english.campaign.undo.conclude);
    expect(campaignCommandLabel([], 0, told.teller)).toBeNull();
  });
});

describe('reports', () => {
  it('[row 81] say everything that a mission brought, and nothing that it did not', () => {
    const told = new Told().finish('prologue');
    const kinds = reportLines(told.report, told.teller).map(({ kind }) => kind);
    expect(kinds).toContain('credits');
    expect(kinds).not.toContain('lost');
    const everything = {
      ...told.report,
      credits: -50,
      fame: -1,
      items: ['carbine'],
      lostItems: ['vest'],
      exchanged: [
        { item: null, credits: 150 },
        { item: 'sword', credits: 100 },
      ],
      allies: { scout: 2 },
      extraTraining: ['ada'],
      promotions: [
        ['scout', 'scout-elite'],
        ['friend', 'friend'],
      ] as const,
      cards: [
        { reward: 'pledge', hero: 'ada' },
        { reward: 'medal', hero: null },
        { reward: 'implant', hero: null },
        { reward: 'drill', hero: null },
      ],
      groupFame: 4,
    };
    const lines = reportLines(everything, told.teller).map((line) => line.text);
    expect(lines).toHaveLength(15);
    expect(lines).toContain('You pay 50 credits.');
    expect(lines).toContain('4 fame for defeated groups.');
    expect(lines).toContain('You lose 5 fame.');
    expect(lines).toContain('The Empire gains a reward card: name.');
    expect(lines.join('\n')).not.toMatch(/campaign\.|undefined|\{\{/);
  });
});

describe('refusals', () => {
  it('[words] each has a sentence that names what it is about', () => {
    const { teller } = new Told();
    for (const code of CAMPAIGN_REFUSALS) {
      const sentence = campaignRefusalText({ code, of: 'ada' }, teller, (id) => id);
      expect(sentence, code).toMatch(/^[^{}]+[.]$/);
    }
    const product = campaignRefusalText(
      { code: 'missingProduct', of: 'frost' },
      teller,
      () => 'The Frost Box',
    );
    expect(product).toContain('The Frost Box');
    expect(campaignRefusalText({ code: 'mission', refusal: { code: 'noPrompt' } }, teller, (id) => id)).toBe(
      english.mission.refusals.noPrompt,
    );
  });
});
