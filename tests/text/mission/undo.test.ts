import { describe, expect, it } from 'vitest';
import type { Command, CommandKind, Event, FigureChange, Prompt } from '../../../src/mission';
import { commandLabel, landmarksOf, type UndoEntry } from '../../../src/text';
import { englishTeller } from './sample';

const teller = await englishTeller();

const START: readonly Event[] = [
  { kind: 'groupDeployed', group: 'troopers-1', card: 'trooper', figures: 2 },
  { kind: 'shown', prompt: { kind: 'enter', spaces: [] } },
];
const labelOf = (command: Command, events: readonly Event[] = []) =>
  commandLabel(START, [{ command, events }], 0, teller);

/** One for every kind of command: a new kind does not compile until it has its label here. */
const LABELS: { readonly [K in CommandKind]: readonly [Command, string] } = {
  answer: [{ kind: 'answer', answer: { kind: 'done' } }, 'Heroes placed'],
  beginActivation: [{ kind: 'beginActivation', who: 'ada' }, "Start of Ada's turn"],
  endActivation: [{ kind: 'endActivation', who: 'friend' }, 'Friend finished'],
  spendActions: [{ kind: 'spendActions', actions: 1 }, 'Action used'],
  takeAction: [{ kind: 'takeAction', as: 'discard', condition: 'stunned' }, 'Stunned discarded'],
  attack: [
    {
      kind: 'attack',
      attacker: 'ada',
      target: 'troopers-1-2',
      roll: { kind: 'totals', accuracy: 0, damage: 0, surge: 0, block: 0, evade: 0, dodge: 0 },
    },
    'Attack: Trooper 2',
  ],
  cover: [{ kind: 'cover', at: [1, 0], cover: 'rubble', on: true }, 'Rubble placed'],
  lead: [{ kind: 'lead', person: 'friend' }, 'Friend led'],
  decide: [{ kind: 'decide', decision: 'flee' }, 'Decision: Run'],
  bringCompanion: [{ kind: 'bringCompanion', companion: 'friend' }, 'Friend brought'],
  strainToMove: [{ kind: 'strainToMove' }, 'Strain to move'],
  bleed: [{ kind: 'bleed', suffer: true }, 'Strain from Bleeding'],
  readyActor: [{ kind: 'readyActor', actor: 'ada', ready: true }, 'Ada readied'],
  readyGroup: [{ kind: 'readyGroup', group: 'troopers-1', ready: false }, 'Trooper exhausted'],
  place: [{ kind: 'place', steps: ['crate'] }, 'Marked as placed'],
  rollTest: [
    { kind: 'rollTest', hero: 'ada', attribute: 'tech', focused: false },
    'Dice rolled for a test: Ada',
  ],
  interact: [{ kind: 'interact', thing: 'crate', option: 'search' }, 'Crate: Search'],
  report: [{ kind: 'report', script: 'seen' }, 'Your answer'],
  wound: [{ kind: 'wound', hero: 'bo' }, 'Bo wounded'],
  withdraw: [{ kind: 'withdraw', hero: 'bo' }, 'Bo withdrew'],
  stand: [{ kind: 'stand', hero: 'bo' }, 'Bo healthy again'],
  defeat: [{ kind: 'defeat', actor: 'friend' }, 'Friend defeated'],
  defeatGroup: [{ kind: 'defeatGroup', group: 'troopers-1' }, 'Trooper defeated'],
  countFigures: [{ kind: 'countFigures', group: 'troopers-1', figures: 1 }, 'Figures counted: Trooper'],
  destroy: [{ kind: 'destroy', thing: 'terminal' }, 'Terminal destroyed'],
  drop: [{ kind: 'drop', thing: 'plans' }, 'Token dropped'],
  useMedpac: [{ kind: 'useMedpac', who: 'ada' }, 'Medpac: Ada'],
  useCard: [{ kind: 'useCard', hero: 'ada', from: 'Coat', place: 0 }, 'Coat used'],
  setCard: [{ kind: 'setCard', hero: 'ada', card: 'Coat', state: 'exhausted' }, 'Coat exhausted'],
  reopenWindow: [{ kind: 'reopenWindow', group: 'troopers-1' }, 'Orders opened again: Trooper'],
  tell: [{ kind: 'tell', told: [] }, 'Answer undone'],
  finishActivation: [{ kind: 'finishActivation' }, 'Activation finished'],
  track: [{ kind: 'track', on: false }, 'Tracking switched off'],
  moveFigure: [{ kind: 'moveFigure', figure: 'ada', to: [0, 0] }, 'Ada moved'],
  setFigure: [{ kind: 'setFigure', figure: 'troopers-1-1', set: { damage: 1 } }, 'Damage of Trooper 1'],
  defeatFigure: [{ kind: 'defeatFigure', figure: 'troopers-1-2' }, 'Trooper 2 defeated'],
  setThreat: [{ kind: 'setThreat', amount: 3 }, 'Threat changed'],
  deployByHand: [{ kind: 'deployByHand', group: 'troopers', card: 'trooper' }, 'Trooper deployed'],
  withdrawGroup: [{ kind: 'withdrawGroup', group: 'troopers-1' }, 'Trooper withdrawn'],
  setHand: [{ kind: 'setHand', group: 'troopers', to: 'hand' }, 'Hand changed'],
  leaveOut: [{ kind: 'leaveOut', card: 'trooper', out: true }, 'Trooper left out'],
  setRound: [{ kind: 'setRound', round: 3 }, 'Round changed'],
  fireScript: [{ kind: 'fireScript', script: 'begin' }, 'Event started'],
  setDifficulty: [{ kind: 'setDifficulty', to: 'easy' }, 'Difficulty changed'],
  giveUp: [{ kind: 'giveUp' }, 'Giving up'],
};

describe('labels of undo', () => {
  it.each(Object.entries(LABELS))('[undo] %s', (_, [command, label]) => {
    expect(labelOf(command)).toBe(label);
  });

  it('[undo] an action is named, and what was waived is told apart from what was suffered', () => {
    expect(labelOf({ kind: 'takeAction', as: 'attack' })).toBe('Attack');
    expect(labelOf({ kind: 'takeAction', as: 'rest', medpac: true })).toBe('Rest');
    expect(labelOf({ kind: 'bleed', suffer: false })).toBe('No strain from Bleeding');
  });

  it('[undo] a finished activation names its group', () => {
    const finished: Event = { kind: 'groupFinished', group: 'troopers-1' };
    expect(labelOf({ kind: 'finishActivation' }, [finished])).toBe('Trooper finished');
  });

  it('[undo] what was noted of a figure, and what was told of an attack, is named', () => {
    const noted = (set: FigureChange) => labelOf({ kind: 'setFigure', figure: 'ada', set });
    expect(noted({ strain: 2 })).toBe('Strain of Ada');
    expect(noted({ conditions: ['focused'] })).toBe('Conditions of Ada');
    const dice = { kind: 'dice', roll: { kind: 'faces', faces: [] } } as const;
    expect(labelOf({ kind: 'tell', told: [{ step: 0, answer: dice }] })).toBe('Attack dice');
  });

  it('[undo] a door is opened, whoever opens it', () => {
    const open: Command = { kind: 'interact', thing: 'door', option: 'open', who: 'ada' };
    const opened: Event = { kind: 'doorChanged', thing: 'door', door: 'open' };
    expect(labelOf(open, [opened])).toBe('Door opened');
    const shown: Event = { kind: 'shown', prompt: { kind: 'door', thing: 'door', door: 'locked' } };
    const done: Command = { kind: 'answer', answer: { kind: 'done' } };
    expect(commandLabel([shown], [{ command: done, events: [] }], 0, teller)).toBe('Door locked');
  });

  it('[undo] a message that was read is named by its title', () => {
    const prompt: Prompt = { kind: 'message', title: 'message.title', with: {} };
    const done: Command = { kind: 'answer', answer: { kind: 'done' } };
    const entries: readonly UndoEntry[] = [
      { command: done, events: [{ kind: 'shown', prompt }] },
      { command: done, events: [] },
    ];
    expect(commandLabel(START, entries, 1, teller)).toBe('“Alarm!” read');
    expect(commandLabel([], entries, 0, teller)).toBe('Your answer');
    expect(commandLabel(START, entries, 2, teller)).toBeNull();
  });

  it('[undo] one can go back to every round and every activation, before or as it begins', () => {
    const entries: readonly UndoEntry[] = [
      { command: { kind: 'answer', answer: { kind: 'done' } }, events: [{ kind: 'roundStarted', round: 1 }] },
      {
        command: { kind: 'endActivation', who: 'ada' },
        events: [
          { kind: 'activationBegan', who: 'ada' },
          { kind: 'activationEnded', who: 'ada' },
          { kind: 'groupActivated', group: 'troopers-1' },
        ],
      },
    ];
    expect(landmarksOf(START, entries, teller)).toEqual([
      { at: 1, kind: 'round', text: 'Round 1' },
      { at: 1, kind: 'activation', text: 'Ada' },
      { at: 2, kind: 'activation', text: 'Trooper' },
    ]);
  });
});
