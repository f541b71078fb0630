// The notes of an import as data: a code, and facts with the source's own names. The sentences stand in content/text,
// in every language, as `content.note.<code>` and `content.left.<code>`.

type NoteKind = {
  /** `map`: tiles, things and doors that do not fit; `cards`: who stands in for whom; `rest`: everything else. */
  readonly about: 'map' | 'cards' | 'rest';
  /** What the sentence names. */
  readonly facts: readonly string[];
};

export const NOTES = {
  tileUnknown: { about: 'map', facts: ['tile', 'section', 'number'] },
  /** By an angle that is no quarter turn. */
  tileTurned: { about: 'map', facts: ['tile', 'section', 'degrees', 'turned'] },
  tileTooFar: { about: 'map', facts: ['tile', 'section'] },
  tileOverlaps: { about: 'map', facts: ['tile', 'section', 'below', 'belowSection'] },
  fewTiles: { about: 'map', facts: ['tiles'] },
  fewDoors: { about: 'map', facts: [] },
  fewCrates: { about: 'map', facts: [] },
  fewTerminals: { about: 'map', facts: [] },
  fewTokens: { about: 'map', facts: [] },
  thingOffMap: { about: 'map', facts: ['thing'] },
  thingBlocked: { about: 'map', facts: ['thing'] },
  /** Tiles and things whose place is no whole number of spaces. */
  offGrid: { about: 'map', facts: ['thing', 'at'] },
  tileAsThing: { about: 'map', facts: ['thing'] },
  highlightOffMap: { about: 'map', facts: ['highlight'] },
  /** So many of its spaces lie on no tile. */
  highlightCut: { about: 'map', facts: ['highlight', 'spaces'] },
  highlightEmpty: { about: 'map', facts: ['highlight'] },
  highlightLarge: { about: 'map', facts: ['highlight', 'most'] },
  doorOffEdge: { about: 'map', facts: ['door'] },
  tooManyButtons: { about: 'map', facts: ['thing', 'most', 'button'] },
  /** Things that lie in more than one space do not change places. */
  partlyShuffled: { about: 'map', facts: ['group'] },
  /** Of events that chance chooses from, or things that change places. */
  groupCut: { about: 'rest', facts: ['group', 'most'] },
  /** The file does not say where it lies. */
  noPosition: { about: 'map', facts: ['thing'] },
  doorTurned: { about: 'map', facts: ['door', 'degrees'] },
  /** It is there from the start, the tile below it is not. */
  thingHidden: { about: 'map', facts: ['thing'] },
  heroesBegin: { about: 'map', facts: ['highlight'] },
  noEntrance: { about: 'map', facts: [] },
  noSuchPoint: { about: 'map', facts: ['id'] },
  noSuchSection: { about: 'map', facts: ['thing', 'id'] },
  noSuchThing: { about: 'map', facts: ['id'] },
  noPlace: { about: 'map', facts: ['group'] },
  groupUnknown: { about: 'cards', facts: ['card'] },
  allyUnknown: { about: 'cards', facts: ['card'] },
  tooManyGroups: { about: 'cards', facts: ['most', 'group'] },
  ownCard: { about: 'cards', facts: ['card'] },
  plainOrders: { about: 'cards', facts: ['card'] },
  /** Its own was somebody else's before. */
  ownId: { about: 'rest', facts: ['name'] },
  characterFields: { about: 'cards', facts: ['card', 'fields'] },
  characterUnread: { about: 'cards', facts: ['file', 'field'] },
  characterUnused: { about: 'cards', facts: ['card'] },
  undefeatable: { about: 'cards', facts: ['group'] },
  allyHealth: { about: 'cards', facts: ['ally'] },
  heroUnknown: { about: 'rest', facts: ['hero'] },
  /** An event waits for a trigger that does not exist. */
  waitsInVain: { about: 'rest', facts: ['trigger'] },
  /** An event waits for the activation of a group that there is not. */
  waitsForNobody: { about: 'rest', facts: ['event', 'card'] },
  noSuchEvent: { about: 'rest', facts: ['id'] },
  noSuchTrigger: { about: 'rest', facts: ['id'] },
  unchangedTrigger: { about: 'rest', facts: ['trigger'] },
  otherTraits: { about: 'rest', facts: ['traits'] },
  traitsLeft: { about: 'rest', facts: [] },
  linesLeft: { about: 'rest', facts: ['most', 'line'] },
  /** An item, reward, ally or villain that no card of ours is. */
  gainUnknown: { about: 'rest', facts: ['card'] },
  alliesStayHome: { about: 'rest', facts: ['allies'] },
  bannedUnknown: { about: 'rest', facts: ['card'] },
  lostAfterLimit: { about: 'rest', facts: ['round'] },
  /** Who has won, where nobody is asked. */
  wonByText: { about: 'rest', facts: ['event'] },
  lostByText: { about: 'rest', facts: ['event'] },
  lostByWounds: { about: 'rest', facts: ['event'] },
  lostByLimit: { about: 'rest', facts: ['event'] },
  noGoodEnd: { about: 'rest', facts: [] },
  textCut: { about: 'rest', facts: ['text'] },
  /** Of a figure that the author made up, or places for its figures. */
  listCut: { about: 'rest', facts: ['field', 'most'] },
  numberCut: { about: 'rest', facts: ['number', 'most'] },
  /** A word of a closed list that we do not know. */
  valueUnknown: { about: 'rest', facts: ['field', 'value'] },
  /** Reading sentences as orders takes time: so many are read, the rest stays words. */
  ordersUnread: { about: 'rest', facts: ['most'] },
  oldVersion: { about: 'rest', facts: ['version', 'oldest'] },
  noNextMission: { about: 'rest', facts: ['mission'] },
  translationUnused: { about: 'rest', facts: ['file'] },
  campaignFull: { about: 'rest', facts: ['most', 'mission'] },
  neverOpened: { about: 'rest', facts: ['mission'] },
  fileUnused: { about: 'rest', facts: ['file'] },
  /** Two files with the id of one mission. */
  sameMission: { about: 'rest', facts: ['file', 'other'] },
  /** There is one before it. */
  secondCampaign: { about: 'rest', facts: ['campaign'] },
  /** A slot of the campaign that players fill. */
  slotEmpty: { about: 'rest', facts: ['slot'] },
  slotMissing: { about: 'rest', facts: ['slot', 'mission'] },
  slotTwice: { about: 'rest', facts: ['slot', 'mission'] },
  slotFields: { about: 'rest', facts: ['fields', 'slots'] },
} as const satisfies Readonly<Record<string, NoteKind>>;

export type NoteCode = keyof typeof NOTES;
type Fact = string | number;
export type FactsOf<Code extends NoteCode> = Readonly<Record<(typeof NOTES)[Code]['facts'][number], Fact>>;

/** Something that whoever imports should know. */
export type ImportNote = {
  readonly about: NoteKind['about'];
  readonly code: NoteCode;
  readonly facts: Readonly<Record<string, Fact>>;
};

export const makeNote = <Code extends NoteCode>(code: Code, facts: FactsOf<Code>): ImportNote => ({
  about: NOTES[code].about,
  code,
  facts: Object.fromEntries(Object.entries<Fact>(facts).map(([name, fact]) => [name, inOneLine(fact)])),
});

/** Authors break lines in names; a note is one line wherever it is shown. */
const inOneLine = (fact: Fact): Fact =>
  typeof fact === 'string' ? fact.replaceAll(/\s+/g, ' ').trim() : fact;

/** Why an event or action has no meaning here. */
export const LEFT_CODES = [
  /** None of an event's actions has a meaning. */
  'noActions',
  /** An action of an editor that knows more than we do. */
  'unknownType',
  'noText',
  'nothingTicked',
  'noObjective',
  'noTriggers',
  'noThreat',
  'noBudget',
  'noEventGroup',
  'noLimit',
  /** No card of ours is meant. */
  'nobody',
  'nothingFollows',
  'noTrait',
  'noTarget',
  'noSection',
  'noChange',
  'noExperience',
  'noCredits',
  'noFame',
  'noMission',
  'unknownGains',
  'noGains',
] as const;
export type LeftCode = (typeof LEFT_CODES)[number];
