// The screens of a classic campaign as markup: the stage, the Empire, the log of slots, the choice of green cards.

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { ENGLISH_WORDS as english } from '../text/uiWords';
import { advanceCampaign, type CampaignCommand, type CampaignEvent } from '../../src/campaign';
import {
  campaignCommandLabel,
  campaignRefusalText,
  createText,
  makeCampaignTeller,
  mapLogOf,
} from '../../src/text';
import { AllyChoice } from '../../src/ui/campaign/AllyChoice';
import { ArmoryView } from '../../src/ui/campaign/ArmoryView';
import { CampaignProvider, type CampaignTable as Screen } from '../../src/ui/campaign/campaign';
import { EmpirePanel } from '../../src/ui/campaign/classic/EmpirePanel';
import { SlotLog } from '../../src/ui/campaign/classic/SlotLog';
import { StagePanel } from '../../src/ui/campaign/classic/StagePanel';
import { PartyBar } from '../../src/ui/campaign/PartyBar';
import { ClassicTable } from '../campaign/classicTable';
import { readable } from './missionHtml';

const text = await createText('en', { en: english, load: () => Promise.resolve({}) });
const tellerOf = ({ play }: ClassicTable) => makeCampaignTeller(text, play.kit, 'en');

function shown(part: ReactNode, classic: ClassicTable): string {
  const { play, state } = classic;
  const teller = tellerOf(classic);
  const table = {
    play,
    state,
    teller,
    pack: { items: new Map(), classCards: new Map(), rewards: new Map() },
    whyNot: (command) => {
      const next = advanceCampaign(play, state, command);
      return next.ok ? null : campaignRefusalText(next.error, teller, (id) => id);
    },
  } as Pick<Screen, 'play' | 'state' | 'teller' | 'whyNot'> & { pack: unknown } as Screen;
  return readable(
    renderToStaticMarkup(
      <I18nextProvider i18n={text}>
        <CampaignProvider value={table}>{part}</CampaignProvider>
      </I18nextProvider>,
    ),
  );
}

const stage = (table: ClassicTable) => shown(<StagePanel onTab={() => undefined} />, table);

describe('[row 240] the stage', () => {
  it('is named, with its slot and the way on', () => {
    const table = new ClassicTable().choose4();
    expect(stage(table)).toContain('Mission stage');
    expect(stage(table)).toContain('Introduction · Threat level 2 · Items of tier 1');
    table.finish('intro');
    expect(stage(table)).toContain('Rebel upgrade stage');
    expect(stage(table)).toContain('End the Rebel upgrade stage');
    table.do({ kind: 'endStage' });
    expect(stage(table)).toContain('Imperial upgrade stage');
    expect(stage(table)).toContain('On to the next mission');
  });

  it('gives way to a forced mission', () => {
    const table = new ClassicTable().introduced().finishAny().withClassic({ planDeck: [] });
    table.upgrade().finish('story-a', 'lose');
    expect(stage(table)).toContain('Forced mission');
    expect(stage(table)).not.toContain('End the Rebel');
    expect(stage(table)).toContain('The next mission begins with 4 threat.');
  });

  it('warns of a side mission of the Empire', () => {
    const table = new ClassicTable().introduced();
    expect(stage(table)).not.toContain('the Empire gains influence');
    table.withClassic({ sides: ['grey-1', 'raid'] });
    expect(stage(table)).toContain('the Empire gains influence');
  });
});

describe('[row 241] the Empire', () => {
  it('shows doctrine, influence, plans and villains', () => {
    const table = new ClassicTable().introduced().withClassic({
      doctrine: 'iron-fist',
      influence: 3,
      plans: ['garrison'],
      villains: ['captain'],
    });
    const panel = shown(<EmpirePanel />, table);
    for (const words of ['The Iron Fist', '3 influence', 'Garrison', 'begins with 1 more threat', 'captain'])
      expect(panel).toContain(words);
  });

  it('shows what it has just bought, or that it bought nothing', () => {
    const rich = new ClassicTable().choose4().finish('intro');
    rich
      .withClassic({ doctrine: 'net-closes', planDeck: ['dragnet'], influence: 3 })
      .do({ kind: 'endStage' });
    expect(stage(rich)).toContain('The threat level is 1 higher in the next mission.');
    const poor = new ClassicTable().choose4().finish('intro').withClassic({ planDeck: [] });
    expect(stage(poor.do({ kind: 'endStage' }))).toContain('The Empire buys nothing');
  });
});

it('[row 242] the log of slots shows what was played, what is now, and what was passed over', () => {
  const table = new ClassicTable().introduced();
  const log = shown(<SlotLog />, table);
  expect(log).toContain('title: Won');
  expect(log).toMatch(/Side mission\s+Threat level 2 · Items of tier 1 · now/);
  expect(shown(<SlotLog />, table.withClassic({ slot: 2 }))).toContain('passed over');
});

it('[row 243] green cards are shown with their allies, and the button waits', () => {
  const panel = stage(new ClassicTable());
  expect(panel).toContain('Choose 4 green side missions.');
  expect(panel).toContain('May bring scout');
  expect(panel).toContain('Build the deck');
});

describe('[row 244] a classic campaign', () => {
  it('has printed prices in its armory, and sells only in its stage', () => {
    const table = new ClassicTable().choose4().finish('intro');
    expect(shown(<ArmoryView />, table)).toContain('Pay the prices on the cards.');
    const later = shown(<ArmoryView />, table.upgrade());
    expect(later).toContain('after the next mission');
    expect(later).not.toContain('Sell');
  });

  it('says what an ally costs, and no fame where there is none', () => {
    const table = new ClassicTable()
      .introduced()
      .with({ allies: { friend: 1 } })
      .withClassic({ sides: ['grey-1'] });
    const choice = shown(
      <AllyChoice mission="grey-1" chosen={['friend']} onChoose={() => undefined} />,
      table,
    );
    expect(choice).toContain('The Empire gains 6 threat');
    const { fame: _, ...campaign } = table.play.kit.campaign;
    const plain = new ClassicTable({ kit: { ...table.play.kit, campaign } });
    expect(shown(<PartyBar />, plain)).not.toContain('fame');
  });
});

it('[row 97] every step of a classic campaign has words for the log and for undo', () => {
  const table = new ClassicTable();
  const entries: { command: CampaignCommand; events: readonly CampaignEvent[] }[] = [];
  const note = () =>
    entries.push({ command: table.commands.at(-1) ?? { kind: 'conclude' }, events: table.events });
  const start = table.events;
  table.choose4();
  note();
  table.finish('intro', 'lose');
  note();
  table.do({ kind: 'endStage' });
  note();
  const teller = tellerOf(table);
  const lines = mapLogOf(start, entries, teller).map((line) => line.text);
  expect(lines.some((line) => line.startsWith('The Empire follows a doctrine'))).toBe(true);
  expect(lines).toContain('Each hero gains 1 XP.');
  expect(lines.filter((line) => line.startsWith('New side mission'))).toHaveLength(2);
  expect(lines.some((line) => line.startsWith('The Empire buys'))).toBe(true);
  expect(entries.map((_, index) => campaignCommandLabel(entries, index, teller))).toEqual([
    'Side mission deck built',
    'Back to the map',
    'Stage ended',
  ]);
});
