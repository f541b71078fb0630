// The printed campaigns: offered as soon as their missions are there, and played from the introduction to the finale with
// missions of our own making.

import { describe, expect, it } from 'vitest';
import { greenChoice, openMissions } from '../../src/campaign';
import type { Mission } from '../../src/mission';
import {
  campaignKitFor,
  formatProblem,
  loadPack,
  printedCampaignId,
  printedOffers,
  withPrintedCampaigns,
  type MissionId,
  type Pack,
} from '../../src/packs';
import { importSaga, type ImportedMission } from '../../src/saga';
import { CampaignTable } from '../campaign/campaignTable';
import { PRINTED_LOGS } from '../campaign/printedLogs';
import { action, button, contentFiles, contentPack, event, fileOf, guid, mission, tools } from './builder';

type Json = Readonly<Record<string, unknown>>;

const HEROES = ['diala-passil', 'fenn-signis'];

/** Asks at once whether it is won; what it gives stands before that. */
const brief = (missionID: string, gains: readonly Json[] = [], about: Json = {}): ImportedMission => {
  const end = (name: string, text: string): Json =>
    event(name, [...gains, action(16, { theText: text }), action(0, { endMission: true })]);
  const ask = action(5, {
    theText: 'How does it go?',
    buttonList: [button('Well', { eventGUID: guid('Won') }), button('Badly', { eventGUID: guid('Lost') })],
  });
  const data = mission(
    {
      missionGUID: guid(missionID),
      globalEvents: [event('Begin', [ask]), end('Won', 'The heroes win.'), end('Lost', 'The Empire wins.')],
    },
    { missionID, missionName: `Our ${missionID}`, startingEvent: guid('Begin'), ...about },
  );
  const made = importSaga(fileOf(data), tools());
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const [first] = made.value.missions;
  if (!first) throw new Error('no mission');
  return first;
};

let plain: ImportedMission | undefined;
/** A mission that stands for a printed one; after it these are next. */
function standIn(printed: string, next: readonly string[] = []): Mission {
  plain ??= brief('Custom');
  const begin = plain.mission.scripts.find(({ on }) => on && 'kind' in on && on.kind === 'missionStart');
  const flags = next.map((id) => ({ kind: 'setFlag', flag: `next-${id}` }) as const);
  return {
    ...plain.mission,
    id: `mine-${printed}`,
    printed,
    scripts: plain.mission.scripts.map((script) =>
      script === begin ? { ...script, do: [...flags, ...script.do] } : script,
    ),
  };
}

function packWith(missions: readonly Mission[], of: readonly ImportedMission[] = []): Pack {
  const pack = contentPack();
  const words = plain?.words ?? {};
  return withPrintedCampaigns({
    ...pack,
    missions: new Map(
      [...missions, ...of.map((one) => one.mission)].map((one) => [one.id as MissionId, one]),
    ),
    words: new Map([
      ...missions.map(({ id }) => [id as MissionId, words] as const),
      ...of.map((one) => [one.id as MissionId, one.words] as const),
    ]),
  });
}

const idsOf = (structure: string): readonly string[] =>
  (contentPack().structures.get(structure)?.missions ?? []).map(({ id }) => id);
/** With the missions of others that its slots name. */
const neededFor = (structure: string): readonly string[] => [
  ...new Set([
    ...idsOf(structure),
    ...(contentPack().structures.get(structure)?.slots ?? []).flatMap(({ mission: id }) => id ?? []),
  ]),
];

describe('the structures in the content', () => {
  it.each(PRINTED_LOGS)('[classic 1.1] %s has the slots of the printed log', (name, log) => {
    const slots = contentPack().structures.get(name)?.slots ?? [];
    expect(
      slots.map(({ kind, threat, tiers, agenda = false, mission: id }) => [
        kind,
        threat,
        tiers,
        agenda,
        id !== undefined,
      ]),
    ).toEqual(
      log.map(({ kind, threat, tiers = [], agenda = false, mission: id }) => [
        kind,
        threat,
        tiers,
        agenda,
        id !== undefined,
      ]),
    );
  });

  it('[row 300] 138 missions, 40 of them outside of the seven campaigns', () => {
    expect([...contentPack().structures.values()].map(({ id, missions }) => [id, missions.length])).toEqual([
      ['core', 32], ['twin', 6], ['hoth', 16], ['bespin', 6], ['jabba', 16], ['empire', 16], ['lothal', 6], ['other', 40],
    ]); // prettier-ignore
  });
});

describe('[row 301] the offer', () => {
  it('[row 301] nothing where no mission is there', () => {
    expect(printedOffers(contentPack())).toEqual([]);
  });

  it('[row 301] counts what is here and names what is missing; a campaign needs an introduction and a finale', () => {
    const some = (ids: readonly string[]) => {
      const [offer] = printedOffers(packWith(ids.map((id) => standIn(id))));
      return [offer?.here.length, offer?.missing.length, offer?.campaign];
    };
    expect(some(['core5', 'core4'])).toEqual([2, 30, null]);
    expect(some(['core2', 'core5'])).toEqual([2, 30, null]);
    expect(some(['core2', 'core4'])).toEqual([2, 30, printedCampaignId('core')]);
    expect(some(idsOf('core'))).toEqual([32, 0, printedCampaignId('core')]);
    const [offer] = printedOffers(packWith([standIn('core2')]));
    expect(offer?.missing.map(({ name }) => name)).toContain('Fly Solo');
  });

  it('[row 302] missions outside of the campaigns come into the deck of side missions, and plans to the Empire', () => {
    const all = [...idsOf('core'), ...idsOf('other')].map((id) => standIn(id));
    const pack = packWith(all);
    const [offer] = printedOffers(pack);
    expect([offer?.here.length, offer?.guests]).toEqual([32, 40]);
    const { sides = [], plans = [] } = pack.campaigns.get(printedCampaignId('core'))?.classic ?? {};
    expect(sides).toContainEqual({ mission: 'mine-other12', colour: 'green', ally: 'obi-wan-kenobi' });
    expect(sides).toContainEqual({ mission: 'mine-core13', colour: 'red', hero: 'fenn-signis' });
    expect(plans).toContainEqual({ mission: 'mine-other5', cost: 3 });
    expect(plans).toContainEqual({ mission: 'mine-core30', cost: 4, forced: true });
  });

  it('[row 303] speaks every language that some mission has', () => {
    const base = standIn('core2');
    const pack = packWith([base, standIn('core4')]);
    const spoken = withPrintedCampaigns({
      ...pack,
      words: new Map([
        ...pack.words,
        [base.id as MissionId, { en: { title: 'Ours' }, fr: { title: 'À nous' } }],
      ]),
    }).words.get(printedCampaignId('core'));
    const key = Object.entries(spoken?.['en'] ?? {}).find(([, text]) => text === 'Ours')?.[0] ?? '';
    expect(spoken?.['fr']?.[key]).toBe('À nous');
    expect(spoken?.['de']?.['title']).toBe('Kampagne des Grundspiels');
  });

  it.each(PRINTED_LOGS.map(([name]) => name))('[classic 1.9] %s is a campaign without a mistake', (name) => {
    const pack = packWith([...neededFor(name)].map((id) => standIn(id)));
    const campaign = pack.campaigns.get(printedCampaignId(name));
    const words = pack.words.get(printedCampaignId(name)) ?? {};
    const files = [
      { file: 'm.json', data: { kind: 'missions', entries: [...pack.missions.values()] } },
      { file: 'c.json', data: { kind: 'campaigns', entries: [campaign] } },
      ...[...pack.words].flatMap(([of, all]) =>
        Object.entries(of === printedCampaignId(name) ? words : all).map(([language, own]) => ({
          file: `${of}-${language}.json`,
          data: { kind: 'words', entries: [{ id: `${of}-${language}`, of, language, words: own }] },
        })),
      ),
      ...ownCards(),
    ];
    const loaded = loadPack(files, contentFiles());
    expect(loaded.ok ? [] : loaded.error.map(formatProblem)).toEqual([]);
  });
});

/** The plain mission brings none. */
const ownCards = (): readonly { readonly file: string; readonly data: unknown }[] => [];

function tableOf(pack: Pack, name: string): CampaignTable {
  const kit = campaignKitFor(pack, printedCampaignId(name), HEROES);
  if (!kit.ok) throw new Error(JSON.stringify(kit.error));
  const table = new CampaignTable({ kit: kit.value, heroes: HEROES, products: [...pack.products.keys()] });
  if (table.state.classic?.stage === 'deck') {
    const { cards, count } = greenChoice(table.play, table.state);
    const names = new Map(
      cards.map((card) => [table.play.kit.cards[card.ally ?? '']?.name ?? card.mission, card]),
    );
    table.do({
      kind: 'chooseSides',
      missions: [...names.values()].slice(0, count).map((card) => card.mission),
    });
  }
  return table;
}
const open = (table: CampaignTable): readonly string[] =>
  openMissions(table.play, table.state).map(({ mission: id }) => id);
const finish = (table: CampaignTable, id: string, option = 'well'): void => {
  table.begin(id).choose(option).do({ kind: 'conclude' });
};
/** Whatever is open first, with both upgrade stages, up to the end. */
function playOn(table: CampaignTable): readonly string[] {
  const played: string[] = [];
  while (table.state.ending === null) {
    if (played.length > 40) throw new Error('it does not end');
    const [next] = open(table);
    if (next === undefined) table.do({ kind: 'endStage' });
    else {
      finish(table, next);
      played.push(next.replace('mine-', ''));
    }
  }
  return played;
}

describe('[row 304] played from the introduction to the finale', () => {
  it.each(PRINTED_LOGS)('[row 304] %s', (name, log) => {
    const pack = packWith(neededFor(name).map((id) => standIn(id)));
    const played = playOn(tableOf(pack, name));
    const slots = contentPack().structures.get(name)?.slots ?? [];
    expect(played[0]).toBe(slots[0]?.mission);
    // A slot for which no side mission is left is passed over (classic 1.8); all others are played.
    const sides = log.filter(({ kind }) => kind === 'side').length;
    expect(played.length).toBeGreaterThanOrEqual(log.length - sides);
    expect(new Set(played).size).toBe(played.length);
  });

  it('[row 305] a mission opens the one that it names, and nothing that it does not', () => {
    const next: Readonly<Record<string, readonly string[]>> = { core2: ['core1'], core1: ['core7'] };
    const table = tableOf(packWith(idsOf('core').map((id) => standIn(id, next[id]))), 'core');
    finish(table, 'mine-core2');
    expect(table.state.classic?.opened).toEqual(['mine-core1']);
  });
});

describe('[row 306] what missions give reaches the campaign', () => {
  const GAINS = [
    action(24, { xpToAdd: 2 }),
    action(25, { creditsToModify: 100, multiplyByHeroCount: true }),
    action(26, { fameToAdd: 1, awardsToAdd: 3 }),
    action(27, { missionID: 'core11' }),
    action(30, {
      campaignItems: ['item109'],
      campaignRewards: ['general01'],
      earnedVillains: ['DG072'],
      earnedAllies: ['A005'],
      threatToModify: 2,
    }),
  ];

  it('[row 306] experience, credits, fame, awards, items, rewards, villains, allies, threat and what comes next', () => {
    const intro = brief('Core 2', GAINS);
    const others = idsOf('core').filter((id) => id !== 'core2');
    const pack = packWith(
      others.map((id) => standIn(id)),
      [intro],
    );
    const table = tableOf(pack, 'core');
    finish(table, intro.id);
    const { classic, credits, fame, items, rewards, allies } = table.state;
    expect(classic).toMatchObject({
      xp: { 'diala-passil': 2, 'fenn-signis': 2 },
      awards: 3,
      threat: 2,
      villains: ['darth-vader'],
      opened: ['mine-core11'],
    });
    expect([
      credits,
      fame,
      items.map(({ item }) => item),
      rewards?.map(({ reward }) => reward),
      Object.keys(allies),
    ]).toEqual([200, 1, ['dh-17'], ['adrenal-implant'], ['han-solo']]);
  });

  it('[row 307] a lone mission leaves its threat level to the players; printed slots say where it begins', () => {
    const level = (id: string): unknown => brief(id).mission.deployment;
    expect(level('Core 2')).toMatchObject({ level: 2, chosen: true });
    expect(level('Core 4')).toMatchObject({ level: 6, chosen: true });
    expect(level('Custom')).toMatchObject({ level: 3, chosen: true });
    expect(brief('Core 2').mission.printed).toBe('core2');
    expect(brief('Custom').mission.printed).toBeUndefined();
  });
});
