// What is printed on cards and sheets of all kinds: paragraphs with their costs, and corrections.

/** Of lists that only the size of the file limits: it has no more values than that. */
export const MANY = 100_000;

const COSTS = {
  actionCost: ['count', 'Actions it costs.', { most: 2, or: 0 }],
  strainCost: ['count', 'Strain it costs.', { most: 10, or: 0 }],
  surgeCost: ['count', 'Surges of an attack it costs.', { most: 5, or: 0 }],
  repeatable: ['boolean', 'May be paid for more than once per attack.', { or: false }],
  exhaust: ['boolean', 'Using it exhausts the card.', { or: false }],
  deplete: ['boolean', 'Using it depletes the card.', { or: false }],
  discard: ['boolean', 'Using it discards the card.', { or: false }],
  optional: ['boolean', 'The printed text leaves the choice whether to use it.', { or: false }],
  wording: [
    '=may|=choose|=can?',
    'The printed word that leaves a choice. "can" alone does not make it optional.',
  ],
  attributeTest: [
    'attribute[]',
    'Attributes it tests; where there are several, the player picks one. In the moments "test" and "testRolled": the tests it helps.',
    { most: MANY, or: [] },
  ],
  grantsSurges: ['surge[]', 'Surge abilities it gives while it applies.', { most: MANY, or: [] }],
  options: ['option[]', 'Things of which one is picked.', { most: MANY, or: [] }],
  moments: [
    'moment[]',
    'When it can be used. Left out: it always applies, or only the players know.',
    { most: 10, or: [] },
  ],
  of: ['=self|=friend|=both', 'Who attacks, defends, tests or rests. Both: either of them.', { or: 'self' }],
  to: [
    '=self|=friend|=both|=each?',
    'Who gains something by it, if not the one who attacks, defends, tests or rests. Both: either of them. Each: both of them.',
  ],
  needs: [
    'need[]',
    'What must hold of the weapon, the hero or the other figure: the app shows it, and checks what it knows.',
    { most: 6, or: [] },
  ],
  with: ['printed?', 'Only together with this ability of the hero.'],
  once: ['=activation|=round?', 'It can be used only once in that time, though nothing is exhausted.'],
  gives: ['aid?', 'What the app changes when it is used. Left out: the players carry it out.'],
  or: ['aid?', 'What can be picked instead.'],
  more: ['true?', 'The players carry out a part of it: what the app does is not all.'],
} as const;

export const PRINTED_FORMS = {
  /** A printed paragraph: what using it costs and whether it must be used, never its sentence. */
  Effect: COSTS,
  Ability: {
    name: ['printed', 'Its printed name.'],
    ...COSTS,
    guard: ['guard?', 'What it does while its figure is attacked, or a friend beside it.'],
    unhindered: ['true?', 'Difficult terrain and hostile figures cost its figure no more movement points.'],
  },
  Erratum: {
    source: ['=faq-3.0|=later-printing', 'Where the change comes from.'],
    changes: ['printed[]', 'Fields that differ from the first printing.', { least: 1, most: MANY }],
  },
} as const;

export const UNSURE = {
  unsure: ['unsure', 'Fields whose value could not be confirmed on a printed component.', { or: [] }],
} as const;

export const ERRATA = {
  errata: [
    'Erratum[]',
    'Changes after the first printing. The fields already hold the changed values.',
    { most: MANY, or: [] },
  ],
} as const;

export const ABILITIES = {
  abilities: ['Ability[]', 'Named abilities in printed order.', { most: MANY, or: [] }],
} as const;
