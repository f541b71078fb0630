// The forms of a campaign that is played by the printed campaign rules: its slots, side mission cards, what the end of each
// mission brings, and the missions that belong to the Empire. Part of `CAMPAIGN_FORMS`.

/** More than any printed campaign has. */
const MOST = { slots: 40, sides: 120, ends: 200, plans: 60, gains: 10 } as const;

export const CLASSIC_FORMS = {
  Classic: {
    slots: ['Slot[]', 'The slots of the campaign log, in order.', { least: 2, most: MOST.slots }],
    sides: ['SideMission[]?', 'The side mission cards.', { most: MOST.sides }],
    ends: ['MissionEnd[]?', 'What the end of each mission brings.', { most: MOST.ends }],
    plans: [
      'PlanMission[]?',
      'Missions that the Empire may buy with influence. A forced mission of an outcome needs no entry.',
      { most: MOST.plans },
    ],
    period: ['count?', 'Its time period. Left out: side missions of any period fit.'],
  },
  Slot: {
    kind: ['slotKind', 'What is played there.'],
    mission: ['mission?', 'The mission that is played there. Left out: one of the open ones.'],
    threat: ['count', 'The threat level.'],
    tiers: ['tier[]?', 'Tiers of items that are for sale after it. Left out: none.', { most: 3 }],
    agenda: ['true?', 'After it the Empire may buy missions, too.'],
  },
  SideMission: {
    mission: ['mission', 'Id of a mission that stands in the list of missions as well.'],
    colour: ['sideColour', 'Red belongs to a hero, green brings an ally, grey is anything else.'],
    hero: ['hero?', 'Of a red card: whose it is.'],
    ally: ['card?', 'Of a green card: the ally it can bring.'],
    period: ['period?', 'The time periods it fits, from and to. Left out: all.'],
  },
  /** Several may hold for one end: all of them count. */
  MissionEnd: {
    mission: ['mission', 'After this mission …'],
    won: ['boolean?', '… only if won, or only if lost.'],
    outcome: ['outcome?', '… only with this outcome.'],
    if: ['expression?', "… only if this holds, such as flag('…') that the mission has raised."],
    credits: ['number?', 'Credits for the party.'],
    xp: ['number?', 'Experience points for each hero.'],
    influence: ['number?', 'Influence for the Empire.'],
    imperialXp: ['number?', 'Experience of the Empire: it becomes influence.'],
    threat: ['number?', 'Threat with which the next mission begins.'],
    opens: ['mission[]?', 'Story missions that are open from now on.', { most: MOST.gains }],
    forces: ['mission[]?', 'Missions that must be played next.', { most: MOST.gains }],
    allies: ['card[]?', 'Allies who may come along from now on.', { most: MOST.gains }],
    villains: ['card[]?', 'Villains whom the Empire may bring from now on.', { most: MOST.gains }],
    rewards: ['reward[]?', 'Reward cards.', { most: MOST.gains }],
  },
  PlanMission: {
    mission: ['mission', 'Id of a mission that stands in the list of missions as well.'],
    forced: ['true?', 'It must be played at once. Left out: it is open as a side mission.'],
    cost: ['count', 'Influence it costs the Empire.'],
    unplayed: ['count?', 'Influence for the Empire if the heroes resolve another side mission instead.'],
  },
} as const;
