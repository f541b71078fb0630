// The printed campaigns as slots, and the facts of the printed missions that fill them, field by field. The missions
// themselves come from elsewhere; `printed` of a mission says for which of these it stands.

export const STRUCTURE_FORMS = {
  Structure: {
    id: ['structureId', 'Own id: the word before the number of its missions.'],
    product: ['product?', 'The box that it lies in. Left out: missions of many packs.'],
    slots: [
      'StructureSlot[]',
      'The slots of its log, in order. Left out: its missions only are side missions.',
      { most: 40, or: [] },
    ],
    missions: ['PrintedMission[]', 'Its missions.', { least: 1, most: 80 }],
  },
  StructureSlot: {
    kind: ['=introduction|=story|=side|=interlude|=finale', 'What is played there.'],
    mission: ['word?', 'The printed mission that is played there. Left out: one of the open ones.'],
    threat: ['count', 'The threat level.', { most: 20 }],
    tiers: ['tier[]', 'Tiers of items that are for sale after it.', { most: 3, or: [] }],
    agenda: ['true?', 'After it the Empire may buy missions, too.'],
  },
  PrintedMission: {
    id: ['word', 'As campaigns name it: "core5".'],
    name: ['printed', 'Its printed name.'],
    role: ['=story|=side|=plan', 'In the story, in the side mission deck, or in the hands of the Empire.'],
    finale: ['true?', 'Of the story: it ends the campaign.'],
    hero: ['hero?', 'Of a side mission: the hero whose it is.'],
    ally: ['card?', 'Of a side mission: the ally whom it can bring.'],
    influence: ['count?', 'Of a mission of the Empire: what it costs.', { most: 20 }],
    forced: ['true?', 'Of a mission of the Empire: it must be played at once.'],
    period: ['period?', 'The time periods it fits, from and to. Left out: all.'],
  },
} as const;
