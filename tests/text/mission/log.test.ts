// One sample for every kind of event and prompt: a new kind does not compile until it has its line here.

import { describe, expect, it } from 'vitest';
import type { Event, EventKind, Prompt, PromptAnswer, PromptKind } from '../../../src/mission';
import { logOf } from '../../../src/text';
import { englishTeller } from './sample';

const teller = await englishTeller();

/** Comes first in every log: so that the troopers have a name. */
const DEPLOYED: Event = { kind: 'groupDeployed', group: 'troopers-1', card: 'trooper', figures: 2 };

const linesOf = (...events: readonly Event[]) =>
  logOf([DEPLOYED, ...events], teller)
    .slice(1)
    .map(({ tone, text }) => `${tone}: ${text}`);

type Sample = { readonly event: Event; readonly lines: readonly string[] };
const quiet = (event: Event): Sample => ({ event, lines: [] });
const says = (event: Event, ...lines: readonly string[]): Sample => ({ event, lines });

const MESSAGE: Prompt = {
  kind: 'message',
  title: 'message.title',
  story: 'message.story',
  rules: 'message.rules',
  with: { who: { heroes: ['ada', 'bo'] }, count: 2 },
};

const EVENTS: { readonly [K in EventKind]: Sample } = {
  missionStarted: says({ kind: 'missionStarted' }, 'title: Sample', 'story: Fetch the plans.'),
  roundStarted: says({ kind: 'roundStarted', round: 2 }, 'round: Round 2'),
  roundEnded: quiet({ kind: 'roundEnded', round: 2 }),
  activationBegan: quiet({ kind: 'activationBegan', who: 'ada' }),
  activationEnded: says({ kind: 'activationEnded', who: 'ada' }, 'fact: Ada has finished.'),
  groupActivated: says(
    { kind: 'groupActivated', group: 'troopers-1' },
    'fact: The Empire activates Trooper.',
  ),
  groupFinished: quiet({ kind: 'groupFinished', group: 'troopers-1' }),
  groupDeployed: says(
    { kind: 'groupDeployed', group: 'troopers-2', card: 'trooper-elite', figures: 1 },
    'fact: Trooper (elite) deploys 1 figure.',
  ),
  groupReinforced: says(
    { kind: 'groupReinforced', group: 'troopers-1', figures: 2 },
    'fact: Trooper reinforces 2 figures.',
  ),
  groupDefeated: says({ kind: 'groupDefeated', group: 'troopers-1' }, 'fact: Trooper: defeated.'),
  groupRemoved: says({ kind: 'groupRemoved', group: 'troopers-1' }, 'fact: Trooper: removed from the map.'),
  figureDefeated: says({ kind: 'figureDefeated', figure: 'troopers-1-2' }, 'fact: Trooper 2: defeated.'),
  figureMoved: quiet({ kind: 'figureMoved', figure: 'ada', from: null, to: [0, 0] }),
  attacked: says(
    {
      kind: 'attacked',
      attacker: { id: 'troopers-1-2', of: 'trooper' },
      target: { id: 'ada', of: 'ada' },
      roll: {
        kind: 'faces',
        faces: [
          { die: 'blue', face: 3 },
          { die: 'green', face: 4 },
          { die: 'white', face: 0 },
          { die: 'black', face: 0 },
        ],
        rerolls: [{ at: 2, to: { die: 'white', face: 4 } }],
      },
      accuracy: 5,
      needed: 3,
      miss: null,
      damage: 4,
      block: 1,
      surges: 1,
      strainRecovered: 1,
      suffered: 3,
      conditions: ['weakened'],
      fate: 'stands',
      others: [{ id: 'bo', of: 'bo', damage: 1 }],
    },
    'fact: Trooper 2 attacks Ada: 4 [damage] against 1 [block], 3 suffered. Dice: [blue] 3 [damage][damage], [green] 2 [damage][damage], [white] [block][evade], [black] [block]. [surge] spent: 1. Trooper 2 recovers 1 [strain] for [surge]. Ada: Weakened. Bo: 1 [damage].',
  ),
  heroWounded: says({ kind: 'heroWounded', hero: 'bo' }, 'fact: Bo is wounded.'),
  heroWithdrew: says({ kind: 'heroWithdrew', hero: 'bo' }, 'fact: Bo has withdrawn.'),
  heroStood: says({ kind: 'heroStood', hero: 'bo' }, 'fact: Bo is healthy again.'),
  heroEscaped: says({ kind: 'heroEscaped', hero: 'bo' }, 'fact: Bo has escaped.'),
  figureFell: says({ kind: 'figureFell', figure: 'troopers-1-2' }, 'fact: Trooper 2: incapacitated.'),
  figureRose: says({ kind: 'figureRose', figure: 'ada' }, 'fact: Ada is back up.'),
  formTaken: says(
    { kind: 'formTaken', group: 'troopers-1', form: 'form-scout' },
    'fact: Trooper takes the form form-scout.',
  ),
  covered: says({ kind: 'covered', cover: 'rubble', spaces: 2, on: true }, 'fact: Rubble in 2 spaces.'),
  actorGone: says(
    { kind: 'actorGone', actor: 'friend', of: 'friend', why: 'defeated' },
    'fact: Friend: defeated.',
  ),
  sectionRevealed: says({ kind: 'sectionRevealed', section: 'hall' }, 'fact: New on the table: The hall.'),
  sectionRemoved: says(
    { kind: 'sectionRemoved', section: 'hall' },
    'fact: Removed from the table: The hall.',
  ),
  mapCleared: says({ kind: 'mapCleared' }, 'fact: The map is cleared.'),
  thingPlaced: quiet({ kind: 'thingPlaced', thing: 'crate' }),
  thingRemoved: quiet({ kind: 'thingRemoved', thing: 'crate' }),
  thingUsed: quiet({ kind: 'thingUsed', thing: 'crate' }),
  thingDestroyed: says({ kind: 'thingDestroyed', thing: 'terminal' }, 'fact: Terminal: destroyed.'),
  doorChanged: says({ kind: 'doorChanged', thing: 'door', door: 'locked' }, 'fact: Door: locked.'),
  interacted: says(
    { kind: 'interacted', thing: 'crate', option: 'search', who: 'ada' },
    'fact: Ada, Crate: Search',
  ),
  retrieved: says({ kind: 'retrieved', thing: 'plans', hero: 'ada' }, 'fact: Ada picks up Token.'),
  dropped: says({ kind: 'dropped', thing: 'plans', hero: 'ada' }, 'fact: Ada drops Token.'),
  shown: says(
    { kind: 'shown', prompt: MESSAGE },
    'title: Alarm!',
    'story: Ada and Bo hear steps.',
    'rules: Add 2 to the alarm.',
  ),
  answered: says(
    {
      kind: 'answered',
      prompt: { kind: 'input', says: { text: 'question', with: {} }, most: 3 },
      answer: { kind: 'number', number: 3 },
    },
    'fact: Your answer: 3',
  ),
  objective: says(
    { kind: 'objective', objective: 'find-plans', with: {} },
    'fact: Objective: Find the plans.',
  ),
  achieved: says({ kind: 'achieved', objective: 'find-plans', with: {} }, 'fact: Completed: Find the plans.'),
  rule: says({ kind: 'rule', rule: 'dark', on: true }, 'rules: It is **dark**.'),
  variable: says({ kind: 'variable', variable: 'alarm', from: 0, to: 2 }, 'fact: Alarm: 2'),
  countdown: quiet({ kind: 'countdown', countdown: 'shuttle', left: 2 }),
  perilStruck: says({ kind: 'perilStruck', step: 'first' }, 'title: Peril'),
  threat: says({ kind: 'threat', from: 1, to: 4 }, 'fact: The Empire has 4 threat.'),
  deployment: says({ kind: 'deployment', as: 'lands' }, 'fact: The Empire lands troops.'),
  actorJoined: says(
    { kind: 'actorJoined', actor: 'friend', of: 'friend', figures: ['ally-1'] },
    'fact: Friend joins the heroes.',
  ),
  acted: says(
    { kind: 'acted', who: 'ada', as: 'discard', condition: 'stunned' },
    'fact: Ada spends an action to discard Stunned.',
  ),
  led: says({ kind: 'led', person: 'friend', by: 'ada' }, 'fact: Ada leads Friend.'),
  decided: says({ kind: 'decided', decision: 'flee' }, 'fact: You decide: Run'),
  strainedToMove: says(
    { kind: 'strainedToMove', who: 'ada' },
    'fact: Ada suffers 1 strain to move 1 more space.',
  ),
  bled: says({ kind: 'bled', figure: 'ada', strain: 1, damage: 1 }, 'fact: Ada bleeds: 1 strain, 1 damage.'),
  conditionsEnded: says(
    { kind: 'conditionsEnded', figure: 'ada', conditions: ['focused', 'hidden'] },
    'fact: Ada discards: Focused, Hidden.',
  ),
  readiedByCard: says({ kind: 'readiedByCard', who: 'ada' }, 'fact: A card readies Ada.'),
  exhaustedByCard: says({ kind: 'exhaustedByCard', who: 'ada' }, 'fact: A card exhausts Ada.'),
  groupReadied: says({ kind: 'groupReadied', group: 'troopers-1' }, 'fact: A card readies Trooper.'),
  groupExhausted: says({ kind: 'groupExhausted', group: 'troopers-1' }, 'fact: A card exhausts Trooper.'),
  cardUsed: says({ kind: 'cardUsed', hero: 'ada', card: 'Coat' }, 'fact: Ada uses Coat.'),
  cardLaid: says(
    { kind: 'cardLaid', hero: 'ada', card: 'Coat', state: 'depleted' },
    'fact: Ada: Coat is depleted.',
  ),
  cardGave: says(
    {
      kind: 'cardGave',
      card: 'Coat',
      figure: 'ada',
      gave: { strainRecovered: 1, conditions: ['focused'], tokens: ['block'] },
    },
    'fact: Coat: Ada recovers 1 strain, becomes Focused, and gains 1 power token (block).',
  ),
  cardRolled: says(
    { kind: 'cardRolled', hero: 'ada', card: 'Coat', dice: [{ die: 'green', face: 0 }], passed: false },
    'fact: Ada rolls for Coat: [green] 1 [surge]. The test is failed.',
  ),
  suffered: says(
    { kind: 'suffered', of: 'strain', figures: ['ada', 'bo'], amount: 1 },
    'fact: Ada and Bo: suffer 1 strain.',
  ),
  armed: says(
    { kind: 'armed', figures: ['ada', 'bo'], tokens: ['damage', 'block'] },
    'fact: Ada and Bo: power tokens gained: [damage] [block].',
  ),
  medpacUsed: says({ kind: 'medpacUsed', who: 'ada' }, 'fact: Ada uses a medpac.'),
  medpacs: says({ kind: 'medpacs', to: 1 }, 'fact: 1 medpac.'),
  scriptRan: quiet({ kind: 'scriptRan', script: 'begin' }),
  scriptStopped: says(
    { kind: 'scriptStopped', script: 'begin' },
    'fact: Mistake in the mission: the script begin never ends, so the app stopped it.',
  ),
  byHand: says({ kind: 'byHand', did: 'round', to: 4 }, 'fact: By hand: it is round 4.'),
  tracking: says({ kind: 'tracking', on: true }, 'fact: The app now tracks figures.'),
  missionEnded: says(
    { kind: 'missionEnded', result: { outcome: 'escaped', won: true, rewards: [] } },
    'title: Victory',
  ),
};

type PromptSample = { readonly prompt: Prompt; readonly lines: readonly string[] };
const ASKED = { text: 'question', with: {} } as const;
const ASK_LINE = ['rules: Left or right?'];

const PROMPTS: { readonly [K in PromptKind]: PromptSample } = {
  message: {
    prompt: { kind: 'message', story: 'cell.story', with: {} },
    lines: ['story: The door slides open.'],
  },
  build: {
    prompt: { kind: 'build', section: 'cell', things: [] },
    lines: ['story: The door slides open.'],
  },
  rule: { prompt: { kind: 'rule', rule: 'darkness' }, lines: [] },
  clearMap: { prompt: { kind: 'clearMap' }, lines: [] },
  removeSection: { prompt: { kind: 'removeSection', section: 'cell' }, lines: [] },
  placeThing: { prompt: { kind: 'placeThing', thing: 'crate', at: null }, lines: ['fact: Placed: Crate.'] },
  removeThing: { prompt: { kind: 'removeThing', thing: 'crate' }, lines: ['fact: Removed: Crate.'] },
  door: { prompt: { kind: 'door', thing: 'door', door: 'open' }, lines: [] },
  cover: { prompt: { kind: 'cover', cover: 'shield', spaces: [[0, 0]] }, lines: [] },
  figures: {
    prompt: { kind: 'figures', does: 'pushed', figures: [{ id: 'troopers-1-1', of: 'trooper', at: [1, 1] }] },
    lines: [
      'fact: Trooper 1 stood on both sides of the door. Push the figure to the closest empty spaces, without turning it.',
    ],
  },
  removeGroup: { prompt: { kind: 'removeGroup', card: 'trooper', colour: null }, lines: [] },
  enter: { prompt: { kind: 'enter', spaces: [] }, lines: [] },
  deploy: {
    prompt: {
      kind: 'deploy',
      group: 'troopers-1',
      as: 'group',
      figures: [],
      near: [],
      story: 'cell.story',
    },
    lines: ['story: The door slides open.'],
  },
  noFigures: {
    prompt: { kind: 'noFigures', group: 'troopers', card: 'trooper' },
    lines: ['fact: No figures left for Trooper.'],
  },
  colour: { prompt: { kind: 'colour', group: 'troopers-1', colours: ['red'] }, lines: [] },
  fallen: { prompt: { kind: 'fallen', groups: [{ group: 'troopers-1', most: 2, told: 0 }] }, lines: [] },
  question: { prompt: { kind: 'question', says: ASKED, options: [] }, lines: ASK_LINE },
  input: { prompt: { kind: 'input', says: ASKED, most: 3 }, lines: ASK_LINE },
  test: {
    prompt: { kind: 'test', says: ASKED, attributes: ['tech'], heroes: ['ada'], before: 0 },
    lines: ASK_LINE,
  },
  chooseHeroes: {
    prompt: { kind: 'chooseHeroes', says: ASKED, heroes: ['ada'], count: 1, as: 'scout' },
    lines: ASK_LINE,
  },
  confirm: { prompt: { kind: 'confirm', says: ASKED, about: 'region' }, lines: ASK_LINE },
  affect: {
    prompt: {
      kind: 'affect',
      effect: 'suffer',
      who: ['ada', 'troopers-1-1'],
      region: null,
      damage: 1,
      strain: 2,
      conditions: [],
    },
    lines: ['fact: Ada and Trooper 1: suffer 1 damage and 2 strain.'],
  },
  gain: {
    prompt: { kind: 'gain', what: 'item', amount: 1, of: ['blaster'] },
    lines: ['fact: You find Blaster.'],
  },
  over: { prompt: { kind: 'over', outcome: 'escaped' }, lines: ['story: You got away with them.'] },
};

const QUESTION: Prompt = { kind: 'question', says: ASKED, options: [{ id: 'l', text: 'left' }] };
const ANSWERS: { readonly [K in PromptAnswer['kind']]: readonly [PromptAnswer, readonly string[]] } = {
  done: [{ kind: 'done' }, []],
  option: [{ kind: 'option', option: 'l' }, ['fact: Your answer: Left']],
  number: [{ kind: 'number', number: 4 }, ['fact: Your answer: 4']],
  tested: [
    { kind: 'tested', hero: 'ada', attribute: 'tech', successes: 2 },
    ['fact: Ada tests tech: 2 successes.'],
  ],
  heroes: [{ kind: 'heroes', heroes: ['ada', 'bo'] }, ['fact: Your answer: Ada and Bo']],
  yes: [{ kind: 'yes' }, ['fact: Your answer: Yes']],
  no: [{ kind: 'no' }, ['fact: Your answer: No']],
  colour: [{ kind: 'colour', colour: 'red' }, ['fact: Your answer: red']],
  fallen: [{ kind: 'fallen', fallen: { 'troopers-1': 2 } }, ['fact: Your answer: Trooper: 2 defeated']],
};

describe('the log', () => {
  it.each(Object.entries(EVENTS))('[log] %s', (_, { event, lines }) => {
    expect(linesOf(event)).toEqual(lines);
  });

  it.each(Object.entries(PROMPTS))('[log] what was shown can be read again: %s', (_, { prompt, lines }) => {
    expect(linesOf({ kind: 'shown', prompt })).toEqual(lines);
  });

  it.each(Object.entries(ANSWERS))('[log] what was answered: %s', (_, [answer, lines]) => {
    expect(linesOf({ kind: 'answered', prompt: QUESTION, answer })).toEqual(lines);
  });

  it('[row 56] a group has its colour in the log from when it was chosen, and keeps its name when it is gone', () => {
    const prompt: Prompt = { kind: 'colour', group: 'troopers-1', colours: ['red'] };
    expect(
      linesOf(
        { kind: 'answered', prompt, answer: { kind: 'colour', colour: 'red' } },
        { kind: 'groupDefeated', group: 'troopers-1' },
      ).at(-1),
    ).toBe('fact: Trooper, red: defeated.');
  });

  it('[log] variables that are not shown, and rules that end', () => {
    expect(linesOf({ kind: 'variable', variable: 'hidden', from: 0, to: 1 })).toEqual([]);
    expect(linesOf({ kind: 'rule', rule: 'dark', on: false })).toEqual(['fact: Rule ends: It is **dark**.']);
    expect(linesOf({ kind: 'interacted', thing: 'door', option: 'open', who: null })).toEqual([
      'fact: Door: Open',
    ]);
  });

  it.each([
    [
      { kind: 'gain', what: 'supply', amount: 2, of: ['ada', 'bo'] },
      'fact: Ada and Bo: draw 2 supply cards.',
    ],
    [{ kind: 'gain', what: 'supply', amount: 1, of: [] }, 'fact: Draw 1 supply card.'],
    [{ kind: 'gain', what: 'medpacs', amount: 1, of: [] }, 'fact: You find 1 medpac.'],
    [{ kind: 'gain', what: 'credits', amount: 50, of: [] }, 'fact: You gain 50 credits.'],
    [{ kind: 'gain', what: 'credits', amount: -50, of: [] }, 'fact: You pay 50 credits.'],
    [{ kind: 'gain', what: 'lostItem', amount: 1, of: ['blaster'] }, 'fact: You lose Blaster.'],
    [{ kind: 'gain', what: 'ally', amount: 1, of: ['friend'] }, 'fact: Friend will fight beside you.'],
    [{ kind: 'gain', what: 'classCard', amount: 1, of: ['cy'] }, 'fact: Cy: choose a class card.'],
  ] as const)('[log] $0.what is gained', (prompt, line) => {
    expect(linesOf({ kind: 'shown', prompt })).toEqual([line]);
  });

  it('[log] players look into a region themselves', () => {
    const prompt: Prompt = {
      kind: 'affect',
      effect: 'gain',
      who: [],
      region: 'corner',
      damage: 0,
      strain: 0,
      conditions: ['stunned', 'bleeding'],
    };
    expect(linesOf({ kind: 'shown', prompt })).toEqual([
      'fact: Every Rebel figure here (Marked spaces): become Stunned and Bleeding.',
    ]);
  });
});
