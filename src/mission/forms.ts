// The forms of a mission, field by field: what stands there, help for authors, bounds of lists. Everything that knows
// missions is made from these rows: the types in `definition`, schemas, the walk of the checks, and tables in the docs.

import { MOST } from './language/limits';

const SHAPE =
  "Only for players whose boxes fit: an expression of owns('…'), and, or, not. Left out: for everybody.";

const THING = {
  id: ['id', 'Own id.'],
  section: ['section?', 'The section it appears with. Left out: only when a script places it.'],
  name: ['text?', 'Its name.'],
  examine: ['text?', 'What players read who tap on it.'],
  hidden: ['true?', 'Its section comes without it, until a script places it.'],
  shape: ['expression?', SHAPE],
} as const;

const OPTIONS = {
  options: ['ThingOption[]?', 'What can be done with it.', { least: 1, most: MOST.options }],
} as const;

const USABLE = {
  ...OPTIONS,
  health: ['number?', 'With it, the thing can be attacked and destroyed.'],
  defense: ['defenseDie[]?', 'Defense dice it rolls.', { most: MOST.dice }],
} as const;

const AT = { at: ['point', 'Its space: [x, y].'] } as const;
const SPACES = { spaces: ['point[]', 'Its spaces.', { least: 1, most: MOST.spaces }] } as const;

const COLOURED = { colour: ['colour?', 'Its colour.'] } as const;

export const THING_FORMS = {
  Door: {
    kind: ['=door', 'A door. Without options, heroes can open it.'],
    ...THING,
    between: ['sides[]', 'Each of its edges, by the two spaces beside it.', { least: 1, most: MOST.edges }],
    locked: ['true?', 'Nobody opens it by hand.'],
    open: ['true?', 'It stands open at first.'],
    ...USABLE,
  },
  Crate: { kind: ['=crate', 'A crate.'], ...THING, ...AT, ...COLOURED, ...USABLE },
  Terminal: { kind: ['=terminal', 'A terminal.'], ...THING, ...AT, ...COLOURED, ...USABLE },
  Token: {
    kind: ['=token', 'A mission token.'],
    ...THING,
    ...AT,
    ...COLOURED,
    carried: ['true?', 'Heroes may pick it up and carry it.'],
    ...USABLE,
  },
  Region: {
    kind: ['=region', 'Spaces that scripts speak of.'],
    ...THING,
    ...SPACES,
    shown: ['true?', 'Marked on the map.'],
    ...OPTIONS,
  },
  Spawn: {
    kind: ['=spawn', 'A spawn point: groups come from here.'],
    ...THING,
    ...AT,
    off: ['true?', 'Switched off at first.'],
    keepsOut: [
      'group[]?',
      'Groups that come from elsewhere, as long as another spawn point is switched on for them.',
      { least: 1, most: MOST.groups },
    ],
  },
  Entry: { kind: ['=entry', 'Where the heroes begin.'], ...THING, ...SPACES },
} as const;

export const MISSION_ALIASES = {
  Thing: ['Door|Crate|Terminal|Token|Region|Spawn|Entry', 'Something on the map, or a place on it.'],
  RoundLimit: ['OutcomeLimit|ScriptLimit', 'A limit of rounds.'],
  AllyRule: ['OnlyAlly|AllyLimit|=none', 'Who may come along.'],
} as const;

export const MISSION_FORMS = {
  Mission: {
    id: ['id', 'Own id.'],
    version: ['version', 'Raised with every change that players should know of.'],
    title: ['text', 'Its title.'],
    briefing: ['text', 'What players read before they begin.'],
    scene: ['scene?', 'The picture of the place. Left out: what the tiles of its map show.'],
    voices: ['Voice[]?', 'Who speaks where: a portrait stands beside these texts.', { most: MOST.groups }],
    needs: [
      'product[]?',
      'Products it needs. Left out: the core box alone.',
      { least: 1, most: MOST.options },
    ],
    encounter: ['true?', 'Without map and rounds: it is told and decided, and over when its scripts are.'],
    sections: ['Section[]', 'The parts of the map, each laid down at once.', { most: MOST.sections, or: [] }],
    things: ['Thing[]', 'What lies on the map, and places on it.', { most: MOST.things, or: [] }],
    groups: ['MissionGroup[]', 'The groups that may be deployed.', { most: MOST.groups, or: [] }],
    persons: ['Person[]?', 'People who are no heroes, no allies and no enemies.', { most: MOST.groups }],
    objectives: [
      'Objective[]',
      'What the heroes have to do; one is shown at a time.',
      { most: MOST.groups, or: [] },
    ],
    decisions: [
      'Decision[]?',
      'What the players may decide at any time of their own, with a button beside the objective.',
      { most: MOST.options },
    ],
    rules: ['MissionRule[]?', 'Rules of this mission, shown while they hold.', { most: MOST.groups }],
    variables: ['Variable[]?', 'Numbers that scripts remember.', { most: MOST.names }],
    scripts: ['Script[]', 'What happens when.', { most: MOST.scripts }],
    peril: [
      'PerilStep[]?',
      'What comes the longer the mission lasts, one step after another.',
      { most: MOST.groups },
    ],
    outcomes: ['Ending[]', 'How it can end.', { most: MOST.groups, or: [] }],
    rewards: ['Reward[]?', 'What the heroes get for it.', { most: MOST.groups }],
    rounds: ['RoundLimit?', 'A limit of rounds. Left out: none.'],
    medpacs: ['number?', 'Medpacs at the start. Left out: none.'],
    ally: [
      'AllyRule?',
      'Only this ally, so many groups, or "none". Left out: one group that the players bring.',
    ],
    deployment: [
      'ThreatDeployment?',
      'What the Empire brings in by itself. Left out: only what scripts deploy.',
    ],
    printed: ['label?', 'The printed mission that it stands for, as campaigns name it: "core5".'],
    improvised: ['true?', 'Players make do where their boxes hold too few pieces.'],
  },
  Section: {
    id: ['id', 'Own id.'],
    shape: ['expression?', SHAPE],
    start: ['true?', 'It lies on the table when the mission begins.'],
    map: ['label?', 'A name for the map it belongs to; maps never lie on the table together.'],
    name: ['text?', 'Its name.'],
    story: ['text?', 'Read aloud when it is revealed.'],
    scene: ['scene?', 'The picture above the story. Left out: what its tiles show.'],
    tiles: ['LaidTile[]', 'The tiles it is made of.', { least: 1, most: MOST.tiles }],
  },
  Voice: {
    id: ['id', 'Whose portrait: a card, a hero, or an id of your own, which gets a face of its own.'],
    says: ['text[]', 'The texts in which they speak.', { least: 1, most: MOST.names }],
  },
  LaidTile: {
    tile: ['tile', 'Id of a tile side, like "core-07B".'],
    shape: ['expression?', SHAPE],
    at: ['point', 'The top left space of the tile as it lies: [x, y].'],
    rotation: ['rotation?', 'Turned clockwise. Left out: 0.'],
    over: ['true?', 'It lies upon other tiles and takes the place of the spaces that it covers.'],
  },
  ThingOption: {
    id: ['id', 'Own id within the thing.'],
    text: ['text', 'What the button says.'],
    if: ['cond?', 'Only offered if this holds.'],
    free: ['true?', 'It costs no action.'],
    heroesOnly: ['true?', 'Allies may not.'],
    again: ['true?', 'It stays after it was used. Left out: the thing is used up by it.'],
    off: ['true?', 'Not offered before a script does ("describe").'],
  },
  MissionGroup: {
    id: ['id', 'Own id.'],
    shape: ['expression?', SHAPE],
    cards: [
      'GroupCard[]',
      'The first one is the wish; of those that are owned one is chosen by chance.',
      { least: 1, most: MOST.options },
    ],
    bonusHealth: ['number?', 'Every figure has that much more health.'],
    target: ['selector?', 'Whom it goes for in this mission.'],
    returns: ['true?', 'Defeated, it comes into the hand of the Empire (missions with threat).'],
    noReinforcements: ['true?', 'Threat brings none of its figures back.'],
  },
  GroupCard: {
    card: ['card', 'Id of a deployment card.'],
    if: ['cond?', 'Only if this holds.'],
    like: ['CardLike?', 'Cards of owned boxes that may come in its place, each as likely as this card.'],
    insteadOf: [
      'card?',
      'It stands in for this card: where a script names a number of figures, as many come as cost about the same.',
    ],
  },
  CardLike: {
    traits: [
      'trait[]?',
      'With at least one of these traits. Left out: any.',
      { least: 1, most: MOST.options },
    ],
    without: ['trait[]?', 'With none of these traits.', { least: 1, most: MOST.options }],
    cost: ['costs?', 'Deployment cost, from and to: [5, 7]. Left out: any.'],
    figures: ['costs?', 'Figures of a group, from and to. Left out: any.'],
    side: ['enemySide?', 'Imperial or mercenary cards only. Left out: both.'],
    cards: ['card[]?', 'These cards and no others, by name.', { least: 1, most: MOST.options }],
    unique: ['true?', 'Villains too. Left out: cards without a name of their own.'],
  },
  Person: {
    id: ['id', 'Own id.'],
    shape: ['expression?', SHAPE],
    name: ['text', 'Their name.'],
    card: ['card?', 'A deployment card with their numbers. Left out: they cannot attack.'],
    health: [
      'number?',
      'Their health, whatever the card says. Left out, without a card: nothing can hurt them.',
    ],
    defense: ['defenseDie[]?', 'Dice they roll when they are attacked.', { most: MOST.dice }],
    side: ['personSide?', "On whose side they stand. Left out: neutral, on nobody's."],
    played: [
      'true?',
      'The players activate them, once a round, like an ally. Left out: they do nothing by themselves.',
    ],
    falls: ['true?', 'Defeated, they stay on the map, incapacitated.'],
    led: [
      'number?',
      'Once a round, a hero beside them leads them: they move up to so many spaces. Left out: nobody leads them.',
    ],
  },
  Objective: {
    id: ['id', 'Own id.'],
    shape: ['expression?', SHAPE],
    text: ['text', 'What the heroes have to do.'],
  },
  MissionRule: {
    id: ['id', 'Own id.'],
    shape: ['expression?', SHAPE],
    title: ['text?', 'Its name, over the rule.'],
    text: ['text', 'The rule.'],
    with: ['blanks?', 'What fills the blanks of the text, whenever it is shown.'],
    start: ['true?', 'It holds from the beginning.'],
  },
  Variable: {
    id: ['name', 'Own id, as expressions name it.'],
    start: ['number?', 'Its value at first. Left out: 0.'],
    shown: ['text?', 'Shown to the players under this text.'],
    meter: ['Meter?', 'Shown as a bar with marks; needs "shown".'],
  },
  Meter: {
    most: ['number', 'The number at which the bar is full.'],
    marks: ['MeterMark[]?', 'What holds from which number on.', { most: MOST.options }],
  },
  MeterMark: {
    at: ['number', 'From this number on …'],
    text: ['text', '… players read this below the bar.'],
  },
  Decision: {
    id: ['id', 'Own id.'],
    shape: ['expression?', SHAPE],
    text: ['text', 'What the button says.'],
    start: ['true?', 'Offered from the first round on. Left out: when a script offers it.'],
    sure: ['text?', 'Asked before it counts. Left out: it counts at once.'],
  },
  Script: {
    id: ['id', 'Own id.'],
    shape: ['expression?', SHAPE],
    on: [
      'trigger+?',
      'What sets it off: one or several. Left out: only when another script calls it.',
      { least: 1, most: MOST.options },
    ],
    if: ['cond?', 'Only if this holds when its turn comes.'],
    do: ['effects', 'What is done, in this order.'],
    runs: ['runs?', 'How often. Left out: once. Called scripts run whenever they are called.'],
    priority: ['priority?', 'When several run at the same moment: the higher first. Left out: 0.'],
    takes: ['number{name}?', 'Numbers it is called with, and their values where the caller gives none.'],
  },
  PerilStep: {
    id: ['id', 'Own id.'],
    shape: ['expression?', SHAPE],
    round: ['number', 'It comes at the end of this round.'],
    story: ['text?', 'Read aloud.'],
    rules: ['text?', 'What happens, for those who must obey it.'],
    do: ['effects', 'What is done, in this order.'],
    again: ['true?', 'Again at the end of every later round; only the last step may.'],
  },
  Ending: {
    id: ['id', 'Own id.'],
    won: ['boolean', 'Whether the mission is won with it.'],
    text: ['text', 'How it ended.'],
  },
  Reward: {
    id: ['id', 'Own id.'],
    shape: ['expression?', SHAPE],
    text: ['text?', 'What the players read.'],
    won: ['boolean?', 'Only if won, or only if lost.'],
    outcome: ['outcome?', 'Only with this outcome.'],
    if: ['cond?', 'Only if this holds.'],
    credits: ['number?', 'Credits.'],
    fame: ['number?', 'Fame.'],
    items: ['item[]?', 'Items.', { most: MOST.options }],
    gear: ['number?', 'Pieces of armor or equipment that the campaign draws: the more fame, the better.'],
    cards: [
      'reward[]?',
      'Reward cards: to their own hero, to the party, or to the Empire.',
      { most: MOST.options },
    ],
    flags: ['number{flag}?', 'Flags for later missions.'],
  },
  OutcomeLimit: {
    limit: ['number', 'After so many rounds the mission ends.'],
    outcome: ['outcome', 'With this outcome.'],
  },
  ScriptLimit: {
    limit: ['number', 'After so many rounds a script decides.'],
    script: ['script', 'The script that runs then.'],
  },
  OnlyAlly: {
    card: ['card', 'Id of a deployment card.'],
  },
  AllyLimit: {
    most: ['number', 'So many ally groups may come along, each with a deployment of its own.'],
  },
  ThreatDeployment: {
    model: ['=threat', 'Threat grows every round and pays for groups.'],
    level: ['number', 'Threat gained at the end of every round.'],
    chosen: ['true?', 'Played alone, the players choose the level before it begins.'],
    start: ['number?', 'Threat at the beginning. Left out: none.'],
    hand: [
      'group[]',
      'Groups that may come into the hand, as far as the players own them.',
      { least: 1, most: MOST.groups },
    ],
    size: ['number?', 'How many lie in the hand at first. Left out: "heroes + 3".'],
    most: ['number?', 'Threat never grows beyond it. Left out: it may.'],
  },
  ...THING_FORMS,
} as const;
