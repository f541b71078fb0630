// What effects, conditions and triggers are made of: forms within them, and lists that several of their fields hold.

import { ATTRIBUTES, CONDITIONS, MAX_POWER_TOKENS } from '../../rules';
import { MOST } from './limits';

export const PARTS = {
  QuestionOption: {
    id: ['id', 'Own id within the question.'],
    text: ['text', 'What the button says.'],
    if: ['cond?', 'Only offered if this holds.'],
    do: ['effects?', 'What follows. Left out: nothing.'],
  },
  /** By a number: both bounds are included. */
  Outcome: {
    from: ['number?', 'From this number on. Left out: no bound.'],
    to: ['number?', 'Up to this number, which is included. Left out: no bound.'],
    text: ['text?', 'What the players read.'],
    do: ['effects?', 'What follows. Left out: nothing.'],
  },
  PickList: {
    if: ['cond?', 'Only if this holds.'],
    do: ['effects', 'What is done, in this order.'],
  },
} as const;

export const SCRIPT_LISTS = {
  numbers: ['number{name}', 'The numbers it is called with, by name.'],
  blanks: [
    'blank{blankName}',
    'What fills the blanks {{name}} of the text: a number, or { "who": … } for names.',
  ],
  points: ['point[]', 'Spaces.', { least: 1, most: MOST.spaces }],
  edges: ['sides[]', 'Edges, each by the two spaces beside it.', { least: 1, most: MOST.spaces }],
  places: [
    'place[]',
    'Spaces, or ids of spawn points. Left out: all spawn points that are switched on.',
    { least: 1, most: MOST.options },
  ],
  conds: ['cond[]', 'Two or more conditions.', { least: 2, most: MOST.options }],
  effects: ['effect[]', 'What is done, in this order.', { least: 1, most: MOST.effects }],
  options: ['QuestionOption[]', 'The buttons.', { least: 1, most: MOST.options }],
  outcomes: ['Outcome[]', 'What happens, by the number.', { least: 1, most: MOST.options }],
  lists: ['PickList[]', 'The lists of which one is done.', { least: 1, most: MOST.effects }],
  attributes: [
    'attribute[]',
    'Attributes; of several the players choose one.',
    { least: 1, most: ATTRIBUTES.length },
  ],
  conditions: ['condition[]', 'One or more conditions.', { least: 1, most: CONDITIONS.length }],
  powerTokens: [
    'powerToken[]',
    'One or two power tokens; the same kind may stand there twice.',
    { least: 1, most: MAX_POWER_TOKENS },
  ],
  groups: ['group[]', 'Groups of this mission.', { least: 1, most: MOST.groups }],
  things: ['thing[]', 'Things of this mission.', { least: 2, most: MOST.effects }],
  held: ['thing[]', 'Things, regions, or both.', { least: 1, most: MOST.options }],
  offers: [
    'option[]',
    'Ids of the options of the thing that are offered from now on. Left out: none.',
    { least: 1, most: MOST.options },
  ],
} as const;
