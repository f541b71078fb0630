// The rules at hand: complete, the same in every language, well linked, short, and found by the words people use.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, parseMarkup, type Language } from '../../src/text';
import {
  byLetter,
  linkTerms,
  makeGlossary,
  parseEntryText,
  searchGlossary,
  type GlossaryEntry,
} from '../../src/text';
import { TERMS } from '../../src/text/orders/pieces';

const read = (language: Language) =>
  JSON.parse(readFileSync(`content/text/${language}/glossary.json`, 'utf8')) as readonly GlossaryEntry[];
const GLOSSARIES = Object.fromEntries(
  LANGUAGES.map((language) => [language, makeGlossary(language, read(language))]),
) as Record<Language, ReturnType<typeof makeGlossary>>;
const english = GLOSSARIES.en;
const ids = new Set(english.byId.keys());

// The terms of the printed index, as facts: which of our entries covers each, or why none does. After those of the
// reference come those of the cooperative rules and of the expansions.

const PRINTED_TERMS: Readonly<Record<string, string>> = {
  Abilities: 'abilities',
  Accuracy: 'accuracy',
  Actions: 'actions',
  Activation: 'activation',
  'Activation Phase': 'round',
  Adjacent: 'adjacent',
  Affiliation: 'affiliation',
  Allies: 'allies',
  'Attack Pool': 'attack',
  'Attacking Objects': 'attackObjects',
  Attacks: 'attack',
  'Attribute Tests': 'test',
  Attributes: 'attributes',
  Blast: 'blast',
  Bleed: 'bleeding',
  Block: 'block',
  'Blocking Terrain': 'blocking',
  Campaign: 'campaign',
  Cannot: 'goldenRules',
  Claim: 'retrieve',
  'Class Cards': 'classCards',
  Cleave: 'cleave',
  Closest: 'closest',
  'Component Limitations': 'components',
  Conditions: 'conditions',
  Conflicts: 'conflicts',
  Control: 'control',
  Convert: 'convert',
  'Counting Spaces': 'counting',
  'Crate Tokens': 'crates',
  Credits: 'credits',
  Damage: 'damage',
  Defeated: 'defeat',
  'Defense Pool': 'attack',
  Deplete: 'deplete',
  Deployment: 'deployment',
  'Deployment Cards': 'deploymentCards',
  'Difficult Terrain': 'difficult',
  Dodge: 'dodge',
  Doors: 'doors',
  'Elite Figure': 'elite',
  'Empty Space': 'empty',
  Endurance: 'endurance',
  Enter: 'enter',
  Entrance: 'entrance',
  Escaping: 'escape',
  Evade: 'evade',
  Exhaust: 'exhaust',
  Exit: 'enter',
  'Experience Points': 'experience',
  'Exterior Spaces': 'interior',
  Focus: 'focused',
  'Friendly Figure': 'friendly',
  'Golden Rules': 'goldenRules',
  Group: 'group',
  Health: 'health',
  Healthy: 'healthy',
  Hero: 'hero',
  'Hidden Information': 'explore',
  'Hostile Figure': 'friendly',
  'ID Tokens': 'idColour',
  'Impassable Terrain': 'impassable',
  'Imperial Figures': 'imperial',
  Incapacitated: 'incapacitated',
  Influence: 'threat',
  'Initial Groups': 'deployment',
  Insight: 'attributes',
  Interact: 'interact',
  'Interior Spaces': 'interior',
  Interrupt: 'interrupt',
  'Item Cards': 'items',
  Keywords: 'keywords',
  'Large Figures': 'large',
  'Line of Sight': 'lineOfSight',
  Locked: 'doors',
  Massive: 'massive',
  'Melee Attack': 'melee',
  Mercenary: 'affiliation',
  Miss: 'miss',
  'Mission Tokens': 'tokens',
  Missions: 'mission',
  Mobile: 'mobile',
  Modifications: 'modifications',
  'Move X Spaces': 'moveSpaces',
  Movement: 'movement',
  'Movement Points': 'movementPoints',
  'Neutral Figures': 'neutral',
  Objects: 'objects',
  'Open Groups': 'deployment',
  Pierce: 'pierce',
  Place: 'place',
  Push: 'push',
  'Ranged Attack': 'ranged',
  Reach: 'reach',
  Ready: 'ready',
  Rebel: 'affiliation',
  Recover: 'recover',
  'Regular Figure': 'elite',
  Reinforce: 'reinforce',
  Reroll: 'reroll',
  'Reserved Groups': 'deployment',
  Rest: 'rest',
  'Retrieving Tokens': 'retrieve',
  'Reward Cards': 'rewards',
  'Small Figure': 'large',
  'Status Phase': 'round',
  Strain: 'strain',
  Strength: 'attributes',
  Stun: 'stunned',
  'Supply Cards': 'supply',
  Surges: 'surge',
  Target: 'target',
  Tech: 'attributes',
  'Terminal Tokens': 'tokens',
  Terrain: 'terrain',
  Tests: 'test',
  Threat: 'threat',
  Through: 'movement',
  Ties: 'conflicts',
  Timing: 'conflicts',
  Unique: 'unique',
  Villains: 'unique',
  Walls: 'walls',
  Winning: 'winning',
  Withdraw: 'withdraw',
  'Within X Spaces': 'counting',
  Wounded: 'wounded',
  XP: 'experience',
  Attachment: 'threat',
  'Agenda Cards': 'threat',
  'Run out': 'components',
  'Activate Group': 'imperialActivation',
  Armory: 'armory',
  'Attack action limit': 'instructions',
  'Bonus activations': 'bonusActivation',
  'Bonus effect': 'bonusEffect',
  Encounters: 'encounters',
  Engage: 'engage',
  Examine: 'interact',
  Fame: 'fame',
  'Ignored abilities': 'ignoredAbilities',
  'Imperial rule': 'imperialRule',
  'Instruction list': 'instructions',
  Inventory: 'items',
  Medpacs: 'medpac',
  'Move X to attack': 'moveAttack',
  'Move X toward': 'toward',
  'Peril effect': 'peril',
  'Power tokens': 'powerToken',
  Reposition: 'reposition',
  'Skipping instructions': 'skipping',
  'Special action': 'special',
  'Surge priority': 'surgePriority',
  'Target priority': 'targetPriority',
  Training: 'training',
  Companions: 'companion',
  'Energy shield': 'energyShield',
  'Figure cost': 'figureCost',
  Hidden: 'hidden',
  Rubble: 'rubble',
  Weakened: 'weakened',
};

const LEFT_OUT: Readonly<Record<string, string>> = {
  'Active Missions': 'the campaign map of the app shows what can be played',
  'Building the Agenda Deck': 'belongs to the Imperial player',
  'Campaign Log': 'the app keeps it',
  'Campaign Setup': 'the app leads through it',
  'Card Interpretations': '“you” on Imperial cards is settled by the instructions',
  'Command Cards': 'skirmish only',
  'Forced Missions': 'the story decides which mission comes',
  'Imperial Upgrade Stage': 'belongs to the Imperial player',
  Initiative: 'skirmish only',
  'Mission Setup': 'the app leads through it',
  'Mission Stage': 'the app leads through it',
  'Play Area': 'needs no rule at the table',
  'Rebel Upgrade Stage': 'replaced by training and armory',
  Skirmish: 'another way to play',
  'Time Period': 'only for building decks',
  VPs: 'skirmish only',
  'Camera controls': 'no rule',
  'Collection Manager': 'no rule',
  Difficulty: 'chosen once, explained there',
  Log: 'no rule',
  'Saving and loading': 'no rule',
  'Single-player game': 'told under Hero',
  Setup: 'the app leads through it',
};

const linksOf = ({ text }: GlossaryEntry) =>
  new Set([...text.matchAll(/\[\[(\w+)/g)].map(([, id = '']) => id));
const iconsOf = (language: Language, { text }: GlossaryEntry) =>
  new Set(
    parseEntryText(GLOSSARIES[language], text).flatMap((piece) => ('icon' in piece ? [piece.icon] : [])),
  );

describe('[glossary] entries', () => {
  it.each(LANGUAGES)('[glossary] %s has the ids, links and icons of English, each id once', (language) => {
    const entries = read(language);
    expect(entries.map(({ id }) => id)).toEqual(read('en').map(({ id }) => id));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const entry of entries) {
      const original = english.byId.get(entry.id);
      if (!original) throw new Error(entry.id);
      expect(linksOf(entry), entry.id).toEqual(linksOf(original));
      expect(entry.see, entry.id).toEqual(original.see);
      expect(iconsOf(language, entry), entry.id).toEqual(iconsOf('en', original));
    }
  });

  it('[glossary] every link leads somewhere else, and none stands twice', () => {
    for (const entry of english.entries) {
      const links = [...linksOf(entry)];
      for (const id of [...links, ...entry.see]) expect(ids.has(id), `${entry.id}: ${id}`).toBe(true);
      expect([...links, ...entry.see], entry.id).not.toContain(entry.id);
      expect(new Set([...links, ...entry.see]).size, entry.id).toBe(links.length + entry.see.length);
    }
  });

  it('[glossary] no entry is an orphan: some other entry leads to it', () => {
    const led = new Set(english.entries.flatMap((entry) => [...linksOf(entry), ...entry.see]));
    expect([...ids].filter((id) => !led.has(id))).toEqual([]);
  });

  it.each(LANGUAGES)('[glossary] %s: one to five sentences, none longer than 40 words', (language) => {
    for (const { id, text } of GLOSSARIES[language].entries) {
      const sentences = text.replace(/\[\[\w+\|/g, '').split(/(?<=[.!?])\s+/);
      expect(sentences.length, id).toBeLessThanOrEqual(5);
      for (const sentence of sentences) expect(sentence.split(/\s+/).length, id).toBeLessThanOrEqual(40);
    }
  });

  it.each(LANGUAGES)(
    '[glossary] %s: no markup is left over, and no word leads to two entries',
    (language) => {
      const names = new Map<string, string>();
      for (const { id, term, also, text } of GLOSSARIES[language].entries) {
        const words = parseEntryText(GLOSSARIES[language], text).map((piece) =>
          'text' in piece ? piece.text : '',
        );
        expect(words.join(''), id).not.toMatch(/[[\]|*]/);
        for (const name of [term, ...also].map((word) => word.toLowerCase())) {
          expect(names.get(name) ?? id, name).toBe(id);
          names.set(name, id);
        }
      }
    },
  );

  it('[row 14] every term that orders mark has an entry', () => {
    expect(TERMS.filter((term) => !ids.has(term))).toEqual([]);
  });
});

describe('[glossary] the printed reference', () => {
  it('[glossary] every term of its index is covered by an entry, or left out for a reason', () => {
    const unknown = Object.entries(PRINTED_TERMS).filter(([, id]) => !ids.has(id));
    expect(unknown).toEqual([]);
    expect(Object.keys(LEFT_OUT).filter((term) => term in PRINTED_TERMS)).toEqual([]);
    expect(Object.keys(PRINTED_TERMS).length + Object.keys(LEFT_OUT).length).toBeGreaterThan(150);
  });

  it('[glossary] whoever searches for a printed term finds the entry among the first', () => {
    const lost = Object.entries(PRINTED_TERMS).filter(
      ([term, id]) =>
        !searchGlossary(english, term)
          .slice(0, 8)
          .some((entry) => entry.id === id),
    );
    expect(lost).toEqual([]);
  });
});

describe('[glossary] search', () => {
  const first = (language: Language, query: string) => searchGlossary(GLOSSARIES[language], query)[0]?.id;

  it.each([
    ['en', 'LOCKED', 'doors'],
    ['en', 'within', 'counting'],
    ['en', 'solid red', 'blocking'],
    ['en', '  bleed ', 'bleeding'],
    ['de', 'tur', 'doors'],
    ['de', 'große figur', 'large'],
    ['de', 'GROSSE FIGUREN', 'large'],
    ['ru', 'запертая', 'doors'],
    ['ru', 'повернутая карта', 'exhaust'],
    ['ru', 'усталость', 'strain'],
    ['ru', 'бонусные активации', 'bonusActivation'],
  ] as const)('[glossary] %s: "%s" leads to %s', (language, query, id) => {
    expect(first(language, query)).toBe(id);
  });

  it('[row 153] finds entries by their English names, after those that are called so', () => {
    const german = makeGlossary('de', read('de'), read('en'));
    expect(searchGlossary(german, 'Stunned')[0]?.id).toBe('stunned');
    expect(searchGlossary(german, 'Betäubt')[0]?.id).toBe('stunned');
    expect(searchGlossary(GLOSSARIES.de, 'line of sight')).toEqual([]);
    expect(searchGlossary(german, 'line of sight')[0]?.id).toBe('lineOfSight');
  });

  it('[glossary] what an entry says is found too, after what it is called', () => {
    expect(searchGlossary(english, 'coin').map(({ id }) => id)).toEqual(['components']);
    expect(searchGlossary(english, 'endurance').map(({ id }) => id)[0]).toBe('endurance');
    expect(searchGlossary(english, 'endurance').map(({ id }) => id)).toContain('wounded');
  });

  it('[glossary] nothing is found by nothing', () => {
    expect(searchGlossary(english, '   ')).toEqual([]);
  });

  it.each(LANGUAGES)('[glossary] %s: every entry stands under one letter, in order', (language) => {
    const letters = byLetter(GLOSSARIES[language]);
    expect(letters.flatMap(({ entries }) => entries)).toEqual(GLOSSARIES[language].entries);
    const names = letters.map(({ letter }) => letter);
    expect(names).toEqual([...names].sort());
  });
});

describe('[row 14] terms in the bold words of missions', () => {
  const told = (language: Language, text: string) =>
    linkTerms(GLOSSARIES[language], parseMarkup(text)).map((piece) =>
      'icon' in piece
        ? `[${piece.icon}]`
        : 'term' in piece
          ? `<${piece.text}: ${piece.term}>`
          : piece.bold
            ? `**${piece.text}**`
            : piece.text,
    );

  it('[row 14] only bold words are links, icons and other words stay', () => {
    expect(told('en', 'You may **rest** and rest [strain] **at once**.')).toEqual([
      'You may ',
      '<rest: rest>',
      ' and rest ',
      '[strain]',
      ' ',
      '**at once**',
      '.',
    ]);
  });

  it('[row 14] the longest term wins, also in the middle of bold words', () => {
    expect(told('en', '**Draw a Supply card now**')).toEqual([
      '**Draw a **',
      '<Supply card: supply>',
      '** now**',
    ]);
  });

  it.each([
    ['en', 'activations', 'activation'],
    ['en', 'Withdrawing', 'withdraw'],
    ['de', 'verwundeten', 'wounded'],
    ['de', 'Türen', 'doors'],
    ['ru', 'активацией', 'activation'],
    ['ru', 'картами снабжения', 'supply'],
    ['ru', 'Раненого', 'wounded'],
  ] as const)('[row 14] %s: "%s" is bent, and leads to %s', (language, words, id) => {
    expect(told(language, `**${words}**`)).toEqual([`<${words}: ${id}>`]);
  });

  const training = (language: Language): string => `content/tutorials/first-steps/words.${language}.json`;
  const trained = LANGUAGES.filter((language) => existsSync(training(language)));

  it('[row 14] the training mission speaks German and Russian', () =>
    expect(trained).toEqual(expect.arrayContaining(['en', 'de', 'ru'])));

  it.each(trained)('[row 14] %s: the training mission has most of its bold words explained', (language) => {
    const words = readFileSync(training(language), 'utf8');
    const bold = [...new Set([...words.matchAll(/\*\*(.+?)\*\*/g)].map(([marked]) => marked))];
    const plain = bold.filter((marked) => !told(language, marked).some((piece) => piece.startsWith('<')));
    expect(plain.length / bold.length).toBeLessThan(0.2);
  });
});

describe('[row 14] words that are bent alike', () => {
  const entry = (id: string, term: string, ...also: readonly string[]): GlossaryEntry => ({
    id,
    term,
    also,
    text: '',
    see: [],
  });
  const linkOf = (entries: readonly GlossaryEntry[], word: string) =>
    linkTerms(makeGlossary('en', entries), parseMarkup(`**${word}**`)).map((piece) =>
      'term' in piece ? piece.term : null,
    );

  it('[row 14] two entries with one stem: a bent word is no link, each name still is', () => {
    const both = [entry('trap', 'Setting'), entry('menu', 'Settings')];
    expect(linkOf(both, 'settings')).toEqual(['menu']);
    expect(linkOf(both, 'Setting')).toEqual(['trap']);
    expect(linkOf(both, 'settinged')).toEqual([null]);
    expect(linkOf([...both, entry('third', 'Settinges')], 'settinged')).toEqual([null]);
  });

  it('[row 14] two names of one entry with one stem: a bent word is a link', () => {
    expect(linkOf([entry('menu', 'Setting', 'Settings', 'Settinges')], 'settinged')).toEqual(['menu']);
  });
});
