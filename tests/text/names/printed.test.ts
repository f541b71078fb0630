// The names that cards bear in German and Russian: complete, known, and on everything that players read.

import { beforeAll, describe, expect, it } from 'vitest';
import { gearNameIn, NAMED_KINDS, printedIn, type NamedKind } from '../../../src/kernel';
import { campaignKitFor, kitFor, loadPack, type Pack } from '../../../src/packs';
import {
  createText,
  formatPieces,
  logOf,
  makeCampaignTeller,
  makeTeller,
  orderWriter,
  type Teller,
} from '../../../src/text';
import { builtIn } from '../../content/missions';
import { card, fileOf, problemsIn } from '../../packs/samples';
import { ENGLISH_WORDS, readWords } from '../uiWords';

type Spoken = 'de' | 'ru';
const textIn = (language: Spoken) =>
  createText(language, { en: ENGLISH_WORDS, load: async () => readWords(language) });

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const entriesOf = (kind: NamedKind): readonly { readonly id: string; readonly name: string }[] => [
  ...{
    cards: pack.cards,
    heroes: pack.heroes,
    'class-cards': pack.classCards,
    items: pack.items,
    rewards: pack.rewards,
    supplies: pack.supplies,
    companions: pack.companions,
  }[kind].values(),
];

/** Proper names and model numbers, which the German edition prints as the English one does. */
const AS_IN_ENGLISH: Readonly<Record<Spoken, RegExp>> = {
  de: /^(AT-|IG-88|C1?-|R2|BT-1|0-0-0|Nexu|Wampa|Rancor|DH-17|DL-44|E-11|A280|T-21|DLT-19|DXR-6|Vibrogenerator|Desperado|Life Debt|MGL-9|Opportunist)/,
  ru: /^(AT-|IG-88|C-3PO|C1-|R2|BT-1|0-0-0|MHD-19|DH-17|DL-44|E-11|A280|T-21|DLT-19|DXR-6)/,
};

describe('printed names', () => {
  it.each(['de', 'ru'] as const)('[row 151] %s has a name for each class card and item', (language) => {
    const find = printedIn(pack.names, language);
    for (const kind of ['class-cards', 'items'] as const)
      for (const { id, name } of entriesOf(kind))
        if (!AS_IN_ENGLISH[language].test(name)) expect(find(kind, id), `${kind} ${id}`).toBeDefined();
  });

  it.each(['de', 'ru'] as const)('[row 151] %s has a name for each figure that is no person', (language) => {
    const find = printedIn(pack.names, language);
    for (const { id, name, unique } of pack.cards.values())
      if (!unique && !AS_IN_ENGLISH[language].test(name)) expect(find('cards', id), id).toBeDefined();
  });

  it('[row 151] Russian spells persons in Cyrillic', () => {
    const find = printedIn(pack.names, 'ru');
    const persons = [...pack.cards.values()].filter(({ unique }) => unique);
    for (const [kind, entries] of [
      ['cards', persons],
      ['heroes', [...pack.heroes.values()]],
    ] as const)
      for (const { id, name } of entries)
        if (!AS_IN_ENGLISH.ru.test(name)) expect(find(kind, id), id).toMatch(/^\p{Script=Cyrillic}/u);
  });

  it('[row 151] the elite card is called like the regular one', () => {
    for (const language of ['de', 'ru'] as const) {
      const find = printedIn(pack.names, language);
      for (const elite of [...pack.cards.values()].filter(({ id }) => id.endsWith('-elite')))
        expect(find('cards', elite.id)).toBe(find('cards', elite.id.replace(/-elite$/, '')));
    }
  });

  it('[row 151] every name belongs to an entry, is tidy, and says something else than English', () => {
    for (const names of Object.values(pack.names))
      for (const kind of NAMED_KINDS) {
        const known = new Map(entriesOf(kind).map(({ id, name }) => [id, name]));
        for (const [id, name] of Object.entries(names[kind] ?? {})) {
          expect(known.has(id), `${kind} ${id}`).toBe(true);
          expect(name).not.toBe(known.get(id));
          expect(name).toBe(name.trim());
          expect(name).not.toMatch(/\((Elite|Элитный)\)/);
        }
      }
  });

  it.each([
    ['cards', 'stormtrooper', 'Sturmtruppen', 'Штурмовик'],
    ['cards', 'royal-guard-champion', 'Hauptmann der Roten Garde', 'Элитный гвардеец'],
    ['cards', 'rebel-saboteur-elite', 'Rebellen-Saboteure', 'Диверсант повстанцев'],
    ['cards', 'darth-vader', undefined, 'Дарт Вейдер'],
    ['heroes', 'diala-passil', undefined, 'Диала Пассил'],
    ['items', 'vibroblade', 'Vibroklinge', 'Виброклинок'],
    ['class-cards', 'diala-passil-force-throw', 'Machtschub', 'Бросок Силы'],
    ['rewards', 'life-debt', undefined, 'Долг жизни'],
    ['rewards', 'heroic', 'Heroisch', 'Героизм'],
    ['items', 'constructor', undefined, undefined],
  ] as const)('[row 151] %s: %s', (kind, id, de, ru) => {
    expect(printedIn(pack.names, 'de')(kind, id)).toBe(de);
    expect(printedIn(pack.names, 'ru')(kind, id)).toBe(ru);
    expect(printedIn(pack.names, 'en')(kind, id)).toBeUndefined();
    expect(printedIn(pack.names, 'pl')(kind, id)).toBeUndefined();
  });
});

async function tellerIn(language: Spoken): Promise<Teller> {
  const party = { heroes: [{ id: 'diala-passil' }, { id: 'gaarkhan' }], ally: 'rebel-trooper' };
  const kit = kitFor(pack, 'dead-reckoning', party, ['core', 'pack-rebel-troopers']);
  if (!kit.ok) throw new Error(JSON.stringify(kit.error));
  const names = printedIn(pack.names, language);
  return makeTeller(await textIn(language), kit.value, ['rebel-trooper'], language, names);
}

const CAST = {
  'crew-1': { card: 'stormtrooper', colour: 'red' },
  'captain-1': { card: 'imperial-officer-elite', colour: null },
} as const;

describe('names in sentences', () => {
  it.each([
    ['de', 'Sturmtruppen, Rot 2', 'Imperialer Offizier (Elite)', 'Diala Passil', 'Rebellentruppen'],
    ['ru', 'Штурмовик, красный 2', 'Имперский офицер (элита)', 'Диала Пассил', 'Солдат повстанцев'],
  ] as const)('[row 151] %s: whoever is in play', async (language, trooper, officer, hero, ally) => {
    const teller = await tellerIn(language);
    expect(teller.figure('crew-1-2', CAST).toLowerCase()).toBe(trooper.toLowerCase());
    expect(teller.figure('captain-1-1', CAST)).toBe(officer);
    expect(teller.who('diala-passil')).toBe(hero);
    expect(teller.who('rebel-trooper')).toBe(ally);
  });

  it.each([
    [
      'de',
      [
        'Das Imperium aktiviert: Imperialer Offizier (Elite).',
        'Diala Passil nutzt: Machtschub.',
        'Neu bei den Helden: Rebellentruppen.',
        'Imperialer Offizier (Elite), abgelegt: Fokussiert.',
        'Diala Passil nutzt: Older name.',
      ],
    ],
    [
      'ru',
      [
        'Империя активирует: Имперский офицер (элита).',
        'Диала Пассил использует карту: Бросок Силы.',
        'Солдат повстанцев — теперь с героями.',
        'Имперский офицер (элита) — сброшено: Концентрация.',
        'Диала Пассил использует карту: Older name.',
      ],
    ],
  ] as const)('[rows 151, 152] %s: the log is written from ids', async (language, expected) => {
    const hero = 'diala-passil';
    const lines = logOf(
      [
        { kind: 'groupActivated', group: 'captain-1' },
        { kind: 'cardUsed', hero, card: 'diala-passil-force-throw' },
        { kind: 'actorJoined', of: 'rebel-trooper', figures: [] } as never,
        { kind: 'conditionsEnded', figure: 'captain-1-1', conditions: ['focused'] },
        // As older games hold it.
        { kind: 'cardUsed', hero, card: 'Older name' },
      ],
      await tellerIn(language),
      CAST,
    );
    expect(lines.map(({ text }) => text)).toEqual(expected);
  });

  it('[row 151] the armory, the training and the allies of a campaign', async () => {
    const kit = campaignKitFor(pack, 'ember-line', ['diala-passil', 'gaarkhan']);
    if (!kit.ok) throw new Error(JSON.stringify(kit.error));
    const speak = async (language: Spoken) =>
      makeCampaignTeller(await textIn(language), kit.value, language, printedIn(pack.names, language));
    const [de, ru] = [await speak('de'), await speak('ru')];
    const gear = ['vibroblade', 'gaarkhan-vibro-ax', 'heroic', 'a280', 'nothing'];
    expect(gear.map(de.gear)).toEqual(['Vibroklinge', 'Vibroaxt', 'Heroisch', 'A280', 'nothing']);
    expect(gear.map(ru.gear)).toEqual(['Виброклинок', 'Вибротопор', 'Героизм', 'A280', 'nothing']);
    expect([de.hero('gaarkhan'), ru.hero('gaarkhan')]).toEqual(['Gaarkhan', 'Гаархан']);
  });

  it('[row 152] orders bend a noun before the name, not the name', () => {
    const said = (language: Spoken) => {
      const names = printedIn(pack.names, language);
      const writer = orderWriter(language, (kind, id) => (kind === 'card' ? names('cards', id) : undefined));
      return formatPieces(
        writer.line({
          do: [{ kind: 'engage', points: 4, target: { noun: 'card:imperial-officer' } }],
        } as never),
      );
    };
    expect(said('de')).toContain('die Figur Imperialer Offizier');
    expect(said('ru')).toContain('к фигурке Имперский офицер');
  });
});

describe('names that authors bring', () => {
  const names = (fields: object = {}) =>
    fileOf('names', {
      id: 'mine-de',
      of: 'cards',
      language: 'de',
      names: { 'sand-scout': 'Sandspäher' },
      ...fields,
    });
  const scout = fileOf('cards', card({ id: 'sand-scout' }));

  it('[row 151] are read like those of the app', () => {
    const loaded = loadPack([scout, { ...names(), file: 'names.json' }]);
    expect(loaded.ok && printedIn(loaded.value.names, 'de')('cards', 'sand-scout')).toBe('Sandspäher');
    expect(loaded.ok && gearNameIn(printedIn(loaded.value.names, 'de'), 'sand-scout')).toBeUndefined();
  });

  it.each([
    ['unknownId', { names: { nobody: 'Niemand' } }],
    ['wrongValue', { of: 'tiles' }],
    ['wrongValue', { language: 'German' }],
  ] as const)('[row 151] are refused: %s', (code, fields) => {
    const problems = problemsIn(scout, { ...names(fields), file: 'names.json' });
    expect(problems.map((problem) => problem.code)).toEqual([code]);
  });
});
